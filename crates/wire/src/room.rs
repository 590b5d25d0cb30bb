//! Rooms, in which friends agree on a match and wait for one another; and who somebody is on a server for friends.

use std::collections::BTreeMap;

use jantaku_record::line::Hex32;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::{HouseDraft, Length, Pace, Person, RuleLine, TalkRules, TimeControl, Words};

/// Who asks, as the server knows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Visitor {
    /// Whether this is a server for friends: then people say who they are, and there are rooms.
    pub hosted: bool,
    /// The name shown to others; none before they have said one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whose face they have; that of their name where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Person>,
    /// The origin at which people may sign in by passkeys; none where browsers have none for the server's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passkeys: Option<String>,
    /// Whether they administer the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub admin: bool,
}

/// How somebody wants to be called and to look: a guest signs in with no more than a name. Whoever is signed in changes what is said, and what is not
/// said stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct SignIn {
    /// The name, 1 to 24 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whose face they have, of [`Person::COMPANY`]; `null` for that of their name.
    #[serde(default, deserialize_with = "said", skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Option<Person>>")]
    pub face: Option<Option<Person>>,
}

/// What is said, be it `null`: serde takes that for nothing said.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// The name of whoever wants to be forgotten, so that nobody is by mistake.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Forget {
    pub name: String,
}

/// Who gets which seat of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Seating {
    /// Seats are drawn before each match.
    #[default]
    Draw,
    /// As people sit in the room; the first dealer of each further match is the next of them.
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
    /// The same, and all hands of each round once the next one is dealt.
    Hands,
}

/// Rooms stored by earlier versions say yes or no.
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

/// What the host of a room decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomSettings {
    /// What the room is called, 1 to 24 characters; after its host where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name of a preset or of a house of the host's own.
    pub preset: String,
    /// How long a match is.
    pub length: Length,
    /// What is set in the house's menu: choices by the keys of their lines.
    #[serde(default)]
    pub menu: BTreeMap<String, String>,
    /// How fast the table and its bots play.
    pub pace: Pace,
    /// How long people may think; as long as they like where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// How many seconds everybody has after a discard to claim or pass, so that nobody learns from the time who could have claimed. Without it
    /// only whoever can claim is waited for.
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
    /// Whether a bot plays for people who are away, where time counts; else the engine's default is chosen for them at once.
    #[serde(default)]
    pub bot_for_away: bool,
    /// Whether the room is in the list of rooms. Anybody with the link finds it either way.
    #[serde(default)]
    pub listed: bool,
}

impl RoomSettings {
    /// How many seconds a claim window may have.
    pub const CLAIM_WINDOWS: std::ops::RangeInclusive<u8> = 1..=10;
}

/// The rules of a room, for people to read before they sit down.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomRules {
    /// What they are called.
    pub title: String,
    pub players: u8,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// Whose words they use.
    pub words: Words,
    /// How they differ from the preset that they are nearest to.
    pub differences: HouseDraft,
    /// The hash that identifies them, as in records: 64 hexadecimal digits.
    pub hash: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum RoomSeat {
    Open {},
    /// A person sits here.
    Person {
        name: String,
        /// Whose face they have chosen, if they have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Person>,
        /// Whether they are ready for the match.
        ready: bool,
        /// Whether they have the room or its table open.
        here: bool,
    },
    /// A bot sits here.
    Bot {
        /// Its level, as in [`StartPage::bots`](crate::StartPage).
        level: String,
    },
}

/// The match of a room that was begun last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomMatch {
    pub match_id: String,
    /// Whether it is over: then it can be replayed, and the next one begins when all are ready.
    pub over: bool,
}

/// A match of a room that has not begun. It is another one, with another commitment, whenever it was about to begin and then could not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomNext {
    /// The id that it will have.
    pub match_id: String,
    /// The commitment to the server's part of its first wall.
    #[ts(as = "String")]
    pub commitment: Hex32,
    /// When all are ready and somebody has sealed a share in that wall: the seals by the seats of the match. Whoever finds one of their own
    /// there opens the share with [`RoomCommand::Open`]; the match begins when all have, or ten seconds later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Option<String>>>")]
    pub seals: Option<Vec<Option<Hex32>>>,
}

/// A match of a room that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomPlayed {
    pub match_id: String,
    /// When it was begun, in seconds since 1970; servers of earlier versions don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<u32>,
    /// Who played it, the first place first; nobody where it ended early.
    pub standings: Vec<RoomStanding>,
}

/// Somebody at the end of a match of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomStanding {
    /// The name under which they played, with a number where another person has played in the room under the same one before.
    pub name: String,
    /// The result with uma, oka and all the rest, in points.
    pub total: i32,
}

/// What the matches of a room come to for a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomTotal {
    /// The name under which they played last, with a number as in [`RoomStanding::name`].
    pub name: String,
    /// How many of the matches they played to the end.
    pub matches: u32,
    /// The sum of their results, in points.
    pub total: i32,
}

/// Somebody tells of somebody else.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Report {
    /// The name of who does.
    pub by: String,
    /// The name of the other.
    pub about: String,
}

/// Somebody without a seat who has the room or its table open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Bystander {
    /// By what the room knows them, as in [`Said::who`](crate::Said::who).
    pub who: String,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomHost {
    pub name: String,
    /// Their seat; none where they organise the matches of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether they have the room or its table open.
    pub here: bool,
    /// Whether they are who asks.
    pub you: bool,
}

/// A room as one of its visitors sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Room {
    /// Its id, which its link contains.
    pub id: String,
    /// The code by which it is found where the link can only be said.
    pub code: String,
    /// What the host decided.
    pub settings: RoomSettings,
    pub rules: RoomRules,
    /// Its seats, as many as play.
    pub seats: Vec<RoomSeat>,
    pub host: RoomHost,
    /// The seat of whoever asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// For those who have a seat: what they agree to by being ready, as a hash of the settings, the rules, the next match, and the seat where seats are
    /// chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    pub terms: Option<Hex32>,
    /// How many people without a seat watch its table.
    pub watchers: u32,
    /// For those who are signed in: the others who are there without a seat, but the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Bystander>>")]
    pub bystanders: Vec<Bystander>,
    /// For the host: who is kept out, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub kept_out: Vec<String>,
    /// For the host: who was reported, and by whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Report>>")]
    pub reports: Vec<Report>,
    /// Where seats are chosen and the house draws none, the one that begins as East in the match that is played, or in the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub east: Option<u8>,
    /// The match that is to begin next.
    pub next: RoomNext,
    /// The match that is played, or was played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<RoomMatch>,
    /// For those who are signed in: its matches that are over, the last twenty, in the order in which they were begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RoomPlayed>>")]
    pub played: Vec<RoomPlayed>,
    /// For those who are signed in: what all of its matches come to for each person, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RoomTotal>>")]
    pub totals: Vec<RoomTotal>,
}

/// Something to be done in a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum RoomCommand {
    /// Sit down on an open seat, or move to it.
    Sit { seat: u8 },
    /// Leave the room with one's seat, and the match that is being played. If the host leaves, the next person is the host. With the last person
    /// on a seat the match ends, and with the last person of all the room is gone.
    Leave {},
    /// The host gives up their seat and stays the host; they may sit down again like anybody.
    GiveUpSeat {},
    /// Say whether one is ready. The match begins when no seat is open and all people are.
    Ready {
        ready: bool,
        /// The seals of one share in the first wall of the [next match](Room::next), 32 random bytes: one for each of its seats, from seat 0, since
        /// nobody knows where they will sit. That of their seat counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<Vec<String>>")]
        seals: Option<Vec<Hex32>>,
        /// What one agrees to, of [`Room::terms`]: where the host has changed it meanwhile, one is not ready. Without it one agrees to whatever it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<String>")]
        terms: Option<Hex32>,
    },
    /// Open the share in the first wall of the next match, once its [seals](RoomNext::seals) are shown.
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
        /// Whom, a number in the list of [`Room::kept_out`].
        nth: u8,
    },
    /// Tells of the person on a seat.
    Report { seat: u8 },
    /// Tells of the host, where they have no seat.
    ReportHost {},
    /// The host makes the person on another seat the host.
    Host { seat: u8 },
    /// Where seats are chosen, the host lets two of them change places, whoever sits there. They have to be ready anew.
    Swap { seat: u8, with: u8 },
    /// The host ends the match that is being played.
    EndMatch {},
    /// The host changes the settings; nobody is ready any more, unless it is the name or the list alone.
    Change { settings: RoomSettings },
}

/// The rooms that are listed, and those where whoever asks has a seat or is the host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomList {
    /// The rooms, the newest first.
    pub rooms: Vec<RoomEntry>,
}

/// A room that was found by its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RoomFound {
    pub id: String,
}

/// A room in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoomEntry {
    pub id: String,
    /// The name of its host.
    pub host: String,
    /// What it is called, if it has a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What its rules are called.
    pub rules: String,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are open.
    pub open: u8,
    /// Whether a match is being played.
    pub playing: bool,
    /// Whether whoever asks has a seat there or is the host.
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
