use std::collections::BTreeMap;

use jantaku_record::line::Hex32;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::{HouseDraft, Length, Pace, Person, RuleLine, TalkRules, TimeControl, Words};

/// The person who asks, as the server knows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Visitor {
    /// Whether this is a server for friends, where people give names and there are rooms.
    pub hosted: bool,
    /// The name shown to others; none before they have given one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Their face; that of their name if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Person>,
    /// The origin at which people may sign in with passkeys; none if browsers have none for the server's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkeys: Option<String>,
    /// Whether they administer the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub admin: bool,
}

/// The server for friends that a program for one person opens beside its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Hosting {
    /// Its address for everybody on the network; none while it is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The name and the face of a person: a guest signs in with no more than a name. For a person who is signed in, missing
/// fields stay as they are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SignIn {
    /// The name, 1 to 24 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The face, from [`Person::COMPANY`]; `null` for that of the name.
    #[serde(default, deserialize_with = "said", skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Option<Person>>")]
    pub face: Option<Option<Person>>,
}

/// A field that is there, even if it is `null`, which serde takes for a missing one.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// The name of the person who wants to be forgotten, so that nobody is by mistake.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Forget {
    pub name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Seating {
    /// Seats are drawn before each match.
    #[default]
    Draw,
    /// The seats of the room; the first dealer of each further match is the next of them.
    Choice,
}

/// What people without a seat see of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Watching {
    #[default]
    Nobody,
    /// What everybody at the table sees.
    Table,
    /// Also all hands of each round once the next one is dealt.
    Hands,
}

/// Rooms of earlier versions store a boolean.
fn watching<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Watching, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Named(Watching),
        Allowed(bool),
    }
    Ok(match Stored::deserialize(deserializer)? {
        Stored::Named(watching) => watching,
        Stored::Allowed(true) => Watching::Table,
        Stored::Allowed(false) => Watching::Nobody,
    })
}

/// The settings of a room, which its host decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomSettings {
    /// The name of the room, 1 to 24 characters; that of its host if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name of a preset or of a house of the host's own.
    pub preset: String,
    /// The length of a match.
    pub length: Length,
    /// The choices in the house's menu, by the keys of their lines.
    #[serde(default)]
    pub menu: BTreeMap<String, String>,
    /// The pace of the table and its bots.
    pub pace: Pace,
    /// The time to think; unlimited if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// The seconds that everybody has after a discard to claim or pass, so that the time reveals nobody who could have
    /// claimed. If there are none, only players who can claim are waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_window: Option<u8>,
    #[serde(default)]
    pub seating: Seating,
    /// What anybody with the link may watch.
    #[serde(default, deserialize_with = "watching")]
    pub watching: Watching,
    /// What people may say in the room and at its table.
    #[serde(default)]
    pub talk: TalkRules,
    /// Whether a bot plays for people who are away, where time counts; otherwise the engine's default is chosen for
    /// them at once.
    #[serde(default)]
    pub bot_for_away: bool,
    /// Whether the room is in the list of rooms. Anybody with the link finds it either way.
    #[serde(default)]
    pub listed: bool,
}

impl RoomSettings {
    /// The seconds that a claim window may have.
    pub const CLAIM_WINDOWS: std::ops::RangeInclusive<u8> = 1..=10;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomRules {
    /// The title of the rules.
    pub title: String,
    pub players: u8,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// The words that they use.
    pub words: Words,
    /// Their differences from the nearest preset.
    pub differences: HouseDraft,
    /// The hash that identifies them, as in records: 64 hexadecimal digits.
    pub hash: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum RoomSeat {
    Open {},
    Person {
        name: String,
        /// The face that they have chosen, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Person>,
        /// Whether they are ready for the match.
        ready: bool,
        /// Whether they have the room or its table open.
        here: bool,
    },
    Bot {
        /// Its level, as in [`StartPage::bots`](crate::StartPage).
        level: String,
    },
}

/// The last match of a room that was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomMatch {
    pub match_id: String,
    /// Whether it is over: then it can be replayed, and the next one begins when all are ready.
    pub over: bool,
}

/// The next match of a room. It is replaced by another one, with another commitment, if it could not begin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomNext {
    pub match_id: String,
    /// The commitment to the server's part of its first wall.
    #[ts(as = "String")]
    pub commitment: Hex32,
    /// Set when all are ready and somebody has sealed a share in that wall: the seals by the seats of the match. The
    /// owner of a seal opens the share with [`RoomCommand::Open`]; the match begins when all have, or ten seconds
    /// later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Option<String>>>")]
    pub seals: Option<Vec<Option<Hex32>>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomPlayed {
    pub match_id: String,
    /// The time when it was begun, in seconds since 1970; servers of earlier versions don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<u32>,
    /// The players, first place first; nobody if it ended early.
    pub standings: Vec<RoomStanding>,
}

/// A player at the end of a match of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomStanding {
    /// The name under which they played, with a number if another person has played in the room under the same one
    /// before.
    pub name: String,
    /// The result with uma, oka and everything else, in points.
    pub total: i32,
}

/// The total of a person in the matches of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomTotal {
    /// The name under which they last played, with a number as in [`RoomStanding::name`].
    pub name: String,
    /// The number of matches that they played to the end.
    pub matches: u32,
    /// The sum of their results, in points.
    pub total: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Report {
    pub by: String,
    pub about: String,
}

/// A person without a seat who has the room or its table open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Bystander {
    /// Their id in the room, as in [`Said::who`](crate::Said::who).
    pub who: String,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomHost {
    pub name: String,
    /// Their seat; none if they organise the matches of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether they have the room or its table open.
    pub here: bool,
    /// Whether they are the person who asks.
    pub you: bool,
}

/// A room as one of its visitors sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Room {
    /// Its id, which its link contains.
    pub id: String,
    /// The code with which it is found if the link can only be spoken.
    pub code: String,
    pub settings: RoomSettings,
    pub rules: RoomRules,
    /// Its seats, as many as play.
    pub seats: Vec<RoomSeat>,
    pub host: RoomHost,
    /// The seat of the person who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// For people with a seat: the terms that they agree to by being ready, as a hash of the settings, the rules, the
    /// next match, and the seat where seats are chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    pub terms: Option<Hex32>,
    /// The number of people without a seat who watch its table.
    pub watchers: u32,
    /// For people who are signed in: the others who are there without a seat, except for the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Bystander>>")]
    pub bystanders: Vec<Bystander>,
    /// For the host: the names of the people who are kept out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub kept_out: Vec<String>,
    /// For the host: the reports of people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Report>>")]
    pub reports: Vec<Report>,
    /// The seat that begins as East in the current match, or in the next one, if seats are chosen and the house draws
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub east: Option<u8>,
    /// The match that is to begin next.
    pub next: RoomNext,
    /// The match that is played, or was played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<RoomMatch>,
    /// For people who are signed in: its finished matches, the last twenty, in the order in which they were begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RoomPlayed>>")]
    pub played: Vec<RoomPlayed>,
    /// For people who are signed in: each person's total in all of its matches, best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RoomTotal>>")]
    pub totals: Vec<RoomTotal>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum RoomCommand {
    /// Takes an open seat, or moves to it.
    Sit { seat: u8 },
    /// Leaves the room with the person's seat, and the match that is being played. If the host leaves, the next person
    /// is the host. With the last person on a seat the match ends, and with the last person of all the room is gone.
    Leave {},
    /// The host gives up their seat and stays the host; they may sit down again like anybody.
    GiveUpSeat {},
    /// Sets whether the person is ready. The match begins when no seat is open and all people are.
    Ready {
        ready: bool,
        /// The seals of one share in the first wall of the [next match](Room::next), 32 random bytes: one for each of
        /// its seats, from seat 0, since nobody knows where they will sit. The seal of their seat counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<Vec<String>>")]
        seals: Option<Vec<Hex32>>,
        /// The terms that the person agrees to, of [`Room::terms`]: if they have changed meanwhile, the person is not
        /// ready. Without terms they agree to any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<String>")]
        terms: Option<Hex32>,
    },
    /// Opens the share in the first wall of the next match, once its [seals](RoomNext::seals) are shown.
    Open {
        /// The share that was sealed, as 64 hexadecimal digits.
        #[ts(as = "String")]
        share: Hex32,
    },
    /// The host seats a bot on an open seat, or in place of another bot.
    Bot { seat: u8, level: String },
    /// The host frees the seat of somebody else.
    Free { seat: u8 },
    /// The host frees the seat of a person, and keeps them out of the room.
    KeepOut { seat: u8 },
    /// The host keeps somebody without a seat out of the room.
    KeepOutBystander { who: String },
    /// The host lets somebody in again.
    LetIn {
        /// The number of the person in the list of [`Room::kept_out`].
        nth: u8,
    },
    /// Reports the person on a seat.
    Report { seat: u8 },
    /// Reports the host, if they have no seat.
    ReportHost {},
    /// The host makes the person on another seat the host.
    Host { seat: u8 },
    /// The host swaps two seats, if seats are chosen. The people on them have to be ready anew.
    Swap { seat: u8, with: u8 },
    /// The host ends the match that is being played.
    EndMatch {},
    /// The host changes the settings; nobody is ready any more, unless only the name or the listing has changed.
    Change { settings: RoomSettings },
}

/// The listed rooms, and those where the person has a seat or is the host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomList {
    /// The rooms, the newest first.
    pub rooms: Vec<RoomEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomFound {
    pub id: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomEntry {
    pub id: String,
    /// The name of its host.
    pub host: String,
    /// Its name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The title of its rules.
    pub rules: String,
    pub seats: u8,
    pub open: u8,
    /// Whether a match is being played.
    pub playing: bool,
    /// Whether the person has a seat there or is the host.
    pub yours: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_that_is_taken_back_is_not_one_that_is_not_said() {
        for (text, face) in
            [("{}", None), (r#"{"face":null}"#, Some(None)), (r#"{"face":"Emi"}"#, Some(Some(Person::Emi)))]
        {
            let asked = SignIn { name: None, face };
            assert_eq!(serde_json::from_str::<SignIn>(text).unwrap(), asked);
            assert_eq!(serde_json::to_string(&asked).unwrap(), text);
        }
    }

    #[test]
    fn rooms_of_earlier_versions_say_yes_or_no_to_watching() {
        let read = |watching: &str| {
            let text = format!(r#"{{"preset":"tenhou","length":"east","pace":"fast"{watching}}}"#);
            serde_json::from_str::<RoomSettings>(&text).unwrap().watching
        };
        assert_eq!(read(""), Watching::Nobody);
        assert_eq!(read(r#","watching":false"#), Watching::Nobody);
        assert_eq!(read(r#","watching":true"#), Watching::Table);
        assert_eq!(read(r#","watching":"hands""#), Watching::Hands);
    }
}
