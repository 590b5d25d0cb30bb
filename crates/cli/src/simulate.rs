//! `jantaku simulate`: bots play bots.

mod check;
mod play;
mod report;
mod tally;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use jantaku_core::Ruleset;
use rayon::prelude::*;

use crate::failure::Failure;
use crate::input;
use play::Plan;
use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// How many matches.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    matches: u32,
    /// One bot for each seat; they change seats from match to match.
    #[arg(long, value_delimiter = ',', value_name = "A,B,C,D")]
    bots: Vec<String>,
    /// A preset, or a file ending in .toml.
    #[arg(long, default_value = "tenhou")]
    rules: String,
    /// What walls and chances come from.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Matches played at the same time; as many as there are processors if not said. Results do not depend on it.
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,
    /// Writes a record of every match into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Plays the same walls with every seating in turn.
    #[arg(long)]
    duplicate: bool,
    /// As JSON.
    #[arg(long)]
    json: bool,
    /// Tells on standard error how long it took.
    #[arg(long)]
    timing: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let plan = plan(args)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build().map_err(Failure::input)?;
    let bar = progress(args.matches);
    let started = Instant::now();
    let tally = pool.install(|| {
        let one = |number| -> Result<Tally, Failure> {
            let tally = play::one(&plan, number)?;
            bar.inc(1);
            Ok(tally)
        };
        (0..args.matches).into_par_iter().map(one).try_reduce(Tally::default, |a, b| Ok(a.merge(b)))
    });
    bar.finish_and_clear();
    let tally = tally?;
    if args.timing {
        let seconds = started.elapsed().as_secs_f64();
        eprintln!("{} matches in {seconds:.2} s, {:.1} matches/s", args.matches, f64::from(args.matches) / seconds);
    }
    if args.json { report::json(&tally) } else { report::print(&tally) }
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let rules: Ruleset = input::rules(&args.rules)?;
    let seats = rules.players.count();
    if args.bots.len() != seats {
        let found = args.bots.len();
        return Err(Failure::input(format!("--bots names {found} bots, the rules `{}` seat {seats}", rules.name)));
    }
    for name in &args.bots {
        jantaku_bots::by_name(name, [0; 32]).map_err(|error| Failure::input(format!("--bots: {error}")))?;
    }
    if let Some(dir) = &args.records {
        std::fs::create_dir_all(dir).map_err(|error| Failure::input(format!("{}: {error}", dir.display())))?;
    }
    let (bots, seed, duplicate) = (args.bots.clone(), args.seed, args.duplicate);
    Ok(Plan { rules: Arc::new(rules), bots, seed, duplicate, records: args.records.clone() })
}

/// On a terminal only.
fn progress(matches: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left");
    ProgressBar::new(u64::from(matches)).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
