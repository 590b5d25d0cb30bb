use jantaku_advice::AdviceRule::*;
use jantaku_advice::Fact;
use jantaku_testkit::{Scene, SceneExt, ViewScript, tenhou, tile};

use crate::{NEAR, PERFECT, avoids, chooses, dora, notes, seen, silent};

///
#[test]
fn single_honours_go_early_and_value_honours_after_the_others() {
    let hand = "234m56799p2267s4z";
    assert_eq!(chooses(SingleHonours, &seen(0, hand, "0:5z-"), "4z"), [Fact::Tile(tile("4z"))]);
    assert_eq!(chooses(SingleHonours, &seen(0, "234m56799p2267s9m", "0:5z-"), "5z")[1], Fact::Han(1));
    // East is the dealer's double wind.
    silent(SingleHonours, &seen(0, "234m56799p2267s9m", "0:1z-"));
}

///
#[test]
fn the_seat_wind_is_kept_longer() {
    let facts = chooses(KeepSeatWind, &seen(0, "234m56799p2267s4z", "0:1z-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("1z")), Fact::Other(tile("4z")), Fact::Han(2)]);
    silent(KeepSeatWind, &seen(0, "234m56799p2267s4z", "0:3z-"));
}

///
#[test]
fn a_pair_of_value_honours_stays_while_a_third_is_left() {
    let facts = avoids(KeepValuePair, &seen(0, "234m567p2267s55z9m", "0:9m-"), "5z");
    assert_eq!(facts, [Fact::Tile(tile("5z")), Fact::Han(1), Fact::Copies(2)]);
    silent(KeepValuePair, &seen(0, "234m567p2267s44z9m", "0:9m-"));
    silent(KeepValuePair, &seen(0, "234m567p2267s55z9m", "0:1p 1:5z 2:5z 3:9m 0:9m-"));
}

/// the dealer of an East round, and South of a South round.
#[test]
fn each_player_is_in_double_wind_once_a_round() {
    let first = |me: usize| (0..me).map(|seat| format!("{seat}:9m ")).collect::<String>() + &format!("{me}:8s-");
    for wind_index in 0..2 {
        for me in 0..4 {
            let doubled = (0..4).filter(|&dealer| {
                let scene = ViewScript { wind_index, dealer, ..tenhou(me, NEAR) };
                // The dealer plays first: only seats up to this one are before it.
                let before = (0..4).map(|step| (dealer + step) % 4).take_while(|&seat| seat != me);
                let script = before.map(|seat| format!("{seat}:9m ")).collect::<String>() + &format!("{me}:8s-");
                let view = scene.view(&script).unwrap();
                crate::said(DoubleWind, &view).is_some()
            });
            assert_eq!(doubled.count(), 1);
        }
    }
    assert_eq!(notes(DoubleWind, &seen(0, NEAR, &first(0))), [Fact::Tile(tile("1z")), Fact::Han(2)]);
    silent(DoubleWind, &seen(1, NEAR, &first(1)));
}

///
#[test]
fn an_honour_of_which_two_are_visible_cannot_be_ponned() {
    let hand = "234m56799p2267s4z";
    let facts = chooses(HonourTwoSeen, &seen(0, hand, "0:1p 1:4z 2:4z 3:9m 0:9m-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("4z")), Fact::Copies(1)]);
    silent(HonourTwoSeen, &seen(0, hand, "0:1p 1:4z 2:8s 3:9m 0:9m-"));
}

///
#[test]
fn an_honour_that_nobody_has_shown_is_dangerous_late() {
    let scene = || {
        Scene::of("tenhou")
            .hand(0, "234m56799p2267s5z")
            .hand(1, "19m19p19s1122334z")
            .hand(2, "1258m1369p369s12z")
            .deal()
    };
    let mut late = scene();
    avoids(LateHonour, &late.run_until(25).run_to(0).view(0), "5z");
    silent(LateHonour, &scene().run_to(0).view(0));
}

///
#[test]
fn dora_in_pairs_stay() {
    let facts = avoids(KeepDora, &dora(0, "234m567p99p22367s", "8p", "0:1z-"), "9p");
    assert_eq!(facts, [Fact::Tile(tile("9p")), Fact::Han(2)]);
    silent(KeepDora, &dora(0, "234m567p99p22367s", "2s", "0:1z-"));
}

///
#[test]
fn a_single_dora_stays_for_a_while() {
    let facts = chooses(SingleDoraStays, &dora(0, "234m56799p2267s4z", "8m", "0:9m-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("9m")), Fact::Other(tile("4z"))]);
    silent(SingleDoraStays, &dora(0, "234m56799p2267s4z", "7m", "0:9m-"));
}

///
#[test]
fn a_single_dora_goes_when_no_set_forms() {
    let facts = chooses(SingleDoraGoes, &dora(0, PERFECT, "8m", "0:9m-"), "9m");
    assert_eq!(facts[0], Fact::Tile(tile("9m")));
    silent(SingleDoraGoes, &dora(0, PERFECT, "7m", "0:9m-"));
}
