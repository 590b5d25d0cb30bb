use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Achievement, Feature, Item, MemberRecord, Mode, Pack, ParlourTable, Slot};
use crate::{MenuLine, Words};

/// A player's career. Amounts are in yen or in points of the account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct CareerPage {
    pub characters: Vec<CareerCharacter>,
    pub open: Vec<OpenGame>,
    pub parlour: Parlour,
    /// The fee of the tournament in yen.
    pub fee: u32,
    /// The prizes of the ladder, from the lowest rank on.
    pub rewards: Vec<LadderReward>,
    /// The club of the rate matches.
    pub club: Club,
    pub achievements: Vec<AchievementState>,
    /// The number of matches that others are playing among themselves; the ladder and the club change when they end.
    pub due: u8,
    /// The changes by the last match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MatchNews>,
}

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
    /// The features that are open to it.
    pub unlocked: Vec<Feature>,
    /// Its ladder, once the fee is paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<LadderState>,
    /// The number of titles as dragon king.
    pub dragon_titles: u32,
    /// Whether it may begin anew with the first money, because it cannot sit down anywhere.
    pub may_start_afresh: bool,
}

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
    /// The number of times first place was defended.
    pub defences: u32,
    /// The number of matches that the rivals still have to play before the next one.
    pub rivals_due: u8,
    /// Everybody, from rank 1; `null` is the player.
    pub order: Vec<Option<Rival>>,
    /// The prizes won so far.
    pub won: Vec<Item>,
}

/// A person who can be met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Rival {
    /// The name, which is also that of the face.
    pub name: String,
    /// The bot that plays for them.
    pub bot: String,
    pub record: MemberRecord,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct OpenGame {
    pub match_id: String,
    /// The stake of the match.
    pub mode: Mode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Slot>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Parlour {
    /// The points that a seat takes from the account.
    pub buy_in: u32,
    pub tables: Vec<TableOffer>,
    /// The packs of points at the desk.
    pub packs: Vec<PackOffer>,
    /// All goods, with their prices.
    pub goods: Vec<Price>,
    /// The words that it uses.
    pub words: Words,
    pub menu: Vec<MenuLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableOffer {
    pub table: ParlourTable,
    /// The uma, first place first.
    pub uma: [i32; 4],
    /// The bots that play there.
    pub bots: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PackOffer {
    pub pack: Pack,
    pub points: u32,
    pub yen: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Price {
    pub item: Item,
    /// The price in points, if points are traded for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// The yen that the pawnshop pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pawnshop: Option<u32>,
    /// The yen that the dealer pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LadderReward {
    /// The player who reaches this rank for the first time wins it.
    pub rank: u8,
    pub item: Item,
    /// Its worth in yen.
    pub yen: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Club {
    pub members: Vec<Rival>,
    /// The player's own results.
    pub own: MemberRecord,
    /// The words that it uses.
    pub words: Words,
    /// The house's menu, of which the rate is a line.
    pub menu: Vec<MenuLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct AchievementState {
    pub achievement: Achievement,
    /// The match in which it was reached, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub match_id: Option<String>,
}

/// The changes by the end of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct MatchNews {
    pub match_id: String,
    pub mode: Mode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Slot>,
    /// The player's place, from 1.
    pub place: u8,
    /// The result with uma: points, or marks in a rate match.
    pub total: i32,
    /// The change of the character's account, if points of it were at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<AccountMove>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<LadderMove>,
    pub prizes: Vec<Item>,
    pub unlocked: Vec<Feature>,
    /// The achievements reached for the first time.
    pub achieved: Vec<Achievement>,
    /// Whether first place of the ladder was defended.
    pub defended: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct AccountMove {
    /// The account while the match was played.
    #[ts(type = "number")]
    pub from: i64,
    /// The final score with uma, which may be negative.
    #[ts(type = "number")]
    pub score: i64,
    /// The account after the match, which is never negative.
    #[ts(type = "number")]
    pub to: i64,
}

/// The change of a ladder by a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct LadderMove {
    /// The player's rank before.
    pub from: u8,
    /// The rank since then.
    pub to: u8,
    /// The names on the ladder before, from rank 1; `null` is the player.
    pub before: Vec<Option<String>>,
}
