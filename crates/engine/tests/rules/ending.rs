//! When the match ends, and the settlement.

use jantaku_core::rules::{Bust, Extension};
use jantaku_engine::{Action, EndReason};
use jantaku_testkit::{Play, Scene, SceneExt, seat};

use crate::rules::READY;

const WAITING: &str = "123m456p789s1122z";

/// The last hand of the match, dealt by seat 3, with these points.
fn last_hand(house: &str, points: [i32; 4]) -> Scene {
    let wind = if house == "tenhou" { 1 } else { 0 };
    Scene::of(house).wind(wind).dealer(3).points(points).indicators("1z")
}

/// The dealer wins 2900 from seat 0.
fn dealer_wins(scene: Scene) -> Play {
    let mut t = scene.hand(3, READY).draws("1z 6p").deal();
    t.discard(3, "1z").discard(0, "6p").ron(3);
    t
}

/// Seat 1 wins 2000 from the dealer.
fn other_wins(scene: Scene) -> Play {
    let mut t = scene.hand(1, READY).draws("6p").deal();
    t.discard(3, "6p").ron(1);
    t
}

/// after the last hand it is over; under tenhou if somebody has 30000, exactly counts.
#[test]
fn the_match_ends_after_its_last_hand() {
    other_wins(last_hand("tenhou", [25000, 28000, 25000, 22000])).expect_ended(EndReason::LastHand);
    other_wins(last_hand("yakuza", [25000, 25000, 25000, 25000])).expect_ended(EndReason::LastHand);
}

/// R-264, near miss: the hand before the last.
#[test]
fn the_match_goes_on_before_its_last_hand() {
    let mut t = Scene::of("yakuza").dealer(2).hand(1, READY).draws("6p").deal();
    t.discard(2, "6p").ron(1).expect_next(0, 3, 0, 0);
}

/// with nobody at 30000 tenhou plays on in West; yakuza does not.
#[test]
fn nobody_at_the_goal_means_more_hands() {
    other_wins(last_hand("tenhou", [25000, 27900, 25000, 22100])).expect_next(2, 0, 0, 0);
}

/// in the extension the first hand that leaves somebody at the goal is the last.
#[test]
fn the_extension_ends_with_the_goal() {
    let west = |points| Scene::of("tenhou").wind(2).points(points).hand(1, READY).draws("6p").indicators("1z");
    west([24000, 28000, 24000, 24000]).deal().discard(0, "6p").ron(1).expect_ended(EndReason::Goal);
    west([24100, 27900, 24000, 24000]).deal().discard(0, "6p").ron(1).expect_next(2, 1, 0, 0);
}

/// the extension has an end of its own.
#[test]
fn the_extension_ends_after_its_last_wind() {
    let mut t = Scene::of("tenhou").wind(2).dealer(3).hand(1, READY).draws("6p").deal();
    t.discard(3, "6p").ron(1).expect_ended(EndReason::LastHand);
}

/// Under tenhou a dealer who repeats in the extension plays on unless in first place with the goal; pure sudden death
/// does not wait.
#[test]
fn a_repeating_dealer_comes_before_sudden_death() {
    let scene = |extension, points| {
        let scene = Scene::of("tenhou").rules(|rules| rules.extension = extension).wind(2).points(points);
        let mut t = scene.hand(0, READY).draws("1z 6p").indicators("1z").deal();
        t.discard(0, "1z").discard(1, "6p").ron(0);
        t
    };
    let repeat_first = Extension::SuddenDeathRepeatFirst;
    scene(repeat_first, [20000, 25000, 30000, 25000]).expect_next(2, 0, 1, 0);
    scene(repeat_first, [28000, 24000, 24000, 24000]).expect_ended(EndReason::AgariYame);
    scene(Extension::SuddenDeath, [20000, 25000, 30000, 25000]).expect_ended(EndReason::Goal);
}

/// tenhou ends automatically when the last dealer wins and is in first place with the goal.
#[test]
fn agari_yame_by_itself() {
    dealer_wins(last_hand("tenhou", [25000, 23000, 24000, 28000])).expect_ended(EndReason::AgariYame);
    // Not on top.
    dealer_wins(last_hand("tenhou", [20000, 33000, 19000, 28000])).expect_next(1, 3, 1, 0);
    // On top without the goal.
    dealer_wins(last_hand("tenhou", [25000, 25000, 25000, 25000])).expect_next(1, 3, 1, 0);
    // Not the last hand.
    let mut t = Scene::of("tenhou").wind(0).dealer(3).points([20000, 20000, 20000, 40000]);
    t = t.hand(3, READY).draws("1z 6p");
    t.deal().discard(3, "1z").discard(0, "6p").ron(3).expect_next(0, 3, 1, 0);
}

/// yakuza asks the leading dealer; either answer counts, and the others cannot stop.
#[test]
fn agari_yame_is_a_question_under_yakuza() {
    let points = [25000, 25000, 25000, 25000];
    let mut t = dealer_wins(last_hand("yakuza", points));
    t.expect_only(3, &[Action::Continue, Action::Stop]).expect_only(0, &[Action::Continue]);
    t.clone().act(3, Action::Stop).expect_ended(EndReason::AgariYame);
    t.expect_next(0, 3, 1, 0);
    let mut t = dealer_wins(last_hand("yakuza", [20000, 33000, 22000, 25000]));
    t.expect_only(3, &[Action::Continue]).expect_next(0, 3, 1, 0);
}

/// Tenpai yame: tenhou ends automatically at a draw too, yakuza asks nobody.
#[test]
fn tenpai_yame() {
    let draw = |house, points| {
        let mut t = last_hand(house, points).hand(3, WAITING).deal();
        t.run_out();
        t
    };
    draw("tenhou", [24000, 24000, 24000, 28000]).expect_ended(EndReason::TenpaiYame);
    draw("tenhou", [25000, 25000, 25000, 25000]).expect_next(1, 3, 1, 0);
    draw("yakuza", [24000, 24000, 24000, 28000]).expect_next(0, 3, 1, 0);
    // A noten dealer's draw ends it.
    let mut t = last_hand("yakuza", [25000; 4]).hand(1, WAITING).deal();
    t.run_out().expect_ended(EndReason::LastHand);
}

/// below zero ends the match, exactly zero does not.
#[test]
fn a_score_below_zero_ends_the_match() {
    let scene = |points| {
        let mut t = Scene::of("tenhou").points(points).hand(1, READY).draws("6p").indicators("1z").deal();
        t.discard(0, "6p").ron(1);
        t
    };
    scene([1900, 30000, 30000, 38100]).expect_ended(EndReason::Bust);
    scene([2000, 30000, 30000, 38000]).expect_scores([0, 32000, 30000, 38000]).expect_next(0, 1, 0, 0);
    for (bust, ends) in [(Bust::Off, false), (Bust::ZeroOrBelow, true)] {
        let scene = Scene::of("tenhou").rules(|rules| rules.bust = bust).points([2000, 30000, 30000, 38000]);
        let mut t = scene.hand(1, READY).draws("6p").indicators("1z").deal();
        t.discard(0, "6p").ron(1);
        assert_eq!(t.game().settlement().is_some(), ends);
    }
}

/// places by points, uma and oka; nobody is asked anything afterwards.
#[test]
fn the_settlement() {
    let mut t = other_wins(last_hand("tenhou", [25000, 28000, 25000, 22000]));
    t.expect_ended(EndReason::LastHand);
    let settlement = t.game().settlement().unwrap().clone();
    let totals: Vec<_> = settlement.standings.iter().map(|standing| (standing.seat.index(), standing.total)).collect();
    assert_eq!(totals, [(1, 40000), (0, 5000), (2, -15000), (3, -30000)]);
    assert!(t.game().asked().next().is_none() && t.game().needs_wall().is_none());
    assert!((0..4).all(|at| t.game().view(seat(at)).unwrap().settlement() == Some(&settlement)));
}

/// sticks left over go to the first place.
#[test]
fn leftover_sticks_go_to_the_first() {
    let mut t = last_hand("yakuza", [25000, 25000, 24000, 25000]).sticks(1).deal();
    t.run_out().expect_ended(EndReason::LastHand);
    let settlement = t.game().settlement().unwrap();
    assert_eq!((settlement.leftover_sticks, settlement.scores[seat(0)]), (1, 26000));
}
