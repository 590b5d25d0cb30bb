//! The `jantaku` binary: one command a file.
//!
//! Exit codes: 0 fine, 1 the thing checked does not hold, 2 the input or the usage is wrong.

mod analyze;
mod analyze_batch;
#[cfg(feature = "formats")]
mod arena;
#[cfg(feature = "formats")]
mod bot;
#[cfg(feature = "formats")]
mod convert;
mod failure;
#[cfg(feature = "formats")]
mod foreign;
mod input;
mod output;
mod play;
mod report;
mod rules;
mod score;
mod score_batch;
mod score_explain;
mod score_output;
mod show;
mod simulate;
#[cfg(feature = "formats")]
mod verify;
mod wall;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Riichi mahjong: a table in the browser, and the tools around it.
#[derive(Parser)]
#[command(name = "jantaku", version, propagate_version = true, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::Args,
}

#[derive(Subcommand)]
enum Command {
    /// The table in the browser; also what `jantaku` alone does.
    Play(play::Args),
    /// Han, fu and who pays what for a winning hand, line by line.
    Score(score::Args),
    /// Shanten, waits and the ukeire of every discard.
    Analyze(analyze::Args),
    /// The house rules: presets and options.
    #[command(subcommand)]
    Rules(rules::Command),
    /// Bots play bots: places, points and rates.
    Simulate(simulate::Args),
    /// One of our bots as an mjai process, or as a client of an mjai server.
    #[cfg(feature = "formats")]
    Bot(bot::Args),
    /// Hosts mjai bots, each a process, against each other or ours.
    #[cfg(feature = "formats")]
    Arena(arena::Args),
    /// A record as readable text, round by round.
    Show(show::Args),
    /// The walls of a record.
    #[command(subcommand)]
    Wall(wall::Command),
    /// Converts a record to another format; what that format cannot carry is named.
    #[cfg(feature = "formats")]
    Convert(convert::Args),
    /// Replays records and tells where they and the rules part.
    #[cfg(feature = "formats")]
    Verify(verify::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Play(cli.play)) {
        Command::Play(args) => play::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Rules(command) => rules::run(&command),
        Command::Simulate(args) => simulate::run(&args),
        #[cfg(feature = "formats")]
        Command::Bot(args) => bot::run(&args),
        #[cfg(feature = "formats")]
        Command::Arena(args) => arena::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Wall(command) => wall::run(&command),
        #[cfg(feature = "formats")]
        Command::Convert(args) => convert::run(&args),
        #[cfg(feature = "formats")]
        Command::Verify(args) => verify::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
