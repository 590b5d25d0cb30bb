use jantaku_core::Ruleset;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::summary::summary;
use super::{Display, Mode, Pace, Person, RuleLine, SeatsDrawn, TimeControl, VERSION, Watching};

/// What a client needs to know of a match before its first event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MatchInfo {
    /// The version of the protocol.
    pub version: u32,
    pub match_id: String,
    /// What it is played for.
    pub mode: Mode,
    /// The names by seat; as many as play.
    pub names: Vec<String>,
    /// The faces by seat, where one is that of another name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Person>>>")]
    pub faces: Vec<Option<Person>>,
    /// The bots by seat, by the names they are chosen by; none where a person plays.
    pub bots: Vec<Option<String>>,
    /// What the rules are called.
    pub rules: String,
    /// The rules in short, to be shown.
    pub summary: Vec<RuleLine>,
    /// Points of a riichi stick.
    pub riichi_stake: i32,
    /// Points of one honba.
    pub honba_value: i32,
    /// How fast the opponents play.
    pub pace: Pace,
    /// How long people may think; as long as they like where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time: Option<TimeControl>,
    /// How many seconds everybody has after a discard to claim or pass, in windows that are the same for all; none where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claim_window: Option<u8>,
    /// What people without a seat see of it; nothing, where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub watching: Option<Watching>,
    /// What decided who sits where; nothing where the program did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats_drawn: Option<SeatsDrawn>,
    /// How the house shows its table.
    pub display: Display,
}

impl MatchInfo {
    /// A match for nothing, of people who may think as long as they like; set the other fields as needed.
    pub fn new(match_id: String, names: Vec<String>, rules: &Ruleset) -> MatchInfo {
        MatchInfo {
            version: VERSION,
            match_id,
            mode: Mode::Free,
            bots: vec![None; names.len()],
            faces: Vec::new(),
            names,
            rules: rules.title().to_owned(),
            summary: summary(rules),
            riichi_stake: rules.riichi_stake,
            honba_value: rules.honba_value,
            pace: Pace::Normal,
            time: None,
            claim_window: None,
            watching: None,
            seats_drawn: None,
            display: rules.into(),
        }
    }
}

/// The same for somebody who has a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Welcome {
    /// The seat of this client.
    pub seat: u8,
    #[serde(flatten)]
    pub of: MatchInfo,
}
