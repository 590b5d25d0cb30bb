//! Nagashi.

use jantaku_core::rules::Nagashi;
use jantaku_score::Reason;
use jantaku_testkit::Scene;

const EIGHTEEN: &str = "19m19p19s1234567z19m19p1s";

/// only terminals and honours, none claimed: paid as a mangan, without noten payment or honba.
#[test]
fn the_dealer_collects_four_thousand_from_each() {
    for house in ["tenhou", "yakuza"] {
        let mut t = Scene::of(house).honba(2).hand(2, "123m456p789s4466z").draws_of(0, EIGHTEEN).deal();
        t.run_out().expect_exhaustive(&[2], &[0]).expect_scores([37000, 21000, 21000, 21000]);
    }
}

/// another player collects 4000 from the dealer and 2000 from the others; the deal goes by tenpai.
#[test]
fn another_collects_as_by_a_self_draw() {
    let mut t = Scene::of("tenhou").draws_of(1, EIGHTEEN).deal();
    t.run_out().expect_exhaustive(&[], &[1]).expect_scores([21000, 33000, 23000, 23000]).expect_next(0, 1, 1, 0);
}

/// R-115, near miss: a single simple.
#[test]
fn one_simple_spoils_it() {
    let mut t = Scene::of("tenhou").draws_of(1, "19m19p19s1234567z19m19p5s").deal();
    t.run_out().expect_exhaustive(&[], &[]).expect_scores([25000; 4]);
}

/// R-115, near miss: a single claimed discard. After the pon seat 0 draws what seat 1 would have drawn.
#[test]
fn one_claimed_discard_spoils_it() {
    let scene = || Scene::of("tenhou").hand(3, "11m9p").draws("1m").draws_of(1, "9m19p19s1234567z9m19p1s9s").deal();
    let mut t = scene();
    t.discard(0, "1m").pon(3).discard(3, "9p").run_out().expect_exhaustive(&[], &[]);
    scene().run_out().expect_exhaustive(&[], &[1]);
}

/// several collect, also from one another.
#[test]
fn several_collect_from_one_another() {
    let scene = Scene::of("tenhou").hand(0, "2468m2468p2468s2m").hand(1, "3578m3578p3578s4m");
    let scene = scene.hand(2, "2468m2468p2468s6m").hand(3, "3578m3578p3578s6p");
    let mut t = scene.draws_of(0, EIGHTEEN).draws_of(1, "19m19p99s1234567z19m19p1s").deal();
    t.run_out().expect_exhaustive(&[], &[0, 1]).expect_scores([33000, 29000, 19000, 19000]);
}

/// a house may not know it, or may add honba.
#[test]
fn its_value_is_a_rule_of_the_house() {
    let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_value = Nagashi::Off);
    let mut t = scene.hand(2, "123m456p789s4466z").draws_of(0, EIGHTEEN).deal();
    t.run_out().expect_exhaustive(&[2], &[]).expect_scores([24000, 24000, 28000, 24000]);
    let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_honba = true);
    let mut t = scene.honba(2).draws_of(0, EIGHTEEN).deal();
    t.run_out().expect_scores([37600, 20800, 20800, 20800]).expect_paid(1, 0, 200, Reason::Honba);
}
