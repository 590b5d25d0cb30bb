//! Requests that cannot be fulfilled.

use jantaku_career::{JournalError, PracticeError, Refusal};
use jantaku_drills::DrillError;
use jantaku_lessons::LessonError;
use jantaku_store::StoreError;
use jantaku_table::TableError;
use jantaku_wire::convert::record::ReplayFault;
use jantaku_wire::{Ban, ErrorCode, Length, RuleFault};
use thiserror::Error;

use super::admin::AdminRefusal;
use super::opening::MOST_OPEN;
use super::own_data::DataRefusal;
use super::people::SignInRefusal;
use crate::names::NameRefusal;
use crate::rooms::RoomRefusal;

/// A request that cannot be fulfilled.
#[derive(Debug, Error)]
pub enum LobbyError {
    /// What the request says cannot be; why, in words.
    #[error("{0}")]
    Request(String),
    /// A match that is to be of two lengths.
    #[error("`length` says {}, and the choice of length in `menu` {}: ask for one", winds(*.length), winds(*.menu))]
    TwoLengths {
        /// What the request says itself.
        length: Length,
        /// What it says in the house's menu.
        menu: Length,
    },
    /// The request has no key, or a wrong one.
    #[error("the key is missing: open the link that `jantaku` printed when it started")]
    NoKey,
    /// Nobody is signed in on a server where people are.
    #[error("enter your name first")]
    SignInFirst,
    /// Whoever runs the server keeps them off it.
    #[error("whoever runs this server has banned you")]
    Banned(Ban),
    /// The server is for one person, and what is asked for is not.
    #[error("this server is for one person: for friends, start `jantaku serve`")]
    OnePerson,
    /// Many people have signed in from one address.
    #[error("too many people have signed in from your network: try again in a minute")]
    TooOften,
    /// Nobody may be called so.
    #[error(transparent)]
    Name(#[from] NameRefusal),
    /// Somebody cannot be signed in so.
    #[error(transparent)]
    SignIn(#[from] SignInRefusal),
    /// Somebody cannot be forgotten.
    #[error(transparent)]
    Data(#[from] DataRefusal),
    /// Whoever administers the server cannot decide this.
    #[error(transparent)]
    Admin(#[from] AdminRefusal),
    /// No such room.
    #[error("there is no such room: everybody has left it, or its link or code is incomplete")]
    NoSuchRoom,
    /// The host of the room keeps them out.
    #[error("the host of this room keeps you out")]
    KeptOut,
    /// The room does not allow it.
    #[error(transparent)]
    Room(#[from] RoomRefusal),
    /// No such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// Rules that cannot be.
    #[error("{}", .0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<RuleFault>),
    /// The name of a house is given already.
    #[error("there is a house called “{0}” already")]
    NameTaken(String),
    /// No such house.
    #[error("there is no such house")]
    NoSuchHouse,
    /// No such lesson.
    #[error("there is no such lesson")]
    NoSuchLesson,
    /// A lesson that cannot be played.
    #[error(transparent)]
    Lesson(#[from] LessonError),
    /// A question that cannot be asked.
    #[error(transparent)]
    Drill(#[from] DrillError),
    /// A damaged match without a round that is whole.
    #[error("no round of this match can be saved")]
    NothingSaved,
    /// The match is not over.
    #[error("the match is not over: its walls are secret until then")]
    NotOver,
    /// There is no practice from there.
    #[error(transparent)]
    Practice(#[from] PracticeError),
    /// The player's career does not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The player's career cannot be read.
    #[error("the profile cannot be read: {0}")]
    DamagedCareer(JournalError),
    /// The match is over, and cannot be given up.
    #[error("the match is over: it stays in the list")]
    Over,
    /// A player has as many matches open as there may be.
    #[error("you have {MOST_OPEN} matches that are not over, and there can be no more: end one of them, or give it up")]
    TooManyOpen,
    /// Others play the match too, and whoever would give it up has left it.
    #[error("others play this match too, and you have left it")]
    OthersPlay,
    /// Somebody else's match, or one without people.
    #[error("you have no seat in this match")]
    NoSuchSeat,
    /// Who plays in a match does not watch it.
    #[error("you play in this match, so you cannot watch it")]
    OwnMatch,
    /// The table failed, and would fail again.
    #[error("this table has stopped and cannot go on (incident {0}); what was played is kept")]
    Stopped(String),
    /// Too much to do at once.
    #[error("the server is busy: try again in a moment")]
    Busy,
    /// The request was not complete, or not answered, in time.
    #[error("the request took too long: try again in a moment")]
    TooSlow,
    /// A replay longer than any match.
    #[error("the record is too long to be shown")]
    TooLong,
    /// A text that is no place in a list.
    #[error("`after` is no place in the list")]
    NoSuchPage,
    /// A search that is too long.
    #[error("`search` is too long")]
    LongSearch,
    /// The record cannot be shown.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
    /// Another server has it, and did not answer.
    #[error("another server has this, and cannot be reached: try again in a moment")]
    Elsewhere(i64),
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl LobbyError {
    /// The same for programs.
    pub fn code(&self) -> ErrorCode {
        match self {
            LobbyError::Request(_) | LobbyError::OnePerson | LobbyError::Practice(_) => ErrorCode::Malformed,
            LobbyError::TwoLengths { .. } | LobbyError::NoSuchLesson | LobbyError::Drill(_) => ErrorCode::Malformed,
            LobbyError::NoSuchPage | LobbyError::LongSearch | LobbyError::TooLong => ErrorCode::Malformed,
            LobbyError::Over => ErrorCode::MatchOver,
            LobbyError::Refused(_) | LobbyError::OthersPlay | LobbyError::TooManyOpen => ErrorCode::Refused,
            LobbyError::DamagedCareer(_) => ErrorCode::DamagedCareer,
            LobbyError::NoKey => ErrorCode::NoKey,
            LobbyError::SignInFirst => ErrorCode::SignInFirst,
            LobbyError::Banned(_) => ErrorCode::Banned,
            LobbyError::NoSuchRoom => ErrorCode::NoSuchRoom,
            LobbyError::KeptOut => ErrorCode::KeptOut,
            LobbyError::Name(_) | LobbyError::Room(_) | LobbyError::SignIn(_) => ErrorCode::Refused,
            LobbyError::Data(_) | LobbyError::Admin(_) => ErrorCode::Refused,
            LobbyError::NoSuchMatch => ErrorCode::NoSuchMatch,
            LobbyError::NoSuchSeat => ErrorCode::NoSuchSeat,
            LobbyError::OwnMatch => ErrorCode::OwnMatch,
            LobbyError::Stopped(_) => ErrorCode::Stopped,
            LobbyError::Elsewhere(_) => ErrorCode::ServerStops,
            LobbyError::Busy | LobbyError::TooSlow | LobbyError::TooOften => ErrorCode::Busy,
            LobbyError::Faulty(_) => ErrorCode::FaultyRules,
            LobbyError::NameTaken(_) => ErrorCode::NameTaken,
            LobbyError::NoSuchHouse => ErrorCode::NoSuchHouse,
            LobbyError::NotOver => ErrorCode::OutOfOrder,
            LobbyError::Replay(fault) => fault.code(),
            LobbyError::Table(error) => error.code(),
            LobbyError::NothingSaved | LobbyError::Lesson(_) => ErrorCode::Storage,
        }
    }
}

fn winds(length: Length) -> &'static str {
    match length {
        Length::East => "East only",
        Length::EastSouth => "East and South",
    }
}

impl From<StoreError> for LobbyError {
    fn from(error: StoreError) -> LobbyError {
        LobbyError::Table(error.into())
    }
}
