//! The rooms in which friends agree on a match.

use async_trait::async_trait;
use jantaku_core::Ruleset;
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::{MatchId, RoomId};

use crate::{Appended, MatchRow, PlayerRow, StoreError};

/// A seat of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomSeatRow {
    /// Nobody sits there.
    Open,
    /// A person sits there.
    Person {
        /// Who.
        player: PlayerRow,
        /// Whether they are ready for the match.
        ready: bool,
    },
    /// The bot of this name sits there.
    Bot(String),
}

/// A room as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// Its id.
    pub id: RoomId,
    /// When it was opened, in seconds since 1970.
    pub created: u32,
    /// What the host chose.
    pub settings: RoomSettings,
    /// The rules that follow from it, complete, so that a house that changes later does not change them.
    pub rules: Ruleset,
    /// The seats.
    pub seats: Vec<RoomSeatRow>,
    /// The seat of the host, where a person sits.
    pub host: u8,
    /// How many matches were begun.
    pub played: u32,
    /// The match that was begun last, and whether it is over.
    pub current: Option<(MatchId, bool)>,
}

/// What a store does for rooms.
#[async_trait]
pub trait RoomStore: Send + Sync {
    /// All rooms.
    async fn rooms(&self) -> Result<Vec<RoomRow>, StoreError>;

    /// Keeps a room, in place of what was kept of it.
    async fn save_room(&self, room: RoomRow) -> Result<(), StoreError>;

    /// Keeps a room together with the match that it has begun: both or neither.
    async fn begin_in_room(&self, room: RoomRow, row: MatchRow, first: Appended) -> Result<(), StoreError>;

    /// Forgets a room. Its matches stay.
    async fn delete_room(&self, id: RoomId) -> Result<(), StoreError>;
}
