//! What every fuzz target asks of one input, beside that nothing panics.

mod shape;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;
use jantaku_core::Ruleset;
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::replay::{Replayed, replay, replay_client};
use jantaku_record::formats::{FormatError, Input, PrintError, ReadError, majiang, mjai, mjlog, read, tenhou6};

pub use shape::mutate_lines;

/// The most one input may take, as CPU time: other programs on the machine don't count.
const MOST: Duration = Duration::from_millis(100);

/// Runs what a target does with one input. Panics where that takes too long; tells each time that is twice the
/// longest so far.
pub fn timed(run: impl FnOnce()) {
    static LONGEST: AtomicU64 = AtomicU64::new(500);
    let begun = ThreadTime::now();
    run();
    let took = begun.elapsed();
    assert!(took <= MOST, "one input took {took:?}, the most is {MOST:?}");
    let micros = took.as_micros() as u64;
    if micros >= 2 * LONGEST.load(Ordering::Relaxed) {
        LONGEST.store(micros, Ordering::Relaxed);
        eprintln!("slowest so far: {took:?}");
    }
}

/// Reads and writes a format.
pub type Codec = (fn(&str) -> Result<Log, FormatError>, fn(&Log) -> Result<String, PrintError>);

const CODECS: [Codec; 4] = [
    (mjlog::parse, mjlog::print),
    (tenhou6::parse, tenhou6::print),
    (mjai::parse, mjai::print),
    (majiang::parse, majiang::print),
];

/// What a parser takes is written without a panic; where the rules agree with it, it comes back.
pub fn reads_what_it_writes(data: &[u8], codec: Codec) {
    let Ok(log) = std::str::from_utf8(data).map_err(drop).and_then(|text| codec.0(text).map_err(drop)) else { return };
    let agreed = agreed(&log);
    comes_back(&log, agreed.is_some(), codec);
}

/// A record in any form is replayed; where the rules agree with it, it comes back from our own form and every other.
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

fn replays_log(log: &Log) {
    let agreed = agreed(log);
    if let Some((replayed, rules)) = &agreed {
        let ours = log.to_record(replayed, rules).to_json_lines();
        let record = Record::read(ours.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{ours}"));
        record.replay().unwrap_or_else(|error| panic!("{error}\n{ours}"));
    }
    CODECS.into_iter().for_each(|codec| comes_back(log, agreed.is_some(), codec));
}

type Rules = Arc<Ruleset>;

/// The replay under the rules stated, where nothing differs.
fn agreed(log: &Log) -> Option<(Replayed, Rules)> {
    let rules = Arc::new(log.ruleset().ok()?);
    let replayed = replay(log, &rules);
    (replayed.differences.is_empty() && !replayed.rounds.is_empty()).then_some((replayed, rules))
}

/// What was written of a record that the rules agree with is read, and written again.
fn comes_back(log: &Log, agreed: bool, (parse, print): Codec) {
    let Ok(first) = print(log) else { return };
    if agreed {
        let read = parse(&first).unwrap_or_else(|error| panic!("{error}\n{first}"));
        let second = print(&read).unwrap_or_else(|error| panic!("{error}\n{first}"));
        assert_eq!(first, second);
    }
}
