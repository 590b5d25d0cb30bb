//! Who is away from a table, and since when people have no connection to it.

use std::time::Duration;

use jantaku_core::{BySeat, Players, Seat};
use tokio::time::Instant;

/// Whoever misses so many turns in a row is away.
const AWAY_AFTER: u8 = 2;

/// What plays for somebody who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// The engine's default choice.
    Default,
    Bot,
}

/// Who is away.
///
/// Whoever lets their time run out on two turns in a row is away, and, where no clock says how long people may think, whoever has had no connection for
/// a while. Only turns count for this: who is away is public, and must not say who was asked for a claim.
pub(super) struct Absence {
    /// The number of turns in a row that each seat has let pass.
    missed: BySeat<u8>,
    /// What plays for those who are away.
    away: BySeat<Option<By>>,
    /// Since when people have no connection.
    gone: BySeat<Option<Instant>>,
    /// How long somebody may have none before they are away; as long as they like without.
    gone_after: Option<Duration>,
}

impl Absence {
    pub fn new(players: Players, gone_after: Option<Duration>) -> Absence {
        Absence {
            missed: BySeat::from_fn(players, |_| 0),
            away: BySeat::from_fn(players, |_| None),
            gone: BySeat::from_fn(players, |_| None),
            gone_after,
        }
    }

    /// What plays for the player of a seat, if they are away.
    pub fn of(&self, seat: Seat) -> Option<By> {
        self.away[seat]
    }

    /// The time of a seat has run out for a turn; whether its player is away by that.
    pub fn miss(&mut self, seat: Seat) -> bool {
        self.missed[seat] = self.missed[seat].saturating_add(1);
        self.missed[seat] >= AWAY_AFTER && self.away[seat].is_none()
    }

    /// The player of a seat is away.
    pub fn leave(&mut self, seat: Seat, by: By) {
        self.away[seat] = Some(by);
    }

    /// The player of a seat is heard of.
    pub fn hear(&mut self, seat: Seat) {
        (self.missed[seat], self.away[seat]) = (0, None);
    }

    /// The next of these people who is away for having no connection, and when; each is given with whether they have one. Where nobody has one, nobody
    /// is waited for.
    pub fn next(&mut self, people: impl Iterator<Item = (Seat, bool)>) -> Option<(Instant, Seat)> {
        let (mut next, mut is_somebody_there) = (None, false);
        for (seat, is_there) in people {
            is_somebody_there |= is_there;
            let gone = &mut self.gone[seat];
            if is_there {
                *gone = None;
                continue;
            }
            let since = *gone.get_or_insert_with(Instant::now);
            let at = self.gone_after.filter(|_| self.away[seat].is_none()).map(|after| (since + after, seat));
            next = next.into_iter().chain(at).min();
        }
        next.filter(|_| is_somebody_there)
    }
}
