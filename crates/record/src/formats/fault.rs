use std::fmt;

use jantaku_core::rules::RulesError;
use jantaku_core::{HandError, MeldError, Seat};
use thiserror::Error;

/// A fault of a text in a foreign format, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{at}: {fault}")]
pub struct FormatError {
    /// The place of the fault in the text.
    pub at: Place,
    /// The fault that was found there.
    pub fault: FormatFault,
}

/// A place in a text, as precisely as its format allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Place {
    /// The text as a whole.
    #[default]
    Whole,
    /// A byte, from 0.
    Byte(u64),
    /// A line, from 1.
    Line(usize),
    /// A round, from 1, in a text that is one long line.
    Round {
        /// The number of the round, from 1.
        round: usize,
        /// The line, from 1.
        line: usize,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("the file"),
            Place::Byte(at) => write!(f, "byte {at}"),
            Place::Line(line) => write!(f, "line {line}"),
            Place::Round { round, line } => write!(f, "line {line}, round {round}"),
        }
    }
}

/// A fault of a foreign record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FormatFault {
    /// More than any record has.
    #[error("{what} is larger than {most} bytes, the most that is read")]
    TooLarge {
        /// The file, or what it unpacks to.
        what: &'static str,
        /// The largest number that is accepted.
        most: u64,
    },
    /// Packed more tightly than any text.
    #[error("it unpacks to more than {0} times its size; no record does")]
    TooTight(u64),
    /// Not a valid gzip file.
    #[error("the packed file is damaged: {0}")]
    Gzip(String),
    /// The bytes are no UTF-8 text.
    #[error("the text is not UTF-8")]
    NotUtf8,
    /// Elements or brackets nested more deeply than in any record.
    #[error("nested more than {0} deep; no record is")]
    TooDeep(usize),
    /// A document type, which no record needs.
    #[error("a document type declaration; records have none")]
    Doctype,
    /// Not XML or not JSON.
    #[error("{0}")]
    Syntax(String),
    /// None of the known formats.
    #[error(
        "this is no record in a known format: mjlog, tenhou.net/6 JSON, mjai, majiang, Mahjong Soul's JSON, Tenhou client stream or Jantaku's own"
    )]
    Unknown,
    /// Something other than the expected value.
    #[error("{expected} was expected, not {found}")]
    Expected {
        /// The kind of value that should stand there.
        expected: String,
        /// The value that stands there.
        found: String,
    },
    /// A required value is missing.
    #[error("{0} is missing")]
    Missing(String),
    /// Something that cannot come at this point.
    #[error("{0}")]
    OutOfPlace(String),
    /// Lists of draws and discards that cannot be put in an order of turns without a remainder.
    #[error("the draws and discards fit no order of turns: {entry}, of seat {seat}, is left over")]
    NoOrder {
        /// The seat whose moves have no order.
        seat: Seat,
        /// The first remaining entry, in words.
        entry: String,
    },
    /// A step of Mahjong Soul's that no match under our rules has.
    #[error("`{0}` is no step of riichi mahjong: it belongs to an event of Mahjong Soul's whose rules are not ours")]
    NotOurs(String),
    /// Tiles that are not a meld.
    #[error(transparent)]
    Meld(#[from] MeldError),
    /// Tiles that are not a hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Rules that cannot be played by.
    #[error("the rules it states: {0}")]
    Rules(#[from] RulesError),
}

impl FormatFault {
    pub(crate) fn at(self, at: Place) -> FormatError {
        FormatError { at, fault: self }
    }

    pub(crate) fn expected(expected: impl Into<String>, found: impl fmt::Display) -> FormatFault {
        let mut found = found.to_string();
        if let Some((cut, _)) = found.char_indices().nth(60) {
            found.truncate(cut);
            found.push('…');
        }
        FormatFault::Expected { expected: expected.into(), found: format!("`{found}`") }
    }

    pub(crate) fn missing(what: impl Into<String>) -> FormatFault {
        FormatFault::Missing(what.into())
    }
}

/// Why a record cannot be written in a format.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PrintError {
    /// The format does not support this number of players.
    #[error("{format} has no records of {players} players")]
    Players {
        /// The name of the format.
        format: &'static str,
        /// The number of players.
        players: usize,
    },
    /// The record does not state something that the format requires.
    #[error("round {round}: {format} states {what}, and the record does not")]
    NotStated {
        /// The name of the format.
        format: &'static str,
        /// The round, from 1.
        round: usize,
        /// The fact that the record lacks.
        what: &'static str,
    },
    /// The format cannot express this.
    #[error("round {round}: {format} cannot say {what}")]
    Unsayable {
        /// The name of the format.
        format: &'static str,
        /// The round, from 1.
        round: usize,
        /// What it cannot express.
        what: String,
    },
}
