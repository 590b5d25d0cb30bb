//! `jantaku rules diff`: what two houses do differently, in words.

use jantaku_core::rules::Group;
use jantaku_core::{Ruleset, Worth};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;

use super::titled;

pub fn run(a: &Ruleset, b: &Ruleset, json: bool) -> Result<(), Failure> {
    if json {
        return output::json(&json!({
            "a": a.name,
            "b": b.name,
            "options": a.differing_options(b).map(|option| row(option.key, option.value(a), option.value(b))).collect::<Vec<_>>(),
            "yaku": a.differing_yaku(b).map(|yaku| row(yaku.key(), a.yaku.worth(yaku), b.yaku.worth(yaku))).collect::<Vec<_>>(),
        }));
    }
    for group in Group::ALL {
        let mut table = output::sentences(&[group.title(), a.title(), b.title()]);
        for option in a.differing_options(b).filter(|option| option.group == group) {
            table.add_row([titled(option.title, option.key), option.words(a), option.words(b)]);
        }
        for yaku in a.differing_yaku(b).filter(|_| group == Group::Yaku) {
            let name = titled(&format!("{} {}", yaku.english(), yaku.kanji()), yaku.key());
            table.add_row([name, counted(a.yaku.worth(yaku)), counted(b.yaku.worth(yaku))]);
        }
        if !table.is_empty() {
            output::print(format!("{table}\n"))?;
        }
    }
    output::print(match a.differences(b) {
        0 => text!("rules-same", a = a.name, b = b.name),
        differences => text!("rules-differences", count = differences),
    })
}

fn counted(worth: Worth) -> String {
    if worth == Worth::Absent { "not counted".to_owned() } else { worth.to_string() }
}

fn row(key: &str, a: impl serde::Serialize, b: impl serde::Serialize) -> Value {
    json!({ "option": key, "a": a, "b": b })
}
