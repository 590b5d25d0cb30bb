//! The exhaustive draw and the noten payment.

use jantaku_core::rules::DeadWaitScope;
use jantaku_engine::{Action, Outcome, Showing};
use jantaku_testkit::{Scene, SceneExt, seat};

const READY_HANDS: [&str; 4] = ["123m456p789s1122z", "234m567p678s3344z", "345m678p123s5566z", "456m123p456s777z9m"];

/// one, two, three, four or no tenpai hands.
#[test]
fn noten_players_pay_three_thousand_in_all() {
    let cases: [(usize, [i32; 4]); 4] = [
        (0, [25000, 25000, 25000, 25000]),
        (1, [28000, 24000, 24000, 24000]),
        (2, [26500, 26500, 23500, 23500]),
        (3, [26000, 26000, 26000, 22000]),
    ];
    for house in ["tenhou", "yakuza", "pretty_girls", "shanghai"] {
        for (count, scores) in cases {
            let mut scene = Scene::of(house);
            for (at, hand) in READY_HANDS.iter().enumerate().take(count) {
                scene = scene.hand(at, hand);
            }
            let mut t = scene.deal();
            t.run_out().expect_exhaustive(&[0, 1, 2, 3][..count], &[]).expect_scores(scores);
        }
    }
}

/// when all four are tenpai nothing is paid and the dealer stays; when nobody is, the deal moves.
#[test]
fn nothing_is_paid_when_all_are_tenpai() {
    for house in ["tenhou", "pretty_girls"] {
        let mut scene = Scene::of(house);
        for (at, hand) in READY_HANDS.iter().enumerate() {
            scene = scene.hand(at, hand);
        }
        let mut t = scene.deal();
        t.run_out().expect_exhaustive(&[0, 1, 2, 3], &[]).expect_scores([25000; 4]).expect_next(0, 0, 1, 0);
        Scene::of(house).deal().run_out().expect_exhaustive(&[], &[]).expect_next(0, 1, 1, 0);
    }
}

/// the tenpai hands are shown, the others are not.
#[test]
fn tenpai_hands_are_shown() {
    let mut t = Scene::of("tenhou").hand(2, "123m456p789s1122z").deal();
    match t.run_out().result().outcome {
        Outcome::Exhaustive { hands, .. } => {
            let shown: Vec<bool> = hands.values().map(|showing| showing.hand().is_some()).collect();
            assert_eq!(shown, [false, false, true, false]);
        }
        outcome => panic!("{outcome:?}"),
    }
}

/// a house may have no noten payment.
#[test]
fn a_house_may_have_no_noten_payment() {
    let ready = || Scene::of("touzai").hand(0, "123m456p789s1122z");
    let mut t = ready().rules(|rules| rules.noten_pot = 0).deal();
    t.run_out().expect_exhaustive(&[0], &[]).expect_scores([27000; 4]);
    ready().deal().run_out().expect_scores([30000, 26000, 26000, 26000]);
}

/// by shape alone, or only with a yaku in reach; a closed hand always has one.
#[test]
fn tenpai_by_shape_or_with_a_yaku() {
    for (by_shape, ready) in [(true, vec![1]), (false, vec![])] {
        let house = || Scene::of("shanghai").rules(|rules| rules.keishiki_tenpai = by_shape);
        // Open, and without a yaku whatever the winning tile.
        let mut t = house().hand(1, "99p123m456p78s44z9s").draws("9p").deal();
        t.discard(0, "9p").pon(1).discard(1, "9s").run_out().expect_exhaustive(&ready, &[]);
        // With a dragon it would have one; with 8s it would not.
        let mut t = house().hand(1, "99p123m456p88s55z9s").draws("9p").deal();
        t.discard(0, "9p").pon(1).discard(1, "9s").run_out().expect_exhaustive(&[1], &[]);
        let mut t = house().hand(1, "999p123m456p78s44z").deal();
        t.run_out().expect_exhaustive(&[1], &[]);
    }
}

/// A hand that waits only for a tile of which it holds all four is not tenpai; whether melds count is a rule.
#[test]
fn a_wait_for_the_own_four_tiles_is_no_tenpai() {
    let mut t = Scene::of("tenhou").hand(0, "1111z234m567p678s").deal();
    t.run_out().expect_exhaustive(&[], &[]);
    for (scope, ready) in [(DeadWaitScope::Concealed, &[0][..]), (DeadWaitScope::ConcealedAndMelds, &[])] {
        let scene = Scene::of("tenhou").rules(|rules| rules.dead_wait_scope = scope);
        let mut t = scene.hand(0, "333312m567p678s5z").draws("5z").supplements("6z").deal();
        t.ankan(0, "3m").discard(0, "6z").run_out().expect_exhaustive(ready, &[]);
    }
}

/// the last discard is offered for ron before the round ends.
#[test]
fn the_last_discard_can_be_ronned() {
    let mut t = Scene::of("tenhou").hand(3, crate::rules::READY).last_draws("6p").deal();
    t.run_until(0).expect_turn(1).tsumogiri(1).ron(3).expect_won(&[3]);
}

/// sticks stay on the table.
#[test]
fn sticks_stay_after_a_draw() {
    let mut t = Scene::of("tenhou").sticks(1).hand(0, "123m456p789s1122z").draws("3z").deal();
    t.riichi(0, "3z")
        .run_out()
        .expect_exhaustive(&[0], &[])
        .expect_sticks(2)
        .expect_scores([27000, 24000, 24000, 24000]);
}

fn by_choice() -> Scene {
    Scene::of("pool_of_dreams")
}

/// in turn order from the dealer a tenpai player shows the hand or pays as noten; noten players have no choice.
#[test]
fn a_tenpai_hand_may_be_kept_hidden() {
    let scene = || by_choice().dealer(1).hand(0, READY_HANDS[0]).hand(2, READY_HANDS[1]);
    let mut t = scene().deal();
    t.run_out().expect_not_asked(0).expect_only(2, &[Action::ShowTenpai, Action::HideHand]);
    t.act(2, Action::ShowTenpai).expect_only(0, &[Action::ShowTenpai, Action::HideHand]);
    t.clone().act(0, Action::ShowTenpai).expect_exhaustive(&[0, 2], &[]);
    t.act(0, Action::HideHand).expect_exhaustive(&[2], &[]).expect_scores([24000, 24000, 28000, 24000]);
}

/// a tenpai dealer who keeps the hand hidden loses the deal.
#[test]
fn a_dealer_who_hides_the_hand_loses_the_deal() {
    let play = |choice: Action| {
        let mut t = by_choice().hand(0, READY_HANDS[0]).deal();
        t.run_out().act(0, choice);
        t
    };
    play(Action::ShowTenpai).expect_next(0, 0, 1, 0);
    play(Action::HideHand).expect_exhaustive(&[], &[]).expect_next(0, 1, 1, 0);
}

/// in riichi the hand is shown; with nagashi nobody is asked.
#[test]
fn a_hand_in_riichi_is_shown() {
    let mut t = by_choice().hand(0, READY_HANDS[0]).draws("3z").deal();
    t.riichi(0, "3z").run_out().expect_exhaustive(&[0], &[]);
    let mut t = by_choice().hand(2, READY_HANDS[0]).draws_of(0, "19m19p19s1234567z19m19p1s").deal();
    t.run_out().expect_exhaustive(&[2], &[0]);
}

fn noten_by_choice() -> Scene {
    Scene::of("pretty_girls")
}

/// where the house lets a noten hand be shown, its player chooses in turn order from the dealer; it still counts
/// as noten. A tenpai hand is shown automatically.
#[test]
fn a_noten_hand_may_be_shown() {
    let choices = [Action::ShowNoten, Action::HideHand];
    let mut t = noten_by_choice().dealer(1).hand(2, READY_HANDS[1]).deal();
    t.run_out().expect_not_asked(0).expect_not_asked(2).expect_only(1, &choices);
    t.act(1, Action::HideHand).expect_not_asked(2).expect_only(3, &choices);
    t.act(3, Action::ShowNoten).expect_only(0, &choices).act(0, Action::HideHand);
    t.expect_exhaustive(&[2], &[]).expect_scores([24000, 24000, 28000, 24000]);
    match t.result().outcome {
        Outcome::Exhaustive { hands, .. } => {
            let shown: Vec<bool> = hands.values().map(|showing| showing.hand().is_some()).collect();
            assert_eq!(shown, [false, false, true, true]);
            assert!(matches!(&hands[seat(3)], Showing::Noten(hand) if hand.concealed().len() == 13));
        }
        outcome => panic!("{outcome:?}"),
    }
}

/// without that option nobody is asked, and no noten hand is shown.
#[test]
fn a_noten_hand_stays_hidden_where_the_house_knows_no_other_way() {
    let mut t = Scene::of("tenhou").hand(2, READY_HANDS[1]).deal();
    t.run_out().expect_exhaustive(&[2], &[]);
    let mut t = by_choice().hand(2, READY_HANDS[1]).deal();
    t.run_out().expect_not_asked(0).expect_only(2, &[Action::ShowTenpai, Action::HideHand]);
}

/// a player who may hide a tenpai hand cannot show it as noten; with nagashi nobody is asked.
#[test]
fn only_a_noten_hand_is_shown_as_noten() {
    let scene = || by_choice().rules(|rules| rules.noten_may_show = true);
    let mut t = scene().hand(0, READY_HANDS[0]).deal();
    t.run_out().expect_only(0, &[Action::ShowTenpai, Action::HideHand]).act(0, Action::HideHand);
    t.expect_only(1, &[Action::ShowNoten, Action::HideHand]);
    let mut t = noten_by_choice().hand(2, READY_HANDS[0]).draws_of(0, "19m19p19s1234567z19m19p1s").deal();
    t.run_out().expect_exhaustive(&[2], &[0]);
}
