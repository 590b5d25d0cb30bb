//! `jantaku rules diff`: what two houses do differently, in words.

use jantaku_core::Ruleset;
use jantaku_core::rules::{Group, plain};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;

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
        let mut options = output::sentences(&[]);
        for option in a.differing_options(b).filter(|option| option.group == group) {
            options.add_row([option.key, &plain(option.meaning)]);
            options.add_row([side(a), option.words(a)]).add_row([side(b), option.words(b)]);
        }
        let mut yaku = output::sentences(&["yaku", &a.name, &b.name, "name"]);
        for differing in a.differing_yaku(b).filter(|_| group == Group::Yaku) {
            let worth = |rules: &Ruleset| rules.yaku.worth(differing).to_string();
            let name = format!("{} {}", differing.kanji(), differing.english());
            yaku.add_row([differing.key(), &worth(a), &worth(b), &name]);
        }
        let told: Vec<String> =
            [options, yaku].iter().filter(|table| !table.is_empty()).map(ToString::to_string).collect();
        if !told.is_empty() {
            output::print(format!("{}\n{}\n", group.title(), told.join("\n\n")))?;
        }
    }
    output::print(match a.differences(b) {
        0 => format!("{} and {} play the same rules", a.name, b.name),
        differences => format!("{differences} differences"),
    })
}

/// A house as the heading of what it does.
fn side(rules: &Ruleset) -> String {
    format!("  {}", rules.name)
}

fn row(key: &str, a: impl serde::Serialize, b: impl serde::Serialize) -> Value {
    json!({ "option": key, "a": a, "b": b })
}
