use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    After, Display, EndedBy, Event, IllegalIntent, Noted, Person, RoundName, RuleLine, SeatsDrawn, TimeControl,
};

/// A record to watch: what each seat saw, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Replay {
    /// The names by seat; as many as play.
    pub names: Vec<String>,
    /// The faces by seat, where one is that of another name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Person>>>")]
    pub faces: Vec<Option<Person>>,
    /// The bots by seat, by the names they are chosen by; none where a person played, or where the record does not say.
    pub bots: Vec<Option<String>>,
    /// How people played it, where the record says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<ReplayTable>,
    /// What the rules are called.
    pub rules: String,
    /// The rules in short, to be shown.
    pub summary: Vec<RuleLine>,
    /// Points of a riichi stick.
    pub riichi_stake: i32,
    /// Points of one honba.
    pub honba_value: i32,
    /// How the house shows its table.
    pub display: Display,
    /// The seat to look from first: the user's, or one of those known.
    pub seat: u8,
    /// Where each round begins.
    pub rounds: Vec<ReplayRound>,
    /// By seat, what it saw; none where the record does not have it. The steps of all seats are of the same
    /// events, in the same order.
    pub seats: Vec<Option<Vec<ReplayStep>>>,
    /// What decided who sits where; nothing where the program did, or where the record does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats_drawn: Option<SeatsDrawn>,
    /// Who was away, and how long decisions took, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ReplayNote>>")]
    pub notes: Vec<ReplayNote>,
    /// Whether the match goes on: these are its rounds before the one that is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub goes_on: bool,
    /// Who ended the match before its end, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<EndedBy>,
    /// Why the record ends here although it goes on: where it and the rules part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
}

/// How people played a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayTable {
    /// How long they might think; as long as they liked where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// How many seconds everybody had after a discard to claim or pass, if that was the same for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_window: Option<u8>,
}

/// What a record says of a player between two steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayNote {
    /// The step that came before.
    pub after: u32,
    pub seat: u8,
    pub what: Noted,
}

/// A round of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ReplayRound {
    pub name: RoundName,
    /// Its deal, a number among the steps.
    pub first: u32,
}

/// One event as a seat saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayStep {
    pub event: Event,
    /// How things stand after it.
    pub after: After,
    /// What the seat might expect to do about this and is not able to, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<IllegalIntent>>")]
    pub denied: Vec<IllegalIntent>,
}

/// What a file that is to be looked at needs beside its bytes.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayQuery {
    /// The name of the rules, where the record does not state them.
    pub rules: Option<String>,
}
