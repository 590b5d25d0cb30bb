//! A match out of the store: its events replayed, each checked against the rules, the walls and the choices.

use std::sync::Arc;

use jantaku_core::Seat;
use jantaku_engine::{Event, Match};
use jantaku_record::Line;

use super::TableError;
use super::stream::Stream;
use crate::store::StoredMatch;

/// The match as it stands, and the streams of the seats where people sit.
pub(super) fn restore(stored: &StoredMatch) -> Result<(Match, Vec<Stream>), TableError> {
    let people = stored.row.seats.iter().enumerate().filter(|(_, row)| row.bot.is_none());
    let people: Vec<Seat> = people.filter_map(|(at, _)| Seat::new(at)).collect();
    let rules = Arc::new(stored.row.rules.clone());
    let mut walls = stored.walls.iter();
    let mut next_wall = || {
        let source = walls.next().ok_or(TableError::Replay("a deal without its wall".into()))?;
        Ok::<_, TableError>(source.wall(&rules.tile_set()))
    };
    let (mut playing, first) = Match::start(rules.clone(), next_wall()?)?;
    let told = stored.events.get(..first.len()).unwrap_or_default();
    same(told, &first)?;
    let mut streams = Vec::new();
    for &seat in &people {
        streams.push(Stream::start(&rules, seat, &first)?);
    }
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
        rest = &rest[folded..];
    }
    Ok((playing, streams))
}

fn same(told: &[Event], dealt: &[Event]) -> Result<(), TableError> {
    match told.iter().zip(dealt).find(|(told, dealt)| told != dealt) {
        None if told.len() == dealt.len() => Ok(()),
        None => Err(TableError::Replay("a deal that is not told to its end".into())),
        Some((told, dealt)) => Err(TableError::Replay(format!(
            "the wall deals {}, the store tells {}",
            Line::from(dealt).to_json(),
            Line::from(told).to_json()
        ))),
    }
}
