//! Whether a history has one order: for each connection, for each player, for each match, and for each server.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jantaku_wire::Action;

use crate::database::{Stored, open_line};
use crate::finding::Finding;
use crate::history::{Entry, History, What};

/// How much was compared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    /// Matches of which something was stored.
    pub matches: usize,
    /// Players at a table.
    pub players: usize,
    /// Connections that were shown something.
    pub connections: usize,
    /// Events that players were shown, each as often as it was.
    pub shown: usize,
    /// Answers that counted.
    pub answers: usize,
    /// Events that were stored.
    pub stored: usize,
    /// Servers that stored something.
    pub servers: usize,
}

/// Compares what players were shown with what was stored, in the order in which each happened.
///
/// # Errors
///
/// With everything that must not happen.
pub fn check(history: &History, stored: &[Stored]) -> Result<Summary, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut summary = Summary::default();
    let records = records(stored, &mut summary, &mut findings);
    let entries = history.entries();
    let mut players: BTreeMap<(&str, &str), Vec<&Entry>> = BTreeMap::new();
    for entry in entries.iter() {
        players.entry((&entry.match_id, &entry.player)).or_default().push(entry);
    }
    summary.players = players.len();
    for ((match_id, player), entries) in players {
        let of = Player { match_id, player };
        summary.connections += entries.iter().map(|entry| entry.connection).collect::<HashSet<_>>().len();
        summary.shown += entries.iter().filter(|entry| matches!(entry.what, What::Shown { .. })).count();
        of.connections(&entries, &mut findings);
        let seen = of.seen(&entries, &mut findings);
        let record = records.get(match_id).map_or(&[][..], Vec::as_slice);
        of.compare(&seen, record, &mut findings);
        summary.answers += of.answers(&entries, &seen, &mut findings);
    }
    if findings.is_empty() { Ok(summary) } else { Err(findings) }
}

/// What everybody sees of each stored match, and whether it was stored in one order, by one server after the other.
fn records<'a>(
    stored: &'a [Stored],
    summary: &mut Summary,
    findings: &mut Vec<Finding>,
) -> HashMap<&'a str, Vec<String>> {
    let mut records: HashMap<&str, Vec<String>> = HashMap::new();
    let mut next: HashMap<&str, i64> = HashMap::new();
    let (mut terms, mut ended) = (HashMap::<i64, &str>::new(), BTreeSet::<&str>::new());
    let mut writers: HashMap<&str, Vec<&str>> = HashMap::new();
    for entry in stored {
        match entry {
            Stored::Begun { server, term } => drop(terms.insert(*term, server)),
            Stored::Ended { term } => ended.extend(terms.get(term)),
            Stored::Rewritten { match_id, sequence } => {
                findings.push(Finding::Rewritten { match_id: match_id.clone(), sequence: *sequence });
            }
            Stored::Event { server, match_id, sequence, line } => {
                let (of, at) = (match_id.clone(), *sequence);
                let expected = next.entry(match_id).or_default();
                if at != *expected {
                    findings.push(Finding::OutOfOrder { match_id: of.clone(), sequence: at, expected: *expected });
                }
                *expected = at + 1;
                records.entry(match_id).or_default().extend(open_line(line));
                summary.stored += 1;
                let Some(server) = server else { continue };
                if ended.contains(server.as_str()) {
                    findings.push(Finding::AfterTheLease {
                        match_id: of.clone(),
                        sequence: at,
                        server: server.clone(),
                    });
                }
                let writers = writers.entry(match_id).or_default();
                if writers.last() != Some(&server.as_str()) {
                    if writers.contains(&server.as_str()) {
                        findings.push(Finding::TakenBack { match_id: of, sequence: at, server: server.clone() });
                    }
                    writers.push(server);
                }
            }
        }
    }
    summary.matches = records.len();
    summary.servers = writers.values().flatten().collect::<HashSet<_>>().len();
    records
}

/// The numbers of what a player was shown, and what everybody sees of it.
type Seen<'a> = BTreeMap<u32, &'a What>;

/// Somebody at a table.
#[derive(Clone, Copy)]
struct Player<'a> {
    match_id: &'a str,
    player: &'a str,
}

impl Player<'_> {
    fn names(self) -> (String, String) {
        (self.match_id.to_owned(), self.player.to_owned())
    }

    /// Whether events came one after the other on each connection.
    fn connections(self, entries: &[&Entry], findings: &mut Vec<Finding>) {
        let mut lasts: HashMap<u64, u32> = HashMap::new();
        for entry in entries {
            let What::Shown { number, .. } = entry.what else { continue };
            let (match_id, player) = self.names();
            match lasts.insert(entry.connection, number) {
                Some(last) if number <= last => findings.push(Finding::Repeated { match_id, player, number, last }),
                Some(last) if number > last + 1 => findings.push(Finding::Skipped { match_id, player, number, last }),
                Some(_) | None => {}
            }
        }
    }

    /// What was shown under each number: the same on every connection, without a gap between two of them.
    fn seen<'a>(self, entries: &[&'a Entry], findings: &mut Vec<Finding>) -> Seen<'a> {
        let mut seen = Seen::new();
        let mut hashes: HashMap<u32, u64> = HashMap::new();
        for entry in entries {
            let What::Shown { number, hash, .. } = entry.what else { continue };
            let (match_id, player) = self.names();
            if hashes.insert(number, hash).is_some_and(|before| before != hash) {
                findings.push(Finding::Changed { match_id, player, number });
            }
            seen.entry(number).or_insert(&entry.what);
        }
        for ((&last, _), (&number, _)) in seen.iter().zip(seen.iter().skip(1)) {
            let (match_id, player) = self.names();
            if number > last + 1 {
                findings.push(Finding::Skipped { match_id, player, number, last });
            }
        }
        seen
    }

    /// Whether what was shown is what is stored, in the same order. Whoever was first shown the table in the middle of a match has not seen
    /// its beginning; how much of that was open is not known, but no more than the number of their first event.
    fn compare(self, seen: &Seen<'_>, record: &[String], findings: &mut Vec<Finding>) {
        let open = |(number, what): (&u32, &&What)| match what {
            What::Shown { open: Some(open), .. } => Some((*number, open.clone())),
            _ => None,
        };
        let shown: Vec<(u32, String)> = seen.iter().filter_map(open).collect();
        let Some(&(first, _)) = shown.first() else { return };
        let same = |from: usize| {
            let stored = record.get(from..).unwrap_or_default();
            shown.iter().zip(stored).take_while(|((_, shown), stored)| shown == *stored).count()
        };
        let (same, from) = (0..=first as usize).map(|from| (same(from), from)).max().unwrap_or_default();
        if let Some((number, shown)) = shown.get(same) {
            let stored = record.get(from + same).map_or("nothing".to_owned(), |stored| format!("“{stored}”"));
            let (match_id, player) = self.names();
            findings.push(Finding::NotStored { match_id, player, number: *number, shown: shown.clone(), stored });
        }
    }

    /// Whether each answer that counted is what happened, and was not asked for again, and nothing failed; how many counted.
    fn answers(self, entries: &[&Entry], seen: &Seen<'_>, findings: &mut Vec<Finding>) -> usize {
        let (mut said, mut counted) = (HashMap::<u32, Vec<Action>>::new(), BTreeSet::new());
        for entry in entries {
            let (match_id, player) = self.names();
            match entry.what {
                What::Said { decision, action } => said.entry(decision).or_default().push(action),
                What::Counts { decision } => drop(counted.insert(decision)),
                What::Asked { decision } if counted.contains(&decision) => {
                    findings.push(Finding::AskedAgain { match_id, player, decision });
                }
                What::Failed { ref why } => findings.push(Finding::Failed { match_id, player, why: why.clone() }),
                What::Asked { .. } | What::Shown { .. } => {}
            }
        }
        let is_over = seen.values().any(|what| matches!(what, What::Shown { is_over: true, .. }));
        for &decision in &counted {
            let said = said.get(&decision).map_or(&[][..], Vec::as_slice);
            let happened = match seen.get(&decision) {
                Some(What::Shown { answer: Some(action), .. }) => said.contains(action),
                Some(What::Shown { open: Some(open), .. }) => said.iter().any(|action| may_be(open, action)),
                _ => !is_over,
            };
            if !happened {
                let (match_id, player) = self.names();
                findings.push(Finding::AnswerLost { match_id, player, decision });
            }
        }
        counted.len()
    }
}

/// Whether something that everybody sees may come of an answer.
fn may_be(open: &str, action: &Action) -> bool {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. } => {
            open.starts_with("discarded ") && open.ends_with(&tile.0.to_string())
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests;
