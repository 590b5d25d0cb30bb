//! The payments of wins.

use jantaku_engine::{IllegalReason, Intent};
use jantaku_score::Reason;
use jantaku_testkit::{Scene, SceneExt};

use crate::rules::READY;

/// a ron by the dealer and by another, with honba.
#[test]
fn a_discarder_pays_alone() {
    for house in ["tenhou", "yakuza"] {
        let mut t = Scene::of(house).hand(0, READY).draws("1z 6p").indicators("1z").honba(2).deal();
        t.discard(0, "1z").discard(1, "6p").ron(0).expect_han_fu(0, 2, 30).expect_scores([28500, 21500, 25000, 25000]);
        t.expect_paid(1, 0, 600, Reason::Honba);
        let mut t = Scene::of(house).hand(2, READY).draws("1z 6p").indicators("1z").deal();
        t.discard(0, "1z").discard(1, "6p").ron(2).expect_scores([25000, 23000, 27000, 25000]);
    }
}

/// a self-draw by the dealer and by another, with honba.
#[test]
fn everybody_pays_a_self_draw() {
    let mut t = Scene::of("tenhou").hand(0, READY).draws("1z 2z 3z 4z 6p").indicators("1z").honba(1).deal();
    t.discard(0, "1z").run_to(0).tsumo(0).expect_han_fu(0, 3, 20).expect_scores([29200, 23600, 23600, 23600]);
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 2z 3z 4z 1z 6p").indicators("1z").deal();
    t.run_to(1).discard(1, "2z").run_to(1).tsumo(1).expect_scores([23700, 27700, 24300, 24300]);
}

/// dora and red fives count, but make no yaku.
#[test]
fn dora_are_counted_but_are_no_yaku() {
    let mut t = Scene::of("tenhou").hand(0, "234067m34588s45p").draws("1z 6p").indicators("7s").deal();
    t.discard(0, "1z").discard(1, "6p").ron(0).expect_han_fu(0, 5, 30);
    let mut t = Scene::of("tenhou").hand(2, "23m456p678s444s55p").indicators("4p").draws("1m").deal();
    t.discard(0, "1m").expect_illegal(2, Intent::Ron, IllegalReason::NoYaku);
}

/// from five honba on a win needs two han of yaku under yakuza and shanghai; dora do not help.
#[test]
fn five_honba_ask_for_two_han() {
    let scene = |house: &str, honba| {
        let scene = Scene::of(house).honba(honba).hand(0, "23m456p678s444s22p").draws("1z 4m").indicators("1p");
        let mut t = scene.deal();
        t.discard(0, "1z").discard(1, "4m");
        t
    };
    for house in ["yakuza", "shanghai"] {
        scene(house, 5).expect_illegal(0, Intent::Ron, IllegalReason::BelowTwoHan { han: 1 });
        scene(house, 4).expect_legal(0, Intent::Ron);
    }
    for house in ["tenhou", "pretty_girls", "touzai", "pool_of_dreams"] {
        scene(house, 5).expect_legal(0, Intent::Ron);
    }
    let mut t = Scene::of("yakuza").honba(5).hand(0, READY).draws("1z 6p").deal();
    t.discard(0, "1z").discard(1, "6p").expect_legal(0, Intent::Ron);
}
