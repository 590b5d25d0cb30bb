//! The parts of both kinds of sources: items, tables and the numbers that they name.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use super::Number;

/// Whether a table is named in some code.
pub fn uses(body: &str, table: &str) -> bool {
    body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == table)
}

fn table<'a>(line: &'a str, visibility: &str) -> Option<&'a str> {
    let line = line.strip_prefix(visibility)?;
    let rest = line.strip_prefix("const ").or_else(|| line.strip_prefix("static "))?;
    rest.split(':').next().filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
}

/// The tables of a source with their requirements; those of the files beside are public.
pub fn tables<'a>(text: &'a str, visibility: &str) -> BTreeMap<&'a str, BTreeSet<Number>> {
    let lines: Vec<&str> = text.lines().collect();
    let named = |at: usize| numbers(above(&lines, at).iter().chain(&lines[at..=end(&lines, at)]));
    lines.iter().enumerate().filter_map(|(at, line)| Some((table(line, visibility)?, named(at)))).collect()
}

/// The last line of an item in formatted code, which is at its own depth. The next line of that depth begins another
/// item.
pub fn end(lines: &[&str], at: usize) -> usize {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut last = at;
    for (next, line) in lines.iter().enumerate().skip(at + 1) {
        let closes = line.trim_start().starts_with(['}', ']', ')']);
        match depth(line).cmp(&depth(lines[at])) {
            _ if line.trim().is_empty() => {}
            Ordering::Greater => last = next,
            // A list of cases, or of parameters, closes before what is done with them opens.
            Ordering::Equal if closes && line.ends_with(['{', '(', '[', ',']) => last = next,
            Ordering::Equal if closes => return next,
            _ => return last,
        }
    }
    last
}

/// Every number after `R-` in some lines.
pub fn numbers<'a>(lines: impl Iterator<Item = &'a &'a str>) -> BTreeSet<Number> {
    lines.flat_map(|line| line.split("R-").skip(1)).filter_map(number).collect()
}

/// The three digits at the beginning of a text.
pub fn number(text: &str) -> Option<Number> {
    let digits = text.get(..3)?;
    let longer = text[3..].starts_with(|next: char| next.is_ascii_digit());
    if digits.bytes().all(|digit| digit.is_ascii_digit()) && !longer { digits.parse().ok() } else { None }
}

/// The comments and attributes right above a line.
pub fn above<'a>(lines: &'a [&'a str], at: usize) -> &'a [&'a str] {
    let belongs = |line: &&&str| line.trim_start().starts_with("///") || line.trim_start().starts_with("#[");
    let count = lines[..at].iter().rev().take_while(belongs).count();
    &lines[at - count..at]
}
