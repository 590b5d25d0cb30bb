use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, HandOutlook, SafetyClass, SafetyGrade, SafetyMark, Tile, YakuName};

/// The adviser's view of the decision that a seat has now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Advised {
    /// The advice, most important first.
    pub advice: Vec<Advice>,
    /// Why the discard in question is good or bad.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Explanation>,
}

/// The yaku within reach of the player's hand: a complete hand with one needs at most one tile more than any complete hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct YakuInReach {
    /// Their keys; none where the house gives no help.
    pub yaku: Vec<String>,
}

/// Why a discard of a replay was good or bad.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PastDiscard {
    /// The explanation; none if the step is no discard of that seat, the seat was in riichi, or the house gives no help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Explanation>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Advice {
    /// The key of its rule.
    pub rule: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choose: Option<Action>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avoid: Option<Action>,
    /// Whether it is important enough to be shown without being asked for.
    pub matters: bool,
    /// The facts behind it, each kind at most once.
    pub facts: Vec<AdviceFact>,
}

/// A fact behind a piece of advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum AdviceFact {
    Tile {
        tile: Tile,
    },
    /// The tiles that it is about.
    Tiles {
        tiles: Vec<Tile>,
    },
    Other {
        tile: Tile,
    },
    /// The tiles that improve or complete the hand.
    Ukeire {
        /// One of each kind.
        tiles: Vec<Tile>,
        /// The number of them that is unseen.
        count: u32,
    },
    /// The tiles with the other choice.
    OtherUkeire {
        /// One of each kind.
        tiles: Vec<Tile>,
        /// The number of them that is unseen.
        count: u32,
    },
    /// The shanten after the choice.
    Shanten {
        count: u8,
    },
    /// Unseen copies of the tile.
    Copies {
        count: u8,
    },
    Wall {
        count: u8,
    },
    Points {
        points: i32,
    },
    /// The points compared with.
    OtherPoints {
        points: i32,
    },
    Han {
        count: u8,
    },
    Players {
        seats: Vec<u8>,
    },
    Yaku {
        yaku: Vec<YakuName>,
    },
    Suit {
        /// A tile of the suit, a five.
        tile: Tile,
    },
    /// The class of the tile's safety.
    Class {
        class: SafetyClass,
    },
    /// The tiles held of those needed.
    Held {
        held: u8,
        needed: u8,
    },
    Place {
        place: u8,
    },
    /// The place that can be reached.
    Target {
        place: u8,
    },
}

/// Why a discard is good or bad.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Explanation {
    pub tile: Tile,
    /// The hand before the draw; none after a call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<HandOutlook>,
    /// The hand after the discard.
    pub after: HandOutlook,
    /// Seven pairs or thirteen orphans, if that is nearer than four sets and a pair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<YakuName>,
    /// The concealed tiles after the discard: sets, pairs, shapes that lack a tile, and single tiles, in this order.
    pub blocks: Vec<Vec<Tile>>,
    /// The discard that leaves the most, if it leaves clearly more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<BestDiscard>,
    /// The safety against each player who threatens.
    pub danger: Vec<DiscardDanger>,
    /// Dora left in the hand.
    pub dora: u8,
    pub dora_lost: u8,
    /// The yaku that the hand suggests.
    pub yaku: Vec<YakuName>,
    /// In tenpai: the points of the cheapest and of the dearest ron.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 2]>,
    /// The player's place now; none while all have the same points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BestDiscard {
    pub tile: Tile,
    pub after: HandOutlook,
}

/// The safety of a discard against a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DiscardDanger {
    pub grade: SafetyGrade,
    /// The player, and the reason.
    pub mark: SafetyMark,
}

/// A look back at the hand that has just ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct LookBack {
    /// What the player can learn from it; none if the player won, or nothing that the player did decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<HandReview>,
}

/// What a player can learn from a hand that others won, or nobody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HandReview {
    /// In riichi the player discarded the winning tile: there was no choice.
    DealtInInRiichi { tile: Tile, winner: u8 },
    /// The player discarded the winning tile, and the winner had shown nothing.
    DealtInUnseen { tile: Tile, winner: u8 },
    /// The player discarded the winning tile, and the winner was in riichi or had two melds.
    DealtIn {
        tile: Tile,
        winner: u8,
        /// The risk of the tile.
        grade: SafetyGrade,
        /// The safest discard instead, if one was safer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        safest: Option<SafestDiscard>,
    },
    /// Another player won with a tile that was not the player's, or the wall ran out.
    Missed {
        /// Tiles missing to tenpai; 0: it was tenpai.
        shanten: u8,
    },
}

/// The safest discard that a player had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SafestDiscard {
    pub tile: Tile,
    pub class: SafetyClass,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdviceQuery {
    /// A tile that the player may discard.
    pub discard: Option<Tile>,
}

/// A step of a replay, as a seat saw it.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PastStep {
    /// The seat that discards.
    pub seat: u8,
    pub step: u32,
}
