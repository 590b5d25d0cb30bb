use std::sync::Arc;

use jantaku_advice::safety::{Class, Grade};
use jantaku_advice::{Known, Review, review};
use jantaku_core::Ruleset;
use jantaku_engine::SeatEvent;
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

/// Waits for 3p and 6p.
const READY: &str = "234567m34588s45p";
/// One tile from tenpai, with two west winds to defend with; it draws 6p.
const OTHER: &str = "123456m12p567s11z";
/// In tenpai for 9m with 6p.
const RACE: &str = "12345678m11567s";

fn scene(hand: &'static str) -> Scene {
    Scene::of("tenhou").hand(0, READY).hand(1, hand).draws("1z 6p")
}

fn of(play: &Play, me: usize) -> Option<Review> {
    let seen: Vec<SeatEvent> = play.events().iter().filter_map(|event| event.seen_by(seat(me))).collect();
    review(&play.table().rules, seat(me), &seen).expect("a round that was played")
}

fn known(play: &Play) -> Known {
    match of(play, 1) {
        Some(Review::DealtIn { tile: dealt, winner, known }) => {
            assert_eq!((dealt, winner), (tile("6p"), seat(0)));
            known
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_deal_in_against_riichi_names_what_was_safer() {
    let mut play = scene(OTHER).deal();
    assert_eq!(of(&play, 1), None, "nothing has ended");
    play.riichi(0, "1z").discard(1, "6p").ron(0);
    let safest = Some((tile("1z"), Class::Genbutsu));
    assert_eq!(known(&play), Known::Threatened { grade: Grade::Dangerous, safest });
}

#[test]
fn a_deal_in_against_nothing_could_not_be_seen() {
    let mut play = scene(OTHER).deal();
    play.discard(0, "1z").discard(1, "6p").ron(0);
    assert_eq!(known(&play), Known::Unseen);
}

#[test]
fn in_riichi_there_is_no_choice() {
    let mut play = Scene::of("tenhou").hand(0, READY).hand(1, RACE).draws("1z 2z 3z 4z 1z 6p").deal();
    play.riichi(0, "1z").riichi(1, "2z").discard(2, "3z").discard(3, "4z").discard(0, "1z").discard(1, "6p").ron(0);
    assert_eq!(known(&play), Known::InRiichi);
}

#[test]
fn who_neither_won_nor_dealt_in_hears_how_far_the_hand_was() {
    let mut play = scene(OTHER).hand(2, "123456789m1p123s").deal();
    play.riichi(0, "1z").discard(1, "6p").ron(0);
    assert_eq!(of(&play, 0), None, "the winner");
    assert_eq!(of(&play, 2), Some(Review::Missed { shanten: 0 }));
    let mut play = scene(OTHER).deal();
    play.run_out();
    assert!(matches!(of(&play, 1), Some(Review::Missed { .. })));
}

#[test]
fn a_robbed_kan_is_no_discard() {
    let mut play =
        Scene::of("tenhou").hand(0, "234567m34588s45p").hand(1, "66p5z").draws("1z 2z 4z 6p 1z 2z 3z 6p").deal();
    play.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "6p").pon(1).discard(1, "5z");
    play.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "6p").ron(0);
    assert_eq!(of(&play, 1), None);
}

#[test]
fn a_house_without_help_looks_back_at_nothing() {
    let rules = Ruleset { wait_display: false, ..Ruleset::preset("tenhou").unwrap() };
    let mut play = Scene::new(rules).hand(0, READY).hand(1, OTHER).draws("1z 6p").deal();
    play.riichi(0, "1z").discard(1, "6p").ron(0);
    assert_eq!(of(&play, 1), None);
    let seen: Vec<SeatEvent> = play.events().iter().filter_map(|event| event.seen_by(seat(1))).collect();
    assert!(
        review(&Arc::new(Ruleset::preset("tenhou").unwrap()), seat(1), &seen[1..]).is_err(),
        "a round begins with its deal"
    );
}
