//! How a hand reads as sets, pairs, shapes that lack a tile, and single tiles.

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind};
use jantaku_score::shanten;

/// What a block is, in the order in which blocks are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shape {
    Set,
    Pair,
    /// Two tiles of a run.
    Unfinished,
    Single,
}

/// The shapes by the steps of their tiles from the lowest.
const SHAPES: [(Shape, &[i8]); 6] = [
    (Shape::Set, &[0, 0, 0]),
    (Shape::Set, &[0, 1, 2]),
    (Shape::Pair, &[0, 0]),
    (Shape::Unfinished, &[0, 1]),
    (Shape::Unfinished, &[0, 2]),
    (Shape::Single, &[0]),
];

type Block = (Shape, Vec<Kind>);

/// Splits concealed tiles into sets, pairs, shapes that lack a tile, and single tiles, in this order, as the reading that is nearest to
/// a complete hand does. Where seven pairs or thirteen orphans are nearer than four sets, only pairs stand together.
pub(crate) fn blocks(counts: &Counts, melds: usize, played: TilesPlayed) -> Vec<Vec<Kind>> {
    let nearest = shanten(counts, melds, played);
    let mut search = Search { sets: nearest.standard == nearest.min(), melds, best: None };
    search.split(*counts, &mut Vec::new());
    let (_, mut blocks) = search.best.unwrap_or_default();
    blocks.sort();
    blocks.into_iter().map(|(_, kinds)| kinds).collect()
}

struct Search {
    /// Whether the hand is read as four sets and a pair.
    sets: bool,
    melds: usize,
    /// The best reading so far, with its worth.
    best: Option<((usize, usize, usize), Vec<Block>)>,
}

impl Search {
    fn split(&mut self, rest: Counts, so_far: &mut Vec<Block>) {
        let Some(lowest) = rest.at_least(1).iter().next() else {
            let worth = self.worth(so_far);
            if self.best.as_ref().is_none_or(|(best, _)| worth > *best) {
                self.best = Some((worth, so_far.clone()));
            }
            return;
        };
        for (shape, steps) in SHAPES {
            let Some((kinds, rest)) = taken(rest, lowest, steps) else { continue };
            if self.sets || matches!(shape, Shape::Pair | Shape::Single) {
                so_far.push((shape, kinds));
                self.split(rest, so_far);
                so_far.pop();
            }
        }
    }

    /// How near the blocks are to a complete hand; of those as near, how many sets there are, and how much improves the rest.
    fn worth(&self, blocks: &[Block]) -> (usize, usize, usize) {
        let count = |shape: Shape| blocks.iter().filter(|block| block.0 == shape).count();
        let (sets, pairs, unfinished) = (count(Shape::Set) + self.melds, count(Shape::Pair), count(Shape::Unfinished));
        let pair = pairs.min(1);
        let near = 2 * sets + pair + (pairs - pair + unfinished).min(4_usize.saturating_sub(sets));
        (near, sets, blocks.iter().map(improving).sum())
    }
}

/// The tiles of a shape that begins with this kind, and what is left without them.
fn taken(mut rest: Counts, lowest: Kind, steps: &[i8]) -> Option<(Vec<Kind>, Counts)> {
    let kinds: Vec<Kind> = steps.iter().map(|&step| lowest.offset(step)).collect::<Option<_>>()?;
    kinds.iter().all(|&kind| rest.take(kind)).then_some((kinds, rest))
}

/// The largest number of tiles that complete a block: with two sides, in a gap or at an edge, as a pair.
fn improving((shape, kinds): &Block) -> usize {
    match (shape, kinds.as_slice()) {
        (Shape::Unfinished, &[low, high]) if low.offset(1) == Some(high) && low.number() > 1 && high.number() < 9 => 8,
        (Shape::Unfinished, _) => 4,
        (Shape::Pair, _) => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;
    use jantaku_core::notation::parse_tiles;
    use jantaku_testkit::Chance;

    use super::*;

    fn read(hand: &str, melds: usize) -> String {
        let counts = parse_tiles(hand).unwrap().into_iter().collect();
        let words = blocks(&counts, melds, TilesPlayed::Full136);
        words.iter().map(|kinds| kinds.iter().map(|kind| kind.to_string()).collect()).collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn a_hand_reads_as_its_nearest_blocks() {
        assert_eq!(read("123m456p67s99s115z", 0), "1m2m3m 4p5p6p 9s9s 1z1z 6s7s 5z");
        // One reading of 1223 is nearer to a set than the other.
        assert_eq!(read("1223m", 3), "1m2m3m 2m");
        // Two sides before a gap.
        assert_eq!(read("2346m11p", 2), "2m3m4m 1p1p 6m");
        assert_eq!(read("246m78p5z", 2), "2m4m 7p8p 6m 5z");
        // Seven pairs are nearer here, and thirteen orphans there.
        assert_eq!(read("1133557799m11p2z", 0), "1m1m 3m3m 5m5m 7m7m 9m9m 1p1p 2z");
        assert_eq!(read("19m19p19s1234566z", 0), "6z6z 1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z");
    }

    /// The blocks are the tiles, and as near to a complete hand as the shanten says.
    #[test]
    fn blocks_are_as_near_as_the_shanten() {
        let mut chance = Chance::new(41);
        let rules = Ruleset::preset("tenhou").unwrap();
        for _ in 0..500 {
            let counts: Counts = chance.wall(&rules).tiles().iter().take(13).map(|tile| tile.kind()).collect();
            let nearest = shanten(&counts, 0, TilesPlayed::Full136);
            let blocks = blocks(&counts, 0, TilesPlayed::Full136);
            assert_eq!(blocks.iter().flatten().copied().collect::<Counts>(), counts);
            if nearest.standard > nearest.min() || !counts.at_least(4).is_empty() {
                continue;
            }
            let sets = blocks.iter().filter(|kinds| kinds.len() == 3).count();
            let pairs = blocks.iter().filter(|kinds| kinds.len() == 2 && kinds[0] == kinds[1]).count();
            let twos = blocks.iter().filter(|kinds| kinds.len() == 2).count();
            let near = 2 * sets + pairs.min(1) + (twos - pairs.min(1)).min(4 - sets);
            assert_eq!(8 - near as i8, nearest.standard, "{blocks:?}");
        }
    }
}
