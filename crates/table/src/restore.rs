//! Restores a match from the store: its events are replayed, and checked against the rules, the walls and the choices.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, Wall};
use jantaku_engine::{Event, Match, PublicEvent, RoundPosition, RoundSetup};
use jantaku_record::WallSource;
use jantaku_store::{StoredMatch, Who};

use super::TableError;
use super::history::History;
use super::public::PublicStream;
use super::stream::Stream;
use super::streams::Streams;

struct Replaying<'a> {
    rules: Arc<Ruleset>,
    walls: std::slice::Iter<'a, WallSource>,
    rest: &'a [Event],
    playing: Option<Match>,
}

impl<'a> Replaying<'a> {
    fn new(stored: &'a StoredMatch) -> Replaying<'a> {
        let rules = Arc::new(stored.row.rules.clone());
        Replaying { rules, walls: stored.walls.iter(), rest: &stored.events, playing: None }
    }

    /// Replays the next deal or event, and returns the events replayed, none at the end.
    fn step(&mut self) -> Result<&'a [Event], TableError> {
        let replayed = match &mut self.playing {
            None => {
                let position = self.begins_at();
                let wall = next_wall(&mut self.walls, &self.rules)?;
                let setup = RoundSetup { rules: self.rules.clone(), position, wall };
                let (playing, dealt) = Match::start_from(setup)?;
                self.playing = Some(playing);
                self.take_deal(&dealt)?
            }
            Some(playing) if matches!(self.rest.first(), Some(Event::Dealt { .. })) => {
                let dealt = playing.deal(next_wall(&mut self.walls, &self.rules)?)?;
                self.take_deal(&dealt)?
            }
            Some(playing) => {
                self.rest.first().map_or(Ok(()), |event| playing.apply(event))?;
                self.rest.len().min(1)
            }
        };
        let (events, rest) = self.rest.split_at(replayed);
        self.rest = rest;
        Ok(events)
    }

    fn begins_at(&self) -> RoundPosition {
        match (self.walls.as_slice(), self.rest) {
            ([WallSource::Rigged(_), ..], [Event::Dealt { start, .. }, ..]) => start.position.clone(),
            _ => RoundPosition::first(&self.rules),
        }
    }

    fn take_deal(&self, dealt: &[Event]) -> Result<usize, TableError> {
        same(self.rest.get(..dealt.len()).unwrap_or_default(), dealt)?;
        Ok(dealt.len())
    }
}

fn next_wall(walls: &mut std::slice::Iter<'_, WallSource>, rules: &Ruleset) -> Result<Wall, TableError> {
    let source = walls.next().ok_or(TableError::Replay("a deal without its wall".into()))?;
    Ok(source.wall(&rules.tile_set()))
}

/// The match, its streams, and what follows from the last choice and was not stored with it.
pub(super) fn restore(stored: &StoredMatch) -> Result<(Match, Streams, Vec<Event>), TableError> {
    let mut replaying = Replaying::new(stored);
    let rules = replaying.rules.clone();
    let first = replaying.step()?;
    let dealt = first.first().ok_or_else(|| TableError::Replay("the match begins without a deal".into()))?;
    let mut seats = Vec::new();
    for (at, row) in stored.row.seats.iter().enumerate() {
        if let (Who::Person { token, .. }, Some(seat)) = (&row.who, Seat::new(at)) {
            seats.push(Stream::start(&rules, seat, token.clone(), dealt)?);
        }
    }
    let mut streams = Streams { seats, public: PublicStream::start(&rules, dealt)?, history: History::start(dealt) };
    first[1..].iter().try_for_each(|event| streams.show(event))?;
    let mut before_last = None;
    loop {
        if replaying.rest.len() == 1 {
            before_last = replaying.playing.clone();
        }
        let events = replaying.step()?;
        if events.is_empty() {
            break;
        }
        events.iter().try_for_each(|event| streams.show(event))?;
    }
    let playing = replaying.playing.ok_or_else(|| TableError::Replay("the match begins without a deal".into()))?;
    Ok(match before_last.and_then(|before| followed(before, stored.events.last()?)) {
        Some((playing, follows)) => (playing, streams, follows),
        None => (playing, streams, Vec::new()),
    })
}

/// What follows from a choice that is the last stored event: the table stores it only when it has rested.
fn followed(mut before: Match, last: &Event) -> Option<(Match, Vec<Event>)> {
    let (seat, action) = match last {
        &Event::Answered { seat, action } => (seat, action),
        Event::Public(event) => before.table().choice_behind(event)?,
        _ => return None,
    };
    let events = before.play(seat, action).ok()?;
    let (first, follows) = events.split_first()?;
    (first == last && !follows.is_empty()).then(|| (before, follows.to_vec()))
}

/// The events of a damaged match that form whole rounds that replay, and the number of those rounds.
pub fn intact(stored: &StoredMatch) -> (usize, usize) {
    let mut replaying = Replaying::new(stored);
    let (mut events, mut rounds) = (0, 0);
    while let Ok([.., last]) = replaying.step() {
        let is_end = matches!(last, Event::Public(PublicEvent::RoundEnded(_)));
        rounds += usize::from(is_end);
        if is_end || matches!(last, Event::Public(PublicEvent::GameEnded(_) | PublicEvent::MatchEnded(_))) {
            events = stored.events.len() - replaying.rest.len();
        }
    }
    (events, rounds)
}

/// The error names the event but quotes nothing of it, since hands and walls are in there.
fn same(stored: &[Event], dealt: &[Event]) -> Result<(), TableError> {
    match stored.iter().zip(dealt).position(|(stored, dealt)| stored != dealt) {
        None if stored.len() == dealt.len() => Ok(()),
        None => Err(TableError::Replay("a deal is cut short".into())),
        Some(at) => Err(TableError::Replay(format!("event {at} of a deal is not what its wall deals"))),
    }
}
