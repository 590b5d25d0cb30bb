use crate::Device;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PasskeyId(pub u32);

/// The server's part of a passkey. None of it is a secret: that never leaves the device.
#[derive(Clone, PartialEq, Eq)]
pub struct Passkey {
    /// Unique; the device finds the passkey by it.
    pub credential: Vec<u8>,
    /// The person's id for their devices: the same for all their passkeys.
    pub handle: Vec<u8>,
    pub key: Vec<u8>,
    /// The last state the device reported, such as how often the passkey was used.
    pub state: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    pub id: PasskeyId,
    pub passkey: Passkey,
    /// The browser that added it.
    pub device: Device,
    /// In seconds since 1970.
    pub created: u32,
    /// When it last signed its person in.
    pub used: Option<u32>,
}

pub struct NewPasskey {
    pub passkey: Passkey,
    pub device: Device,
    /// In seconds since 1970.
    pub now: u32,
}

/// The result of removing a passkey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemovedPasskey {
    Done,
    /// They have no passkey of this number.
    NoPasskey,
    /// It stays: without it they could not sign in.
    LastWay,
}
