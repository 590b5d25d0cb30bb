//! What whoever runs a server reads and decides. Rows are those that travel: none of them has a place for a secret.

use std::collections::HashSet;

use jantaku_wire::ids::{PlayerId, RoomId};

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
    pub banned: HashSet<PlayerId>,
    pub closing: HashSet<RoomId>,
}
