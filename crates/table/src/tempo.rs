//! The rest of the table after an event, before the next may be seen.
//!
//! The rest is fixed when the event is shown, before anybody thinks, and depends on nothing hidden. After a discard it
//! is the same whether or not somebody may claim, and after a draw the same for every tile: bots think while it lasts,
//! and what follows is stored at its end. It is as long as thinking and storing usually take now, at most [`MOST`].
//! Being late changes nothing: a claim that is not there at the end of the rest is not waited for, and a bot whose turn
//! it is, which everybody knows, is seen after whole rests. The exception is [`Pace::Instant`], at which the table
//! never rests and thinking times show.

use std::time::Duration;

use jantaku_engine::{Event, PublicEvent};
use jantaku_wire::Pace;

use super::usual::{Late, in_steps};

/// The most that thinking and storing add to a rest.
const MOST: Duration = Duration::from_secs(1);
/// The most by which storing precedes the end of a rest.
const MOST_STORING: Duration = Duration::from_millis(250);

pub(super) struct Tempo {
    pace: Pace,
    storing: Late,
}

impl Tempo {
    pub fn new(pace: Pace) -> Tempo {
        Tempo { pace, storing: Late::default() }
    }

    pub fn rests(&self) -> bool {
        self.pace != Pace::Instant
    }

    /// Storing took this time, at a moment that reveals nothing of a hand.
    pub fn stored(&mut self, took: Duration) {
        self.storing.add(took);
    }

    /// The time before the end of a rest at which the table stores: until then a person may be first.
    pub fn ahead(&self) -> Duration {
        if self.rests() { in_steps(self.storing.usual()).min(MOST_STORING) } else { Duration::ZERO }
    }

    /// `thinking` is the usual time of the table's bots.
    pub fn rest(&self, event: &Event, thinking: Duration) -> Duration {
        let (claim, think) = match self.pace {
            Pace::Instant => return Duration::ZERO,
            Pace::Fast => (250, 150),
            Pace::Normal => (600, 400),
            Pace::Slow => (1200, 900),
        };
        let least = (thinking + self.ahead()).min(MOST);
        let rest = |millis| least.max(Duration::from_millis(millis));
        match event {
            _ if may_be_claimed(event) => rest(claim),
            Event::Drew { .. } | Event::Public(PublicEvent::Called { .. }) => rest(think),
            _ => Duration::ZERO,
        }
    }
}

pub(super) fn may_be_claimed(event: &Event) -> bool {
    use PublicEvent::{Discarded, KanDeclared, Kita};
    matches!(event, Event::Public(Discarded { .. } | KanDeclared { .. } | Kita { .. }))
}

#[cfg(test)]
mod tests {
    use jantaku_core::{Seat, Tile};
    use jantaku_engine::Declares;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_rest_is_as_long_as_thinking_and_storing_take_now_and_no_longer_than_a_second() {
        let seat = Seat::new(0).unwrap();
        let tile: Tile = "1m".parse().unwrap();
        let declares = Declares::Nothing;
        let discard = Event::Public(PublicEvent::Discarded { seat, tile, tsumogiri: true, declares });
        let mut tempo = Tempo::new(Pace::Fast);
        assert_eq!(tempo.rest(&discard, Duration::ZERO), Duration::from_millis(250));
        tempo.stored(Duration::from_millis(50));
        assert_eq!(tempo.rest(&discard, Duration::from_millis(512)), Duration::from_millis(512 + 64));
        tempo.stored(Duration::from_secs(30));
        assert_eq!((tempo.rest(&discard, Duration::from_secs(5)), tempo.ahead()), (MOST, MOST_STORING));
        assert_eq!(Tempo::new(Pace::Instant).rest(&discard, Duration::from_secs(1)), Duration::ZERO);
        // What took long is forgotten in seconds, whatever has happened since.
        tokio::time::advance(Duration::from_secs(4)).await;
        assert_eq!(tempo.rest(&discard, Duration::ZERO), Duration::from_millis(250));
    }
}
