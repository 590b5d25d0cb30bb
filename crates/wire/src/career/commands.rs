//! Commands in a career: between matches, or for a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Buyer, Item, Pack, ParlourTable, Slot};
use crate::{Pace, TimeControl};

/// A command between matches. Its answer is the career after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum CareerCommand {
    CreateCharacter {
        character: Slot,
        name: String,
        face: String,
    },
    /// Gives a character another name or face.
    ChangeCharacter {
        character: Slot,
        name: String,
        face: String,
    },
    StartAfresh {
        character: Slot,
    },
    BuyPoints {
        character: Slot,
        pack: Pack,
    },
    BuyPrize {
        character: Slot,
        item: Item,
    },
    Sell {
        character: Slot,
        item: Item,
        buyer: Buyer,
    },
    EnterLadder {
        character: Slot,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewCareerMatch {
    /// The stake of the match.
    pub game: CareerGame,
    /// The pace of the bots.
    pub pace: Pace,
    /// The time to think; unlimited if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum CareerGame {
    Parlour {
        character: Slot,
        table: ParlourTable,
        /// The choices in the table's menu.
        #[serde(default)]
        menu: BTreeMap<String, String>,
        /// Whether the marker decides the first hand.
        #[serde(default)]
        marked: bool,
    },
    /// The key to the expert table.
    Guest {
        character: Slot,
    },
    Ladder {
        character: Slot,
    },
    /// The title of dragon king.
    DragonKing {
        character: Slot,
    },
    Rate {
        name: String,
        /// Three members of the club.
        members: [String; 3],
        /// The choices in the house's menu, which include the rate.
        #[serde(default)]
        menu: BTreeMap<String, String>,
    },
}
