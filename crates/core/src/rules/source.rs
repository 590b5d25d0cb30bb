//! Where the values of the presets come from: what their files note behind them.

use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Preset;
use crate::Yaku;

impl Preset {
    /// Where its value of an option comes from; none where no file states it.
    pub fn source(self, key: &str) -> Option<Source> {
        self.note(&|table| table.get(key))
    }

    /// Where what a yaku is worth there comes from.
    pub fn yaku_source(self, yaku: Yaku) -> Option<Source> {
        self.note(&|table| table.get("yaku")?.get_ref().as_table()?.get(yaku.key()))
    }

    fn note(self, find: &impl for<'a> Fn(&'a DeTable<'static>) -> Option<&'a Value>) -> Option<Source> {
        let table = DeTable::parse(self.file()).expect("the presets are part of the program and tested").into_inner();
        let Some(value) = find(&table) else {
            let base = Preset::find(table.get("base")?.get_ref().as_str()?)?;
            return base.note(find).map(|source| Source { inherited: true, ..source });
        };
        let rest = self.file()[value.span().end..].lines().next().unwrap_or_default();
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
