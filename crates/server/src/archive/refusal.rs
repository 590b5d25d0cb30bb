use axum::http::StatusCode;
use jantaku_wire::ErrorCode;
use jantaku_wire::convert::record::ReplayFault;
use thiserror::Error;

use crate::refusal::{Refusal, usual_status};

/// Why a finished match, or a list of them, is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum ArchiveRefusal {
    #[error("the match is not over: its walls are secret until then")]
    NotOver,
    /// A damaged match without a round that is whole.
    #[error("no round of this match can be saved")]
    NothingSaved,
    /// A replay longer than any match.
    #[error("the record is too long to be shown")]
    TooLong,
    #[error("`after` is no place in the list")]
    NoSuchPage,
    #[error("`search` is too long")]
    LongSearch,
}

impl Refusal for ArchiveRefusal {
    fn status(&self) -> StatusCode {
        match self {
            ArchiveRefusal::NothingSaved => StatusCode::NOT_FOUND,
            _ => usual_status(self.code()),
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            ArchiveRefusal::NotOver => ErrorCode::OutOfOrder,
            ArchiveRefusal::NothingSaved => ErrorCode::Storage,
            ArchiveRefusal::TooLong | ArchiveRefusal::NoSuchPage | ArchiveRefusal::LongSearch => ErrorCode::Malformed,
        }
    }
}

impl Refusal for ReplayFault {
    fn code(&self) -> ErrorCode {
        self.code()
    }
}
