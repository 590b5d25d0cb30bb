//! Accounts: how people sign in at a device where they have not been before.

use jantaku_wire::Ban;

use crate::{PlayerRow, SessionId};

#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The name by which its person signs in, in the form in which names are compared.
    pub name: String,
    /// The hash of the password, with its salt and parameters; none where its person signs in by passkeys alone.
    pub password: Option<String>,
    /// The number of recovery codes that are left.
    pub codes: u32,
}

/// What a recovery code has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovered {
    /// Nothing: the account has no such code.
    NoSuchCode,
    /// Nothing: its owner is banned.
    Banned(Ban),
    /// Its owner is signed in, and these sessions have ended.
    SignedIn(PlayerRow, Vec<SessionId>),
}
