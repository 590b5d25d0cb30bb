use std::fmt;

use super::Difference;
use crate::formats::Place;

/// Something of a record that is no fault of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// A text for people contradicts the tiles, which agree with han and points.
    Label(Difference),
    /// The record ends within a round, or is a position of it, and states no result.
    Unfinished {
        /// The round's name, such as `E2.1`.
        round: String,
        /// The round's place in the text.
        at: Place,
        /// The number of moves that it has.
        moves: usize,
    },
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Label(Difference { round, at, check, record, rules, .. }) => {
                write!(f, "{round} ({at}): {}: the record says {record}, the rules say {rules}", check.what())
            }
            Remark::Unfinished { round, at, moves } => {
                write!(f, "{round} ({at}): the record ends after {moves} moves of this hand and states no result")
            }
        }
    }
}
