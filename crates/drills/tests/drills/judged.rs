//! Riichi, calls, pushing: what `master` says, which plays the positions on.

use jantaku_drills::{Drill, Examiner, Source};

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
