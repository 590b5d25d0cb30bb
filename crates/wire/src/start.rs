use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::SeatToken;
use super::{Ban, EndedBy, ErrorCode, Mode, Person, RoundName, RuleFault, RuleLine, Wind, Words};

/// How fast the opponents play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Pace {
    Instant,
    Fast,
    /// As at a lively table.
    #[default]
    Normal,
    Slow,
}

/// How long people may think: "5+20" is five seconds for each decision and twenty more for each round. With the round's
/// seconds first it is byoyomi: once they are used up, each decision has its own seconds and no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct TimeControl {
    /// Seconds for each decision.
    pub per_decision: u16,
    /// Seconds for all decisions of a round together.
    pub per_round: u16,
    /// Which of them a decision uses first.
    #[serde(default, skip_serializing_if = "TimePart::is_decision")]
    #[ts(optional, as = "Option<TimePart>")]
    pub first: TimePart,
}

/// A part of the time that people have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum TimePart {
    /// The seconds of the decision.
    #[default]
    Decision,
    /// The seconds of the round.
    Bank,
}

impl TimePart {
    /// Whether it is the part that comes first where nothing is said.
    pub(crate) fn is_decision(&self) -> bool {
        *self == TimePart::Decision
    }
}

impl TimeControl {
    /// How many seconds a decision may have in all, its own and the round's.
    pub const RANGE: std::ops::RangeInclusive<u32> = 3..=3_600;

    /// Whether the seconds for a decision are within [`TimeControl::RANGE`].
    pub fn is_playable(self) -> bool {
        Self::RANGE.contains(&(u32::from(self.per_decision) + u32::from(self.per_round)))
    }
}

/// How long a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Length {
    East,
    EastSouth,
}

/// Whose rules they are: the start page lists each group by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum HouseGroup {
    /// What people play today: sites, leagues and federations.
    Modern,
    /// Houses described in full by documents of their own.
    Described,
    Own,
}

/// What the start page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StartPage {
    /// The version of the protocol.
    pub version: u32,
    /// The rules to choose from: the presets, then the houses of one's own.
    pub presets: Vec<Preset>,
    /// Houses that are kept but cannot be played.
    pub broken: Vec<BrokenHouse>,
    /// The opponents to choose from, the recommended one first.
    pub bots: Vec<BotInfo>,
    /// What to preselect: the choice made last, or the defaults.
    pub preselected: NewMatch,
    /// A short match for somebody who plays for the first time.
    pub first: NewMatch,
    /// The player's matches to go on with.
    pub open: MatchPage,
    /// The player's matches that are over.
    pub finished: MatchPage,
}

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

/// A set of house rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Preset {
    /// Its name, as in [`NewMatch`].
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    pub group: HouseGroup,
    pub players: u8,
    /// The length it has by itself.
    pub length: Length,
    /// The lengths in which it is played, that one among them.
    pub lengths: Vec<Length>,
    /// The winds of its rounds.
    pub winds: Vec<Wind>,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// Whose words it uses.
    pub words: Words,
    /// What the house's description lets its players set before a match; none where it draws no menu.
    pub menu: Vec<MenuLine>,
}

/// One thing that the house's description lets its players set before a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MenuLine {
    /// Its name, as in [`NewMatch`].
    pub key: String,
    /// What people call it.
    pub title: String,
    /// The lines of the description that offer it, such as `Y:1495-1507`.
    pub source: String,
    /// What the description does not say, and is our choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Whether it is a box that is ticked or not: its choices are `on` and `off`.
    pub is_box: bool,
    /// Whether the description leaves it to beginners, too; they leave the other lines as they are.
    pub for_beginners: bool,
    /// The ways in which it may be set.
    pub choices: Vec<MenuChoice>,
}

/// One way in which a line of a menu may be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MenuChoice {
    /// Its name, as in [`NewMatch`].
    pub key: String,
    /// What people call it; a number as such.
    pub title: String,
    /// Whether the house has it so by itself.
    pub usual: bool,
}

/// A house that is kept but cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BrokenHouse {
    pub name: String,
    pub faults: Vec<RuleFault>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BotInfo {
    /// Its name, as in [`NewMatch`].
    pub name: String,
    pub description: String,
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

/// A request that could not be fulfilled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Failure {
    pub code: ErrorCode,
    pub message: String,
    /// Why the player's career does not allow it, or practice, or the room, as a key such as `too_few_points`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    /// The ban, where the person is kept off the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
    /// All that is wrong with the rules, where they are what is wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RuleFault>>")]
    pub faults: Vec<RuleFault>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seconds_of_the_decision_come_first_where_nothing_is_said() {
        let of = |first| TimeControl { per_decision: 10, per_round: 60, first };
        let read = |text: &str| serde_json::from_str::<TimeControl>(text).ok();
        let earlier = r#"{"per_decision":10,"per_round":60}"#;
        assert_eq!(read(earlier), Some(of(TimePart::Decision)));
        assert_eq!(serde_json::to_string(&of(TimePart::Decision)).unwrap(), earlier);
        let byoyomi = r#"{"per_decision":10,"per_round":60,"first":"bank"}"#;
        assert_eq!(read(byoyomi), Some(of(TimePart::Bank)));
        assert_eq!(serde_json::to_string(&of(TimePart::Bank)).unwrap(), byoyomi);
        assert_eq!(read(&byoyomi.replace("bank", "both")), None);
    }
}
