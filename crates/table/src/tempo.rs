//! How long the table rests after an event before the next may be seen.
//!
//! The rest is settled when the event is shown, before anybody thinks, and depends on nothing hidden. After a discard it is the same whether or not
//! somebody may claim, and after a draw the same for every tile: bots think while it lasts, and what follows is stored at its end. It is as
//! long as thinking and storing usually take now, and never longer for that than [`MOST`]. Whoever is late changes nothing: a claim that is not there
//! at the end of the rest is not waited for, and a bot whose turn it is, which everybody knows, is seen when so many rests are over. The exception
//! is [`Pace::Instant`], at which the table never rests: whoever chooses it sees how long a bot has thought.

use std::time::Duration;

use jantaku_engine::{Event, PublicEvent};
use jantaku_wire::Pace;

use super::usual::{Late, in_steps};

/// For how long thinking and storing make the table rest at most.
const MOST: Duration = Duration::from_secs(1);
/// How long before the end of a rest what follows is stored at most.
const MOST_STORING: Duration = Duration::from_millis(250);

/// The rests of one table.
pub(super) struct Tempo {
    pace: Pace,
    storing: Late,
}

impl Tempo {
    pub fn new(pace: Pace) -> Tempo {
        Tempo { pace, storing: Late::default() }
    }

    /// Whether the table rests at all.
    pub fn rests(&self) -> bool {
        self.pace != Pace::Instant
    }

    /// Something was stored in this time, at a moment that says nothing of a hand.
    pub fn stored(&mut self, took: Duration) {
        self.storing.add(took);
    }

    /// How long before the end of a rest what follows is stored: until then a person may be first.
    pub fn ahead(&self) -> Duration {
        if self.rests() { in_steps(self.storing.usual()).min(MOST_STORING) } else { Duration::ZERO }
    }

    /// How long the table rests after an event, where its bots usually need so long.
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

/// Whether somebody may have a claim after this event.
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
