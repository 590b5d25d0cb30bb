//! `jantaku rules`: presets and options.

use clap::{Args, Subcommand};
use jantaku_core::Ruleset;

use crate::failure::Failure;
use crate::{input, output};

#[derive(Subcommand)]
pub enum Command {
    /// The presets.
    List {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Every option of a preset or rule file.
    Show(Show),
}

#[derive(Args)]
pub struct Show {
    /// A preset, or a file ending in .toml.
    rules: String,
    /// As a complete rule file.
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List { json } => list(*json),
        Command::Show(show) => run_show(show),
    }
}

fn list(json: bool) -> Result<(), Failure> {
    let names: Vec<_> = Ruleset::preset_names().collect();
    if json { output::json(&names) } else { output::print(names.join("\n")) }
}

fn run_show(show: &Show) -> Result<(), Failure> {
    let rules = input::rules(&show.rules)?;
    if show.toml {
        return output::print(rules.to_toml().trim_end());
    }
    let values = serde_json::to_value(&rules).map_err(Failure::input)?;
    if show.json {
        return output::json(&values);
    }
    let mut table = output::table(&["option", "value", "meaning"], &[]);
    for option in Ruleset::OPTIONS {
        let value = match &values[option.key] {
            serde_json::Value::String(word) => word.clone(),
            serde_json::Value::Object(entries) => {
                entries.iter().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join("\n")
            }
            value => value.to_string(),
        };
        table.add_row([option.key, &value, option.meaning]);
    }
    output::print(table)
}
