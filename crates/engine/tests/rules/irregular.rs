//! Hands without sets, in play.

use jantaku_core::Yaku;
use jantaku_engine::Intent;
use jantaku_testkit::{Scene, SceneExt};

fn knowing(yaku: Yaku) -> Scene {
    Scene::of("tenhou").rules(|rules| rules.yaku.switch_on(yaku))
}

#[test]
fn unconnected_tiles_win_with_the_first_draw_alone() {
    for (yaku, hand, drawn) in
        [(Yaku::Shiisanpuutaa, "1599m27p36s12345z", "7z"), (Yaku::Shiisuupuutaa, "159m7p36s1234567z", "2p")]
    {
        let scene = || knowing(yaku).hand(0, hand);
        let mut dealer = scene().draws(drawn).deal();
        dealer.tsumo(0).expect_yaku(0, &[yaku]);
        let mut other = knowing(yaku).hand(2, hand).draws(&format!("8m 8m {drawn}")).deal();
        other.discard(0, "8m").discard(1, "8m").tsumo(2).expect_yaku(2, &[yaku]);
        let mut second = scene().draws(&format!("8m 8m 8m 8m {drawn}")).deal();
        second.discard(0, "8m").run_to(0).expect_not_legal(0, Intent::Tsumo);
        let called = knowing(yaku).hand(2, hand).hand(3, "88m9p").draws(&format!("8m 7p {drawn}"));
        let mut called = called.deal();
        called.discard(0, "8m").pon(3).discard(3, "9p").discard(0, "7p").run_to(2).expect_not_legal(2, Intent::Tsumo);
        let mut unknown = Scene::of("tenhou").hand(0, hand).draws(drawn).deal();
        unknown.expect_not_legal(0, Intent::Tsumo);
    }
}

#[test]
fn a_hand_waits_for_seven_stars_and_for_the_civil_war() {
    for (yaku, hand, won) in
        [(Yaku::ChiishinUushii, "147m25p3s1234567z", "9s"), (Yaku::AmericanCivilWar, "1168m168p222444z", "5p")]
    {
        let mut ron = knowing(yaku).hand(0, hand).draws(&format!("9m {won}")).deal();
        ron.riichi(0, "9m").discard(1, won).ron(0).expect_yaku(0, &[yaku]);
        let mut tsumo = knowing(yaku).hand(0, hand).draws(&format!("9m 9m 9m 9m {won}")).deal();
        tsumo.discard(0, "9m").run_to(0).tsumo(0).expect_yaku(0, &[yaku]);
        let mut furiten = knowing(yaku).hand(0, hand).draws(&format!("{won} {won}")).deal();
        furiten.discard(0, won).discard(1, won).expect_not_legal(0, Intent::Ron);
        let mut unknown = Scene::of("tenhou").hand(0, hand).draws(&format!("9m {won}")).deal();
        unknown.discard(0, "9m").discard(1, won).expect_not_legal(0, Intent::Ron);
    }
}
