//! The rooms in which friends agree on a match.

use jantaku_core::Ruleset;
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};

use crate::PlayerRow;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoomSeatRow {
    Open,
    /// A person sits there.
    Person {
        player: PlayerRow,
        /// That they are ready for the next match, if they are.
        ready: Option<Ready>,
    },
    /// The bot of this name sits there.
    Bot(String),
}

impl RoomSeatRow {
    /// The person who sits there, if one does.
    pub fn person(&self) -> Option<&PlayerRow> {
        match self {
            RoomSeatRow::Person { player, .. } => Some(player),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
        }
    }

    /// What the person who sits there has said to be ready, if they are.
    pub fn ready(&self) -> Option<&Ready> {
        match self {
            RoomSeatRow::Person { ready, .. } => ready.as_ref(),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
        }
    }
}

/// Somebody is ready for the next match of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ready {
    /// The seals of what they add to its first wall, if anything: one for each seat of the match, since nobody knows yet where they will sit.
    pub seals: Option<Vec<[u8; 32]>>,
    /// What they add, once they have opened it.
    pub share: Option<[u8; 32]>,
}

/// What is fixed of a room's next match before anybody adds to its first wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextMatch {
    pub id: MatchId,
    /// What the server's part of its walls is derived from.
    pub secret: [u8; 32],
}

/// A match of a room that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomMatchRow {
    pub id: MatchId,
    /// When it was begun, in seconds since 1970.
    pub created: u32,
    /// Who played it, the first place first; nobody where it ended early.
    pub standings: Vec<RoomStandingRow>,
}

/// Somebody at the end of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomStandingRow {
    /// Who, where it was a person.
    pub player: Option<PlayerId>,
    /// The name under which they played.
    pub name: String,
    /// The result with uma, oka and all the rest, in points.
    pub total: i32,
}

/// A room as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    pub id: RoomId,
    /// When it was opened, in seconds since 1970.
    pub created: u32,
    /// What the host chose.
    pub settings: RoomSettings,
    /// Whom the host keeps out.
    pub kept_out: Vec<PlayerRow>,
    /// The rules that follow from it, complete, so that a house that changes later does not change them.
    pub rules: Ruleset,
    pub seats: Vec<RoomSeatRow>,
    /// Its host, who has a seat or does without one.
    pub host: PlayerRow,
    /// The number of matches that were begun.
    pub played: u32,
    /// The finished ones, in the order in which they were begun. They are read with the room; saving it doesn't write them.
    pub matches: Vec<RoomMatchRow>,
    /// What is fixed of the next match.
    pub next: NextMatch,
    /// The match that was begun last, and whether it is over.
    pub current: Option<(MatchId, bool)>,
    /// The version that was read; 0 where it was never kept.
    pub version: u32,
}

/// By what one sees whether a room is still as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomVersion {
    pub id: RoomId,
    /// How often it was changed; a new name of somebody there is a change, too.
    pub version: u32,
    /// Whether the match that was begun last is over.
    pub is_over: bool,
}
