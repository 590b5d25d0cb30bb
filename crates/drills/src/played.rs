//! Matches as the events of their rounds, and positions in them.

use std::fmt::Display;
use std::io::Read;
use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_engine::{Event, FoldError, Phase, View};
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::replay;
use jantaku_record::formats::{Input, read, read_bounded};
use jantaku_record::{Record, RecordedRound};
use thiserror::Error;

/// A record that no questions can be asked about.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ReadFault {
    /// It is no record.
    #[error("{0}")]
    Unreadable(String),
    /// It is what one seat saw.
    #[error("it is the record of one seat")]
    OneSeat,
    /// Its rules have to be named.
    #[error("{0}")]
    Rules(String),
}

/// A match that was played.
#[derive(Debug, Clone)]
pub struct Played {
    pub rules: Arc<Ruleset>,
    pub rounds: Vec<Vec<Event>>,
}

/// A position in a match: the seat after an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The number of the round.
    pub round: usize,
    /// The number of the event in it.
    pub event: usize,
    /// The seat that is asked.
    pub seat: Seat,
}

impl Played {
    /// One of our own records.
    pub fn of_record(record: &Record) -> Played {
        let events = |round: &RecordedRound| round.events.iter().map(|at| at.what.clone()).collect();
        Played { rules: Arc::new(record.header.rules.clone()), rounds: record.rounds.iter().map(events).collect() }
    }

    /// The matches of a file, in any format and packed or not. Of a record that parts from its rules, the rounds before that.
    pub fn of_file(file: impl Read) -> Result<Vec<Played>, ReadFault> {
        let unreadable = |error: &dyn Display| ReadFault::Unreadable(error.to_string());
        let bytes = read_bounded(file).map_err(|error| unreadable(&error))?.map_err(|error| unreadable(&error))?;
        let logs = match read(&bytes).map_err(|error| unreadable(&error))? {
            Input::Log(log) => vec![log],
            Input::Logs(logs) => logs,
            Input::Ours(record) => return Ok(vec![Played::of_record(&record)]),
            _ => return Err(ReadFault::OneSeat),
        };
        logs.iter().map(Played::of_log).collect()
    }

    /// A record in the model of foreign formats. Where it parts from its rules, the rounds before that.
    pub fn of_log(log: &Log) -> Result<Played, ReadFault> {
        let rules = Arc::new(log.ruleset().map_err(|error| ReadFault::Rules(error.to_string()))?);
        let rounds = replay(log, &rules).rounds.into_iter().map(|(_, events)| events).collect();
        Ok(Played { rules, rounds })
    }

    /// What a seat knows at a position.
    pub fn view(&self, at: Place) -> Result<View<'static>, FoldError> {
        let none = || FoldError::OutOfPlace("the match is shorter");
        let events = self.rounds.get(at.round).and_then(|events| events.get(..=at.event)).ok_or_else(none)?;
        let mut seen = events.iter().filter_map(|event| event.seen_by(at.seat));
        let mut view = View::start(self.rules.clone(), at.seat, &seen.next().ok_or_else(none)?)?;
        seen.try_for_each(|event| view.apply(&event))?;
        Ok(view)
    }

    /// Passes every event to `look`, with what each seat knows after it. A round ends early where an event does not follow.
    pub fn each_event(&self, mut look: impl FnMut(usize, usize, &Event, &BySeat<View<'static>>)) {
        for (nth, events) in self.rounds.iter().enumerate() {
            let Some((dealt, rest)) = events.split_first() else { continue };
            let start = |seat| View::start(self.rules.clone(), seat, &dealt.seen_by(seat)?).ok();
            let views: Option<Vec<_>> = self.rules.players.seats().map(start).collect();
            let Some(mut views) = views.and_then(BySeat::from_vec) else { continue };
            look(nth, 0, dealt, &views);
            for (at, event) in rest.iter().enumerate() {
                let folded = views.iter_mut().try_for_each(|(seat, view)| match event.seen_by(seat) {
                    Some(seen) => view.apply(&seen),
                    None => Ok(()),
                });
                if folded.is_err() {
                    break;
                }
                look(nth, at + 1, event, &views);
            }
        }
    }
}

/// Whether seats may have got something to decide with this event.
pub(crate) fn asks(event: &Event, view: &View) -> bool {
    let opens = matches!(event, Event::Drew { .. } | Event::Public(_));
    opens && matches!(view.table().phase, Phase::Turn { .. } | Phase::Claims { .. })
}
