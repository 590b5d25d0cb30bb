//! A Tenhou client's stream: the messages to one seat, with the actions that the server offered.
//!
//! A line from the server is `G` and a tag, one from the player `S` and a tag. Draws of other players have no tile;
//! their discards in lower case are the tiles just drawn.

mod parse;

use jantaku_core::{Players, Seat, Tile};

use super::Place;
use super::log::{Contradiction, LogEnd, LogStart, Move, StatedResult};
use super::rules::StatedRules;

pub use parse::parse;

pub(super) fn is_stream(text: &str) -> bool {
    text.starts_with("G <") || text.starts_with("S <")
}

/// A match as one seat saw it. Seat 0 is the first dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stream {
    /// What the stream says about the rules.
    pub rules: StatedRules,
    /// The number of players.
    pub players: Players,
    /// The seat of the stream.
    pub seat: Seat,
    /// The rounds, in the order of play.
    pub rounds: Vec<StreamRound>,
    /// The final result, if the stream states it.
    pub result: Option<StatedResult>,
}

/// A round as one seat saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StreamRound {
    /// The state of the match.
    pub start: LogStart,
    /// The hand dealt to the seat.
    pub hand: Vec<Tile>,
    /// The events and choices, in order.
    pub steps: Vec<Step>,
    /// The indicators listed at the end.
    pub indicators: Option<Vec<Tile>>,
    /// The ura indicators listed.
    pub ura: Option<Vec<Tile>>,
    /// The end of the round, if the stream reaches it.
    pub end: Option<LogEnd>,
    /// A contradiction between the numbers of its tiles, if any.
    pub contradiction: Option<Contradiction>,
}

/// One message of the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its place in the text.
    pub at: Place,
    /// What the seat learns.
    pub observed: Observed,
    /// The actions offered, as Tenhou's bits.
    pub offers: u32,
}

/// What a message contains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Observed {
    /// Another player draws a hidden tile.
    OtherDraws(Seat),
    /// A move with its tile.
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
