use std::time::Duration;

use jantaku_core::{BySeat, Players, Seat};
use tokio::time::Instant;

/// Whoever misses this many turns in a row is away.
const AWAY_AFTER: u8 = 2;

/// What plays for a player who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// The engine's default choice.
    Default,
    Bot,
}

/// The players who are away.
///
/// Whoever lets their time run out on two turns in a row is away, and, where no clock bounds a turn, whoever has had no
/// connection for a while. Only turns count: who is away is public, and must not reveal who was asked for a claim.
pub(super) struct Absence {
    missed: BySeat<u8>,
    away: BySeat<Option<By>>,
    gone: BySeat<Option<Instant>>,
    /// The time without a connection after which a player is away; unbounded if none.
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

    /// Returns what plays for the player of a seat, if they are away.
    pub fn of(&self, seat: Seat) -> Option<By> {
        self.away[seat]
    }

    /// The time of a seat ran out on a turn. Returns whether its player is away by that.
    pub fn miss(&mut self, seat: Seat) -> bool {
        self.missed[seat] = self.missed[seat].saturating_add(1);
        self.missed[seat] >= AWAY_AFTER && self.away[seat].is_none()
    }

    pub fn leave(&mut self, seat: Seat, by: By) {
        self.away[seat] = Some(by);
    }

    pub fn hear(&mut self, seat: Seat) {
        (self.missed[seat], self.away[seat]) = (0, None);
    }

    /// The next of these people to be away for lack of a connection, and when. Each is given with whether they are
    /// connected. If nobody is, nobody is waited for.
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
