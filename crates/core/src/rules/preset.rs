use std::fmt;
use std::sync::OnceLock;

use serde::Deserialize;
use thiserror::Error;

use super::{Ruleset, plain};
use crate::{Language, Text, texts};

macro_rules! presets {
    ($($name:ident: $group:ident $lengths:ident)*) => {
        /// The presets, in the order in which they are listed.
        pub const PRESETS: &[Preset] = &[$(Preset {
            name: stringify!($name),
            group: PresetGroup::$group,
            lengths: PresetLengths::$lengths,
            title: texts::preset::$name::TEXT,
            about: texts::preset::$name::ABOUT,
            sources: texts::preset::$name::SOURCES,
        }),*];
    };
}

presets! {
    tenhou: Modern EastToo
    tenhou_sanma: Modern EastToo
    yakuza: Described OneOnly
    pretty_girls: Described OneOnly
    touzai: Described OneOnly
    shanghai: Described OneOnly
    mahjong_soul: Modern EastToo
    mahjong_soul_sanma: Modern EastToo
    m_league: Modern OneOnly
    jpml_a: Modern OneOnly
    wrc: Modern OneOnly
    ema: Modern OneOnly
    pool_of_dreams: Described OneOnly
}

/// The presets once read, in the same order.
static READ: [OnceLock<Ruleset>; PRESETS.len()] = [const { OnceLock::new() }; PRESETS.len()];

/// Why presets can always be read.
const PART: &str = "the presets are part of the program and tested";

/// Rules that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RulesError {
    /// No preset of this name.
    #[error("there is no preset `{name}`; there are {known}")]
    NoSuchPreset {
        /// The name asked for.
        name: String,
        /// The names of all presets, separated by commas.
        known: String,
    },
    /// A rule file, or rules, with these faults.
    #[error("{}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<Fault>),
}

impl RulesError {
    pub(super) fn unless_none(faults: Vec<Fault>) -> Result<(), RulesError> {
        if faults.is_empty() { Ok(()) } else { Err(RulesError::Faulty(faults)) }
    }
}

/// One thing wrong with rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line of the file, from 1, where there is one.
    pub line: Option<usize>,
    /// The options it is about.
    pub keys: Vec<String>,
    /// What is wrong, in words.
    pub message: String,
}

impl Fault {
    pub(super) fn new(keys: &[&str], message: String) -> Fault {
        Fault { line: None, keys: keys.iter().map(|key| (*key).to_owned()).collect(), message }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.map_or(Ok(()), |line| write!(f, "line {line}: "))?;
        f.write_str(&self.message)
    }
}

impl Ruleset {
    /// The names of the presets.
    pub fn preset_names() -> impl Iterator<Item = &'static str> {
        PRESETS.iter().map(|preset| preset.name)
    }

    /// A preset by name.
    pub fn preset(name: &str) -> Result<Ruleset, RulesError> {
        let found = PRESETS.iter().zip(&READ).find(|(preset, _)| preset.name == name);
        let (preset, read) = found.ok_or_else(|| RulesError::NoSuchPreset {
            name: name.to_owned(),
            known: Ruleset::preset_names().collect::<Vec<_>>().join(", "),
        })?;
        Ok(read.get_or_init(|| preset.read()).clone())
    }

    /// What people call these rules in English: the title of the preset of this name, or the name itself.
    pub fn title(&self) -> &str {
        self.title_in(Language::ENGLISH)
    }

    /// What people call these rules in a language.
    pub fn title_in(&self, language: Language) -> &str {
        Preset::find(&self.name).map_or(&self.name, |preset| preset.title.of(language))
    }
}

/// Who plays by a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetGroup {
    /// What people play today: sites, leagues and federations.
    Modern,
    /// One of the houses that are described in full by documents of their own.
    Described,
}

/// In which lengths a preset is played, apart from what its menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PresetLengths {
    /// In its own only.
    OneOnly,
    /// East only as well.
    EastToo,
}

/// A preset, and what is said of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name in rule files and commands.
    pub name: &'static str,
    /// What people call it.
    pub title: Text,
    /// What it plays, in a sentence.
    pub about: Text,
    /// The group of players that plays by it.
    pub group: PresetGroup,
    /// How long its matches may be.
    pub lengths: PresetLengths,
    /// Where its values come from, and what the marks in their [`Source`](super::Source)s mean.
    pub sources: Text,
}

impl Preset {
    /// Returns every preset, in the order of the list.
    pub fn all() -> impl Iterator<Item = Preset> {
        PRESETS.iter().copied()
    }

    /// The preset of this name.
    pub fn find(name: &str) -> Option<Preset> {
        Preset::all().find(|preset| preset.name == name)
    }

    /// Returns the rules of the preset.
    pub fn rules(self) -> Ruleset {
        Ruleset::preset(self.name).expect(PART)
    }

    fn read(self) -> Ruleset {
        let (_, values) = plain::PRESETS.iter().find(|(name, _)| *name == self.name).expect(PART);
        Ruleset::deserialize(values).expect(PART)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_reads_back_as_written() {
        for name in Ruleset::preset_names() {
            let rules = Ruleset::preset(name).unwrap();
            assert_eq!(rules.name, name);
            assert_eq!(Ruleset::from_toml(&rules.to_toml()), Ok(rules));
        }
    }

    #[test]
    fn rules_are_called_by_the_title_of_their_preset_or_by_their_name() {
        let mut rules = Ruleset::preset("jpml_a").unwrap();
        assert_eq!(rules.title(), "JPML A");
        rules.name = "our club".to_owned();
        assert_eq!(rules.title(), "our club");
    }

    #[test]
    fn a_preset_that_is_none_names_those_there_are() {
        assert!(Ruleset::preset("x").unwrap_err().to_string().contains("tenhou, tenhou_sanma, yakuza"));
    }
}
