//! Houses: their rules, and what their menus let players set.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Length, RuleFault, RuleLine, Wind, Words};

/// The origin of rules: the start page lists each group by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum HouseGroup {
    /// Rules in use today: sites, leagues and federations.
    Modern,
    /// Houses described in full by documents of their own.
    Described,
    Own,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Preset {
    /// Its name, as in `NewMatch`.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// A sentence about it.
    pub about: String,
    pub group: HouseGroup,
    pub players: u8,
    /// The length that it has by default.
    pub length: Length,
    /// The lengths in which it is played, including the default.
    pub lengths: Vec<Length>,
    /// The winds of its rounds.
    pub winds: Vec<Wind>,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// The words that it uses.
    pub words: Words,
    /// The choices that the house's description lets its players make before a match; empty if it draws no menu.
    pub menu: Vec<MenuLine>,
}

/// A choice that the house's description lets its players make before a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MenuLine {
    /// Its name, as in `NewMatch`.
    pub key: String,
    /// Its name for people.
    pub title: String,
    /// The lines of the description that offer it, such as `Y:1495-1507`.
    pub source: String,
    /// Our choice where the description says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Whether it is a box that is ticked or not: its choices are `on` and `off`.
    pub is_box: bool,
    /// Whether the description leaves it to beginners, too; they leave the other lines as they are.
    pub for_beginners: bool,
    /// The ways in which it may be set.
    pub choices: Vec<MenuChoice>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MenuChoice {
    /// Its name, as in `NewMatch`.
    pub key: String,
    /// Its name for people; a number as such.
    pub title: String,
    /// Whether it is the default of the house.
    pub usual: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BrokenHouse {
    pub name: String,
    pub faults: Vec<RuleFault>,
}
