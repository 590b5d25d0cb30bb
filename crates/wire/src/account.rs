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

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AccountState {
    /// The name to sign in with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub password: bool,
    /// The recovery codes that are left.
    pub codes: u32,
    /// The passkeys, in the order in which they were added.
    pub passkeys: Vec<PasskeyEntry>,
}

/// A passkey of the account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PasskeyEntry {
    pub id: u32,
    /// The time when it was added, in seconds since 1970.
    pub since: u32,
    /// The time when it last signed its person in, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u32>,
    /// The browser that added it, such as `Firefox`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<String>,
    /// The system of that browser, such as `Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
}

/// A passkey to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewPasskey {
    /// The name to sign in with of the account that is made with it, for a person without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A name and a password: for a new account, or to sign in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Credentials {
    /// The name to sign in with, which nobody else is shown.
    pub name: String,
    pub password: Password,
}

/// Codes that replace a lost password or passkey, each once. They are sent this one time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RecoveryCodes {
    /// The codes; none where an account had them before.
    pub codes: Vec<String>,
}

/// A new password for an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PasswordChange {
    /// The password so far, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<Password>,
    pub new: Password,
}

/// A new password for an account whose password is lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Recovery {
    /// The name to sign in with.
    pub name: String,
    pub code: Password,
    pub password: Password,
}

/// What the browser makes a passkey of, in the form of WebAuthn.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "wire.ts", type = "PublicKeyCredentialCreationOptionsJSON")]
pub struct PasskeyWanted(pub Value);

/// What the browser finds a passkey by, in the form of WebAuthn.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "wire.ts", type = "PublicKeyCredentialRequestOptionsJSON")]
pub struct PasskeyAsked(pub Value);

/// The answer of a device, in the form of WebAuthn.
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
