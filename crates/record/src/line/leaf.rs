//! The small forms: kinds, yaku, lists of tiles, 256-bit numbers, and enums without fields as words.

use jantaku_core::{Kind, Tile, Yaku, notation};
use jantaku_engine::{Abort, DrawFrom, EndReason};
use jantaku_score::{Irregular, Reason, Shape, Wait};
use serde::{Deserialize, Serialize};

/// A kind of tile, written as its plain tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Tile", try_from = "Tile")]
pub struct KindForm(pub Kind);

impl From<KindForm> for Tile {
    fn from(form: KindForm) -> Tile {
        form.0.tile()
    }
}

impl TryFrom<Tile> for KindForm {
    type Error = &'static str;

    fn try_from(tile: Tile) -> Result<Self, Self::Error> {
        if tile.is_red() { Err("a kind of tile is never a red five") } else { Ok(KindForm(tile.kind())) }
    }
}

/// A yaku, written as its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub struct YakuForm(pub Yaku);

impl From<YakuForm> for &'static str {
    fn from(form: YakuForm) -> &'static str {
        form.0.key()
    }
}

impl TryFrom<String> for YakuForm {
    type Error = String;

    fn try_from(key: String) -> Result<Self, Self::Error> {
        Yaku::from_key(&key).map(YakuForm).ok_or_else(|| format!("there is no yaku `{key}`"))
    }
}

/// Tiles in order, as one text: `123m406p`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tiles(pub Vec<Tile>);

impl From<Tiles> for String {
    fn from(tiles: Tiles) -> String {
        notation::format_in_order(&tiles.0)
    }
}

impl TryFrom<String> for Tiles {
    type Error = notation::NotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        notation::parse_tiles(&text).map(Tiles)
    }
}

/// 256 bits as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex32(pub [u8; 32]);

impl From<Hex32> for String {
    fn from(hex: Hex32) -> String {
        hex.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Hex32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const WRONG: &str = "64 hexadecimal digits in lower case were expected";
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(WRONG),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| WRONG)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Hex32(bytes))
    }
}

/// Forms of enums without fields: their variants as words in snake case, and the conversions both ways.
macro_rules! words {
    ($($(#[$doc:meta])* $form:ident = $domain:ident { $($word:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $form { $($word),* }

        impl From<$domain> for $form {
            fn from(value: $domain) -> Self {
                match value { $($domain::$word => $form::$word),* }
            }
        }

        impl From<$form> for $domain {
            fn from(form: $form) -> Self {
                match form { $($form::$word => $domain::$word),* }
            }
        }
    )*};
}

words! {
    /// The place that a tile is drawn from.
    DrawFromForm = DrawFrom { Live, Supplement }
    /// Why a round was aborted.
    AbortForm = Abort { KyuushuKyuuhai, SuufonRenda, SuuchaRiichi, Suukaikan, Sanchahou, FifthKan, Chombo }
    /// Why a match ended.
    EndReasonForm = EndReason { LastHand, Goal, Bust, AgariYame, TenpaiYame }
    /// What a transfer is for.
    ReasonForm = Reason { Hand, Honba, Sticks, Pao, Noten, Nagashi, RiichiStick, Chombo }
    /// What a set is made of.
    ShapeForm = Shape { Run, Triplet, Quad }
    /// How the winning tile completed its group.
    WaitForm = Wait { Ryanmen, Kanchan, Penchan, Shanpon, Tanki }
    /// A winning hand without sets.
    IrregularForm = Irregular { Shiisanpuutaa, Shiisuupuutaa, ChiishinUushii, AmericanCivilWar }
}
