//! A position for each habit, and what it changes there. Chance decides when a beginner forgets, so each is asked with many
//! seeds.

use jantaku_testkit::tenhou;

use super::habits::by_name;
use super::*;

/// In how many of 40 cases, alike but for the seed, a beginner in seat 3 with this hand makes such a choice.
fn times(habit: &str, hand: &'static str, script: &str, is: impl Fn(Action) -> bool) -> usize {
    let habit = if habit == "easy" { USUAL } else { by_name(habit).unwrap() };
    let scene = tenhou(3, hand);
    let view = scene.view(script).unwrap();
    let actions = view.legal_actions();
    (0..40).filter(|&seed| is(Easy::with_habit(habit, [seed; 32]).choose(&view, &actions))).count()
}

/// Whether one of these tiles is discarded.
fn throws(tiles: &'static str) -> impl Fn(Action) -> bool {
    move |action| discarded(action).is_some_and(|tile| tiles.split(' ').any(|other| other == tile.to_string()))
}

/// a pon of ones and then no yaku. The others make such a call sometimes.
#[test]
fn a_caller_calls_without_a_yaku() {
    let calls = |habit| times(habit, "139m46p1179s2344z", "0:1s", |action| action != Action::Pass);
    assert_eq!(calls("caller"), 40);
    assert!((8..24).contains(&calls("easy")), "{} of 40", calls("easy"));
}

/// sets of another suit are broken. Near miss: with too few tiles of a suit there is no flush to chase.
#[test]
fn who_chases_a_flush_breaks_other_suits() {
    let breaks = |habit, hand| times(habit, hand, "0:9p 1:9p 2:9p 3:2s-", throws("3p 4p 2s 4s 5s 6s"));
    assert_eq!(["flush", "easy"].map(|habit| breaks(habit, "13579m34p456s115z")), [40, 0]);
    assert_eq!(["flush", "easy"].map(|habit| breaks(habit, "1357m3456p4456s5z")), [0, 0]);
}

/// the only tile that is safe against a riichi stays in hand. The others remember the riichi half of the time.
#[test]
fn who_is_stubborn_never_folds() {
    let folds = |habit| times(habit, "1479m258p369s126z", "0:9p 1:9p 2!5p 3:7s-", throws("5p"));
    assert_eq!(folds("stubborn"), 0);
    assert!((12..28).contains(&folds("easy")), "{} of 40", folds("easy"));
}

/// riichi on a wait for a tile that was discarded. Near miss: both declare it where another was.
#[test]
fn who_forgets_its_discards_declares_riichi_in_furiten() {
    let riichi =
        |habit, script| times(habit, "555666m777p24s11z", script, |action| matches!(action, Action::Riichi { .. }));
    let own_three = "0:9p 1:9p 2:9p 3:3s 0:9m 1:9m 2:9m 3:5s-";
    assert_eq!(["forgetful", "easy"].map(|habit| riichi(habit, own_three)), [40, 0]);
    let own_nine = "0:9p 1:9p 2:9p 3:9s 0:9m 1:9m 2:9m 3:5s-";
    assert_eq!(["forgetful", "easy"].map(|habit| riichi(habit, own_nine)), [40, 40]);
}
