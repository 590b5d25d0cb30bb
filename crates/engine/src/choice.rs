//! Choices: why one is refused, and which one is behind an event.

use jantaku_core::{Meld, Seat};

use crate::seat_state::SeatState;
use crate::{Abort, Action, Event, Outcome, Phase, PlayError, PublicEvent, Table, legal};

/// Checks that a seat may make this choice now.
#[inline]
pub(crate) fn check(table: &Table, seat: Seat, own: &SeatState, action: Action) -> Result<(), PlayError> {
    if legal::allows(table, seat, own, action) { Ok(()) } else { Err(refusal(table, seat, own, action)) }
}

/// Why an illegal action is illegal.
#[cold]
fn refusal(table: &Table, seat: Seat, own: &SeatState, action: Action) -> PlayError {
    let offered = match table.phase {
        Phase::Claims { tile, .. } => Some(tile.kind()),
        _ => None,
    };
    let intent = action.intent(offered);
    match legal::illegal_intents(table, seat, own).iter().find(|denied| Some(denied.what) == intent) {
        Some(denied) => PlayError::IllegalIntent { action, why: denied.why },
        None if !legal::asks(table, seat, own) => PlayError::NotAsked(seat),
        None => PlayError::NotLegal { action },
    }
}

impl Event {
    /// The answer of a seat that leads to this event, if the seat was asked: a claim, the wish to have the deal repeated, or a pass. A pass may
    /// stand for a claim that others went before.
    pub fn answer_of(&self, seat: Seat) -> Action {
        match self {
            Event::Public(PublicEvent::Called { seat: caller, meld }) if *caller == seat => match meld {
                Meld::Chii(chii) => Action::Chii { own: chii.own() },
                Meld::Pon(pon) => Action::Pon { own: pon.own() },
                _ => Action::Daiminkan,
            },
            Event::Public(PublicEvent::RoundEnded(end)) => match &end.outcome {
                Outcome::Won { wins, .. } if wins.iter().any(|win| win.seat == seat) => Action::Ron,
                Outcome::Abortive { reason: Abort::Sanchahou, .. } => Action::Ron,
                Outcome::Abortive { reason: Abort::KyuushuKyuuhai, shown }
                    if shown.get(seat).is_some_and(Option::is_some) =>
                {
                    Action::KyuushuKyuuhai
                }
                _ => Action::Pass,
            },
            _ => Action::Pass,
        }
    }
}

impl Table {
    /// The choice that leads to this event from here, and whose it is: of a turn, or of a hand shown at an exhaustive
    /// draw. `None` for an event that follows without a choice, and for a claim, which is answered in secret first.
    pub fn choice_behind(&self, event: &PublicEvent) -> Option<(Seat, Action)> {
        match event {
            &PublicEvent::Discarded { seat, tile, tsumogiri, ref declares } => {
                Some((seat, Action::of_discard(tile, tsumogiri, declares)))
            }
            PublicEvent::KanDeclared { seat, meld: Meld::Ankan(kan) } => {
                Some((*seat, Action::Ankan { kind: kan.tiles()[0].kind() }))
            }
            PublicEvent::KanDeclared { seat, meld: Meld::Kakan(kan) } => {
                Some((*seat, Action::Kakan { tile: kan.added() }))
            }
            &PublicEvent::Kita { seat } => Some((seat, Action::Kita)),
            PublicEvent::HandDeclared { seat, showing } => Some((*seat, showing.choice())),
            PublicEvent::RoundEnded(end) => match (&self.phase, &end.outcome) {
                (&Phase::Turn { seat, .. }, Outcome::Won { .. }) => Some((seat, Action::Tsumo)),
                (&Phase::Turn { seat, .. }, _) => Some((seat, Action::KyuushuKyuuhai)),
                _ => None,
            },
            _ => None,
        }
    }
}
