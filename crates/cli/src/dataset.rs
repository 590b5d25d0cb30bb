use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use jantaku_dataset::{Card, Job, LeftOut, Reason, Source, write};

use crate::failure::Failure;
use crate::files::bar;
use crate::input;
use crate::output::{json, print, table};
use crate::simulate::progress;

#[derive(clap::Args)]
pub struct Args {
    #[arg(required_unless_present = "bots", conflicts_with = "bots")]
    records: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[arg(long, value_delimiter = ',', value_name = "A,B,C,D", requires = "matches")]
    bots: Vec<String>,
    #[arg(long, value_name = "N", requires = "bots", value_parser = clap::value_parser!(u32).range(1..))]
    matches: Option<u32>,
    #[arg(long, value_name = "N", requires = "bots")]
    seed: Option<u64>,
    #[arg(long)]
    rules: Option<String>,
    #[arg(long, value_name = "N", default_value = "256")]
    per_shard: NonZeroU32,
    #[arg(long, value_name = "N", value_parser = input::jobs())]
    jobs: Option<u16>,
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let source = source(args)?;
    let count = source.len().map_err(Failure::input)?;
    let bar = match &source {
        Source::Records { .. } => bar(count as usize),
        Source::Play { matches, .. } => progress(*matches),
    };
    let job =
        Job { source, out: args.out.clone(), per_shard: args.per_shard, threads: args.jobs.map_or(0, usize::from) };
    let card = write(&job, &|done| bar.inc(done)).map_err(Failure::input)?;
    bar.finish_and_clear();
    if args.json { json(&card) } else { print_card(&card) }?;
    if card.counts.matches == 0 { Err(Failure::InputReported) } else { Ok(()) }
}

fn source(args: &Args) -> Result<Source, Failure> {
    let rules = args.rules.as_deref();
    match &args.records {
        Some(folder) => {
            let rules = rules.map(input::rules).transpose()?.map(Arc::new);
            Ok(Source::Records { folder: folder.clone(), rules })
        }
        None => Ok(Source::Play {
            rules: Arc::new(input::rules(rules.unwrap_or("tenhou"))?),
            bots: args.bots.clone(),
            seed: args.seed.unwrap_or_default(),
            matches: args.matches.unwrap_or_default(),
        }),
    }
}

fn print_card(card: &Card) -> Result<(), Failure> {
    let counts = &card.counts;
    print(text!(
        "dataset-head",
        decisions = counts.decisions,
        matches = counts.matches,
        rounds = counts.rounds,
        shards = card.shards
    ))?;
    let mut actions = table(&[text!("dataset-action"), text!("dataset-decisions")], &[1]);
    for (action, count) in &counts.actions {
        actions.add_row([action, &count.to_string()]);
    }
    print(actions)?;
    print(text!("dataset-rest", hidden = counts.hidden, open = counts.open))?;
    let mut reasons: BTreeMap<Reason, (usize, &LeftOut)> = BTreeMap::new();
    for left in &counts.left_out {
        reasons.entry(left.reason).or_insert((0, left)).0 += 1;
    }
    for (reason, (times, first)) in reasons {
        note!(
            "{}",
            text!("dataset-left-out", times = times, reason = named(reason), file = &first.file, first = &first.text)
        );
    }
    Ok(())
}

fn named(reason: Reason) -> &'static str {
    match reason {
        Reason::NoRecord => text!("dataset-no-record"),
        Reason::UnknownRules => text!("dataset-unknown-rules"),
        Reason::Differs => text!("dataset-differs"),
        Reason::Rigged => text!("dataset-rigged"),
        _ => text!("dataset-unreadable"),
    }
}
