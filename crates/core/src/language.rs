//! The languages that rules and yaku are described in.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the texts, called like its folder in `texts`. English is the default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(usize);

/// A language that there is not.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no language `{name}`; there are {}", LANGUAGES.join(", "))]
pub struct NoSuchLanguage {
    /// The language asked for.
    pub name: String,
}

impl Language {
    /// English, which every text is written in first.
    pub const ENGLISH: Language = Language(0);

    /// Returns every language, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// Returns the tag of the language, such as `en`.
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0]
    }

    /// Returns the language of a locale such as `ja_JP.UTF-8`, if there is one.
    pub fn of_locale(locale: &str) -> Option<Language> {
        locale.split(['_', '.', '@', '-']).next()?.parse().ok()
    }
}

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(tag: &str) -> Result<Language, NoSuchLanguage> {
        let found = Language::all().find(|language| language.tag() == tag);
        found.ok_or_else(|| NoSuchLanguage { name: tag.to_owned() })
    }
}

/// A text in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    pub(crate) key: &'static str,
    pub(crate) words: [&'static str; LANGUAGES.len()],
}

impl Text {
    /// Returns the key of the text in its files, such as `option-uma.about`.
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// Returns the text in a language.
    pub const fn of(self, language: Language) -> &'static str {
        self.words[language.0]
    }

    /// Returns the text in English.
    pub const fn english(self) -> &'static str {
        self.of(Language::ENGLISH)
    }

    /// Returns the text in a language, with these values in place of their names.
    pub(crate) fn with(self, language: Language, values: &[(&str, &dyn fmt::Display)]) -> String {
        let filled = |text: String, (name, value): &(&str, &dyn fmt::Display)| {
            text.replace(&format!("{{{name}}}"), &value.to_string())
        };
        values.iter().fold(self.of(language).to_owned(), filled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_and_by_a_locale() {
        let japanese: Language = "ja".parse().unwrap();
        assert_eq!(["ja", "ja_JP.UTF-8", "ja@x", "ja-JP"].map(Language::of_locale), [Some(japanese); 4]);
        assert_eq!(["", "C", "C.UTF-8", "POSIX", "xx_YY", "jaa"].map(Language::of_locale), [None; 6]);
        let refused = "ja_JP".parse::<Language>().unwrap_err().to_string();
        assert_eq!(refused, "there is no language `ja_JP`; there are en, ja");
    }
}
