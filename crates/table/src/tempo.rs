//! How long the table rests after an event before the next may be seen.
//!
//! The rest depends on nothing hidden. After a discard it is the same whether or not somebody may claim, and after a draw
//! the same for every tile: bots think and their choices are stored while it lasts, and what they chose is seen when it is
//! over. So it is never shorter than thinking and storing have taken of late. The exception is [`Pace::Instant`], at which
//! the table never rests: whoever chooses it sees how long a bot has thought.

use std::collections::VecDeque;
use std::time::Duration;

use jantaku_engine::{Event, PublicEvent};
use jantaku_wire::Pace;

/// How many thoughts and commits are remembered.
const REMEMBERED: usize = 128;

/// The rests of one table.
pub(super) struct Tempo {
    pace: Pace,
    thinking: Longest,
    /// How many thoughts one may have to wait for, itself included.
    in_turn: u32,
    storing: Longest,
}

impl Tempo {
    /// `thought` is how long a thought of the slowest bot usually takes, and so many are thought one after the other.
    pub fn new(pace: Pace, thought: Duration, in_turn: u32) -> Tempo {
        Tempo { pace, thinking: Longest::new(thought), in_turn, storing: Longest::new(Duration::from_millis(1)) }
    }

    /// A bot has thought for so long.
    pub fn thought(&mut self, took: Duration) {
        self.thinking.add(took);
    }

    /// Something was stored in this time.
    pub fn stored(&mut self, took: Duration) {
        self.storing.add(took);
    }

    /// How long before the end of a rest the answers of bots are stored: until then a person may be first.
    pub fn ahead(&self) -> Duration {
        if self.pace == Pace::Instant { Duration::ZERO } else { self.storing.most() }
    }

    /// How long the table rests after an event.
    pub fn rest(&self, event: &Event) -> Duration {
        let (claim, think) = match self.pace {
            Pace::Instant => return Duration::ZERO,
            Pace::Fast => (250, 150),
            Pace::Normal => (600, 400),
            Pace::Slow => (1200, 900),
        };
        let least = self.thinking.most() * self.in_turn + self.storing.most();
        let rest = |millis| least.max(Duration::from_millis(millis));
        match event {
            Event::Public(
                PublicEvent::Discarded { .. } | PublicEvent::KanDeclared { .. } | PublicEvent::Kita { .. },
            ) => rest(claim),
            Event::Drew { .. } | Event::Public(PublicEvent::Called { .. }) => rest(think),
            _ => Duration::ZERO,
        }
    }
}

/// The longest of the last times, in steps that say little of any one of them.
struct Longest {
    usual: Duration,
    last: VecDeque<Duration>,
}

impl Longest {
    fn new(usual: Duration) -> Longest {
        Longest { usual, last: VecDeque::new() }
    }

    fn add(&mut self, took: Duration) {
        if took.is_zero() {
            return;
        }
        if self.last.len() == REMEMBERED {
            self.last.pop_front();
        }
        self.last.push_back(Duration::from_millis((took.as_millis() as u64 + 1).next_power_of_two()));
    }

    fn most(&self) -> Duration {
        self.last.iter().copied().max().unwrap_or_default().max(self.usual)
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::{Seat, Tile};
    use jantaku_engine::Declares;

    use super::*;

    #[test]
    fn a_rest_is_as_long_as_thoughts_and_storing_of_late() {
        let seat = Seat::new(0).unwrap();
        let tile: Tile = "1m".parse().unwrap();
        let declares = Declares::Nothing;
        let discard = Event::Public(PublicEvent::Discarded { seat, tile, tsumogiri: true, declares });
        let mut tempo = Tempo::new(Pace::Fast, Duration::from_millis(2), 1);
        assert_eq!(tempo.rest(&discard), Duration::from_millis(250));
        tempo.thought(Duration::from_millis(300));
        tempo.stored(Duration::from_millis(50));
        assert_eq!(tempo.rest(&discard), Duration::from_millis(512 + 64));
        assert_eq!(Tempo::new(Pace::Instant, Duration::from_secs(1), 3).rest(&discard), Duration::ZERO);
        // What took long once is forgotten in time.
        (0..REMEMBERED).for_each(|_| tempo.thought(Duration::from_millis(1)));
        assert_eq!(tempo.rest(&discard), Duration::from_millis(250));
    }
}
