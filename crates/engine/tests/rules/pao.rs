//! Liability.

use jantaku_core::Yaku;
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt, seat};

/// Seat 1 has three dragon pons, the last fed by seat 3, and waits for 1p.
fn three_dragons(house: &str, honba: u32, rest: &str, draws: &str) -> Play {
    let scene = Scene::of(house).honba(honba).hand(1, &format!("556677z{rest}9s8s4s"));
    let mut t = scene.draws(&format!("5z 6z 2m 7z {draws}")).deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").discard(2, "2m");
    t.discard(3, "7z").pon(1).discard(1, "4s");
    t
}

/// the player who fed the third dragon pays the whole self-draw, including honba.
#[test]
fn the_feeder_pays_a_self_draw_alone() {
    for house in ["tenhou", "yakuza", "shanghai", "pool_of_dreams"] {
        let mut t = three_dragons(house, 1, "123m1p", "2m 3m 4m 1p");
        t.run_to(1).tsumo(1).expect_yaku(1, &[Yaku::Daisangen]).expect_scores([25000, 57300, 25000, -7300]);
        assert_eq!(t.win(1).liable, Some(seat(3)));
    }
}

/// dealing in, the feeder pays all.
#[test]
fn the_feeder_dealing_in_pays_all() {
    for house in ["tenhou", "shanghai"] {
        let mut t = three_dragons(house, 1, "123m1p", "2m 1p");
        t.discard(2, "2m").discard(3, "1p").ron(1).expect_scores([25000, 57300, 25000, -7300]);
    }
}

/// a third player deals in: half each; which of the two pays the honba is a rule.
#[test]
fn a_third_player_shares_with_the_feeder() {
    let mut t = three_dragons("tenhou", 1, "123m1p", "1p");
    t.discard(2, "1p").ron(1).expect_scores([25000, 57300, 9000, 8700]);
    for house in ["yakuza", "shanghai", "pool_of_dreams"] {
        let mut t = three_dragons(house, 1, "123m1p", "1p");
        t.discard(2, "1p").ron(1).expect_scores([25000, 57300, 8700, 9000]).expect_paid(3, 1, 16000, Reason::Pao);
    }
}

/// R-240, near miss: the third dragon set came from the player's own hand.
#[test]
fn nobody_is_liable_for_a_set_of_the_own_hand() {
    let scene = Scene::of("tenhou").hand(1, "5566777z123m1p9s8s").draws("5z 6z 2m 3m 4m 1p");
    let mut t = scene.deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").run_to(1).tsumo(1);
    t.expect_yaku(1, &[Yaku::Daisangen]).expect_scores([9000, 57000, 17000, 17000]);
    assert_eq!(t.win(1).liable, None);
}

/// R-240, near miss: a closed kan is visible, but fed by nobody.
#[test]
fn nobody_is_liable_for_a_closed_kan() {
    let scene = Scene::of("tenhou").hand(1, "5566777z123m1p9s8s").draws("5z 6z 2m 3m 4m 7z").supplements("1p");
    let mut t = scene.deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").run_to(1);
    t.ankan(1, "7z").tsumo(1).expect_scores([9000, 57000, 17000, 17000]);
}

/// the fourth wind set.
#[test]
fn the_feeder_of_the_fourth_wind_is_liable() {
    let (once, twice) = ([25000, 57000, 25000, -7000], [25000, 89000, 25000, -39000]);
    for (house, scores) in [("tenhou", once), ("shanghai", once), ("yakuza", twice), ("pool_of_dreams", twice)] {
        let mut t = Scene::of(house).hand(1, "11223344z1p9s8s4s2s").draws("1z 2z 3z 2m 4z 2m 3m 4m 1p").deal();
        t.discard(0, "1z").pon(1).discard(1, "9s").discard(2, "2z").pon(1).discard(1, "8s").discard(2, "3z").pon(1);
        t.discard(1, "4s").discard(2, "2m").discard(3, "4z").pon(1).discard(1, "2s").run_to(1).tsumo(1);
        t.expect_yaku(1, &[Yaku::Daisuushii]).expect_scores(scores);
    }
}

/// with another yakuman on top the whole hand counts, or only what was fed.
#[test]
fn the_scope_of_liability_is_a_rule() {
    let mut t = three_dragons("tenhou", 0, "1112z", "2m 3m 4m 2z");
    t.run_to(1).tsumo(1).expect_yaku(1, &[Yaku::Daisangen, Yaku::Tsuuiisou]);
    t.expect_scores([25000, 89000, 25000, -39000]);
    let mut t = three_dragons("yakuza", 0, "1112z", "2m 3m 4m 2z");
    t.run_to(1).tsumo(1).expect_scores([9000, 89000, 17000, -15000]);
}

/// At the pool of dreams the feeder pays what all three would, two yakuman or one; dealt in by another,
/// the two share both and the honba are the discarder's.
#[test]
fn at_the_pool_of_dreams_the_others_pay_nothing_for_a_second_yakuman() {
    let stacked = |draws: &str| three_dragons("pool_of_dreams", 1, "1112z", draws);
    let mut t = stacked("2m 3m 4m 2z");
    t.run_to(1).tsumo(1).expect_yaku(1, &[Yaku::Daisangen, Yaku::Tsuuiisou]);
    t.expect_scores([25000, 89300, 25000, -39300]);
    let mut t = stacked("2z");
    t.discard(2, "2z").ron(1).expect_scores([25000, 89300, 25000 - 32300, 25000 - 32000]);
    // Near miss: nobody fed the third dragon.
    let scene = Scene::of("pool_of_dreams").hand(1, "55667771112z9s8s").draws("5z 6z 2m 3m 4m 2z");
    let mut t = scene.deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").run_to(1).tsumo(1);
    t.expect_yaku(1, &[Yaku::Daisangen, Yaku::Tsuuiisou]).expect_scores([-7000, 89000, 9000, 9000]);
}

/// a house without liability.
#[test]
fn a_house_may_know_no_liability() {
    let scene = Scene::of("shanghai").rules(|rules| rules.pao.clear()).hand(1, "556677z123m1p9s8s4s");
    let mut t = scene.draws("5z 6z 2m 7z 2m 3m 4m 1p").deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").discard(2, "2m");
    t.discard(3, "7z").pon(1).discard(1, "4s").run_to(1).tsumo(1).expect_scores([9000, 57000, 17000, 17000]);
}
