//! What can be asked for in a career: something between matches, or a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Buyer, Item, Pack, ParlourTable, Slot};
use crate::{Pace, TimeControl};

/// Something to be done between matches. It is answered by the career that follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum CareerCommand {
    CreateCharacter {
        character: Slot,
        name: String,
        face: String,
    },
    /// Give a character another name or face.
    ChangeCharacter {
        character: Slot,
        name: String,
        face: String,
    },
    /// Begin anew with the first money.
    StartAfresh {
        character: Slot,
    },
    /// Buy points at the desk.
    BuyPoints {
        character: Slot,
        pack: Pack,
    },
    /// Trade points for a prize.
    BuyPrize {
        character: Slot,
        item: Item,
    },
    Sell {
        character: Slot,
        item: Item,
        buyer: Buyer,
    },
    /// Pay the fee of the tournament.
    EnterLadder {
        character: Slot,
    },
}

/// A match of the career, to be created.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewCareerMatch {
    /// What it is played for.
    pub game: CareerGame,
    /// How fast the bots play.
    pub pace: Pace,
    /// How long people may think; as long as they like where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
}

/// What a match of the career is played for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum CareerGame {
    /// Points of the account.
    Parlour {
        character: Slot,
        table: ParlourTable,
        /// What is set in the table's menu.
        #[serde(default)]
        menu: BTreeMap<String, String>,
        /// Whether the marker decides the first hand.
        #[serde(default)]
        marked: bool,
    },
    /// The key to the expert table.
    Guest { character: Slot },
    /// Ranks of the ladder.
    Ladder { character: Slot },
    /// The title of dragon king.
    DragonKing { character: Slot },
    Rate {
        name: String,
        /// Three members of the club.
        members: [String; 3],
        /// What is set in the house's menu, the rate among it.
        #[serde(default)]
        menu: BTreeMap<String, String>,
    },
}
