use jantaku_career::refusals;
use jantaku_store::GivenUp;
use jantaku_wire::ErrorCode;

use crate::refusal::{Refusal, SENTENCES};

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) enum TableRefusal {
        NoSuchMatch,
        /// Somebody else's match, or one without people.
        NoSuchSeat,
        OwnMatch,
        MatchOver,
        /// The player has left the match that they would give up.
        OthersPlay,
        TooManyOpen { most: u32 },
        /// The table failed, and would fail again.
        Stopped { incident: String },
    }
}

impl TableRefusal {
    /// An error unless the match is given up.
    pub fn unless_done(given_up: GivenUp) -> Result<(), TableRefusal> {
        match given_up {
            GivenUp::Done => Ok(()),
            GivenUp::Over => Err(TableRefusal::MatchOver),
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
            TableRefusal::MatchOver => ErrorCode::MatchOver,
            TableRefusal::OthersPlay | TableRefusal::TooManyOpen { .. } => ErrorCode::Refused,
            TableRefusal::Stopped { .. } => ErrorCode::Stopped,
        }
    }

    fn key(&self) -> Option<&'static str> {
        (self.code() == ErrorCode::Refused).then(|| self.key())
    }
}
