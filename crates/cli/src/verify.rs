//! `jantaku verify`: replays records of any known format and reports where they contradict the rules.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jantaku_core::Ruleset;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{Tally, count_record, replay, replay_client};
use jantaku_record::formats::{FormatFault, Input, ReadError, read_text};
use jantaku_record::{Record, prove_walls};
use rayon::prelude::*;
use serde::Serialize;

use crate::failure::Failure;
use crate::files::{Listed, bar, files};
use crate::input;
use crate::output::{json, print};
use crate::records::{note_own_rules, text};

#[derive(clap::Args)]
pub struct Args {
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "N", value_parser = input::jobs())]
    jobs: Option<u16>,
    #[arg(long)]
    rules: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    timing: bool,
}

#[derive(Serialize)]
#[serde(tag = "result", rename_all = "snake_case")]
enum Outcome {
    Passed,
    Failed { differences: Vec<String> },
    Skipped { reason: String },
}

#[derive(Serialize)]
struct Verified {
    file: String,
    /// Whether the file has to be readable: it was named itself, or it is a record or cannot be opened.
    #[serde(skip)]
    wanted: bool,
    /// Whether the file is one of our own, and other rules were named.
    #[serde(skip)]
    states_rules: bool,
    #[serde(flatten)]
    outcome: Outcome,
    /// What is no fault of play: a wrong label, a hand that is not over, rules that are assumed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip)]
    tally: Tally,
    /// The time of the replay, without reading and parsing the file.
    #[serde(skip)]
    compute: Duration,
}

#[derive(Serialize)]
struct Summary<'a> {
    files: &'a [Verified],
    checked: std::collections::BTreeMap<&'static str, u64>,
    passed: usize,
    failed: usize,
    skipped: usize,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let rules = args.rules.as_deref().map(input::rules).transpose()?.map(Arc::new);
    let files = files(&args.paths)?;
    let pool = input::threads(args.jobs)?;
    let bar = bar(files.len());
    let started = Instant::now();
    let verified: Vec<Verified> = pool.install(|| {
        let verify = |file: &Listed| {
            let verified = verify(file, rules.as_ref());
            bar.inc(1);
            verified
        };
        files.par_iter().map(verify).collect()
    });
    bar.finish_and_clear();
    let of_ours = verified.iter().filter(|file| file.states_rules).count();
    if of_ours > 0 {
        note_own_rules(of_ours);
    }
    if args.timing {
        timing(&verified, started.elapsed(), pool.current_num_threads());
    }
    report(args, &verified)
}

/// The time of the replay alone, summed over all threads; and of everything, files read and parsed, by the clock.
fn timing(verified: &[Verified], whole: Duration, threads: usize) {
    let kyoku: u64 = verified.iter().filter_map(|file| file.tally.0.get("rounds")).sum();
    let rate = |time: Duration| kyoku as f64 / time.as_secs_f64().max(f64::EPSILON);
    let compute = verified.iter().map(|file| file.compute).sum();
    let said = |time: Duration| format!("{kyoku} kyoku in {:.3} s, {:.0} kyoku/s", time.as_secs_f64(), rate(time));
    note!("{} (compute only, one thread)", said(compute));
    note!("{} (files read and parsed too, threads: {threads})", said(whole));
}

fn report(args: &Args, verified: &[Verified]) -> Result<(), Failure> {
    let mut tally = Tally::default();
    verified.iter().for_each(|file| tally.merge(&file.tally));
    let count = |which: fn(&Outcome) -> bool| verified.iter().filter(|file| which(&file.outcome)).count();
    let passed = count(|outcome| matches!(outcome, Outcome::Passed));
    let failed = count(|outcome| matches!(outcome, Outcome::Failed { .. }));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped { .. }));
    if args.json {
        json(&Summary { files: verified, checked: tally.0, passed, failed, skipped })?;
    } else {
        for Verified { file, outcome, notes, .. } in verified {
            notes.iter().try_for_each(|note| print(format!("{file}: note: {note}")))?;
            match outcome {
                Outcome::Passed => {}
                Outcome::Skipped { reason } => print(format!("{file}: skipped: {reason}"))?,
                Outcome::Failed { differences } => {
                    differences.iter().try_for_each(|difference| print(format!("{file}: {difference}")))?;
                }
            }
        }
        print_checked(&tally);
        print(format!("{passed} passed, {failed} failed, {skipped} skipped"))?;
    }
    let unread = verified.iter().any(|file| file.wanted && matches!(file.outcome, Outcome::Skipped { .. }));
    match (failed, passed) {
        (0, 0) => Err(Failure::InputReported),
        (0, _) if unread => Err(Failure::InputReported),
        (0, _) => Ok(()),
        _ => Err(Failure::Reported),
    }
}

/// The counts of what was checked; the others are of what was among it.
const CHECKED: [&str; 7] =
    ["rounds", "wins", "events", "final results", "offers compared", "offers made", "walls from a seed"];

/// Prints on standard error what was checked.
fn print_checked(tally: &Tally) {
    let said = |what: &&'static str| tally.0.get(what).map(|many| format!("{what} {many}"));
    let checked: Vec<String> = CHECKED.iter().filter_map(said).collect();
    let among: Vec<String> = tally.0.keys().filter(|what| !CHECKED.contains(what)).filter_map(said).collect();
    for (head, counts) in [("checked", checked), ("among them", among)] {
        if !counts.is_empty() {
            note!("{head}: {}", counts.join(", "));
        }
    }
}

fn verify(listed: &Listed, rules: Option<&Arc<Ruleset>>) -> Verified {
    let file = listed.path.display().to_string();
    let mut wanted = listed.named;
    let input = text(&listed.path).inspect_err(|_| wanted = true).and_then(|text| match read_text(&text) {
        Ok(input) => Ok((input, text)),
        Err(error) => {
            wanted |= !matches!(&error, ReadError::Foreign(error) if error.fault == FormatFault::Unknown);
            Err(error.to_string())
        }
    });
    let started = Instant::now();
    let states_rules = rules.is_some() && matches!(input, Ok((Input::Ours(_), _)));
    let checked = match input {
        Ok((input, text)) => check(&input, &text, rules),
        Err(reason) => Checked::skipped(reason),
    };
    let Checked { outcome, notes, tally } = checked;
    Verified { file, wanted, states_rules, outcome, notes, tally, compute: started.elapsed() }
}

struct Checked {
    outcome: Outcome,
    notes: Vec<String>,
    tally: Tally,
}

impl Checked {
    fn skipped(reason: String) -> Checked {
        Checked { outcome: Outcome::Skipped { reason }, notes: Vec::new(), tally: Tally::default() }
    }
}

fn check(input: &Input, text: &str, rules: Option<&Arc<Ruleset>>) -> Checked {
    let (differences, tally) = match input {
        Input::Ours(record) => {
            let (outcome, tally) = ours(record, text);
            return Checked { outcome, notes: Vec::new(), tally };
        }
        Input::Log(log) => return several(std::slice::from_ref(log), rules),
        Input::Logs(logs) => return several(logs, rules),
        Input::Client(stream) => match stream.ruleset_or(rules) {
            Ok(rules) => {
                let followed = replay_client(stream, &rules);
                (followed.differences, followed.tally)
            }
            Err(unknown) => return Checked::skipped(unknown.to_string()),
        },
    };
    let differences: Vec<String> = differences.iter().map(ToString::to_string).collect();
    let outcome = if differences.is_empty() { Outcome::Passed } else { Outcome::Failed { differences } };
    Checked { outcome, notes: Vec::new(), tally }
}

/// One or several matches in one file, which passes if all of them do.
fn several(logs: &[Log], rules: Option<&Arc<Ruleset>>) -> Checked {
    let (mut differing, mut skipped, mut tally, mut notes) = (Vec::new(), None, Tally::default(), Vec::new());
    for (nth, log) in logs.iter().enumerate() {
        let named = |what: &dyn std::fmt::Display| match logs {
            [_] => what.to_string(),
            _ => format!("match {}, {what}", nth + 1),
        };
        let assumed = rules.is_none() && log.assumes_rules();
        match log.ruleset_or(rules) {
            Ok(rules) => {
                if assumed {
                    notes.push(named(&format!("no rules are stated; `{}` is assumed", rules.name)));
                }
                let replayed = replay(log, &rules);
                notes.extend(replayed.remarks.iter().map(|remark| named(remark)));
                differing.extend(replayed.differences.iter().map(|difference| named(difference)));
                tally.merge(&replayed.tally);
            }
            Err(unknown) => skipped = skipped.or_else(|| Some(named(&unknown))),
        }
    }
    let outcome = match (differing.is_empty(), skipped) {
        (false, _) => Outcome::Failed { differences: differing },
        (true, Some(reason)) => Outcome::Skipped { reason },
        (true, None) => Outcome::Passed,
    };
    Checked { outcome, notes, tally }
}

/// Replays the record, and proves its walls as `jantaku wall verify` does.
fn ours(record: &Record, text: &str) -> (Outcome, Tally) {
    let walls = || {
        prove_walls(text.as_bytes())
            .and_then(|proofs| proofs.rounds.into_iter().filter_map(|proof| proof.fault).try_for_each(Err))
    };
    let outcome = match record.replay().map(drop).and_then(|()| walls()) {
        Ok(()) => Outcome::Passed,
        Err(error) => Outcome::Failed { differences: vec![error.to_string()] },
    };
    (outcome, count_record(record))
}
