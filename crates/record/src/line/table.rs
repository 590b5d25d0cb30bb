//! How people played a match at a table, beside the game itself.

use jantaku_core::{Dice, SeatDraw};
use serde::{Deserialize, Serialize};

use super::Tiles;

/// How a match was played at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// How long people might think; none if as long as they liked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// How many seconds everybody had after a discard to claim or pass, if that was the same for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_window: Option<u8>,
    /// The level of the bot on each seat; none where a person sat.
    pub bots: Vec<Option<String>>,
    /// What decided who sits where, unless the program did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats_drawn: Option<SeatDrawForm>,
    /// Who ended the match before its end, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBy>,
}

/// What decided who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatDrawForm {
    /// Two throws of the dice.
    Dice([Dice; 2]),
    /// The tiles of a draw in the order in which they were taken: one for each place, then the one left over.
    Winds(Tiles),
}

impl From<&SeatDraw> for SeatDrawForm {
    fn from(draw: &SeatDraw) -> SeatDrawForm {
        match draw {
            SeatDraw::Dice(throws) => SeatDrawForm::Dice(*throws),
            SeatDraw::Winds(draw) => {
                SeatDrawForm::Winds(Tiles(draw.tiles.iter().map(|tile| tile.kind().tile()).collect()))
            }
        }
    }
}

/// Who has ended a match before its end. It has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// Everybody who was there agreed.
    Agreed,
    /// The host of its room.
    Host,
    /// Whoever ran the server.
    Administrator,
    /// All players had left the match.
    Left,
}

/// A clock for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for each decision.
    pub per_decision: u16,
    /// Seconds for all decisions of a round together.
    pub per_round: u16,
    /// Whether the seconds of the round are used first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub byoyomi: bool,
}
