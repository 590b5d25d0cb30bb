//! The sources of the values of the presets, from their files.

use std::fmt;

use super::Preset;
use super::plain::{SOURCES, Stated};
use crate::texts::source;
use crate::{Language, Yaku};

impl Preset {
    /// The preset that this one builds on.
    pub fn base(self) -> Option<Preset> {
        self.stated().base.and_then(Preset::find)
    }

    /// The source of an option's value; `None` if no file states the value.
    pub fn source(self, key: &str) -> Option<Source> {
        self.find_source(|stated| stated.options, key)
    }

    /// The source of a yaku's worth.
    pub fn yaku_source(self, yaku: Yaku) -> Option<Source> {
        self.find_source(|stated| stated.yaku, yaku.key())
    }

    fn find_source(self, of: fn(&Stated) -> &'static [(&'static str, &'static str)], key: &str) -> Option<Source> {
        match of(self.stated()).iter().find(|(stated, _)| *stated == key) {
            Some((_, note)) => Some(Source { stated_by: self, inherited: false, note }),
            None => self.base()?.find_source(of, key).map(|source| Source { inherited: true, ..source }),
        }
    }

    fn stated(self) -> &'static Stated {
        let (_, stated) = SOURCES.iter().find(|(name, _)| *name == self.name).expect("it is read at build time");
        stated
    }
}

/// The source of a preset's value: `Y:590-591`, `as in Tenhou: unsure`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The preset whose file states the value.
    pub stated_by: Preset,
    /// Whether that is another preset that this one builds on.
    pub inherited: bool,
    /// The note on the value; may be empty.
    pub note: &'static str,
}

impl Source {
    /// The source in words. Notes are in English.
    pub fn words(self, language: Language) -> String {
        let as_in = || source::as_in::TEXT.with(language, &[("title", &self.stated_by.title.of(language))]);
        match (self.inherited, self.note) {
            (false, note) => note.to_owned(),
            (true, "") => as_in(),
            (true, note) => format!("{}: {note}", as_in()),
        }
    }

    /// Whether the value never matters under these rules.
    pub fn is_without_effect(self) -> bool {
        self.note.starts_with("without effect")
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::ENGLISH))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_its_source() {
        let preset = |name: &str| Preset::find(name).unwrap();
        let source = |name: &str, key: &str| preset(name).source(key).unwrap().to_string();
        assert_eq!(source("yakuza", "two_han_from"), "Y:1518-1528");
        assert_eq!(source("tenhou", "bust"), "");
        assert_eq!(source("tenhou_sanma", "riichi_min_wall"), "the smallest seen; unsure");
        assert_eq!(source("mahjong_soul_sanma", "riichi_ankan_drawn_only"), "as in Tenhou: 67 of 67 in the logs");
        assert_eq!(source("mahjong_soul_sanma", "kita"), "as in Tenhou, three players");
        assert!(preset("yakuza").source("kita_ron").unwrap().is_without_effect());
        assert_eq!(preset("yakuza").source("no_option"), None);
        assert_eq!(preset("yakuza").source("name"), None, "what a house is called is no rule");
        assert_eq!(preset("yakuza").yaku_source(Yaku::Daisharin).unwrap().note, "Y:1301-1311");
        for preset in Preset::all() {
            let (about, sources) = (preset.about.english(), preset.sources.english());
            assert!(about.ends_with('.') && !about.contains("differs"), "{} says what it plays: {about}", preset.name);
            assert!(sources.ends_with('.'), "{} says where that comes from: {sources}", preset.name);
        }
    }
}
