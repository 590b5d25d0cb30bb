use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    After, Display, EndedBy, Event, IllegalIntent, Noted, Person, RoundName, RuleLine, SeatsDrawn, TimeControl,
};

/// A record to watch, as each seat saw it, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Replay {
    pub names: Vec<String>,
    /// The faces by seat, where one is not that of the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Person>>>")]
    pub faces: Vec<Option<Person>>,
    /// The bots by seat, by their names in a new match; none for a person, or if the record does not say.
    pub bots: Vec<Option<String>>,
    /// How people played it, if the record says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<ReplayTable>,
    /// The title of the rules.
    pub rules: String,
    /// The rules in short, to be shown.
    pub summary: Vec<RuleLine>,
    /// The points of a riichi stick.
    pub riichi_stake: i32,
    /// The points of one honba.
    pub honba_value: i32,
    /// The house's display of its table.
    pub display: Display,
    /// The seat to look from first: the user's, or one of those known.
    pub seat: u8,
    /// The rounds, each by its first step.
    pub rounds: Vec<ReplayRound>,
    /// The view of each seat; none if the record does not have it. The steps of all seats are of the same events, in
    /// the same order.
    pub seats: Vec<Option<Vec<ReplayStep>>>,
    /// The draw of the seats; none if the program decided them, or the record does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats_drawn: Option<SeatsDrawn>,
    /// Absences, and the times of decisions, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ReplayNote>>")]
    pub notes: Vec<ReplayNote>,
    /// Whether the match goes on: these are its rounds before the current one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub goes_on: bool,
    /// Who ended the match early, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBy>,
    /// The reason why the replay ends before the record: their difference from the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayTable {
    /// The time to think; unlimited if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// The seconds that everybody had after a discard to claim or pass, if that was the same for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_window: Option<u8>,
}

/// A note of a record on a player between two steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayNote {
    /// The step before it.
    pub after: u32,
    pub seat: u8,
    pub what: Noted,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ReplayRound {
    pub name: RoundName,
    /// Its deal, a number among the steps.
    pub first: u32,
}

/// An event as a seat saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayStep {
    pub event: Event,
    /// The state after it.
    pub after: After,
    /// The refused actions, with reasons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<IllegalIntent>>")]
    pub denied: Vec<IllegalIntent>,
}

/// The parameters of a file's replay.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayQuery {
    /// The name of the rules, if the record does not state them.
    pub rules: Option<String>,
}
