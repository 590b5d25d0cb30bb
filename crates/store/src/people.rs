//! People and where they are signed in.

use jantaku_wire::Person;
use jantaku_wire::ids::PlayerId;

/// The SHA-256 of a secret by which somebody shows who they are. The secret itself is not stored.
pub type SecretHash = [u8; 32];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    pub id: PlayerId,
    pub name: String,
    pub face: Option<Person>,
}

/// A change of a person. `None` leaves a field as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerChange {
    pub name: Option<String>,
    /// Another face; `Some(None)` is that of the name.
    pub face: Option<Option<Person>>,
}

pub const GONE: &str = "—";

/// The number of a session. It is no secret, and no later session gets it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SessionId(pub u32);

/// A browser, in the words that people use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Device {
    /// Such as `Firefox`; none where it cannot be recognized.
    pub browser: Option<String>,
    /// Such as `Android`; none where it cannot be recognized.
    pub system: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of the secret that only the browser has.
    pub hash: SecretHash,
    pub device: Device,
    /// In seconds since 1970.
    pub now: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    pub id: SessionId,
    pub player: PlayerRow,
    /// In seconds since 1970.
    pub created: u32,
    /// The last request with it, as far as that was kept.
    pub seen: u32,
    pub device: Device,
}
