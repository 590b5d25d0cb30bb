//! Checks one record against the rules and against its own print.

use std::sync::Arc;

use jantaku_core::{Players, Ruleset};
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{Tally, count_record, replay, replay_client};
use jantaku_record::formats::{FORMATS, Input, UnknownRules, read};

/// The folders of the corpus.
pub fn formats() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().map(|format| format.name).chain(["jantaku", "tenhou-client"])
}

pub fn log_of(record: &Record) -> Log {
    Log::from_record(record)
}

/// The rules of a log.
pub fn rules(log: &Log) -> Arc<Ruleset> {
    known_rules(log).unwrap()
}

/// The rules of a log, if known; mjai does not say what rules three players use.
pub fn known_rules(log: &Log) -> Result<Arc<Ruleset>, UnknownRules> {
    let rules = log.ruleset().or_else(|unknown| match (unknown, log.players()) {
        (UnknownRules::ThreePlayers, Players::Three) => Ok(Ruleset::preset("tenhou_sanma").unwrap()),
        (unknown, _) => Err(unknown),
    });
    rules.map(Arc::new)
}

/// Verifies a record of a format; printed and read again it is the same.
pub fn checked(input: &Input, format: &str, name: &str) -> Tally {
    match input {
        Input::Log(log) => {
            let format = FORMATS.iter().find(|known| known.name == format).unwrap();
            assert!(read_log(&(format.print)(log).unwrap()) == *log, "{name}: read back otherwise");
            let replayed = replay(log, &rules(log));
            assert_eq!(replayed.differences, [], "{name}");
            replayed.tally
        }
        Input::Logs(logs) => {
            let mut tally = Tally::default();
            for log in logs {
                tally.merge(&checked(&Input::Log(log.clone()), format, name));
            }
            tally
        }
        Input::Client(stream) => {
            let followed = replay_client(stream, &Arc::new(stream.ruleset().unwrap()));
            assert_eq!(followed.differences, [], "{name}");
            followed.tally
        }
        Input::Ours(record) => {
            record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
            count_record(record)
        }
    }
}

pub fn read_log(text: &str) -> Log {
    match read(text.as_bytes()) {
        Ok(Input::Log(log)) => log,
        other => panic!("no log: {other:?}"),
    }
}
