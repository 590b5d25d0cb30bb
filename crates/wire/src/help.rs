//! The help on a house: computed from its rules, with the words left to the page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Display, DoraCount, FuItem, LimitName, Meld, NagashiHand, RuleLine, SafetyGrade, SafetyMark, Tile, Wind, YakuValue,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpBook {
    /// The name of the rules.
    pub rules: String,
    pub title: String,
    /// The number of players: 3 or 4.
    pub players: u8,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// The house's display of its table, and so of its tiles.
    pub display: Display,
    /// Numbers and customs of the house for the pages.
    pub facts: HelpFacts,
    /// Every yaku of the house, in the order of its document.
    pub yaku: Vec<YakuHelp>,
    /// The sources of fu, each with a hand that has it.
    pub fu: Vec<FuHelp>,
    /// Points by fu, then by han.
    pub points: Vec<PointsRow>,
    /// The limits, from the lowest.
    pub limits: Vec<LimitRow>,
    /// The hands of the chapters on strategy, without those that the house's rules make untrue.
    pub studies: Vec<StudyHelp>,
    /// Figures on them from matches of bots, under Tenhou's rules.
    pub figures: Vec<StrategyFigure>,
}

/// Numbers and customs of a house for the pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpFacts {
    pub start_points: i32,
    pub riichi_stake: i32,
    /// The points of one honba for a win.
    pub honba: i32,
    /// The points that the players who are noten pay together at an exhaustive draw.
    pub noten: i32,
    /// The number of honba from which a win needs two han, not counting dora; 0: never.
    pub two_han_from: u8,
    /// Whether tanyao counts in an open hand.
    pub open_tanyao: bool,
    /// The number of red fives.
    pub red_fives: u8,
    /// Whether the indicators under the dora indicators count for riichi.
    pub ura: bool,
    /// Whether a kan turns an indicator.
    pub kan_dora: bool,
    /// Whether discards of only terminals and honours score at an exhaustive draw.
    pub nagashi: bool,
    /// Whether that requires that none of the discards was called.
    pub nagashi_unclaimed: bool,
    /// The hand that it requires.
    pub nagashi_hand: NagashiHand,
    /// Whether a self-drawn pinfu has no fu for the draw.
    pub free_pinfu: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct YakuHelp {
    pub key: String,
    pub kanji: String,
    /// The house's own name for it, in English; absent where it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The common English name.
    pub english: String,
    /// The Japanese name in Latin letters.
    pub romaji: String,
    /// Its meaning, in English.
    pub meaning: String,
    /// The worth in a closed hand; `null` if nothing. A yakuman or limit is worth the same however the hand is won.
    pub closed: Option<YakuValue>,
    /// The worth in an open hand; `null` if nothing.
    pub open: Option<YakuValue>,
    /// Its place among the ten to learn first, from 1.
    pub first: Option<u8>,
    /// A win with it, scored in this house; `null` in a house of uncommon worths where the example doesn't have it.
    pub hand: Option<HelpHand>,
    /// A hand that almost has it.
    pub near_miss: Option<NearMiss>,
}

/// A win as an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpHand {
    /// The concealed tiles in order, without the winning tile.
    pub concealed: Vec<Tile>,
    pub melds: Vec<Meld>,
    /// The tile that completes it.
    pub winning_tile: Tile,
    /// Whether it is drawn; otherwise it is another player's.
    pub tsumo: bool,
    pub seat_wind: Wind,
    pub round_wind: Wind,
    /// The special circumstances, as the page names them: `riichi`, `ippatsu`, `last_tile` and so on.
    pub moments: Vec<String>,
    /// The worth of the hand; `null` if it does not win.
    pub score: Option<HelpScore>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpScore {
    /// The keys of its yaku, in the order of results.
    pub yaku: Vec<String>,
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    pub fu: u8,
    pub fu_items: Vec<FuItem>,
    pub limit: Option<LimitName>,
    /// The points that the winner receives in all.
    pub points: i32,
}

/// A hand that almost has a yaku.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct NearMiss {
    pub hand: HelpHand,
    /// The reason why it doesn't count, as the page names it.
    pub reason: String,
}

/// Something that gives fu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct FuHelp {
    /// The source, and the number of fu.
    pub item: FuItem,
    /// A win that has it.
    pub hand: HelpHand,
}

/// The points of hands with this many fu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PointsRow {
    pub fu: u8,
    /// By han, from 1 to 4; `null` where no hand has so few han with these fu.
    pub cells: Vec<Option<PointsCell>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PointsCell {
    pub limit: Option<LimitName>,
    /// The dealer's points from the discarder; `null` if no ron has this many fu.
    pub dealer_ron: Option<i32>,
    /// The dealer's points from each other player for a self-draw; `null` if no self-draw has this many fu.
    pub dealer_tsumo: Option<i32>,
    /// Another player's points from the discarder.
    pub ron: Option<i32>,
    /// Another player's points for a self-draw, from each other player but the dealer, and from the dealer.
    pub tsumo: Option<[i32; 2]>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LimitRow {
    pub limit: LimitName,
    /// The least han; `null` for a yakuman.
    pub least_han: Option<u8>,
    /// The most han; `null` if there is no next limit.
    pub most_han: Option<u8>,
    /// Fewer han that reach it with enough fu.
    pub by_fu: Vec<LimitByFu>,
    pub points: PointsCell,
}

/// The han that reach a limit with at least these fu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LimitByFu {
    pub han: u8,
    pub fu: u8,
}

/// A claim of a chapter on strategy, with an example of it and one that just misses it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StudyHelp {
    /// The page's key for it.
    pub key: String,
    pub hit: StudyExample,
    pub miss: StudyExample,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum StudyExample {
    /// A hand, and the tiles that help it.
    Look {
        /// The concealed tiles in order, without the discard.
        concealed: Vec<Tile>,
        melds: Vec<Meld>,
        /// The tile to discard.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cut: Option<Tile>,
        /// Other tiles that are visible.
        visible: Vec<Tile>,
        /// Tiles missing to tenpai.
        shanten: u8,
        /// The tiles that bring it nearer.
        accepts: Vec<AcceptedTile>,
    },
    Win {
        hand: HelpHand,
    },
    /// A tile against a player in riichi.
    Seen {
        /// The player's discards; the last one declared riichi.
        river: Vec<Tile>,
        others: Vec<Tile>,
        tile: Tile,
        /// The number of copies that is unseen.
        left: u8,
        /// The caution that it needs.
        grade: SafetyGrade,
        mark: SafetyMark,
    },
    /// The change of the winner's place by a win.
    Standing {
        hand: HelpHand,
        /// Everybody's points before, the winner's first.
        before: Vec<i32>,
        /// Everybody's points after it.
        after: Vec<i32>,
        /// The winner's place before and after.
        places: [u8; 2],
    },
}

/// A tile that brings a hand nearer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AcceptedTile {
    pub tile: Tile,
    /// The number of copies that is unseen.
    pub left: u8,
    /// The points of a ron on it; none if the hand is not tenpai, or has no yaku.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
}

/// A figure from matches of bots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StrategyFigure {
    pub table: String,
    pub key: String,
    pub measure: StrategyMeasure,
    /// The figure in hundredths.
    pub value: i32,
    /// Its standard error in hundredths.
    pub error: i32,
    /// The number of cases.
    pub cases: u32,
}

/// The unit of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum StrategyMeasure {
    /// In percent of the cases.
    Percent,
    Points,
}

/// The rules for the help: those of this name, or of this match; the preselected ones if neither is named.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct HelpQuery {
    /// The name of the rules.
    pub rules: Option<String>,
    /// The id of the match.
    pub r#match: Option<String>,
}
