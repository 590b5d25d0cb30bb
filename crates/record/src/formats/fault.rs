use std::fmt;

use jantaku_core::rules::RulesError;
use jantaku_core::{HandError, MeldError, Seat};
use thiserror::Error;

/// What is wrong with a text in a foreign format, and where.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{at}: {fault}")]
pub struct FormatError {
    /// Where.
    pub at: Place,
    /// What is wrong.
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
    /// A round, from 1, where a text is one long line.
    Round {
        /// The round.
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

/// What can be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FormatFault {
    /// More than a record ever has.
    #[error("{what} is larger than {most} bytes, the most that is read")]
    TooLarge {
        /// The file, or what it unpacks to.
        what: &'static str,
        /// The bound.
        most: u64,
    },
    /// Packed more tightly than text can be.
    #[error("it unpacks to more than {0} times its size; no record does")]
    TooTight(u64),
    /// Not a gzip file after all.
    #[error("the packed file is damaged: {0}")]
    Gzip(String),
    /// Not text.
    #[error("the text is not UTF-8")]
    NotUtf8,
    /// Elements or brackets nested beyond any record.
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
        "this is no record in a known format: mjlog, tenhou.net/6 JSON, mjai, majiang, Tenhou client stream or Jantaku's own"
    )]
    Unknown,
    /// Something else stands where a value must be.
    #[error("{expected} was expected, not {found}")]
    Expected {
        /// What should stand there.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A value that must be there is not.
    #[error("{0} is missing")]
    Missing(String),
    /// Something that cannot come at this point.
    #[error("{0}")]
    OutOfPlace(String),
    /// Lists of draws and discards of which something is left over in every order of turns.
    #[error("the draws and discards fit no order of turns: {entry}, of seat {seat}, is left over")]
    NoOrder {
        /// Whose it is.
        seat: Seat,
        /// What is left over, in words.
        entry: String,
    },
    /// Tiles that make no meld.
    #[error(transparent)]
    Meld(#[from] MeldError),
    /// Tiles that make no hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Rules that are none.
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

/// What keeps a record from being written in a format.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PrintError {
    /// The format knows no table of this size.
    #[error("{format} has no records of {players} players")]
    Players {
        /// The format.
        format: &'static str,
        /// How many play.
        players: usize,
    },
    /// The record does not state what the format must.
    #[error("round {round}: {format} states {what}, and the record does not")]
    NotStated {
        /// The format.
        format: &'static str,
        /// The round, from 1.
        round: usize,
        /// What is missing.
        what: &'static str,
    },
    /// The format has no way to say it.
    #[error("round {round}: {format} cannot say {what}")]
    Unsayable {
        /// The format.
        format: &'static str,
        /// The round, from 1.
        round: usize,
        /// What.
        what: String,
    },
}
