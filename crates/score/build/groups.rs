//! Every way to split the tiles of a suit, or the honours, into sets and at most one pair.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use super::automaton::SETS;
use super::codes;

/// A set: its lowest kind, and whether it is a run. The triplet of a kind comes before the run.
type Set = (usize, bool);

/// The pair, if any, and the sets in order.
type Way = (Option<usize>, Vec<Set>);

/// The ways to split tiles, by the two codes that identify them.
type Parts = BTreeMap<(usize, usize), Vec<Way>>;

/// The ways to split `kinds` kinds, of which the first code covers `first`.
fn parts(kinds: usize, first: usize, runs: bool) -> Parts {
    let runs = if runs { kinds - 2 } else { 0 };
    let sets: Vec<Set> =
        (0..kinds).flat_map(|kind| [(kind, false), (kind, true)]).filter(|&(kind, run)| !run || kind < runs).collect();
    let mut parts = Parts::new();
    let mut chosen = Vec::new();
    choose(&sets, &mut chosen, &mut |chosen| {
        for pair in (0..kinds).map(Some).chain([None]) {
            let mut counts = vec![0; kinds];
            pair.into_iter().for_each(|kind| counts[kind] += 2);
            for &(kind, run) in chosen {
                let (width, copies) = if run { (3, 1) } else { (1, 3) };
                counts[kind..kind + width].iter_mut().for_each(|count| *count += copies);
            }
            if counts.iter().all(|&count| count <= 4) {
                let (low, high) = counts.split_at(first);
                parts.entry((code(low), code(high))).or_default().push((pair, chosen.to_vec()));
            }
        }
    });
    parts.values_mut().for_each(|ways| ways.sort());
    parts
}

/// Calls `found` with every choice of up to four of these sets, with repetition.
fn choose(sets: &[Set], chosen: &mut Vec<Set>, found: &mut impl FnMut(&[Set])) {
    found(chosen);
    if chosen.len() < SETS {
        for at in 0..sets.len() {
            chosen.push(sets[at]);
            choose(&sets[at..], chosen, found);
            chosen.pop();
        }
    }
}

/// Counts as a number to base 5, the first the lowest digit.
fn code(counts: &[usize]) -> usize {
    counts.iter().rev().fold(0, |code, count| 5 * code + count)
}

/// The kinds of the pair, of the triplets, of the runs and of the runs that occur twice, nine bits each.
fn masks((pair, sets): &Way) -> u64 {
    let bits = |run: bool| sets.iter().filter(move |set| set.1 == run).map(|set| 1 << set.0);
    let (mut runs, mut twins) = (0, 0);
    for run in bits(true) {
        twins |= runs & run;
        runs |= run;
    }
    let pair = pair.map_or(0, |kind| 1 << kind);
    let triplets: u64 = bits(false).sum();
    pair | triplets << 9 | runs << 18 | twins << 27
}

/// Writes `groups.bin` and its index.
pub fn write(folder: &Path, text: &mut String) -> io::Result<()> {
    let (suits, honours) = (parts(9, 5, true), parts(7, 4, false));
    let honours = honours.into_iter().map(|((first, second), ways)| ((codes(5) + first, second), ways));
    let mut rows: BTreeMap<usize, Vec<(usize, Vec<Way>)>> = BTreeMap::new();
    for ((first, second), ways) in suits.into_iter().chain(honours) {
        rows.entry(first).or_default().push((second, ways));
    }
    let starts = interleave(&rows);
    let places = starts.iter().max().map_or(0, |last| last + codes(4));
    let (mut entries, mut others) = (vec![u64::MAX; places], vec![0]);
    for (row, parts) in &rows {
        for (second, ways) in parts {
            let mut entry = 0;
            for way in ways.iter().rev() {
                let next = if entry == 0 { 0 } else { others.len() as u64 };
                others.extend((entry != 0).then_some(entry));
                assert!(next < 1 << 12);
                entry = masks(way) | next << 36 | (*row as u64) << 48;
            }
            entries[starts[*row] + second] = entry;
        }
    }
    let _ = writeln!(text, "static STARTS: [u16; {}] = {starts:?};", starts.len());
    let _ = writeln!(text, "static OTHERS: [u64; {}] = {others:?};", others.len());
    let entries: Vec<u8> = entries.iter().flat_map(|entry| entry.to_le_bytes()).collect();
    fs::write(folder.join("groups.bin"), entries)
}

/// Where each row begins so that no two rows use the same place: the fullest come first, each at the first fit.
fn interleave(rows: &BTreeMap<usize, Vec<(usize, Vec<Way>)>>) -> Vec<usize> {
    let mut starts = vec![0; codes(5) + codes(4)];
    let mut fullest: Vec<_> = rows.iter().collect();
    fullest.sort_by_key(|(row, parts)| (usize::MAX - parts.len(), **row));
    let mut taken: Vec<bool> = Vec::new();
    for (row, parts) in fullest {
        let places: Vec<usize> = parts.iter().map(|(second, _)| *second).collect();
        let mut start = 0;
        while places.iter().any(|place| taken.get(start + place) == Some(&true)) {
            start += 1;
        }
        taken.resize(taken.len().max(start + codes(4)), false);
        places.iter().for_each(|place| taken[start + place] = true);
        starts[*row] = start;
    }
    starts
}
