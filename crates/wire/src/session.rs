//! Where somebody is signed in on a server for friends, and how they go on at another device.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where whoever asks is signed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SessionList {
    /// Their sessions, the one seen last first.
    pub sessions: Vec<SessionEntry>,
}

/// A browser or a program in which somebody is signed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SessionEntry {
    /// Its number, by which it can be ended.
    pub id: u32,
    /// When it began, in seconds since 1970.
    pub since: u32,
    /// When it was last in use, to a few minutes, in seconds since 1970.
    pub seen: u32,
    /// What it says it is, such as `Firefox`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub browser: Option<String>,
    /// What it runs on, such as `Android`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// Whether it is the one that asks.
    pub own: bool,
}

/// The way to another device: whoever opens it there in time is signed in, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DeviceOffer {
    /// The code that a link contains, or that is typed in.
    pub code: String,
    /// For how many minutes.
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

/// Whom a code signs in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OfferedName {
    pub name: String,
}
