//! A player's matches: begun, listed, damaged.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::SeatToken;
use super::{EndedBy, Length, Mode, Pace, Person, RoundName, TimeControl};

/// A part of a player's matches, the one played last first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchPage {
    pub matches: Vec<MatchSummary>,
    /// Matches of this part that are stored but cannot be read.
    pub damaged: Vec<DamagedMatch>,
    /// What `GET /api/matches?after=` takes for the next part of those that are over, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A match that is stored but cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DamagedMatch {
    pub match_id: String,
    pub why: String,
    /// The number of whole rounds that come before the damage: `GET /api/matches/{id}/record` has them.
    pub rounds: u32,
}

/// A seat of a match and the secret by which it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OwnSeat {
    pub seat: u8,
    /// The secret, for [`ClientMessage::Hello`](crate::ClientMessage::Hello).
    pub token: SeatToken,
}

/// A match to be created.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewMatch {
    /// The name of a preset or of a house of one's own.
    pub preset: String,
    /// How long. Where it is not the house's own, the menu may say nothing else.
    pub length: Length,
    /// The names of the bots: one fewer than play, in turn order after the human.
    pub opponents: Vec<String>,
    /// How fast they play.
    pub pace: Pace,
    /// The human's name, 1 to 24 characters.
    pub name: String,
    /// Whose face the human has, of [`Person::COMPANY`]; that of their name where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Person>,
    /// What is set in the house's menu: choices by the keys of their lines; what is not named is as it is by itself.
    #[serde(default)]
    pub menu: BTreeMap<String, String>,
    /// How long people may think; as long as they like where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time: Option<TimeControl>,
}

/// A match was created.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Created {
    pub match_id: String,
}

/// A match in the store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchSummary {
    pub match_id: String,
    /// What its rules are called.
    pub rules: String,
    /// What it is played for.
    pub mode: Mode,
    /// The names by seat.
    pub names: Vec<String>,
    pub seat: u8,
    /// When it was created, in seconds since 1970.
    pub created: u32,
    /// The round in play; of a finished match the last one; none before the first deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundName>,
    pub scores: Vec<i32>,
    /// Whether it is over.
    pub finished: bool,
    /// The human's place from 1, once it is played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// Who has ended it before its end, if somebody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBy>,
}

/// Which part of the list of finished matches.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchesQuery {
    /// Where it begins; at the beginning without.
    pub after: Option<String>,
    /// Search terms, one in each line; without them everything is listed.
    pub search: Option<String>,
}
