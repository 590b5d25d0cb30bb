//! What a scene states is dealt so, and what is stated wrongly is named.

#![allow(clippy::unwrap_used, reason = "a test")]

use jantaku_core::{Place, Ruleset, Seat, Wall};
use jantaku_engine::{FoldError, Match};
use jantaku_scenario::{Scene, SceneError, ViewScript};

fn rules() -> Ruleset {
    Ruleset::preset("tenhou").unwrap()
}

fn fault(scene: Scene) -> String {
    scene.setup().unwrap_err().to_string()
}

#[test]
fn what_is_stated_lies_where_it_is_dealt() {
    let scene = Scene::new(rules()).dealer(2).honba(1).hand(1, "19m19p19s1234567z").draws("5m . 0p").indicators("4z");
    let setup = scene.clone().setup().unwrap();
    let set = setup.rules.tile_set();
    let at = |place| setup.wall.tiles()[set.index(place).unwrap()].to_string();
    assert_eq!([at(Place::Live(52)), at(Place::Live(54)), at(Place::Indicator(0))], ["5m", "0p", "4z"]);
    let (game, _) = Match::start_from(setup).unwrap();
    let hand = game.view(Seat::new(1).unwrap()).unwrap();
    assert_eq!(jantaku_core::notation::format_tiles(hand.hand().concealed()), "19m19p19s1234567z");
    assert_eq!((game.table().start.position.honba, game.table().start.position.dealer.index()), (1, 2));
    assert_eq!(scene.wall().unwrap().tiles(), scene.wall().unwrap().tiles(), "it fills itself the same way each time");
}

#[test]
fn the_rest_may_lie_as_in_a_shuffled_wall() {
    let wall = Scene::new(rules()).shuffled([3; 32]).wall().unwrap();
    assert_eq!(wall.tiles(), Wall::from_seed([3; 32], &rules().tile_set()).tiles());
    let stated = Scene::new(rules()).shuffled([3; 32]).draws("5m").wall().unwrap();
    assert_eq!(stated.tiles()[52].to_string(), "5m");
}

#[test]
fn what_is_stated_wrongly_is_named() {
    let scene = || Scene::new(rules());
    assert_eq!(fault(scene().hand(0, "11111m")), "1m: stated more often than the set has it");
    assert_eq!(fault(scene().hand(1, "123456789m12345p")), "hand of seat 1: 14 tiles, where 13 are dealt");
    assert_eq!(fault(scene().dealer(4)), "seat 4: there is no such seat");
    assert_eq!(fault(scene().points([30_000; 3])), "points: 3 were stated for 4 players");
    assert!(fault(scene().indicators("8z")).starts_with("indicators: `8z`: "));
    assert_eq!(fault(scene().ura("123456m")), "ura: more tiles than the wall has room for");
    assert_eq!(
        fault(scene().draws(&". ".repeat(70)).draws_of(0, &"1234567m".repeat(3))),
        "draws: more tiles than the wall has room for"
    );
    assert_eq!(fault(scene().dice([0, 6])), "dice: 0 and 6 are not from 1 to 6");
    // The first fault is the one named.
    assert_eq!(fault(scene().dealer(7).hand(0, "?")), "seat 7: there is no such seat");
}

#[test]
fn a_script_that_cannot_be_names_its_turn() {
    let round = ViewScript::new(rules(), 0, "123456789m1199p");
    assert!(round.view("0:9p-1m 1:2z").is_ok());
    for turn in ["x:1m", "0", "0;1m", "4:1m", "1:0z", "１:1m"] {
        assert_eq!(
            round.view(&format!("0:9p-1m {turn}")).map(|_| ()).unwrap_err(),
            SceneError::Script(turn.to_owned())
        );
    }
    match round.view("0:9p-1z").map(|_| ()).unwrap_err() {
        SceneError::Turn { turn, error: FoldError::Hand(_) } => assert_eq!(turn, "0:9p-1z"),
        other => panic!("{other}"),
    }
    let fault = |round: ViewScript| round.view("").map(|_| ()).unwrap_err().to_string();
    assert_eq!(fault(ViewScript { dealer: 4, ..round.clone() }), "seat 4: there is no such seat");
    assert!(fault(ViewScript { indicator: "12m", ..round.clone() }).starts_with("indicator: `12m`: "));
    let round = ViewScript { wind_index: 4, ..round };
    assert_eq!(round.view("").map(|_| ()).unwrap_err(), SceneError::NoSuchWind(4));
}
