//! What whoever runs a server for friends sees of it and decides: people, bans, rooms, matches, reports. No type here has a place for a secret.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::is_plain;

/// Somebody is kept off the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Ban {
    /// When it began, in seconds since 1970.
    pub since: u32,
    /// When it ends, in seconds since 1970; none for one that is lifted only by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
    /// Why, in words that the person reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A ban that is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewBan {
    /// For how many days; without an end where there is no number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<u16>")]
    pub days: Option<NonZeroU16>,
    /// Why, in words that the person reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl NewBan {
    /// The longest reason, in characters.
    pub const REASON_LEN: usize = 200;

    /// The ban that begins at this time; none where the reason is too long, or does not show as it is written.
    pub fn begun(self, now: u32) -> Option<Ban> {
        let reason = self.reason.map(|reason| reason.trim().to_owned()).filter(|reason| !reason.is_empty());
        let is_shown = |reason: &String| is_plain(reason) && reason.chars().count() <= NewBan::REASON_LEN;
        let until = self.days.map(|days| now.saturating_add(u32::from(days.get()).saturating_mul(86_400)));
        reason.iter().all(is_shown).then_some(Ban { since: now, until, reason })
    }
}

/// A person of a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminPerson {
    #[ts(type = "number")]
    pub id: i64,
    /// The name shown to others.
    pub name: String,
    /// The name of their account; none for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// Whether they administer the server.
    pub admin: bool,
    /// When they first came, in seconds since 1970.
    pub since: u32,
    /// When a request last came from them, to a few minutes; none where they are signed in nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<u32>,
    /// In how many browsers they are signed in.
    pub sessions: u32,
    /// The ban that is in force, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
}

/// A part of the list of people, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminPeople {
    pub people: Vec<AdminPerson>,
    /// After which number the list goes on, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number")]
    pub next: Option<i64>,
}

/// A room of a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminRoom {
    /// Its id, which is also its link.
    pub id: String,
    /// When it was opened, in seconds since 1970.
    pub opened: u32,
    /// The title of its rules.
    pub rules: String,
    /// The name of its host.
    pub host: String,
    /// The names of the people with a seat.
    pub people: Vec<String>,
    /// The number of seats that bots have.
    pub bots: u8,
    /// The number of seats that are open.
    pub open: u8,
    /// The match that is being played there, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<String>,
    /// Whether it is about to be closed: at once, or when its match is over.
    pub closing: bool,
}

/// A match that is not over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminMatch {
    pub id: String,
    /// When it began, in seconds since 1970.
    pub begun: u32,
    /// When something last happened in it, in seconds since 1970.
    pub played: u32,
    /// The title of its rules.
    pub rules: String,
    /// The names of the people who play.
    pub people: Vec<String>,
    /// The number of seats that bots have.
    pub bots: u8,
    /// The room where it is played, if it is played in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
}

/// Somebody has reported somebody else of their room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct AdminReport {
    /// When, for the last time, in seconds since 1970.
    pub at: u32,
    /// The number of who did.
    #[ts(type = "number")]
    pub by_id: i64,
    pub by: String,
    /// The number of the other.
    #[ts(type = "number")]
    pub about_id: i64,
    pub about: String,
    /// The room, which may be gone.
    pub room: String,
}

/// Which part of the list of people.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PeopleQuery {
    /// Part of a name, or of the name of an account; everybody is listed without.
    pub name: Option<String>,
    /// The number after which the part begins; at the beginning without.
    #[ts(optional, type = "number")]
    pub after: Option<i64>,
}
