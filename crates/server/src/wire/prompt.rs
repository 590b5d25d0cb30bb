use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, Tile, WaitLeft, Why};

/// Something the seat may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Choice {
    /// What.
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
}

/// What the hand waits for after a discard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct AfterDiscard {
    /// The tiles, with how many this seat has not seen.
    pub waits: Vec<WaitLeft>,
    /// The own discards among them, this one included: the hand would be furiten.
    pub furiten: Vec<Tile>,
}

/// How a discard leaves the hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DiscardHint {
    /// Tiles that are missing to tenpai then; 0: it is tenpai.
    pub shanten: u8,
    /// What brings the hand nearer, with how many this seat has not seen; never none.
    pub accepts: Vec<WaitLeft>,
    /// How the tile goes together with the others.
    pub connection: Connection,
    /// No other discard leaves the hand nearer, or as near with more tiles to come.
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
    /// A number alone.
    Lone,
}

/// Something a player might expect to be able to do now and is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Denied {
    /// What.
    pub what: Wish,
    /// Why not.
    pub why: Why,
}

/// What a player may wish for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Wish {
    /// Ron on the tile on offer.
    Ron {},
    /// Tsumo.
    Tsumo {},
    /// Riichi.
    Riichi {},
    /// Chii of the tile on offer.
    Chii {},
    /// Pon of the tile on offer.
    Pon {},
    /// A kan of this kind.
    Kan {
        /// A tile of the kind, never a red one.
        kind: Tile,
    },
    /// Discarding this tile.
    Discard {
        /// The tile.
        tile: Tile,
    },
    /// Lay a north aside.
    Kita {},
    /// Ending the round with nine kinds.
    KyuushuKyuuhai {},
}
