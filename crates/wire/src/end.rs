use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Dora, Leftover, Outcome, ResultLine, SettleUnit, TransferReason};

/// How a round ended, and what it cost whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoundEnd {
    pub outcome: Outcome,
    pub dora: Vec<Dora>,
    /// The dora under them, where a winner in riichi turned them.
    pub ura: Vec<Dora>,
    /// Who pays whom, and for what.
    pub transfers: Vec<Transfer>,
    pub changes: Vec<ScoreChange>,
    /// Riichi sticks left on the table.
    pub sticks: u32,
    /// Chips that change hands, by seat; none where nobody pays any.
    pub chips: Vec<i32>,
}

/// What the end of a round did to a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ScoreChange {
    /// Points before the payments; a riichi stick laid in this round is already gone.
    pub before: i32,
    pub delta: i32,
    pub after: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Transfer {
    pub from: Account,
    pub to: Account,
    pub points: i32,
    pub reason: TransferReason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Account {
    Seat {
        seat: u8,
    },
    /// As riichi sticks on the table.
    Pot {},
}

/// The settlement of a game, or of all games of a match together; the last one ends the match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MatchEnd {
    /// Why it is over.
    pub reason: EndReason,
    /// Which settlement of the match it is, from 1.
    pub game: u8,
    /// How many settlements the match has: with the last one it is over.
    pub games: u8,
    /// The unit of results.
    pub unit: SettleUnit,
    /// What a thousand points are in it.
    pub per_thousand: i32,
    /// What makes the result beside the points: what the amounts are for.
    pub lines: Vec<ResultLine>,
    pub standings: Vec<Standing>,
    /// What is subtracted from everybody's points.
    pub return_points: i32,
    /// Riichi sticks nobody won.
    pub leftover_sticks: u32,
    /// What becomes of them.
    pub leftover: Leftover,
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum EndReason {
    /// The last hand is played.
    LastHand,
    /// Somebody has the points to be reached.
    Goal,
    /// Somebody has run out of points.
    Bust,
    /// The last dealer won and leads.
    AgariYame,
    /// The last dealer won and chose to end it, leading or not.
    AgariStop,
    /// The last dealer kept the deal after a draw and leads.
    TenpaiYame,
    /// The last dealer kept the deal after a draw and chose to end it, leading or not.
    TenpaiStop,
}

/// What a player has at the end of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Standing {
    pub seat: u8,
    pub place: u8,
    /// Points on the table.
    pub points: i32,
    /// What each of the lines gives or takes, in points.
    pub amounts: Vec<i32>,
    /// The result, in points.
    pub total: i32,
}
