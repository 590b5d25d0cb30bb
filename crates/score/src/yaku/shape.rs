//! Yaku of the tiles held, yakuman aside.

use jantaku_core::{Kind, KindSet, Suit, Yaku};

use super::Reading;
use crate::{Decomposition, Wait};

/// closed, four runs, a pair without fu, won at either end of a run.
pub(crate) fn is_pinfu(reading: &Reading) -> bool {
    let worthless = |pair: Kind| {
        let winds = [reading.query.seat_wind.kind(), reading.query.round_wind.kind()];
        !winds.contains(&pair) && !counts_for_all(reading, pair)
    };
    reading.closed
        && reading.triplets.is_empty()
        && reading.wait() == Some(Wait::Ryanmen)
        && reading.pair().is_some_and(worthless)
}

///
pub(super) fn tanyao(reading: &Reading) -> bool {
    (reading.closed || reading.query.rules.open_tanyao) && !reading.all.held().meets(KindSet::YAOCHUU)
}

/// How many pairs of equal runs there are, no run counted twice; four equal ones are two pairs.
fn double_runs(reading: &Reading) -> usize {
    let four_equal = reading.triplets.is_empty() && reading.runs.len() == 1;
    reading.twins.len() + usize::from(four_equal)
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
    reading.triplets.len() == 4
}

/// Runs that have a terminal.
const OUTSIDE_RUNS: KindSet = KindSet::in_every_suit(&[1, 7]);

/// Every set and the pair has one of these kinds, terminals among them, and there is a run, unless the house does
/// without.
fn outside(reading: &Reading, ends: KindSet) -> bool {
    (!reading.runs.is_empty() || !reading.query.rules.chanta_needs_run)
        && reading.pair_in(ends)
        && reading.triplets.within(ends)
        && reading.runs.within(OUTSIDE_RUNS)
}

///
pub(super) fn chanta(reading: &Reading) -> bool {
    outside(reading, KindSet::YAOCHUU)
}

///
pub(super) fn junchan(reading: &Reading) -> bool {
    outside(reading, KindSet::TERMINALS)
}

///
pub(super) fn ittsuu(reading: &Reading) -> bool {
    ittsuu_suit(reading).is_some()
}

/// The suit of 123, 456 and 789.
pub(super) fn ittsuu_suit(reading: &Reading) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| KindSet::numbers(suit, &[1, 4, 7]).within(reading.runs))
}

///
pub(super) fn chiitoitsu(reading: &Reading) -> bool {
    matches!(reading.decomposition, Decomposition::Chiitoitsu { .. })
}

/// Whether some number is in all three suits among these kinds.
pub(super) fn three_colours(kinds: KindSet) -> bool {
    Suit::ALL.iter().fold(u16::MAX, |all, &suit| all & kinds.numbers_of(suit)) > 0
}

///
pub(super) fn sanshoku_doujun(reading: &Reading) -> bool {
    three_colours(reading.runs)
}

///
pub(super) fn sanshoku_doukou(reading: &Reading) -> bool {
    three_colours(reading.triplets)
}

///
pub(super) fn sanankou(reading: &Reading) -> bool {
    reading.concealed.len() >= 3
}

///
pub(super) fn sankantsu(reading: &Reading) -> bool {
    reading.quads.len() >= 3
}

///
pub(super) fn honroutou(reading: &Reading) -> bool {
    reading.only(KindSet::YAOCHUU)
}

///
pub(super) fn shousangen(reading: &Reading) -> bool {
    (reading.triplets & KindSet::DRAGONS).len() == 2 && reading.pair_in(KindSet::DRAGONS)
}

/// How many suits the hand has.
fn suits(reading: &Reading) -> usize {
    Suit::ALL.iter().filter(|&&suit| reading.all.held().numbers_of(suit) > 0).count()
}

///
pub(super) fn honitsu(reading: &Reading) -> bool {
    suits(reading) == 1
}

///
pub(super) fn chinitsu(reading: &Reading) -> bool {
    suits(reading) == 1 && !reading.all.held().meets(KindSet::HONOURS)
}
