//! Riichi, calls, pushing: what `master` says, which plays the positions on.

use std::collections::BTreeSet;

use jantaku_drills::{Drill, Examiner, Source};
use jantaku_engine::{Action, Phase};

use crate::{positions, shelf};

/// One question of so many: asking about all takes an hour, and is done where they are found.
const EVERY: usize = 250;

#[test]
fn master_comes_to_the_same_judgement() {
    let mut examiner = Examiner::new().unwrap();
    for drill in [Drill::Riichi, Drill::Call, Drill::Push] {
        let entries: Vec<_> = shelf().all(drill).collect();
        assert!(entries.len() >= 990, "{drill:?}: {}", entries.len());
        for entry in entries.into_iter().step_by(EVERY) {
            let played = shelf().match_of(entry).unwrap().unwrap();
            assert!(examiner.confirms(entry, &played).unwrap(), "{entry}");
        }
    }
}

#[test]
fn neither_answer_is_a_safe_guess() {
    for drill in Drill::ALL.iter().copied().filter(|drill| drill.is_judged()) {
        let answers: Vec<bool> = positions(drill)
            .map(|(entry, _, task)| {
                let Source::Position { yes: Some(yes), .. } = entry.source else { panic!("{entry} has no answer") };
                assert_eq!(task.right, [usize::from(!yes)], "{entry}");
                yes
            })
            .collect();
        let yes = answers.iter().filter(|yes| **yes).count();
        assert!((0.2..0.8).contains(&(yes as f64 / answers.len() as f64)), "{drill:?}: {yes} of {}", answers.len());
    }
}

#[test]
fn a_round_is_asked_about_once_for_each_seat() {
    for drill in Drill::ALL.iter().copied() {
        let mut asked = BTreeSet::new();
        for entry in shelf().all(drill) {
            if let Source::Position { of_match, at, .. } = entry.source {
                assert!(asked.insert((of_match, at.round, at.seat)), "{entry}");
            }
        }
    }
}

#[test]
fn nobody_is_told_to_declare_riichi_in_furiten() {
    for (entry, view, task) in positions(Drill::Riichi).filter(|(_, _, task)| task.right == [0]) {
        let river = view.table().rivers[view.seat()].iter().map(|lying| lying.tile.kind());
        let discarded: BTreeSet<_> = river.collect();
        // Some riichi at least waits for none of what was discarded, its own tile included.
        let clean = view.legal_actions().legal.into_iter().any(|action| {
            let Action::Riichi { tile, tsumogiri } = action else { return false };
            let mut hand = view.hand().clone();
            hand.discard(tile, tsumogiri).unwrap();
            let waits = jantaku_score::waits(&hand.counts(), hand.melds().len());
            waits.iter().all(|kind| kind != tile.kind() && !discarded.contains(&kind))
        });
        assert!(clean, "{entry}: {task:?}");
    }
}

#[test]
fn nobody_is_asked_to_call_what_is_a_triplet_already() {
    for (entry, view, _) in positions(Drill::Call) {
        let Phase::Claims { tile, .. } = view.table().phase else { panic!("{entry}: nothing is on offer") };
        assert!(view.hand().counts().of(tile.kind()) < 3, "{entry}");
    }
}
