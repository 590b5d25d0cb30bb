//! Fu and points in every house.

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
    assert!(asked > 5 * nothing, "{asked} asked, {nothing} not");
}
