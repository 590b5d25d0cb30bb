use std::sync::Arc;

use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Event, PublicEvent};

use crate::line::{Header, SeatInfo};
use crate::{Line, Noted, WallSource};

/// A record being written. The same match gives the same bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    lines: Vec<Line>,
    wall: Option<WallSource>,
}

impl Recording {
    /// Begins the record of a match.
    pub fn new(rules: &Arc<Ruleset>, seats: &[SeatInfo]) -> Recording {
        Recording::with_header(Header::new(rules, seats.to_vec()))
    }

    /// Begins a record with this first line.
    pub fn with_header(header: Header) -> Recording {
        Recording { lines: vec![Line::Match(Box::new(header))], wall: None }
    }

    /// Commits to the wall of the round about to be dealt.
    pub fn seal(&mut self, source: WallSource) {
        self.lines.push(source.sealed());
        self.wall = Some(source);
    }

    /// Adds an event. Answers are left out; the end of a round reveals its wall.
    pub fn push(&mut self, event: &Event) {
        if matches!(event, Event::Answered { .. }) {
            return;
        }
        self.lines.push(event.into());
        if matches!(event, Event::Public(PublicEvent::RoundEnded(_))) {
            self.break_off();
        }
    }

    /// Adds a note on a player. It belongs to a round: after its deal, and before its end.
    pub fn note(&mut self, seat: Seat, what: Noted) {
        self.lines.push(what.line(seat));
    }

    /// Reveals the wall of a round that is not played on.
    pub fn break_off(&mut self) {
        self.lines.extend(self.wall.take().map(|source| source.revealed()));
    }

    /// The lines so far. The wall of a round in play appears only as a commitment.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(crate) fn into_lines(self) -> Vec<Line> {
        self.lines
    }

    /// The record as JSON lines.
    pub fn to_json_lines(&self) -> String {
        self.lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect()
    }
}
