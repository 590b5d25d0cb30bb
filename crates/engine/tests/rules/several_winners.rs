//! What several winners on one tile share, by the rules of the house.

use jantaku_core::Ruleset;
use jantaku_core::rules::{MultiRonHonba, MultiRonSticks};
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

/// Seats 0 and 3 wait for 6p, seat 0 in riichi; a honba and two older sticks lie on the table. Seat 3 is first in turn.
fn two_win(change: impl FnOnce(&mut Ruleset)) -> Play {
    let scene = Scene::of("tenhou").rules(change).honba(1).sticks(2).hand(0, READY).hand(3, "678m34577m45p345s");
    let mut t = scene.indicators("1z").draws("1z 2z 6p").deal();
    t.riichi(0, "1z").discard(1, "2z").discard(2, "6p").ron(0).ron(3).expect_won(&[3, 0]);
    t
}

/// honba to the first in turn order, or to each winner.
#[test]
fn honba_go_to_the_first_or_to_each() {
    let mut t = two_win(|rules| rules.multi_ron_honba = MultiRonHonba::First);
    t.expect_paid(2, 3, 300, Reason::Honba).expect_paid(2, 0, 0, Reason::Honba);
    let mut t = two_win(|rules| rules.multi_ron_honba = MultiRonHonba::Each);
    t.expect_paid(2, 3, 300, Reason::Honba).expect_paid(2, 0, 300, Reason::Honba);
}

/// all sticks to the first winner, or each winner's own back and the rest to the first; none is lost
/// either way.
#[test]
fn sticks_go_to_the_first_or_back() {
    let sticks = |t: &mut Play, seat: usize| -> i32 {
        let end = t.result();
        let taken = end.payments.iter().filter(|paid| paid.reason == Reason::Sticks);
        taken
            .filter(|paid| paid.to == jantaku_score::Account::Seat(jantaku_testkit::seat(seat)))
            .map(|paid| paid.points)
            .sum()
    };
    let mut t = two_win(|rules| rules.multi_ron_sticks = MultiRonSticks::First);
    assert_eq!((sticks(&mut t, 3), sticks(&mut t, 0)), (3000, 0));
    let mut t = two_win(|rules| rules.multi_ron_sticks = MultiRonSticks::OwnBackRestFirst);
    assert_eq!((sticks(&mut t, 3), sticks(&mut t, 0)), (2000, 1000));
    t.expect_sticks(0);
}

/// a dealer among several winners keeps the deal, or does not; alone the dealer keeps it in any case.
#[test]
fn the_dealer_among_several_winners() {
    two_win(|rules| rules.multi_ron_dealer_keeps = true).expect_next(0, 0, 2, 0);
    two_win(|rules| rules.multi_ron_dealer_keeps = false).expect_next(0, 1, 0, 0);
    let scene = Scene::of("tenhou").rules(|rules| rules.multi_ron_dealer_keeps = false).hand(0, READY);
    let mut t = scene.indicators("1z").draws("1z 6p").deal();
    t.discard(0, "1z").discard(1, "6p").ron(0).expect_next(0, 0, 1, 0);
}
