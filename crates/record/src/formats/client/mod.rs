//! A Tenhou client's stream: what one seat was told, with the actions the server offered it.
//!
//! A line from the server is `G` and a tag, one from the player `S` and a tag. Draws of others are told without the
//! tile; their discards in lower case are the tiles they drew.

mod parse;

use jantaku_core::{Players, Seat, Tile};

use super::Place;
use super::log::{Contradiction, LogEnd, LogStart, Move, StatedResult};
use super::rules::StatedRules;

pub use parse::parse;

/// A match as one seat saw it. Seat 0 is the first dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stream {
    /// What it says of the rules.
    pub rules: StatedRules,
    /// How many play.
    pub players: Players,
    /// Whose stream it is.
    pub seat: Seat,
    /// The rounds.
    pub rounds: Vec<StreamRound>,
    /// The final result.
    pub result: Option<StatedResult>,
}

/// One round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamRound {
    /// Where the match stands.
    pub start: LogStart,
    /// The hand dealt to the seat.
    pub hand: Vec<Tile>,
    /// What happened.
    pub steps: Vec<Step>,
    /// The indicators listed at the end.
    pub indicators: Option<Vec<Tile>>,
    /// The ura indicators listed.
    pub ura: Option<Vec<Tile>>,
    /// How it ended.
    pub end: Option<LogEnd>,
    /// Where the numbers of its tiles contradict each other.
    pub contradiction: Option<Contradiction>,
}

/// One thing the server told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Where.
    pub at: Place,
    /// What.
    pub observed: Observed,
    /// The actions offered, as Tenhou's bits.
    pub offers: u32,
}

/// What the server tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Observed {
    /// Another player draws.
    OtherDraws(Seat),
    /// Anything that is told with its tile.
    Move(Move),
}

/// Bits of the offers.
pub(super) mod offer {
    pub const PON: u32 = 1;
    pub const KAN: u32 = 2;
    pub const CHII: u32 = 4;
    pub const RON: u32 = 8;
    pub const TSUMO: u32 = 16;
    pub const RIICHI: u32 = 32;
    pub const KYUUSHU: u32 = 64;
    /// Their names.
    pub const NAMES: [(u32, &str); 7] = [
        (PON, "pon"),
        (KAN, "kan"),
        (CHII, "chii"),
        (RON, "ron"),
        (TSUMO, "tsumo"),
        (RIICHI, "riichi"),
        (KYUUSHU, "nine kinds"),
    ];
}
