use jantaku_core::Ruleset;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::summary::summary;
use super::{Display, Mode, Pace, Person, RuleLine, SeatsDrawn, TimeControl, VERSION, Watching};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MatchInfo {
    /// The version of the protocol.
    pub version: u32,
    pub match_id: String,
    /// The stake of the match.
    pub mode: Mode,
    pub names: Vec<String>,
    /// The faces by seat, where one is not that of the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<Person>>>")]
    pub faces: Vec<Option<Person>>,
    /// The bots by seat, by their names in a new match; none for a person.
    pub bots: Vec<Option<String>>,
    /// The title of the rules.
    pub rules: String,
    /// The rules in short, to be shown.
    pub summary: Vec<RuleLine>,
    /// The points of a riichi stick.
    pub riichi_stake: i32,
    /// The points of one honba.
    pub honba_value: i32,
    /// The pace of the opponents.
    pub pace: Pace,
    /// The time to think; unlimited if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time: Option<TimeControl>,
    /// The seconds that everybody has after a discard to claim or pass, in windows that are the same for all; no
    /// windows if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claim_window: Option<u8>,
    /// What people without a seat see; nothing if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub watching: Option<Watching>,
    /// The draw of the seats; none if the program decided them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats_drawn: Option<SeatsDrawn>,
    /// The house's display of its table.
    pub display: Display,
}

impl MatchInfo {
    /// A match for nothing without time control; set the other fields as needed.
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

/// The match for somebody with a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Welcome {
    /// The seat of this client.
    pub seat: u8,
    #[serde(flatten)]
    pub of: MatchInfo,
}
