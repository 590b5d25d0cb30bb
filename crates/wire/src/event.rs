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
    /// Points by seat.
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
    /// The table.
    #[serde(flatten)]
    pub table: PublicAfter,
    /// The player's hand.
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
    /// This seat draws.
    DrewOwn {
        /// The tile.
        tile: Tile,
        /// From where.
        from: DrawFrom,
    },
    /// Another seat draws.
    DrewOther {
        /// Who.
        seat: u8,
        /// From where.
        from: DrawFrom,
    },
    /// A discard: append it to the seat's river.
    Discarded {
        /// Who.
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
        /// Who.
        seat: u8,
    },
    /// The last discard of `from` was claimed: mark it, append the meld.
    Called {
        /// By whom.
        seat: u8,
        /// Whose discard.
        from: u8,
        /// The meld.
        meld: Meld,
    },
    /// A closed or added kan.
    KanDeclared {
        /// By whom.
        seat: u8,
        /// The meld.
        meld: Meld,
        /// Its place among the seat's melds: an added kan replaces the pon there.
        at: u8,
    },
    /// A north is laid aside: one more lies beside the seat's melds.
    Kita {
        /// By whom.
        seat: u8,
    },
    /// A further dora indicator is turned.
    DoraRevealed {
        /// It.
        dora: Dora,
    },
    /// The own answer is in.
    Answered {
        /// The answer.
        action: Action,
    },
    /// The wall has run out: hands are shown by choice.
    WallRanOut {},
    /// A seat shows its hand or keeps it hidden; one that is shown lies in the phase of [`After`].
    HandDeclared {
        /// Who.
        seat: u8,
        /// What is shown.
        showing: Showing,
    },
    /// The round is over.
    RoundEnded {
        /// How, and who pays whom.
        end: RoundEnd,
    },
    /// A game of the match is over, and another follows.
    GameEnded {
        /// The standings.
        end: MatchEnd,
    },
    /// The match is over.
    MatchEnded {
        /// The standings.
        end: MatchEnd,
    },
}
