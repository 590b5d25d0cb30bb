use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, Advised, DiscardHint, ScoreAnswer, ServerMessage, Tile, TileSafety, WaitLeft};

/// The drills, each with the number of its questions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillList {
    pub drills: Vec<DrillEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillEntry {
    pub key: String,
    /// The skills that it trains, in the order in which one learns them.
    pub skills: Vec<DrillSkill>,
}

/// A skill that a drill trains.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillSkill {
    /// Its key within the drill.
    pub key: String,
    /// The number of questions that come with the program; `null`: unlimited.
    pub questions: Option<u32>,
}

/// A question: a position, the choices, and the solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DrillQuestion {
    pub drill: String,
    /// The skill that it trains.
    pub skill: String,
    /// The difficulty, from 1 to 5.
    pub level: u8,
    /// The rules that it is asked under.
    pub rules: String,
    /// The table as its seat is sent it: a welcome, the view, and the prompt. Empty if only a hand is shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ServerMessage>>")]
    pub messages: Vec<ServerMessage>,
    /// The hand or the win, as the words of a stated win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// The seat in question at the table: that of the riichi, or of the discard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<u8>,
    pub choices: Vec<DrillChoice>,
    /// The numbers of the right choices; all of them are to be found.
    pub right: Vec<u8>,
    /// The reason for the answer.
    pub solution: DrillSolution,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum DrillChoice {
    Tile {
        tile: Tile,
    },
    Fu {
        fu: u8,
    },
    /// The points that the discarder pays.
    Ron {
        points: i32,
    },
    /// The points that the others pay for a self-draw.
    Tsumo {
        /// The dealer; `null` if the dealer won.
        dealer: Option<i32>,
        others: i32,
    },
    /// To do it: declare riichi, call, push.
    Yes {},
    /// Not to do it.
    No {},
}

/// The reasons for the right answer.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DrillSolution {
    /// The hand after each discard, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DrillDiscard>>")]
    pub discards: Vec<DrillDiscard>,
    /// The tiles that complete the hand, with the number that is not in the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WaitLeft>>")]
    pub waits: Vec<WaitLeft>,
    /// The score, step by step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreAnswer>,
    /// The safety of the tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<TileSafety>>")]
    pub safety: Vec<TileSafety>,
    /// A strong bot's estimates of the best way to do it, and of the best way not to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DrillEstimate>>")]
    pub estimates: Vec<DrillEstimate>,
    /// The adviser's view of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advised: Option<Advised>,
}

/// The hand after a discard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillDiscard {
    pub tile: Tile,
    /// The hand after it.
    pub hint: DiscardHint,
}

/// A strong bot's estimate of a choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillEstimate {
    pub choice: u8,
    /// The best way to do it.
    pub action: Action,
    /// The points of match value, compared with the best choice; 0 or less.
    pub points: i32,
    /// The chance to win the round, in percent.
    pub win: u8,
    /// The mean cost of dealing in with its discard, in the same points; 0 if nothing is discarded.
    pub danger: i32,
}

/// The puzzle of a day: the same for everybody.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DailyPuzzle {
    /// The day, as `2026-11-25`.
    pub date: String,
    pub question: DrillQuestion,
    /// The choice of each level of bot, best level first.
    pub levels: Vec<DailyAnswer>,
}

/// The choice of a level of bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DailyAnswer {
    pub level: String,
    /// The number of its choice; `null`: none of those.
    pub choice: Option<u8>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct QuestionQuery {
    /// The drill, by key.
    pub drill: String,
    /// The skill, by key.
    pub skill: String,
    /// Its number: after the last question the first follows.
    #[ts(type = "number")]
    pub n: u64,
    /// The difficulty, from 1 to 5, or the nearest there is. Any if not stated.
    pub level: Option<u8>,
    /// The rules for hands; the preselected ones if not stated.
    pub rules: Option<String>,
    /// The source of the question: the program's matches if not stated.
    pub from: Option<QuestionsFrom>,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum QuestionsFrom {
    /// The player's own matches, and the records the server was given.
    Own,
}

/// The day whose puzzle is asked for.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DailyQuery {
    pub date: String,
}
