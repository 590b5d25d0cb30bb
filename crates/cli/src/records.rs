//! Records of any format, read into our own form.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_record::Record;
use jantaku_record::formats::client::Stream;
use jantaku_record::formats::log::{Log, Opening};
use jantaku_record::formats::verify::{Difference, replay};
use jantaku_record::formats::{self, Fact, Input, UnknownRules, read_bounded, read_text};

use crate::failure::Failure;
use crate::input;

pub enum Found {
    /// The events of all seats.
    Whole(Box<OwnRecord>),
    /// The events of one seat, with its rules.
    Stream(Stream, Arc<Ruleset>),
}

pub struct OwnRecord {
    pub record: Record,
    pub text: String,
    pub ours: bool,
    /// Facts of the file that the record lacks.
    pub lost: BTreeSet<Fact>,
    /// Where a link opens the record.
    pub opening: Opening,
    /// Where file and rules differ: the record ends before that round.
    pub difference: Option<Difference>,
}

/// Which match of a file is meant.
#[derive(Clone, Copy, clap::Args)]
pub struct Which {
    #[arg(long = "match", value_name = "N")]
    number: Option<NonZeroUsize>,
}

impl Which {
    fn of(self, mut logs: Vec<Log>) -> Result<Log, String> {
        let many = logs.len();
        let number = match self.number {
            Some(number) => number.get(),
            None if many == 1 => 1,
            None => return Err(text!("records-several-matches", matches = many)),
        };
        if number > many {
            return Err(text!("records-no-match", matches = many, number = number));
        }
        Ok(logs.swap_remove(number - 1))
    }
}

/// Reads a file, `-` for standard input; a record of another program is replayed under the rules it states, or these.
pub fn find(path: &Path, rules: Option<&str>, which: Which) -> Result<Found, Failure> {
    let named = |error: String| Failure::input(format!("{}: {error}", path.display()));
    let text = text(path).map_err(named)?;
    let rules = rules.map(input::rules).transpose()?.map(Arc::new);
    let unknown = |unknown: UnknownRules| named(format!("{unknown}; name them with --rules"));
    let whole = |logs: Vec<Log>| {
        let log = which.of(logs).map_err(named)?;
        Ok(Found::Whole(Box::new(own(&log, &log.ruleset_or(rules.as_ref()).map_err(unknown)?)?)))
    };
    match read_text(&text).map_err(|error| named(error.to_string()))? {
        Input::Ours(record) => {
            if rules.is_some() {
                note_own_rules(1);
            }
            Ok(Found::Whole(Box::new(OwnRecord {
                record: *record,
                text,
                ours: true,
                lost: BTreeSet::new(),
                opening: Opening::default(),
                difference: None,
            })))
        }
        Input::Log(log) => whole(vec![log]),
        Input::Logs(logs) => whole(logs),
        Input::Client(stream) => {
            let rules = stream.ruleset_or(rules.as_ref()).map_err(unknown)?;
            Ok(Found::Stream(stream, rules))
        }
    }
}

fn own(log: &Log, rules: &Arc<Ruleset>) -> Result<OwnRecord, Failure> {
    let replayed = replay(log, rules);
    let text = log.to_record(&replayed, rules).to_json_lines();
    let record = Record::read(text.as_bytes()).map_err(Failure::input)?;
    let lost = log.lost_in(&Log::from_record(&record));
    let difference = replayed.differences.into_iter().next();
    Ok(OwnRecord { record, text, ours: false, lost, opening: log.opening.0, difference })
}

/// Reports the number of records whose rules are not those of `--rules`.
pub fn note_own_rules(records: usize) {
    note!("{}", text!("any-own-rules", records = records));
}

pub fn text(path: &Path) -> Result<String, String> {
    let input: std::io::Result<Box<dyn Read>> = match path.as_os_str() == "-" {
        true => Ok(Box::new(std::io::stdin())),
        false => File::open(path).map(|file| Box::new(file) as Box<dyn Read>),
    };
    let read =
        input.map_err(|error| error.to_string()).and_then(|input| read_bounded(input).map_err(|e| e.to_string()));
    let bytes = read?.map_err(|error| error.to_string())?;
    formats::text(&bytes).map_err(|error| error.to_string())
}
