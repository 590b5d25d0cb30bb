//! A player's matches: begun, listed, damaged.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::SeatToken;
use super::{EndedBy, Length, Mode, Pace, Person, RoundName, TimeControl};

/// A page of a player's matches, last played first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchPage {
    pub matches: Vec<MatchSummary>,
    /// Matches of this part that are stored but cannot be read.
    pub damaged: Vec<DamagedMatch>,
    /// The value of `GET /api/matches?after=` for the next page of the finished ones, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A match that is stored but cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DamagedMatch {
    pub match_id: String,
    pub why: String,
    /// The number of whole rounds before the damage: `GET /api/matches/{id}/record` has them.
    pub rounds: u32,
}

/// A seat of a match and its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OwnSeat {
    pub seat: u8,
    /// The secret, for [`ClientMessage::Hello`](crate::ClientMessage::Hello).
    pub token: SeatToken,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct NewMatch {
    /// The name of a preset or of a house of one's own.
    pub preset: String,
    /// The length. If it is not the house's own, the menu may choose no other.
    pub length: Length,
    /// The names of the bots: one fewer than play, in turn order after the human.
    pub opponents: Vec<String>,
    /// The pace of the bots.
    pub pace: Pace,
    /// The human's name, 1 to 24 characters.
    pub name: String,
    /// The face of the human, from [`Person::COMPANY`]; that of the name if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Person>,
    /// The choices in the house's menu, by the keys of their lines; missing lines have their defaults.
    #[serde(default)]
    pub menu: BTreeMap<String, String>,
    /// The time to think; unlimited if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time: Option<TimeControl>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Created {
    pub match_id: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchSummary {
    pub match_id: String,
    /// The title of its rules.
    pub rules: String,
    /// The stake of the match.
    pub mode: Mode,
    /// The names by seat.
    pub names: Vec<String>,
    pub seat: u8,
    /// The time when it was created, in seconds since 1970.
    pub created: u32,
    /// The current round; of a finished match the last one; none before the first deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundName>,
    pub scores: Vec<i32>,
    pub finished: bool,
    /// The human's place from 1, once it is played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// Who ended it early, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBy>,
}

/// The page of the list of finished matches.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchesQuery {
    /// The entry after which it begins; the first page if there is none.
    pub after: Option<String>,
    /// Search terms, one in each line; without them everything is listed.
    pub search: Option<String>,
}
