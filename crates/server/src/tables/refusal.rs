use axum::http::StatusCode;
use jantaku_wire::ErrorCode;
use thiserror::Error;

use crate::refusal::Refusal;
use crate::tables::opening::MOST_OPEN;

/// Why somebody cannot have a match, or its table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TableRefusal {
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

impl Refusal for TableRefusal {
    fn status(&self) -> StatusCode {
        match self {
            TableRefusal::NoSuchMatch | TableRefusal::NoSuchSeat => StatusCode::NOT_FOUND,
            TableRefusal::Stopped(_) => StatusCode::INTERNAL_SERVER_ERROR,
            TableRefusal::OwnMatch | TableRefusal::Over | TableRefusal::OthersPlay | TableRefusal::TooManyOpen => {
                StatusCode::CONFLICT
            }
        }
    }

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
