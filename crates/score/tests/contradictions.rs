//! Impossible wins are refused, and the two facts that exclude each other are named.

mod common;

use common::WinLine;
use jantaku_core::{Ruleset, Wind};
use jantaku_score::{Contradiction, Fact, Facts, NoWin, WinBy, WinContext};

fn refused(line: &str) -> Contradiction {
    match WinLine::read(line).score() {
        Err(NoWin::Contradiction(why)) => why,
        other => panic!("{line}: {other:?}"),
    }
}

/// The hand, its moment, and the two facts.
#[test]
fn two_things_that_rule_each_other_out_are_named() {
    use Fact::*;
    for (line, one, other) in [
        ("234m456p1167s ankan:9999m riichi ippatsu rinshan tsumo:8s", Ippatsu, RinshanAfterIppatsu),
        ("234m456p1167s ankan:9999m riichi nippatsu rinshan tsumo:8s", Nippatsu, RinshanAfterIppatsu),
        ("234m456p1167s444z riichi ippatsu nippatsu tsumo:8s", Nippatsu, Ippatsu),
        ("234m456p1167s444z ippatsu tsumo:8s", Ippatsu, NoRiichi),
        ("234m456p1167s444z nippatsu tsumo:8s", Nippatsu, NoRiichi),
        ("234m456p1167s444z open tsumo:8s", OpenRiichi, NoRiichi),
        ("234m456p1167s444z ron:8s dora:1m ura:2m", Ura, NoRiichi),
        ("234m1167s444z pon:222z riichi ron:8s", Riichi, OpenHand),
        ("234m456p1167s444z chankan last ron:8s", Chankan, Houtei),
        ("234m456p1167s444z chankan tsumo:8s", Chankan, Tsumo),
        ("234m456p1167s ankan:9999m rinshan ron:8s", Rinshan, Ron),
        ("234m456p1167s444z rinshan tsumo:8s", Rinshan, NoSupplement),
        ("234m456p1167s444z first last tsumo:8s", Haitei, Chiihou),
        ("234m456p1167s444z first last seat:E tsumo:8s", Haitei, Tenhou),
        ("234m456p1167s444z first last ron:8s", Houtei, Renhou),
        ("234m456p1167s444z first seat:E ron:8s", Renhou, Dealer),
        ("234m456p1167s444z first chankan ron:8s", Renhou, Chankan),
        ("234m456p1167s444z first riichi seat:E tsumo:8s", Tenhou, Riichi),
        ("234m456p1167s ankan:9999m first tsumo:8s", Chiihou, Meld),
        ("234m456p1167s ankan:9999m first_kan tsumo:8s", FirstKan, NotRinshan),
        ("234m456p1167s444z from_riichi tsumo:8s", FromRiichi, Tsumo),
        ("234m456p1167s444z from:left tsumo:8s", Discard, Tsumo),
    ] {
        let found = refused(line);
        let Contradiction::Both { one: first, other: second, .. } = found else { panic!("{line}: {found}") };
        assert_eq!((first, second), (one, other), "{line}");
    }
    let message = refused("234m456p1167s ankan:9999m riichi ippatsu rinshan tsumo:8s").to_string();
    assert!(message.starts_with("ippatsu with rinshan: a kan ends it"), "{message}");
}

/// Near misses: similar to one of them, but possible.
#[test]
fn what_can_be_together_is_scored() {
    let north = |rules: &mut Ruleset| rules.kita_breaks_ippatsu = false;
    let ippatsu = WinLine::read("234678p2344566s riichi ippatsu rinshan tsumo:6s kita:1 rules:tenhou_sanma");
    assert!(ippatsu.clone().with(north).score().is_ok(), "a north may leave ippatsu");
    assert!(matches!(ippatsu.score(), Err(NoWin::Contradiction(_))), "where the house says so");
    for line in [
        "234m456p1167s ankan:9999m rinshan last tsumo:8s",
        "234m456p1167s444z riichi ippatsu last tsumo:8s",
        "234m456p1167s444z riichi ippatsu chankan ron:8s",
        "234m456p1167s444z first tsumo:8s",
        "234m456p1167s444z riichi ron:8s dora:1m2m ura:3m4m",
    ] {
        assert!(WinLine::read(line).score().is_ok(), "{line}");
    }
}

/// Tenhou by ron, and the like: the names say more than the moment, which has only the last tile and the first turn.
#[test]
fn a_name_has_to_agree_with_who_wins_and_how() {
    use Fact::*;
    let named = |names: &[Fact], by, seat| {
        let names: Facts = names.iter().copied().collect();
        WinContext::default().named(names, by, seat)
    };
    let (east, south) = (Wind::East, Wind::South);
    for (name, by, seat, other) in [
        (Tenhou, WinBy::Ron, east, Ron),
        (Tenhou, WinBy::Tsumo, south, NotDealer),
        (Chiihou, WinBy::Ron, south, Ron),
        (Chiihou, WinBy::Tsumo, east, Dealer),
        (Renhou, WinBy::Tsumo, south, Tsumo),
        (Renhou, WinBy::Ron, east, Dealer),
        (Haitei, WinBy::Ron, south, Ron),
        (Houtei, WinBy::Tsumo, south, Tsumo),
    ] {
        let found = named(&[name], by, seat).unwrap_err();
        assert!(matches!(found, Contradiction::Both { one, other: two, .. } if (one, two) == (name, other)), "{found}");
    }
    assert!(named(&[Haitei, Houtei], WinBy::Tsumo, south).is_err());
    assert!(named(&[Tenhou, Chiihou], WinBy::Tsumo, east).is_err());
    let first = named(&[Chiihou], WinBy::Tsumo, south).unwrap();
    assert!(first.first_turn && !first.last_tile);
    assert!(named(&[Haitei], WinBy::Tsumo, east).unwrap().last_tile);
    assert!(named(&[Houtei], WinBy::Ron, east).unwrap().last_tile);
    assert_eq!(named(&[], WinBy::Ron, east), Ok(WinContext::default()));
}

/// The wall has five indicators, and no more ura indicators than the house turns.
#[test]
fn more_indicators_than_there_are_are_refused() {
    let many = |dora, ura| format!("234m456p1167s444z riichi ron:8s dora:{dora} ura:{ura}");
    assert_eq!(refused(&many("1m2m3m4m5m6m", "")), Contradiction::TooManyIndicators(6));
    let two_under_one = Contradiction::TooManyUra { ura: 2, dora: 1, most: 1 };
    assert_eq!(refused(&many("1m", "2m3m")), two_under_one);
    assert!(WinLine::read(&many("1m2m3m4m5m", "6m7m8m9m1p")).score().is_ok());
    let house = |change: fn(&mut Ruleset)| WinLine::read(&many("1m2m", "6m7m")).with(change).score();
    assert!(house(|_| {}).is_ok());
    let one = Contradiction::TooManyUra { ura: 2, dora: 2, most: 1 };
    assert_eq!(house(|rules| rules.kan_ura_dora = false), Err(one.into()));
    let none = Contradiction::TooManyUra { ura: 2, dora: 2, most: 0 };
    assert_eq!(house(|rules| rules.ura_dora = false), Err(none.into()));
}
