//! The basics of every hand and match: tiles in hand, late yaku, the options of length and end.

use jantaku_core::rules::Bust;
use jantaku_core::{Wind, Yaku};
use jantaku_engine::{EndReason, Event, IllegalReason, Intent};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::READY;

fn tiles_of(t: &Play, number: usize) -> usize {
    let view = t.view(number);
    let hand = view.hand();
    hand.concealed_len() + hand.melds().iter().map(|meld| meld.tiles().len()).sum::<usize>()
}

/// thirteen tiles between the turns, fourteen with the draw or the call, one more for each kan.
#[test]
fn a_hand_is_thirteen_tiles_and_one_more_for_each_kan() {
    let mut t = Scene::of("tenhou").hand(0, "1111m").hand(1, "55z9m").draws("1z 2z 3z 5z").supplements("4z").deal();
    assert_eq!((0..4).map(|at| tiles_of(&t, at)).collect::<Vec<_>>(), [14, 13, 13, 13]);
    t.ankan(0, "1m");
    assert_eq!(tiles_of(&t, 0), 15);
    t.discard(0, "4z").run_to(3);
    assert_eq!((0..4).map(|at| tiles_of(&t, at)).collect::<Vec<_>>(), [14, 13, 13, 14]);
    t.discard(3, "5z").pon(1);
    assert_eq!(tiles_of(&t, 1), 14);
    t.discard(1, "9m");
    assert_eq!((0..2).map(|at| tiles_of(&t, at)).collect::<Vec<_>>(), [14, 13]);
}

/// seventy draws are seventeen or eighteen for each.
#[test]
fn an_undisturbed_hand_has_about_eighteen_turns() {
    let mut t = Scene::of("tenhou").deal();
    t.run_out();
    let drawn = |number| {
        let own = |event: &&Event| matches!(event, Event::Drew { seat: drew, .. } if *drew == seat(number));
        t.events().iter().filter(own).count()
    };
    assert_eq!([0, 1, 2, 3].map(drawn), [18, 18, 17, 17]);
}

/// a ron completes a run, a triplet or the pair, from anybody, and the hand stays closed: pinfu counts.
#[test]
fn a_ron_completes_any_part_of_the_hand_from_anybody() {
    for discarder in 1..4 {
        for (hand, won, yaku) in [
            (READY, "6p", &[Yaku::Pinfu, Yaku::Tanyao][..]),
            ("234567m34566s88p", "6s", &[Yaku::Tanyao]),
            ("234567m345888s6p", "6p", &[Yaku::Tanyao]),
        ] {
            let draws = ["1z 6p", "1z 2z 6p", "1z 2z 3z 6p"][discarder - 1].replace("6p", won);
            let mut t = Scene::of("tenhou").hand(0, hand).draws(&draws).indicators("1z").deal();
            t.discard(0, "1z").run_to(discarder).discard(discarder, won).ron(0).expect_yaku(0, yaku);
            assert_eq!(t.win(0).tile, tile(won));
        }
    }
}

/// R-100, where the house allows it: the first call need not show the yaku: a run, and later the triplet of a dragon.
#[test]
fn the_yaku_may_come_late() {
    let mut t = Scene::of("shanghai").hand(1, "46m55z234p67s99s12z").draws("5m . . 5z 8s").indicators("1z").deal();
    t.discard(0, "5m").chii(1, "46m").discard(1, "1z").run_to(0).discard(0, "5z").pon(1).discard(1, "2z");
    t.discard(2, "8s").ron(1).expect_yaku(1, &[Yaku::Haku]);
}

/// without a yaku the tile may be called or passed, and the hand continues; the dragon wins.
#[test]
fn a_hand_without_yaku_may_call_the_tile_or_go_on() {
    let scene = || Scene::of("tenhou").hand(1, "234m456p678s99s55z").draws("9s 1z 5z").deal();
    let mut t = scene();
    t.discard(0, "9s").expect_illegal(1, Intent::Ron, IllegalReason::NoYaku).expect_legal(1, Intent::Pon).pon(1);
    t.expect_turn(1);
    let mut t = scene();
    t.discard(0, "9s").pass(1).expect_turn(1).run_to(2).discard(2, "5z").ron(1).expect_yaku(1, &[Yaku::Haku]);
}

/// A hand won by a player other than the dealer.
fn won_by_another(scene: Scene, dealer: usize) -> Play {
    let winner = (dealer + 1) % 4;
    let mut t = scene.dealer(dealer).hand(winner, READY).draws("6p").indicators("1z").deal();
    t.discard(dealer, "6p").ron(winner);
    t
}

/// four hands in an East match, eight with South; each dealer has one a round.
#[test]
fn a_match_has_four_hands_a_round() {
    for (house, expected) in [("yakuza", 4), ("tenhou", 8)] {
        let (mut wind, mut dealer, mut hands) = (0, 0, 0);
        loop {
            let mut t = won_by_another(Scene::of(house).wind(wind).points([31000, 23000, 23000, 23000]), dealer);
            hands += 1;
            assert_eq!(usize::from(t.table().start.number()), dealer + 1);
            t.result();
            if t.game().settlement().is_some() {
                break;
            }
            let next = t.next_hand();
            assert_eq!(next.dealer.index(), (dealer + 1) % 4);
            (wind, dealer) = (next.wind_index, next.dealer.index());
        }
        assert_eq!((hands, dealer), (expected, 3), "{house}");
    }
}

/// below zero the match ends, or goes on by the house's rule.
#[test]
fn a_house_may_play_on_below_zero() {
    for (bust, ends) in [(Bust::BelowZero, true), (Bust::Off, false)] {
        let scene = Scene::of("tenhou").rules(|rules| rules.bust = bust).points([1000, 33000, 33000, 33000]);
        let mut t = won_by_another(scene, 0);
        t.expect_scores([-1000, 35000, 33000, 33000]);
        assert_eq!(t.game().settlement().is_some(), ends);
    }
}

/// a goal of 30100 points is not reached with 30000.
#[test]
fn the_goal_may_be_any_number_of_points() {
    for (goal, ends) in [(30000, true), (30100, false)] {
        let scene = Scene::of("tenhou").rules(|rules| rules.goal_points = goal).wind(1);
        let mut t = won_by_another(scene.points([28000, 25000, 25000, 22000]), 3);
        t.expect_scores([30000, 25000, 25000, 20000]);
        if ends {
            t.expect_ended(EndReason::LastHand);
        } else {
            t.expect_next(2, 0, 0, 0);
        }
    }
}

/// the winds of the rounds are those of the list.
#[test]
fn the_rounds_follow_the_list_of_winds() {
    let winds = vec![Wind::East, Wind::West];
    let scene = Scene::of("yakuza").rules(|rules| rules.round_winds = winds);
    won_by_another(scene, 3).expect_next(1, 0, 0, 0);
    let west = Scene::of("yakuza").rules(|rules| rules.round_winds = vec![Wind::East, Wind::West]).wind(1).deal();
    assert_eq!(west.table().start.wind, Wind::West);
}

/// everyone begins with the starting points of the house.
#[test]
fn the_starting_points_are_those_of_the_house() {
    for points in [20000, 21000, 25000, 27000, 30000] {
        let mut rules = jantaku_core::Ruleset::preset("tenhou").unwrap();
        rules.starting_points = points;
        Scene::new(rules).deal().expect_scores([points; 4]);
    }
}
