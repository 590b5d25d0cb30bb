use jantaku_wire::ErrorCode;
use thiserror::Error;

use crate::refusal::Refusal;

/// Why a room does not allow something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum RoomRefusal {
    #[error("there is no such room: everybody has left it, or its link or code is incomplete")]
    NoSuchRoom,
    /// The host keeps them out, so that they see nothing of it.
    #[error("the host of this room keeps you out")]
    Closed,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("there is nobody on this seat, or no such seat")]
    NamedSeat,
    #[error("this is your own seat: give it up, or leave the room")]
    OwnSeat,
    #[error("the seats of this room are drawn before each match: there is nothing to swap")]
    SeatsDrawn,
    #[error("only the host of the room may do this")]
    NotHost,
    #[error("a match is being played in this room")]
    InPlay,
    #[error("no match is being played in this room")]
    NotInPlay,
    #[error("take a seat first")]
    NoSeat,
    #[error("somebody in this room has the same name, or one that looks the same: choose another name")]
    LooksAlike,
    /// What somebody agreed to has changed.
    #[error("the room has changed meanwhile: look at it again before you are ready")]
    Changed,
    #[error("this is not what you have sealed for the first hand")]
    NotSealed,
    #[error("this person is not in the room any more")]
    NotThere,
    /// The host keeps them out, so that they do nothing there.
    #[error("the host of this room keeps you out")]
    KeptOut,
    #[error("you have opened several rooms already: leave one of them first")]
    TooMany,
    #[error("there are many rooms opened from your network: close one of them first, or try again later")]
    TooManyHere,
    #[error("this server has as many rooms as it can keep: try again later")]
    Full,
}

impl Refusal for RoomRefusal {
    fn code(&self) -> ErrorCode {
        match self {
            RoomRefusal::NoSuchRoom => ErrorCode::NoSuchRoom,
            RoomRefusal::Closed => ErrorCode::KeptOut,
            _ => ErrorCode::Refused,
        }
    }

    fn key(&self) -> Option<&'static str> {
        Some(match self {
            RoomRefusal::NoSuchRoom | RoomRefusal::Closed => return None,
            RoomRefusal::SeatTaken => "room_seat_taken",
            RoomRefusal::NamedSeat => "room_named_seat",
            RoomRefusal::OwnSeat => "room_own_seat",
            RoomRefusal::SeatsDrawn => "room_seats_drawn",
            RoomRefusal::NotHost => "room_not_host",
            RoomRefusal::InPlay => "room_in_play",
            RoomRefusal::NotInPlay => "room_not_in_play",
            RoomRefusal::NoSeat => "room_no_seat",
            RoomRefusal::LooksAlike => "room_looks_alike",
            RoomRefusal::Changed => "room_changed",
            RoomRefusal::NotSealed => "room_not_sealed",
            RoomRefusal::NotThere => "room_not_there",
            RoomRefusal::KeptOut => "room_kept_out",
            RoomRefusal::TooMany => "room_too_many",
            RoomRefusal::TooManyHere => "room_too_many_here",
            RoomRefusal::Full => "room_full",
        })
    }
}
