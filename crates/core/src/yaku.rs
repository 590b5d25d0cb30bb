use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! yaku {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $kanji:literal, $english:literal;)*) => {
        /// Every yaku and yakuman the engine knows. What each is worth, and whether it exists at all, is a matter
        /// of the house: see [`YakuTable`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Yaku {
            $($(#[$doc])* $name,)*
        }

        impl Yaku {
            /// All of them, in the order in which results list them.
            pub const ALL: &[Yaku] = &[$(Yaku::$name),*];

            /// The romaji key used in rule files and records.
            pub const fn key(self) -> &'static str {
                match self { $(Yaku::$name => $key,)* }
            }

            /// The Japanese name.
            pub const fn kanji(self) -> &'static str {
                match self { $(Yaku::$name => $kanji,)* }
            }

            /// The English name.
            pub const fn english(self) -> &'static str {
                match self { $(Yaku::$name => $english,)* }
            }
        }
    };
}

yaku! {
    ///
    Riichi = "riichi", "立直", "Riichi";
    /// in place of riichi
    DoubleRiichi = "double_riichi", "ダブル立直", "Double riichi";
    ///
    Ippatsu = "ippatsu", "一発", "One shot";
    ///
    MenzenTsumo = "menzen_tsumo", "門前清自摸和", "Fully concealed self-draw";
    ///
    Pinfu = "pinfu", "平和", "Pinfu";
    ///
    Tanyao = "tanyao", "断么九", "All simples";
    ///
    Iipeikou = "iipeikou", "一盃口", "Pure double run";
    ///
    SeatWind = "seat_wind", "自風", "Seat wind";
    ///
    RoundWind = "round_wind", "場風", "Round wind";
    ///
    Haku = "haku", "白", "White dragon";
    ///
    Hatsu = "hatsu", "發", "Green dragon";
    ///
    Chun = "chun", "中", "Red dragon";
    ///
    Haitei = "haitei", "海底摸月", "Last-tile self-draw";
    ///
    Houtei = "houtei", "河底撈魚", "Last discard";
    ///
    Rinshan = "rinshan", "嶺上開花", "After a kan";
    ///
    Chankan = "chankan", "槍槓", "Robbing a kan";
    ///
    Toitoi = "toitoi", "対々和", "All triplets";
    ///
    Chanta = "chanta", "混全帯么九", "Outside hand";
    ///
    Ittsuu = "ittsuu", "一気通貫", "Pure straight";
    ///
    Chiitoitsu = "chiitoitsu", "七対子", "Seven pairs";
    ///
    SanshokuDoujun = "sanshoku_doujun", "三色同順", "Three-colour run";
    ///
    Sanankou = "sanankou", "三暗刻", "Three concealed triplets";
    ///
    SanshokuDoukou = "sanshoku_doukou", "三色同刻", "Three-colour triplet";
    ///
    Sankantsu = "sankantsu", "三槓子", "Three kans";
    ///
    Honroutou = "honroutou", "混老頭", "All terminals and honours";
    ///
    Shousangen = "shousangen", "小三元", "Little three dragons";
    ///
    Junchan = "junchan", "純全帯么九", "Pure outside hand";
    ///
    Honitsu = "honitsu", "混一色", "Half flush";
    ///
    Ryanpeikou = "ryanpeikou", "二盃口", "Twice pure double run";
    ///
    Chinitsu = "chinitsu", "清一色", "Full flush";
    ///
    Tenhou = "tenhou", "天和", "Blessing of heaven";
    ///
    Chiihou = "chiihou", "地和", "Blessing of earth";
    ///
    Kokushi = "kokushi", "国士無双", "Thirteen orphans";
    /// in place of kokushi
    Kokushi13 = "kokushi13", "国士無双十三面", "Thirteen-sided thirteen orphans";
    ///
    Suuankou = "suuankou", "四暗刻", "Four concealed triplets";
    /// in place of suuankou
    SuuankouTanki = "suuankou_tanki", "四暗刻単騎", "Four concealed triplets, pair wait";
    ///
    Daisangen = "daisangen", "大三元", "Big three dragons";
    ///
    Shousuushii = "shousuushii", "小四喜", "Little four winds";
    ///
    Daisuushii = "daisuushii", "大四喜", "Big four winds";
    ///
    Tsuuiisou = "tsuuiisou", "字一色", "All honours";
    ///
    Chinroutou = "chinroutou", "清老頭", "All terminals";
    ///
    Ryuuiisou = "ryuuiisou", "緑一色", "All green";
    ///
    Chuuren = "chuuren", "九蓮宝燈", "Nine gates";
    /// in place of chuuren
    Chuuren9 = "chuuren9", "純正九蓮宝燈", "Pure nine gates";
    ///
    Suukantsu = "suukantsu", "四槓子", "Four kans";
    ///
    Daisharin = "daisharin", "大車輪", "Big wheel";
}

impl Yaku {
    /// How many there are.
    pub const COUNT: usize = Yaku::ALL.len();

    /// The yaku with this key.
    pub fn from_key(key: &str) -> Option<Yaku> {
        Yaku::ALL.iter().copied().find(|yaku| yaku.key() == key)
    }
}

impl fmt::Display for Yaku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// What a yaku is worth in a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Worth {
    /// Not known in this house.
    #[default]
    Absent,
    /// Han of a closed and of an open hand; 0 where the hand may not be so.
    Han([u8; 2]),
    /// Units of the limit: 1 is a yakuman, 2 a double yakuman.
    Yakuman {
        /// The units.
        yakuman: u8,
    },
}

/// The most han or units of the limit that one yaku may be worth.
const MOST: u8 = 13;

impl Worth {
    /// The worth that stands in a rule file; `None` where it is none, or more than 13 han or 13 yakuman.
    pub(crate) fn from_value(value: toml::Value) -> Option<Worth> {
        Worth::deserialize(value).ok().filter(|worth| *worth != Worth::Absent && worth.is_sane())
    }

    fn is_sane(self) -> bool {
        match self {
            Worth::Absent => true,
            Worth::Han(han) => han.iter().all(|&han| han <= MOST),
            Worth::Yakuman { yakuman } => yakuman <= MOST,
        }
    }
}

/// In words: `2 han`, `2 han, 1 open`, `3 han, closed only`, `double yakuman`, `none`.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Absent | Worth::Han([0, 0]) | Worth::Yakuman { yakuman: 0 } => f.write_str("none"),
            Worth::Han([closed, 0]) => write!(f, "{closed} han, closed only"),
            Worth::Han([0, open]) => write!(f, "{open} han, open only"),
            Worth::Han([closed, open]) if closed == open => write!(f, "{closed} han"),
            Worth::Han([closed, open]) => write!(f, "{closed} han, {open} open"),
            Worth::Yakuman { yakuman: 1 } => f.write_str("yakuman"),
            Worth::Yakuman { yakuman: 2 } => f.write_str("double yakuman"),
            Worth::Yakuman { yakuman } => write!(f, "{yakuman} yakuman"),
        }
    }
}

/// The worth of every yaku in a house, by [`Yaku`]. In rule files a table such as `chanta = [2, 1]` (han closed
/// and open) or `daisuushii = { yakuman = 2 }`; a yaku that is not listed does not exist there.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct YakuTable([Worth; Yaku::COUNT]);

impl YakuTable {
    /// The worth of a yaku.
    pub const fn worth(&self, yaku: Yaku) -> Worth {
        self.0[yaku as usize]
    }

    /// The han of a yaku in a closed or open hand; `None` where it does not count or is a yakuman.
    pub fn han(&self, yaku: Yaku, closed: bool) -> Option<u8> {
        match self.worth(yaku) {
            Worth::Han(han) => Some(han[usize::from(!closed)]).filter(|&han| han > 0),
            _ => None,
        }
    }

    /// The units of a yakuman; `None` where it does not exist.
    pub fn units(&self, yaku: Yaku) -> Option<u8> {
        match self.worth(yaku) {
            Worth::Yakuman { yakuman } => Some(yakuman),
            _ => None,
        }
    }

    /// Whether no yaku is worth more than 13 han or 13 yakuman.
    pub(crate) fn is_sane(&self) -> bool {
        self.0.iter().all(|worth| worth.is_sane())
    }

    /// Sets the worth of a yaku.
    pub fn set(&mut self, yaku: Yaku, worth: Worth) {
        self.0[yaku as usize] = worth;
    }
}

impl Serialize for YakuTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = Yaku::ALL.iter().map(|&yaku| (yaku, self.worth(yaku)));
        serializer
            .collect_map(known.filter(|(_, worth)| *worth != Worth::Absent).map(|(yaku, worth)| (yaku.key(), worth)))
    }
}

impl<'de> Deserialize<'de> for YakuTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = YakuTable([Worth::Absent; Yaku::COUNT]);
        for (key, worth) in BTreeMap::<String, Worth>::deserialize(deserializer)? {
            let yaku = Yaku::from_key(&key);
            let yaku = yaku.ok_or_else(|| serde::de::Error::custom(format!("there is no yaku `{key}`")))?;
            table.set(yaku, worth);
        }
        Ok(table)
    }
}
