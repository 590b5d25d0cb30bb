//! Dealing, drawing, discarding.

use std::sync::Arc;

use jantaku_core::notation::format_tiles;
use jantaku_core::rules::{Group, Shape};
use jantaku_core::{Ruleset, Wall};
use jantaku_engine::{Action, DrawFrom, Event, Match, PlayError};
use jantaku_testkit::{Chance, Driver, Scene, SceneExt, seat, tile};

/// blocks of four, four, four and one, the dealer first; the dealer draws the fourteenth tile.
#[test]
fn the_deal_goes_round_in_blocks_of_four() {
    for dealer in 0..4 {
        let t = Scene::of("tenhou").dealer(dealer).hand(0, "123456789m1234p").hand(2, "123456789s1234z").deal();
        assert_eq!(format_tiles(t.round().hand(seat(0)).unwrap().concealed()), "123456789m1234p");
        assert_eq!(format_tiles(t.round().hand(seat(2)).unwrap().concealed()), "123456789s1234z");
        assert!(matches!(t.events()[1], Event::Drew { seat, from: DrawFrom::Live, .. } if seat.index() == dealer));
        let places = t.round().wall().tiles();
        let first = t.round().hand(seat(dealer)).unwrap();
        assert!([0, 1, 2, 3, 16, 32, 48].iter().all(|&at| first.tiles().any(|held| held == places[at])));
        assert_eq!(first.drawn(), Some(places[52]));
    }
}

/// seventy draws follow the deal with four players, 55 with three.
#[test]
fn seventy_tiles_are_left_to_draw() {
    let mut t = Scene::of("tenhou").deal();
    assert_eq!(t.table().live_left, 69);
    t.run_out();
    let draws = t.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(draws, 70);
}

/// a turn is a draw and a discard, then the player to the right draws.
#[test]
fn play_goes_on_to_the_right() {
    let mut t = Scene::of("yakuza").dealer(3).deal();
    for turn in [3, 0, 1, 2, 3] {
        t.expect_turn(turn).tsumogiri(turn);
    }
}

/// only the seat whose turn it is may act, and only with a tile it holds.
#[test]
fn nobody_acts_out_of_turn_or_with_a_tile_not_held() {
    let t = Scene::of("tenhou").hand(0, "123456789m1234p").draws("5p").deal();
    let mut game = t.game().clone();
    let discard = |text, tsumogiri| Action::Discard { tile: tile(text), tsumogiri };
    assert_eq!(game.play(seat(1), discard("5p", true)), Err(PlayError::NotAsked(seat(1))));
    for wrong in [discard("9s", false), discard("5p", false), discard("1m", true)] {
        assert_eq!(game.play(seat(0), wrong), Err(PlayError::NotLegal { action: wrong }));
    }
    assert_eq!(&game, t.game());
    assert!(game.play(seat(0), discard("1m", false)).is_ok());
}

/// winds are counted from the dealer, hands from the first seat.
#[test]
fn winds_and_numbers_follow_the_dealer() {
    let t = Scene::of("tenhou").dealer(2).wind(1).deal();
    let winds: String = (0..4).map(|at| t.table().wind(seat(at)).letter()).collect();
    assert_eq!(winds, "WNES");
    assert_eq!((t.table().start.wind.letter(), t.table().start.number()), ('S', 3));
}

/// display options change no choice and no event.
#[test]
fn what_is_shown_changes_nothing() {
    let played = |rules: &Ruleset, nth: u8| {
        let wall = Wall::from_seed([nth; 32], &rules.tile_set());
        let (mut game, mut events) = Match::start(Arc::new(rules.clone()), wall).unwrap();
        let mut chance = Chance::new(u64::from(nth));
        while game.table().result().is_none() {
            let asked = game.asked().next().unwrap();
            let action = Driver::Eager.choose(&game.view(asked).unwrap(), &mut chance).unwrap();
            events.extend(game.play(asked, action).unwrap());
        }
        (events, game.table().scores.clone())
    };
    let usual = Ruleset::preset("tenhou").unwrap();
    // `terms` only changes the order in which results list yaku.
    for option in Group::Display.options().filter(|option| option.key != "terms") {
        let words = option.choices().iter().map(|choice| format!("{:?}", choice.word()));
        let switch = (option.shape == Shape::Switch).then(|| ["true", "false"].map(String::from));
        let values: Vec<String> = words.chain(switch.into_iter().flatten()).collect();
        assert!(values.len() > 1, "{}", option.key);
        for value in values {
            let other = Ruleset::from_toml(&format!("base = \"tenhou\"\n{} = {value}", option.key)).unwrap();
            for nth in 0..5 {
                assert_eq!(played(&other, nth), played(&usual, nth), "{} = {value}", option.key);
            }
        }
    }
}
