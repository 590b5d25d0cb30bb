//! A match out of the store: its events replayed, each checked against the rules, the walls and the choices.

use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_engine::{Event, Match};
use jantaku_store::{StoredMatch, Who};

use super::TableError;
use super::public::PublicStream;
use super::stream::Stream;

/// The match as it stands, the streams of the seats where people sit, and that of the spectators.
pub(super) fn restore(stored: &StoredMatch) -> Result<(Match, Vec<Stream>, PublicStream), TableError> {
    let rules = Arc::new(stored.row.rules.clone());
    let mut walls = stored.walls.iter();
    let mut next_wall = || {
        let source = walls.next().ok_or(TableError::Replay("a deal without its wall".into()))?;
        Ok::<_, TableError>(source.wall(&rules.tile_set()))
    };
    let (mut playing, first) = Match::start(rules.clone(), next_wall()?)?;
    same(stored.events.get(..first.len()).unwrap_or_default(), &first)?;
    let mut streams = Vec::new();
    for (at, row) in stored.row.seats.iter().enumerate() {
        if let (Who::Person { token, .. }, Some(seat)) = (&row.who, Seat::new(at)) {
            streams.push(Stream::start(&rules, seat, token.clone(), &first)?);
        }
    }
    let mut watched = PublicStream::start(&rules, &first)?;
    let mut rest = &stored.events[first.len()..];
    while let Some(event) = rest.first() {
        let folded = if matches!(event, Event::Dealt { .. }) {
            let dealt = playing.deal(next_wall()?)?;
            same(rest.get(..dealt.len()).unwrap_or_default(), &dealt)?;
            dealt.len()
        } else {
            playing.apply(event)?;
            1
        };
        for stream in &mut streams {
            rest[..folded].iter().try_for_each(|event| stream.fold(event))?;
        }
        rest[..folded].iter().try_for_each(|event| watched.fold(event))?;
        rest = &rest[folded..];
    }
    Ok((playing, streams, watched))
}

/// The message says which event, but nothing of it: hands and walls are in there.
fn same(stored: &[Event], dealt: &[Event]) -> Result<(), TableError> {
    match stored.iter().zip(dealt).position(|(stored, dealt)| stored != dealt) {
        None if stored.len() == dealt.len() => Ok(()),
        None => Err(TableError::Replay("a deal is cut short".into())),
        Some(at) => Err(TableError::Replay(format!("event {at} of a deal is not what its wall deals"))),
    }
}
