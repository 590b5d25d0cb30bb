use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Meld, Tile};

/// The outcome of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Outcome {
    /// One or more players won, in turn order from the discarder.
    Won { winners: Vec<Winner> },
    /// The wall ran out.
    Exhaustive {
        /// The hands of the tenpai players, by seat.
        tenpai: Vec<Option<ShownHand>>,
        /// The noten hands that are shown by choice.
        noten: Vec<Option<ShownHand>>,
        nagashi: Vec<u8>,
    },
    /// The round was broken off.
    Abortive {
        /// `kyuushu_kyuuhai`, `suufon_renda`, `suucha_riichi`, `suukaikan`, `sanchahou`, `fifth_kan` or `chombo`.
        reason: String,
        kanji: String,
        name: String,
        /// The hands shown, by seat.
        shown: Vec<Option<ShownHand>>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Showing {
    /// Nothing: it counts as noten.
    Nothing,
    /// Its noten hand, by choice.
    Noten,
    Tenpai,
}

/// A hand laid open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ShownHand {
    /// The concealed tiles in order, without a winner's winning tile.
    pub concealed: Vec<Tile>,
    pub melds: Vec<Meld>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Winner {
    pub seat: u8,
    /// The seat whose tile it was; `null` for a self-draw.
    pub from: Option<u8>,
    pub tile: Tile,
    /// The hand without it.
    pub hand: ShownHand,
    pub yaku: Vec<YakuLine>,
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    pub fu: u8,
    pub fu_items: Vec<FuItem>,
    pub limit: Option<LimitName>,
    /// The points of the hand itself, without honba and sticks.
    pub points: i32,
    /// The seat that is liable, if any.
    pub liable: Option<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct YakuLine {
    pub key: String,
    pub kanji: String,
    /// The house's own name for it, in English, with the wind of a triplet of winds; absent where it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The common English name.
    pub english: String,
    /// The Japanese name in Latin letters.
    pub romaji: String,
    pub value: YakuValue,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum YakuValue {
    Han(u8),
    /// Units of a yakuman.
    Yakuman(u8),
    /// This limit, in place of everything else.
    Limit(LimitName),
}

/// The dora of a hand, one han each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DoraCount {
    /// Those of the indicators that everybody sees.
    pub dora: u8,
    /// Those of the indicators under them.
    pub ura: u8,
    pub red: u8,
    pub kita: u8,
}

/// One line of the fu count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct FuItem {
    pub reason: FuReason,
    /// The kind that gives them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Tile>,
    pub fu: u8,
}

/// The source of fu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum FuReason {
    Win,
    /// A closed hand won on a discard.
    ClosedRon,
    Tsumo,
    Chiitoitsu,
    Run,
    OpenTriplet,
    ConcealedTriplet,
    OpenKan,
    ClosedKan,
    /// A pair worth something.
    Pair,
    Ryanmen,
    Kanchan,
    Penchan,
    Shanpon,
    Tanki,
    /// An open hand without other fu.
    OpenPinfu,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct LimitName {
    /// `mangan`, `haneman`, `baiman`, `sanbaiman`, `kazoe` or `yakuman`.
    pub key: String,
    /// The house's own name for it, in English: `one half limit`; absent where it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The common English name: `haneman`, `double yakuman`.
    pub english: String,
    pub kanji: String,
}
