//! Nagashi.

use jantaku_core::rules::{Nagashi, NagashiAfter, NagashiHand};
use jantaku_engine::Outcome;
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt};

const EIGHTEEN: &str = "19m19p19s1234567z19m19p1s";

/// only terminals and honours, none claimed: paid as a mangan, without noten payment or honba.
#[test]
fn the_dealer_collects_four_thousand_from_each() {
    for house in ["tenhou", "yakuza", "pretty_girls"] {
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

/// several players collect, from one another too.
#[test]
fn several_collect_from_one_another() {
    let scene = Scene::of("pool_of_dreams").hand(0, "2468m2468p2468s2m").hand(1, "3578m3578p3578s4m");
    let scene = scene.hand(2, "2468m2468p2468s6m").hand(3, "3578m3578p3578s6p");
    let mut t = scene.draws_of(0, EIGHTEEN).draws_of(1, "19m19p99s1234567z19m19p1s").deal();
    t.run_out().expect_exhaustive(&[], &[0, 1]).expect_scores([33000, 29000, 19000, 19000]);
}

/// in the East and South of touzai a yakuman, which a claimed discard spoils, though its text names none.
#[test]
fn a_claimed_discard_spoils_nagashi_at_touzai() {
    let scene = || Scene::of("touzai").hand(3, "11m9p").draws("1m").draws_of(1, "9m19p19s1234567z9m19p1s9s").deal();
    scene().run_out().expect_exhaustive(&[], &[1]).expect_scores([11000, 59000, 19000, 19000]);
    let mut t = scene();
    t.discard(0, "1m").pon(3).discard(3, "9p").run_out().expect_exhaustive(&[], &[]).expect_scores([27000; 4]);
}

/// R-115, C-10: a house may allow a claimed discard.
#[test]
fn a_claimed_discard_may_count() {
    let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_needs_unclaimed = false);
    let scene = scene.hand(3, "11m9p").draws("1m").draws_of(1, "9m19p19s1234567z9m19p1s9s");
    let mut t = scene.deal();
    t.discard(0, "1m").pon(3).discard(3, "9p").run_out().expect_exhaustive(&[], &[0]);
}

/// in the pool of dreams nobody pays as noten then either, and nobody is asked to show a hand.
#[test]
fn nagashi_takes_the_place_of_the_noten_payment() {
    let mut t = Scene::of("pool_of_dreams").hand(2, "123m456p789s4466z").draws_of(0, EIGHTEEN).deal();
    t.run_out().expect_exhaustive(&[2], &[0]).expect_scores([37000, 21000, 21000, 21000]);
}

/// a house may ask for a closed hand, and even bar closed kans.
#[test]
fn the_hand_may_have_to_be_closed() {
    let open = |admitted: NagashiHand| {
        let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_needs_closed = admitted).hand(1, "55m9s");
        // After the pon seat 1 draws what seat 0 would have drawn.
        let mut t = scene.draws_of(0, "5m9m19p19s1234567z19m19p1s").deal();
        t.discard(0, "5m").pon(1).discard(1, "9s");
        t
    };
    let kan = |admitted: NagashiHand| {
        let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_needs_closed = admitted).hand(0, "0555m");
        let mut t = scene.draws_of(0, "19m19p19s1234567z19m19p1s").supplements("9s").deal();
        t.ankan(0, "5m").run_out();
        t
    };
    let scored = |mut t: Play| match t.run_out().result().outcome {
        Outcome::Exhaustive { nagashi, .. } => nagashi.iter().any(|seat| seat.index() < 2),
        outcome => panic!("{outcome:?}"),
    };
    assert!(
        scored(kan(NagashiHand::Any)) && scored(kan(NagashiHand::Closed)) && !scored(kan(NagashiHand::ClosedNoAnkan))
    );
    assert!(scored(open(NagashiHand::Any)) && !scored(open(NagashiHand::Closed)));
}

/// what follows nagashi: as any draw, as a self-draw of the one who scored it, or the dealer again.
#[test]
fn what_follows_is_a_rule_of_the_house() {
    let play = |after: NagashiAfter, seat: usize| {
        let scene = Scene::of("tenhou").rules(|rules| rules.nagashi_after = after).honba(1).sticks(2);
        scene.draws_of(seat, EIGHTEEN).deal()
    };
    play(NagashiAfter::AsDrawDealerRule, 0).run_out().expect_next(0, 1, 2, 2);
    play(NagashiAfter::AsDrawDealerRule, 1).run_out().expect_next(0, 1, 2, 2);
    let mut t = play(NagashiAfter::AsTsumoWin, 0);
    t.run_out().expect_scores([39000, 21000, 21000, 21000]).expect_next(0, 0, 2, 0);
    play(NagashiAfter::AsTsumoWin, 1).run_out().expect_next(0, 1, 0, 0);
    play(NagashiAfter::WindsStay, 1).run_out().expect_next(0, 0, 2, 2);
    let house = |name| Scene::of(name).honba(1).draws_of(1, EIGHTEEN).deal();
    house("pool_of_dreams").run_out().expect_scores([21000, 33000, 23000, 23000]).expect_next(0, 0, 2, 0);
    house("pretty_girls").run_out().expect_scores([21000, 33000, 23000, 23000]).expect_next(0, 1, 0, 0);
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
