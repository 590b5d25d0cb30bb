//! A profile as it is kept and exported: a line of JSON for each event, each sealed with a hash over all lines up to it.
//!
//! An export is the line `{"format":"jantaku-profile","version":1}`, the events, and a line that says how many there are. The
//! seal of a line is the first half of SHA-256 of the seal before it and the line's text up to its own seal, so
//! that no byte can change unnoticed. A seal is no signature: it finds damage, and [`Profile::apply`] finds what the rules
//! would not have allowed.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Event, FoldError, Profile};

const HEADER: &str = r#"{"format":"jantaku-profile","version":1}"#;
const FIRST: &[u8] = b"jantaku profile v1\n";
/// The mark between the text that a seal covers and the seal.
const MARK: &str = r#","seal":""#;
const CLOSE: &str = r#""}"#;

/// The seal of a line, which covers everything up to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seal([u8; 16]);

impl Seal {
    fn first() -> Seal {
        Seal::of(Sha256::new().chain_update(FIRST))
    }

    fn next(self, text: &str) -> Seal {
        Seal::of(Sha256::new().chain_update(self.0).chain_update(text))
    }

    fn of(hash: Sha256) -> Seal {
        let hash = hash.finalize();
        Seal(std::array::from_fn(|at| hash[at]))
    }

    fn hex(self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// In seconds since 1970.
    pub at: u32,
    pub event: Event,
}

/// The last line of an export.
#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct End {
    events: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum JournalError {
    #[error("this is no profile of Jantaku: its first line is not `{HEADER}`")]
    NotAProfile,
    #[error("line {line} is damaged; the {whole} events before it are whole")]
    Damaged {
        /// Its number in the file, from 1.
        line: usize,
        /// The number of events that come before it.
        whole: usize,
    },
    #[error("the file ends too early, after {whole} whole events")]
    Torn { whole: usize },
    /// A line that is whole, but is no event of this version.
    #[error("line {line} is not understood: {why}")]
    NotUnderstood {
        /// Its number in the file, from 1.
        line: usize,
        why: String,
    },
    #[error("line {line} cannot be: {why}")]
    Impossible {
        /// Its number in the file, from 1.
        line: usize,
        why: FoldError,
    },
}

/// A profile with the seal of its last event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    profile: Profile,
    seal: Seal,
    lines: usize,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal { profile: Profile::default(), seal: Seal::first(), lines: 0 }
    }
}

impl Journal {
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    pub fn len(&self) -> usize {
        self.lines
    }

    pub fn is_empty(&self) -> bool {
        self.lines == 0
    }

    /// Adds events at a time, in seconds since 1970, and returns their lines; all of them or none.
    pub fn add(&mut self, at: u32, events: &[Event]) -> Result<Vec<String>, FoldError> {
        let mut after = self.clone();
        let mut lines = Vec::new();
        for event in events {
            after.profile.apply(event)?;
            let (line, seal) = sealed(after.seal, &Line { at, event: event.clone() });
            (after.seal, after.lines) = (seal, after.lines + 1);
            lines.push(line);
        }
        *self = after;
        Ok(lines)
    }

    pub fn of(lines: &[String]) -> Result<Journal, JournalError> {
        let mut journal = Journal::default();
        lines.iter().try_for_each(|line| journal.read(line).map(drop))?;
        Ok(journal)
    }

    pub fn read(&mut self, text: &str) -> Result<Line, JournalError> {
        // The header is line 1 of a file.
        let (number, whole) = (self.lines + 2, self.lines);
        let (body, seal) = opened(self.seal, text).ok_or(JournalError::Damaged { line: number, whole })?;
        let line: Line = serde_json::from_str(&body)
            .map_err(|error| JournalError::NotUnderstood { line: number, why: error.to_string() })?;
        self.profile.apply(&line.event).map_err(|why| JournalError::Impossible { line: number, why })?;
        (self.seal, self.lines) = (seal, self.lines + 1);
        Ok(line)
    }

    /// `lines` must be those of this journal.
    pub fn export(&self, lines: &[String]) -> String {
        let (end, _) = sealed(self.seal, &End { events: self.lines });
        let all = [HEADER].into_iter().chain(lines.iter().map(String::as_str)).chain([end.as_str()]);
        all.map(|line| format!("{line}\n")).collect()
    }

    /// Reads an exported file: its journal, and the lines to keep.
    pub fn import(file: &[u8]) -> Result<(Journal, Vec<String>), JournalError> {
        let mut journal = Journal::default();
        let mut lines = Vec::new();
        let mut rest = file.strip_prefix(HEADER.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        while let Some(bytes) = rest.take() {
            let (number, whole) = (lines.len() + 2, lines.len());
            let damaged = || JournalError::Damaged { line: number, whole };
            let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else {
                return Err(JournalError::Torn { whole });
            };
            let text = std::str::from_utf8(&bytes[..end]).map_err(|_| damaged())?;
            let after = &bytes[end + 1..];
            let (body, _) = opened(journal.seal, text).ok_or_else(damaged)?;
            if serde_json::from_str(&body).is_ok_and(|end: End| end.events == whole) {
                let is_whole = journal.profile.is_whole() && after.is_empty();
                return if is_whole { Ok((journal, lines)) } else { Err(damaged()) };
            }
            journal.read(text)?;
            lines.push(text.to_owned());
            rest = Some(after);
        }
        Err(JournalError::NotAProfile)
    }
}

fn sealed(before: Seal, line: &impl Serialize) -> (String, Seal) {
    let text = serde_json::to_string(line).expect("events are plain tables, lists, numbers and words");
    let body = text.strip_suffix('}').unwrap_or(&text);
    let seal = before.next(body);
    (format!("{body}{MARK}{}{CLOSE}", seal.hex()), seal)
}

/// A line without its seal, where the seal is right.
fn opened(before: Seal, text: &str) -> Option<(String, Seal)> {
    let (body, seal) = text.strip_suffix(CLOSE)?.rsplit_once(MARK)?;
    let right = before.next(body);
    (right.hex() == seal).then(|| (format!("{body}}}"), right))
}

#[cfg(test)]
mod tests;
