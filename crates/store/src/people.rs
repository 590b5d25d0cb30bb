//! People and where they are signed in.

use jantaku_wire::Person;
use jantaku_wire::ids::PlayerId;

/// The SHA-256 of a secret by which somebody shows who they are. The secret itself is not stored.
pub type SecretHash = [u8; 32];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    pub id: PlayerId,
    pub name: String,
    /// The face that they chose, if they did.
    pub face: Option<Person>,
}

/// What is to be different of a person. What is `None` stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerChange {
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
    pub device: Device,
    /// When, in seconds since 1970.
    pub now: u32,
}

/// Somebody is signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    pub id: SessionId,
    pub player: PlayerRow,
    /// When it began, in seconds since 1970.
    pub created: u32,
    /// When a request last came with it, as far as that was kept.
    pub seen: u32,
    pub device: Device,
}
