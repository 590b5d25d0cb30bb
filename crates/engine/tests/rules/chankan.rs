//! Robbing a kan.

use jantaku_core::Yaku;
use jantaku_engine::{IllegalReason, Intent};
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt, tile};

use crate::rules::READY;

/// Seat 1 pons 3p from seat 3 and later draws the fourth; seat 0 waits for it.
fn kakan(house: &str, hand: &str) -> Play {
    let mut t =
        Scene::of(house).hand(0, hand).hand(1, "33p5z").draws("1z 2z 4z 3p 1z 2z 3z 3p").indicators("1z").deal();
    t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "3p").pon(1).discard(1, "5z");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "3p");
    t
}

/// the added tile may be ronned and is paid like a discard; no indicator is turned.
#[test]
fn an_added_kan_can_be_robbed() {
    for house in ["tenhou", "yakuza", "pretty_girls", "touzai", "pool_of_dreams"] {
        let mut t = kakan(house, READY);
        t.expect_legal(0, Intent::Ron).ron(0).expect_yaku(0, &[Yaku::Chankan, Yaku::Pinfu, Yaku::Tanyao]);
        t.expect_indicators(1).expect_paid(1, 0, 5800, Reason::Hand);
    }
}

/// passed, the kan takes effect, and the wait is furiten.
#[test]
fn a_kan_not_robbed_takes_effect() {
    let mut t = kakan("tenhou", READY);
    t.pass(0).expect_turn(1);
    assert!(t.view(0).furiten().is_some());
}

/// R-089, near miss: a player who does not wait for the tile is not asked.
#[test]
fn only_who_waits_is_asked() {
    let mut t = kakan("tenhou", "234567m34588s56p");
    t.expect_no_claim(0).expect_turn(1);
}

/// furiten bars chankan too.
#[test]
fn furiten_bars_chankan() {
    let mut t = Scene::of("tenhou").hand(0, READY).hand(1, "33p5z").draws("6p 2z 4z 3p 1z 2z 3z 3p").deal();
    t.discard(0, "6p").discard(1, "2z").discard(2, "4z").discard(3, "3p").pon(1).discard(1, "5z");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "3p").expect_no_claim(0).expect_turn(1);
}

/// with twelve kinds and a pair the missing orphan in another's closed kan wins.
#[test]
fn a_closed_kan_is_robbed_by_rule() {
    let orphans = "19m19p1s1234567z1z";
    for house in ["yakuza", "pretty_girls", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(0, "999s").hand(2, orphans).draws("9s").deal();
        t.ankan(0, "9s").expect_legal(2, Intent::Ron).ron(2).expect_yaku(2, &[Yaku::Kokushi]);
    }
    let mut t = Scene::of("tenhou").hand(0, "999s").hand(2, orphans).draws("9s").deal();
    t.ankan(0, "9s").expect_turn(0).expect_no_claim(2);
}

/// another hand that waits for the tile gets a reason why it cannot rob the closed kan.
#[test]
fn another_hand_gets_a_reason_why_it_cannot_rob_a_closed_kan() {
    let scene = Scene::of("yakuza").hand(0, "999s").hand(2, "19m19p1s1234567z1z").hand(3, "234567m34588p78s");
    let mut t = scene.draws("9s").deal();
    t.ankan(0, "9s").expect_illegal(3, Intent::Ron, IllegalReason::ClosedKan).pass(2).expect_turn(0);
    assert_eq!(t.view(3).furiten(), None);
    assert_eq!(t.view(2).furiten(), Some(IllegalReason::FuritenPassed(tile("9s"))));
}
