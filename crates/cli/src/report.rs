//! Measures as a table or as JSON.

use std::collections::BTreeMap;

use jantaku_stats::sprt::{self, Claims, Test};
use jantaku_stats::{Measures, PlayerMeasures};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;

/// One bot's figures. Errors are missing with a single deal.
#[derive(Serialize)]
struct BotReport<'a> {
    name: &'a str,
    matches: u64,
    mean_place: f64,
    se: Option<f64>,
    places: [u64; 4],
    mean_points: f64,
    mean_points_se: Option<f64>,
    rounds: u64,
    win: f64,
    win_se: Option<f64>,
    deal_in: f64,
    deal_in_se: Option<f64>,
    riichi: f64,
    riichi_se: Option<f64>,
    call: f64,
    call_se: Option<f64>,
}

/// Two bots on the same deals.
#[derive(Serialize)]
struct Pair<'a> {
    ahead: &'a str,
    behind: &'a str,
    places: f64,
    se: Option<f64>,
}

#[derive(Serialize)]
struct TestReport<'a> {
    first: &'a str,
    second: &'a str,
    p0: f64,
    p1: f64,
    alpha: f64,
    beta: f64,
    log_ratio: Option<f64>,
    lower: f64,
    upper: f64,
    decision: &'static str,
}

#[derive(Serialize)]
struct Report<'a> {
    deals: u64,
    bots: Vec<BotReport<'a>>,
    pairs: Vec<Pair<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<TestReport<'a>>,
    events: &'a BTreeMap<&'static str, u64>,
    aborts: &'a BTreeMap<&'static str, u64>,
    yaku: &'a BTreeMap<&'static str, u64>,
}

impl<'a> Report<'a> {
    fn new(measures: &'a Measures, test: Option<&'a Test>) -> Report<'a> {
        Report {
            deals: measures.deals,
            bots: measures.players.iter().map(|(name, bot)| bot_report(name, bot)).collect(),
            pairs: measures.ahead.keys().map(|(first, second)| pair(measures, first, second)).collect(),
            sprt: test.map(|test| test_report(measures, test)),
            events: &measures.events.0,
            aborts: &measures.aborts.0,
            yaku: &measures.yaku.0,
        }
    }
}

fn bot_report<'a>(name: &'a str, bot: &PlayerMeasures) -> BotReport<'a> {
    let (place, points) = (bot.place.estimate(), bot.points.estimate());
    let [win, deal_in, riichi, call] = [bot.win, bot.deal_in, bot.riichi, bot.call].map(|share| share.estimate());
    BotReport {
        name,
        matches: bot.total.matches,
        mean_place: place.value,
        se: place.error,
        places: bot.total.places,
        mean_points: points.value,
        mean_points_se: points.error,
        rounds: bot.total.rounds,
        win: win.value,
        win_se: win.error,
        deal_in: deal_in.value,
        deal_in_se: deal_in.error,
        riichi: riichi.value,
        riichi_se: riichi.error,
        call: call.value,
        call_se: call.error,
    }
}

/// The one with the better mean place comes first.
fn pair<'a>(measures: &Measures, first: &'a str, second: &'a str) -> Pair<'a> {
    let found = measures.ahead(first, second).estimate();
    let (ahead, behind) = if found.value < 0.0 { (second, first) } else { (first, second) };
    Pair { ahead, behind, places: found.value.abs(), se: found.error }
}

fn test_report<'a>(measures: &Measures, test: &'a Test) -> TestReport<'a> {
    let (lower, upper) = Claims::bounds();
    TestReport {
        first: &test.first,
        second: &test.second,
        p0: test.claims.p0,
        p1: test.claims.p1,
        alpha: sprt::ALPHA,
        beta: sprt::BETA,
        log_ratio: test.log_ratio(measures),
        lower,
        upper,
        decision: test.decide(measures).key(),
    }
}

pub fn json(measures: &Measures, test: Option<&Test>) -> Result<(), Failure> {
    output::json(&value(measures, test))
}

/// The report as a part of another.
pub fn value<'a>(measures: &'a Measures, test: Option<&'a Test>) -> impl Serialize + use<'a> {
    Report::new(measures, test)
}

pub fn print(measures: &Measures, test: Option<&Test>) -> Result<(), Failure> {
    let report = Report::new(measures, test);
    print_bots(&report)?;
    print_pairs(&report)?;
    if let Some(test) = &report.sprt {
        output::print(format!("\n{}", sentence(test)))?;
    }
    for (title, counts) in [("events", report.events), ("abortive draws", report.aborts), ("yaku", report.yaku)] {
        output::print(format!("\n{title}"))?;
        let mut table = output::table(&["", "times"], &[1]);
        for (key, times) in counts {
            table.add_row([(*key).to_owned(), times.to_string()]);
        }
        output::print(table)?;
    }
    Ok(())
}

fn print_bots(report: &Report) -> Result<(), Failure> {
    let headings =
        ["bot", "matches", "mean place", "1st", "2nd", "3rd", "4th", "points", "win", "deal-in", "riichi", "call"];
    let mut table = output::table(&headings, &(1..headings.len()).collect::<Vec<_>>());
    for bot in &report.bots {
        let mut row = vec![bot.name.to_owned(), bot.matches.to_string()];
        row.push(with_error(bot.mean_place, bot.se, 3));
        row.extend(bot.places.map(|times| times.to_string()));
        row.push(with_error(bot.mean_points, bot.mean_points_se, 0));
        let shares = [
            (bot.win, bot.win_se),
            (bot.deal_in, bot.deal_in_se),
            (bot.riichi, bot.riichi_se),
            (bot.call, bot.call_se),
        ];
        let percent =
            |(share, error): (f64, Option<f64>)| with_error(100.0 * share, error.map(|error| 100.0 * error), 1);
        row.extend(shares.map(|share| percent(share) + " %"));
        table.add_row(row);
    }
    output::print(table)
}

fn print_pairs(report: &Report) -> Result<(), Failure> {
    if report.pairs.is_empty() {
        return Ok(());
    }
    output::print(format!("\non the same walls, {} deals", report.deals))?;
    let mut table = output::table(&["ahead", "behind", "places"], &[2]);
    for pair in &report.pairs {
        table.add_row([pair.ahead.to_owned(), pair.behind.to_owned(), with_error(pair.places, pair.se, 3)]);
    }
    output::print(table)
}

fn with_error(value: f64, error: Option<f64>, digits: usize) -> String {
    match error {
        Some(error) => format!("{value:.digits$} ± {error:.digits$}"),
        None => format!("{value:.digits$}"),
    }
}

fn sentence(test: &TestReport) -> String {
    let TestReport { first, second, p0, p1, log_ratio, lower, upper, alpha, beta, .. } = test;
    let (a, b) = (100.0 * alpha, 100.0 * beta);
    let ratio = log_ratio.map_or_else(|| "unknown".to_owned(), |ratio| format!("{ratio:.2}"));
    let numbers = format!("log-likelihood ratio {ratio}, bounds {lower:.2} and {upper:.2}, errors {a} % and {b} %");
    match test.decision {
        "p1" => format!("{first} is ahead of {second} by {p1} places rather than {p0}: {numbers}"),
        "p0" => format!("{first} is ahead of {second} by {p0} places rather than {p1}: {numbers}"),
        _ => format!("whether {first} is ahead of {second} by {p0} or {p1} places is open: {numbers}"),
    }
}
