use jantaku_store::GivenUp;
use jantaku_wire::ErrorCode;
use thiserror::Error;

use crate::refusal::Refusal;
use crate::tables::opening::MOST_OPEN;

/// Why somebody cannot have a match, or its table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(crate) enum TableRefusal {
    #[error("there is no such match")]
    NoSuchMatch,
    /// Somebody else's match, or one without people.
    #[error("you have no seat in this match")]
    NoSuchSeat,
    #[error("you play in this match, so you cannot watch it")]
    OwnMatch,
    #[error("the match is over: it stays in the list")]
    Over,
    /// Whoever would give it up has left it.
    #[error("others play this match too, and you have left it")]
    OthersPlay,
    #[error("you have {MOST_OPEN} matches that are not over, and there can be no more: end one of them, or give it up")]
    TooManyOpen,
    /// The table failed, and would fail again.
    #[error("this table has stopped and cannot go on (incident {0}); what was played is kept")]
    Stopped(String),
}

impl TableRefusal {
    /// Whether a match is given up, or why not.
    pub fn unless_done(given_up: GivenUp) -> Result<(), TableRefusal> {
        match given_up {
            GivenUp::Done => Ok(()),
            GivenUp::Over => Err(TableRefusal::Over),
            GivenUp::NoSeat => Err(TableRefusal::NoSuchSeat),
            GivenUp::NoMatch => Err(TableRefusal::NoSuchMatch),
            GivenUp::OthersPlay => Err(TableRefusal::OthersPlay),
        }
    }
}

impl Refusal for TableRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            TableRefusal::NoSuchMatch => ErrorCode::NoSuchMatch,
            TableRefusal::NoSuchSeat => ErrorCode::NoSuchSeat,
            TableRefusal::OwnMatch => ErrorCode::OwnMatch,
            TableRefusal::Over => ErrorCode::MatchOver,
            TableRefusal::OthersPlay | TableRefusal::TooManyOpen => ErrorCode::Refused,
            TableRefusal::Stopped(_) => ErrorCode::Stopped,
        }
    }

    fn key(&self) -> Option<&'static str> {
        (*self == TableRefusal::TooManyOpen).then_some("too_many_open")
    }
}
