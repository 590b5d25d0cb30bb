use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{NewMatch, Wind};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum NewPractice {
    /// A match from its first hand on.
    Match {
        /// The choices for a match; a clock is left out.
        chosen: NewMatch,
    },
    /// A match that begins with a custom hand.
    Hand {
        /// The choices for a match; a clock is left out.
        chosen: NewMatch,
        hand: CustomHand,
    },
    /// A finished match of the player's, resumed from the middle.
    Record {
        match_id: String,
        /// After this event of its record, counted from 0: the number of a replay's step.
        event: u32,
    },
    /// A practice match of the player's, before the last choice. It is given up for the new one, unless it is over.
    LastChoice { match_id: String },
    /// A practice match of the player's, at the deal of the last hand.
    LastDeal { match_id: String },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct CustomHand {
    pub wind: Wind,
    /// Its number within the wind, from 1.
    pub number: u8,
    /// The player's own wind.
    pub seat: Wind,
    /// Up to fourteen tiles, such as `123m406p789s1122z`; the fourteenth is the first draw.
    pub hand: String,
    /// The player's next draws while nobody calls.
    #[serde(default)]
    pub draws: String,
    #[serde(default)]
    pub indicators: String,
    #[serde(default)]
    pub honba: u32,
    /// Riichi sticks on the table.
    #[serde(default)]
    pub sticks: u32,
    /// Everybody's points from the first dealer on; none for those of the rules.
    #[serde(default)]
    pub points: Vec<i32>,
}
