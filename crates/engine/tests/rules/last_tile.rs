//! The last tile.

use jantaku_core::Yaku;
use jantaku_engine::{IllegalReason, Intent};
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::{READY, kan};

fn has(t: &mut Play, number: usize, yaku: Yaku) -> bool {
    t.win(number).win.yaku.iter().any(|line| line.yaku == yaku)
}

/// the last draw; the one before is ordinary.
#[test]
fn a_win_with_the_last_tile_is_haitei() {
    let mut t = Scene::of("tenhou").hand(1, READY).last_draws("6p").deal();
    t.run_until(0).tsumo(1);
    assert!(has(&mut t, 1, Yaku::Haitei));
    let mut t = Scene::of("tenhou").hand(0, READY).last_draws("6p1z").deal();
    t.run_until(1).tsumo(0);
    assert!(!has(&mut t, 0, Yaku::Haitei));
}

/// the last discard; the one before is ordinary.
#[test]
fn a_win_with_the_last_discard_is_houtei() {
    let mut t = Scene::of("tenhou").hand(3, READY).last_draws("6p").deal();
    t.run_until(0).discard(1, "6p").ron(3);
    assert!(has(&mut t, 3, Yaku::Houtei) && !has(&mut t, 3, Yaku::Haitei));
    let mut t = Scene::of("tenhou").hand(3, READY).last_draws("6p1z").deal();
    t.run_until(1).discard(0, "6p").ron(3);
    assert!(!has(&mut t, 3, Yaku::Houtei));
}

/// the supplement tile of a kan with the last tile is rinshan and not haitei under both presets.
#[test]
fn the_last_supplement_is_no_haitei() {
    for (both, house) in [(false, "tenhou"), (false, "yakuza"), (true, "tenhou")] {
        let scene = Scene::of(house).rules(|rules| rules.rinshan_with_haitei = both);
        let mut t = scene.hand(0, "222m567m34588s45p").last_draws("2m1z").supplements("6p").deal();
        t.run_until(1).ankan(0, "2m").tsumo(0);
        assert!(has(&mut t, 0, Yaku::Rinshan));
        assert_eq!(has(&mut t, 0, Yaku::Haitei), both);
    }
}

/// nobody may call the last discard; the one before may be called.
#[test]
fn the_last_discard_is_for_winning_only() {
    let scene = |last: &str| Scene::of("tenhou").hand(2, "57p1m").hand(3, "666p1m").last_draws(last).deal();
    let mut t = scene("6p");
    t.run_until(0).discard(1, "6p").expect_illegal(2, Intent::Chii, IllegalReason::LastTile);
    t.expect_illegal(3, Intent::Pon, IllegalReason::LastTile).expect_illegal(3, kan("6p"), IllegalReason::LastTile);
    t.expect_exhaustive(&[], &[]);
    let mut t = Scene::of("tenhou").hand(1, "57p1m").hand(3, "666p1m").last_draws("6p1z").deal();
    t.run_until(1)
        .discard(0, "6p")
        .expect_legal(1, Intent::Chii)
        .expect_legal(3, Intent::Pon)
        .expect_legal(3, kan("6p"));
}

/// the last tile itself makes no kan and declares no riichi; the one before does both, or is called.
#[test]
fn the_last_tile_is_for_winning_only() {
    let declares = "222m567m34588s45p";
    let scene = |last: &str| Scene::of("shanghai").hand(1, declares).last_draws(last).deal();
    let mut t = scene("2m");
    t.run_until(0).expect_turn(1).expect_illegal(1, kan("2m"), IllegalReason::LastTile);
    t.expect_illegal(1, Intent::Riichi, IllegalReason::TooFewTiles { left: 0, needed: 1 });
    let mut t = Scene::of("shanghai").hand(0, declares).last_draws("2m1z").deal();
    t.run_until(1).expect_turn(0).expect_legal(0, kan("2m")).expect_legal(0, Intent::Riichi);
    let mut t = Scene::of("shanghai").hand(2, "57p1m").hand(3, "666p1m").last_draws("6p").deal();
    t.run_until(0).discard(1, "6p").expect_illegal(2, Intent::Chii, IllegalReason::LastTile);
    t.expect_illegal(3, Intent::Pon, IllegalReason::LastTile).expect_illegal(3, kan("6p"), IllegalReason::LastTile);
}

/// a house may allow a kan with the last tile; its supplement tile is the last draw.
#[test]
fn a_house_may_allow_a_kan_with_the_last_tile() {
    let rules = |rules: &mut jantaku_core::Ruleset| (rules.last_tile_win_only, rules.kan_min_wall) = (false, 0);
    let mut t = Scene::of("tenhou").rules(rules).hand(1, "222m567m34588s45p").last_draws("2m").supplements("6p").deal();
    t.run_until(0).expect_legal(1, kan("2m")).ankan(1, "2m").tsumo(1);
    assert!(has(&mut t, 1, Yaku::Rinshan));
    let mut t = Scene::of("tenhou").rules(rules).hand(1, "222m").last_draws("2m").supplements("9s").deal();
    t.run_until(0).ankan(1, "2m").discard(1, "9s").expect_exhaustive(&[], &[]);
    let one = |rules: &mut jantaku_core::Ruleset| rules.last_tile_win_only = false;
    let mut t = Scene::of("tenhou").rules(one).hand(1, "222m").last_draws("2m").deal();
    t.run_until(0).expect_illegal(1, kan("2m"), IllegalReason::LastTile);
}

/// where a house allows it, the caller's discard ends the round.
#[test]
fn a_house_may_allow_a_call_of_the_last_discard() {
    let scene = Scene::of("tenhou").rules(|rules| rules.last_tile_win_only = false);
    let mut t = scene.hand(3, "666p1m").last_draws("6p").deal();
    t.run_until(0).discard(1, "6p").expect_illegal(3, kan("6p"), IllegalReason::LastTile).pon(3).discard(3, "1m");
    t.expect_exhaustive(&[], &[]);
}
