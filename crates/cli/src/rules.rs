//! `jantaku rules`: presets, rule files and options.

mod diff;
mod explain;

use clap::{Args, Subcommand};
use jantaku_core::rules::{Fault, Group, Preset, RulesError};
use jantaku_core::{Ruleset, Worth, Yaku};
use jantaku_record::line::Hex32;
use jantaku_record::rules_hash;
use serde_json::json;

use crate::failure::Failure;
use crate::{input, output, speech};

#[derive(Subcommand)]
pub enum Command {
    List {
        #[arg(long)]
        json: bool,
    },
    Show(Show),
    Diff {
        a: String,
        b: String,
        #[arg(long)]
        json: bool,
    },
    Check {
        file: String,
        #[arg(long)]
        json: bool,
    },
    Explain {
        option: String,
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
pub struct Show {
    rules: String,
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    #[arg(long)]
    json: bool,
}

pub fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List { json } => list(*json),
        Command::Show(args) => show(args),
        Command::Diff { a, b, json } => diff::run(&input::rules(a)?, &input::rules(b)?, *json),
        Command::Check { file, json } => check(file, *json),
        Command::Explain { option, json } => explain::run(option, *json),
    }
}

fn list(json: bool) -> Result<(), Failure> {
    if json {
        let preset = |preset: Preset| {
            let rules = preset.rules();
            let (players, hash) = (rules.players, hash(&rules));
            let [title, about] = [preset.title, preset.about].map(|text| text.of(speech::of_json()));
            json!({ "name": preset.name, "title": title, "players": players, "hash": hash, "about": about })
        };
        return output::json(&Preset::all().map(preset).collect::<Vec<_>>());
    }
    let mut table = output::sentences(&["preset", "called", "players", "what it is"]);
    for preset in Preset::all() {
        let players = preset.rules().players.count().to_string();
        let [title, about] = [preset.title, preset.about].map(|text| text.of(speech::spoken()));
        table.add_row([preset.name, title, &players, about]);
    }
    output::print(table)
}

fn show(args: &Show) -> Result<(), Failure> {
    let rules = input::rules(&args.rules)?;
    if args.toml {
        return output::print(rules.to_toml().trim_end());
    }
    if args.json {
        return output::json(&rules);
    }
    output::print(format!("rules `{}`, hash {}\n", rules.name, hash(&rules)))?;
    let language = speech::spoken();
    for group in Group::ALL {
        let mut table = output::sentences(&[group.title().of(language), "how it is", "what it decides"]);
        for option in group.options().filter(|option| !matches!(option.key, "name" | "yaku")) {
            let name = titled(option.title.of(language), option.key);
            table.add_row([name, option.words(&rules, language), option.meaning.of(language).to_owned()]);
        }
        output::print(format!("{table}\n"))?;
    }
    let mut table = output::sentences(&["Yaku that count", "worth", "what it is"]);
    for &yaku in Yaku::ALL {
        let worth = rules.yaku.worth(yaku);
        if worth != Worth::Absent {
            let name = titled(&speech::with_kanji(rules.terms.name(yaku, language), yaku), yaku.key());
            table.add_row([name, worth.words(language), yaku.info().meaning.of(language).to_owned()]);
        }
    }
    output::print(table)
}

/// The common name of a rule, and its key in rule files.
fn titled(title: &str, key: &str) -> String {
    format!("{title} ({key})")
}

/// The hash that records of these rules carry.
fn hash(rules: &Ruleset) -> String {
    Hex32(rules_hash(rules)).into()
}

/// A hint for rules that differ from the preset whose name they have.
fn unnamed(rules: &Ruleset) -> &'static str {
    match Ruleset::preset(&rules.name) {
        Ok(preset) if preset != *rules => "; a line `name = \"…\"` would distinguish them from the preset of that name",
        _ => "",
    }
}

fn check(file: &str, json: bool) -> Result<(), Failure> {
    let faults = match Ruleset::from_toml(&input::file(file)?) {
        Ok(rules) if json => return output::json(&json!({ "rules": rules.name, "faults": [] })),
        Ok(rules) => return output::print(format!("{file}: the rules `{}` hold{}", rules.name, unnamed(&rules))),
        Err(RulesError::Faulty(faults)) => faults,
        Err(error) => return Err(Failure::input(error)),
    };
    if json {
        let fault = |fault: &Fault| json!({ "line": fault.line, "options": fault.keys, "message": fault.message });
        output::json(&json!({ "faults": faults.iter().map(fault).collect::<Vec<_>>() }))?;
    } else {
        faults.iter().try_for_each(|fault| output::print(format!("{file}: {fault}")))?;
        output::print(text!("rules-errors", count = faults.len()))?;
    }
    Err(Failure::Reported)
}
