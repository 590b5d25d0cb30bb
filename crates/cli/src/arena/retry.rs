//! `jantaku arena --replay-decision`: one failed decision, asked once more.

mod mjai;
mod native;

use std::str::FromStr;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_record::formats::mjai::live::Message;
use serde::Serialize;

use super::decision::{Decision, in_short};
use super::external_bot::Command;
use super::speaker::{Fault, Protocol};
use super::{Args, Who};
use crate::failure::Failure;
use crate::{input, output};

#[derive(Serialize)]
struct Report {
    heard: String,
    answer: Option<String>,
    legal: Vec<Message>,
    fault: Option<String>,
}

/// The result of asking a bot once more.
struct Asked {
    legal: Vec<Message>,
    answer: Option<String>,
    fault: Option<Fault>,
}

pub fn run(args: &Args, file: &str) -> Result<(), Failure> {
    let decision: Decision =
        serde_json::from_str(&input::file(file)?).map_err(|error| Failure::input(format!("{file}: {error}")))?;
    let wrong = |what: &str, error: &dyn ToString| Failure::input(format!("{file}: `{what}`: {}", error.to_string()));
    let rules = Ruleset::from_kept_toml(&decision.rules).map_err(|error| wrong("rules", &error))?;
    let protocol = Protocol::from_str(&decision.dialect).map_err(|error| wrong("dialect", &error))?;
    let seat = Seat::new(decision.seat).ok_or_else(|| wrong("seat", &decision.seat))?;
    if decision.heard.is_empty() {
        return Err(wrong("heard", &"the bot failed before the first message"));
    }
    let [bot] = &args.bots[..] else { return Err(Failure::input("--replay-decision asks one --bot")) };
    let Who::Process(command) = Who::of(bot) else {
        return Err(Failure::input(format!("--bot {bot}: a command is asked, not one of our own bots")));
    };
    let (command, limits) = (Command { protocol, ..command }, args.limits()?);
    let asked = match protocol {
        Protocol::Native => native::ask(&command, seat, limits, &decision.heard),
        Protocol::Mjai(dialect) => mjai::ask(&command, Arc::new(rules), seat, dialect, limits, &decision.heard),
    };
    let Asked { legal, answer, fault } = asked.map_err(|error| wrong("heard", &error))?;
    let holds = fault.is_none();
    let report = Report { heard: decision.event(), answer, legal, fault: fault.map(|fault| fault.to_string()) };
    if args.json {
        output::json(&report)?
    } else {
        print(&report)?
    }
    if holds { Ok(()) } else { Err(Failure::Reported) }
}

fn print(report: &Report) -> Result<(), Failure> {
    output::print(format!("heard:    {}", report.heard))?;
    output::print(format!("answered: {}", report.answer.as_deref().unwrap_or("nothing")))?;
    output::print(format!("legal:    {}", in_short(&report.legal)))?;
    output::print(report.fault.as_deref().unwrap_or("the answer is fine"))
}
