use jantaku_wire::Ban;

use crate::{PlayerRow, SessionId};

#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The sign-in name, in the form in which names are compared.
    pub name: String,
    /// The hash of the password, with its salt and parameters; none where its person signs in by passkeys alone.
    pub password: Option<String>,
    /// The recovery codes that are left.
    pub codes: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovered {
    /// The account has no such code.
    NoSuchCode,
    /// Nothing has changed: its owner is banned.
    Banned(Ban),
    /// Its owner is signed in, and these sessions have ended.
    SignedIn(PlayerRow, Vec<SessionId>),
}
