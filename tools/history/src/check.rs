//! Checks that each connection, player, match and server has one order of events, and that it is the same one.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jantaku_wire::Action;

use crate::database::Stored;
use crate::finding::Finding;
use crate::history::{Entry, History, What};
use crate::words::Line;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    pub matches: usize,
    pub players: usize,
    pub connections: usize,
    /// Events that players were shown, each as often as it was.
    pub shown: usize,
    pub answers: usize,
    pub stored: usize,
    pub servers: usize,
}

/// Compares what players were shown with what was stored.
///
/// # Errors
///
/// Returns everything that must not have happened.
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
        of.compare(&entries, &seen, record, &mut findings);
        summary.answers += of.answers(&entries, &seen, &mut findings);
    }
    if findings.is_empty() { Ok(summary) } else { Err(findings) }
}

/// The record of each match, which must be stored in one order, by one server after the other.
fn records<'a>(
    stored: &'a [Stored],
    summary: &mut Summary,
    findings: &mut Vec<Finding>,
) -> HashMap<&'a str, Vec<Line>> {
    let mut records: HashMap<&str, Vec<Line>> = HashMap::new();
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
                records.entry(match_id).or_default().push(Line::read(line));
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

/// What a player was shown, by number.
type Seen<'a> = BTreeMap<u32, &'a What>;

#[derive(Clone, Copy)]
struct Player<'a> {
    match_id: &'a str,
    player: &'a str,
}

impl Player<'_> {
    fn names(self) -> (String, String) {
        (self.match_id.to_owned(), self.player.to_owned())
    }

    /// Checks that events came in order on each connection.
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

    /// Returns what was shown under each number: it must be the same on every connection, without a gap.
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

    /// Checks that each event shown is stored, at its place among those that this player sees.
    fn compare(self, entries: &[&Entry], seen: &Seen<'_>, record: &[Line], findings: &mut Vec<Finding>) {
        let stored: Vec<&str> = record.iter().filter_map(|line| line.shown_to(self.seat(entries))).collect();
        for (&number, what) in seen {
            let What::Shown { word, .. } = what else { continue };
            let place = stored.get(number as usize);
            if place != Some(&word.as_str()) {
                let stored = place.map_or("nothing".to_owned(), |stored| format!("“{stored}”"));
                let (match_id, player) = self.names();
                findings.push(Finding::NotStored { match_id, player, number, shown: word.clone(), stored });
                // What comes after it is elsewhere, too.
                return;
            }
        }
    }

    /// The player's seat. One who was welcomed nowhere was shown nothing.
    fn seat(self, entries: &[&Entry]) -> u8 {
        let seat = |entry: &&Entry| if let What::Sits { seat } = entry.what { Some(seat) } else { None };
        entries.iter().find_map(seat).unwrap_or_default()
    }

    /// Counts the answers that were accepted, and checks that each is what happened and was not asked for again.
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
                What::Asked { .. } | What::Shown { .. } | What::Sits { .. } => {}
            }
        }
        let (seat, last) = (self.seat(entries), seen.last_key_value().map(|(&last, _)| last));
        for &decision in &counted {
            let said = said.get(&decision).map_or(&[][..], Vec::as_slice);
            let happened = match seen.get(&decision) {
                Some(What::Shown { answer: Some(action), .. }) => said.contains(action),
                Some(What::Shown { word, .. }) => said.iter().any(|action| may_become(action, seat, word)),
                // It may be shown yet.
                _ => last.is_none_or(|last| last < decision),
            };
            if !happened {
                let (match_id, player) = self.names();
                findings.push(Finding::AnswerLost { match_id, player, decision });
            }
        }
        counted.len()
    }
}

/// Whether an event may follow from an answer of this seat, without being the answer itself.
fn may_become(action: &Action, seat: u8, word: &str) -> bool {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. } => {
            word == format!("discarded {seat} {}", tile)
        }
        Action::Ankan { .. } | Action::Kakan { .. } => word == format!("kan_declared {seat}"),
        Action::Kita => word == format!("kita {seat}"),
        _ => true,
    }
}

#[cfg(test)]
mod tests;
