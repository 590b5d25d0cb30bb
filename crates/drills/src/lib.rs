//! Drills: questions from positions of real play.
//!
//! A [`Drill`] is what is asked. [`Examiner::questions`] finds the questions that a match holds, as [`Entry`]s; [`Shelf`] has
//! those of the matches that come with the program. A question becomes a message with [`ask`].

mod drill;
mod examiner;
mod find;
mod message;
mod played;
mod shelf;
mod task;

pub use drill::Drill;
pub use examiner::Examiner;
pub use message::{answers, ask, task_at};
pub use played::{Place, Played, ReadFault};
pub use shelf::{Entry, EntryFault, ONE_SUIT, Shelf, ShelfFault, Source, one_suit};
pub use task::Task;

use jantaku_bots::UnknownBot;
use jantaku_engine::FoldError;
use jantaku_scenario::SceneError;
use thiserror::Error;

/// Why a question cannot be asked.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum DrillError {
    /// There is no such question.
    #[error("there is no such question")]
    Unknown,
    /// A position that the match does not have.
    #[error("the match has no such position: {0}")]
    Position(#[from] FoldError),
    /// A hand that cannot be read.
    #[error(transparent)]
    Hand(#[from] SceneError),
    /// The match cannot be read.
    #[error(transparent)]
    Match(#[from] ReadFault),
    /// The matches and questions that come with the program cannot be read.
    #[error(transparent)]
    Shelf(#[from] ShelfFault),
    /// A bot that judges is missing.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// Under these rules it is no question.
    #[error("under the rules `{0}` there is nothing to ask here")]
    Rules(String),
}

/// A number that looks random, and depends on nothing but the text (FNV-1a).
pub fn text_hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
