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
    /// Make a character.
    CreateCharacter {
        /// Which.
        character: Slot,
        /// The name shown.
        name: String,
        /// Whose face it has.
        face: String,
    },
    /// Give a character another name or face.
    ChangeCharacter {
        /// Which.
        character: Slot,
        /// The name shown.
        name: String,
        /// Whose face it has.
        face: String,
    },
    /// Begin anew with the first money.
    StartAfresh {
        /// Who.
        character: Slot,
    },
    /// Buy points at the desk.
    BuyPoints {
        /// Who.
        character: Slot,
        /// Which pack.
        pack: Pack,
    },
    /// Trade points for a prize.
    BuyPrize {
        /// Who.
        character: Slot,
        /// The prize.
        item: Item,
    },
    /// Sell something.
    Sell {
        /// Who.
        character: Slot,
        /// What.
        item: Item,
        /// To whom.
        buyer: Buyer,
    },
    /// Pay the fee of the tournament.
    EnterLadder {
        /// Who.
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
        /// Who plays.
        character: Slot,
        /// Which table.
        table: ParlourTable,
        /// What is set in the table's menu.
        #[serde(default)]
        menu: BTreeMap<String, String>,
        /// Whether the marker decides the first hand.
        #[serde(default)]
        marked: bool,
    },
    /// The key to the expert table.
    Guest {
        /// Who plays.
        character: Slot,
    },
    /// Ranks of the ladder.
    Ladder {
        /// Who plays.
        character: Slot,
    },
    /// The title of dragon king.
    DragonKing {
        /// Who plays.
        character: Slot,
    },
    /// Marks.
    Rate {
        /// The player's name.
        name: String,
        /// Three members of the club.
        members: [String; 3],
        /// What is set in the house's menu, the rate among it.
        #[serde(default)]
        menu: BTreeMap<String, String>,
    },
}
