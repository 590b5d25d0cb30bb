//! What a table does next by itself, and when.

use std::ops::Range;
use std::time::Duration;

use jantaku_core::Seat;
use jantaku_engine::{Event, Phase};
use tokio::time::{Instant, sleep_until};

use super::TableTask;
use crate::Message;
use crate::clock::Clocks;
use crate::tempo::may_be_claimed;

/// The longest time for which a table that stores takes no messages, however slow the disk has been.
const LONGEST_DEAF: Duration = Duration::from_millis(50);

impl TableTask {
    /// The next clock to run out. While events are still to be shown, nobody is asked.
    pub(super) fn end_of_time(&self) -> Option<(Instant, Seat, u32)> {
        self.clocks.as_ref().filter(|_| self.unseen.is_empty()).and_then(Clocks::next)
    }

    /// The next player to be away for lack of a connection, and when. Nobody leaves a match that is over.
    pub(super) fn next_gone(&mut self) -> Option<(Instant, Seat)> {
        let goes_on = self.goes_on();
        let people = self.streams.seats.iter().map(|stream| (stream.seat(), stream.is_held()));
        self.absence.next(people).filter(|_| goes_on)
    }

    /// When the table goes on by itself; never while it waits for people. It does not wait for claims of bots.
    pub(super) fn next_step(&self) -> Option<Instant> {
        if self.row.ended.is_some() {
            return None;
        }
        if self.is_yet_to_be_stored() {
            return Some(self.storing().start);
        }
        if !self.unseen.is_empty() {
            return Some(self.rest_until);
        }
        if self.playing.needs_wall().is_some() {
            return Some(self.next_deal());
        }
        let waits_for_bots = self.waits_for_bots();
        let is_due = match self.is_claimed_in_secret() {
            true => waits_for_bots || !self.chosen.is_empty() || self.window.is_some(),
            false => !waits_for_bots && (!self.chosen.is_empty() || self.window.is_some()),
        };
        is_due.then(|| self.storing().start)
    }

    /// Whether the next event to be shown is not stored.
    pub(super) fn is_yet_to_be_stored(&self) -> bool {
        self.unstored > 0 && self.unstored == self.unseen.len()
    }

    /// Whether somebody may claim a tile while the table rests: who was asked is secret.
    pub(super) fn is_claimed_in_secret(&self) -> bool {
        self.tempo.rests() && matches!(self.playing.table().phase, Phase::Claims { .. })
    }

    pub(super) fn is_turn(&self) -> bool {
        matches!(self.playing.table().phase, Phase::Turn { .. })
    }

    /// A bot was late with its turn: the table rests on, in whole rests.
    pub(super) fn rest_on(&mut self) {
        let late = Instant::now().saturating_duration_since(self.storing().start);
        if self.is_turn() && !late.is_zero() && !self.rest.is_zero() {
            self.rest_until += self.rest * (late.as_nanos().div_ceil(self.rest.as_nanos()) as u32);
        }
    }

    /// The number of these events that are stored now. What follows without a choice from a tile that may be claimed is
    /// stored after the rest, where answers would be, so that neither the store nor the table shows whether somebody
    /// could claim it.
    pub(super) fn stored_now(&self, events: &[Event]) -> usize {
        let is_answered_early = self.is_claimed_in_secret() && Instant::now() < self.storing().start;
        let now = match (self.tempo.rests(), is_answered_early) {
            (false, _) => None,
            (true, true) => events.iter().position(|event| !matches!(event, Event::Answered { .. })),
            (true, false) => events.iter().position(may_be_claimed).map(|at| at + 1),
        };
        now.unwrap_or(events.len())
    }

    /// When the table stores the choices of bots, the decisions of a window, and what follows from a tile: just before
    /// the rest ends, since a person may be first until then. Meanwhile it takes no messages, whether or not there is
    /// something to store, so that asking it something reveals neither a possible claim nor a bot's thinking time.
    pub(super) fn storing(&self) -> Range<Instant> {
        let start = self.rest_until.checked_sub(self.tempo.ahead()).unwrap_or(self.rest_until);
        start..self.rest_until.min(start + LONGEST_DEAF)
    }
}

/// Waits until a clock runs out.
pub(super) async fn time_out(clock: Option<(Instant, Seat, u32)>) -> Option<Message> {
    let (end, seat, decision_id) = clock?;
    until(Some(end)).await;
    Some(Message::TimeOut { seat, decision_id })
}

/// Waits until somebody is away for lack of a connection.
pub(super) async fn goes(next: Option<(Instant, Seat)>) -> Option<Seat> {
    let (at, seat) = next?;
    until(Some(at)).await;
    Some(seat)
}

pub(super) async fn until(time: Option<Instant>) {
    match time {
        Some(time) if time > Instant::now() => sleep_until(time).await,
        _ => tokio::task::yield_now().await,
    }
}
