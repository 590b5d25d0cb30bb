use jantaku_core::Ruleset;
use jantaku_core::rules::{MenuChosen, MenuError, Preset};
use serde::{Deserialize, Serialize};

use crate::{Entrant, Mode, ParlourTable, Slot};

/// The stake of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
pub enum Game {
    Free {},
    Parlour {
        character: Slot,
        table: ParlourTable,
        buy_in: i64,
        /// Whether the marker decides the first hand.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        marked: bool,
    },
    /// The key to the expert table, against the parlour's special guest.
    Guest {
        character: Slot,
        buy_in: i64,
    },
    Ladder {
        character: Slot,
        /// The best rank of the four.
        first: u8,
        /// The holders of the four ranks before the match, from the best on.
        entrants: [Entrant; 4],
    },
    /// The title of dragon king, against the three other characters.
    DragonKing {
        character: Slot,
    },
    Rate {
        /// Marks for a thousand points.
        rate: i32,
        /// The members, by key.
        members: [String; 3],
    },
}

impl Game {
    pub fn mode(&self) -> Mode {
        match self {
            Game::Free {} => Mode::Free,
            Game::Parlour { .. } => Mode::Parlour,
            Game::Guest { .. } => Mode::Guest,
            Game::Ladder { .. } => Mode::Ladder,
            Game::DragonKing { .. } => Mode::DragonKing,
            Game::Rate { .. } => Mode::Rate,
        }
    }

    pub fn character(&self) -> Option<Slot> {
        match self {
            Game::Parlour { character, .. }
            | Game::Guest { character, .. }
            | Game::Ladder { character, .. }
            | Game::DragonKing { character } => Some(*character),
            Game::Free {} | Game::Rate { .. } => None,
        }
    }

    pub fn buy_in(&self) -> i64 {
        match self {
            Game::Parlour { buy_in, .. } | Game::Guest { buy_in, .. } => *buy_in,
            _ => 0,
        }
    }
}

pub(crate) fn house(preset: &str, menu: &MenuChosen) -> Result<Ruleset, MenuError> {
    let rules = Ruleset::preset(preset)?;
    match Preset::find(preset).and_then(Preset::menu) {
        Some(offered) => offered.set(menu),
        None => Ok(rules),
    }
}
