//! The `jantaku` binary: one command a file.
//!
//! Exit codes: 0 fine, 1 the thing checked does not hold, 2 the input or the usage is wrong, 141 the reader of standard output closed it.

#![warn(clippy::print_stderr)]

/// Prints a line to standard error, and ignores a closed one.
macro_rules! note {
    ($($line:tt)*) => {{
        let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("{}\n", format_args!($($line)*)));
    }};
}

#[macro_use]
mod texts;

mod admin;
mod analyze;
mod analyze_batch;
#[cfg(feature = "formats")]
mod arena;
mod backup;
#[cfg(feature = "formats")]
mod bot;
mod completions;
#[cfg(feature = "formats")]
mod convert;
#[cfg(feature = "formats")]
mod dataset;
mod failure;
#[cfg(feature = "formats")]
mod files;
mod help;
mod input;
mod man;
mod output;
mod output_file;
mod play;
mod profile;
#[cfg(feature = "formats")]
mod records;
mod report;
mod rules;
mod score;
mod score_batch;
mod score_explain;
mod score_output;
mod serve;
mod show;
mod simulate;
mod speech;
#[cfg(feature = "formats")]
mod stats;
mod store;
mod store_address;
mod store_copy;
#[cfg(feature = "formats")]
mod verify;
mod wall;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use jantaku_core::Language;

/// Riichi mahjong: a table in the browser, and the tools around it.
#[derive(Parser)]
#[command(name = "jantaku", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::Args,
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Backup(backup::Args),
    #[command(subcommand)]
    Store(store_copy::Command),
    #[command(subcommand)]
    Admin(admin::Command),
    Score(score::Args),
    Analyze(analyze::Args),
    #[command(subcommand)]
    Rules(rules::Command),
    Simulate(simulate::Args),
    #[cfg(feature = "formats")]
    Bot(bot::Args),
    #[cfg(feature = "formats")]
    Arena(arena::Args),
    Show(show::Args),
    #[command(subcommand)]
    Profile(profile::Command),
    #[command(subcommand)]
    Wall(wall::Command),
    #[cfg(feature = "formats")]
    Convert(convert::Args),
    #[cfg(feature = "formats")]
    Verify(verify::Args),
    #[cfg(feature = "formats")]
    Stats(stats::Args),
    #[cfg(feature = "formats")]
    Dataset(dataset::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// The program with all its commands, as clap knows it.
fn program() -> clap::Command {
    help::describe(Cli::command())
}

/// Ends with an error where arguments of `play` stand before the name of a command. Only `--lang` may.
fn refuse_play_before_others(matches: &ArgMatches) {
    let mut program = program();
    program.build();
    let given = |arg: &&clap::Arg| matches.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
    let stray = program.get_arguments().filter(|arg| !arg.is_global_set()).find(given).map(ToString::to_string);
    if let (Some(command), Some(stray)) = (matches.subcommand_name(), stray) {
        let message = format!("the subcommand '{command}' cannot be used with '{stray}'");
        program.error(ErrorKind::ArgumentConflict, message).exit();
    }
}

fn main() -> ExitCode {
    let matches = program().get_matches();
    refuse_play_before_others(&matches);
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.format(&mut program()).exit());
    speech::ask(cli.lang);
    let done = match cli.command.unwrap_or(Command::Play(cli.play)) {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Store(command) => store_copy::run(&command),
        Command::Admin(command) => admin::run(&command),
        Command::Score(args) => score::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Rules(command) => rules::run(&command),
        Command::Simulate(args) => simulate::run(&args),
        #[cfg(feature = "formats")]
        Command::Bot(args) => bot::run(&args),
        #[cfg(feature = "formats")]
        Command::Arena(args) => arena::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Profile(command) => profile::run(&command),
        Command::Wall(command) => wall::run(&command),
        #[cfg(feature = "formats")]
        Command::Convert(args) => convert::run(&args),
        #[cfg(feature = "formats")]
        Command::Verify(args) => verify::run(&args),
        #[cfg(feature = "formats")]
        Command::Stats(args) => stats::run(&args),
        #[cfg(feature = "formats")]
        Command::Dataset(args) => dataset::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
