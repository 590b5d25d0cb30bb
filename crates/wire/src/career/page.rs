//! What the pages of a career show.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Achievement, Feature, Item, MemberRecord, Mode, Pack, ParlourTable, Slot};
use crate::{MenuLine, Words};

/// A player's career. Amounts are in yen or in points of the account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct CareerPage {
    /// The characters made so far.
    pub characters: Vec<CareerCharacter>,
    /// The matches that are not over.
    pub open: Vec<OpenGame>,
    pub parlour: Parlour,
    /// What the tournament costs.
    pub fee: u32,
    /// The prizes of the ladder, from the lowest rank on.
    pub rewards: Vec<LadderReward>,
    /// The club of the rate matches.
    pub club: Club,
    pub achievements: Vec<AchievementState>,
    /// The number of matches that others are playing among themselves; the ladder and the club change when they end.
    pub due: u8,
    /// What the last match changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MatchNews>,
}

/// A character and everything that is theirs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct CareerCharacter {
    pub character: Slot,
    pub name: String,
    pub face: String,
    #[ts(type = "number")]
    pub yen: i64,
    /// Points of the account.
    #[ts(type = "number")]
    pub account: i64,
    pub goods: Vec<Owned>,
    /// What is open to it.
    pub unlocked: Vec<Feature>,
    /// Its ladder, once the fee is paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<LadderState>,
    /// How often the dragon king's match was won.
    pub dragon_titles: u32,
    /// Whether it may begin anew with the first money, for it can sit down nowhere.
    pub may_start_afresh: bool,
}

/// How many of an item there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Owned {
    pub item: Item,
    pub count: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LadderState {
    pub rank: u8,
    /// The best rank so far.
    pub best: u8,
    /// The best of the four ranks of the next match.
    pub first: u8,
    /// How often first place was held.
    pub defences: u32,
    /// The number of matches that the rivals are still to play before the next one.
    pub rivals_due: u8,
    /// Everybody, from rank 1; nothing stands for the player.
    pub order: Vec<Option<Rival>>,
    /// The prizes won so far.
    pub won: Vec<Item>,
}

/// Somebody who can be met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Rival {
    /// The name, and whose face it is.
    pub name: String,
    /// The bot that plays.
    pub bot: String,
    pub record: MemberRecord,
}

/// A match that is not over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct OpenGame {
    pub match_id: String,
    /// What it is played for.
    pub mode: Mode,
    /// The character who plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Slot>,
}

/// What the parlour offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Parlour {
    /// The points that a seat takes from the account.
    pub buy_in: u32,
    pub tables: Vec<TableOffer>,
    /// The packs of points at the desk.
    pub packs: Vec<PackOffer>,
    /// Everything that can be had, and who gives what for it.
    pub goods: Vec<Price>,
    /// Whose words it uses.
    pub words: Words,
    pub menu: Vec<MenuLine>,
}

/// A table of the parlour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableOffer {
    pub table: ParlourTable,
    /// What the places give, first place first.
    pub uma: [i32; 4],
    /// The bots that play there.
    pub bots: Vec<String>,
}

/// A pack of points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PackOffer {
    pub pack: Pack,
    pub points: u32,
    pub yen: u32,
}

/// What an item costs and brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Price {
    pub item: Item,
    /// What it costs in points, where points are traded for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// What the pawnshop pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pawnshop: Option<u32>,
    /// What the dealer pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u32>,
}

/// A prize of the ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LadderReward {
    /// Whoever reaches this rank for the first time wins it.
    pub rank: u8,
    pub item: Item,
    /// What it is worth.
    pub yen: u32,
}

/// The club of the rate matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Club {
    pub members: Vec<Rival>,
    /// The player's own results.
    pub own: MemberRecord,
    /// Whose words it uses.
    pub words: Words,
    /// The house's menu; the rate is a line of it.
    pub menu: Vec<MenuLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AchievementState {
    pub achievement: Achievement,
    /// The match it was reached in, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_id: Option<String>,
}

/// What the end of a match changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchNews {
    pub match_id: String,
    /// What it was played for.
    pub mode: Mode,
    /// The character who played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Slot>,
    /// The player's place, from 1.
    pub place: u8,
    /// The result with uma: points, or marks in a rate match.
    pub total: i32,
    /// What it did to the character's account, where points of it were at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<AccountMove>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<LadderMove>,
    pub prizes: Vec<Item>,
    pub unlocked: Vec<Feature>,
    /// What was reached for the first time.
    pub achieved: Vec<Achievement>,
    /// Whether first place of the ladder was held.
    pub defended: bool,
}

/// What the end of a match did to an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct AccountMove {
    /// The account while the match was played.
    #[ts(type = "number")]
    pub from: i64,
    /// What was added: the final score with uma, which may be negative.
    #[ts(type = "number")]
    pub score: i64,
    /// The account after it, which is never negative.
    #[ts(type = "number")]
    pub to: i64,
}

/// How a match moved a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LadderMove {
    /// The player's rank before.
    pub from: u8,
    /// The rank since then.
    pub to: u8,
    /// The names on the ladder before, from rank 1; nothing stands for the player.
    pub before: Vec<Option<String>>,
}
