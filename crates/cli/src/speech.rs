//! The language of what commands print of rules and yaku.

use std::env;
use std::sync::OnceLock;

use jantaku_core::{Language, Yaku};

/// The language of `--lang`.
static ASKED: OnceLock<Option<Language>> = OnceLock::new();

/// Keeps what `--lang` asks for, for the whole run.
pub fn ask(language: Option<Language>) {
    ASKED.get_or_init(|| language);
}

/// The language of what people read: what `--lang` asks for, or else that of the environment.
pub fn spoken() -> Language {
    asked().unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
}

/// The language of JSON: what `--lang` asks for, or else English, so that programs read the same everywhere.
pub fn of_json() -> Language {
    asked().unwrap_or_default()
}

fn asked() -> Option<Language> {
    ASKED.get().copied().flatten()
}

/// The first variable that is set decides, as in other programs; English where it names no language that there is.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|set| !set.is_empty()));
    set.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

/// A yaku by a name, and by its kanji where that is another.
pub fn with_kanji(name: &str, yaku: Yaku) -> String {
    if name == yaku.kanji() { name.to_owned() } else { format!("{name} {}", yaku.kanji()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let speaks = |set: &[(&str, &str)]| {
            of_environment(|name| set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned())).tag()
        };
        assert_eq!(speaks(&[("LANG", "ja_JP.UTF-8")]), "ja");
        assert_eq!(speaks(&[("LC_MESSAGES", "ja"), ("LANG", "en_GB.UTF-8")]), "ja");
        assert_eq!(speaks(&[("LC_ALL", ""), ("LANG", "ja_JP.UTF-8")]), "ja");
        for locale in ["C", "C.UTF-8", "POSIX", "", "xx_YY", "en_GB.UTF-8"] {
            assert_eq!(speaks(&[("LC_ALL", locale), ("LC_MESSAGES", locale)]), "en", "{locale}");
        }
        assert_eq!(speaks(&[("LC_ALL", "C"), ("LANG", "ja_JP.UTF-8")]), "en");
        assert_eq!(speaks(&[]), "en");
    }
}
