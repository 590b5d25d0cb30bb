//! The sessions of a person on a server for friends, and signing in at another device.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The sessions of the person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SessionList {
    /// The sessions, last seen first.
    pub sessions: Vec<SessionEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SessionEntry {
    /// Its number, with which it can be ended.
    pub id: u32,
    /// The time when it began, in seconds since 1970.
    pub since: u32,
    /// The time of its last use, to a few minutes, in seconds since 1970.
    pub seen: u32,
    /// The browser by its own account, such as `Firefox`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<String>,
    /// The system by its own account, such as `Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// Whether it is the one that asks.
    pub own: bool,
}

/// A sign-in at another device: it works there once, in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DeviceOffer {
    /// The code that a link contains, or that is typed.
    pub code: String,
    /// The minutes for which it works.
    pub minutes: u32,
}

/// The code of a [`DeviceOffer`], on the other device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct DeviceCode {
    /// The code, in letters of either case, with or without hyphens.
    pub code: String,
}

/// The person whom a code signs in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OfferedName {
    pub name: String,
}
