use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Action, Dora, DrawFrom, MatchEnd, Meld, OpenedHand, Phase, Riichi, RiverTile, RoundEnd, RoundStart, SeatState,
    Showing, Tile,
};

/// The state after an event: everything besides the fact itself that a rule decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PublicAfter {
    /// The state of the round.
    pub phase: Phase,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// Supplement tiles drawn, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supplements: Option<NonZeroU8>,
    /// Riichi sticks on the table.
    pub sticks: u32,
    pub scores: Vec<i32>,
    /// The number of concealed tiles of each seat.
    pub concealed: Vec<u8>,
    /// The riichi of each seat.
    pub riichi: Vec<Riichi>,
    /// Whether each seat has won in this match, where a player who never wins pays for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<bool>>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
}

/// The state for a seat, with what only that seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct After {
    #[serde(flatten)]
    pub table: PublicAfter,
    pub own: SeatState,
}

/// An event, as this seat sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Event {
    /// A round begins; rivers, melds, norths laid aside and riichi are cleared, the own hand is in [`After`].
    Dealt {
        /// The position in the match.
        round: RoundStart,
    },
    DrewOwn {
        tile: Tile,
        from: DrawFrom,
    },
    DrewOther {
        seat: u8,
        from: DrawFrom,
    },
    Discarded {
        seat: u8,
        discard: RiverTile,
        /// Whether it declares riichi.
        riichi: bool,
        /// Whether the hand is revealed with it; it is among the opened ones of [`After`].
        open: bool,
    },
    RiichiPaid {
        seat: u8,
    },
    /// The last discard of `from` was claimed: mark it, append the meld.
    Called {
        seat: u8,
        from: u8,
        meld: Meld,
    },
    /// A closed or added kan.
    KanDeclared {
        seat: u8,
        meld: Meld,
        at: u8,
    },
    /// A north is laid aside, beside the seat's melds.
    Kita {
        seat: u8,
    },
    /// A further dora indicator is turned.
    DoraRevealed {
        dora: Dora,
    },
    /// The own answer is stored.
    Answered {
        action: Action,
    },
    /// The wall has run out: hands are shown by choice.
    WallRanOut {},
    /// A seat shows its hand or keeps it hidden; a shown one is in the phase of [`After`].
    HandDeclared {
        seat: u8,
        showing: Showing,
    },
    RoundEnded {
        /// The result and the payments.
        end: RoundEnd,
    },
    /// A game of the match is over, and another follows.
    GameEnded {
        end: MatchEnd,
    },
    MatchEnded {
        end: MatchEnd,
    },
}
