//! How many tiles improve a hand, and which draws increase that number.

use arrayvec::ArrayVec;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};

use crate::{AfterDiscard, discards, shanten, ukeire};

/// The number of tiles of these kinds that are not `seen`.
pub fn tiles_left(kinds: KindSet, seen: &Counts) -> usize {
    kinds.iter().map(|kind| usize::from(4_u8.saturating_sub(seen.of(kind)))).sum()
}

/// A draw that does not lower the shanten but increases the tiles that do (改良).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Improvement {
    /// The kind that is drawn.
    pub draw: Kind,
    /// The kind discarded for it: the first of those that leave the most tiles.
    pub discard: Kind,
    /// The ukeire after that.
    pub ukeire: KindSet,
    /// The number of those tiles that are left.
    pub left: usize,
}

/// The draws that improve 13 tiles (three fewer for each meld), by kind: the shanten stays, and after the best discard
/// more tiles are left that lower it than before. `seen` are all tiles seen, including the hand's own.
pub fn improvements(
    counts: &Counts,
    melds: usize,
    played: TilesPlayed,
    seen: &Counts,
) -> ArrayVec<Improvement, { Kind::COUNT }> {
    let now = shanten(counts, melds, played).min();
    let accepted = ukeire(counts, melds, played);
    let left_now = tiles_left(accepted, seen);
    let improves = |draw: Kind| {
        let (mut with, mut seen) = (*counts, *seen);
        with.add(draw);
        seen.add(draw);
        let improvement = |after: AfterDiscard| {
            let left = tiles_left(after.ukeire, &seen);
            Improvement { draw, discard: after.kind, ukeire: after.ukeire, left }
        };
        let keeps = discards(&with, melds, played).into_iter().filter(|after| after.shanten.min() == now);
        let best = keeps.map(improvement).reduce(|best, other| if other.left > best.left { other } else { best });
        best.filter(|best| best.left > left_now)
    };
    (played.kinds() - accepted).iter().filter(|&kind| seen.of(kind) < 4).filter_map(improves).collect()
}
