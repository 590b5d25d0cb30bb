use jantaku_career::refusals;
use jantaku_wire::ErrorCode;

use crate::refusal::{Refusal, SENTENCES};

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum RoomRefusal {
        NoSuchRoom,
        /// The host keeps them out: they see nothing of it.
        KeptOut,
        RoomSeatTaken,
        RoomNamedSeat,
        RoomOwnSeat,
        RoomSeatsDrawn,
        RoomNotHost,
        RoomInPlay,
        RoomNotInPlay,
        RoomNoSeat,
        RoomLooksAlike,
        /// The terms have changed since.
        RoomChanged,
        RoomNotSealed,
        RoomNotThere,
        /// The host keeps them out: they do nothing there.
        RoomKeptOut,
        RoomTooMany,
        RoomTooManyHere,
        RoomFull,
    }
}

impl Refusal for RoomRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            RoomRefusal::NoSuchRoom => ErrorCode::NoSuchRoom,
            RoomRefusal::KeptOut => ErrorCode::KeptOut,
            _ => ErrorCode::Refused,
        }
    }

    fn key(&self) -> Option<&'static str> {
        (self.code() == ErrorCode::Refused).then(|| self.key())
    }
}
