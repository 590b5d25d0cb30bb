//! Every yaku with hands that have it and near misses: complete hands, a tile, a call or a moment away from it.

mod forms;
mod houses;
mod local;
mod naive;
mod neighbours;
mod table;

use crate::common::{WinLine, keys, value_of, win};
use jantaku_core::rules::DaisharinSuits;
use jantaku_core::{Worth, Yaku};
use jantaku_score::{Contradiction, Limit, NoWin, Value};
use table::TABLE;

/// One row of the table in one house.
fn holds(house: &str, (yaku, hands, misses): &table::Row) {
    let line_in = |line: &str| WinLine::read(&format!("{line} rules:{house}")).score();
    for (line, value) in *hands {
        let win = line_in(line).unwrap_or_else(|no_win| panic!("{line} in {house}: {no_win}"));
        assert_eq!(value_of(&win, *yaku), Some(*value), "{yaku} in {line} in {house}");
    }
    for line in *misses {
        match line_in(line) {
            Ok(win) => assert_eq!(value_of(&win, *yaku), None, "{yaku} in {line} in {house}"),
            Err(no_win) => assert_eq!(no_win, NoWin::NoYaku, "{line} in {house}"),
        }
    }
    assert!(!hands.is_empty() && !misses.is_empty(), "{yaku}");
}

/// R-079; the han, unlike the yakuman, are the same in four of the described houses.
#[test]
fn every_yaku_has_its_hands_and_near_misses() {
    for row in TABLE {
        holds("yakuza", row);
        if row.1.iter().all(|(_, value)| matches!(value, Value::Han(_))) {
            ["pretty_girls", "shanghai", "pool_of_dreams"].iter().for_each(|house| holds(house, row));
        }
    }
    let local = local::cases();
    let mut tested: Vec<Yaku> =
        TABLE.iter().map(|(yaku, ..)| *yaku).chain(local.iter().map(|case| case.yaku)).collect();
    tested.sort_unstable();
    assert_eq!(tested, Yaku::ALL);
}

///
#[test]
fn yaku_add_up_and_the_best_reading_counts() {
    for (line, yaku, han) in [
        ("234m456p1167s pon:111z ron:8s seat:E", "seat_wind round_wind", 2),
        ("23m456p55577z pon:666z ron:4m", "haku hatsu shousangen", 4),
        ("111m999p11s44z pon:999s ron:1s", "toitoi honroutou", 4),
        ("1199m1199p1199s4z ron:4z", "chiitoitsu honroutou", 4),
        ("112233m5577p224s ron:4s", "chiitoitsu", 2),
        ("111222333m4455p riichi ron:4p", "riichi toitoi sanankou", 5), // not iipeikou of three runs
        ("111222333m45p99s ron:6p", "sanankou", 2),   // 50 fu, more than pinfu and iipeikou
        ("111m1z pon:999m pon:555z pon:222z ron:1z seat:S", "seat_wind haku toitoi honroutou honitsu", 8),
        ("234m456p1167s444z riichi ippatsu tsumo:8s", "riichi ippatsu menzen_tsumo", 3),
        ("123789m123p1299s ron:3s", "sanshoku_doujun junchan", 5),
    ] {
        let win = win(line);
        assert_eq!((keys(&win).as_str(), win.han), (yaku, han), "{line}");
    }
}

/// in other suits than the house's, or in a house without that yakuman, a big wheel is what it is made of.
#[test]
fn a_big_wheel_that_is_no_yakuman_is_scored_by_its_yaku() {
    for (wheel, house, han, counted) in [
        ("2233445566778s ron:8s", "yakuza", 11, true),
        ("2233445566778m ron:8m", "yakuza", 11, true),
        ("2233445566778p ron:8p", "pretty_girls", 11, true),
        ("2233445566778p ron:8p", "shanghai", 11, true),
        ("2233445566778p ron:8p", "touzai", 9, false),
    ] {
        let plain = win(&format!("{wheel} rules:{house}"));
        assert_eq!((keys(&plain).as_str(), plain.han), ("pinfu tanyao ryanpeikou chinitsu", han), "{wheel} in {house}");
        let suit = wheel.chars().last().unwrap();
        let raised = win(&format!("{wheel} riichi dora:1{suit}2{suit} rules:{house}"));
        assert_eq!((raised.han, raised.limit == Some(Limit::Kazoe)), (han + 5, counted), "{wheel} in {house}");
    }
    assert_eq!(keys(&win("2233445566778p ron:8p")), "daisharin");
}

/// each yaku that asks for triplets, with a quad in the place of one.
#[test]
fn a_quad_serves_as_a_triplet() {
    for (yaku, line) in [
        (Yaku::SeatWind, "234m456p1167s pon:222z ron:8s seat:S"),
        (Yaku::RoundWind, "234m456p1167s pon:111z ron:8s round:E"),
        (Yaku::Haku, "234m456p1167s pon:555z ron:8s"),
        (Yaku::Hatsu, "234m456p1167s pon:666z ron:8s"),
        (Yaku::Chun, "234m456p1167s pon:777z ron:8s"),
        (Yaku::Toitoi, "1s pon:111m pon:999p pon:222s pon:444z ron:1s"),
        (Yaku::SanshokuDoukou, "789s1z pon:222m pon:222p pon:222s ron:1z"),
        (Yaku::Honroutou, "1s pon:111m pon:999p pon:999s pon:444z ron:1s"),
        (Yaku::Shousangen, "23m456p77z pon:555z pon:666z ron:4m"),
        (Yaku::Chanta, "12378m99p pon:111z pon:999s ron:9m"),
        (Yaku::Junchan, "12378m99p pon:111p pon:999s ron:9m"),
        (Yaku::Honitsu, "12456m11z pon:999m pon:555z ron:3m"),
        (Yaku::Chinitsu, "1234577m pon:888m pon:999m ron:6m"),
        (Yaku::Daisangen, "23m11p pon:555z pon:666z pon:777z ron:4m"),
        (Yaku::Shousuushii, "23m44z pon:111z pon:222z pon:333z ron:4m"),
        (Yaku::Daisuushii, "1m pon:111z pon:222z pon:333z pon:444z ron:1m"),
        (Yaku::Tsuuiisou, "5z pon:111z pon:222z pon:333z pon:777z ron:5z"),
        (Yaku::Chinroutou, "1s pon:111m pon:999m pon:111p pon:999p ron:1s"),
        (Yaku::Ryuuiisou, "6z pon:222s pon:333s pon:444s pon:888s ron:6z"),
    ] {
        let (before, triplet) = line.rsplit_once("pon:").unwrap();
        let quad = format!("{before}kan:{}{triplet}", &triplet[..1]);
        for line in [line, &quad] {
            assert!(value_of(&win(line), yaku).is_some(), "{yaku} in {line}");
        }
    }
}

///
#[test]
fn yakuman_add_up_and_drive_out_the_rest() {
    let line = "1m111222333444z ron:1m dora:9m riichi";
    let stacked = win(line);
    assert_eq!(keys(&stacked), "suuankou_tanki daisuushii");
    assert_eq!((stacked.limit, stacked.base, stacked.han), (Some(Limit::Yakuman(4)), 32000, 0));
    assert_eq!(stacked.dora.total(), 0);
    let alone = WinLine::read("1112223335566z ron:5z").with(|rules| rules.yakuman_stacking = false).score().unwrap();
    assert_eq!(keys(&alone), "tsuuiisou");
    let highest = WinLine::read("5z ankan:1111z ankan:2222z ankan:3333z ankan:4444z ron:5z");
    let six = highest.score().unwrap();
    assert_eq!(six.limit, Some(Limit::Yakuman(6)), "{}", keys(&six));
    let best = highest.with(|rules| rules.yakuman_stacking = false).score().unwrap();
    assert_eq!(best.limit, Some(Limit::Yakuman(2)));
}

#[test]
fn a_variant_the_house_does_not_know_counts_as_what_it_is_a_variant_of() {
    for (line, variant, base) in [
        ("19m19p19s1234567z ron:7z", Yaku::Kokushi13, Yaku::Kokushi),
        ("222m444p333666s1z ron:1z", Yaku::SuuankouTanki, Yaku::Suuankou),
        ("1112345678999m ron:5m", Yaku::Chuuren9, Yaku::Chuuren),
        ("123m456p789s1122z double ron:1z", Yaku::DoubleRiichi, Yaku::Riichi),
        ("2233445566778s ron:8s", Yaku::Ryanpeikou, Yaku::Iipeikou),
        ("123789m789p1299s ron:3s", Yaku::Junchan, Yaku::Chanta),
        ("1123344556778m ron:9m", Yaku::Chinitsu, Yaku::Honitsu),
    ] {
        let win = WinLine::read(line).with(|rules| rules.yaku.set(variant, Worth::Absent)).score().unwrap();
        assert_eq!((value_of(&win, variant), value_of(&win, base).is_some()), (None, true), "{line}");
    }
}

///
#[test]
fn houses_differ() {
    let kuitan = "234456m3356s chii:678p ron:7s";
    assert_eq!(WinLine::read(kuitan).with(|rules| rules.open_tanyao = false).score(), Err(NoWin::NoYaku));
    assert_eq!(WinLine::read(&format!("{kuitan} rules:touzai")).score(), Err(NoWin::NoYaku));
    let closed = WinLine::read("234456m678p3356s ron:7s").with(|rules| rules.open_tanyao = false);
    assert!(value_of(&closed.score().unwrap(), Yaku::Tanyao).is_some());
    let wheel = WinLine::read("2233445566778s ron:8s").with(|rules| rules.daisharin = DaisharinSuits::AnySuit);
    assert_eq!(keys(&wheel.score().unwrap()), "daisharin");
    let last =
        WinLine::read("234m456p1167s ankan:9999m rinshan last tsumo:8s").with(|rules| rules.rinshan_with_haitei = true);
    assert_eq!(keys(&last.score().unwrap()), "menzen_tsumo haitei rinshan");
}

/// the same fourteen tiles are another hand with another winning tile.
#[test]
fn what_a_hand_is_worth_depends_on_the_winning_tile() {
    for (line, yaku, fu) in [
        ("234m345678p2234s ron:5s riichi", "riichi pinfu tanyao", 30),
        ("234m345678p2235s ron:4s riichi", "riichi tanyao", 40),
        ("222m444p33666s11z tsumo:3s", "suuankou", 40),
        ("222m444p333666s1z tsumo:1z", "suuankou_tanki", 50),
    ] {
        let found = win(line);
        assert_eq!((keys(&found).as_str(), found.fu.total), (yaku, fu), "{line}");
    }
}

///
#[test]
fn two_han_are_needed_from_five_honba() {
    let one_han = "234m456p1167s555z ron:8s dora:4z4z";
    assert!(WinLine::read(&format!("{one_han} honba:4")).score().is_ok());
    let refused = WinLine::read(&format!("{one_han} honba:5")).score();
    assert_eq!(refused, Err(NoWin::BelowTwoHan { han: 1 }));
    assert!(WinLine::read(&format!("{one_han} honba:5 riichi")).score().is_ok());
    assert!(WinLine::read(&format!("{one_han} honba:5 rules:tenhou")).score().is_ok());
    assert!(WinLine::read("1112345678999m ron:5m honba:9").score().is_ok());
}

///
#[test]
fn dora_count_for_each_indicator_and_need_a_yaku() {
    let found = win("234m406p1167s555z ron:8s dora:7z7z rules:tenhou");
    assert_eq!((found.dora.dora, found.dora.ura, found.dora.red, found.han), (6, 0, 1, 8));
    assert_eq!(win("234m456p1167s555z riichi ron:8s dora:4z9p ura:1m1s").dora.ura, 1);
    assert_eq!(WinLine::read("234m1167s444z chii:456p ron:8s dora:1s3z").score(), Err(NoWin::NoYaku));
    assert_eq!(win("234m456p1167s555z ron:8s dora:5z").dora.total(), 0); // the indicator is no dora itself
}

///
#[test]
fn what_is_no_win_says_why() {
    for (line, expected) in [
        ("1111m2233p4455s7z ron:7z", NoWin::NotComplete),
        ("123m456p789s1123z ron:4z", NoWin::NotComplete),
        ("123m456p1122z chii:789s ron:3z", NoWin::NotComplete),
        ("234m1167s444z chii:456p ron:8s", NoWin::NoYaku),
        (
            "1111m456p789s112z ron:1m",
            Contradiction::FiveOfAKind("1m".parse::<jantaku_core::Tile>().unwrap().kind()).into(),
        ),
    ] {
        assert_eq!(WinLine::read(line).score(), Err(expected), "{line}");
    }
}
