//! Statistics of a player's finished matches, and the hands behind each number.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{DoraCount, LimitName, Mode, RoundName, ShownHand, Tile, YakuLine};

/// The statistics of a player's finished matches.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StatisticsPage {
    /// The number of matches that count.
    pub matches: u32,
    /// The number of rounds in them.
    pub rounds: u32,
    /// The number of matches that are still to be read; the next request reads more of them.
    pub pending: u32,
    /// The number of matches that cannot be read.
    pub damaged: u32,
    /// The filters for the matches.
    pub choices: StatisticsChoices,
    pub of_matches: Vec<FigureLine>,
    pub of_hands: Vec<FigureLine>,
    /// The hands by property.
    pub groups: Vec<FigureGroup>,
    pub yakuman_per_match: QuotedFigure,
    /// The wins with a yakuman, latest first.
    pub yakuman: Vec<ListedEntry>,
    pub best: Vec<ListedEntry>,
    /// The points after each match, in order.
    pub over_time: Vec<PointsAfter>,
}

/// The values of filters that occur in the player's matches.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StatisticsChoices {
    /// The modes of the matches.
    pub modes: Vec<Mode>,
    pub rules: Vec<RulesChoice>,
    pub opponents: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RulesChoice {
    pub name: String,
    /// The title of the rules.
    pub title: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct MeasuredFigure {
    /// The number of times it happened, or the sum of the values.
    #[ts(type = "number")]
    pub sum: i64,
    /// The number of times it could have happened, or the number of values.
    pub count: u32,
    /// Their ratio, if there is any.
    pub value: Option<f64>,
    /// Its standard error over matches, if there are two or more.
    pub error: Option<f64>,
    /// Of a share, its interval of 95 %.
    pub interval: Option<[f64; 2]>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct FigureLine {
    pub key: String,
    /// Whether it is a share; otherwise it is a mean.
    pub share: bool,
    pub measured: MeasuredFigure,
}

/// Hands divided by a property.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct FigureGroup {
    /// The property: `wait`, `dealt_into`, `turn`, `limit`, `yaku`, `quoted`, `learn_first` or `rare`.
    pub key: String,
    /// The values, in their order.
    pub parts: Vec<FigurePart>,
}

/// The hands with one value of a property.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct FigurePart {
    pub value: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yaku: Option<YakuName>,
    /// Their share of all hands that have the property.
    pub share: MeasuredFigure,
    /// The share that the documents of the houses quote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quoted: Option<f64>,
    /// The figures of these hands.
    pub figures: Vec<FigureLine>,
}

/// The names of a yaku.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct YakuName {
    pub key: String,
    pub kanji: String,
    /// The common English name.
    pub english: String,
    /// The Japanese name in Latin letters.
    pub romaji: String,
}

/// A figure beside the quoted one.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct QuotedFigure {
    pub quoted: f64,
    pub measured: MeasuredFigure,
}

/// The points of a player after a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PointsAfter {
    pub match_id: String,
    /// The time when it was created, in seconds since 1970.
    pub created: u32,
    pub place: u8,
    /// The result, uma and oka included.
    pub total: i32,
    /// The sum of all results so far.
    #[ts(type = "number")]
    pub sum: i64,
}

/// A page of the list behind a number, latest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct StatisticsList {
    /// The number of all entries.
    pub total: u32,
    /// The number of matches that are still to be read; the next request reads more of them.
    pub pending: u32,
    /// The name of the listed value, if it is a yaku.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yaku: Option<YakuName>,
    /// The entries of this page.
    pub entries: Vec<ListedEntry>,
    /// The value of `after` for the next page, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A hand or a result, and its match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ListedEntry {
    pub match_id: String,
    /// The time when it was created, in seconds since 1970.
    pub created: u32,
    /// The title of its rules.
    pub rules: String,
    /// The stake of the match.
    pub mode: Mode,
    pub names: Vec<String>,
    pub seat: u8,
    pub listed: Listed,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Listed {
    Hand(Box<ListedHand>),
    /// The result of a match.
    Result {
        place: u8,
        /// Points at the end.
        points: i32,
        /// The result, uma and oka included.
        total: i32,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct ListedHand {
    /// The number of its round among those of the replay, from 0.
    pub round: u32,
    pub name: RoundName,
    pub dealer: bool,
    /// The end of the round for the player.
    pub end: HandEnd,
    /// The change of the points.
    pub points: i32,
    /// The number of the discard that declared riichi, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub riichi: Option<u8>,
    /// Whether the player claimed a discard.
    pub called: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<WonHand>,
}

/// The end of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum HandEnd {
    Won,
    /// Somebody won on the player's tile.
    DealtIn,
    Others,
    Nagashi,
    /// The wall ran out, and the player was tenpai.
    Tenpai,
    /// The wall ran out, and the player was noten.
    Noten,
    /// The round was broken off without a foul.
    Abortive,
    /// A foul of the player's ended it.
    Chombo,
    /// A foul of another player's ended it.
    OthersChombo,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct WonHand {
    /// The hand without the winning tile.
    pub hand: ShownHand,
    pub tile: Tile,
    pub tsumo: bool,
    pub yaku: Vec<YakuLine>,
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    pub fu: u32,
    pub limit: Option<LimitName>,
    /// Points received, honba and sticks included.
    pub points: i32,
    /// The worth of the hand on a ron, without them.
    pub worth: i32,
}

/// The filters of statistics, and the figure or property of a list.
#[derive(Debug, Clone, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct StatisticsQuery {
    /// The mode of the matches, by key.
    pub mode: Option<String>,
    /// The name of their rules.
    pub rules: Option<String>,
    /// The name of somebody who played in them.
    pub opponent: Option<String>,
    /// The time when the first of them was begun, in seconds since 1970.
    pub since: Option<String>,
    /// The time when the last of them was begun, in seconds since 1970.
    pub until: Option<String>,
    /// The figure whose hands are listed, by key.
    pub figure: Option<String>,
    /// The property of hands that is listed, by key.
    pub group: Option<String>,
    /// The value of that property.
    pub value: Option<String>,
    /// The entry after which the list goes on.
    pub after: Option<String>,
}
