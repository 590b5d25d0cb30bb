//! Where matches are kept. A [`Store`] says what every store can do, and when it has done it; [`Sqlite`] keeps everything in
//! one file, [`Postgres`] in a database. `tests/suite/` holds what every store promises.

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
use jantaku_core::Seat;
use jantaku_wire::EndedBy;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use thiserror::Error;

pub use accounts::{AccountRow, AccountStore, Recovered};
pub use admin::{AdminStore, Called, Decided, PeoplePage};
pub use copy::{CopiedTable, CopyError, Progress, Step, TableDigest, copy};
pub use new_file::{Existing, NewFile, NewFileError};
pub use passkeys::{NewPasskey, Passkey, PasskeyId, PasskeyRow, PasskeyStore, RemovedPasskey};
pub use people::{Device, GONE, NewSession, PeopleStore, PlayerChange, PlayerRow, SecretHash, SessionId, SessionRow};
pub use postgres::{Candidate, Lease, Owned, Postgres, PostgresError, Serving};
pub use rooms::{NextMatch, Ready, RoomMatchRow, RoomRow, RoomSeatRow, RoomStandingRow, RoomStore, RoomVersion};
pub use rows::{
    Appended, CareerLines, Damaged, Dealt, GivenUp, HouseRow, Listed, MatchRow, MatchSeed, Page, Place, Position,
    Presence, Seal, SeatRow, Share, Spent, StoredMatch, Summary, Who,
};
pub use sqlite::{BackupError, FileError, OpenError, Sqlite, Unfit};

/// What a store is opened for, which decides what is found fit for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To be used: it is begun where there is none.
    Use,
    /// To be read: there has to be one.
    Read,
    /// To be copied to: it is begun where there is none, and may have what a copy that was interrupted has left.
    CopyTo,
}

/// What goes wrong with a store. No message holds anything of a hand or a wall.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// A part of a match that cannot be read back.
    #[error("match {match_id}: {what} cannot be read")]
    Damaged {
        /// The match.
        match_id: String,
        /// Which part.
        what: String,
    },
    /// The disk is full.
    #[error("the disk is full: nothing was stored")]
    Full,
    /// The database failed.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The match was given up: nothing is added to it.
    #[error("the match was given up")]
    GivenUp,
    /// The match has ended before its end: nothing is added to it.
    #[error("the match has ended")]
    Ended(EndedBy),
    /// A player's career has gone on since it was read: nothing was stored.
    #[error("the profile has changed meanwhile")]
    CareerMoved,
    /// A room has changed since it was read: nothing was stored.
    #[error("the room has changed meanwhile")]
    RoomMoved,
    /// Another program has taken over the store: nothing was stored.
    #[error("another jantaku has taken over")]
    Superseded,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

/// Where a table stores what happens in its match.
#[async_trait]
pub trait Append: Send + Sync {
    /// Adds events to a match, and what they change in a career: all of it or nothing.
    async fn append(&self, appended: Appended) -> Result<(), StoreError>;

    /// Ends a match before its end: from then on [`append`](Append::append) refuses it. Returns `false` where it is over, or was given up, already.
    async fn end(&self, id: MatchId, by: EndedBy) -> Result<bool, StoreError>;
}

/// A place where matches are kept. Whatever a method says it has stored survives a crash of the program and of the machine.
#[async_trait]
pub trait Store: Append + PeopleStore + AccountStore + PasskeyStore + AdminStore + RoomStore {
    /// Stores a new match with its first deal.
    async fn create(&self, row: MatchRow, first: Appended) -> Result<(), StoreError>;

    /// Gives up a match that only this player plays and that is not over: from then on no method finds it, and [`Append::append`] refuses it. What
    /// that changes in the player's career is stored with it, and only then.
    async fn give_up(&self, of: PlayerId, id: MatchId, career: Option<CareerLines>) -> Result<GivenUp, StoreError>;

    /// Gives up a player's match that is not over and stores a new one in its place, both or neither.
    async fn replace(&self, of: PlayerId, old: MatchId, row: MatchRow, first: Appended) -> Result<GivenUp, StoreError>;

    /// Adds lines to a player's career.
    async fn append_career(&self, lines: CareerLines) -> Result<(), StoreError>;

    /// All lines of a player's career, in order.
    async fn career(&self, of: PlayerId) -> Result<Vec<String>, StoreError> {
        self.career_after(of, 0).await
    }

    /// The lines of a player's career after the first `after`, in order.
    async fn career_after(&self, of: PlayerId, after: u32) -> Result<Vec<String>, StoreError>;

    /// Keeps these lines in place of a player's career.
    async fn replace_career(&self, lines: CareerLines) -> Result<(), StoreError>;

    /// A match with all that happened in it; `None` where there is none of this id.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// The same as far as it can be read: up to the first wall or event that is damaged.
    async fn readable(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// The matches of a player, the one played last first.
    async fn matches(&self, of: PlayerId, page: Page) -> Result<Listed, StoreError>;

    /// The seat a player has in a match, and its secret.
    async fn seat(&self, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, StoreError>;

    /// How many matches were made, those given up among them.
    async fn count(&self) -> Result<u32, StoreError>;

    /// The houses of a player, by name.
    async fn houses(&self, of: PlayerId) -> Result<Vec<HouseRow>, StoreError>;

    /// Keeps a player's house in place of the one named `replaces`; `false`, and nothing done, where yet another one of theirs has its name.
    async fn save_house(&self, of: PlayerId, house: HouseRow, replaces: Option<String>) -> Result<bool, StoreError>;

    /// Forgets a player's house; `false` where there is none of this name.
    async fn delete_house(&self, of: PlayerId, name: String) -> Result<bool, StoreError>;

    /// What is remembered under this key.
    async fn setting(&self, key: String) -> Result<Option<String>, StoreError>;

    /// Remembers a value.
    async fn set_setting(&self, key: String, value: String) -> Result<(), StoreError>;
}
