//! What whoever runs a server reads and decides. Rows are those that travel: none of them has a place for a secret.

use std::collections::HashSet;

use async_trait::async_trait;
use jantaku_wire::ids::{PlayerId, RoomId};
use jantaku_wire::{AdminMatch, AdminPeople, AdminPerson, AdminReport, AdminRoom, Ban};

use crate::StoreError;

/// Which part of the list of people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PeoplePage {
    /// Words in a person's name or account; everybody without.
    pub search: String,
    /// The number after which the part begins; at the beginning without.
    pub after: Option<i64>,
    /// The most people in it.
    pub limit: u32,
}

/// Whom somebody means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Called {
    /// The one person of this number.
    Number(i64),
    /// Those with this name, or with this one to sign in by in the form in which it is kept.
    Name {
        /// The name that others see.
        name: String,
        /// The name to sign in by; none where it can be nobody's.
        account: Option<String>,
    },
}

/// What is decided and still to be done by the server that has the rooms and sockets in memory.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decided {
    /// Who is banned.
    pub banned: HashSet<PlayerId>,
    /// The rooms to be closed.
    pub closing: HashSet<RoomId>,
}

/// The administration of a server. Times are in seconds since 1970; a ban is in force until its end.
#[async_trait]
pub trait AdminStore: Send + Sync {
    /// The people who are not forgotten, the newest first.
    async fn people(&self, page: PeoplePage, now: u32) -> Result<AdminPeople, StoreError>;

    /// Those who are meant, by their numbers. A number is nobody's name here, and a name nobody's number.
    async fn people_called(&self, called: Called, now: u32) -> Result<Vec<AdminPerson>, StoreError>;

    /// All rooms, the newest first.
    async fn all_rooms(&self) -> Result<Vec<AdminRoom>, StoreError>;

    /// The matches that are not over, the one played last first.
    async fn open_matches(&self, limit: u32) -> Result<Vec<AdminMatch>, StoreError>;

    /// Who has reported whom, the last report first.
    async fn reports(&self, limit: u32) -> Result<Vec<AdminReport>, StoreError>;

    /// Keeps that somebody has reported somebody else of a room; the same report made again is kept once.
    async fn add_report(&self, by: PlayerId, about: PlayerId, room: RoomId, now: u32) -> Result<(), StoreError>;

    /// Bans a person, in place of a ban before.
    async fn ban(&self, of: PlayerId, ban: Ban) -> Result<(), StoreError>;

    /// Lifts a ban; `false` where none is in force.
    async fn unban(&self, of: PlayerId, now: u32) -> Result<bool, StoreError>;

    /// The ban of a person that is in force.
    async fn ban_of(&self, of: PlayerId, now: u32) -> Result<Option<Ban>, StoreError>;

    /// Has a room closed as soon as no match is played there; `false` where there is no such room.
    async fn close_room(&self, id: RoomId) -> Result<bool, StoreError>;

    /// What is decided at this time.
    async fn decided(&self, now: u32) -> Result<Decided, StoreError>;

    /// Whether somebody administers the server.
    async fn is_admin(&self, of: PlayerId) -> Result<bool, StoreError>;

    /// Lets somebody administer the server as long as they have an account; `false` where they have none.
    async fn grant_admin(&self, of: PlayerId) -> Result<bool, StoreError>;

    /// Takes this from them; `false` where they did not administer it.
    async fn revoke_admin(&self, of: PlayerId) -> Result<bool, StoreError>;
}
