use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, ServerMessage, Tile};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LessonList {
    pub lessons: Vec<LessonEntry>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LessonEntry {
    /// Its key, with which its texts begin.
    pub key: String,
    pub steps: u32,
}

/// A lesson: its steps in order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Lesson {
    pub key: String,
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: a position, a question, and the comments on wrong answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct LessonStep {
    /// The key of its texts within the lesson.
    pub key: String,
    /// Whether it is at the table; otherwise there are only words and tiles.
    pub table: bool,
    /// The messages of the table since the step before; a new table begins with its welcome.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ServerMessage>>")]
    pub messages: Vec<ServerMessage>,
    /// Tiles shown beside the words, in groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Vec<Tile>>>")]
    pub tiles: Vec<Vec<Tile>>,
    pub goal: LessonGoal,
    /// The messages of the table after the right answer, before the next step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ServerMessage>>")]
    pub after: Vec<ServerMessage>,
    /// Whether it is to be solved: the answer is marked only on request.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub exercise: bool,
    /// The mistakes that have their own comments here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LessonMistake>>")]
    pub mistakes: Vec<LessonMistake>,
}

/// The goal of a step.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum LessonGoal {
    Next {},
    Pick {
        from: Vec<Tile>,
        wanted: Vec<Tile>,
    },
    Choose {
        options: Vec<LessonOption>,
        /// The number of the right one.
        wanted: u8,
    },
    /// Make a choice at the table.
    Act {
        action: Action,
    },
    /// Open a part of the table.
    Open {
        part: LessonPart,
    },
}

/// A part of the table that a step may ask to open.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum LessonPart {
    /// The list of refused actions, with reasons.
    Why,
    Standings,
}

/// An answer to choose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum LessonOption {
    /// A number of points.
    Points {
        points: i32,
    },
    Count {
        count: u8,
    },
    /// Words of this key.
    Word {
        key: String,
    },
}

/// The kinds of wrong answers.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum LessonMistake {
    /// Not all of the tiles were picked.
    TooFew,
    /// A wrong tile was picked, or a wrong answer chosen.
    Wrong,
    /// Another tile was discarded.
    OtherTile,
    /// A tile was discarded without the declaration that was asked for.
    Discarded,
    /// The tile was let go.
    Passed,
    /// The tile was called, or riichi declared, although that was not asked for.
    Declared,
}
