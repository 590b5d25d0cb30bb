//! A [`Store`] keeps everything in one SQLite file or in a PostgreSQL database. `tests/suite/` tests what every store
//! promises.

mod accounts;
mod admin;
mod copy;
mod new_file;
mod passkeys;
mod people;
mod postgres;
mod rooms;
mod rows;
mod sql;
mod sqlite;

use async_trait::async_trait;
use jantaku_wire::EndedBy;
use jantaku_wire::ids::MatchId;
use thiserror::Error;

pub use accounts::{AccountRow, Recovered};
pub use admin::{Called, Decided, PeoplePage};
pub use copy::{CopiedTable, CopyError, Progress, Step, TableDigest, copy};
pub use new_file::{Existing, FileError, NewFile, NewFileError};
pub use passkeys::{NewPasskey, Passkey, PasskeyId, PasskeyRow, RemovedPasskey};
pub use people::{Device, GONE, NewSession, PlayerChange, PlayerRow, SecretHash, SessionId, SessionRow};
pub use postgres::{Candidate, Lease, Live, Owned, PostgresError, Serving};
pub use rooms::{NextMatch, Ready, RoomMatchRow, RoomRow, RoomSeatRow, RoomStandingRow, RoomVersion};
pub use rows::{
    Appended, CareerLines, Damaged, Dealt, GivenUp, HouseRow, Listed, MatchRow, MatchSeed, Page, Place, Presence, Seal,
    SeatRow, Share, Spent, StoredMatch, Summary, Who,
};
use sql::Backend;
pub use sqlite::{BackupError, OpenError, Unfit};

/// The purpose for which a store is opened. It decides which stores are fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Begins a store where there is none.
    Use,
    Read,
    /// Begins a store where there is none, and accepts what an interrupted copy has left.
    CopyTo,
}

/// A failure of a store. No message quotes a hand or a wall.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// A part of a match that cannot be read back.
    #[error("match {match_id}: {what} cannot be read")]
    Damaged { match_id: String, what: String },
    #[error("the disk is full: nothing was stored")]
    Full,
    #[error("the store failed: {0}")]
    Failed(String),
    /// The match was given up: nothing can be added to it.
    #[error("the match was given up")]
    GivenUp,
    /// The match ended early: nothing can be added to it.
    #[error("the match has ended")]
    Ended(EndedBy),
    /// The player's career has changed since it was read: nothing was stored.
    #[error("the profile has changed meanwhile")]
    CareerMoved,
    /// The room has changed since it was read: nothing was stored.
    #[error("the room has changed meanwhile")]
    RoomMoved,
    /// Another program has taken over the store: nothing was stored.
    #[error("another jantaku has taken over")]
    Superseded,
    #[error("the store is closed")]
    Closed,
}

/// The part of a store that a table needs.
#[async_trait]
pub trait Append: Send + Sync {
    /// Adds events to a match, and their changes of a career: all of it or nothing.
    async fn append(&self, appended: Appended) -> Result<(), StoreError>;

    /// Ends a match early: from then on [`append`](Append::append) refuses it. Returns `false` if it is over or given
    /// up already.
    async fn end(&self, id: MatchId, by: EndedBy) -> Result<bool, StoreError>;
}

/// The store of matches. Whatever a method has stored survives a crash of the program and of the machine. Clones share
/// the store.
#[derive(Debug, Clone)]
pub struct Store {
    backend: Backend,
}
