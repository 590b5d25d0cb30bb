//! The next dealer and honba.

use jantaku_core::Wind;
use jantaku_core::rules::{HonbaAfter, Renchan};
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

const WAITING: &str = "123m456p789s1122z";

fn won_by(house: &str, winner: usize, change: impl FnOnce(Scene) -> Scene) -> Play {
    let mut t = change(Scene::of(house).hand(winner, READY).indicators("1z").draws("1z 6p 6p")).deal();
    if winner == 1 {
        t.discard(0, "1z").discard(1, "6p").discard(2, "6p");
    } else {
        t.discard(0, "1z").discard(1, "6p");
    }
    t.ron(winner);
    t
}

/// a dealer's win keeps the deal and the hand's number, and adds a honba, which is paid from the next hand on.
#[test]
fn a_dealers_win_keeps_the_deal() {
    for house in ["tenhou", "yakuza"] {
        won_by(house, 0, |scene| scene.honba(2)).expect_next(0, 0, 3, 0);
        let mut first = won_by(house, 0, |scene| scene);
        first.expect_scores([27900, 22100, 25000, 25000]).expect_next(0, 0, 1, 0);
        let mut extra = Scene::after(&mut first).hand(0, READY).indicators("1z").draws("1z 6p").deal();
        extra.discard(0, "1z").discard(1, "6p").ron(0).expect_scores([31100, 18900, 25000, 25000]);
    }
}

/// another's win moves the deal and clears the honba.
#[test]
fn anothers_win_moves_the_deal() {
    for house in ["tenhou", "yakuza"] {
        won_by(house, 3, |scene| scene.honba(2)).expect_next(0, 1, 0, 0);
    }
}

/// with a double ron the dealer among the winners keeps the deal.
#[test]
fn a_dealer_among_the_winners_keeps_the_deal() {
    let mut t = Scene::of("tenhou").hand(0, READY).hand(3, "678m34577m45p345s").draws("1z 6p").deal();
    t.discard(0, "1z").discard(1, "6p").ron(0).ron(3).expect_next(0, 0, 1, 0);
}

/// a draw keeps the deal if the dealer is tenpai; a honba is added either way.
#[test]
fn a_draw_goes_by_the_dealers_tenpai() {
    for house in ["tenhou", "yakuza"] {
        Scene::of(house).hand(0, WAITING).deal().run_out().expect_next(0, 0, 1, 0);
        Scene::of(house).hand(1, WAITING).honba(1).deal().run_out().expect_next(0, 1, 2, 0);
    }
}

/// what a noten draw does to the honba is a rule of the house.
#[test]
fn honba_after_a_noten_draw_by_rule() {
    for (after, honba) in [(HonbaAfter::Increment, 3), (HonbaAfter::Reset, 0), (HonbaAfter::Keep, 2)] {
        let scene = Scene::of("tenhou").rules(|rules| rules.honba_on_noten_draw = after).honba(2);
        scene.deal().run_out().expect_next(0, 1, honba, 0);
    }
    // In shanghai only a dealer who keeps the deal puts a marker down.
    Scene::of("shanghai").honba(2).deal().run_out().expect_next(0, 1, 0, 0);
    Scene::of("shanghai").hand(0, WAITING).honba(2).deal().run_out().expect_next(0, 0, 3, 0);
}

/// what keeps the deal is a rule: the dealer's win, being tenpai at a draw, a noten draw.
#[test]
fn what_keeps_the_deal_is_a_rule() {
    for (renchan, win, tenpai, noten) in
        [(Renchan::None, 1, 1, 1), (Renchan::Win, 0, 1, 1), (Renchan::Tenpai, 0, 0, 1), (Renchan::Noten, 0, 0, 0)]
    {
        let house = |scene: Scene| scene.rules(|rules| rules.renchan = renchan);
        won_by("tenhou", 0, house).expect_next(0, win, 1 - win as u32, 0);
        house(Scene::of("tenhou")).hand(0, WAITING).deal().run_out().expect_next(0, tenpai, 1, 0);
        house(Scene::of("tenhou")).hand(1, WAITING).deal().run_out().expect_next(0, noten, 1, 0);
        // Another's win always moves the deal.
        won_by("tenhou", 3, house).expect_next(0, 1, 0, 0);
    }
}

/// touzai's West round: the dealer stays after every draw; near miss: in East.
#[test]
fn in_some_winds_every_draw_keeps_the_deal() {
    let scene = |wind| {
        let scene = Scene::of("tenhou").rules(|rules| {
            rules.round_winds = vec![Wind::East, Wind::West];
            rules.noten_renchan_winds = vec![Wind::West];
        });
        scene.wind(wind).hand(1, WAITING).deal()
    };
    scene(1).run_out().expect_next(1, 0, 1, 0);
    scene(0).run_out().expect_next(0, 1, 1, 0);
}

/// after the fourth dealer the next wind begins with the first.
#[test]
fn the_wind_changes_after_the_fourth_dealer() {
    let mut t = Scene::of("tenhou").dealer(3).hand(1, READY).draws("6p").deal();
    t.discard(3, "6p").ron(1).expect_next(1, 0, 0, 0);
}

/// sticks and points carry over to the next hand.
#[test]
fn points_and_sticks_go_over() {
    let mut t = Scene::of("tenhou").hand(1, WAITING).draws("1z 3z").deal();
    t.discard(0, "1z").riichi(1, "3z").run_out().expect_next(0, 1, 1, 1);
    let position = t.next_hand();
    assert_eq!(position.scores.values().copied().collect::<Vec<_>>(), [24000, 27000, 24000, 24000]);
}
