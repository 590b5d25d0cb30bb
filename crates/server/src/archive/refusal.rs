use axum::http::StatusCode;
use jantaku_career::refusals;
use jantaku_wire::ErrorCode;
use jantaku_wire::convert::record::ReplayFault;

use crate::refusal::{Malformed, Refusal, SENTENCES, usual_status};

refusals! {
    SENTENCES;
    /// Why a finished match is not shown.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum ArchiveRefusal {
        /// The match goes on.
        OutOfOrder,
        /// A damaged match without a whole round.
        Storage,
    }
}

impl Refusal for ArchiveRefusal {
    fn status(&self) -> StatusCode {
        match self {
            ArchiveRefusal::Storage => StatusCode::NOT_FOUND,
            _ => usual_status(self.code()),
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            ArchiveRefusal::OutOfOrder => ErrorCode::OutOfOrder,
            ArchiveRefusal::Storage => ErrorCode::Storage,
        }
    }
}

impl Refusal for ReplayFault {
    fn code(&self) -> ErrorCode {
        self.code()
    }
}

pub(crate) fn no_such_page() -> Malformed {
    Malformed("`after` is no place in the list".to_owned())
}
