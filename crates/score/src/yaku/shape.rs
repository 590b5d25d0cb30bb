//! Yaku of the tiles held, yakuman aside.

use jantaku_core::{Kind, Suit, TileClass, Yaku};

use super::Reading;
use crate::{Decomposition, Shape, Wait};

/// closed, four runs, a pair without fu, won at either end of a run.
pub(crate) fn is_pinfu(reading: &Reading) -> bool {
    let worthless = |pair: Kind| {
        let winds = [reading.query.seat_wind.kind(), reading.query.round_wind.kind()];
        !winds.contains(&pair) && !counts_for_all(reading, pair)
    };
    reading.closed
        && reading.runs().count() == 4
        && reading.wait() == Some(Wait::Ryanmen)
        && reading.pair().is_some_and(worthless)
}

///
pub(super) fn tanyao(reading: &Reading) -> bool {
    (reading.closed || reading.query.rules.open_tanyao) && reading.all_tiles(|kind| !kind.is_yaochuu())
}

/// How many pairs of equal runs there are, no run counted twice.
fn double_runs(reading: &Reading) -> usize {
    let mut starts = [0usize; Kind::COUNT];
    reading.runs().for_each(|kind| starts[kind.index()] += 1);
    starts.iter().map(|count| count / 2).sum()
}

///
pub(super) fn iipeikou(reading: &Reading) -> bool {
    reading.closed && double_runs(reading) >= 1
}

///
pub(super) fn ryanpeikou(reading: &Reading) -> bool {
    reading.closed && double_runs(reading) == 2
}

///
pub(super) fn seat_wind(reading: &Reading) -> bool {
    reading.has_triplet(reading.query.seat_wind.kind())
}

///
pub(super) fn round_wind(reading: &Reading) -> bool {
    reading.has_triplet(reading.query.round_wind.kind())
}

///
pub(super) fn haku(reading: &Reading) -> bool {
    reading.has_triplet(Kind::HAKU)
}

///
pub(super) fn hatsu(reading: &Reading) -> bool {
    reading.has_triplet(Kind::HATSU)
}

///
pub(super) fn chun(reading: &Reading) -> bool {
    reading.has_triplet(Kind::CHUN)
}

pub(super) fn pei(reading: &Reading) -> bool {
    reading.has_triplet(Kind::NORTH)
}

/// Whether a kind has value for everybody: a dragon, and north where the house knows it so.
pub(crate) fn counts_for_all(reading: &Reading, kind: Kind) -> bool {
    kind.is_dragon() || (kind == Kind::NORTH && reading.query.rules.yaku.knows(Yaku::Pei))
}

///
pub(super) fn toitoi(reading: &Reading) -> bool {
    reading.triplets().count() == 4
}

/// Every set and the pair has a tile that passes, and there is a run, unless the house does without.
fn outside(reading: &Reading, test: impl Fn(Kind) -> bool) -> bool {
    (reading.runs().next().is_some() || !reading.query.rules.chanta_needs_run)
        && reading.sets().iter().all(|set| set.kinds().any(&test))
        && reading.pair().is_some_and(&test)
}

///
pub(super) fn chanta(reading: &Reading) -> bool {
    outside(reading, Kind::is_yaochuu)
}

///
pub(super) fn junchan(reading: &Reading) -> bool {
    outside(reading, |kind| kind.class() == TileClass::Terminal)
}

///
pub(super) fn ittsuu(reading: &Reading) -> bool {
    ittsuu_suit(reading).is_some()
}

/// The suit of 123, 456 and 789.
pub(super) fn ittsuu_suit(reading: &Reading) -> Option<Suit> {
    let has = |suit, low| Kind::suited(suit, low).is_some_and(|kind| reading.runs().any(|run| run == kind));
    Suit::ALL.into_iter().find(|&suit| [1, 4, 7].iter().all(|&low| has(suit, low)))
}

///
pub(super) fn chiitoitsu(reading: &Reading) -> bool {
    matches!(reading.decomposition, Decomposition::Chiitoitsu { .. })
}

/// Whether some number is in all three suits among these kinds.
pub(super) fn three_colours(kinds: impl Iterator<Item = Kind>) -> bool {
    let mut suits = [0u8; 10];
    for kind in kinds {
        if let Some(suit) = kind.suit() {
            suits[usize::from(kind.number())] |= 1 << suit as u8;
        }
    }
    suits.contains(&0b111)
}

///
pub(super) fn sanshoku_doujun(reading: &Reading) -> bool {
    three_colours(reading.runs())
}

///
pub(super) fn sanshoku_doukou(reading: &Reading) -> bool {
    three_colours(reading.triplets().map(|set| set.kind))
}

/// Triplets and quads neither called nor completed by a ron.
pub(super) fn concealed_triplets(reading: &Reading) -> usize {
    reading.triplets().filter(|set| set.concealed).count()
}

///
pub(super) fn sanankou(reading: &Reading) -> bool {
    concealed_triplets(reading) >= 3
}

pub(super) fn quads(reading: &Reading) -> usize {
    reading.sets().iter().filter(|set| set.shape == Shape::Quad).count()
}

///
pub(super) fn sankantsu(reading: &Reading) -> bool {
    quads(reading) >= 3
}

///
pub(super) fn honroutou(reading: &Reading) -> bool {
    reading.all_tiles(Kind::is_yaochuu)
}

/// Triplets of dragons.
pub(super) fn dragon_triplets(reading: &Reading) -> usize {
    reading.triplets().filter(|set| set.kind.is_dragon()).count()
}

///
pub(super) fn shousangen(reading: &Reading) -> bool {
    dragon_triplets(reading) == 2 && reading.pair().is_some_and(Kind::is_dragon)
}

/// How many suits the hand has.
fn suits(reading: &Reading) -> usize {
    Suit::ALL.iter().filter(|&&suit| !reading.all_tiles(|kind| kind.suit() != Some(suit))).count()
}

///
pub(super) fn honitsu(reading: &Reading) -> bool {
    suits(reading) == 1
}

///
pub(super) fn chinitsu(reading: &Reading) -> bool {
    suits(reading) == 1 && reading.all_tiles(|kind| !kind.is_honour())
}
