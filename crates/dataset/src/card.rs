//! What is in the files, in numbers.

use std::collections::BTreeMap;

use jantaku_encode::ActionId;
use serde::{Deserialize, Serialize};

use crate::{COLUMNS, Rows};

pub(crate) const CARD: &str = "card.json";
pub(crate) const MANIFEST: &str = "manifest.json";

/// What a file of rows, or all of them together, are made of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Files that were read.
    pub files: u64,
    /// Matches with a decision.
    pub matches: u64,
    /// Of these, the ones whose end is not known: their rows have no result.
    pub open: u64,
    /// Rounds with a decision.
    pub rounds: u64,
    pub decisions: u64,
    /// Decisions left out: claims of which the record does not tell whether they were made, and fouls.
    pub hidden: u64,
    /// Rows by the first word of the action's name, such as `discard` and `chii`.
    pub actions: BTreeMap<String, u64>,
    /// Matches by the name of their rules.
    pub rules: BTreeMap<String, u64>,
    /// Rows by the name of the bot that chose; empty where records were read.
    pub bots: BTreeMap<String, u64>,
    /// What was left out of the files, and why.
    pub left_out: Vec<LeftOut>,
}

/// A file, a match or a round that is not in the rows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// The file, by its path within the folder.
    pub file: String,
    /// The match within the file, from 0, where it has several.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    pub reason: Reason,
    /// The same in words, with the place.
    pub text: String,
}

/// Why something is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Reason {
    /// The file cannot be read, or breaks its format.
    Unreadable,
    /// The file is no record.
    NoRecord,
    /// The record does not say under which rules it was played, or they are not known.
    UnknownRules,
    /// A round that does not follow from the rules.
    Differs,
    /// The round's wall was made to favour somebody.
    Rigged,
}

/// What a folder of files has: `card.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// How many files of rows there are.
    pub shards: u32,
    #[serde(flatten)]
    pub counts: Counts,
    pub columns: Vec<ColumnCard>,
}

/// A column, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnCard {
    pub name: String,
    /// What its values are, such as `uint8`.
    #[serde(rename = "type")]
    pub kind: String,
    pub about: String,
}

impl ColumnCard {
    pub fn all() -> Vec<ColumnCard> {
        let card = |column: &crate::Column| ColumnCard {
            name: column.name.to_owned(),
            kind: column.kind.name(),
            about: column.about.to_owned(),
        };
        COLUMNS.iter().map(card).collect()
    }
}

impl Counts {
    /// Counts a match under the rules of this name, if it has decisions; `open` if its end is not known.
    pub fn add(&mut self, rows: &Rows, rules: &str, open: bool) {
        self.hidden += rows.hidden;
        if rows.rows.is_empty() {
            return;
        }
        self.matches += 1;
        self.open += u64::from(open);
        self.rounds += rows.rounds;
        self.decisions += rows.rows.len() as u64;
        *self.rules.entry(rules.to_owned()).or_default() += 1;
        let mut chosen = [0; ActionId::COUNT];
        rows.rows.iter().for_each(|row| chosen[usize::from(row.action)] += 1);
        for (id, count) in ActionId::all().zip(chosen).filter(|(_, count)| *count > 0) {
            let kind = id.name().split(' ').next().unwrap_or_default();
            *self.actions.entry(kind.to_owned()).or_default() += count;
        }
    }

    /// Adds what other files are made of.
    pub fn merge(mut self, other: Counts) -> Counts {
        self.files += other.files;
        self.matches += other.matches;
        self.open += other.open;
        self.rounds += other.rounds;
        self.decisions += other.decisions;
        self.hidden += other.hidden;
        let maps = [(&mut self.actions, other.actions), (&mut self.rules, other.rules), (&mut self.bots, other.bots)];
        for (of, more) in maps {
            more.into_iter().for_each(|(name, count)| *of.entry(name).or_default() += count);
        }
        self.left_out.extend(other.left_out);
        self
    }
}
