use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{After, Display, Event, IllegalIntent, RoundName, RuleLine};

/// A record to watch: what each seat saw, step by step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Replay {
    /// The names by seat; as many as play.
    pub names: Vec<String>,
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
    /// Whether the match goes on: these are its rounds before the one that is played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub goes_on: bool,
    /// Why the record ends here although it goes on: where it and the rules part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
}

/// A round of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ReplayRound {
    /// Which one.
    pub name: RoundName,
    /// Its deal, a number among the steps.
    pub first: u32,
}

/// One event as a seat saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ReplayStep {
    /// What happened.
    pub event: Event,
    /// How things stand after it.
    pub after: After,
    /// What the seat might expect to do about this and is not able to, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<IllegalIntent>>")]
    pub denied: Vec<IllegalIntent>,
}
