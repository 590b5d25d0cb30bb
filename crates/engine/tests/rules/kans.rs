//! The three kans.

use jantaku_core::Yaku;
use jantaku_engine::{Abort, DrawFrom, Event, IllegalReason, Intent};
use jantaku_testkit::{Scene, SceneExt, seat, tile};

use crate::rules::{discarding, kan};

/// a closed kan in any turn of the player, never forced, and the hand stays closed.
#[test]
fn a_closed_kan_waits_for_its_time_and_keeps_the_hand_closed() {
    let mut t = Scene::of("tenhou").hand(0, "1111m").draws("1z 2z 3z 4z 1z").supplements("9s").deal();
    t.expect_legal(0, kan("1m")).discard(0, "1z").run_to(0).ankan(0, "1m").expect_turn(0);
    assert!(t.round().hand(seat(0)).unwrap().is_closed());
    let mut t = Scene::of("tenhou").hand(0, "111m").draws("1z").deal();
    t.expect_not_legal(0, kan("1m"));
}

/// the fourth tile is self-drawn, added at once or later; a discard is never added.
#[test]
fn a_tile_is_added_to_a_pon_only_from_the_own_draw() {
    let mut t = Scene::of("tenhou").hand(2, "55z9m").draws("5z 1z 2z 3z 5z").deal();
    t.discard(0, "5z").pon(2).discard(2, "9m").discard(3, "1z").discard(0, "2z").discard(1, "3z");
    t.expect_legal(2, kan("5z")).discard(2, "5z").expect_turn(3);
    let mut t = Scene::of("tenhou").hand(2, "55z9m").draws("5z 1z 2z 5z").deal();
    t.discard(0, "5z").pon(2).discard(2, "9m").discard(3, "1z").discard(0, "2z").discard(1, "5z");
    t.expect_turn(2).expect_not_legal(2, kan("5z"));
}

/// a third tile kept in hand at the pon is added at a later turn, not at once; that draws a supplement tile.
#[test]
fn a_tile_kept_at_the_pon_is_added_later() {
    let mut t = Scene::of("yakuza").hand(2, "555z9m").draws("5z 1z 2z 3z 4z").supplements("1s").deal();
    t.discard(0, "5z").pon(2).expect_not_legal(2, kan("5z")).discard(2, "9m").run_to(2).kakan(2, "5z").expect_turn(2);
    assert_eq!(t.round().hand(seat(2)).unwrap().drawn(), Some(tile("1s")));
    t.discard(2, "1s").expect_turn(3);
}

/// the supplement comes from the dead wall and shortens the live wall by one.
#[test]
fn the_supplement_comes_from_the_dead_wall() {
    let mut t = Scene::of("tenhou").hand(0, "11112222m").draws("1z 2z").supplements("7z6z").deal();
    t.ankan(0, "1m").ankan(0, "2m");
    assert_eq!(t.table().live_left, 67);
    let drawn: Vec<_> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drew { tile, from: DrawFrom::Supplement, .. } => Some(*tile),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [tile("7z"), tile("6z")]);
    t.discard(0, "6z").expect_turn(1).expect_legal(1, discarding("2z"));
}

/// the round is one draw shorter for each kan, not longer.
#[test]
fn kans_leave_seventy_draws_in_all() {
    let mut t = Scene::of("tenhou").hand(0, "11112222m").deal();
    t.ankan(0, "1m").ankan(0, "2m").run_out();
    assert_eq!(t.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count(), 70);
}

/// a win on the supplement tile.
#[test]
fn a_win_on_the_supplement_tile_is_rinshan() {
    let mut t = Scene::of("tenhou").hand(2, "555z123m789p1p111s").draws("5z").supplements("1p").deal();
    t.discard(0, "5z").daiminkan(2).tsumo(2);
    assert!(t.win(2).win.yaku.iter().any(|line| line.yaku == Yaku::Rinshan));
    let mut t = Scene::of("tenhou").hand(2, "555z123m789p1p111s").draws("5z 1z 2z 3z 1p").supplements("9s").deal();
    t.discard(0, "5z").daiminkan(2).discard(2, "9s").run_to(2);
    t.tsumo(2);
    assert!(!t.win(2).win.yaku.iter().any(|line| line.yaku == Yaku::Rinshan));
}

/// with one tile left a kan is possible, with none it is not.
#[test]
fn the_last_tile_allows_no_kan() {
    let scene = |last: &str| Scene::of("tenhou").hand(0, "111m").hand(1, "222m").last_draws(last).deal();
    let mut t = scene("1m9s");
    t.run_until(1).expect_turn(0).expect_legal(0, kan("1m")).ankan(0, "1m");
    assert_eq!(t.table().live_left, 0);
    let mut t = scene("9s2m");
    t.run_until(0).expect_turn(1).expect_illegal(1, kan("2m"), IllegalReason::LastTile);
}

/// four kans by one player do not end the round; a fifth is not possible.
#[test]
fn after_four_kans_of_one_player_nobody_may_declare_a_fifth() {
    let scene = Scene::of("tenhou").hand(0, "1111222233334m").hand(2, "999s").draws("4m 9s").supplements("4m4m1z2z");
    let mut t = scene.deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").ankan(0, "4m").discard(0, "2z").expect_turn(1);
    t.discard(1, "9s").expect_illegal(2, kan("9s"), IllegalReason::FourKans).expect_legal(2, Intent::Pon);
}

/// four kans of two players end the round once the discard after the fourth has passed.
#[test]
fn four_kans_of_two_players_end_the_round() {
    for house in ["tenhou", "yakuza"] {
        let scene = Scene::of(house).hand(0, "111122223333m").hand(1, "4444s").draws("1z 2z").supplements("1z2z3z7z");
        let mut t = scene.deal();
        t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4s").expect_turn(1);
        t.discard(1, "7z").expect_abort(Abort::Suukaikan);
    }
}
