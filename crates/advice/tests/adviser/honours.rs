use std::collections::BTreeSet;

use jantaku_advice::AdviceRule::*;
use jantaku_advice::Fact;
use jantaku_core::{Ruleset, Seat, Wind};
use jantaku_engine::{Action, Match};
use jantaku_testkit::{Chance, Scene, SceneExt, ViewScript, tile};

use crate::adviser::{NEAR, PERFECT, avoids, chooses, dora, house, notes, seen, silent};

///
#[test]
fn single_honours_go_early_and_value_honours_after_the_others() {
    let hand = "234m56799p2267s4z";
    assert_eq!(chooses(SingleHonours, &seen(0, hand, "0:5z-"), "4z"), [Fact::Tile(tile("4z"))]);
    assert_eq!(chooses(SingleHonours, &seen(0, "234m56799p2267s9m", "0:5z-"), "5z")[1], Fact::Han(1));
    // East is the dealer's double wind.
    silent(SingleHonours, &seen(0, "234m56799p2267s9m", "0:1z-"));
}

///
#[test]
fn the_seat_wind_is_kept_longer() {
    let facts = chooses(KeepSeatWind, &seen(0, "234m56799p2267s4z", "0:1z-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("1z")), Fact::Other(tile("4z")), Fact::Han(2)]);
    silent(KeepSeatWind, &seen(0, "234m56799p2267s4z", "0:3z-"));
    // South of an East round: its wind is worth one han, and the wind of the round is of use to all.
    let facts = chooses(KeepSeatWind, &seen(1, "234m56799p2267s4z", "0:9p 1:2z-"), "4z");
    assert_eq!(facts[2], Fact::Han(1));
    silent(KeepSeatWind, &seen(1, "234m56799p2267s4z", "0:9p 1:1z-"));
}

///
#[test]
fn a_pair_of_value_honours_stays_while_a_third_is_left() {
    let facts = avoids(KeepValuePair, &seen(0, "234m567p2267s55z9m", "0:9m-"), "5z");
    assert_eq!(facts, [Fact::Tile(tile("5z")), Fact::Han(1), Fact::Copies(2)]);
    silent(KeepValuePair, &seen(0, "234m567p2267s44z9m", "0:9m-"));
    // The wind of the round, and the player's own.
    avoids(KeepValuePair, &seen(1, "234m567p2267s11z9m", "0:9p 1:9m-"), "1z");
    avoids(KeepValuePair, &seen(1, "234m567p2267s22z9m", "0:9p 1:9m-"), "2z");
    silent(KeepValuePair, &seen(1, "234m567p2267s33z9m", "0:9p 1:9m-"));
    silent(KeepValuePair, &seen(0, "234m567p2267s55z9m", "0:1p 1:5z 2:5z 3:9m 0:9m-"));
}

/// the dealer of an East round, and South of a South round, are in double wind, and nobody else.
#[test]
fn the_wind_of_the_round_is_double_for_one_player() {
    for (wind_index, dealer, me) in
        (0..2).flat_map(|wind| (0..4).flat_map(move |dealer| (0..4).map(move |me| (wind, dealer, me))))
    {
        let mut scene = ViewScript { wind_index, dealer, ..house("yakuza", me, NEAR) };
        scene.rules.round_winds = vec![Wind::East, Wind::South];
        // The dealer plays first: only seats up to this one are before it.
        let before = (0..4).map(|step| (dealer + step) % 4).take_while(|&seat| seat != me);
        let view =
            scene.view(&(before.map(|seat| format!("{seat}:9m ")).collect::<String>() + &format!("{me}:8s-"))).unwrap();
        if (dealer + usize::from(wind_index)) % 4 == me {
            let wind = tile(["1z", "2z"][usize::from(wind_index)]);
            assert_eq!(notes(DoubleWind, &view), [Fact::Tile(wind), Fact::Han(2)]);
        } else {
            silent(DoubleWind, &view);
        }
    }
}

/// The winds of the round with the players who heard of a double wind in a match in which nobody wins.
fn doubled(rules: &Ruleset, chance: &mut Chance) -> BTreeSet<(Wind, Seat)> {
    let (mut game, _) = Match::start(rules.clone().into(), chance.wall(rules)).unwrap();
    let mut doubled = BTreeSet::new();
    while game.settlement().is_none() {
        if game.needs_wall().is_some() {
            game.deal(chance.wall(rules)).unwrap();
            continue;
        }
        let seat = game.asked().next().unwrap();
        let view = game.view(seat).unwrap();
        if view.table().rivers[seat].is_empty() && crate::adviser::said(DoubleWind, &view).is_some() {
            doubled.insert((view.table().start.wind, seat));
        }
        let legal = view.legal_actions().legal;
        let drawn = |action: &&Action| {
            matches!(action, Action::Discard { tsumogiri: true, .. } | Action::Pass | Action::HideHand)
        };
        let action = *legal.iter().find(drawn).unwrap_or(&legal[0]);
        game.play(seat, action).unwrap();
    }
    doubled
}

///
#[test]
fn every_player_is_in_double_wind_at_least_once_a_round() {
    let mut chance = Chance::new(419);
    // East rounds, and South rounds too.
    for winds in [vec![Wind::East], vec![Wind::East, Wind::South]] {
        let rules = Ruleset { round_winds: winds, ..Ruleset::preset("yakuza").unwrap() };
        let doubled = doubled(&rules, &mut chance);
        for &wind in &rules.round_winds {
            let all = rules.players.seats().all(|seat| doubled.contains(&(wind, seat)));
            assert!(all, "{wind} {doubled:?}");
        }
    }
}

///
#[test]
fn an_honour_of_which_two_are_visible_cannot_be_ponned() {
    let hand = "234m56799p2267s4z";
    let facts = chooses(HonourTwoSeen, &seen(0, hand, "0:1p 1:4z 2:4z 3:9m 0:9m-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("4z")), Fact::Copies(1)]);
    silent(HonourTwoSeen, &seen(0, hand, "0:1p 1:4z 2:8s 3:9m 0:9m-"));
}

/// with none or one of them visible, and not with two.
#[test]
fn an_honour_that_nobody_has_shown_is_dangerous_late() {
    let scene = |shown: usize| {
        let scene = Scene::of("yakuza").hand(0, "234m56799p2267s5z").hand(1, "19m19p19s1122355z");
        let mut play = scene.hand(2, "1258m1369p369s12z").deal();
        for _ in 0..shown {
            play.run_to(1).discard(1, "5z").pass_all();
        }
        play
    };
    avoids(LateHonour, &scene(0).run_until(25).run_to(0).view(0), "5z");
    avoids(LateHonour, &scene(1).run_until(25).run_to(0).view(0), "5z");
    silent(LateHonour, &scene(2).run_until(25).run_to(0).view(0));
    silent(LateHonour, &scene(0).run_to(0).view(0));
}

///
#[test]
fn dora_in_pairs_stay() {
    let facts = avoids(KeepDora, &dora(0, "234m567p99p22367s", "8p", "0:1z-"), "9p");
    assert_eq!(facts, [Fact::Tile(tile("9p")), Fact::Han(2)]);
    silent(KeepDora, &dora(0, "234m567p99p22367s", "2s", "0:1z-"));
}

///
#[test]
fn a_single_dora_stays_for_a_while() {
    let facts = chooses(SingleDoraStays, &dora(0, "234m56799p2267s4z", "8m", "0:9m-"), "4z");
    assert_eq!(facts, [Fact::Tile(tile("9m")), Fact::Other(tile("4z"))]);
    silent(SingleDoraStays, &dora(0, "234m56799p2267s4z", "7m", "0:9m-"));
    // A red five, and a plain one.
    chooses(SingleDoraStays, &seen(0, "23456799p2267s0m", "0:4z-"), "4z");
    silent(SingleDoraStays, &seen(0, "23456799p2267s5m", "0:4z-"));
}

/// for nine turns, and then no longer.
#[test]
fn a_single_dora_does_not_stay_for_ever() {
    let scene = Scene::of("yakuza").hand(0, "234m56799p2267s9m").indicators("8m");
    let mut play = scene.draws_of(0, "4443332224z").deal();
    for turn in 1..=10 {
        let stays = crate::adviser::said(SingleDoraStays, &play.run_to(0).view(0)).is_some();
        assert_eq!(stays, turn <= 9, "{turn}");
        play.tsumogiri(0).pass_all();
    }
}

///
#[test]
fn a_single_dora_goes_when_no_set_forms() {
    let facts = chooses(SingleDoraGoes, &dora(0, PERFECT, "8m", "0:9m-"), "9m");
    assert_eq!(facts[0], Fact::Tile(tile("9m")));
    silent(SingleDoraGoes, &dora(0, PERFECT, "7m", "0:9m-"));
}
