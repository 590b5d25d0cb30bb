use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, AfterDiscard, Intent, KanWarning, SafetyClass, SafetyGrade, SafetyWall, Tile, WaitLeft, Why};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Choice {
    pub action: Action,
    /// Whether it is a foul, which the house lets a player commit and punishes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub foul: bool,
    /// Set for a discard that leaves the hand tenpai, if the house shows waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<AfterDiscard>,
    /// Set for a discard that declares nothing, if the house shows waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<DiscardHint>,
    /// Set for a kan, if the house helps: what it would spoil.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<KanWarning>>")]
    pub warnings: Vec<KanWarning>,
}

/// The hand after a discard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DiscardHint {
    /// Tiles missing to tenpai after it; 0: it is tenpai.
    pub shanten: u8,
    /// The tiles that bring the hand nearer, with the number that this seat has not seen; never empty.
    #[serde(rename = "accepts")]
    pub ukeire: Vec<WaitLeft>,
    /// The connection of the tile with the others.
    pub connection: Connection,
    /// At a table: the adviser recommends it, or recommends nothing and this discard is wide and not risky. In a drill:
    /// no other discard leaves the hand nearer, or as near with more tiles to come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub best: bool,
}

/// The connection of a tile with the others of its hand; the first that is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Connection {
    /// One of three or four like it.
    Triplet,
    /// One of two like it.
    Pair,
    /// It makes a run with two others.
    Run,
    /// One tile more makes a run of it and another.
    Near,
    /// A wind or dragon alone.
    LoneHonour,
    Lone,
}

/// The safety of a tile of the own hand against those who threaten, if the house helps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TileSafety {
    /// The tile, never a red one.
    pub tile: Tile,
    /// The number of copies that this seat has not seen.
    pub left: u8,
    /// The caution that it needs: the most against any of them.
    pub grade: SafetyGrade,
    /// Against each of them, the next to play first.
    pub against: Vec<SafetyMark>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SafetyMark {
    pub seat: u8,
    /// Its class by the discards.
    pub class: SafetyClass,
    pub suji: Vec<Tile>,
    /// Whether few or no copies are left of a tile that the other two-sided waits for it need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<SafetyWall>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct IllegalIntent {
    pub what: Intent,
    pub why: Why,
}
