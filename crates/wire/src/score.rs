//! The score of a stated hand, step by step.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{DoraCount, FuItem, FuReason, LimitName, Tile, YakuLine};

/// What a stated hand scores.
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
    /// What is stated of it cannot be.
    Contradiction,
}

/// A win, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ScoredHand {
    /// The reading that scores most: sets and pair, each as its tiles; all tiles as one group in a hand without sets.
    pub groups: Vec<Vec<Tile>>,
    /// What the winning tile completed; `null` in a hand without sets.
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
    /// What the winner receives in all.
    pub points: i32,
}

/// Who pays for a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Payer {
    /// Who discarded the tile.
    Discarder,
    Dealer,
    Others,
}

/// What one payer, or each of several, pays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PaymentStep {
    pub payer: Payer,
    /// How many of them.
    pub count: u8,
    /// How many times the base points, before rounding to the next hundred; `null` where the house shares a self-draw in
    /// another way.
    pub times: Option<i32>,
    /// What each pays for the hand.
    pub points: i32,
    /// What each pays for honba.
    pub honba: i32,
}

/// A hand to be scored.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ScoreQuery {
    /// The name of the rules; those that are preselected if not stated.
    pub rules: Option<String>,
    /// The hand, as `jantaku score` reads it.
    pub line: String,
    /// The number of riichi sticks that lie on the table.
    #[serde(default)]
    #[ts(optional, as = "Option<u8>")]
    pub sticks: u8,
}
