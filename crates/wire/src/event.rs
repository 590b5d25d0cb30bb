use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Action, Dora, DrawFrom, MatchEnd, Meld, OpenedHand, Phase, Riichi, RiverTile, RoundEnd, RoundStart, SeatState,
    Showing, Tile,
};

/// How things stand after an event: everything beside the fact itself that a rule decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PublicAfter {
    /// Where the round is.
    pub phase: Phase,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// Supplement tiles drawn, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supplements: Option<NonZeroU8>,
    /// Riichi sticks on the table.
    pub sticks: u32,
    pub scores: Vec<i32>,
    /// How many tiles each seat holds concealed.
    pub concealed: Vec<u8>,
    /// The riichi of each seat.
    pub riichi: Vec<Riichi>,
    /// Where who never wins pays for it: whether each seat has won in this match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Vec<bool>>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
}

/// The same for a seat, with what only that seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct After {
    #[serde(flatten)]
    pub table: PublicAfter,
    pub own: SeatState,
}

/// Something that happened, as this seat sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Event {
    /// A round begins; rivers, melds, norths laid aside and riichi are cleared, the own hand is in [`After`].
    Dealt {
        /// Where the match stands.
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
    /// A discard: append it to the seat's river.
    Discarded {
        seat: u8,
        /// What lies in the river.
        discard: RiverTile,
        /// Whether it declares riichi.
        riichi: bool,
        /// Whether the hand is laid open with it; it lies among the opened ones of [`After`].
        open: bool,
    },
    /// The riichi stick is on the table.
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
        /// Its place among the seat's melds: an added kan replaces the pon there.
        at: u8,
    },
    /// A north is laid aside: one more lies beside the seat's melds.
    Kita {
        seat: u8,
    },
    /// A further dora indicator is turned.
    DoraRevealed {
        dora: Dora,
    },
    /// The own answer is in.
    Answered {
        action: Action,
    },
    /// The wall has run out: hands are shown by choice.
    WallRanOut {},
    /// A seat shows its hand or keeps it hidden; one that is shown lies in the phase of [`After`].
    HandDeclared {
        seat: u8,
        showing: Showing,
    },
    /// The round is over.
    RoundEnded {
        /// How, and who pays whom.
        end: RoundEnd,
    },
    /// A game of the match is over, and another follows.
    GameEnded {
        end: MatchEnd,
    },
    /// The match is over.
    MatchEnded {
        end: MatchEnd,
    },
}
