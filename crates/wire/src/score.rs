use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{DoraCount, FuItem, FuReason, LimitName, Tile, YakuLine};

/// The score of a stated hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ScoreAnswer {
    Win(Box<ScoredHand>),
    NoWin { reason: NoWinReason, message: String },
}

/// Why a hand does not win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum NoWinReason {
    NotComplete,
    NoYaku,
    /// It needs two han of yaku with so many honba.
    BelowTwoHan,
    /// Its yaku comes too late for the house.
    LateYaku,
    /// The stated facts contradict each other.
    Contradiction,
}

/// A win, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ScoredHand {
    /// The reading that scores most: sets and pair, each as its tiles; all tiles as one group in a hand without sets.
    pub groups: Vec<Vec<Tile>>,
    /// The part that the winning tile completed; `null` in a hand without sets.
    pub wait: Option<FuReason>,
    pub fu_items: Vec<FuItem>,
    pub fu: u8,
    pub yaku: Vec<YakuLine>,
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    pub limit: Option<LimitName>,
    pub base: i32,
    pub payments: Vec<PaymentStep>,
    /// Riichi sticks that the winner takes, in points.
    pub sticks: i32,
    /// The points that the winner receives in all.
    pub points: i32,
}

/// The payer of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Payer {
    Discarder,
    Dealer,
    Others,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PaymentStep {
    pub payer: Payer,
    /// The number of payers.
    pub count: u8,
    /// The multiple of the base points, before rounding to the next hundred; `null` if the house shares a self-draw in
    /// another way.
    pub times: Option<i32>,
    /// The points of each for the hand.
    pub points: i32,
    /// The points of each for honba.
    pub honba: i32,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ScoreQuery {
    /// The name of the rules; the preselected ones if not stated.
    pub rules: Option<String>,
    /// The hand, as `jantaku score` reads it.
    pub line: String,
    /// The number of riichi sticks on the table.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub sticks: u8,
}
