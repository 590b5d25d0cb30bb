use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, Advised, DiscardHint, ScoreAnswer, ServerMessage, Tile, TileSafety, WaitLeft};

/// The drills, with how many questions each has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillList {
    /// The drills in their order.
    pub drills: Vec<DrillEntry>,
}

/// A drill in the list.
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
    /// The number of questions that come with the program; `null`: as many as one likes.
    pub questions: Option<u32>,
}

/// A question: what is seen, what is to be chosen, and the solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DrillQuestion {
    pub drill: String,
    /// The skill that it trains.
    pub skill: String,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// The rules that it is asked under.
    pub rules: String,
    /// The table, as its seat is told of it: a welcome, the view, and what the seat may do. Nothing where only a hand is shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ServerMessage>>")]
    pub messages: Vec<ServerMessage>,
    /// The hand or the win, as the words of a stated win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// What it is about at the table, besides the hand: whose riichi, or whose discard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<u8>,
    /// What to choose from.
    pub choices: Vec<DrillChoice>,
    /// The numbers of the right choices; all of them are to be found.
    pub right: Vec<u8>,
    /// Why it is right.
    pub solution: DrillSolution,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum DrillChoice {
    Tile {
        tile: Tile,
    },
    /// A number of fu.
    Fu {
        fu: u8,
    },
    /// What the discarder pays.
    Ron {
        points: i32,
    },
    /// What the others pay for a self-draw.
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

/// Why the answer is right.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct DrillSolution {
    /// What each discard leaves, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DrillDiscard>>")]
    pub discards: Vec<DrillDiscard>,
    /// What completes the hand, with how many of it are not in the hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WaitLeft>>")]
    pub waits: Vec<WaitLeft>,
    /// The score, step by step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreAnswer>,
    /// How safe the tiles are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<TileSafety>>")]
    pub safety: Vec<TileSafety>,
    /// What a strong bot expects of the best way to do it, and of the best way not to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<DrillEstimate>>")]
    pub estimates: Vec<DrillEstimate>,
    /// What the adviser says of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advised: Option<Advised>,
}

/// What a discard leaves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillDiscard {
    pub tile: Tile,
    /// The hand after it.
    pub hint: DiscardHint,
}

/// What a strong bot expects of a choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DrillEstimate {
    /// The number of the choice.
    pub choice: u8,
    /// The best way to do it.
    pub action: Action,
    /// How many points of match value it is worth, compared with the best; 0 or less.
    pub points: i32,
    /// How likely it wins the round, in percent.
    pub win: u8,
    /// What dealing in with its discard costs on average, in the same points; 0 where nothing is discarded.
    pub danger: i32,
}

/// The puzzle of a day: the same for everybody.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DailyPuzzle {
    /// The day, as `2026-11-25`.
    pub date: String,
    pub question: DrillQuestion,
    /// What each level of bot chooses, the best level first.
    pub levels: Vec<DailyAnswer>,
}

/// What a level of bot chooses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DailyAnswer {
    pub level: String,
    /// The number of its choice; `null`: none of those.
    pub choice: Option<u8>,
}

/// Which question is asked for.
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
    /// How hard it should be, from 1 to 5; the nearest there is. Any if not stated.
    pub level: Option<u8>,
    /// The rules for hands; those that are preselected if not stated.
    pub rules: Option<String>,
    /// Where it comes from: the program's matches if not stated.
    pub from: Option<QuestionsFrom>,
}

/// Where questions may come from.
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
