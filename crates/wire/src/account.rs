//! Accounts on a server for friends: a name and a password to sign in anywhere.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A password as it was typed. No log contains it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "wire.ts", as = "String")]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// The account of whoever asks, if they have one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AccountState {
    /// The name to sign in by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many recovery codes are left.
    pub codes: u32,
}

/// A name and a password: for a new account, or to sign in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Credentials {
    /// The name to sign in by, which nobody else is shown.
    pub name: String,
    /// The password.
    pub password: Password,
}

/// Codes by which a lost password is replaced, each once. They are answered this one time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// Another password for an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct PasswordChange {
    /// The password so far.
    pub old: Password,
    /// The one from now on.
    pub new: Password,
}

/// Another password for an account whose password is lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Recovery {
    /// The name to sign in by.
    pub name: String,
    /// One of the recovery codes.
    pub code: Password,
    /// The password from now on.
    pub password: Password,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_stay_out_of_logs() {
        let said = Credentials { name: "aki".to_owned(), password: Password("correct horse".to_owned()) };
        assert!(!format!("{said:?}").contains("horse"));
    }
}
