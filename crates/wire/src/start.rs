//! The start page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BrokenHouse, MatchPage, NewMatch, Preset};

/// The contents of the start page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StartPage {
    /// The version of the protocol.
    pub version: u32,
    /// The rules to choose from: the presets, then the houses of one's own.
    pub presets: Vec<Preset>,
    /// Houses that are kept but cannot be played.
    pub broken: Vec<BrokenHouse>,
    /// The opponents to choose from, the recommended one first.
    pub bots: Vec<BotInfo>,
    /// The preselected match: the last choice, or the defaults.
    pub preselected: NewMatch,
    /// A short match for a first-time player.
    pub first: NewMatch,
    /// The player's running matches.
    pub open: MatchPage,
    /// The player's finished matches.
    pub finished: MatchPage,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BotInfo {
    /// Its name, as in [`NewMatch`].
    pub name: String,
    pub description: String,
}
