use jantaku_core::Ruleset;
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};

use crate::PlayerRow;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomSeatRow {
    Open,
    Person {
        player: PlayerRow,
        /// Set when they are ready for the next match.
        ready: Option<Ready>,
    },
    Bot(String),
}

impl RoomSeatRow {
    pub fn person(&self) -> Option<&PlayerRow> {
        match self {
            RoomSeatRow::Person { player, .. } => Some(player),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
        }
    }

    /// What the person on it said to be ready, if they are.
    pub fn ready(&self) -> Option<&Ready> {
        match self {
            RoomSeatRow::Person { ready, .. } => ready.as_ref(),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
        }
    }
}

/// A person who is ready for the next match of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ready {
    /// The seals of their shares in its first wall, if any: one for each seat, since nobody knows yet where they will
    /// sit.
    pub seals: Option<Vec<[u8; 32]>>,
    /// Their share, once they have opened it.
    pub share: Option<[u8; 32]>,
}

/// The part of a room's next match that is fixed before anybody adds to its first wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextMatch {
    pub id: MatchId,
    /// The server's part of its walls is derived from this.
    pub secret: [u8; 32],
}

/// A finished match of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomMatchRow {
    pub id: MatchId,
    /// In seconds since 1970.
    pub created: u32,
    /// The players, first place first; nobody where it ended early.
    pub standings: Vec<RoomStandingRow>,
}

/// A player at the end of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomStandingRow {
    /// None for a bot.
    pub player: Option<PlayerId>,
    /// The name under which they played.
    pub name: String,
    /// With uma, oka and everything else, in points.
    pub total: i32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    pub id: RoomId,
    /// In seconds since 1970.
    pub created: u32,
    pub settings: RoomSettings,
    /// The people whom the host keeps out.
    pub kept_out: Vec<PlayerRow>,
    /// The complete rules: a later change of the house does not change them.
    pub rules: Ruleset,
    pub seats: Vec<RoomSeatRow>,
    /// The host may have no seat.
    pub host: PlayerRow,
    pub played: u32,
    /// The finished ones, in the order in which they were begun. They are read with the room, and not written with it.
    pub matches: Vec<RoomMatchRow>,
    pub next: NextMatch,
    pub current: Option<(MatchId, bool)>,
    /// The version that was read; 0 for a new room.
    pub version: u32,
}

/// Shows whether a room has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomVersion {
    pub id: RoomId,
    /// Counts changes; a new name of somebody there is one, too.
    pub version: u32,
    /// Whether the match that was begun last is over.
    pub is_over: bool,
}
