//! Names as they are shown.

/// The longest name shown, in characters.
const LEN: usize = 40;

/// Whether a name shows as it is written: no character of it is invisible or changes the direction of text.
pub fn is_plain(name: &str) -> bool {
    !name.chars().any(hides)
}

/// A name from a record, which may be any text: without what [`is_plain`] forbids, and no longer than a line.
pub fn shown(name: &str) -> String {
    name.chars().filter(|&c| !hides(c)).take(LEN).collect()
}

fn hides(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    // Unicode's default ignorable characters, and the blank sign of braille: nothing is drawn for them.
    let is_unseen = matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    turns || is_unseen || c.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_records_are_short_and_plain() {
        assert_eq!(shown("\u{202e}Aki\u{200b} 秋\n"), "Aki 秋");
        assert_eq!(shown(&"x".repeat(2_000_000)).len(), LEN);
        assert!(is_plain(&shown("a\u{feff}b")) && !is_plain("a\u{feff}b") && !is_plain("Aki\u{2800}"));
    }
}
