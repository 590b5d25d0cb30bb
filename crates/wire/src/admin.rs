//! The administration of a server for friends: people, bans, rooms, matches, reports. No type here has a place for a
//! secret.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::is_plain;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Ban {
    /// The time of its beginning, in seconds since 1970.
    pub since: u32,
    /// The time of its end, in seconds since 1970; none for one that is lifted only by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
    /// The reason, in words that the person reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct NewBan {
    /// The number of days; without an end if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<u16>")]
    pub days: Option<NonZeroU16>,
    /// The reason, in words that the person reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl NewBan {
    /// The longest reason, in characters.
    pub const REASON_LEN: usize = 200;

    /// Returns the ban that begins at this time; none if the reason is too long, or does not show as it is written.
    pub fn begun(self, now: u32) -> Option<Ban> {
        let reason = self.reason.map(|reason| reason.trim().to_owned()).filter(|reason| !reason.is_empty());
        let is_shown = |reason: &String| is_plain(reason) && reason.chars().count() <= NewBan::REASON_LEN;
        let until = self.days.map(|days| now.saturating_add(u32::from(days.get()).saturating_mul(86_400)));
        reason.iter().all(is_shown).then_some(Ban { since: now, until, reason })
    }
}

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
    pub admin: bool,
    /// The time of their first visit, in seconds since 1970.
    pub since: u32,
    /// The time of their last request, to a few minutes; none if they are signed in nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<u32>,
    /// The number of browsers in which they are signed in.
    pub sessions: u32,
    /// The ban that is in force, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
}

/// A page of the list of people, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminPeople {
    pub people: Vec<AdminPerson>,
    /// The number after which the list goes on, if it does.
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
    /// The time when it was opened, in seconds since 1970.
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
    /// The match that is being played there, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<String>,
    /// Whether it is about to be closed: at once, or when its match is over.
    pub closing: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AdminMatch {
    pub id: String,
    /// The time when it began, in seconds since 1970.
    pub begun: u32,
    /// The time when something last happened in it, in seconds since 1970.
    pub played: u32,
    /// The title of its rules.
    pub rules: String,
    /// The names of the people who play.
    pub people: Vec<String>,
    /// The number of seats that bots have.
    pub bots: u8,
    /// The room where it is played, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
}

/// A report of a person by another one in their room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct AdminReport {
    /// The time of the last report, in seconds since 1970.
    pub at: u32,
    /// The number of the person who reports.
    #[ts(type = "number")]
    pub by_id: i64,
    pub by: String,
    /// The number of the person who is reported.
    #[ts(type = "number")]
    pub about_id: i64,
    pub about: String,
    /// The room, which may be gone.
    pub room: String,
}

/// The page of the list of people.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct PeopleQuery {
    /// Part of a name, or of the name of an account; if there is none, everybody is listed.
    pub name: Option<String>,
    /// The number after which the page begins; the first page if there is none.
    #[ts(optional, type = "number")]
    pub after: Option<i64>,
}
