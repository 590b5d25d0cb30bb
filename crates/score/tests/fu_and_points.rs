//! Fu item by item, base points, and payments.

use crate::common::{WinLine, keys, win};
use jantaku_core::rules::{Nagashi, OpenPinfuFu, PaoHonba, PaoScope, PinfuTsumo, Terms};
use jantaku_core::{BySeat, Players, Ruleset, Seat, Worth, Yaku};
use jantaku_score::{
    Account, Covered, FuReason, Liability, Limit, Payments, Reason, Win, WinPayment, base_points, nagashi_payments,
    noten_payments, win_payments,
};
use proptest::prelude::*;

fn reason(reason: &FuReason) -> &'static str {
    match reason {
        FuReason::Win => "win",
        FuReason::ClosedRon => "closed",
        FuReason::Tsumo => "tsumo",
        FuReason::Chiitoitsu => "pairs",
        FuReason::Set(_) => "set",
        FuReason::Pair(_) => "pair",
        FuReason::Wait(_) => "wait",
        FuReason::OpenPinfu => "open",
    }
}

///
#[test]
fn every_item_of_the_count() {
    for (line, items, total) in [
        ("23455m456p67789s ron:5s", "win 20, closed 10", 30),
        ("23455m456p67789s tsumo:5s", "win 20", 20), // pinfu, R-203
        ("2255m77p4466s113z riichi ron:3z", "pairs 25", 25),
        ("2255m77p4466s113z tsumo:3z", "pairs 25", 25),
        ("234456m3356s chii:678p ron:7s", "win 20, open 2", 30),
        ("234456m3356s chii:678p tsumo:7s", "win 20, tsumo 2", 30),
        ("67s11m345p555z ankan:9999s tsumo:8s", "win 20, tsumo 2, set 32, set 8", 70),
        ("46s55z345p pon:999s kan:2222m last ron:5s", "win 20, set 4, set 8, pair 2, wait 2", 40),
        ("222m456p2267s111z tsumo:8s seat:S", "win 20, tsumo 2, set 4, set 8", 40),
    ] {
        let fu = win(line).fu;
        let found: Vec<String> = fu.items.iter().map(|item| format!("{} {}", reason(&item.reason), item.fu)).collect();
        assert_eq!((found.join(", ").as_str(), fu.total), (items, total), "{line}");
    }
}

/// R-216, T:486-502, T:509-524: at TOUZAI a wait is one line, with the draw and with what it completed.
#[test]
fn touzai_counts_a_wait_as_a_whole() {
    for (line, items, total) in [
        // The document's hand: 6 of bamboo drawn, beside a concealed triplet and two open ones.
        ("999m66s66z pon:222p pon:333z tsumo:6s", "win 20, set 2, set 4, set 8, pair 2, wait 6", 50),
        ("999m66s66z pon:222p pon:333z ron:6s", "win 20, set 2, set 4, set 8, pair 2, wait 2", 40),
        // Terminals, drawn and discarded.
        ("234m99s66z pon:222p pon:555z tsumo:9s", "win 20, set 2, set 4, pair 2, wait 10", 40),
        ("234m99s66z pon:222p pon:555z ron:9s", "win 20, set 2, set 4, pair 2, wait 4", 40),
        // Runs: both sides, the middle.
        ("234m67s22m pon:222p pon:555z tsumo:8s", "win 20, set 2, set 4, wait 2", 30),
        ("234m67s22m pon:222p pon:555z ron:8s", "win 20, set 2, set 4", 30),
        ("234m68s22m pon:222p pon:555z tsumo:7s", "win 20, set 2, set 4, wait 4", 30),
        // The pair: of a suit, of dragons.
        ("234m678s9m pon:222p pon:555z tsumo:9m", "win 20, set 2, set 4, wait 4", 30),
        ("234m678s6z pon:222p pon:555z tsumo:6z", "win 20, set 2, set 4, wait 6", 40),
        ("234m678s6z pon:222p pon:555z ron:6z", "win 20, set 2, set 4, wait 4", 30),
    ] {
        let read = WinLine::read(&format!("{line} rules:touzai"));
        let won = read.score().unwrap();
        let listed = won.listed_fu(&read.rules, read.winning_tile);
        let found: Vec<String> = listed.iter().map(|item| format!("{} {}", reason(&item.reason), item.fu)).collect();
        assert_eq!((found.join(", ").as_str(), won.fu.total), (items, total), "{line}");
        assert_eq!(listed.iter().map(|item| item.fu).sum::<u8>(), won.fu.sum(), "{line}");
        // Elsewhere each reason is a line.
        let elsewhere = Ruleset { terms: Terms::Common, ..read.rules.clone() };
        assert_eq!(won.listed_fu(&elsewhere, read.winning_tile), won.fu.items.to_vec(), "{line}");
    }
}

fn fu_of(line: &str, wanted: &str) -> Vec<u8> {
    let items = win(line).fu.items;
    items.iter().filter(|item| reason(&item.reason) == wanted).map(|item| item.fu).collect()
}

#[test]
fn triplets_and_quads() {
    // a riichi or a dragon gives the yaku.
    for (set, fu) in [
        ("67s11m345p555z pon:222s ron:8s", 2),
        ("67s11m345p555z pon:999s ron:8s", 4),
        ("67s11m345p222s555z ron:8s", 4),
        ("67s11m345p999p555z ron:8s", 8),
        ("67s11m345p555z kan:2222s ron:8s", 8),
        ("67s11m345p555z kan:9999s ron:8s", 16),
        ("67s11m345p555z kakan:9999s ron:8s", 16),
        ("67s11m345p555z ankan:2222s ron:8s", 16),
        ("67s11m345p555z ankan:9999s ron:8s", 32),
        ("22s11m345p678p555z riichi ron:2s", 2), // the hand is closed all the same
        ("22s11m345p678p555z tsumo:2s", 4),
    ] {
        let mut found = fu_of(set, "set");
        let dragons = found.iter().position(|&fu| fu == 8).unwrap();
        found.remove(dragons);
        assert_eq!(found, [fu], "{set}");
    }
}

///
#[test]
fn pairs_and_waits() {
    for (line, pair) in [
        ("234m456p67789s11z riichi ron:5s", Some(2)),
        ("234m456p67789s22z riichi ron:5s", Some(2)),
        ("234m456p67789s33z riichi ron:5s", None),
        ("234m456p67789s55z riichi ron:5s", Some(2)),
        ("234m456p67789s11z riichi ron:5s seat:E", Some(4)),
    ] {
        assert_eq!(fu_of(line, "pair").first().copied(), pair, "{line}");
    }
    for (line, wait) in [
        ("234m456p12789s44z riichi ron:3s", Some(2)),
        ("234m456p46789s44z riichi ron:5s", Some(2)),
        ("234m456p56789s44z riichi ron:4s", None),
        ("234m456p789s2224z riichi ron:4z", Some(2)),
        ("234m456p789s2244z riichi ron:4z", None),
        ("11m345p12355567s ron:5s riichi", None), // two-sided and three fives beats the pair wait
    ] {
        assert_eq!(fu_of(line, "wait").first().copied(), wait, "{line}");
    }
    let two = WinLine::read("234m456p67789s11z riichi ron:5s seat:E").with(|rules| rules.double_wind_pair_fu = 2);
    assert_eq!(two.score().unwrap().fu.sum(), 32);
}

/// a house that lists the points for wait, self-draw and completed pair or triplet together has the same sums.
#[test]
fn a_combined_list_of_waits_gives_the_same_sums() {
    for (hand, tile, by_tsumo, by_ron) in [
        ("234m456p67789s44z", "5s", 2, 0),        // two-sided
        ("234m456p12789s44z", "3s", 4, 2),        // edge
        ("234m456p46789s44z", "5s", 4, 2),        // middle
        ("234m456p123678s4z", "4z", 4, 2),        // pair
        ("234m456p123678s5z", "5z", 6, 4),        // pair of a dragon
        ("234m456p123678s1z seat:E", "1z", 8, 6), // pair of both winds
        ("234m22456p67899s", "2p", 6, 2),         // triplet of simples
        ("234m22456p67899s", "9s", 10, 4),        // triplet of terminals
    ] {
        for (by, points) in [("tsumo", by_tsumo), ("ron", by_ron)] {
            let scene = WinLine::read(&format!("{hand} riichi {by}:{tile}"));
            let won = scene.with(|rules| rules.pinfu_tsumo = PinfuTsumo::Counted).score().unwrap();
            let listed = won.fu.items.iter().filter(|item| !["win", "closed"].contains(&reason(&item.reason)));
            assert_eq!(listed.map(|item| item.fu).sum::<u8>(), points, "{hand} {by}");
        }
    }
}

///
#[test]
fn houses_count_differently() {
    let fu = |line: &str, change: fn(&mut Ruleset)| WinLine::read(line).with(change).score().unwrap().fu.total;
    assert_eq!(fu("23455m456p67789s tsumo:5s", |rules| rules.pinfu_tsumo = PinfuTsumo::Counted), 30);
    assert_eq!(fu("234456m3356s chii:678p ron:7s", |rules| rules.open_pinfu_fu = OpenPinfuFu::Twenty), 20);
    let pinfu = |house: &str| fu(&format!("23455m456p67789s tsumo:5s rules:{house}"), |_| ());
    assert_eq!(["yakuza", "pretty_girls", "pool_of_dreams", "touzai"].map(pinfu), [20, 20, 20, 30]);
    let open = |house: &str| fu(&format!("234m67s22p chii:345m chii:567p ron:8s last rules:{house}"), |_| ());
    assert_eq!(["yakuza", "pretty_girls", "pool_of_dreams"].map(open), [30; 3]);
    let rinshan = "234m11s67s chii:456p kan:2222p rinshan tsumo:8s";
    assert_eq!(win(rinshan).fu.sum(), 30);
    assert_eq!(WinLine::read(rinshan).with(|rules| rules.rinshan_tsumo_fu = false).score().unwrap().fu.sum(), 28);
}

///
#[test]
fn limits_by_han() {
    let rules = Ruleset::preset("yakuza").unwrap();
    for (han, fu, base, limit) in [
        (1, 30, 240, None),
        (2, 25, 400, None),
        (4, 25, 1600, None),
        (4, 30, 1920, None),
        (3, 60, 1920, None),
        (3, 70, 2000, Some(Limit::Mangan)),
        (4, 40, 2000, Some(Limit::Mangan)),
        (5, 20, 2000, Some(Limit::Mangan)),
        (6, 30, 3000, Some(Limit::Haneman)),
        (7, 30, 3000, Some(Limit::Haneman)),
        (8, 30, 4000, Some(Limit::Baiman)),
        (10, 30, 4000, Some(Limit::Baiman)),
        (11, 30, 6000, Some(Limit::Sanbaiman)),
        (12, 30, 6000, Some(Limit::Sanbaiman)),
        (13, 30, 8000, Some(Limit::Kazoe)),
        (40, 30, 8000, Some(Limit::Kazoe)),
    ] {
        assert_eq!(base_points(&rules, han, fu), (base, limit), "{han} han {fu} fu");
    }
    let with = |change: fn(&mut Ruleset), han, fu| {
        let mut rules = Ruleset::preset("yakuza").unwrap();
        change(&mut rules);
        base_points(&rules, han, fu)
    };
    assert_eq!(with(|rules| rules.kiriage = true, 4, 30), (2000, Some(Limit::Mangan)));
    assert_eq!(with(|rules| rules.kiriage = true, 3, 60), (2000, Some(Limit::Mangan)));
    assert_eq!(with(|rules| rules.kiriage = true, 4, 25), (1600, None));
    assert_eq!(with(|rules| rules.kazoe_yakuman = false, 13, 30), (6000, Some(Limit::Sanbaiman)));
    let bare = |rules: &mut Ruleset| (rules.kazoe_yakuman, rules.sanbaiman) = (false, false);
    assert_eq!(with(bare, 13, 30), (4000, Some(Limit::Baiman)));
}

/// among readings of equal worth, a yakuman precedes thirteen counted han; more points precede both.
#[test]
fn a_yakuman_goes_before_counted_han() {
    let line = "2244555666777p tsumo:2p riichi ippatsu dora:3p";
    assert_eq!(keys(&win(line)), "suuankou");
    let low = WinLine::read(line).with(|rules| rules.yaku.set(Yaku::Suuankou, Worth::Han([4, 0])));
    assert_eq!(low.score().map(|win| win.limit), Ok(Some(Limit::Kazoe)));
    let ron = "2244555666777p ron:2p riichi ippatsu dora:3p9s ura:4p4p";
    assert_eq!(win(ron).limit, Some(Limit::Kazoe), "by ron there is no fourth concealed triplet");
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 3")
}

/// A win of these base points.
fn worth(base: i32, limit: Option<Limit>) -> Win {
    Win { base, limit, ..win("234m456p1167s555z ron:8s") }
}

fn payment<'a>(rules: &'a Ruleset, win: &'a Win, winner: usize, from: Option<usize>) -> WinPayment<'a> {
    WinPayment {
        rules,
        win,
        winner: seat(winner),
        from: from.map(seat),
        dealer: seat(0),
        honba: 0,
        sticks: 0,
        pao: &[],
    }
}

fn deltas(payments: &Payments, rules: &Ruleset) -> Vec<i32> {
    payments.deltas(rules.players).values().copied().collect()
}

///
#[test]
fn shares_honba_and_sticks() {
    let rules = Ruleset::preset("yakuza").unwrap();
    let won = worth(320, None);
    let paid = |winner, from| {
        let payment = WinPayment { honba: 2, sticks: 3, ..payment(&rules, &won, winner, from) };
        let payments = win_payments(&payment);
        assert_eq!(payments.pot_delta(), -3000);
        deltas(&payments, &rules)
    };
    assert_eq!(paid(0, None), [5700, -900, -900, -900]);
    assert_eq!(paid(0, Some(2)), [5600, 0, -2600, 0]);
    assert_eq!(paid(1, None), [-900, 5100, -600, -600]);
    assert_eq!(paid(1, Some(0)), [-1900, 4900, 0, 0]);
}

#[test]
fn three_players_lose_the_share_of_the_fourth() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    (rules.players, rules.honba_value, rules.noten_pot) = (Players::Three, 200, 2000);
    let won = worth(2000, Some(Limit::Mangan));
    let payment = WinPayment { honba: 1, ..payment(&rules, &won, 1, None) };
    assert_eq!(deltas(&win_payments(&payment), &rules), [-4100, 6200, -2100]);
    let noten = |tenpai: [bool; 3]| {
        let tenpai = BySeat::from_vec(tenpai.to_vec()).unwrap();
        deltas(&noten_payments(&rules, &tenpai), &rules)
    };
    assert_eq!(noten([true, false, false]), [2000, -1000, -1000]);
    assert_eq!(noten([true, false, true]), [1000, -2000, 1000]);
    assert_eq!(noten([true; 3]), [0; 3]);
}

///
#[test]
fn the_liable_player_pays() {
    let mut rules = Ruleset::preset("yakuza").unwrap();
    let won = worth(16000, Some(Limit::Yakuman(2)));
    let paid = |rules: &Ruleset, from| {
        let pao = &[Liability { seat: seat(2), covers: Covered::Units(1) }];
        let payments = win_payments(&WinPayment { honba: 1, pao, ..payment(rules, &won, 1, from) });
        deltas(&payments, rules)
    };
    rules.pao_scope = PaoScope::WholeHand;
    assert_eq!(paid(&rules, None), [0, 64300, -64300, 0]);
    assert_eq!(paid(&rules, Some(2)), [0, 64300, -64300, 0]);
    rules.pao_honba_ron = PaoHonba::Liable;
    assert_eq!(paid(&rules, Some(3)), [0, 64300, -32300, -32000]);
    rules.pao_honba_ron = PaoHonba::Discarder;
    assert_eq!(paid(&rules, Some(3)), [0, 64300, -32000, -32300]);
    rules.pao_scope = PaoScope::LiableOnly;
    assert_eq!(paid(&rules, None), [-16000, 64300, -40300, -8000]);
    assert_eq!(paid(&rules, Some(3)), [0, 64300, -16000, -48300]);
    // Nobody is liable for a hand that is not a yakuman.
    let mangan = worth(2000, Some(Limit::Mangan));
    let pao = &[Liability { seat: seat(2), covers: Covered::Units(1) }];
    let payments = win_payments(&WinPayment { pao, ..payment(&rules, &mangan, 1, Some(3)) });
    assert_eq!(deltas(&payments, &rules), [0, 8000, 0, -8000]);
}

///
#[test]
fn noten_players_pay_tenpai_players() {
    let rules = Ruleset::preset("tenhou").unwrap();
    for (tenpai, expected) in [
        ([true, false, false, false], [3000, -1000, -1000, -1000]),
        ([true, false, true, false], [1500, -1500, 1500, -1500]),
        ([true, true, true, false], [1000, 1000, 1000, -3000]),
        ([false; 4], [0; 4]),
        ([true; 4], [0; 4]),
    ] {
        let tenpai = BySeat::from_vec(tenpai.to_vec()).unwrap();
        assert_eq!(deltas(&noten_payments(&rules, &tenpai), &rules), expected);
    }
}

///
#[test]
fn nagashi_is_paid_as_a_self_draw() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    let paid = |rules: &Ruleset, winners: &[usize]| {
        let winners: Vec<Seat> = winners.iter().copied().map(seat).collect();
        deltas(&nagashi_payments(rules, seat(0), 2, &winners), rules)
    };
    assert_eq!(paid(&rules, &[0]), [12000, -4000, -4000, -4000]);
    assert_eq!(paid(&rules, &[1]), [-4000, 8000, -2000, -2000]);
    assert_eq!(paid(&rules, &[0, 1]), [8000, 4000, -6000, -6000]);
    rules.nagashi_honba = true;
    assert_eq!(paid(&rules, &[1]), [-4200, 8600, -2200, -2200]);
    rules.nagashi_value = Nagashi::Off;
    assert_eq!(paid(&rules, &[1]), [0; 4]);
}

///
#[test]
fn nagashi_is_worth_what_the_house_says() {
    let base = |house: &str| {
        let rules = Ruleset::preset(house).unwrap();
        -deltas(&nagashi_payments(&rules, seat(0), 0, &[seat(1)]), &rules)[2]
    };
    let houses = ["yakuza", "pretty_girls", "pool_of_dreams", "touzai", "shanghai"];
    assert_eq!(houses.map(base), [2000, 2000, 2000, 8000, 0]);
    for (value, points) in [
        (Nagashi::Mangan, 2000),
        (Nagashi::Haneman, 3000),
        (Nagashi::Baiman, 4000),
        (Nagashi::Sanbaiman, 6000),
        (Nagashi::Yakuman, 8000),
    ] {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.nagashi_value = value;
        let paid = deltas(&nagashi_payments(&rules, seat(0), 0, &[seat(1)]), &rules);
        assert_eq!(paid, [-2 * points, 4 * points, -points, -points], "{value:?}");
    }
}

proptest! {
    ///
    #[test]
    fn what_one_loses_others_gain(
        (three, base, units) in (any::<bool>(), 1i32..600, 0u8..6),
        (winner, from, liable) in (0usize..4, prop::option::of(0usize..4), prop::option::of(0usize..4)),
        (dealer, honba, sticks, scope) in (0usize..4, 0u32..20, 0u32..10, any::<bool>()),
    ) {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.players = if three { Players::Three } else { Players::Four };
        rules.pao_scope = if scope { PaoScope::WholeHand } else { PaoScope::LiableOnly };
        rules.honba_value = 100 * (rules.players.count() as i32 - 1);
        let at = |index: usize| seat(index % rules.players.count());
        let won = match units {
            0 => worth(base * 10, None),
            _ => worth(8000 * i32::from(units), Some(Limit::Yakuman(units))),
        };
        let from = from.map(at).filter(|from| *from != at(winner));
        let pao: Vec<Liability> =
            liable.map(|liable| Liability { seat: at(liable), covers: Covered::Units(1) }).into_iter().collect();
        let payment =
            WinPayment { rules: &rules, win: &won, winner: at(winner), from, dealer: at(dealer), honba, sticks, pao: &pao };
        let payments = win_payments(&payment);
        let gained: i32 = payments.deltas(rules.players).values().sum();
        prop_assert_eq!(gained + payments.pot_delta(), 0);
        prop_assert!(payments.iter().all(|transfer| transfer.points > 0 && transfer.points % 100 == 0));
        prop_assert!(payments.iter().all(|transfer| transfer.to == Account::Seat(at(winner))));
        let sticks_paid: i32 =
            payments.iter().filter(|transfer| transfer.reason == Reason::Sticks).map(|transfer| transfer.points).sum();
        prop_assert_eq!(sticks_paid, 1000 * sticks as i32);
    }
}
