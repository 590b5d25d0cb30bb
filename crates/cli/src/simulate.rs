//! `jantaku simulate`: bots play bots.

mod check;
pub mod play;

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use jantaku_core::Ruleset;
use jantaku_record::Series;
use jantaku_stats::sprt::{Claims, Decision, Test};
use jantaku_stats::{Measures, Tally};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::input;
use crate::output_file::Force;
use crate::report;
use play::{Plan, Records};

/// The matches, and the deals at least, between two looks at the counts: enough to keep many jobs busy, the same for
/// every number of them. A sequential test looks more often.
const BATCH: (u32, u32) = (1024, 1);
const BATCH_OF_A_TEST: (u32, u32) = (48, 4);

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    matches: u32,
    #[arg(long, value_delimiter = ',', value_name = "A,B,C,D")]
    bots: Vec<String>,
    #[arg(long, default_value = "tenhou")]
    rules: String,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = input::jobs())]
    jobs: Option<u16>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    #[arg(long)]
    duplicate: bool,
    #[arg(long, value_name = "P0,P1", allow_hyphen_values = true)]
    sprt: Option<Claims>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    timing: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let plan = plan(args)?;
    let test = args.sprt.map(|claims| test(claims, &args.bots)).transpose()?;
    let started = Instant::now();
    let measures = play_all(&plan, args.matches, args.jobs, test.as_ref(), |number| play::one(&plan, number))?;
    if args.timing {
        print_timing(measures.matches(), started.elapsed());
    }
    if args.json { report::json(&measures, test.as_ref()) } else { report::print(&measures, test.as_ref()) }
}

/// Plays the matches, each with `one`, or fewer if a test ends sooner. The result does not depend on the number of
/// jobs.
pub fn play_all(
    plan: &Plan,
    matches: u32,
    jobs: Option<u16>,
    test: Option<&Test>,
    one: impl Fn(u32) -> Result<Tally, Failure> + Sync,
) -> Result<Measures, Failure> {
    let pool = input::threads(jobs)?;
    let bar = progress(matches);
    let counted = |number| one(number).inspect(|_| bar.inc(1));
    let mut measures = Measures::default();
    for batch in batches(matches, plan, test.is_some()) {
        let played = || batch.into_par_iter().map(counted).try_reduce(Tally::default, |a, b| Ok(a.merge(b)));
        measures.add(pool.install(played)?);
        if test.is_some_and(|test| test.decide(&measures) != Decision::Open) {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(measures)
}

/// The matches of each batch: whole deals, but for the last.
fn batches(matches: u32, plan: &Plan, tested: bool) -> impl Iterator<Item = Range<u32>> {
    let deal = plan.series.matches_of_a_deal();
    let (least_matches, least_deals) = if tested { BATCH_OF_A_TEST } else { BATCH };
    let size = deal * least_deals.max(least_matches.div_ceil(deal));
    (0..matches.div_ceil(size)).map(move |nth| nth * size..matches.min((nth + 1).saturating_mul(size)))
}

/// The first bot and the only other one.
pub fn test(claims: Claims, bots: &[String]) -> Result<Test, Failure> {
    let names: BTreeSet<&String> = bots.iter().collect();
    let second = bots.iter().find(|name| **name != bots[0]);
    match second {
        Some(second) if names.len() == 2 => Ok(Test { claims, first: bots[0].clone(), second: second.clone() }),
        _ => Err(Failure::input(format!("--sprt is between two bots, {} are named", names.len()))),
    }
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let rules: Ruleset = input::rules(&args.rules)?;
    let (found, seats, house) = (args.bots.len(), rules.players.count(), rules.name.clone());
    let series = Series::new(Arc::new(rules), args.bots.clone(), args.seed, args.duplicate)
        .map_err(|_| Failure::input(format!("--bots names {found} bots, the rules `{house}` seat {seats}")))?;
    for name in &args.bots {
        jantaku_bots::by_name(name, [0; 32]).map_err(|error| Failure::input(format!("--bots: {error}")))?;
    }
    let records = Records::in_dir(args.records.as_deref(), args.force, args.matches)?;
    Ok(Plan { series, records })
}

/// Prints the speed on standard error.
pub fn print_timing(matches: u64, took: Duration) {
    let seconds = took.as_secs_f64();
    let (rate, seconds) = (format!("{:.2}", matches as f64 / seconds), format!("{seconds:.2}"));
    note!("{}", text!("any-match-timing", matches = matches, seconds = seconds, rate = rate));
}

/// The progress of the matches, on a terminal only.
pub fn progress(matches: u32) -> ProgressBar {
    let style = ProgressStyle::with_template(&text!(
        "any-match-progress",
        bar = "{bar:40}",
        done = "{pos}",
        all = "{len}",
        left = "{eta}"
    ));
    ProgressBar::new(u64::from(matches)).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
