mod hands;
mod read;
mod report;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::builder::{PossibleValue, PossibleValuesParser};
use jantaku_core::rules::Preset;
use jantaku_core::{Language, Players};
use jantaku_stats::{Date, Filter, HAND_FIGURES, MATCH_FIGURES, Selection};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::files::{Listed, bar, files};
use crate::input;
use crate::output::{json, print};
use hands::Property;
use read::{Library, Source};

#[derive(clap::Args)]
pub struct Args {
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    #[arg(long, value_name = "NAME")]
    opponent: Option<String>,
    #[arg(long, value_name = "NAME")]
    house: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=4))]
    players: Option<u8>,
    #[arg(long, value_name = "N")]
    winds: Option<usize>,
    #[arg(long, value_name = "DAY")]
    since: Option<Date>,
    #[arg(long, value_name = "DAY")]
    until: Option<Date>,
    #[arg(long, value_name = "FIGURE", value_parser = figures())]
    hands: Option<String>,
    #[arg(long = "where", value_name = "PROPERTY=VALUE", requires = "hands")]
    property: Option<Property>,
    #[arg(long)]
    rules: Option<String>,
    #[arg(long, value_name = "N", value_parser = input::jobs())]
    jobs: Option<u16>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    timing: bool,
}

/// The name of the rules with this name or title.
fn key_of(house: &str) -> String {
    Preset::all()
        .find(|preset| Language::all().any(|language| preset.title.of(language) == house))
        .map_or(house, |preset| preset.name)
        .to_owned()
}

/// The keys of all figures, with their titles.
fn figures() -> PossibleValuesParser {
    let keys = HAND_FIGURES.iter().map(|figure| figure.key).chain(MATCH_FIGURES.iter().map(|figure| figure.key));
    PossibleValuesParser::new(keys.map(|key| PossibleValue::new(key).help(tables::title(key))))
}

impl Args {
    fn filter(&self) -> Filter {
        Filter {
            player: self.player.clone(),
            opponent: self.opponent.clone(),
            rules: self.house.as_deref().map(key_of),
            players: self.players.and_then(|players| Players::try_from(players).ok()),
            winds: self.winds,
            since: self.since,
            until: self.until,
        }
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let rules = args.rules.as_deref().map(input::rules).transpose()?.map(Arc::new);
    let files = files(&args.paths)?;
    let pool = input::threads(args.jobs)?;
    let bar = bar(files.len());
    let started = Instant::now();
    let sources: Vec<Source> = pool.install(|| {
        let read = |file: &Listed| {
            let source = read::source(file, rules.as_ref());
            bar.inc(1);
            source
        };
        files.par_iter().map(read).collect()
    });
    bar.finish_and_clear();
    let library = Library::of(sources);
    let selection = args.filter().select(&library.matches);
    if args.timing {
        timing(library.rounds(), started.elapsed(), pool.current_num_threads());
    }
    library.report_faults();
    if library.matches.is_empty() {
        return Err(Failure::input(text!("stats-no-record")));
    }
    if selection.matches.is_empty() {
        return Err(Failure::input(text!("stats-no-match")));
    }
    answer(args, &library, &selection)?;
    if library.misses_some { Err(Failure::InputReported) } else { Ok(()) }
}

fn answer(args: &Args, library: &Library, selection: &Selection) -> Result<(), Failure> {
    match &args.hands {
        Some(figure) => {
            let list = hands::listed(library, selection, figure, args.property.as_ref())?;
            if args.json { json(&list) } else { list.iter().try_for_each(print) }
        }
        None => {
            let report = report::Report::new(library, selection, args.player.as_deref());
            if args.json { json(&report) } else { tables::print_all(&report) }
        }
    }
}

/// Files read and replayed, by the clock.
fn timing(kyoku: usize, took: Duration, threads: usize) {
    let seconds = took.as_secs_f64();
    let rate = format!("{:.0}", kyoku as f64 / seconds.max(f64::EPSILON));
    note!(
        "{}",
        text!("stats-timing", kyoku = kyoku, seconds = format!("{seconds:.3}"), rate = rate, threads = threads)
    );
}
