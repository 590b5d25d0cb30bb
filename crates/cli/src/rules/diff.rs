//! `jantaku rules diff`: the differences of two houses, in words.

use jantaku_core::rules::Group;
use jantaku_core::{Ruleset, Worth};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::{output, speech};

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
    let language = speech::spoken();
    for group in Group::ALL {
        let head = [group.title().of(language), a.title_in(language), b.title_in(language)];
        let mut table = output::sentences(&head);
        for option in a.differing_options(b).filter(|option| option.group == group) {
            let name = titled(option.title.of(language), option.key);
            table.add_row([name, option.words(a, language), option.words(b, language)]);
        }
        for yaku in a.differing_yaku(b).filter(|_| group == Group::Yaku) {
            let name = titled(&speech::with_kanji(yaku.name(language), yaku), yaku.key());
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
    if worth == Worth::Absent { "not counted".to_owned() } else { worth.words(speech::spoken()) }
}

fn row(key: &str, a: impl serde::Serialize, b: impl serde::Serialize) -> Value {
    json!({ "option": key, "a": a, "b": b })
}
