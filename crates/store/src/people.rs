//! People and where they are signed in.

use async_trait::async_trait;
use jantaku_wire::ids::PlayerId;

use crate::StoreError;

/// The SHA-256 of the secret by which a browser shows who it belongs to. The secret itself is not stored.
pub type SessionHash = [u8; 32];

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    /// Their id.
    pub id: PlayerId,
    /// The name shown.
    pub name: String,
}

/// Who there is, and who is signed in.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person of this name who is signed in by this session; `now` in seconds since 1970.
    async fn add_player(&self, name: String, session: SessionHash, now: u32) -> Result<PlayerRow, StoreError>;

    /// Who is signed in by a session.
    async fn signed_in(&self, session: SessionHash) -> Result<Option<PlayerRow>, StoreError>;

    /// Gives a person another name.
    async fn rename_player(&self, player: PlayerId, name: String) -> Result<(), StoreError>;

    /// Ends a session.
    async fn sign_out(&self, session: SessionHash) -> Result<(), StoreError>;
}
