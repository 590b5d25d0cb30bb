//! Which names of people can be shown, and which look alike.

use jantaku_career::refusals;
use jantaku_wire::names::is_plain;
use unicode_normalization::UnicodeNormalization;
use unicode_script::{Script, ScriptExtension};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthChar;

use crate::refusal::SENTENCES;

/// The longest name, in characters as people count them.
const LEN: usize = 24;
/// The most code points of a name: a character may be built of several, but not of any number.
const CODE_POINTS: usize = 4 * LEN;

/// The widest name, in columns of a terminal: kanji and emoji have two.
const WIDTH: usize = 2 * LEN;

/// The scripts that Unicode calls limited-use (UAX 31, table 7), and Mongolian, which it excludes though people write it. The others that it excludes
/// stay out: most are no longer written, and the first sign of braille is blank.
const OF_FEWER_PEOPLE: &[Script] = &[
    Script::Adlam,
    Script::Balinese,
    Script::Bamum,
    Script::Batak,
    Script::Canadian_Aboriginal,
    Script::Chakma,
    Script::Cham,
    Script::Cherokee,
    Script::Hanifi_Rohingya,
    Script::Javanese,
    Script::Kayah_Li,
    Script::Lepcha,
    Script::Limbu,
    Script::Lisu,
    Script::Mandaic,
    Script::Meetei_Mayek,
    Script::Miao,
    Script::Mongolian,
    Script::New_Tai_Lue,
    Script::Newa,
    Script::Nko,
    Script::Nyiakeng_Puachue_Hmong,
    Script::Ol_Chiki,
    Script::Osage,
    Script::Saurashtra,
    Script::Sundanese,
    Script::Syloti_Nagri,
    Script::Syriac,
    Script::Tai_Le,
    Script::Tai_Tham,
    Script::Tai_Viet,
    Script::Tifinagh,
    Script::Vai,
    Script::Wancho,
    Script::Yi,
];

refusals! {
    SENTENCES;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(crate) enum NameRefusal {
        NameLength,
        NameInvisible,
        /// Blank, or drawn as nothing.
        NameBlank,
        NameWide,
        /// In several alphabets that are not written together.
        NameMixed,
    }
}

pub(crate) fn playable_name(name: &str) -> Result<String, NameRefusal> {
    let name: String = name.trim().nfc().collect();
    if name.is_empty() {
        return Err(NameRefusal::NameBlank);
    }
    if !is_plain(&name) {
        return Err(NameRefusal::NameInvisible);
    }
    if !(1..=LEN).contains(&name.graphemes(true).count()) || name.chars().count() > CODE_POINTS {
        return Err(NameRefusal::NameLength);
    }
    let is_in_use = |c: char| {
        let script = Script::from(c);
        script.is_recommended() || OF_FEWER_PEOPLE.contains(&script)
    };
    let is_seen = |c: char| c.is_alphanumeric() || c.width() == Some(2);
    if !(name.chars().all(is_in_use) && name.chars().any(is_seen)) {
        return Err(NameRefusal::NameBlank);
    }
    // A single character may stand for a whole sentence, and is as wide.
    if name.nfkc().map(|c| c.width().unwrap_or_default()).sum::<usize>() > WIDTH {
        return Err(NameRefusal::NameWide);
    }
    // Latin letters are written beside Japanese, Chinese and Korean, as Unicode's level “highly restrictive” has it.
    let is_latin = |c: &char| ScriptExtension::from(*c).contains_script(Script::Latin);
    let others: String = name.chars().filter(|c| !is_latin(c)).collect();
    let beside = others.as_str().resolve_script_set();
    match name.as_str().is_single_script() || beside.jpan || beside.hanb || beside.kore {
        true => Ok(name),
        false => Err(NameRefusal::NameMixed),
    }
}

/// Whether one name may be taken for the other. Dots, brackets, dashes and blanks don't count, nor do the accents that
/// Latin, Greek and Cyrillic letters share. The marks of other scripts do, か is not が, and those by which и and у
/// become letters of their own: Андрей is no Андреи.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    drawn(one) == drawn(other) || drawn(&one.to_lowercase()) == drawn(&other.to_lowercase())
}

fn drawn(name: &str) -> String {
    let is_bracket =
        |c: char| matches!(c, '\u{3000}'..='\u{3004}' | '\u{3008}'..='\u{3020}' | '\u{30fb}' | '\u{ff01}'..='\u{ff0f}');
    let is_aside = |c: char| {
        let is_seen = c.is_alphanumeric() || c.width() == Some(2);
        is_bracket(c) || Script::from(c) == Script::Common && !is_seen
    };
    // A skeleton has letters in place of some signs: `l` for `|`, and `ー` for a dash.
    let inner: String = name.chars().filter(|c| !is_aside(*c)).collect();
    skeleton(&with_own_letters(&inner)).filter(|c| *c == ARCH || !is_mark(*c) && !is_aside(*c)).collect()
}

fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// A placeholder for a mark that makes another letter. No compared name still has it by itself.
const ARCH: char = '\u{2d8}';

/// Replaces each mark over и and у that makes й, ў, ӣ or ӯ of them, or looks like that, with a sign of its own.
fn with_own_letters(name: &str) -> String {
    let mut before = ' ';
    let own = name.nfd().map(|c| {
        let is_arch = matches!(c, '\u{302}'..='\u{304}' | '\u{306}' | '\u{30c}' | '\u{310}'..='\u{311}');
        let letter = if is_arch && matches!(before, 'и' | 'И' | 'у' | 'У') { ARCH } else { c };
        // Other marks may come between.
        if !is_mark(c) {
            before = c;
        }
        letter
    });
    own.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_language_are_kept_and_what_deceives_is_not() {
        for name in [
            "Aki",
            "秋山アキさん",
            "麻雀だいすきRon",
            "Ли Вэй",
            "김민지 Kim",
            "José",
            "Ren 7!",
            "雀🀄",
            "👨",
            "Ὀδυσσεύς",
            "محمد",
            "ᏣᎳᎩ",
            "ⵣⵉⵔⵉ",
            "ᠪᠠᠲᠤ",
        ] {
            assert_eq!(playable_name(name).as_deref(), Ok(name));
        }
        assert_eq!(playable_name(" Jose\u{301} ").as_deref(), Ok("José"));
        assert_eq!(playable_name(&"が".repeat(24).nfd().collect::<String>()), Ok("が".repeat(24)));
        let (long, stacked) = ("x".repeat(25), format!("x{}", "\u{301}".repeat(200)));
        for (name, why) in [
            ("", NameRefusal::NameBlank),
            (" \t\u{3000}", NameRefusal::NameBlank),
            ("\u{2800}", NameRefusal::NameInvisible),
            ("Aki\u{2800}", NameRefusal::NameInvisible),
            ("\u{1d159}", NameRefusal::NameBlank),
            ("\u{e000}", NameRefusal::NameBlank),
            ("\u{13441}\u{16fe4}", NameRefusal::NameBlank),
            ("...", NameRefusal::NameBlank),
            ("𒀀𒀁", NameRefusal::NameBlank),
            (&"\u{fdfd}".repeat(24), NameRefusal::NameBlank),
            (&"\u{fdfa}".repeat(24), NameRefusal::NameWide),
            (&"\u{12219}".repeat(24), NameRefusal::NameBlank),
            (&long, NameRefusal::NameLength),
            (&stacked, NameRefusal::NameLength),
            ("a\u{202e}b", NameRefusal::NameInvisible),
            ("a\u{200d}b", NameRefusal::NameInvisible),
            ("a\u{ad}b", NameRefusal::NameInvisible),
            ("Ren\u{3164}", NameRefusal::NameInvisible),
            ("a\nb", NameRefusal::NameInvisible),
            ("Аki", NameRefusal::NameMixed),
            ("Rеn", NameRefusal::NameMixed),
            ("ᠪᠠᠲᠤ\u{180b}", NameRefusal::NameInvisible),
            ("ᠪᠠᠲᠤRen", NameRefusal::NameMixed),
            ("ꡁꡂ", NameRefusal::NameBlank),
            ("秋Ли", NameRefusal::NameMixed),
            ("Αki", NameRefusal::NameMixed),
        ] {
            assert_eq!(playable_name(name), Err(why), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Aki", "aki"),
            ("Al", "AI"),
            ("ニコ", "二コ"),
            ("Сора", "Copa"),
            ("Ren0", "RenO"),
            ("Bill", "Bill."),
            ("Bill", "Bịll"),
            ("Bill", "(Bill)"),
            ("Ren 7", "_ren7_"),
            ("Bill", "Bill—"),
            ("Bill", "|Bill|"),
            ("秋", "【秋】"),
            ("ハナ", "ハナ。"),
            ("Андрей", "АНДРЕЙ"),
            ("Андрей", "Андрей\u{323}"),
            ("Андрей", "Андреи\u{30c}"),
            ("Алёна", "Алена"),
            ("Андреи", "Андреи\u{323}"),
            ("Ken\u{2d8}", "Ken"),
        ] {
            assert!(look_alike(one, other) && look_alike(other, one), "{one} {other}");
        }
        for (one, other) in [
            ("Aki", "Akı7"),
            ("秋", "春"),
            ("Ren", "Rena"),
            ("ハナ", "はな"),
            ("かな", "がな"),
            ("雀🀄", "雀"),
            ("Андрей", "Андреи"),
            ("АНДРЕЙ", "Андреи"),
            ("Ўзбек", "Узбек"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
