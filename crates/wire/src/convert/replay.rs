//! Records to look at again: every seat's stream of a finished match, or of a file in any known format.

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_engine::{Event, FoldError, SeatEvent, View};
use jantaku_record::{Record, RecordError, SeatKind};
use thiserror::Error;

use crate::{ErrorCode, Replay, ReplayRound, ReplayStep, convert, summary};

/// A record that cannot be shown.
#[derive(Debug, Error)]
pub enum ReplayFault {
    /// It is no record, or a broken one.
    #[error("{0}")]
    Unreadable(String),
    /// A link that only names a record kept elsewhere.
    #[error("this link names a record that is kept elsewhere: save the record as a file, and open the file")]
    Elsewhere,
    /// Its rules have to be named.
    #[error("{0}. Choose the rules it was played under, and open it again")]
    UnknownRules(String),
    /// It parts from the rules before its first round is over.
    #[error("nothing of this record follows the rules `{rules}`: {why}")]
    Differs {
        /// The rules.
        rules: String,
        /// Where it parts from them.
        why: String,
    },
    /// It holds no round.
    #[error("the record holds no round")]
    Empty,
}

impl ReplayFault {
    /// The same for programs.
    pub fn code(&self) -> ErrorCode {
        match self {
            ReplayFault::UnknownRules(_) => ErrorCode::UnknownRules,
            _ => ErrorCode::Malformed,
        }
    }
}

impl From<RecordError> for ReplayFault {
    fn from(error: RecordError) -> ReplayFault {
        ReplayFault::Unreadable(error.to_string())
    }
}

impl From<FoldError> for ReplayFault {
    fn from(error: FoldError) -> ReplayFault {
        ReplayFault::Unreadable(format!("the events do not follow from each other: {error}"))
    }
}

/// A record of our own: it has to replay.
pub fn of_record(record: &Record) -> Result<Replay, ReplayFault> {
    record.replay()?;
    let end = record.ended.as_ref().map(|ended| {
        let settlement = Box::new(ended.what.clone());
        Event::Public(jantaku_engine::PublicEvent::MatchEnded(settlement))
    });
    let games: Vec<_> = record.rounds.iter().map(|round| round.end_of_game()).collect();
    let told = record.rounds.iter().zip(&games).map(|(round, game)| round.events.iter().chain(game));
    let mut rounds: Vec<Vec<&Event>> = told.map(|told| told.map(|at| &at.what).collect()).collect();
    if let Some(last) = rounds.last_mut() {
        last.extend(&end);
    }
    let names = record.header.seats.iter().map(|seat| seat.name.clone()).collect();
    let person = record.header.seats.iter().position(|seat| seat.kind == SeatKind::Human);
    let replay = of_rounds(&Arc::new(record.header.rules.clone()), names, &rounds)?;
    Ok(Replay { seat: person.map_or(0, |seat| seat as u8), ..replay })
}

/// The streams of all seats; each round is whole events, the end of the match among those of the last.
fn of_rounds(rules: &Arc<Ruleset>, names: Vec<String>, rounds: &[Vec<&Event>]) -> Result<Replay, ReplayFault> {
    let told = |seat: Seat| {
        let seen = |round: &Vec<&Event>| round.iter().filter_map(|event| event.seen_by(seat)).collect();
        rounds.iter().map(seen).collect::<Vec<Vec<SeatEvent>>>()
    };
    let seats = BySeat::from_fn(rules.players, |seat| Some(told(seat)));
    replay(rules, names, &seats)
}

/// The rounds as each seat was told them, as far as that is known.
fn replay(
    rules: &Arc<Ruleset>,
    names: Vec<String>,
    told: &BySeat<Option<Vec<Vec<SeatEvent>>>>,
) -> Result<Replay, ReplayFault> {
    let first = told.iter().find(|(_, told)| told.is_some()).map_or(0, |(seat, _)| seat.into());
    let mut seats = Vec::new();
    let mut rounds = Vec::new();
    for (seat, told) in told.iter() {
        let Some(told) = told else {
            seats.push(None);
            continue;
        };
        let mut steps = Vec::new();
        let mut starts = Vec::new();
        for events in told {
            let Some(first) = events.first() else { continue };
            let view = View::start(rules.clone(), seat, first)?;
            starts
                .push(ReplayRound { name: convert::round_name(&view.table().start, rules), first: steps.len() as u32 });
            round(view, events, &mut steps)?;
        }
        seats.push(Some(steps));
        rounds = starts;
    }
    if rounds.is_empty() {
        return Err(ReplayFault::Empty);
    }
    Ok(Replay {
        names,
        rules: rules.title().to_owned(),
        summary: summary::summary(rules),
        riichi_stake: rules.riichi_stake,
        honba_value: rules.honba_value,
        display: rules.as_ref().into(),
        seat: first,
        rounds,
        seats,
        differs: None,
    })
}

/// One round of one seat; its deal is in `view` already.
fn round(mut view: View, events: &[SeatEvent], steps: &mut Vec<ReplayStep>) -> Result<(), ReplayFault> {
    for (nth, event) in events.iter().enumerate() {
        if nth > 0 {
            view.apply(event)?;
        }
        let (event, after, denied) = convert::seat_event(event, &view);
        steps.push(ReplayStep { event, after, denied });
    }
    Ok(())
}

/// A file, which states its rules.
#[cfg(not(feature = "formats"))]
pub fn of_bytes(bytes: &[u8], _rules: Option<&Arc<Ruleset>>) -> Result<Replay, ReplayFault> {
    of_record(&Record::read(bytes)?)
}

#[cfg(feature = "formats")]
pub use foreign::of_bytes;

#[cfg(feature = "formats")]
mod foreign {
    use jantaku_record::formats::client::Stream;
    use jantaku_record::formats::log::{Log, unnamed};
    use jantaku_record::formats::replay::{self, Difference};
    use jantaku_record::formats::{Input, UnknownRules, read};

    use super::*;

    impl From<UnknownRules> for ReplayFault {
        fn from(unknown: UnknownRules) -> ReplayFault {
            ReplayFault::UnknownRules(unknown.to_string())
        }
    }

    /// A file. Its rules are these, or where none are given those it states; our own records state theirs always.
    pub fn of_bytes(bytes: &[u8], rules: Option<&Arc<Ruleset>>) -> Result<Replay, ReplayFault> {
        let input = read(bytes).map_err(|error| match is_bare_link(bytes) {
            true => ReplayFault::Elsewhere,
            false => ReplayFault::Unreadable(error.to_string()),
        })?;
        match input {
            Input::Ours(record) => of_record(&record),
            Input::Log(log) => of_log(&log, &log.ruleset_or(rules)?),
            Input::Logs(logs) => Err(ReplayFault::Unreadable(format!(
                "{} matches in one file; `jantaku convert --match 1` makes a record of the first",
                logs.len()
            ))),
            Input::Client(stream) => of_stream(&stream, &stream.ruleset_or(rules)?),
        }
    }

    /// A link without a record in it.
    fn is_bare_link(bytes: &[u8]) -> bool {
        let text = std::str::from_utf8(bytes).unwrap_or_default().trim();
        (text.starts_with("http://") || text.starts_with("https://")) && !text.contains("#json=")
    }

    fn of_log(log: &Log, rules: &Arc<Ruleset>) -> Result<Replay, ReplayFault> {
        let done = replay::replay(log, rules);
        let differs = done.differences.first();
        if let (true, Some(differs)) = (done.rounds.is_empty(), differs) {
            return Err(ReplayFault::Differs { rules: rules.name.clone(), why: differs.to_string() });
        }
        let names = log.called().values().cloned().collect();
        // Answers are nobody's to see but the seat's own, and stand in none of our records.
        let is_told = |event: &&Event| !matches!(event, Event::Answered { .. });
        let rounds: Vec<Vec<&Event>> =
            done.rounds.iter().map(|(_, events)| events.iter().filter(is_told).collect()).collect();
        Ok(cut(of_rounds(rules, names, &rounds)?, differs))
    }

    /// One seat's stream: what the others hold stays unknown.
    fn of_stream(stream: &Stream, rules: &Arc<Ruleset>) -> Result<Replay, ReplayFault> {
        let followed = replay::replay_client(stream, rules);
        let is_told = |event: &SeatEvent| !matches!(event, SeatEvent::Answered { .. });
        let told = |round: &Vec<SeatEvent>| round.iter().filter(|event| is_told(event)).cloned().collect();
        let rounds: Vec<Vec<SeatEvent>> = followed.rounds.iter().map(told).collect();
        let names = unnamed(rules.players).values().cloned().collect();
        let seats = BySeat::from_fn(rules.players, |seat| (seat == stream.seat).then(|| rounds.clone()));
        Ok(cut(super::replay(rules, names, &seats)?, followed.differences.first()))
    }

    /// Says why the record goes no further.
    fn cut(replay: Replay, differs: Option<&Difference>) -> Replay {
        Replay { differs: differs.map(Difference::to_string), ..replay }
    }
}
