//! The checks of the fuzz targets on one input, besides that nothing panics.

mod shape;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jantaku_core::Ruleset;
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{Replayed, replay, replay_client};
use jantaku_record::formats::{FORMATS, Format, Input, ReadError, majsoul, read};

pub use shape::mutate_lines;

/// The memory that one input may request in total, freed or not: a count that is the same on every machine.
const MOST_BYTES: u64 = 4 << 20;
/// The same for each byte of the input; the most seen in records that replay is a third of it.
const MOST_BYTES_PER_BYTE: u64 = 2 << 10;

/// Runs a target on one input. Panics if it requests too much memory in total, as code that loops over its input too
/// often does; prints the count whenever it is twice the highest so far.
pub fn counted(input: &[u8], run: impl FnOnce()) {
    static MOST: AtomicU64 = AtomicU64::new(1 << 20);
    let asked = allocation_counter::measure(run).bytes_total;
    let limit = MOST_BYTES + MOST_BYTES_PER_BYTE * input.len() as u64;
    assert!(asked <= limit, "{} bytes of input asked for {asked} bytes of memory; {limit} are allowed", input.len());
    if asked >= 2 * MOST.load(Ordering::Relaxed) {
        MOST.store(asked, Ordering::Relaxed);
        eprintln!("most memory so far: {asked} bytes for {} of input", input.len());
    }
}

/// Anything that a parser accepts is written without a panic; if the rules agree with it, it can be read back.
pub fn reads_what_it_writes(data: &[u8], format: &Format) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let logs = (format.read)(text).unwrap_or_default();
    logs.iter().for_each(|log| comes_back(log, agreed(log).is_some(), format));
}

/// A record in any form is replayed; if the rules agree with it, it can be read back from our own format and every
/// other.
pub fn replays(data: &[u8]) {
    let log = match read(data) {
        Ok(Input::Log(log)) => log,
        Ok(Input::Logs(logs)) => return logs.iter().for_each(replays_log),
        Ok(Input::Client(stream)) => {
            return drop(stream.ruleset().map(|rules| replay_client(&stream, &Arc::new(rules))));
        }
        Ok(Input::Ours(record)) if record.replay().is_ok() => Log::from_record(&record),
        Ok(Input::Ours(_)) => return,
        Err(ReadError::Ours(error)) => return assert!(error.line > 0),
        Err(ReadError::Foreign(error)) => return assert!(!error.to_string().is_empty()),
    };
    replays_log(&log);
}

/// A record of Mahjong Soul's is replayed as every other.
pub fn replays_majsoul(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match majsoul::parse(text) {
        Ok(log) => replays_log(&log),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn replays_log(log: &Log) {
    let agreed = agreed(log);
    if let Some((replayed, rules)) = &agreed {
        let ours = log.to_record(replayed, rules).to_json_lines();
        let record = Record::read(ours.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{ours}"));
        record.replay().unwrap_or_else(|error| panic!("{error}\n{ours}"));
    }
    FORMATS.iter().for_each(|format| comes_back(log, agreed.is_some(), format));
}

type Rules = Arc<Ruleset>;

/// The replay under the stated rules, if there are no differences.
fn agreed(log: &Log) -> Option<(Replayed, Rules)> {
    let rules = Arc::new(log.ruleset().ok()?);
    let replayed = replay(log, &rules);
    (replayed.differences.is_empty() && !replayed.rounds.is_empty()).then_some((replayed, rules))
}

/// The written form of a record that the rules agree with is read, and written again.
fn comes_back(log: &Log, agreed: bool, format: &Format) {
    let Ok(first) = (format.print)(log) else { return };
    if agreed {
        let read = (format.read)(&first).unwrap_or_else(|error| panic!("{error}\n{first}"));
        let second = (format.print)(&read[0]).unwrap_or_else(|error| panic!("{error}\n{first}"));
        assert_eq!(first, second);
    }
}
