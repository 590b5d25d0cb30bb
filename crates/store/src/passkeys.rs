//! Passkeys: what people sign in by without typing anything.

use crate::Device;

/// The number of a passkey, by which its person names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PasskeyId(pub u32);

/// What the server keeps of a passkey. None of it is a secret: that never leaves the device.
#[derive(Clone, PartialEq, Eq)]
pub struct Passkey {
    /// By which the device finds it again: unique.
    pub credential: Vec<u8>,
    /// Who its person is to their devices: the same for all their passkeys.
    pub handle: Vec<u8>,
    pub key: Vec<u8>,
    /// What its device said of it last, such as how often it was used.
    pub state: Vec<u8>,
}

/// A passkey that somebody has.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    pub id: PasskeyId,
    /// What is kept of it.
    pub passkey: Passkey,
    /// The browser by which it was added.
    pub device: Device,
    /// When, in seconds since 1970.
    pub created: u32,
    /// When it last signed its person in.
    pub used: Option<u32>,
}

/// A passkey that is added.
pub struct NewPasskey {
    /// What is kept of it.
    pub passkey: Passkey,
    pub device: Device,
    /// When, in seconds since 1970.
    pub now: u32,
}

/// What has become of a passkey that its person wants to remove.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemovedPasskey {
    Done,
    /// They have none of this number.
    NoPasskey,
    /// It stays: without it they could sign in by nothing.
    LastWay,
}
