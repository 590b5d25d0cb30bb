//! Ippatsu.

use jantaku_core::Yaku;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

fn ippatsu(t: &mut Play, number: usize) -> bool {
    t.win(number).win.yaku.iter().any(|line| line.yaku == Yaku::Ippatsu)
}

/// up to and including the player's next draw.
#[test]
fn ippatsu_lasts_until_the_own_next_draw() {
    let scene = |draws: &str| {
        let mut t = Scene::of("tenhou").hand(0, READY).draws(draws).deal();
        t.riichi(0, "1z");
        t
    };
    let mut ron = scene("1z 2z 3z 6p");
    ron.discard(1, "2z").discard(2, "3z").discard(3, "6p").ron(0);
    assert!(ippatsu(&mut ron, 0));
    let mut tsumo = scene("1z 2z 3z 4z 6p");
    tsumo.run_to(0).tsumo(0);
    assert!(ippatsu(&mut tsumo, 0));
    let mut late = scene("1z 2z 3z 4z 1z 6p");
    late.run_to(0).tsumogiri(0).discard(1, "6p").ron(0);
    assert!(!ippatsu(&mut late, 0));
}

/// any call ends it, including a call of the riichi tile.
#[test]
fn a_call_ends_ippatsu() {
    for house in ["tenhou", "yakuza", "pretty_girls", "touzai", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(0, READY).hand(3, "22z6p").draws("1z 2z").deal();
        t.riichi(0, "1z").discard(1, "2z").pon(3).discard(3, "6p").ron(0);
        assert!(!ippatsu(&mut t, 0), "{house}");
    }
    let mut t = Scene::of("tenhou").hand(0, READY).hand(3, "11z6p").draws("1z").deal();
    t.riichi(0, "1z").pon(3).discard(3, "6p").ron(0);
    assert!(!ippatsu(&mut t, 0));
}

/// a closed kan of another ends it too; R-075: one's own leaves rinshan without ippatsu.
#[test]
fn a_closed_kan_ends_ippatsu() {
    let mut t = Scene::of("tenhou").hand(0, READY).hand(1, "2222z").draws("1z 3z").supplements("6p").deal();
    t.riichi(0, "1z").ankan(1, "2z").discard(1, "6p").ron(0);
    assert!(!ippatsu(&mut t, 0));
    for house in ["tenhou", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").supplements("6p").deal();
        t.riichi(0, "1z").run_to(0).ankan(0, "2m").tsumo(0);
        assert!(!ippatsu(&mut t, 0));
        assert!(t.win(0).win.yaku.iter().any(|line| line.yaku == Yaku::Rinshan));
    }
}

/// whether an added kan that is not robbed ends it is a rule of the house.
#[test]
fn an_added_kan_ends_ippatsu_by_rule() {
    for (house, breaks) in [("yakuza", true), ("pretty_girls", true), ("touzai", true), ("pool_of_dreams", false)] {
        let mut t = Scene::of(house).hand(0, READY).hand(1, "99p5z").draws("9p 2z 3z 4z 9p").supplements("6p").deal();
        t.discard(0, "9p").pon(1).discard(1, "5z").discard(2, "2z").discard(3, "3z").riichi(0, "4z");
        t.kakan(1, "9p").discard(1, "6p").ron(0);
        assert_eq!(ippatsu(&mut t, 0), !breaks);
    }
}

/// a robbed kan scores ippatsu.
#[test]
fn a_robbed_kan_scores_ippatsu() {
    for house in ["tenhou", "yakuza"] {
        let scene = Scene::of(house).hand(0, READY).hand(1, "33p5z").draws("1z 2z 4z 3p 1z 2z 3z 3p");
        let mut t = scene.deal();
        t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "3p").pass(0).pon(1).discard(1, "5z");
        t.discard(2, "1z").discard(3, "2z").riichi(0, "3z").kakan(1, "3p").ron(0);
        assert!(ippatsu(&mut t, 0));
    }
}
