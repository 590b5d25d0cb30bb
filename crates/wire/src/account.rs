//! Accounts on a server for friends: a name with a password, or passkeys, to sign in anywhere.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
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
    pub password: bool,
    /// The number of recovery codes that are left.
    pub codes: u32,
    /// Its passkeys, in the order in which they were added.
    pub passkeys: Vec<PasskeyEntry>,
}

/// A passkey of whoever asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PasskeyEntry {
    /// Its number, by which it can be removed.
    pub id: u32,
    /// When it was added, in seconds since 1970.
    pub since: u32,
    /// When it last signed its person in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u32>,
    /// The browser by which it was added, such as `Firefox`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<String>,
    /// What that runs on, such as `Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
}

/// A passkey to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewPasskey {
    /// The name to sign in by of the account that comes with it, for whoever has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A name and a password: for a new account, or to sign in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Credentials {
    /// The name to sign in by, which nobody else is shown.
    pub name: String,
    pub password: Password,
}

/// Codes that replace a lost password or passkey, each once. They are answered this one time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RecoveryCodes {
    /// The codes; none where an account had them before.
    pub codes: Vec<String>,
}

/// A password for an account, in place of the one before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PasswordChange {
    /// The password so far, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<Password>,
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
    pub code: Password,
    /// The password from now on.
    pub password: Password,
}

/// What the browser is asked to make a passkey of, as WebAuthn has it.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "wire.ts", type = "PublicKeyCredentialCreationOptionsJSON")]
pub struct PasskeyWanted(pub Value);

/// What the browser is asked to find a passkey by, as WebAuthn has it.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "wire.ts", type = "PublicKeyCredentialRequestOptionsJSON")]
pub struct PasskeyAsked(pub Value);

/// What a device answers, as WebAuthn has it.
#[derive(Debug, Deserialize, TS)]
#[ts(export_to = "wire.ts", type = "Credential")]
pub struct PasskeySaid(pub Value);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_stay_out_of_logs() {
        let said = Credentials { name: "aki".to_owned(), password: Password("correct horse".to_owned()) };
        assert!(!format!("{said:?}").contains("horse"));
    }
}
