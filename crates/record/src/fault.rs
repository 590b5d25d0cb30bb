use jantaku_core::WallError;
use jantaku_core::rules::RulesError;
use jantaku_engine::{DealError, ReplayError, SetupErrors};
use thiserror::Error;

use crate::LineError;
use crate::line::{Header, Hex32};

/// What is wrong with a record, and where.
#[derive(Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a record.
#[derive(Debug, Error)]
pub enum Fault {
    /// It cannot be read.
    #[error("the record cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// A line too long to be one.
    #[error("the line is longer than 1 MiB")]
    LineTooLong,
    /// A record too long to be one.
    #[error("the record is longer than 16 MiB")]
    RecordTooLong,
    /// Not JSON, an unknown field, or a value of the wrong kind.
    #[error("{message}{}", column.map(|column| format!(" (column {column})")).unwrap_or_default())]
    Syntax {
        /// What is wrong.
        message: String,
        /// Up to where it was read, where that is known.
        column: Option<usize>,
    },
    /// The first line is not that of a record.
    #[error("a record begins with a line of type `match`, this is `{0}`")]
    NoHeader(String),
    /// A form of record this program does not know.
    #[error("the record is of version {0}, this program reads version {version}", version = Header::VERSION)]
    Version(u32),
    /// The rules are not those that the record was made under.
    #[error("`rules_hash` does not fit `rules`, which have the hash {given}", given = String::from(*.given))]
    RulesHash {
        /// What the record says.
        stated: Hex32,
        /// What its rules give.
        given: Hex32,
    },
    /// Rules that cannot be.
    #[error("the rules: {0}")]
    Rules(#[from] RulesError),
    /// The players are not as many as the rules say.
    #[error("`seats` names {found} players, the rules are for {wanted}")]
    Seats {
        /// How many it names.
        found: usize,
        /// How many the rules ask for.
        wanted: usize,
    },
    /// Nothing where something must be.
    #[error("the record ends where {0} was expected")]
    Ends(&'static str),
    /// A line that cannot come here.
    #[error("here {expected} was expected, not a line of type `{found}`")]
    OutOfPlace {
        /// What should come.
        expected: &'static str,
        /// What came.
        found: &'static str,
    },
    /// A line that says something impossible.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The seed is not the one promised.
    #[error("the seed does not fit the commitment before the deal: it gives {given}", given = String::from(*.given))]
    Commitment {
        /// What was promised.
        committed: Hex32,
        /// What the seed gives.
        given: Hex32,
    },
    /// A wall that is still secret.
    #[error("the record ends before this wall is revealed, so the round cannot be dealt again")]
    Sealed,
    /// The revealed tiles are no wall.
    #[error(transparent)]
    Wall(#[from] WallError),
    /// More tiles drawn or turned than there are.
    #[error("the wall has no further tile for this")]
    WallOut,
    /// No hand can be dealt here.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The first hand cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// The record and the rules differ.
    #[error("{at}: the record says {record}, the rules say {rules}")]
    Differs {
        /// Where in the line.
        at: String,
        /// What the record says there.
        record: String,
        /// What the rules say there.
        rules: String,
    },
    /// A choice that the rules bar, or an event that does not fit the hands or the table.
    #[error(transparent)]
    Replay(ReplayError),
    /// A player must choose here, and the line tells no choice.
    #[error("here a player chooses; a line of type `{0}` is no choice that could be made")]
    NoChoice(&'static str),
}

impl Fault {
    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}
