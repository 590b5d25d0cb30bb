//! Names as they are shown.

/// The longest name shown, in characters.
const LEN: usize = 40;

/// Whether a name shows as it is written: no character of it is invisible or turns the direction of the text around it.
pub fn is_plain(name: &str) -> bool {
    !name.chars().any(hides)
}

/// A name out of a record, which may be any text: without what [`is_plain`] forbids, and not longer than a line.
pub fn shown(name: &str) -> String {
    name.chars().filter(|&c| !hides(c)).take(LEN).collect()
}

fn hides(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    turns || c.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_records_are_short_and_plain() {
        assert_eq!(shown("\u{202e}Aki\u{200b} 秋\n"), "Aki 秋");
        assert_eq!(shown(&"x".repeat(2_000_000)).len(), LEN);
        assert!(is_plain(&shown("a\u{feff}b")) && !is_plain("a\u{feff}b"));
    }
}
