//! The scripts of lessons.

use jantaku_core::notation;
use jantaku_wire::{
    Action, Intent, Lesson, LessonGoal, LessonMistake, LessonOption, LessonPart, LessonStep, ServerMessage, Tile,
};
use serde::Deserialize;

use crate::LessonError;
use crate::play::{Playing, ScriptTable};

/// The script of a lesson.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What its tables do not show, because a later lesson teaches it.
    #[serde(default)]
    pub hides: Vec<Untaught>,
    /// The steps in order.
    pub steps: Vec<ScriptStep>,
}

/// What a table shows of things that a later lesson teaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Untaught {
    /// That riichi can be declared, or why not.
    Riichi,
    /// That the hand is furiten.
    Furiten,
}

impl Untaught {
    fn hide(self, message: &mut ServerMessage) {
        match (self, message) {
            (Untaught::Riichi, ServerMessage::Prompt { choices, denied, .. }) => {
                choices.retain(|choice| !matches!(choice.action, Action::Riichi { .. }));
                denied.retain(|one| one.what != Intent::Riichi {});
            }
            (Untaught::Riichi, ServerMessage::Event { denied, .. }) => {
                denied.retain(|one| one.what != Intent::Riichi {});
            }
            (Untaught::Furiten, ServerMessage::Event { after, .. }) => after.own.furiten = None,
            _ => {}
        }
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptStep {
    /// The key of its texts.
    pub key: String,
    /// The table that begins here.
    pub table: Option<ScriptTable>,
    /// Whether the step is away from the table that has begun; what is picked or chosen always is.
    #[serde(default)]
    pub aside: bool,
    /// What seats choose on the way here, in order: the number of the seat and the choice. Everything else is passed, or
    /// discarded as drawn.
    #[serde(default)]
    pub play: Vec<String>,
    /// Whether nothing is played on the way here.
    #[serde(default)]
    pub still: bool,
    /// What is asked: `next`, `pick 123m`, `choose 1` (counted from 0), `open why`, or a choice such as `discard 5z`.
    pub goal: String,
    /// The tiles to pick from.
    #[serde(default)]
    pub from: String,
    /// The answers to choose from: `3900 points`, `4 tiles`, or a key.
    #[serde(default)]
    pub options: Vec<String>,
    /// Tiles shown beside the words, in groups.
    #[serde(default)]
    pub tiles: Vec<String>,
    /// Whether it is a hand to solve.
    #[serde(default)]
    pub exercise: bool,
    /// Wrong answers with words of their own.
    #[serde(default)]
    pub mistakes: Vec<LessonMistake>,
    /// What makes the answer right, for the tests.
    pub check: Option<Check>,
}

/// What makes an answer the right one; the tests ask the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// The tiles picked are those that the tiles shown wait for.
    Waits,
    /// No other three of the tiles make a set.
    Set,
    /// The tiles picked leave four sets and a pair.
    Complete,
    /// No other discard leaves the hand tenpai.
    Tenpai,
    /// No other discard is as safe.
    Safest,
    /// The win that is asked for is on offer.
    Win,
    /// Whether the tiles shown, won on the last one by ron, have a yaku.
    Yaku,
    /// Whether the first tiles shown, a hand, are furiten by the others, its discards.
    Furiten,
    /// Whether a triplet of the tile on offer is worth a yaku.
    Call,
    /// The tile picked is the dora of the indicator shown.
    Dora,
    /// How many dora the second tiles shown have by the first, an indicator; red fives count.
    DoraCount,
}

impl Script {
    pub(crate) fn play(&self, key: &str) -> Result<Lesson, LessonError> {
        let mut playing = None;
        let mut steps: Vec<LessonStep> =
            self.steps.iter().map(|step| step.play(key, &mut playing)).collect::<Result<_, _>>()?;
        for message in steps.iter_mut().flat_map(|step| step.messages.iter_mut().chain(&mut step.after)) {
            self.hides.iter().for_each(|hidden| hidden.hide(message));
        }
        Ok(Lesson { key: key.to_owned(), steps })
    }
}

impl ScriptStep {
    fn play(&self, lesson: &str, playing: &mut Option<Playing>) -> Result<LessonStep, LessonError> {
        if let Some(table) = &self.table {
            *playing = Some(Playing::deal(lesson, &self.key, table)?);
        }
        let words_alone = self.aside || ["pick", "choose"].iter().any(|asked| self.goal.starts_with(asked));
        let at_table = playing.as_mut().filter(|_| !words_alone);
        let table = at_table.is_some();
        let (goal, messages, after) = match at_table {
            Some(playing) => {
                if !self.still {
                    playing.run(&self.key, &self.play)?;
                }
                let (goal, messages) = self.goal_at(playing)?;
                (goal, messages, playing.take())
            }
            None => (self.goal_aside()?, vec![], vec![]),
        };
        let groups = self.tiles.iter().map(|group| self.read(group)).collect::<Result<_, _>>()?;
        Ok(LessonStep {
            key: self.key.clone(),
            table,
            messages,
            tiles: groups,
            goal,
            after,
            exercise: self.exercise,
            mistakes: self.mistakes.clone(),
        })
    }

    /// The goal at a table, with the messages that lead to it. A choice is then made.
    fn goal_at(&self, playing: &mut Playing) -> Result<(LessonGoal, Vec<ServerMessage>), LessonError> {
        if self.goal == "next" {
            return Ok((LessonGoal::Next {}, playing.take()));
        }
        let part = match self.goal.as_str() {
            "open why" => Some(LessonPart::Why),
            "open standings" => Some(LessonPart::Standings),
            _ => None,
        };
        playing.prompt();
        if let Some(part) = part {
            return Ok((LessonGoal::Open { part }, playing.take()));
        }
        let messages = playing.take();
        let action = playing.choose(&self.key, &self.goal)?;
        Ok((LessonGoal::Act { action }, messages))
    }

    fn goal_aside(&self) -> Result<LessonGoal, LessonError> {
        match self.goal.split_once(' ') {
            None if self.goal == "next" => Ok(LessonGoal::Next {}),
            Some(("pick", tiles)) => Ok(LessonGoal::Pick { from: self.read(&self.from)?, wanted: self.read(tiles)? }),
            Some(("choose", nth)) => {
                let wanted = nth.parse().map_err(|_| self.impossible())?;
                Ok(LessonGoal::Choose {
                    options: self.options.iter().map(|option| read_option(option)).collect(),
                    wanted,
                })
            }
            _ => Err(self.impossible()),
        }
    }

    fn impossible(&self) -> LessonError {
        LessonError::Impossible { step: self.key.clone(), what: self.goal.clone(), legal: vec![] }
    }

    fn read(&self, text: &str) -> Result<Vec<Tile>, LessonError> {
        let wrong = |_| LessonError::Tiles { step: self.key.clone(), text: text.to_owned() };
        notation::parse_tiles(text).map_err(wrong)
    }
}

/// `3900 points`, `4 tiles`, or a key.
fn read_option(text: &str) -> LessonOption {
    let number = |unit: &str| text.strip_suffix(unit).map(str::trim);
    let points = number("points").and_then(|points| points.parse().ok());
    let count = number("tiles").and_then(|count| count.parse().ok());
    match (points, count) {
        (Some(points), _) => LessonOption::Points { points },
        (_, Some(count)) => LessonOption::Count { count },
        _ => LessonOption::Word { key: text.to_owned() },
    }
}
