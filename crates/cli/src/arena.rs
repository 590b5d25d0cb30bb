//! `jantaku arena`: hosts bots, each a process.

mod check;
mod child;
mod decision;
mod external_bot;
mod line;
mod matches;
mod mjai_bot;
mod native_bot;
mod peer;
pub mod protocol;
mod retry;
mod socket;
mod speaker;

use std::path::PathBuf;
use std::time::Duration;

use jantaku_core::Ruleset;
use jantaku_record::formats::mjai::live::Dialect;
use jantaku_stats::sprt::Claims;

use crate::failure::Failure;
use crate::help::text;
use crate::input;
use crate::output_file::Force;
use external_bot::Command;
use peer::Limits;
use speaker::Protocol;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long = "bot", value_name = "BOT")]
    bots: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), required_unless_present_any = ["replay_decision", "check"])]
    matches: Option<u32>,
    #[arg(long, default_value = "tenhou")]
    rules: String,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = input::jobs())]
    jobs: u16,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long)]
    duplicate: bool,
    #[arg(long, value_name = "P0,P1", allow_hyphen_values = true)]
    sprt: Option<Claims>,
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    timeout: f64,
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    #[arg(long, value_name = "ACTION", value_enum, default_value_t)]
    on_fault: OnFault,
    #[arg(long, value_name = "DIR")]
    failures: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    #[arg(long, value_name = "FILE", conflicts_with = "matches")]
    replay_decision: Option<String>,
    #[arg(long, value_name = "BOT", conflicts_with_all = ["bots", "matches", "replay_decision"])]
    check: Option<String>,
    #[arg(long, value_name = "NAME", requires = "check")]
    situation: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    timing: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
enum OnFault {
    #[default]
    #[value(help = text("on-fault-stand-in"))]
    StandIn,
    #[value(help = text("on-fault-void"))]
    Void,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match (&args.check, &args.replay_decision, args.matches) {
        (Some(bot), _, _) => check::run(args, bot),
        (None, Some(file), _) => retry::run(args, file),
        (None, None, matches) => matches::run(args, matches.unwrap_or(1)),
    }
}

impl Args {
    fn limits(&self) -> Result<Limits, Failure> {
        let answer = Duration::try_from_secs_f64(self.timeout).ok().filter(|time| !time.is_zero());
        let wrong = || Failure::input(format!("--timeout {}: a number of seconds above 0 was expected", self.timeout));
        let answer = answer.ok_or_else(wrong)?;
        let none = Duration::ZERO;
        Ok(Limits { answer, first: answer.saturating_mul(10), memory: self.memory, grace: none, settle: none })
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Who {
    /// One of our bots.
    Ours(String),
    Process(Command),
}

impl Who {
    fn of(text: &str) -> Who {
        if jantaku_bots::by_name(text, [0; 32]).is_ok() {
            return Who::Ours(text.to_owned());
        }
        Who::Process(command(text))
    }

    /// Refuses rules that the protocol cannot express.
    fn can_play(&self, rules: &Ruleset) -> Result<(), Failure> {
        match self {
            Who::Ours(_) => Ok(()),
            Who::Process(command) => command.can_play(rules),
        }
    }
}

/// Parses a command with the protocol that it begins with.
fn command(text: &str) -> Command {
    let named = Protocol::all().find_map(|protocol| {
        let line = text.strip_prefix(&protocol.to_string())?.strip_prefix(':')?;
        Some(Command { protocol, line: line.to_owned() })
    });
    named.unwrap_or_else(|| Command { protocol: Protocol::Mjai(Dialect::default()), line: text.to_owned() })
}
