use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Dora, Leftover, Outcome, ResultLine, SettleUnit, TransferReason};

/// The end of a round, and its payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoundEnd {
    pub outcome: Outcome,
    pub dora: Vec<Dora>,
    /// The dora under them, if a winner in riichi turned them.
    pub ura: Vec<Dora>,
    /// The payments, with their reasons.
    pub transfers: Vec<Transfer>,
    pub changes: Vec<ScoreChange>,
    pub sticks: u32,
    /// Chips that change hands, by seat; none if nobody pays any.
    pub chips: Vec<i32>,
}

/// The change of a score by the end of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ScoreChange {
    /// Points before the payments; a riichi stick of this round is already gone.
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
    /// The riichi sticks on the table.
    Pot {},
}

/// The settlement of a game, or of all games of a match together; the last one ends the match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MatchEnd {
    /// The reason why it is over.
    pub reason: EndReason,
    /// The number of the settlement in the match, from 1.
    pub game: u8,
    /// The number of settlements in the match: with the last one it is over.
    pub games: u8,
    /// The unit of results.
    pub unit: SettleUnit,
    /// A thousand points in this unit.
    pub per_thousand: i32,
    /// The parts of the result besides the points: what the amounts are for.
    pub lines: Vec<ResultLine>,
    pub standings: Vec<Standing>,
    /// The points that are subtracted from everybody's.
    pub return_points: i32,
    /// Riichi sticks nobody won.
    pub leftover_sticks: u32,
    /// The use of the leftover sticks.
    pub leftover: Leftover,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum EndReason {
    /// The last hand is played.
    LastHand,
    /// Somebody has reached the goal.
    Goal,
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
    /// The amount of each of the lines, in points.
    pub amounts: Vec<i32>,
    /// The result, in points.
    pub total: i32,
}
