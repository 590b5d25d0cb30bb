//! Files, read and turned into facts.

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset};
use jantaku_record::Record;
use jantaku_record::formats::client::Stream;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{replay, replay_client};
use jantaku_record::formats::{FormatFault, Input, ReadError, read_text};
use jantaku_stats::{Collector, Date, MatchFacts};
use serde::Serialize;

use crate::files::Listed;
use crate::records::{note_own_rules, text};

pub struct Source {
    file: String,
    /// The matches of the file with facts, and their numbers in it, from 1, if there are several.
    matches: Vec<(Option<usize>, MatchFacts)>,
    faults: Vec<String>,
    is_record: bool,
    named: bool,
    /// Whether a record, or a possible one, cannot be read.
    is_damaged: bool,
    /// Whether it is one of our own, and other rules were named.
    states_rules: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchPlace {
    pub file: String,
    /// Its number in the file, from 1, if there are several.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
}

/// A part of a file that does not count.
#[derive(Serialize)]
pub struct FileFault {
    pub file: String,
    pub reason: String,
}

/// All matches of all files.
#[derive(Default)]
pub struct Library {
    pub matches: Vec<MatchFacts>,
    pub places: Vec<MatchPlace>,
    /// The files that are records.
    pub records: usize,
    /// The files that are none.
    pub others: usize,
    /// Whether a named file has no match, or any record cannot be read.
    pub misses_some: bool,
    /// The records of our own that are not read under the named rules.
    states_rules: usize,
    pub faults: Vec<FileFault>,
}

impl Library {
    pub fn of(sources: Vec<Source>) -> Library {
        let mut library = Library::default();
        for Source { file, matches, faults, is_record, named, is_damaged, states_rules } in sources {
            library.misses_some |= is_damaged || named && matches.is_empty();
            library.states_rules += usize::from(states_rules);
            let count = if is_record { &mut library.records } else { &mut library.others };
            *count += 1;
            for (number, facts) in matches {
                library.matches.push(facts);
                library.places.push(MatchPlace { file: file.clone(), number });
            }
            library.faults.extend(faults.into_iter().map(|reason| FileFault { file: file.clone(), reason }));
        }
        library
    }

    pub fn rounds(&self) -> usize {
        self.matches.iter().map(|facts| facts.rounds.len()).sum()
    }

    /// Names the faults on standard error, and counts them.
    pub fn report_faults(&self) {
        for FileFault { file, reason } in &self.faults {
            note!("{file}: {reason}");
        }
        if self.states_rules > 0 {
            note_own_rules(self.states_rules);
        }
        let (records, others, errors) = (self.records, self.others, self.faults.len());
        note!("{}", text!("stats-files", records = records, others = others, errors = errors));
    }
}

/// Reads a file. In a record of another program, the rounds that replay count; in our own, all rounds or none.
pub fn source(listed: &Listed, rules: Option<&Arc<Ruleset>>) -> Source {
    let &Listed { ref path, named } = listed;
    let file = path.display().to_string();
    let date = path.file_name().and_then(|name| name.to_str()).and_then(Date::in_name);
    let (matches, faults) = (Vec::new(), Vec::new());
    let mut source = Source { file, matches, faults, is_record: true, named, is_damaged: false, states_rules: false };
    let input = match text(path) {
        Ok(text) => read_text(&text),
        Err(error) => {
            source.damaged(error);
            return source;
        }
    };
    match input {
        Ok(Input::Ours(record)) => {
            source.states_rules = rules.is_some();
            source.ours(&record, date);
        }
        Ok(Input::Log(log)) => source.log(&log, rules, date, None),
        Ok(Input::Logs(logs)) => {
            (1..).zip(&logs).for_each(|(number, log)| source.log(log, rules, date, Some(number)));
        }
        Ok(Input::Client(stream)) => source.client(&stream, rules, date),
        Err(ReadError::Foreign(error)) if error.fault == FormatFault::Unknown => source.is_record = false,
        Err(error) => source.damaged(error.to_string()),
    }
    source
}

impl Source {
    fn damaged(&mut self, why: String) {
        self.faults.push(why);
        self.is_damaged = true;
    }

    fn add(&mut self, number: Option<usize>, facts: MatchFacts) {
        if !facts.rounds.is_empty() {
            self.matches.push((number, facts));
        }
    }

    fn ours(&mut self, record: &Record, date: Option<Date>) {
        match record.replay() {
            Ok(_) => self.add(None, MatchFacts::of_record(record, date)),
            Err(error) => self.faults.push(error.to_string()),
        }
    }

    fn log(&mut self, log: &Log, rules: Option<&Arc<Ruleset>>, date: Option<Date>, number: Option<usize>) {
        let rules = match log.ruleset_or(rules) {
            Ok(rules) => rules,
            Err(unknown) => return self.faults.push(unknown.to_string()),
        };
        let names = log.names().cloned().unwrap_or_else(|| unnamed(&rules));
        let mut collector = Collector::new(&rules, names, date);
        let replayed = replay(log, &rules);
        let first = replayed.rounds.iter().enumerate().map(|(number, (_, events))| (number, events));
        let later = replayed.later.iter().map(|(number, events)| (*number, events));
        first.chain(later).for_each(|(number, events)| collector.round(number, events));
        if let Some(settlement) = &replayed.settlement {
            collector.settled(settlement);
        }
        self.faults.extend(replayed.differences.iter().map(ToString::to_string));
        self.add(number, collector.finish());
    }

    fn client(&mut self, stream: &Stream, rules: Option<&Arc<Ruleset>>, date: Option<Date>) {
        let rules = match stream.ruleset_or(rules) {
            Ok(rules) => rules,
            Err(unknown) => return self.faults.push(unknown.to_string()),
        };
        let mut collector = Collector::new(&rules, unnamed(&rules), date);
        let followed = replay_client(stream, &rules);
        let differs = |name: &str| followed.differences.iter().any(|difference| difference.round == name);
        for (number, (round, events)) in stream.rounds.iter().zip(&followed.rounds).enumerate() {
            if !differs(&round.start.name()) {
                collector.seat_round(number, events);
            }
        }
        if let Some((points, totals)) =
            stream.result.as_ref().and_then(|end| end.points.as_ref().zip(end.totals.as_ref()))
        {
            collector.stated(points, totals);
        }
        self.faults.extend(followed.differences.iter().map(ToString::to_string));
        self.add(None, collector.finish());
    }
}

fn unnamed(rules: &Ruleset) -> BySeat<String> {
    BySeat::from_fn(rules.players, |_| String::new())
}
