//! Yaku of the tiles of the hand, except yakuman.

use jantaku_core::{Kind, KindSet, Suit, Yaku};

use super::Reading;
use super::need::Need;
use super::registry::{Entry, asked};
use crate::Wait;
use crate::decomposition::Form;
use crate::whole::Whole;

pub(super) const YAKU: &[Entry] = &[
    asked(Yaku::Pei, Need::WindTriplet, pei),
    asked(Yaku::Sankantsu, Need::TwoQuads, sankantsu),
    asked(Yaku::Honroutou, Need::Outsides, honroutou),
    asked(Yaku::Shousangen, Need::TwoDragons, shousangen),
];

//
/// Closed, four runs, a pair without fu, won at either end of a run.
#[inline]
pub(crate) fn is_pinfu(reading: &Reading) -> bool {
    let query = reading.whole.query;
    let winds = KindSet::of(&[query.seat_wind.kind(), query.round_wind.kind()]);
    reading.whole.closed
        & reading.triplets.is_empty()
        & (reading.wait() == Some(Wait::Ryanmen))
        & !reading.pair_in(winds | valued_by_all(reading.whole))
}

//
#[inline]
pub(super) fn tanyao(whole: &Whole) -> bool {
    (whole.closed | whole.query.rules.open_tanyao) & !whole.all.held().meets(KindSet::YAOCHUU)
}

/// The number of pairs of equal runs, each run counted once; four equal ones are two pairs.
#[inline]
fn double_runs(reading: &Reading) -> usize {
    let four_equal = reading.triplets.is_empty() & (reading.runs.len() == 1);
    reading.twins.len() + usize::from(four_equal)
}

//
#[inline]
pub(super) fn iipeikou(reading: &Reading) -> bool {
    reading.whole.closed & !reading.twins.is_empty()
}

//
#[inline]
pub(super) fn ryanpeikou(reading: &Reading) -> bool {
    reading.whole.closed & (double_runs(reading) == 2)
}

//
#[inline]
pub(super) fn seat_wind(reading: &Reading) -> bool {
    reading.has_triplet(reading.whole.query.seat_wind.kind())
}

//
#[inline]
pub(super) fn round_wind(reading: &Reading) -> bool {
    reading.has_triplet(reading.whole.query.round_wind.kind())
}

//
#[inline]
pub(super) fn haku(reading: &Reading) -> bool {
    reading.has_triplet(Kind::HAKU)
}

//
#[inline]
pub(super) fn hatsu(reading: &Reading) -> bool {
    reading.has_triplet(Kind::HATSU)
}

//
#[inline]
pub(super) fn chun(reading: &Reading) -> bool {
    reading.has_triplet(Kind::CHUN)
}

fn pei(reading: &Reading) -> bool {
    reading.has_triplet(Kind::NORTH)
}

/// The kinds that have value for every player: dragons, and north where the house says so.
#[inline]
pub(crate) fn valued_by_all(whole: &Whole) -> KindSet {
    KindSet::DRAGONS | KindSet::just(Kind::NORTH, whole.query.rules.yaku.knows(Yaku::Pei))
}

//
#[inline]
pub(super) fn toitoi(reading: &Reading) -> bool {
    reading.triplets.len() == 4
}

/// Runs that have a terminal.
const OUTSIDE_RUNS: KindSet = KindSet::in_every_suit(&[1, 7]);

/// Every set and the pair has one of these kinds, terminals among them, and there is a run, unless the house needs
/// none.
#[inline]
fn outside(reading: &Reading, ends: KindSet) -> bool {
    (!reading.runs.is_empty() | !reading.whole.query.rules.chanta_needs_run)
        & reading.pair_in(ends)
        & reading.triplets.within(ends)
        & reading.runs.within(OUTSIDE_RUNS)
}

//
#[inline]
pub(super) fn chanta(reading: &Reading) -> bool {
    outside(reading, KindSet::YAOCHUU)
}

//
#[inline]
pub(super) fn junchan(reading: &Reading) -> bool {
    outside(reading, KindSet::TERMINALS)
}

//
#[inline]
pub(super) fn ittsuu(reading: &Reading) -> bool {
    !straights(reading).is_empty()
}

/// The 789 of each suit with 123, 456 and 789.
#[inline]
fn straights(reading: &Reading) -> KindSet {
    const LAST: KindSet = KindSet::in_every_suit(&[7]);
    LAST & reading.runs & reading.runs.moved(3) & reading.runs.moved(6)
}

/// The suit with 123, 456 and 789.
pub(super) fn ittsuu_suit(reading: &Reading) -> Option<Suit> {
    straights(reading).iter().next()?.suit()
}

//
#[inline]
pub(super) fn chiitoitsu(reading: &Reading) -> bool {
    matches!(reading.form, Form::Chiitoitsu { .. })
}

/// Whether some number is in all three suits among these kinds.
#[inline]
pub(super) fn three_colours(kinds: KindSet) -> bool {
    KindSet::suit(Suit::Sou).meets(kinds & kinds.moved(9) & kinds.moved(18))
}

//
#[inline]
pub(super) fn sanshoku_doujun(reading: &Reading) -> bool {
    three_colours(reading.runs)
}

//
#[inline]
pub(super) fn sanshoku_doukou(reading: &Reading) -> bool {
    three_colours(reading.triplets)
}

//
#[inline]
pub(super) fn sanankou(reading: &Reading) -> bool {
    reading.concealed.len() >= 3
}

//
fn sankantsu(reading: &Reading) -> bool {
    reading.quads().len() >= 3
}

//
fn honroutou(reading: &Reading) -> bool {
    reading.only(KindSet::YAOCHUU)
}

//
fn shousangen(reading: &Reading) -> bool {
    (reading.triplets & KindSet::DRAGONS).len() == 2 && reading.pair_in(KindSet::DRAGONS)
}

/// The number of suits in the hand.
#[inline]
pub(super) fn suits(whole: &Whole) -> usize {
    Suit::ALL.map(|suit| usize::from(whole.all.held().numbers_of(suit) > 0)).iter().sum()
}

//
#[inline]
pub(super) fn honitsu(whole: &Whole) -> bool {
    suits(whole) == 1
}

//
#[inline]
pub(super) fn chinitsu(whole: &Whole) -> bool {
    honitsu(whole) & !whole.all.held().meets(KindSet::HONOURS)
}
