//! The worth of yaku in a house.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Yaku, YakuSet};
use crate::texts::{limit, worth};
use crate::{Language, Text};

/// The worth of a yaku in a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Worth {
    /// Not known in this house.
    #[default]
    Absent,
    /// Han of a closed and of an open hand; 0 if it does not count in such a hand.
    Han([u8; 2]),
    /// Units of the limit: 1 is a yakuman, 2 a double yakuman.
    Yakuman {
        /// The number of yakuman units, from 1.
        yakuman: u8,
    },
    /// This limit in place of all other yaku and dora, unless the hand is worth more without it.
    Limit {
        /// The limit that is paid.
        limit: FixedLimit,
    },
}

/// The most han or units that a yaku may be worth.
const MOST: u8 = 13;

impl Worth {
    /// Whether the yaku counts in a closed or open hand.
    const fn is_anything(self, closed: bool) -> bool {
        match self {
            Worth::Absent => false,
            Worth::Han(han) => han[!closed as usize] > 0,
            Worth::Yakuman { yakuman } => yakuman > 0,
            Worth::Limit { .. } => true,
        }
    }

    /// The worth in words.
    pub fn words(self, language: Language) -> String {
        match self {
            Worth::Absent | Worth::Han([0, 0]) | Worth::Yakuman { yakuman: 0 } => worth::none::TEXT.with(language, &[]),
            Worth::Han([closed, 0]) => worth::closed::TEXT.with(language, &[("closed", &closed)]),
            Worth::Han([0, open]) => worth::open::TEXT.with(language, &[("open", &open)]),
            Worth::Han([closed, open]) if closed == open => worth::alike::TEXT.with(language, &[("closed", &closed)]),
            Worth::Han([closed, open]) => worth::both::TEXT.with(language, &[("closed", &closed), ("open", &open)]),
            Worth::Yakuman { yakuman: 1 } => worth::yakuman::TEXT.with(language, &[]),
            Worth::Yakuman { yakuman: 2 } => worth::double::TEXT.with(language, &[]),
            Worth::Yakuman { yakuman } => worth::several::TEXT.with(language, &[("units", &yakuman)]),
            Worth::Limit { limit } => worth::limit::TEXT.with(language, &[("limit", &limit.title().of(language))]),
        }
    }

    fn is_sane(self) -> bool {
        match self {
            Worth::Absent | Worth::Limit { .. } => true,
            Worth::Han(han) => han.iter().all(|&han| han <= MOST),
            Worth::Yakuman { yakuman } => yakuman <= MOST,
        }
    }
}

/// In English words: `2 han`, `2 han, 1 open`, `3 han, closed only`, `double yakuman`, `at least mangan`, `none`.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::ENGLISH))
    }
}

/// A limit that a yaku gives whatever else the hand has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixedLimit {
    /// Mangan (満貫), 2000 base points.
    Mangan,
    /// Haneman (跳満), 3000 base points.
    Haneman,
    /// Baiman (倍満), 4000 base points.
    Baiman,
    /// Sanbaiman (三倍満), 6000 base points.
    Sanbaiman,
}

impl FixedLimit {
    /// All of them, from the lowest.
    pub const ALL: [FixedLimit; 4] =
        [FixedLimit::Mangan, FixedLimit::Haneman, FixedLimit::Baiman, FixedLimit::Sanbaiman];

    /// What people call the limit.
    pub const fn title(self) -> Text {
        match self {
            FixedLimit::Mangan => limit::mangan::TEXT,
            FixedLimit::Haneman => limit::haneman::TEXT,
            FixedLimit::Baiman => limit::baiman::TEXT,
            FixedLimit::Sanbaiman => limit::sanbaiman::TEXT,
        }
    }
}

impl fmt::Display for FixedLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FixedLimit::Mangan => "mangan",
            FixedLimit::Haneman => "haneman",
            FixedLimit::Baiman => "baiman",
            FixedLimit::Sanbaiman => "sanbaiman",
        })
    }
}

/// The worth of every yaku in a house. In rule files it is a table such as `chanta = [2, 1]` (han closed and open),
/// `daisuushii = { yakuman = 2 }`, `renhou = { limit = "mangan" }` or `sanrenkou = true` for the usual worth; a yaku
/// that is not listed, or is `false`, does not exist.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct YakuTable {
    worth: Box<[Worth; Yaku::COUNT]>,
    /// The yaku that exist.
    known: YakuSet,
    /// The yaku that count in a closed and in an open hand.
    counting: [YakuSet; 2],
    /// The yaku whose worth is out of range.
    absurd: YakuSet,
}

impl YakuTable {
    /// The worth of a yaku.
    #[inline]
    pub fn worth(&self, yaku: Yaku) -> Worth {
        self.worth[yaku as usize]
    }

    /// Whether the house knows a yaku.
    #[inline]
    pub const fn knows(&self, yaku: Yaku) -> bool {
        self.known.contains(yaku)
    }

    /// The yaku the house knows.
    #[inline]
    pub const fn known(&self) -> YakuSet {
        self.known
    }

    /// The yaku that count in a closed or open hand.
    #[inline]
    pub const fn counting(&self, closed: bool) -> YakuSet {
        self.counting[!closed as usize]
    }

    /// The han of a yaku in a closed or open hand; `None` if it does not count or is not worth han.
    pub fn han(&self, yaku: Yaku, closed: bool) -> Option<u8> {
        match self.worth(yaku) {
            Worth::Han(han) => Some(han[usize::from(!closed)]).filter(|&han| han > 0),
            _ => None,
        }
    }

    /// The units of a yakuman; `None` if it does not exist.
    pub fn units(&self, yaku: Yaku) -> Option<u8> {
        match self.worth(yaku) {
            Worth::Yakuman { yakuman } => Some(yakuman),
            _ => None,
        }
    }

    /// Whether no yaku is worth more than 13 han or 13 yakuman.
    pub(crate) fn is_sane(&self) -> bool {
        self.absurd.is_empty()
    }

    /// Sets the worth of a yaku.
    pub fn set(&mut self, yaku: Yaku, worth: Worth) {
        self.worth[yaku as usize] = worth;
        self.known.put(yaku, worth != Worth::Absent);
        self.absurd.put(yaku, !worth.is_sane());
        self.counting[0].put(yaku, worth.is_anything(true));
        self.counting[1].put(yaku, worth.is_anything(false));
    }

    /// Adds a yaku at its usual worth.
    pub fn switch_on(&mut self, yaku: Yaku) {
        self.set(yaku, yaku.info().usual);
    }
}

impl Serialize for YakuTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.known().iter().map(|yaku| (yaku.key(), self.worth(yaku))))
    }
}

/// A yaku's entry in a rule file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Entry {
    Switch(bool),
    Worth(Worth),
}

impl Entry {
    fn worth(self, yaku: Yaku) -> Worth {
        match self {
            Entry::Switch(true) => yaku.info().usual,
            Entry::Switch(false) => Worth::Absent,
            Entry::Worth(worth) => worth,
        }
    }
}

/// Whether this is a valid worth of a yaku in a rule file.
#[cfg(feature = "rules-files")]
pub(crate) fn fits(value: toml::Value) -> bool {
    match Entry::deserialize(value) {
        Ok(Entry::Switch(_)) => true,
        Ok(Entry::Worth(worth)) => worth != Worth::Absent && worth.is_sane(),
        Err(_) => false,
    }
}

impl<'de> Deserialize<'de> for YakuTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = YakuTable {
            worth: Box::new([Worth::Absent; Yaku::COUNT]),
            known: YakuSet::EMPTY,
            counting: [YakuSet::EMPTY; 2],
            absurd: YakuSet::EMPTY,
        };
        for (key, entry) in BTreeMap::<String, Entry>::deserialize(deserializer)? {
            let yaku = Yaku::try_from(key).map_err(serde::de::Error::custom)?;
            table.set(yaku, entry.worth(yaku));
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<YakuTable, toml::de::Error> {
        toml::from_str(text)
    }

    #[test]
    fn a_rule_file_says_which_yaku_exist_and_what_they_are_worth() {
        let table = read(
            "chanta = [2, 1]\nsanrenkou = true\nippatsu = false\nrenhou = { limit = \"mangan\" }\nkokuiisou = { yakuman = 2 }",
        );
        let table = table.unwrap();
        let known: Vec<&str> = table.known().iter().map(Yaku::key).collect();
        assert_eq!(known, ["chanta", "renhou", "sanrenkou", "kokuiisou"]);
        assert_eq!((table.han(Yaku::Chanta, true), table.han(Yaku::Chanta, false)), (Some(2), Some(1)));
        assert_eq!(table.worth(Yaku::Sanrenkou), Yaku::Sanrenkou.info().usual);
        assert_eq!(table.units(Yaku::Kokuiisou), Some(2));
        let closed = read("chanta = [2, 0]\nkokuiisou = { yakuman = 0 }\nrenhou = [0, 1]").unwrap();
        assert_eq!(closed.counting(true), YakuSet::of(&[Yaku::Chanta]));
        assert_eq!(closed.counting(false), YakuSet::of(&[Yaku::Renhou]));
        assert!(Yaku::ALL.iter().all(|&yaku| table.knows(yaku) == (table.worth(yaku) != Worth::Absent)));
        assert_eq!(read(&toml::to_string(&table).unwrap()), Ok(table));
    }

    #[test]
    fn a_yaku_that_does_not_exist_is_named() {
        assert!(read("toitio = [2, 2]").unwrap_err().to_string().contains("no yaku `toitio`"));
        assert!(read("toitoi = { yakumans = 1 }").is_err());
    }
}
