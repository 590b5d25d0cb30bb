//! People and where they are signed in.

use async_trait::async_trait;
use jantaku_wire::Person;
use jantaku_wire::ids::PlayerId;

use crate::StoreError;

/// The SHA-256 of a secret by which somebody shows who they are. The secret itself is not stored.
pub type SecretHash = [u8; 32];

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    /// Their id.
    pub id: PlayerId,
    /// The name shown.
    pub name: String,
    /// The face that they chose, if they did.
    pub face: Option<Person>,
}

/// What is to be different of a person. What is `None` stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerChange {
    /// Another name.
    pub name: Option<String>,
    /// Another face; `Some(None)` is that of the name.
    pub face: Option<Option<Person>>,
}

/// What stands in place of the name of whoever was forgotten.
pub const GONE: &str = "—";

/// The number of a session. It is no secret, and no later session gets it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SessionId(pub u32);

/// What a browser says of itself, in the words that people use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Device {
    /// Such as `Firefox`; none where it cannot be recognized.
    pub browser: Option<String>,
    /// Such as `Android`; none where it cannot be recognized.
    pub system: Option<String>,
}

/// A session that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of the secret that only the browser has.
    pub hash: SecretHash,
    /// The browser.
    pub device: Device,
    /// When, in seconds since 1970.
    pub now: u32,
}

/// Somebody is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// Its number.
    pub id: SessionId,
    /// Who.
    pub player: PlayerRow,
    /// When it began, in seconds since 1970.
    pub created: u32,
    /// When a request last came with it, as far as that was kept.
    pub seen: u32,
    /// The browser.
    pub device: Device,
}

/// Who there is, and who is signed in.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person of this name and face who is signed in by this session.
    async fn add_player(
        &self,
        name: String,
        face: Option<Person>,
        session: NewSession,
    ) -> Result<PlayerRow, StoreError>;

    /// Changes a person, and returns them as they are then.
    async fn change_player(&self, of: PlayerId, change: PlayerChange) -> Result<PlayerRow, StoreError>;

    /// The session of this secret.
    async fn signed_in(&self, hash: SecretHash) -> Result<Option<SessionRow>, StoreError>;

    /// Keeps when a request last came with a session.
    async fn see_session(&self, id: SessionId, now: u32) -> Result<(), StoreError>;

    /// The sessions of a person, the one seen last first.
    async fn sessions(&self, of: PlayerId) -> Result<Vec<SessionRow>, StoreError>;

    /// Those of these sessions that have not ended and that belong to nobody who is banned, and whose they are.
    async fn going_on(&self, among: Vec<SessionId>, now: u32) -> Result<Vec<(SessionId, PlayerRow)>, StoreError>;

    /// Ends a session of a person; `false` where they have none of this number.
    async fn end_session(&self, of: PlayerId, id: SessionId) -> Result<bool, StoreError>;

    /// Ends all sessions of a person but this one, voids what is offered to another device, and returns the sessions that it has ended.
    async fn end_other_sessions(&self, of: PlayerId, kept: SessionId) -> Result<Vec<SessionId>, StoreError>;

    /// Lets whoever has the secret of this hash sign in as this person, once and until `expires`. What was offered before is void.
    async fn offer_device(&self, of: PlayerId, hash: SecretHash, expires: u32) -> Result<(), StoreError>;

    /// Whom the secret of this hash signs in.
    async fn device_offer(&self, hash: SecretHash, now: u32) -> Result<Option<PlayerRow>, StoreError>;

    /// Forgets a person: their sessions, account, passkeys, houses and career, these settings, and their name, in whose place [`GONE`] stands from then on, in
    /// matches too. Their matches that are not over are given up; those that are over stay, for others. Returns the sessions that ended; `None`, and
    /// nothing done, while they have a seat in a room.
    async fn forget_player(&self, of: PlayerId, settings: Vec<String>) -> Result<Option<Vec<SessionId>>, StoreError>;

    /// Begins a session by what was offered, which is void then, and ends the session that the browser had before: all of it or nothing.
    async fn accept_device(
        &self,
        hash: SecretHash,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Option<PlayerRow>, StoreError>;
}
