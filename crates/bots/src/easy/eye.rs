//! How a beginner looks at a hand: which tiles it would rather keep.

use jantaku_core::{Hand, Kind, KindSet, Suit, Tile};

use super::habits::Habit;
use super::is_furiten;
use crate::common::without;
use crate::position::Position;

/// How much more a tile is kept for one of the same kind in hand, for each neighbour, and for each dora. The unit is one step
/// from a terminal towards the middle; all are set by hand. A tile two numbers away counts nothing: a beginner does not see
/// that wait coming.
const PAIR_SCORE: i32 = 6;
const NEIGHBOUR_SCORE: i32 = 2;
const DORA_SCORE: i32 = 2;

/// A look at one hand. It goes by pairs and neighbours and does not count how far the hand is from tenpai.
pub struct Eye<'a> {
    position: &'a Position<'a>,
    hand: &'a Hand,
    /// The tiles of the flush it goes for.
    flush: Option<KindSet>,
    /// The tiles that it takes for neighbours although they lie among its own discards.
    forgotten: KindSet,
    /// Whether it watches out for furiten.
    furiten: bool,
}

impl<'a> Eye<'a> {
    pub fn new(position: &'a Position<'a>, hand: &'a Hand, habit: &Habit) -> Eye<'a> {
        let own = position.table.discarded(position.me);
        let forgotten = if habit.furiten { KindSet::EMPTY } else { own };
        Eye { position, hand, flush: flush(hand, habit), forgotten, furiten: habit.furiten }
    }

    /// How much a tile should be kept, compared in order: as one of the flush, to avoid furiten, and by score.
    pub fn keeps(&self, tile: Tile) -> (bool, bool, i32) {
        let flush = self.flush.is_some_and(|suits| suits.contains(tile.kind()));
        (flush, self.furiten && is_furiten(self.position, self.hand, tile), self.score(tile))
    }

    fn score(&self, tile: Tile) -> i32 {
        let (kind, rest) = (tile.kind(), without(self.hand, tile.kind()));
        let near = |steps: i8| kind.offset(steps).is_some_and(|at| rest.of(at) > 0 || self.forgotten.contains(at));
        let beside = [-1, 1].into_iter().filter(|&steps| near(steps)).count() as i32;
        let pair = if rest.of(kind) > 0 { PAIR_SCORE } else { 0 };
        let middle = match kind.number() {
            _ if kind.is_honour() => i32::from(self.position.yakuhai_of(kind)),
            1 | 9 => 0,
            2 | 8 => 1,
            _ => 2,
        };
        let dora = DORA_SCORE * i32::from(self.position.dora_of(tile));
        pair + NEIGHBOUR_SCORE * beside + middle + dora
    }
}

/// The tiles of the flush that a beginner goes for with this hand: the suit it has most of, and honours.
pub fn flush(hand: &Hand, habit: &Habit) -> Option<KindSet> {
    let from = habit.flush?;
    let all = hand.all_counts();
    let suits = Suit::ALL.map(|suit| Kind::all().filter(|kind| kind.suit().is_none_or(|of| of == suit)).collect());
    let tiles = |kinds: &KindSet| kinds.iter().map(|kind| usize::from(all.of(kind))).sum::<usize>();
    suits.into_iter().max_by_key(tiles).filter(|kinds| tiles(kinds) >= from)
}
