//! What an administrator reads and decides. The rows are sent as they are: none of them has a place for a secret.

use std::collections::HashSet;

use jantaku_wire::ids::{PlayerId, RoomId};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PeoplePage {
    /// Words in a person's name or account; everybody if empty.
    pub search: String,
    /// The number after which the page begins; the first page if none.
    pub after: Option<i64>,
    /// The most people in it.
    pub limit: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Called {
    Number(i64),
    /// The people with this name, or with this sign-in name in the form in which it is kept.
    Name {
        name: String,
        /// The sign-in name; none where it can be nobody's.
        account: Option<String>,
    },
}

/// Decisions that the server with the rooms and sockets in memory has still to carry out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decided {
    pub banned: HashSet<PlayerId>,
    pub closing: HashSet<RoomId>,
}
