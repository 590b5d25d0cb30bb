//! Multiple ron on one tile.

use jantaku_engine::Intent;
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

/// Seat 2 discards 6p, for which seats 0 and 3 wait; seat 3 is next in turn.
fn two_waiting(house: &str) -> Play {
    let scene = Scene::of(house).honba(1).sticks(1).hand(0, READY).hand(3, "678m34577m45p345s").indicators("1z");
    let mut t = scene.draws("1z 2z 6p").deal();
    t.discard(0, "1z").discard(1, "2z").discard(2, "6p").expect_legal(0, Intent::Ron).expect_legal(3, Intent::Ron);
    t
}

/// both are paid under tenhou; honba and sticks go to the next in turn, whoever called first.
#[test]
fn two_rons_are_both_paid() {
    for order in [[0, 3], [3, 0]] {
        let mut t = two_waiting("tenhou");
        t.ron(order[0]).ron(order[1]).expect_won(&[3, 0]).expect_paid(2, 3, 300, Reason::Honba);
        t.expect_paid(2, 0, 0, Reason::Honba).expect_scores([27900, 25000, 19800, 28300]).expect_sticks(0);
    }
}

/// under yakuza only the next in turn wins.
#[test]
fn the_next_in_turn_takes_the_tile() {
    for order in [&[0, 3][..], &[3]] {
        let mut t = two_waiting("yakuza");
        for &seat in order {
            t.ron(seat);
        }
        t.expect_won(&[3]).expect_scores([25000, 25000, 22700, 28300]);
    }
}

/// R-088, near miss: the next in turn passes, and the other wins.
#[test]
fn the_other_wins_when_the_next_in_turn_passes() {
    let mut t = two_waiting("yakuza");
    t.pass(3).ron(0).expect_won(&[0]).expect_scores([29200, 25000, 21800, 25000]);
    let mut t = two_waiting("yakuza");
    t.ron(0).pass(3).expect_won(&[0]);
}
