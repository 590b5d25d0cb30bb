//! From one format to another and back: nothing is lost that is not named.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_engine::Event;
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::replay;
use jantaku_record::formats::{FORMATS, Fact, Format, Input, PrintError, mjai, read, tenhou6};
use rayon::prelude::*;

use crate::corpus::check::{read_log, rules};
use crate::corpus::files;

type Print = fn(&Log) -> Result<String, PrintError>;

fn own(log: &Log, rules: &Arc<Ruleset>) -> Record {
    let replayed = replay(log, rules);
    assert_eq!(replayed.differences, []);
    let text = log.to_record(&replayed, rules).to_json_lines();
    Record::read(text.as_bytes()).unwrap()
}

/// A record through another format, and what is named as lost on the way. Rules that get lost are given again.
fn through(record: &Record, print: Print) -> Result<(Record, BTreeSet<Fact>), PrintError> {
    let log = Log::from_record(record);
    let reread = read_log(&print(&log)?);
    let again = own(&reread, &Arc::new(record.header.rules.clone()));
    let mut named = log.lost_in(&reread);
    named.extend(reread.lost_in(&Log::from_record(&again)));
    Ok((again, named))
}

/// An event with the hands dealt in order of their tiles; the loss of their order is named.
fn in_order(event: &Event) -> Event {
    let mut event = event.clone();
    if let Event::Dealt { hands, .. } = &mut event {
        hands.iter_mut().for_each(|(_, hand)| hand.sort());
    }
    event
}

/// The formats in which our records state their rules, whatever these are.
const STATING: [&str; 3] = ["tenhou6", "mjai", "majiang"];

/// Printed, the record verifies by the rules it states.
fn assert_stands_alone(record: &Record, print: Print) {
    let reread = read_log(&print(&Log::from_record(record)).unwrap());
    assert_eq!(reread.ruleset(), Ok(record.header.rules.clone()));
    assert_eq!(replay(&reread, &Arc::new(record.header.rules.clone())).differences, []);
}

/// All of play, and the final result.
fn assert_same_play(before: &Record, after: &Record) {
    assert_eq!(before.rounds.len(), after.rounds.len());
    for (before, after) in before.rounds.iter().zip(&after.rounds) {
        assert_eq!(before.events.len(), after.events.len());
        for (before, after) in before.events.iter().zip(&after.events) {
            assert_eq!(in_order(&before.what), in_order(&after.what));
        }
    }
    let ended = |record: &Record| record.ended.as_ref().map(|ended| ended.what.clone());
    assert_eq!(ended(before), ended(after));
}

/// Everything that one record states and another does not is named.
fn assert_named(before: &Log, after: &Log, named: &BTreeSet<Fact>) {
    let lost = before.lost_in(after);
    let silent: Vec<&Fact> = lost.difference(named).collect();
    assert!(silent.is_empty(), "lost without a word: {silent:?}");
}

/// One log through every format alone, and through tenhou.net/6 and mjai one after the other.
fn trips(log: &Log) {
    let first = own(log, &rules(log));
    let kept = Log::from_record(&first);
    let into_own = log.lost_in(&kept);
    for Format { name: format, print, .. } in FORMATS {
        match through(&first, print) {
            Ok((again, named)) => {
                if STATING.contains(&format) {
                    assert_stands_alone(&first, print);
                }
                assert_same_play(&first, &again);
                assert_named(&kept, &Log::from_record(&again), &named);
            }
            Err(PrintError::Players { .. }) => assert_eq!((format, log.players().count()), ("majiang", 3)),
            Err(error) => panic!("{error}"),
        }
    }
    let (second, by_tenhou) = through(&first, tenhou6::print).unwrap();
    let (third, by_mjai) = through(&second, mjai::print).unwrap();
    assert_same_play(&first, &third);
    let named = [into_own, by_tenhou, by_mjai].into_iter().flatten().collect();
    assert_named(log, &Log::from_record(&third), &named);
}

/// A whole record that starts where matches start, or a part of one.
fn trip(file: &Path) {
    let input = read(&std::fs::read(file).unwrap()).unwrap();
    let logs = match &input {
        Input::Log(log) => std::slice::from_ref(log),
        Input::Logs(logs) => logs,
        Input::Ours(record) => {
            assert_stands_alone(record, tenhou6::print);
            for Format { print, .. } in FORMATS {
                if let Ok((again, named)) = through(record, print) {
                    assert_same_play(record, &again);
                    assert_named(&Log::from_record(record), &Log::from_record(&again), &named);
                }
            }
            return;
        }
        Input::Client(_) => return,
    };
    // A wrong statement of a record would come back corrected.
    let holds = |log: &&Log| replay(log, &rules(log)).differences.is_empty();
    logs.iter().filter(holds).for_each(trips);
}

fn each(files: Vec<PathBuf>) {
    files.par_iter().for_each(|file| {
        let trip = std::panic::catch_unwind(|| trip(file));
        assert!(trip.is_ok(), "{}", file.display());
    });
}

#[test]
fn every_file_goes_through_every_format_and_back() {
    each(crate::corpus::check::formats().flat_map(files).collect());
}

/// The same with real records, where there are some: one in ten of them, all with JANTAKU_TEST_SCALE from 10 on.
#[test]
fn real_records_go_through_every_format_and_back() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE").map(PathBuf::from) else {
        println!("JANTAKU_CONFORMANCE is not set: no real records are converted");
        return;
    };
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1_usize);
    let folders = ["mjlog", "mjlog-3p", "tenhou6", "mjai", "majiang"];
    let entries = folders.iter().flat_map(|format| std::fs::read_dir(folder.join(format)).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let files: Vec<PathBuf> = files.into_iter().step_by(if scale < 10 { 10 } else { 1 }).collect();
    println!("{} records", files.len());
    each(files);
}

/// Real records, by folder, and how many of them are correct; three state an impossible score of a seat or too few
/// han.
const REAL: [(&str, usize, usize); 5] =
    [("mjlog", 350, 350), ("mjlog-3p", 100, 100), ("tenhou6", 30, 28), ("mjai", 2, 2), ("majiang", 3, 2)];

/// Every correct real record, written as mjai and as tenhou.net/6, verifies by the rules in the file.
#[test]
fn every_real_record_verifies_again_after_mjai_and_after_tenhou6() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE").map(PathBuf::from) else {
        println!("JANTAKU_CONFORMANCE is not set: no real records go through mjai and tenhou.net/6");
        return;
    };
    for (format, all, hold) in REAL {
        let entries = std::fs::read_dir(folder.join(format)).unwrap();
        let files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        let holds = |file: &&PathBuf| {
            let Input::Log(log) = read(&std::fs::read(file).unwrap()).unwrap() else { panic!("{}", file.display()) };
            let rules = Arc::new(log.ruleset().unwrap_or_else(|error| panic!("{}: {error}", file.display())));
            let replayed = replay(&log, &rules);
            let held = replayed.differences.is_empty();
            if held {
                let record = Record::read(log.to_record(&replayed, &rules).to_json_lines().as_bytes()).unwrap();
                [mjai::print, tenhou6::print].into_iter().for_each(|print| assert_stands_alone(&record, print));
            }
            held
        };
        let held = files.par_iter().filter(holds).count();
        println!("{format}: {held} of {} verify again; the others contradict themselves", files.len());
        assert_eq!((files.len(), held), (all, hold), "{format}");
    }
}
