//! Records as replays: the stream of every seat of a finished match, or of a file in any known format.
//!
//! Anybody may upload a record, so its length is checked before any of it is replayed: a round of an abortive draw takes
//! some hundred bytes of a file, and many times that as the streams of four seats.

#[cfg(feature = "formats")]
mod formats;

use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_engine::{Event, FoldError, SeatEvent, View};
use jantaku_record::line::Clock;
use jantaku_record::{At, Note, Record, RecordError, RecordedRound, SeatKind};
use thiserror::Error;

#[cfg(feature = "formats")]
pub use formats::of_bytes;

use super::adviser;
use crate::{
    ErrorCode, Noted, PastDiscard, Replay, ReplayNote, ReplayRound, ReplayStep, ReplayTable, RoundName, TimeControl,
    TimePart, convert, names, summary,
};

/// The most rounds of a replay. The longest match that rules can ask for is four games of four winds: 64 rounds, without
/// those in which the dealer stays.
pub const MOST_ROUNDS: usize = 200;
/// The most events of a replay: a round in which every tile is drawn has about 150.
pub const MOST_EVENTS: usize = 150 * MOST_ROUNDS;

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
    /// It differs from the rules before its first round is over.
    #[error("nothing of this record follows the rules `{rules}`: {why}")]
    Differs {
        rules: String,
        /// The difference from the rules.
        why: String,
    },
    /// It has no round.
    #[error("the record has no round")]
    Empty,
    /// It is longer than any match.
    #[error(
        "the record is too long to be shown: {rounds} rounds and {events} events, of at most {MOST_ROUNDS} and {MOST_EVENTS}"
    )]
    TooLong { rounds: usize, events: usize },
}

impl ReplayFault {
    /// Returns the code for programs.
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

fn check_length(rounds: usize, events: usize) -> Result<(), ReplayFault> {
    match rounds <= MOST_ROUNDS && events <= MOST_EVENTS {
        true => Ok(()),
        false => Err(ReplayFault::TooLong { rounds, events }),
    }
}

/// The replay of one of our own records, which has to follow the rules.
pub fn of_record(record: &Record) -> Result<Replay, ReplayFault> {
    check_length(record.rounds.len(), record.rounds.iter().map(|round| round.events.len()).sum())?;
    record.replay()?;
    let end = record.ended.as_ref().map(|ended| {
        let settlement = Box::new(ended.what.clone());
        Event::Public(jantaku_engine::PublicEvent::MatchEnded(settlement))
    });
    let games: Vec<_> = record.rounds.iter().map(|round| round.end_of_game()).collect();
    let events = record.rounds.iter().zip(&games).map(|(round, game)| round.events.iter().chain(game));
    let mut rounds: Vec<Vec<&Event>> = events.map(|events| events.map(|at| &at.what).collect()).collect();
    if let Some(last) = rounds.last_mut() {
        last.extend(&end);
    }
    let names = record.header.seats.iter().map(|seat| seat.name.clone()).collect();
    let person = record.header.seats.iter().position(|seat| seat.kind == SeatKind::Human);
    let replay = of_rounds(&Arc::new(record.header.rules.clone()), names, &rounds)?;
    let table = record.header.table.as_ref();
    Ok(Replay {
        seat: person.map_or(0, |seat| seat as u8),
        bots: table.map_or_else(|| replay.bots.clone(), |table| table.bots.iter().map(shown).collect()),
        table: table.map(|table| ReplayTable { time: table.clock.map(time), claim_window: table.claim_window }),
        seats_drawn: record.seat_draw()?.map(|draw| convert::seats_drawn(&draw, record.header.rules.players)),
        ended: table.and_then(|table| table.ended),
        notes: notes(record, &replay.rounds),
        ..replay
    })
}

/// Anybody may have written the name of a bot in a record.
fn shown(bot: &Option<String>) -> Option<String> {
    bot.as_deref().map(names::shown)
}

fn time(Clock { per_decision, per_round, byoyomi }: Clock) -> TimeControl {
    let first = if byoyomi { TimePart::Bank } else { TimePart::Decision };
    TimeControl { per_decision, per_round, first }
}

/// The notes of a record on players, with the steps of its replay.
fn notes(record: &Record, rounds: &[ReplayRound]) -> Vec<ReplayNote> {
    let of_round = |(round, first): (&RecordedRound, u32)| {
        let note = move |At { what: Note { after, seat, what }, .. }: &At<Note>| ReplayNote {
            after: first + (*after as u32).saturating_sub(1),
            seat: (*seat).into(),
            what: match what {
                Noted::Away { bot } => Noted::Away { bot: shown(bot) },
                what => what.clone(),
            },
        };
        round.notes.iter().map(note).collect::<Vec<_>>()
    };
    record.rounds.iter().zip(rounds.iter().map(|round| round.first)).flat_map(of_round).collect()
}

/// Why the discard at a step of the replay of a record was good or bad for this seat.
pub fn past_discard(record: &Record, seat: Seat, step: usize) -> Result<PastDiscard, ReplayFault> {
    let rules = Arc::new(record.header.rules.clone());
    let mut before = step;
    for round in &record.rounds {
        let game = round.end_of_game();
        let events = round.events.iter().chain(&game);
        let seen: Vec<SeatEvent> = events.filter_map(|at| at.what.seen_by(seat)).collect();
        if let Some(seen) = seen.get(..=before) {
            return Ok(adviser::past_discard(&rules, seat, seen)?);
        }
        before -= seen.len();
    }
    Ok(PastDiscard { why: None })
}

/// The streams of all seats; each round is whole events, with the end of the match in the last.
fn of_rounds(rules: &Arc<Ruleset>, names: Vec<String>, rounds: &[Vec<&Event>]) -> Result<Replay, ReplayFault> {
    let stream = |seat: Seat| {
        let seen = |round: &Vec<&Event>| round.iter().filter_map(|event| event.seen_by(seat)).collect();
        rounds.iter().map(seen).collect::<Vec<Vec<SeatEvent>>>()
    };
    let seats = BySeat::from_fn(rules.players, |seat| Some(stream(seat)));
    replay(rules, names, &seats)
}

/// The rounds as each seat saw them, if that is known.
fn replay(
    rules: &Arc<Ruleset>,
    names: Vec<String>,
    streams: &BySeat<Option<Vec<Vec<SeatEvent>>>>,
) -> Result<Replay, ReplayFault> {
    let first = streams.iter().find(|(_, stream)| stream.is_some()).map_or(0, |(seat, _)| seat.into());
    let mut seats = Vec::new();
    let mut rounds = Vec::new();
    for (seat, stream) in streams.iter() {
        let Some(stream) = stream else {
            seats.push(None);
            continue;
        };
        let mut steps = Vec::new();
        let mut starts = Vec::new();
        for events in stream {
            let Some(first) = events.first() else { continue };
            let view = View::start(rules.clone(), seat, first)?;
            starts.push(ReplayRound { name: RoundName::of(&view.table().start, rules), first: steps.len() as u32 });
            round(view, events, &mut steps)?;
        }
        seats.push(Some(steps));
        rounds = starts;
    }
    if rounds.is_empty() {
        return Err(ReplayFault::Empty);
    }
    Ok(Replay {
        faces: Vec::new(),
        bots: vec![None; names.len()],
        table: None,
        seats_drawn: None,
        ended: None,
        notes: Vec::new(),
        names: names.iter().map(|name| names::shown(name)).collect(),
        rules: names::shown(rules.title()),
        summary: summary::summary(rules),
        riichi_stake: rules.riichi_stake,
        honba_value: rules.honba_value,
        display: rules.as_ref().into(),
        seat: first,
        rounds,
        seats,
        goes_on: false,
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

/// The replay of a file, which states its rules.
#[cfg(not(feature = "formats"))]
pub fn of_bytes(bytes: &[u8], _rules: Option<&Arc<Ruleset>>) -> Result<Replay, ReplayFault> {
    of_record(&Record::read(bytes)?)
}
