//! The yaku: their names, what they are, and their usual worth. A house's [`YakuTable`] says which yaku it knows and
//! what they are worth there; the patterns themselves are in the score crate.

mod houses;
mod list;
mod orders;
mod set;
mod table;

use std::fmt;

pub use houses::House;
pub use list::Yaku;
pub use set::YakuSet;
#[cfg(feature = "rules-files")]
pub(crate) use table::fits;
pub use table::{FixedLimit, Worth, YakuTable};

use crate::{Language, Text};

/// How certain a yaku's definition and worth are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sureness {
    /// Several sources agree, or it is one of the ordinary yaku.
    Agreed,
    /// There is only one source.
    OneSource,
    /// The sources differ; the first reading is used.
    Unsure,
}

/// A description of a yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct YakuInfo {
    /// The key used in rule files and records.
    pub key: &'static str,
    /// The Japanese name in Latin letters.
    pub romaji: &'static str,
    /// The Japanese name, in kanji.
    pub kanji: &'static str,
    /// The name that most players use, in every language; empty in one whose name is the kanji.
    name: Text,
    /// What it is worth in most of the houses that know it.
    pub usual: Worth,
    /// How certain that is.
    pub sureness: Sureness,
    /// The yaku that do not count beside it. They do count in a house that does not know this one.
    pub replaces: &'static [Yaku],
    /// An example in mpsz notation: the concealed tiles with the winning one, then each meld.
    pub picture: &'static str,
    /// What it is, in one sentence.
    pub meaning: Text,
}

macro_rules! worth {
    ([$closed:literal, $open:literal]) => {
        Worth::Han([$closed, $open])
    };
    ((yakuman $units:literal)) => {
        Worth::Yakuman { yakuman: $units }
    };
    ((limit $limit:ident)) => {
        Worth::Limit { limit: FixedLimit::$limit }
    };
}

macro_rules! yaku {
    ($($name:ident $key:ident $romaji:literal $kanji:literal
        $worth:tt $sureness:ident [$($replaced:ident),*] $picture:literal;)*) => {
        /// Every yaku and yakuman the engine knows.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(into = "&'static str", try_from = "String")]
        pub enum Yaku {
            $(#[doc = concat!($kanji, ", ", $romaji, ".")] $name,)*
        }

        impl Yaku {
            /// All yaku, in the order of results.
            pub const ALL: &[Yaku] = &[$(Yaku::$name),*];

            /// The description of each, in the same order.
            const INFO: &[YakuInfo] = &[$(YakuInfo {
                key: stringify!($key),
                romaji: $romaji,
                kanji: $kanji,
                name: $crate::texts::yaku::$key::TEXT,
                usual: super::worth!($worth),
                sureness: Sureness::$sureness,
                replaces: &[$(Yaku::$replaced),*],
                picture: $picture,
                meaning: $crate::texts::yaku::$key::ABOUT,
            }),*];

            /// The description of the yaku.
            pub const fn info(self) -> &'static YakuInfo {
                &Yaku::INFO[self as usize]
            }
        }
    };
}

use {worth, yaku};

impl Yaku {
    /// The number of yaku.
    pub const COUNT: usize = Yaku::ALL.len();

    /// The yaku with this key.
    pub fn from_key(key: &str) -> Option<Yaku> {
        Yaku::ALL.iter().copied().find(|yaku| yaku.key() == key)
    }

    /// The key used in rule files and records.
    pub const fn key(self) -> &'static str {
        self.info().key
    }

    /// Returns the Japanese name, in kanji.
    pub const fn kanji(self) -> &'static str {
        self.info().kanji
    }

    /// Returns the English name that most players use.
    pub const fn english(self) -> &'static str {
        self.info().name.english()
    }

    /// Returns the name that most players use in a language.
    pub const fn name(self, language: Language) -> &'static str {
        let name = self.info().name.of(language);
        if name.is_empty() { self.kanji() } else { name }
    }

    /// The Japanese name in Latin letters.
    pub const fn romaji(self) -> &'static str {
        self.info().romaji
    }
}

impl From<Yaku> for &'static str {
    fn from(yaku: Yaku) -> &'static str {
        yaku.key()
    }
}

impl TryFrom<String> for Yaku {
    type Error = String;

    fn try_from(key: String) -> Result<Self, Self::Error> {
        Yaku::from_key(&key).ok_or_else(|| format!("there is no yaku `{key}`"))
    }
}

impl fmt::Display for Yaku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Counts;
    use crate::notation::parse_tiles;

    #[test]
    fn every_yaku_has_names_of_its_own_in_every_language() {
        type Name = fn(&YakuInfo) -> &str;
        let names: [(&str, Name); 4] = [
            ("key", |info| info.key),
            ("romaji", |info| info.romaji),
            ("kanji", |info| info.kanji),
            ("english", |info| info.name.english()),
        ];
        for (language, name) in names {
            let mut seen = BTreeSet::new();
            for yaku in Yaku::ALL {
                let name = name(yaku.info());
                assert!(!name.trim().is_empty() && seen.insert(name), "{language} of {yaku}: `{name}`");
            }
        }
        assert!(Yaku::ALL.iter().all(|yaku| yaku.info().meaning.english().ends_with('.')));
        assert!(Yaku::ALL.iter().all(|yaku| Yaku::from_key(yaku.key()) == Some(*yaku)));
    }

    #[test]
    fn every_yaku_has_a_picture_of_possible_tiles() {
        for yaku in Yaku::ALL {
            let groups: Vec<_> = yaku.info().picture.split(' ').map(|group| parse_tiles(group).unwrap()).collect();
            let counts: Counts = groups.iter().flatten().copied().collect();
            assert_eq!(counts.five_of_a_kind(), None, "{yaku}");
            assert_eq!(groups[0].len() + 3 * (groups.len() - 1), 14, "{yaku}");
        }
    }

    #[test]
    fn no_yaku_replaces_itself_or_one_that_replaces_it() {
        for yaku in Yaku::ALL {
            for lower in yaku.info().replaces {
                assert!(lower != yaku && !lower.info().replaces.contains(yaku), "{yaku} and {lower}");
            }
        }
    }
}
