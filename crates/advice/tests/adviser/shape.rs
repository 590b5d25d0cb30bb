use jantaku_advice::AdviceRule::*;
use jantaku_advice::Fact;
use jantaku_core::notation::parse_tiles;
use jantaku_core::{KindSet, Yaku};
use jantaku_engine::Action;
use jantaku_testkit::{Play, Scene, SceneExt, ViewScript, kind, seat, tile};

use crate::adviser::{NEAR, chooses, dora, house, notes, seen, seen_in, silent, spoken};

fn kinds(text: &str) -> KindSet {
    text.split_whitespace().map(kind).collect()
}

///
#[test]
fn a_tile_without_a_neighbour_within_two_goes_first() {
    let facts = chooses(IsolatedFirst, &seen(0, NEAR, "0:9m-"), "9m");
    assert_eq!(facts[0], Fact::Tile(tile("9m")));
    // The 6m is two away from the 4m.
    silent(IsolatedFirst, &seen(0, NEAR, "0:6m-"));
    // 45 and 79 are shapes, and the 1 has no neighbour.
    chooses(IsolatedFirst, &seen(0, "234m56799p1457s3m", "0:9s-"), "1s");
}

///
#[test]
fn of_isolated_tiles_the_least_useful_goes_first() {
    let facts = chooses(LeastUseful, &seen(0, "234m56799p2267s4z", "0:8m-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("4z")), Fact::Other(tile("8m"))]);
    silent(LeastUseful, &seen(0, "234m56799p2267s4z", "0:3z-"));
    // Honours, then 1 and 9, then 2 and 8, then 3 to 7.
    let steps = [("234m56799p2267s4z", "9m"), ("234m56799p2267s9m", "2p"), ("234m56799p2267s2p", "7m")];
    for (hand, drawn) in steps {
        let least = parse_tiles(hand).unwrap()[12];
        let facts = chooses(LeastUseful, &seen(0, hand, &format!("0:{drawn}-")), &least.to_string());
        assert_eq!(facts, [Fact::Tile(least), Fact::Other(tile(drawn))]);
    }
    silent(LeastUseful, &seen(0, "234m56799p2267s9m", "0:1p-"));
}

/// R-422, y040: of 679 the 9 goes, and the two-sided shape stays.
#[test]
fn a_two_sided_shape_has_twice_the_tiles_of_a_middle_one() {
    let facts = chooses(TwoSided, &seen(0, "234456m22789s67p", "0:9p-"), "riichi 9p");
    let two = Fact::Ukeire { kinds: kinds("5p 8p"), count: 8 };
    assert_eq!(facts, [Fact::Tile(tile("9p")), two, Fact::OtherUkeire { kinds: kinds("8p"), count: 4 }]);
    // An edge shape is no better: 124.
    silent(TwoSided, &seen(0, "234456m22789s12p", "0:4p-"));
}

/// the five shapes and what they wait for.
#[test]
fn overlapping_shapes_are_recognised() {
    let cases = [
        ("6667m123p456789s", "5m 7m 8m"),
        ("6777m123p456789s", "5m 6m 8m"),
        ("2345m123p456789s", "2m 5m"),
        ("23456m789p12355s", "1m 4m 7m"),
        ("12223m456p789p55s", "2m"),
    ];
    for (hand, waits) in cases {
        let facts = notes(OverlappingShape, &seen(0, hand, "0:4z-"));
        let Fact::Ukeire { kinds: found, .. } = &facts[1] else { panic!("{facts:?}") };
        assert_eq!(*found, kinds(waits), "{hand}");
    }
    let complete = notes(OverlappingShape, &seen(0, "455667m123p789p5s", "0:4z-"));
    assert_eq!(complete, [Fact::Tiles(kinds("4m 5m 6m 7m"))]);
    silent(OverlappingShape, &seen(0, "4566m123p456p789s", "0:4z-"));
}

/// a pair has two tiles left, and runs are easier.
#[test]
fn of_too_many_pairs_one_goes() {
    let facts = chooses(RunsOverTriplets, &seen(0, "22789m55678p349s", "0:9s-"), "9s");
    assert_eq!(facts[1], Fact::Copies(2));
    silent(RunsOverTriplets, &seen(0, "22789m5678p3499s", "0:1z-"));
    // Of equal pairs the outer one.
    chooses(RunsOverTriplets, &seen(0, "5578m123445p349s", "0:9s-"), "9s");
}

///
#[test]
fn the_widest_discard_is_chosen_where_nothing_else_decides() {
    let facts = chooses(Widest, &seen(0, crate::adviser::PERFECT, "0:9m-"), "9m");
    assert_eq!(facts[0], Fact::Tile(tile("9m")));
    silent(Widest, &seen(0, "123m456p789s1134m", "0:1z-"));
    silent(Widest, &seen(3, crate::adviser::PERFECT, "0:9p 1:8m 2!6p 3:9m-"));
}

/// Seat 1 has ponned once, or twice, which makes it a threat; the loose tiles of seat 0 are 8m and 4m.
fn against_pons(twice: bool) -> Play {
    let mut play = Scene::of("yakuza")
        .hand(0, "45779p12356722s")
        .hand(1, "19m77p19s3456677z")
        .draws(if twice { "8m6z9p9s4m" } else { "8m6z9p4m" })
        .deal();
    play.discard(0, "7p").pon(1).discard(1, "3z").pass_all().tsumogiri(2);
    if twice {
        play.pon(1).discard(1, "4z");
    }
    play.run_to(0);
    play
}

/// what is dangerous is not advised for width alone.
#[test]
fn the_widest_discard_is_not_a_dangerous_one() {
    spoken(Widest, &against_pons(false).view(0));
    silent(Widest, &against_pons(true).view(0));
}

///
#[test]
fn with_five_pairs_the_singles_go() {
    let facts = chooses(FivePairs, &seen(0, "1133m5577p99s124z", "0:8m-"), "4z");
    assert_eq!(facts[1], Fact::Tiles(kinds("1m 3m 5p 7p 9s")));
    assert_eq!(facts[2], Fact::Yaku(vec![Yaku::Chiitoitsu, Yaku::Toitoi, Yaku::Sanankou]));
    silent(FivePairs, &seen(0, "1133m5577p9s1243z", "0:8m-"));
}

/// nominally both waits have four tiles, and two of the five are visible.
#[test]
fn the_wait_with_more_copies_left_is_better() {
    let hand = "123m456789p2499s";
    let facts = chooses(CountCopies, &seen(0, hand, "0:1z 1:5s 2:5s 3:9m 0:6s-"), "riichi 6s");
    assert_eq!(facts[1], Fact::Ukeire { kinds: kinds("3s"), count: 4 });
    assert_eq!(facts[3], Fact::OtherUkeire { kinds: kinds("5s"), count: 2 });
    silent(CountCopies, &seen(0, hand, "0:1z 1:9m 2:9m 3:9m 0:6s-"));
    // The indicator is seen, too.
    let facts = chooses(CountCopies, &dora(0, hand, "3s", "0:1z 1:3s 2:9m 3:9m 0:6s-"), "riichi 2s");
    assert_eq!(facts[3], Fact::OtherUkeire { kinds: kinds("3s"), count: 2 });
}

/// others discard an honour sooner than a five.
#[test]
fn of_equal_waits_the_less_useful_one_comes_sooner() {
    let facts = notes(OuterWait, &seen(0, "123m5m456p789s234s", "0:3z-"));
    assert_eq!(facts[1], Fact::Ukeire { kinds: kinds("3z"), count: 3 });
    silent(OuterWait, &seen(0, "123m5m456p789s234s", "0:7p-"));
    // A terminal sooner than a four.
    let facts = notes(OuterWait, &seen(0, "789m1m456p789s234s", "0:4m-"));
    let one = Fact::Ukeire { kinds: kinds("1m"), count: 3 };
    assert_eq!(facts, [Fact::Tile(tile("4m")), one, Fact::OtherUkeire { kinds: kinds("4m"), count: 3 }]);
}

///
#[test]
fn a_wait_on_three_kinds_is_chosen() {
    let facts = chooses(WideWait, &seen(0, "23456m789p12355s", "0:6m-"), "riichi 6m");
    assert_eq!(facts[1], Fact::Ukeire { kinds: kinds("1m 4m 7m"), count: 11 });
    silent(WideWait, &seen(0, "23478m789p12355s", "0:8m-"));
    // Seven dots in a row beside two triplets.
    let facts = chooses(WideWait, &seen_in("pretty_girls", 0, "555m3456789p111z", "0:4p-"), "riichi 4p");
    assert_eq!(facts[1], Fact::Ukeire { kinds: kinds("3p 6p 9p"), count: 8 });
}

///
#[test]
fn dora_raise_the_value_of_a_hand() {
    let facts = notes(DoraRaises, &dora(0, "23456m789p12355s", "4s", "0:4z-"));
    // Riichi, pinfu and two dora.
    assert_eq!(facts, [Fact::Han(2), Fact::Points(11600), Fact::OtherPoints(2900)]);
    silent(DoraRaises, &seen(0, "23456m789p12355s", "0:4z-"));
    // Three red fives and a triplet of dora.
    let scene = ViewScript { indicator: "7p", ..house("pretty_girls", 0, "067m406p888p06s22s") };
    let facts = notes(DoraRaises, &scene.view("0:1z-").unwrap());
    assert_eq!(facts, [Fact::Han(6), Fact::Points(24000), Fact::OtherPoints(3900)]);
}

/// a win with the cheap tile now, or furiten and the better tile later.
#[test]
fn the_better_of_two_winning_tiles_is_named() {
    let hand = "23m234p234678s99s";
    let facts = notes(BetterWait, &seen(0, hand, "0:1m-"));
    assert_eq!(facts[..3], [Fact::Points(1500), Fact::Other(tile("4m")), Fact::OtherPoints(5800)]);
    silent(Win, &seen(0, hand, "0:1m-"));
    silent(BetterWait, &seen(0, hand, "0:4m-"));
    assert_eq!(chooses(Win, &seen(0, hand, "0:4m-"), "tsumo"), [Fact::Tile(tile("4m"))]);
}

/// 18,000 points now, or 24,000 with the run in three suits; whoever waits is furiten until the next draw.
#[test]
fn who_waits_for_the_better_tile_is_furiten() {
    let hand = "67m067p067s234s88p";
    let mut play = Scene::of("pretty_girls").hand(0, hand).draws("1z 8m 5m 5m 9s 5m").indicators("7p").deal();
    play.tsumogiri(0).tsumogiri(1);
    let facts = notes(BetterWait, &play.view(0));
    assert_eq!(facts[..3], [Fact::Points(18000), Fact::Other(tile("5m")), Fact::OtherPoints(24000)]);
    silent(Win, &play.view(0));
    let wins = |play: &Play| play.round().legal_actions(seat(0)).legal.contains(&Action::Ron);
    assert!(wins(&play));
    play.pass_all().tsumogiri(2);
    assert!(!wins(&play), "not even with the better one");
    play.pass_all().tsumogiri(3).pass_all().tsumogiri(0).tsumogiri(1);
    assert!(wins(&play));
    chooses(Win, &play.view(0), "ron");
}
