//! The shelf itself.

use std::collections::BTreeSet;

use jantaku_core::Ruleset;
use jantaku_drills::{Drill, Entry, ask};
use jantaku_engine::Event;

use crate::shelf;

#[test]
fn every_skill_has_questions_none_of_them_twice_and_each_is_read_back() {
    let mut seen = BTreeSet::new();
    for drill in Drill::ALL.iter().copied() {
        for skill in drill.skills() {
            assert!(!shelf().of(drill, skill).is_empty(), "{drill:?} {skill}");
        }
        for entry in shelf().all(drill) {
            let text = entry.to_string();
            assert_eq!(&text.parse::<Entry>().unwrap(), entry);
            assert!((1..=5).contains(&entry.level), "{text}");
            assert!(seen.insert(text), "{entry} is there twice");
        }
    }
}

#[test]
fn text_that_is_no_question_is_refused() {
    for text in
        ["", "waits", "waits one x 123m", "chess one 1 1.1.1.1", "riichi late 2 1.2.3", "riichi late 2 1.2.3.0 maybe"]
    {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}

#[test]
fn hidden_tiles_change_no_question() {
    // The same deal for the seat that is asked, others exchanged among the rest.
    let rules = Ruleset::preset("tenhou").unwrap();
    let entry = shelf().all(Drill::Riichi).next().unwrap();
    let played = shelf().match_of(entry).unwrap().unwrap();
    let question = ask(entry, Some(&played), &rules).unwrap();
    let jantaku_drills::Source::Position { at, .. } = entry.source else { panic!("{entry}") };
    let mut other = played.clone();
    for event in &mut other.rounds[at.round] {
        match event {
            Event::Dealt { hands, .. } => {
                let others: Vec<_> = hands.iter().map(|(seat, _)| seat).filter(|&seat| seat != at.seat).collect();
                let (a, b) = (hands[others[0]], hands[others[1]]);
                *hands.get_mut(others[0]).unwrap() = b;
                *hands.get_mut(others[1]).unwrap() = a;
            }
            Event::Drew { seat, tile, .. } if *seat != at.seat => *tile = "1z".parse().unwrap(),
            _ => {}
        }
    }
    assert_eq!(ask(entry, Some(&other), &rules).unwrap(), question);
}

#[test]
fn a_day_has_its_puzzle_and_days_differ() {
    let days = (1..=28).map(|day| format!("2026-11-{day:02}"));
    let puzzles: BTreeSet<String> = days.map(|day| shelf().daily(&day).unwrap().to_string()).collect();
    assert!(puzzles.len() >= 25, "{puzzles:?}");
}
