//! Impossible wins are refused, and the two facts that exclude each other are named.

use crate::common::WinLine;
use jantaku_core::rules::RiichiAnkan;
use jantaku_core::{Relative, Ruleset, Wind};
use jantaku_score::{Contradiction, Fact, Facts, NoWin, Place, WinBy, WinContext};

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
        ("234m456p1167s ankan:9999m riichi ippatsu rinshan tsumo:8s", Ippatsu, Rinshan),
        ("234m456p1167s ankan:9999m riichi nippatsu rinshan tsumo:8s", Nippatsu, Rinshan),
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
    assert_eq!(refused(&many("1m2m3m4m5m6m", "")), Contradiction::TooManyIndicators { dora: 6, most: 5 });
    let two_under_one = Contradiction::TooManyUra { ura: 2, dora: 1, most: 1 };
    assert_eq!(refused(&many("1m", "2m3m")), two_under_one);
    assert!(WinLine::read(&many("1m2m3m4m5m", "6m7m8m9m1p")).score().is_ok());
    let house = |change: fn(&mut Ruleset)| WinLine::read(&many("1m2m", "6m7m")).with(change).score();
    assert!(house(|_| {}).is_ok());
    let one = Contradiction::TooManyUra { ura: 2, dora: 2, most: 1 };
    assert_eq!(house(|rules| rules.kan_ura_dora = false), Err(one.clone().into()));
    let none = Contradiction::TooManyUra { ura: 2, dora: 2, most: 0 };
    assert_eq!(house(|rules| (rules.ura_dora, rules.kan_ura_dora) = (false, false)), Err(none.into()));
    assert_eq!(house(|rules| rules.ura_dora = false), Err(one.into()));
}

/// A robbed kan is of four tiles: a copy elsewhere is the tile named, and where it is.
#[test]
fn a_kan_is_robbed_of_a_tile_that_nobody_else_has() {
    for (line, place) in [
        ("19m19p19s1234567z chankan ron:1m", Place::Hand),
        ("234m456p1167s444z chankan ron:1s", Place::Hand),
        ("22m456p55678s chii:324m chankan ron:2m", Place::Hand),
        ("456p1167s444z chii:234m chankan ron:8s dora:8s", Place::Indicator),
        ("234m456p1167s444z riichi chankan ron:8s dora:2m ura:8s", Place::Indicator),
        ("234m1155p chii:678s ankan:4444z chankan ron:5p", Place::Hand),
        ("1167s444z chii:234p chii:789s chankan ron:8s", Place::Meld),
    ] {
        let found = refused(line);
        let Contradiction::Tile { moment: Fact::Chankan, kind, place: at } = found else { panic!("{line}: {found}") };
        assert_eq!((kind, at), (WinLine::read(line).winning_tile.kind(), place), "{line}");
    }
    let message = refused("19m19p19s1234567z chankan ron:1m").to_string();
    assert_eq!(message, "chankan on 1m: the kan of another player has all four of them, but the hand has one");
    // A north laid aside is one tile.
    let north = "234678p234789s4z chankan ron:4z kita:2 rules:tenhou_sanma";
    assert!(WinLine::read(north).with(|rules| rules.kita_chankan_yaku = true).score().is_ok());
    assert!(matches!(refused(north), Contradiction::Tile { place: Place::Hand, .. }), "no chankan of a north here");
}

/// The number of copies of the winning tile that everybody sees.
#[test]
fn copies_in_sight_agree_with_the_tiles() {
    let wrong = |line| matches!(refused(line), Contradiction::InSight { .. });
    assert!(wrong("234m456p1167s444z ron:8s seen:4"));
    assert!(wrong("234m456p1167s888s ron:8s seen:1"));
    assert!(wrong("1167s444z chii:234p chii:789s ron:8s dora:8s seen:1"));
    let can_be = |line| !matches!(WinLine::read(line).score(), Err(NoWin::Contradiction(_)));
    assert!(can_be("1167s444z chii:234p chii:789s ron:8s dora:8s seen:2"));
    assert!(can_be("234m456p1167s444z ron:8s seen:3"));
}

/// Each row of the table with a hand that it refuses under these rules and one, as near, that it does not.
#[test]
fn a_moment_demands_what_the_rules_make_of_it() {
    use Fact::*;
    type Change = fn(&mut Ruleset);
    let as_is: Change = |_| {};
    for (line, one, other, refusing, allowing) in [
        ("234678p2344566s first tsumo:6s kita:1", Chiihou, North, as_is, None::<Change>),
        ("234678p2344566s first seat:E tsumo:6s kita:1", Tenhou, North, as_is, None),
        (
            "234678p2344566s first seat:E tsumo:6s kita:1",
            Tenhou,
            North,
            |rules| rules.kita_breaks_first_turn = false,
            None,
        ),
        ("234678p2344566s first ron:6s kita:1", Renhou, North, as_is, None),
        (
            "234678p2344566s double tsumo:6s kita:1",
            DoubleRiichi,
            North,
            |rules| rules.kita_in_riichi = false,
            Some(as_is),
        ),
        (
            "234678p2344566s double ippatsu ron:6s kita:1",
            Ippatsu,
            North,
            as_is,
            Some(|rules| rules.kita_breaks_ippatsu = false),
        ),
        (
            "234678p2344566s double nippatsu ron:6s kita:1",
            Nippatsu,
            North,
            as_is,
            Some(|rules| rules.kita_breaks_ippatsu = false),
        ),
        (
            "234678p2344566s riichi rinshan tsumo:6s kita:1",
            Rinshan,
            Riichi,
            |rules| rules.kita_in_riichi = false,
            Some(as_is),
        ),
        (
            "234678p2344566s rinshan tsumo:6s kita:1",
            Rinshan,
            North,
            |rules| rules.kita_rinshan_yaku = false,
            Some(as_is),
        ),
        ("234678p2344566s rinshan last tsumo:6s kita:1", Haitei, Rinshan, |rules| rules.kita_min_wall = 2, Some(as_is)),
        ("234678p2344566s rinshan chain:1 tsumo:6s kita:1", KanChain, FewerKans, as_is, None),
        ("234678p2344566s rinshan first_kan tsumo:6s kita:1", FirstKan, FewerKans, as_is, None),
        (
            "234678p234789s4z riichi ippatsu chankan ron:4z",
            Ippatsu,
            Chankan,
            |rules| (rules.kita_chankan_yaku, rules.kita_ron_keeps_ippatsu) = (true, false),
            Some(|rules| (rules.kita_chankan_yaku, rules.kita_ron_keeps_ippatsu) = (true, true)),
        ),
        ("234678p1167s444z chankan from_riichi ron:8s", Chankan, FromRiichi, as_is, None),
        (
            "19m19p19s1234566z chankan from_riichi ron:7z",
            Chankan,
            FromRiichi,
            as_is,
            Some(|rules| rules.chankan_kokushi_on_ankan = true),
        ),
        (
            "234678p2344566s declares_double ron:6s kita:1",
            DeclaresDouble,
            North,
            as_is,
            Some(|rules| rules.kita_breaks_first_turn = false),
        ),
        (
            "234678p2344566s first tsumo:6s dora:1p2p",
            Chiihou,
            SecondIndicator,
            as_is,
            Some(|rules| (rules.kita_new_dora, rules.kita_breaks_first_turn) = (true, false)),
        ),
    ] {
        demands(&format!("{line} rules:tenhou_sanma"), one, other, refusing, allowing);
    }
    let min_wall: Change = |rules| rules.riichi_min_wall = 1;
    for (line, one, other, refusing, allowing) in [
        ("234m456p1167s444z riichi ippatsu last ron:8s", Ippatsu, Houtei, as_is, Some(min_wall)),
        (
            "234m456p1167s444z riichi ippatsu last tsumo:8s",
            Ippatsu,
            Haitei,
            |rules| rules.riichi_min_wall = 5,
            Some(as_is),
        ),
        (
            "234m456p1167s444z riichi nippatsu last ron:8s",
            Nippatsu,
            Houtei,
            |rules| rules.riichi_min_wall = 8,
            Some(as_is),
        ),
        (
            "234m456p1167s444z riichi nippatsu last tsumo:8s",
            Nippatsu,
            Haitei,
            |rules| rules.riichi_min_wall = 9,
            Some(as_is),
        ),
        ("234m456p1167s444z last declares ron:8s", Houtei, Declares, as_is, Some(|rules| rules.riichi_min_wall = 0)),
        ("234m456p1167s444z last declares_double ron:8s", Houtei, DeclaresDouble, as_is, None),
        (
            "234m456p1167s ankan:9999m double ron:8s",
            DoubleRiichi,
            Kan,
            |rules| rules.riichi_ankan = RiichiAnkan::Never,
            Some(as_is),
        ),
        ("234m456p1167s ankan:9999m double ippatsu ron:8s", Ippatsu, Kan, as_is, None),
        ("234m456p1167s ankan:9999m double nippatsu ron:8s", Nippatsu, Kan, as_is, None),
        (
            "234m456p1167s ankan:9999m riichi rinshan tsumo:8s",
            Rinshan,
            Riichi,
            |rules| rules.riichi_ankan = RiichiAnkan::Never,
            Some(as_is),
        ),
        (
            "234m456p1167s444z double ippatsu tsumo:8s dora:1m2m",
            Ippatsu,
            SecondIndicator,
            as_is,
            Some(|rules| rules.ippatsu_broken_by_kakan = false),
        ),
        (
            "234m456p1167s444z double nippatsu tsumo:8s dora:1m2m",
            Nippatsu,
            SecondIndicator,
            as_is,
            Some(|rules| rules.ippatsu_broken_by_kakan = false),
        ),
        (
            "234m456p1167s444z riichi ippatsu after_kan ron:8s",
            Ippatsu,
            AfterKan,
            as_is,
            Some(|rules| rules.ippatsu_broken_by_kakan = false),
        ),
        (
            "234m456p1167s444z riichi nippatsu after_kan ron:8s",
            Nippatsu,
            AfterKan,
            as_is,
            Some(|rules| rules.ippatsu_broken_by_kakan = false),
        ),
        (
            "234m456p1167s444z from_riichi after_kan ron:8s",
            FromRiichi,
            AfterKan,
            |rules| rules.riichi_ankan = RiichiAnkan::Never,
            Some(as_is),
        ),
        ("234m456p1167s444z from_riichi declares ron:8s", FromRiichi, Declares, as_is, None),
        ("234m456p1167s444z first from_riichi ron:8s", Renhou, FromRiichi, as_is, None),
        ("234m456p1167s444z first after_kan ron:8s", Renhou, AfterKan, as_is, None),
        ("234m456p1167s444z first declares ron:8s", Renhou, Declares, as_is, None),
        ("234m456p1167s444z first from:right ron:8s", Renhou, Discard, as_is, None),
        ("234m456p1167s444z first from:across seat:W ron:8s dora:1m2m", Renhou, SecondIndicator, as_is, None),
        ("234m456p1167s444z first seat:E tsumo:8s dora:1m2m", Tenhou, SecondIndicator, as_is, None),
        ("234m456p1167s444z chankan declares ron:8s", Chankan, Declares, as_is, None),
        ("234m456p1167s444z chankan after_kan ron:8s", Chankan, AfterKan, as_is, None),
        ("8s kan:1111m kan:2222p kan:3333s kan:4444z after_kan ron:8s", AfterKan, FourKans, as_is, None),
        ("1167s444z pon:222m ankan:9999m rinshan first_kan tsumo:8s", FirstKan, EarlierMeld, as_is, None),
        ("234m1167s444z ankan:9999m riichi rinshan first_kan tsumo:8s", FirstKan, Riichi, as_is, None),
        ("234m1167s444z ankan:9999m rinshan first_kan last tsumo:8s", Haitei, FirstKan, as_is, None),
        ("234m1167s444z ankan:9999m rinshan first_kan tsumo:8s dora:1m2m3m", FirstKan, SecondIndicator, as_is, None),
        ("234m1167s444z ankan:9999m rinshan chain:2 tsumo:8s", KanChain, FewerKans, as_is, None),
        ("234m1167s444z ankan:9999m chain:1 tsumo:8s", KanChain, NotRinshan, as_is, None),
        ("1167s444z chii:234m pon:999m declares_double ron:8s", DeclaresDouble, Meld, as_is, None),
        ("234m456p1167s444z after_kan declares_double ron:8s", DeclaresDouble, AfterKan, as_is, None),
        ("234m456p1167s444z declares_double ron:8s dora:1m2m", DeclaresDouble, SecondIndicator, as_is, None),
        ("234m456p1167s444z riichi declares_double ron:8s", DeclaresDouble, Riichi, as_is, None),
        ("234m456p1167s444z double nippatsu declares_double ron:8s", DeclaresDouble, Nippatsu, as_is, None),
    ] {
        demands(line, one, other, refusing, allowing);
    }
}

fn demands(line: &str, one: Fact, other: Fact, refusing: fn(&mut Ruleset), allowing: Option<fn(&mut Ruleset)>) {
    let found = WinLine::read(line).with(refusing).score();
    let Err(NoWin::Contradiction(Contradiction::Both { one: first, other: second, .. })) = found else {
        panic!("{line}: {found:?}")
    };
    assert_eq!((first, second), (one, other), "{line}");
    let allowed = allowing.map(|allowing| WinLine::read(line).with(allowing).score());
    assert!(!matches!(allowed, Some(Err(NoWin::Contradiction(_)))), "{line}: {allowed:?}");
}

/// What a table has: its tiles, its red fives and its players.
#[test]
fn a_win_is_stated_of_a_table_that_has_it() {
    use Contradiction::*;
    let kind = |text: &str| text.parse::<jantaku_core::Tile>().unwrap().kind();
    for (line, why) in [
        ("234m456p1167s444z ron:8s dora:4z4z", FiveInSight(kind("4z"))),
        ("234678p2344566s tsumo:6s kita:3 dora:4z4z rules:tenhou_sanma", FiveInSight(kind("4z"))),
        ("234m456p1167s111z tsumo:8s kita:1", TooManyKita(1, 0)),
        ("234m456p1167s444z ron:8s rules:tenhou_sanma", NotPlayed(kind("2m"))),
        ("234m406p1167s444z ron:8s dora:0p rules:tenhou", TooManyReds { kind: kind("5p"), held: 2, played: 1 }),
        ("234678p2344566s tsumo:6s seat:N rules:tenhou_sanma", NobodyIs(Wind::North)),
        ("234678p2344566s ron:6s from:across rules:tenhou_sanma", NobodySits(Relative::Across)),
        ("234678p2344s chii:567s ron:1s rules:tenhou_sanma", NoChii),
    ] {
        assert_eq!(refused(line), why, "{line}");
    }
    let one_indicator = TooManyIndicators { dora: 2, most: 1 };
    let no_kan_dora = |rules: &mut Ruleset| (rules.kan_dora, rules.kan_ura_dora) = (false, false);
    let two = WinLine::read("234m456p1167s444z ron:8s dora:1m2m").with(no_kan_dora).score();
    assert_eq!(two, Err(one_indicator.into()));
}
