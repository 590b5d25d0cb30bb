//! `jantaku analyze --batch`: one hand a line.

use std::io::{BufWriter, Write};
use std::time::Instant;

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, Ruleset};
use jantaku_score::{discards, shanten, tiles_left, ukeire};

use crate::failure::Failure;
use crate::input;

pub fn run(path: &str, rules: &Ruleset, ukeire: bool, timing: bool) -> Result<(), Failure> {
    let text = input::file(path)?;
    let played = rules.tile_set;
    let mut hands = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        hands.push(
            hand(line, played).map_err(|message| Failure::input(format!("{path}, line {}: {message}", index + 1)))?,
        );
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    let seconds = if ukeire {
        let (results, seconds) = timed(&hands, |(counts, melds)| best_discards(counts, *melds, played));
        for pairs in results {
            let pairs: Vec<String> = pairs
                .iter()
                .map(|(kind, left)| match kind {
                    Some(kind) => format!("{kind}:{left}"),
                    None => format!("-:{left}"),
                })
                .collect();
            writeln!(out, "{}", pairs.join(" ")).map_err(Failure::printing)?;
        }
        seconds
    } else {
        let (results, seconds) = timed(&hands, |(counts, melds)| shanten(counts, *melds, played).min());
        for number in results {
            writeln!(out, "{number}").map_err(Failure::printing)?;
        }
        seconds
    };
    out.flush().map_err(Failure::printing)?;
    if timing {
        let rate = hands.len() as f64 / seconds.max(f64::EPSILON);
        note!("{} hands in {seconds:.6} s, {rate:.0} hands/s (compute only, one thread)", hands.len());
    }
    Ok(())
}

/// Parses concealed tiles; those missing to 13 or 14 are melds of three.
fn hand(line: &str, played: TilesPlayed) -> Result<(Counts, usize), String> {
    let tiles = parse_tiles(line).map_err(|error| error.to_string())?;
    if tiles.len() > 14 || tiles.len() % 3 == 0 {
        return Err(format!("a hand is 13 or 14 tiles, or three fewer for each meld, not {}", tiles.len()));
    }
    let counts: Counts = tiles.iter().copied().collect();
    if let Some(kind) = counts.five_of_a_kind() {
        return Err(format!("there are only four {kind}"));
    }
    input::played(&counts, played)?;
    Ok((counts, (14 - tiles.len()) / 3))
}

/// The results, and the seconds they took.
fn timed<T>(hands: &[(Counts, usize)], work: impl Fn(&(Counts, usize)) -> T) -> (Vec<T>, f64) {
    let start = Instant::now();
    let results = hands.iter().map(work).collect();
    (results, start.elapsed().as_secs_f64())
}

/// The best discards, with the tiles they accept, most first. A hand before its draw has one entry without a discard.
fn best_discards(counts: &Counts, melds: usize, played: TilesPlayed) -> Vec<(Option<Kind>, usize)> {
    if counts.total() % 3 == 1 {
        return vec![(None, tiles_left(ukeire(counts, melds, played), counts))];
    }
    let options = discards(counts, melds, played);
    let nearest = options.iter().map(|option| option.shanten.min()).min();
    let best = options.iter().filter(|option| Some(option.shanten.min()) == nearest);
    let mut pairs: Vec<_> = best.map(|option| (Some(option.kind), tiles_left(option.ukeire, counts))).collect();
    pairs.sort_by_key(|(_, left)| std::cmp::Reverse(*left));
    pairs
}
