//! `jantaku arena`: hosts mjai bots, each a process.

mod check;
mod child;
mod decision;
mod foreign;
mod matches;
mod replay;

use std::path::PathBuf;
use std::time::Duration;

use jantaku_record::formats::mjai::live::Dialect;
use jantaku_stats::sprt::Claims;

use crate::failure::Failure;
use child::Limits;
use foreign::Command;

/// What `--help` says of bots.
const BOTS: &str = "\
A BOT is one of ours where it is named so exactly; that one needs no process. Everything else is a shell command that \
speaks mjai on its standard input and output. Before the command may stand how it is spoken to:
  gimite:    each message is a line, and each is answered by a line; so it is if nothing is said
  mjai.app:  all messages up to a choice are one array, answered by a line; the last argument is the seat
  mortal:    each message is a line, only choices are answered; the last argument is the seat
To run a command that is named like one of our bots, put a path before it. See docs/bots.md.";

#[derive(clap::Args)]
#[command(after_help = BOTS)]
pub struct Args {
    /// A bot: once for each seat; they change seats from match to match.
    #[arg(long = "bot", value_name = "BOT")]
    bots: Vec<String>,
    /// How many matches.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), required_unless_present_any = ["replay_decision", "check"])]
    matches: Option<u32>,
    /// A preset, or a file ending in .toml.
    #[arg(long, default_value = "tenhou")]
    rules: String,
    /// What walls and the chances of our bots come from.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Matches played at the same time, each with processes of its own.
    #[arg(long, value_name = "J", default_value_t = 1)]
    jobs: usize,
    /// Writes a record of every match into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Plays the same walls with every seating that can be told apart.
    #[arg(long)]
    duplicate: bool,
    /// Stops as soon as it is clear whether the first of two bots is ahead of the other by P0 places or by P1.
    #[arg(long, value_name = "P0,P1", allow_hyphen_values = true)]
    sprt: Option<Claims>,
    /// Seconds for an answer; the first one of a process may take ten times as long.
    #[arg(long, value_name = "S", default_value_t = 5.0)]
    timeout: f64,
    /// MiB of memory for each process of a bot.
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// What becomes of a match once a bot has failed: a stand-in that discards what it draws plays on, or the match is void.
    #[arg(long, value_enum, default_value_t)]
    on_fault: OnFault,
    /// Writes each decision that a bot failed at into this directory.
    #[arg(long, value_name = "DIR")]
    failures: Option<PathBuf>,
    /// Asks the bot once more for a decision written by --failures.
    #[arg(long, value_name = "FILE", conflicts_with = "matches")]
    replay_decision: Option<String>,
    /// Puts a bot through the situations of the conformance suite, and tells of each whether it kept to protocol and rules.
    #[arg(long, value_name = "BOT", conflicts_with_all = ["bots", "matches", "replay_decision"])]
    check: Option<String>,
    /// Of these, only the one of this name.
    #[arg(long, value_name = "NAME", requires = "check")]
    situation: Option<String>,
    /// As JSON.
    #[arg(long)]
    json: bool,
    /// Tells on standard error how long it took.
    #[arg(long)]
    timing: bool,
}

/// What becomes of a match once a bot has failed.
#[derive(Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
enum OnFault {
    #[default]
    StandIn,
    Void,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    for dir in args.records.iter().chain(&args.failures) {
        std::fs::create_dir_all(dir).map_err(|error| Failure::input(format!("{}: {error}", dir.display())))?;
    }
    match (&args.check, &args.replay_decision, args.matches) {
        (Some(bot), _, _) => check::run(args, bot),
        (None, Some(file), _) => replay::run(args, file),
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

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Who {
    /// One of our bots.
    Ours(String),
    /// A process.
    Process(Command),
}

impl Who {
    fn of(text: &str) -> Who {
        if jantaku_bots::by_name(text, [0; 32]).is_ok() {
            return Who::Ours(text.to_owned());
        }
        Who::Process(command(text))
    }
}

/// A command with the dialect it begins with.
fn command(text: &str) -> Command {
    let named = Dialect::ALL.into_iter().find_map(|dialect| {
        let line = text.strip_prefix(dialect.name())?.strip_prefix(':')?;
        Some(Command { dialect, line: line.to_owned() })
    });
    named.unwrap_or_else(|| Command { dialect: Dialect::default(), line: text.to_owned() })
}
