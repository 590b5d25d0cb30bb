//! `jantaku rules diff`: what two houses do differently, in words.

use jantaku_core::rules::{Group, OptionInfo};
use jantaku_core::{Ruleset, Yaku};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::output;

pub fn run(a: &Ruleset, b: &Ruleset, json: bool) -> Result<(), Failure> {
    if json {
        return output::json(&json!({
            "a": a.name,
            "b": b.name,
            "options": options(a, b).map(|option| row(option.key, option.value(a), option.value(b))).collect::<Vec<_>>(),
            "yaku": yaku(a, b).map(|yaku| row(yaku.key(), a.yaku.worth(yaku), b.yaku.worth(yaku))).collect::<Vec<_>>(),
        }));
    }
    for group in Group::ALL {
        let mut table = output::sentences(&[]);
        for option in options(a, b).filter(|option| option.group == group) {
            table.add_row([option.key, option.meaning]);
            table.add_row([side(a), option.words(a)]).add_row([side(b), option.words(b)]);
        }
        if group == Group::Yaku {
            table = output::sentences(&["yaku", &a.name, &b.name, "name"]);
            for yaku in yaku(a, b) {
                let worth = |rules: &Ruleset| rules.yaku.worth(yaku).to_string();
                table.add_row([yaku.key(), &worth(a), &worth(b), &format!("{} {}", yaku.kanji(), yaku.english())]);
            }
        }
        if !table.is_empty() {
            output::print(format!("{}\n{table}\n", group.title()))?;
        }
    }
    output::print(match options(a, b).count() + yaku(a, b).count() {
        0 => format!("{} and {} play the same rules", a.name, b.name),
        differences => format!("{differences} differences"),
    })
}

/// A house as the heading of what it does.
fn side(rules: &Ruleset) -> String {
    format!("  {}", rules.name)
}

/// The options that differ; names differ always, and the yaku are told one by one.
fn options(a: &Ruleset, b: &Ruleset) -> impl Iterator<Item = &'static OptionInfo> {
    let differs = |option: &&OptionInfo| option.value(a) != option.value(b);
    Ruleset::OPTIONS.iter().filter(|option| !matches!(option.key, "name" | "yaku")).filter(differs)
}

fn yaku(a: &Ruleset, b: &Ruleset) -> impl Iterator<Item = Yaku> {
    Yaku::ALL.iter().copied().filter(|&yaku| a.yaku.worth(yaku) != b.yaku.worth(yaku))
}

fn row(key: &str, a: impl serde::Serialize, b: impl serde::Serialize) -> Value {
    json!({ "option": key, "a": a, "b": b })
}
