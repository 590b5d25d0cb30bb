use std::fmt;

use jantaku_core::{Ruleset, Wind};
use serde::{Deserialize, Serialize};

use crate::RoundStart;

/// The name of a round, which prints as E2.1 for East 2 with 1 honba, and as 2:E2.1 in the second game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct RoundName {
    /// The game of the match, from 1.
    pub game: u8,
    /// The wind of the round.
    pub wind: Wind,
    /// The number of the hand in this wind, from 1.
    pub number: u8,
    /// The number of honba on the table.
    pub honba: u32,
}

impl RoundName {
    /// The name of the round that begins so.
    pub fn of(start: &RoundStart, rules: &Ruleset) -> RoundName {
        let position = &start.position;
        let game = rules.hanchan(position.game, position.wind_index).saturating_add(1);
        RoundName { game, wind: start.wind, number: start.number(), honba: position.honba }
    }
}

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.game > 1 {
            write!(f, "{}:", self.game)?;
        }
        write!(f, "{}{}.{}", self.wind.letter(), self.number, self.honba)
    }
}
