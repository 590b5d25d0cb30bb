//! The length of a match, and what may end it in its last hand, by the rules of the house.

use jantaku_core::rules::{Extension, LastHandDraw, Yame};
use jantaku_core::{Ruleset, Wind};
use jantaku_engine::{Abort, Action, EndReason};
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

const WAITING: &str = "123m456p789s1122z";
const NINE: &str = "19m19p19s1234z222s";

fn house(change: impl FnOnce(&mut Ruleset)) -> Scene {
    let plain = |rules: &mut Ruleset| {
        rules.extension = Extension::None;
        rules.extension_max_winds = 0;
    };
    Scene::of("tenhou").rules(plain).rules(change)
}

/// Seat 1 wins 2000 from the dealer, seat 3.
fn other_wins(scene: Scene) -> Play {
    let mut t = scene.dealer(3).hand(1, READY).draws("6p").indicators("1z").deal();
    t.discard(3, "6p").ron(1);
    t
}

/// East-East and East-West are two winds, five winds run to a second East.
#[test]
fn rounds_go_by_the_list_of_winds() {
    use Wind::{East, North, South, West};
    for winds in [vec![East], vec![East, East], vec![East, West], vec![East, South, West, North, East]] {
        let last = winds.len() as u8 - 1;
        for at in 0..=last {
            let mut t = other_wins(house(|rules| rules.round_winds = winds.clone()).wind(at));
            assert_eq!(t.table().start.wind, winds[usize::from(at)]);
            if at == last {
                t.expect_ended(EndReason::LastHand);
            } else {
                t.expect_next(at + 1, 0, 0, 0);
            }
        }
    }
}

/// in the very last hand the dealer deals on until somebody wins; near miss: the hand before.
#[test]
fn the_last_dealer_stays_until_somebody_wins() {
    let scene = || house(|rules| rules.last_hand_draw = LastHandDraw::DealerStaysUntilWon).wind(1);
    scene().dealer(3).hand(1, WAITING).deal().run_out().expect_next(1, 3, 1, 0);
    scene().dealer(2).hand(1, WAITING).deal().run_out().expect_next(1, 3, 1, 0);
    other_wins(scene()).expect_ended(EndReason::LastHand);
    house(|_| {}).wind(1).dealer(3).hand(1, WAITING).deal().run_out().expect_ended(EndReason::LastHand);
}

/// the last dealer may stop after a win without being in first place; near misses: another house, another hand.
#[test]
fn the_last_dealer_may_stop_in_any_place() {
    let wins = |yame, dealer: usize| {
        let mut scene = house(|rules| (rules.agari_yame, rules.yame_needs_goal) = (yame, false));
        scene = scene.wind(1).dealer(dealer).points([45000, 20000, 20000, 15000]).hand(dealer, READY);
        let mut t = scene.draws("1z 6p").indicators("1z").deal();
        t.discard(dealer, "1z").discard((dealer + 1) % 4, "6p").ron(dealer);
        t
    };
    let mut t = wins(Yame::DealerChoice, 3);
    t.expect_only(3, &[Action::Continue, Action::Stop]).act(3, Action::Stop).expect_ended(EndReason::AgariYame);
    wins(Yame::LeaderChoice, 3).expect_only(3, &[Action::Continue]);
    wins(Yame::DealerChoice, 2).expect_only(2, &[Action::Continue]);
}

/// sticks left on the table count for the leader's goal, or do not.
#[test]
fn sticks_may_count_for_the_goal() {
    let draw = |counts| {
        let scene = Scene::of("tenhou").rules(|rules| rules.goal_counts_sticks = counts).wind(1).dealer(3).sticks(1);
        let mut t = scene.points([26000, 29000, 22000, 22000]).deal();
        t.run_out();
        t
    };
    draw(true).expect_ended(EndReason::LastHand);
    draw(false).expect_next(2, 0, 1, 1);
}

/// An abortive draw in the last hand leaves the match going, or ends it as a draw that keeps the deal may.
#[test]
fn an_abortive_draw_may_end_the_match() {
    let abort = |may_end, points| {
        let scene = Scene::of("tenhou").rules(|rules| rules.abort_can_end_game = may_end).wind(1).dealer(3);
        let mut t = scene.points(points).hand(3, NINE).draws("5z").deal();
        t.kyuushu(3).expect_abort(Abort::KyuushuKyuuhai);
        t
    };
    let on_top = [20000, 20000, 20000, 40000];
    abort(true, on_top).expect_ended(EndReason::TenpaiYame);
    abort(false, on_top).expect_next(1, 3, 1, 0);
    abort(true, [40000, 20000, 20000, 20000]).expect_next(1, 3, 1, 0);
}

/// an additional round is a whole wind: it does not end within, whoever has the goal.
#[test]
fn an_extra_round_is_played_out() {
    let scene = |wind, dealer: usize| {
        let rules = |rules: &mut Ruleset| rules.extension = Extension::ExtraRound;
        let scene = Scene::of("tenhou").rules(rules).wind(wind).dealer(dealer).points([29000, 25000, 23000, 23000]);
        let mut t = scene.hand((dealer + 1) % 4, READY).draws("6p").indicators("1z").deal();
        t.discard(dealer, "6p").ron((dealer + 1) % 4);
        t
    };
    scene(1, 3).expect_ended(EndReason::LastHand);
    scene(2, 3).expect_ended(EndReason::LastHand);
    let mut early = Scene::of("tenhou").rules(|rules| rules.extension = Extension::ExtraRound).wind(2).dealer(0);
    early = early.points([40000, 20000, 20000, 20000]).hand(1, READY).draws("6p").indicators("1z");
    early.deal().discard(0, "6p").ron(1).expect_next(2, 1, 0, 0);
}
