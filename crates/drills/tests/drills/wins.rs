//! Fu and points in every house.

use std::collections::BTreeMap;

use jantaku_core::Ruleset;
use jantaku_drills::{Drill, DrillError, ask};
use jantaku_testkit::{Chance, random_house};
use jantaku_wire::{DrillChoice, ScoreAnswer};

use crate::shelf;

/// Each is checked against PyPI `mahjong`, too: `tools/pypi-mahjong/drills.py`.
#[test]
fn the_answer_is_what_the_house_pays() {
    let mut chance = Chance::new(5);
    let presets = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap());
    let houses: Vec<Ruleset> = presets.chain((0..20).map(|_| random_house(&mut chance))).collect();
    let (mut asked, mut nothing) = (0, 0);
    for (nth, entry) in shelf().all(Drill::Fu).chain(shelf().all(Drill::Points)).enumerate() {
        let house = &houses[nth % houses.len()];
        let question = match ask(entry, None, house) {
            Ok(question) => question,
            Err(DrillError::Rules(_)) => {
                nothing += 1;
                continue;
            }
            Err(error) => panic!("{entry}: {error}"),
        };
        let Some(ScoreAnswer::Win(score)) = &question.solution.score else { panic!("{entry}: no score") };
        match &question.choices[usize::from(question.right[0])] {
            DrillChoice::Fu { fu } => assert_eq!(*fu, score.fu, "{entry}"),
            DrillChoice::Ron { points } => assert_eq!(*points, score.points, "{entry}"),
            DrillChoice::Tsumo { .. } => {
                let paid: i32 = score.payments.iter().map(|step| step.points * i32::from(step.count)).sum();
                assert_eq!(paid, score.points, "{entry}");
            }
            choice => panic!("{entry}: {choice:?}"),
        }
        asked += 1;
    }
    assert!(asked > nothing, "{asked} asked, {nothing} not");
}

/// What the winner gets, by Tenhou's table as players know it: fu × 2^(han + 2), each payment rounded up to hundreds.
fn is_in_the_table(choice: &DrillChoice) -> bool {
    const LIMITS: [i32; 5] = [2000, 3000, 4000, 6000, 8000];
    let up = |points: i32| (points + 99) / 100 * 100;
    let hands = (1..=4).flat_map(|han| [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110].map(|fu| fu << (han + 2)));
    let yakuman = (1..=6).map(|times| 8000 * times);
    hands.filter(|base| *base < 2000).chain(LIMITS).chain(yakuman).any(|base| match *choice {
        DrillChoice::Ron { points } => points == up(4 * base) || points == up(6 * base),
        DrillChoice::Tsumo { dealer: Some(dealer), others } => (dealer, others) == (up(2 * base), up(base)),
        DrillChoice::Tsumo { dealer: None, others } => others == up(2 * base),
        _ => false,
    })
}

#[test]
fn every_payment_offered_is_one_that_players_know_and_no_place_is_always_right() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let mut places = BTreeMap::new();
    for entry in shelf().all(Drill::Points) {
        let question = ask(entry, None, &rules).unwrap();
        assert!(question.choices.iter().all(is_in_the_table), "{entry}: {:?}", question.choices);
        assert_eq!(question.choices.len(), 4, "{entry}");
        *places.entry(question.right[0]).or_insert(0) += 1;
    }
    let all: i32 = places.values().sum();
    assert!(places.len() == 4 && places.values().all(|count| *count > all / 8), "{places:?}");
}

/// A hand is left out only where the house has no such win or counts no fu for it: none is where the rules are those of the matches
/// that the hands are from, and few are where there is no ura dora or no ippatsu.
#[test]
fn hands_are_left_out_only_where_the_house_has_none() {
    let asked = |house: &str, drill: Drill| {
        let rules = Ruleset::preset(house).unwrap();
        let (asked, all) = (shelf().all(drill).filter(|entry| ask(entry, None, &rules).is_ok()), shelf().all(drill));
        (asked.count(), all.count())
    };
    for drill in [Drill::Fu, Drill::Points] {
        for house in ["tenhou", "yakuza", "pretty_girls", "shanghai", "mahjong_soul"] {
            let (asked, all) = asked(house, drill);
            assert_eq!(asked, all, "{house} {drill:?}");
        }
        for house in ["touzai", "pool_of_dreams", "m_league", "wrc", "ema"] {
            let (asked, all) = asked(house, drill);
            assert!(asked * 5 > all * 4, "{house} {drill:?}: {asked} of {all}");
        }
    }
}
