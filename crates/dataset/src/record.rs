//! The matches of a record in any format.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, Wall};
use jantaku_engine::{Event, Settlement};
use jantaku_record::Record;
use jantaku_record::formats::client::Stream;
use jantaku_record::formats::log::{Log, StatedResult};
use jantaku_record::formats::verify::{replay_client, replay_with};
use jantaku_record::formats::{FormatFault, Input, ReadError, read};

use crate::{Counts, Ended, LeftOut, Reason, Round, Rows, follow, follow_seat};

/// All files of a folder and the folders in it, in order of their names. A folder that links lead to more than once is
/// opened once, and what is no file, such as a pipe, is left out: nothing may ever come from it.
///
/// # Errors
///
/// A folder that cannot be read.
pub fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    walk(folder, &mut HashSet::new(), &mut files)?;
    Ok(files)
}

fn walk(folder: &Path, opened: &mut HashSet<PathBuf>, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !opened.insert(folder.canonicalize()?) {
        return Ok(());
    }
    let mut entries = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        match entry.is_dir() {
            true => walk(&entry, opened, files)?,
            // A link to nothing is a file that cannot be read, and is said to be one.
            false if entry.is_file() || !entry.exists() => files.push(entry),
            false => {}
        }
    }
    Ok(())
}

/// What a file has.
#[derive(Debug, Default)]
pub struct Found {
    /// The decisions of its matches, in order.
    pub matches: Vec<Rows>,
    pub counts: Counts,
}

/// A file that is read.
struct File<'a> {
    name: Arc<str>,
    rules: Option<&'a Arc<Ruleset>>,
    found: Found,
}

/// The decisions of a file with these bytes and this name, under the rules that it states or these. Of a record of another program the
/// rounds that replay are there; of our own all or none.
pub fn of_bytes(name: &str, bytes: &[u8], rules: Option<&Arc<Ruleset>>) -> Found {
    let mut file = File { name: name.into(), rules, found: Found::default() };
    file.found.counts.files = 1;
    match read(bytes) {
        Ok(Input::Ours(record)) => file.ours(&record),
        Ok(Input::Log(log)) => file.log(&log, None),
        Ok(Input::Logs(logs)) => logs.iter().enumerate().for_each(|(number, log)| file.log(log, Some(number))),
        Ok(Input::Client(stream)) => file.stream(&stream),
        Err(ReadError::Foreign(error)) if error.fault == FormatFault::Unknown => {
            file.leave_out(None, Reason::NoRecord, error);
        }
        Err(error) => file.leave_out(None, Reason::Unreadable, error),
    }
    file.found
}

impl File<'_> {
    fn leave_out(&mut self, number: Option<usize>, reason: Reason, text: impl ToString) {
        let (file, text) = (self.name.to_string(), text.to_string());
        self.found.counts.left_out.push(LeftOut { file, number, reason, text });
    }

    fn add(&mut self, number: Option<usize>, rules: &Arc<Ruleset>, rounds: &[Round], ended: Option<&Settlement>) {
        let mut rows = Rows::default();
        match follow(rules, rounds, ended.is_some(), &mut rows) {
            Ok(settled) if settled.as_ref() == ended => {
                self.keep(number, rules, rows, &ended.map(Ended::of).unwrap_or_default());
            }
            Ok(_) => self.leave_out(number, Reason::Differs, "the match ends in another way by the rules"),
            Err(divergence) => self.leave_out(number, Reason::Differs, divergence),
        }
    }

    fn keep(&mut self, number: Option<usize>, rules: &Ruleset, mut rows: Rows, ended: &[Ended]) {
        rows.finish(&self.name, &rules.name, number.unwrap_or_default() as u32, ended);
        self.found.counts.add(&rows, &rules.name, ended.is_empty());
        self.found.matches.push(rows);
    }

    /// A round that is not played to its end has no decisions, nor has one whose wall was rigged.
    fn ours(&mut self, record: &Record) {
        if let Err(error) = record.replay() {
            return self.leave_out(None, Reason::Differs, error);
        }
        let rules = Arc::new(record.header.rules.clone());
        let (mut rounds, mut rigged) = (Vec::new(), false);
        for (number, round) in record.rounds.iter().enumerate() {
            if round.is_rigged() {
                rigged = true;
                self.leave_out(None, Reason::Rigged, format!("round {number}: its wall was rigged"));
            } else if let Ok(wall) = round.wall(&rules) {
                rounds.extend(Round::new(number, wall, round.events.iter().map(|event| event.what.clone())));
            }
        }
        let ended = record.ended.as_ref().map(|ended| &ended.what).filter(|_| !rigged);
        self.add(None, &rules, &rounds, ended);
    }

    fn log(&mut self, log: &Log, number: Option<usize>) {
        let rules = match log.ruleset_or(self.rules) {
            Ok(rules) => rules,
            Err(unknown) => return self.leave_out(number, Reason::UnknownRules, unknown),
        };
        // The deals with their walls: after a difference the rounds come without them.
        let mut deals: Vec<(Event, Wall)> = Vec::new();
        let replayed = replay_with(log, &rules, &mut |round, event| {
            if matches!(event, Event::Dealt { .. }) {
                deals.push((event.clone(), round.wall().clone()));
            }
        });
        for difference in &replayed.differences {
            self.leave_out(number, Reason::Differs, difference);
        }
        let wall_of =
            |events: &[Event]| deals.iter().find(|(deal, _)| Some(deal) == events.first()).map(|(_, wall)| wall);
        let first = replayed.rounds.iter().enumerate().map(|(nth, (_, events))| (nth, events));
        let all = first.chain(replayed.later.iter().map(|(nth, events)| (*nth, events)));
        let rounds: Vec<Round> =
            all.filter_map(|(nth, events)| Round::new(nth, wall_of(events)?.clone(), events.iter().cloned())).collect();
        self.add(number, &rules, &rounds, replayed.settlement.as_ref());
    }

    /// What one seat saw has that seat's decisions.
    fn stream(&mut self, stream: &Stream) {
        let rules = match stream.ruleset_or(self.rules) {
            Ok(rules) => rules,
            Err(unknown) => return self.leave_out(None, Reason::UnknownRules, unknown),
        };
        let followed = replay_client(stream, &rules);
        for difference in &followed.differences {
            self.leave_out(None, Reason::Differs, difference);
        }
        let differs = |name: &str| followed.differences.iter().any(|difference| difference.round == name);
        let mut rows = Rows::default();
        for (number, (round, seen)) in stream.rounds.iter().zip(&followed.rounds).enumerate() {
            if round.end.is_none() || differs(&round.start.name()) {
                continue;
            }
            let Ok(number) = u16::try_from(number) else { break };
            let before = rows.clone();
            if let Err(error) = follow_seat(&rules, stream.seat, number, seen, &mut rows) {
                self.leave_out(None, Reason::Differs, error);
                rows = before;
            }
        }
        self.keep(None, &rules, rows, &stated(stream.result.as_ref()));
    }
}

/// How a match ended for each seat, where the record says all of it.
fn stated(result: Option<&StatedResult>) -> Vec<Ended> {
    let Some(StatedResult { points: Some(points), totals: Some(totals), places }) = result else { return Vec::new() };
    let ahead =
        |seat: Seat, other: Seat| points[other] > points[seat] || (points[other] == points[seat] && other < seat);
    let place = |seat: Seat| match places {
        Some(places) => places[seat],
        // Of equal points the seat nearer to the first dealer goes first.
        None => 1 + points.iter().filter(|(other, _)| ahead(seat, *other)).count() as u8,
    };
    let of = |(seat, points): (Seat, &i32)| Ended { seat, result: totals[seat], points: *points, place: place(seat) };
    points.iter().map(of).collect()
}
