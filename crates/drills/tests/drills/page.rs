//! What the page's tests of drills are sent: a question of each drill, and the puzzle of a day.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use jantaku_core::Ruleset;
use jantaku_drills::{Drill, answers, ask};
use jantaku_wire::DailyPuzzle;

use crate::shelf;

/// The drills in their order: a skill, and a word that its question has. The first such question is asked whose answer the keys 1 to 9 give.
const ASKED: [(&str, &str); 8] = [
    ("tenpai", ""),
    ("three", ""),
    ("triplets", ""),
    ("tsumo", "ippatsu"),
    ("genbutsu", ""),
    ("good_wait", ""),
    ("chii", ""),
    ("tenpai", ""),
];

#[test]
fn the_page_is_tested_with_questions_of_the_shelf() {
    let rules = Ruleset::preset("tenhou").unwrap();
    let asked = |entry| {
        let played = shelf().match_of(entry).unwrap();
        ask(entry, played.as_ref(), &rules).unwrap()
    };
    let first = |(drill, (skill, word)): (&Drill, (&str, &str))| {
        let entries = shelf().of(*drill, skill).iter().filter(|entry| entry.to_string().contains(word));
        let question = entries.map(asked).find(|question| question.right.iter().all(|right| *right < 9));
        (drill.key(), question.unwrap())
    };
    let questions = Drill::ALL.iter().zip(ASKED).map(first);
    let date = "2026-01-08".to_owned();
    let daily = shelf().daily(&date).unwrap();
    let levels = answers(daily, &shelf().match_of(daily).unwrap().unwrap()).unwrap();
    let daily = DailyPuzzle { date, question: asked(daily), levels };
    // As each type writes itself: a `Value` may have its keys in another order.
    let list = serde_json::to_string(&shelf().list()).unwrap();
    let questions = serde_json::to_string(&questions.collect::<BTreeMap<_, _>>()).unwrap();
    let daily = serde_json::to_string(&daily).unwrap();
    let text = format!("{{\"list\":{list},\"questions\":{questions},\"daily\":{daily}}}\n");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/ui/e2e/drills.jsonl");
    if env::var_os("JANTAKU_WRITE").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert!(
        fs::read_to_string(file).unwrap_or_default() == text,
        "drills.jsonl is out of date: cargo xtask write writes it anew"
    );
}
