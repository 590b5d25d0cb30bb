//! What a table does next by itself, and when.

use std::ops::Range;
use std::time::Duration;

use jantaku_core::Seat;
use tokio::time::{Instant, sleep_until};

use super::TableTask;
use crate::Message;
use crate::clock::Clocks;

/// For how long a table that stores listens to nobody at most, however slow the disk has been.
const LONGEST_DEAF: Duration = Duration::from_millis(50);

impl TableTask {
    /// The clock that runs out next. While something is still to be seen, nobody is asked.
    pub(super) fn end_of_time(&self) -> Option<(Instant, Seat, u32)> {
        self.clocks.as_ref().filter(|_| self.unseen.is_empty()).and_then(Clocks::next)
    }

    /// When the table goes on by itself; never, while it waits for somebody.
    pub(super) fn next_step(&self) -> Option<Instant> {
        if !self.unseen.is_empty() || self.playing.needs_wall().is_some() {
            return Some(self.rest_until);
        }
        if (self.chosen.is_empty() && self.window.is_none()) || !self.thinking.is_empty() {
            return None;
        }
        Some(self.storing().start)
    }

    /// When the table stores what bots chose and what was decided in a window: just before the rest is over, since a person may be first until
    /// then. Meanwhile it listens to nobody, whether or not there is something to store, so that nobody finds out by asking it for something
    /// whether somebody can claim or how long a bot has thought.
    pub(super) fn storing(&self) -> Range<Instant> {
        let start = self.rest_until.checked_sub(self.tempo.ahead()).unwrap_or(self.rest_until);
        start..self.rest_until.min(start + LONGEST_DEAF)
    }
}

/// The message that a clock has run out, when it has.
pub(super) async fn time_out(clock: Option<(Instant, Seat, u32)>) -> Option<Message> {
    let (end, seat, decision_id) = clock?;
    until(Some(end)).await;
    Some(Message::TimeOut { seat, decision_id })
}

/// Waits for a time; at once, but after other work, if it is over.
pub(super) async fn until(time: Option<Instant>) {
    match time {
        Some(time) if time > Instant::now() => sleep_until(time).await,
        _ => tokio::task::yield_now().await,
    }
}
