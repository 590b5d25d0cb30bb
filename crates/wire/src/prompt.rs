use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, AfterDiscard, Intent, KanWarning, SafetyClass, SafetyGrade, SafetyWall, Tile, WaitLeft, Why};

/// Something the seat may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Choice {
    pub action: Action,
    /// Whether it is a foul, which the house lets a player commit and punishes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub foul: bool,
    /// For a discard that leaves the hand tenpai, where the house shows waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<AfterDiscard>,
    /// For a discard that declares nothing, where the house shows waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<DiscardHint>,
    /// For a kan, where the house helps to reckon: what it would spoil.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<KanWarning>>")]
    pub warnings: Vec<KanWarning>,
}

/// How a discard leaves the hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DiscardHint {
    /// Tiles that are missing to tenpai then; 0: it is tenpai.
    pub shanten: u8,
    /// What brings the hand nearer, with how many this seat has not seen; never none.
    #[serde(rename = "accepts")]
    pub ukeire: Vec<WaitLeft>,
    /// How the tile goes together with the others.
    pub connection: Connection,
    /// At a table: the adviser recommends it, or recommends nothing and this discard is wide and not risky. In a drill: no
    /// other discard leaves the hand nearer, or as near with more tiles to come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub best: bool,
}

/// How a tile goes together with the others of its hand; the first that is true.
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

/// How safe a tile of the own hand is against those who threaten, where the house helps to reckon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TileSafety {
    /// The tile, never a red one.
    pub tile: Tile,
    /// How many of it this seat has not seen.
    pub left: u8,
    /// How much care it asks for: the most that any of them asks for.
    pub grade: SafetyGrade,
    /// Against each of them, the next to play first.
    pub against: Vec<SafetyMark>,
}

/// How safe a tile is against one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SafetyMark {
    pub seat: u8,
    /// By what is discarded.
    pub class: SafetyClass,
    pub suji: Vec<Tile>,
    /// Whether few or no copies are left of a tile that the other two-sided waits for it need.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<SafetyWall>,
}

/// Something a player might expect to be able to do now and is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct IllegalIntent {
    pub what: Intent,
    pub why: Why,
}
