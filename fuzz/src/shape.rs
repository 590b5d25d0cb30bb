//! Mutations of JSON lines that remain JSON lines, so that inputs reach the replayer.

use libfuzzer_sys::fuzzer_mutate;

/// Drops, doubles or moves a line, or replaces a value by another of its kind. One time in four any byte may change.
/// For [`libfuzzer_sys::fuzz_mutator`].
pub fn mutate_lines(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut die = Die(u64::from(seed) | 1 << 32);
    let changed = match std::str::from_utf8(&data[..size]) {
        Ok(text) if die.below(4) > Some(0) => changed(text, &mut die),
        _ => None,
    };
    match changed {
        Some(text) if text.len() <= max_size => {
            data[..text.len()].copy_from_slice(text.as_bytes());
            text.len()
        }
        _ => fuzzer_mutate(data, size, max_size),
    }
}

fn changed(text: &str, die: &mut Die) -> Option<String> {
    if die.below(4) > Some(0) {
        return exchanged(text, die);
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let (one, other) = (die.below(lines.len())?, die.below(lines.len())?);
    match die.below(3)? {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one]),
        _ => lines.swap(one, other),
    }
    Some(lines.join("\n") + "\n")
}

/// A number, word or boolean replaced by another of the text.
fn exchanged(text: &str, die: &mut Die) -> Option<String> {
    let values = values(text);
    let &(start, end) = values.get(die.below(values.len())?)?;
    let kind = |start: usize| text.as_bytes()[start].is_ascii_digit();
    let alike: Vec<_> = values.iter().filter(|&&(other, _)| kind(other) == kind(start)).collect();
    let &&(from, to) = alike.get(die.below(alike.len())?)?;
    Some([&text[..start], &text[from..to], &text[end..]].concat())
}

/// The places of values that are neither keys nor containers.
fn values(text: &str) -> Vec<(usize, usize)> {
    let bytes = text.as_bytes();
    let (mut at, mut values) = (0, Vec::new());
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b'"' => {
                while at < bytes.len() && bytes[at] != b'"' {
                    at += 1 + usize::from(bytes[at] == b'\\');
                }
                at = (at + 1).min(bytes.len());
            }
            c if c.is_ascii_alphanumeric() => {
                while at < bytes.len() && bytes[at].is_ascii_alphanumeric() {
                    at += 1;
                }
            }
            _ => continue,
        }
        if bytes.get(at) != Some(&b':') && text.is_char_boundary(at) {
            values.push((start, at));
        }
    }
    values
}

struct Die(u64);

impl Die {
    fn below(&mut self, bound: usize) -> Option<usize> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 as usize).checked_rem(bound)
    }
}
