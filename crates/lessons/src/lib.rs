//! Lessons for people new to the game.
//!
//! A lesson is a script: tables dealt from a stacked wall, what is played at them, and what each step asks for. The engine
//! plays it, and [`lesson`] returns what one seat is sent meanwhile, as messages of the wire.

mod play;
mod script;

use jantaku_core::rules::RulesError;
use jantaku_engine::{FoldError, PlayError, SetupErrors};
use jantaku_scenario::SceneError;
use jantaku_wire::{Lesson, LessonEntry, LessonList};
use thiserror::Error;

pub use play::ScriptTable;
pub use script::{Check, Script, ScriptStep, Untaught};

/// The scripts in the order of the lessons, by key.
const SCRIPTS: &[(&str, &str)] = &[
    ("tiles", include_str!("../lessons/tiles.toml")),
    ("hand", include_str!("../lessons/hand.toml")),
    ("turn", include_str!("../lessons/turn.toml")),
    ("yaku", include_str!("../lessons/yaku.toml")),
    ("riichi", include_str!("../lessons/riichi.toml")),
    ("calls", include_str!("../lessons/calls.toml")),
    ("furiten", include_str!("../lessons/furiten.toml")),
    ("dora", include_str!("../lessons/dora.toml")),
    ("defence", include_str!("../lessons/defence.toml")),
    ("match", include_str!("../lessons/match.toml")),
    ("walkthrough", include_str!("../lessons/walkthrough.toml")),
];

/// Why a script cannot be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LessonError {
    /// There is no lesson of this key.
    #[error("there is no such lesson")]
    Unknown,
    /// The text of the script is no script.
    #[error(transparent)]
    Script(#[from] toml::de::Error),
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A table cannot be set up.
    #[error("{step}: {error}")]
    Scene {
        /// The step that begins it.
        step: String,
        error: SceneError,
    },
    /// A table cannot be dealt.
    #[error(transparent)]
    Deal(#[from] SetupErrors),
    /// The engine refused a choice.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// An event does not follow.
    #[error(transparent)]
    Fold(#[from] FoldError),
    /// A goal or a line of play that cannot be read, or is not possible there.
    #[error("{step}: `{what}` is not possible; possible are {legal:?}")]
    Impossible {
        step: String,
        what: String,
        /// What the seat may do instead.
        legal: Vec<String>,
    },
    /// Tiles that cannot be read.
    #[error("{step}: `{text}` is no list of tiles")]
    Tiles { step: String, text: String },
}

/// The keys of all lessons, in order.
pub fn keys() -> impl Iterator<Item = &'static str> {
    SCRIPTS.iter().map(|(key, _)| *key)
}

pub fn script(key: &str) -> Result<Script, LessonError> {
    let (_, text) = SCRIPTS.iter().find(|(known, _)| *known == key).ok_or(LessonError::Unknown)?;
    Ok(toml::from_str(text)?)
}

/// The lessons in their order.
pub fn list() -> Result<LessonList, LessonError> {
    let entry = |key: &str| Ok(LessonEntry { key: key.to_owned(), steps: script(key)?.steps.len() as u32 });
    Ok(LessonList { lessons: keys().map(entry).collect::<Result<_, LessonError>>()? })
}

pub fn lesson(key: &str) -> Result<Lesson, LessonError> {
    script(key)?.play(key)
}
