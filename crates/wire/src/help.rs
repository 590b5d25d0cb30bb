//! What the help says of a house: computed from its rules, with the words left to the page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Display, DoraCount, FuItem, LimitName, Meld, NagashiHand, RuleLine, SafetyGrade, SafetyMark, Tile, Wind, YakuValue,
};

/// The facts behind the help, for one house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpBook {
    /// The name of the rules.
    pub rules: String,
    pub title: String,
    /// How many play: 3 or 4.
    pub players: u8,
    /// The rules in short.
    pub summary: Vec<RuleLine>,
    /// How the house shows its table, and so its tiles.
    pub display: Display,
    /// Numbers and customs of the house that the pages speak of.
    pub facts: HelpFacts,
    /// Every yaku the house knows, in the order of its document.
    pub yaku: Vec<YakuHelp>,
    /// What gives fu, each with a hand that has it.
    pub fu: Vec<FuHelp>,
    /// Points by fu, then by han.
    pub points: Vec<PointsRow>,
    /// The limits, from the lowest.
    pub limits: Vec<LimitRow>,
    /// The hands of the chapters on strategy, without those that the house's rules make untrue.
    pub studies: Vec<StudyHelp>,
    /// What matches of bots showed of them, under Tenhou's rules.
    pub figures: Vec<StrategyFigure>,
}

/// Numbers and customs of a house that the pages speak of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HelpFacts {
    pub start_points: i32,
    pub riichi_stake: i32,
    /// What one honba adds to a win.
    pub honba: i32,
    /// What those who are noten pay together at an exhaustive draw.
    pub noten: i32,
    /// From how many honba a win needs two han, not counting dora; 0: never.
    pub two_han_from: u8,
    /// Whether tanyao counts in an open hand.
    pub open_tanyao: bool,
    /// How many red fives there are.
    pub red_fives: u8,
    /// Whether the indicators under the dora indicators count for riichi.
    pub ura: bool,
    /// Whether a kan turns an indicator.
    pub kan_dora: bool,
    /// Whether discards of nothing but terminals and honours are worth something at an exhaustive draw.
    pub nagashi: bool,
    /// Whether that takes discards none of which was called.
    pub nagashi_unclaimed: bool,
    /// What hand it takes.
    pub nagashi_hand: NagashiHand,
    /// Whether a self-drawn pinfu has no fu for the draw.
    pub free_pinfu: bool,
}

/// A yaku of a house.
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
    /// What it is, in English.
    pub meaning: String,
    /// What it gives in a closed hand; `null` if nothing. A yakuman or limit is worth the same however the hand is won.
    pub closed: Option<YakuValue>,
    /// What it gives in an open hand; `null` if nothing.
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
    /// What is special about the moment, as the page names it: `riichi`, `ippatsu`, `last_tile` and so on.
    pub moments: Vec<String>,
    /// What the hand is worth; `null` if it does not win.
    pub score: Option<HelpScore>,
}

/// What a hand is worth.
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
    /// What the winner receives in all.
    pub points: i32,
}

/// A hand that almost has a yaku.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct NearMiss {
    pub hand: HelpHand,
    /// Why it doesn't count, as the page names it.
    pub reason: String,
}

/// Something that gives fu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct FuHelp {
    /// What for, and how many.
    pub item: FuItem,
    /// A win that has it.
    pub hand: HelpHand,
}

/// The points of hands with so many fu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PointsRow {
    pub fu: u8,
    /// By han, from 1 to 4; `null` where no hand has so few han with these fu.
    pub cells: Vec<Option<PointsCell>>,
}

/// What a hand pays, without honba.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PointsCell {
    pub limit: Option<LimitName>,
    /// What the dealer receives from the discarder; `null` where no ron has so many fu.
    pub dealer_ron: Option<i32>,
    /// What the dealer receives from each other player for a self-draw; `null` where no self-draw has so many fu.
    pub dealer_tsumo: Option<i32>,
    /// What another receives from the discarder.
    pub ron: Option<i32>,
    /// What another receives for a self-draw, from each other player but the dealer, and from the dealer.
    pub tsumo: Option<[i32; 2]>,
}

/// A limit of a house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LimitRow {
    pub limit: LimitName,
    /// From how many han on; `null` for a yakuman.
    pub least_han: Option<u8>,
    /// To how many; `null` if there is no next.
    pub most_han: Option<u8>,
    /// With how few fu fewer han reach it.
    pub by_fu: Vec<LimitByFu>,
    pub points: PointsCell,
}

/// So many han reach a limit with these fu or more.
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
    /// By which the page names it.
    pub key: String,
    pub hit: StudyExample,
    pub miss: StudyExample,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts", optional_fields)]
pub enum StudyExample {
    /// A hand, by what helps it.
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
        /// What brings it nearer.
        accepts: Vec<AcceptedTile>,
    },
    Win {
        /// The hand and its score.
        hand: HelpHand,
    },
    /// A tile against a player in riichi.
    Seen {
        /// The player's discards; the last one declared riichi.
        river: Vec<Tile>,
        /// What the others discarded.
        others: Vec<Tile>,
        tile: Tile,
        /// How many of it are unseen.
        left: u8,
        /// How much care it asks for.
        grade: SafetyGrade,
        mark: SafetyMark,
    },
    /// What a win does to the winner's place.
    Standing {
        /// The hand and its score.
        hand: HelpHand,
        /// Everybody's points before, the winner's first.
        before: Vec<i32>,
        /// The same after it.
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
    /// How many are unseen.
    pub left: u8,
    /// What a ron on it pays; nothing where the hand is not tenpai, or has no yaku.
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
    /// In how many cases it was seen.
    pub cases: u32,
}

/// In what a figure is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum StrategyMeasure {
    /// Of a hundred cases.
    Percent,
    Points,
}

/// Which rules the help is asked about: those of this name, or of this match; the preselected ones if neither is named.
#[derive(Debug, Clone, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct HelpQuery {
    /// The name of the rules.
    pub rules: Option<String>,
    /// The id of the match.
    pub r#match: Option<String>,
}
