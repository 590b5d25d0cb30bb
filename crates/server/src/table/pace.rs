use std::time::Duration;

use jantaku_engine::{Event, PublicEvent};

use jantaku_wire::Pace;

/// How long the table rests after an event before the next may be seen. It depends on nothing hidden: after a discard
/// it is the same whether or not somebody may claim, and after a draw the same for every tile.
pub(super) fn rest(pace: Pace, event: &Event) -> Duration {
    let (claim, think) = match pace {
        Pace::Instant => (0, 0),
        Pace::Fast => (250, 150),
        Pace::Normal => (600, 400),
        Pace::Slow => (1200, 900),
    };
    Duration::from_millis(match event {
        Event::Public(PublicEvent::Discarded { .. } | PublicEvent::KanDeclared { .. } | PublicEvent::Kita { .. }) => {
            claim
        }
        Event::Drew { .. } | Event::Public(PublicEvent::Called { .. }) => think,
        _ => 0,
    })
}
