use std::fmt;
use std::sync::OnceLock;

use thiserror::Error;
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table};

use super::Ruleset;
use crate::Yaku;

macro_rules! presets {
    ($($name:literal: $title:literal,)*) => {
        /// The presets.
        pub const PRESETS: &[Preset] = &[
            $(Preset { name: $name, title: $title, file: include_str!(concat!("../../presets/", $name, ".toml")) },)*
        ];
    };
}

presets! {
    "tenhou": "Tenhou",
    "tenhou_sanma": "Tenhou, three players",
    "yakuza": "Yakuza",
    "pretty_girls": "Pretty Girls",
    "touzai": "TOUZAI",
    "shanghai": "Shanghai",
    "mahjong_soul": "Mahjong Soul",
    "mahjong_soul_sanma": "Mahjong Soul, three players",
    "m_league": "M.League",
    "jpml_a": "JPML A",
    "wrc": "World Riichi Championship",
    "ema": "European Mahjong Association",
    "pool_of_dreams": "Pool of Dreams",
}

/// The presets once read, also as tables for rule files to build on, in the same order.
static READ: [OnceLock<(Ruleset, Table)>; PRESETS.len()] = [const { OnceLock::new() }; PRESETS.len()];

/// Why rules can always be written.
const PLAIN: &str = "rules are plain tables, lists, numbers and words";

/// Rules that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RulesError {
    /// No preset of this name.
    #[error("there is no preset `{name}`; there are {known}")]
    NoSuchPreset {
        /// The name asked for.
        name: String,
        /// All names.
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
        Ruleset::read_preset(name).map(|(rules, _)| rules.clone())
    }

    /// A preset by name, and its options.
    pub(super) fn read_preset(name: &str) -> Result<&'static (Ruleset, Table), RulesError> {
        let found = PRESETS.iter().zip(&READ).find(|(preset, _)| preset.name == name);
        let (preset, read) = found.ok_or_else(|| RulesError::NoSuchPreset {
            name: name.to_owned(),
            known: Ruleset::preset_names().collect::<Vec<_>>().join(", "),
        })?;
        match read.get() {
            Some(read) => Ok(read),
            None => Ruleset::from_toml(preset.file).map(|rules| {
                let table = Table::try_from(&rules).expect(PLAIN);
                read.get_or_init(|| (rules, table))
            }),
        }
    }

    /// What people call these rules: the title of the preset of this name, or the name itself.
    pub fn title(&self) -> &str {
        PRESETS.iter().find(|preset| preset.name == self.name).map_or(&self.name, |preset| preset.title)
    }

    /// The rules as a complete rule file.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect(PLAIN)
    }
}

/// A preset, and what its file says beside its values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name in rule files and commands.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    file: &'static str,
}

impl Preset {
    /// Every preset.
    pub fn all() -> impl Iterator<Item = Preset> {
        PRESETS.iter().copied()
    }

    /// The preset of this name.
    pub fn find(name: &str) -> Option<Preset> {
        Preset::all().find(|preset| preset.name == name)
    }

    /// Its rules.
    pub fn rules(self) -> Ruleset {
        Ruleset::preset(self.name).expect("the presets are part of the program and tested")
    }

    /// Its rule file.
    pub fn file(self) -> &'static str {
        self.file
    }

    /// What it plays, in a sentence: the first paragraph of comment at the head of its file.
    pub fn about(self) -> String {
        self.head().remove(0)
    }

    /// Where its values come from, and what the marks behind them mean: the paragraphs after that.
    pub fn sources(self) -> String {
        self.head().split_off(1).join(" ")
    }

    /// The paragraphs of comment at the head of its file.
    fn head(self) -> Vec<String> {
        let lines: Vec<&str> = self.file.lines().map_while(|line| line.strip_prefix('#')).map(str::trim).collect();
        lines.split(|line| line.is_empty()).map(|lines| lines.join(" ")).collect()
    }

    /// Where its value of an option comes from; none where no file states it.
    pub fn source(self, key: &str) -> Option<Source> {
        self.note(&|table| table.get(key))
    }

    /// Where what a yaku is worth there comes from.
    pub fn yaku_source(self, yaku: Yaku) -> Option<Source> {
        self.note(&|table| table.get("yaku")?.get_ref().as_table()?.get(yaku.key()))
    }

    fn note(self, find: &impl for<'a> Fn(&'a DeTable<'static>) -> Option<&'a Value>) -> Option<Source> {
        let table = DeTable::parse(self.file).expect("the presets are part of the program and tested").into_inner();
        let Some(value) = find(&table) else {
            let base = Preset::find(table.get("base")?.get_ref().as_str()?)?;
            return base.note(find).map(|source| Source { inherited: true, ..source });
        };
        let rest = self.file[value.span().end..].lines().next().unwrap_or_default();
        let note = rest.trim().strip_prefix('#').unwrap_or_default().trim();
        Some(Source { stated_by: self, inherited: false, note })
    }
}

/// Where a value of a preset comes from: `Y:590-591`, `as in Tenhou: unsure`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The preset whose file states the value.
    pub stated_by: Preset,
    /// Whether that is another preset, which this one builds on.
    pub inherited: bool,
    /// What is noted behind the value; empty where nothing is.
    pub note: &'static str,
}

impl Source {
    /// Whether the value matters in no hand that is played there.
    pub fn is_without_effect(self) -> bool {
        self.note.starts_with("without effect")
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.inherited, self.note) {
            (false, note) => f.write_str(note),
            (true, "") => write!(f, "as in {}", self.stated_by.title),
            (true, note) => write!(f, "as in {}: {note}", self.stated_by.title),
        }
    }
}

/// A value and its place in a preset's file.
type Value = Spanned<DeValue<'static>>;

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

    #[test]
    fn sources_stand_behind_the_values() {
        let preset = |name: &str| Preset::find(name).unwrap();
        let source = |name: &str, key: &str| preset(name).source(key).unwrap().to_string();
        assert_eq!(source("yakuza", "two_han_from"), "Y:1518-1528");
        assert_eq!(source("tenhou", "bust"), "");
        assert_eq!(source("tenhou_sanma", "riichi_min_wall"), "the smallest seen; unsure");
        assert_eq!(source("mahjong_soul_sanma", "riichi_ankan_drawn_only"), "as in Tenhou: 67 of 67 in the logs");
        assert_eq!(source("mahjong_soul_sanma", "kita"), "as in Tenhou, three players");
        assert!(preset("yakuza").source("kita_ron").unwrap().is_without_effect());
        assert_eq!(preset("yakuza").source("no_option"), None);
        assert_eq!(preset("yakuza").yaku_source(Yaku::Daisharin).unwrap().note, "Y:1301-1311");
        for preset in Preset::all() {
            let (about, sources) = (preset.about(), preset.sources());
            assert!(about.ends_with('.') && !about.contains("differs"), "{} says what it plays: {about}", preset.name);
            assert!(sources.ends_with('.'), "{} says where that comes from: {sources}", preset.name);
        }
    }
}
