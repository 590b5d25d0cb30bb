//! `jantaku convert`: a record in another format.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ValueEnum;
use jantaku_core::Ruleset;
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::replay::replay;
use jantaku_record::formats::{Input, mjai, mjlog, read, tenhou6};

use crate::failure::Failure;
use crate::input;
use crate::output::print;
use crate::verify::bytes;

#[derive(clap::Args)]
pub struct Args {
    /// The record; `-` is standard input.
    input: PathBuf,
    /// Where it goes; `-` is standard output.
    output: PathBuf,
    /// The format; by default what the name of the output says.
    #[arg(long)]
    to: Option<Target>,
    /// The rules, a preset or a file, where they are not those the record states.
    #[arg(long)]
    rules: Option<String>,
}

/// A format that can be written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// JSON lines of mjai.
    Mjai,
    /// tenhou.net/6 JSON.
    Tenhou,
    /// Tenhou's XML.
    Mjlog,
    /// Our own record.
    Jantaku,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let target = args.to.or_else(|| by_name(&args.output));
    let target = target.ok_or_else(|| Failure::input("the name of the output tells no format: name one with --to"))?;
    let own = own(args)?;
    let record = Record::read(own.as_bytes()).map_err(Failure::input)?;
    let log = Log::from_record(&record);
    let text = match target {
        Target::Jantaku => Ok(own),
        Target::Mjai => mjai::print(&log),
        Target::Tenhou => tenhou6::print(&log),
        Target::Mjlog => mjlog::print(&log),
    };
    let text = text.map_err(Failure::input)?;
    lost(&record.header.rules, target, &text).iter().for_each(|lost| eprintln!("not carried: {lost}"));
    match args.output.as_os_str() == "-" {
        true => print(text.trim_end()),
        false => std::fs::write(&args.output, text).map_err(Failure::from),
    }
}

/// The format that a file's name tells.
fn by_name(path: &Path) -> Option<Target> {
    match path.extension()?.to_str()? {
        "mjlog" | "xml" => Some(Target::Mjlog),
        "mjai" => Some(Target::Mjai),
        "json" => Some(Target::Tenhou),
        "jsonl" => Some(Target::Jantaku),
        _ => None,
    }
}

/// The record in our own form; a foreign one is replayed for it.
fn own(args: &Args) -> Result<String, Failure> {
    let named = |error: String| Failure::input(format!("{}: {error}", args.input.display()));
    let bytes = bytes(&args.input).map_err(named)?;
    let log = match read(&bytes).map_err(|error| named(error.to_string()))? {
        Input::Ours(_) => return String::from_utf8(bytes).map_err(|error| named(error.to_string())),
        Input::Log(log) => log,
        Input::Client(_) => return Err(named("one seat's stream makes no whole record".to_owned())),
    };
    let rules = match &args.rules {
        Some(name) => input::rules(name)?,
        None => log.ruleset().map_err(|unknown| named(unknown.to_string()))?,
    };
    let rules = Arc::new(rules);
    let replayed = replay(&log, &rules);
    if let Some(difference) = replayed.differences.first() {
        return Err(named(difference.to_string()));
    }
    eprintln!("filled in: tiles of the walls that the record does not show");
    Ok(log.to_record(&replayed, &rules).to_json_lines())
}

/// What the written text does not tell: the options of the house that would be read otherwise, and what no text of
/// this format has.
fn lost(rules: &Ruleset, target: Target, text: &str) -> Vec<String> {
    if target == Target::Jantaku {
        return Vec::new();
    }
    let mut lost = vec!["the walls and the commitments to them".to_owned()];
    lost.extend(match target {
        Target::Mjai => Some("yaku, points and who is liable".to_owned()),
        Target::Tenhou => Some("when indicators were turned".to_owned()),
        Target::Mjlog | Target::Jantaku => None,
    });
    let told = match read(text.as_bytes()) {
        Ok(Input::Log(log)) => log.ruleset(),
        _ => return lost,
    };
    let Ok(told) = told else {
        lost.push("the rules".to_owned());
        return lost;
    };
    let (ours, told) = (rules.to_toml(), told.to_toml());
    let differ = ours.lines().filter(|line| !told.lines().any(|other| other == *line));
    lost.extend(differ.map(|line| format!("the rule {line}")));
    lost
}
