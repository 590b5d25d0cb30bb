//! Which tiles complete a hand.
//!
//! Whichever tiles are played with: what misses one tile never misses one that there is not, for a run would miss two
//! of them and so would a pair.

use jantaku_core::rules::{DeadWaitScope, TilesPlayed};
use jantaku_core::{Counts, Hand, KindSet, Ruleset};

use crate::{discards, irregular, shanten, ukeire};

const ALL: TilesPlayed = TilesPlayed::Full136;

/// Whether 14 tiles (three fewer for each meld) are a complete hand in any of the three shapes.
pub fn is_complete(counts: &Counts, melds: usize) -> bool {
    shanten(counts, melds, ALL).min() == -1
}

/// The kinds that complete 13 tiles (three fewer for each meld), without regard to how many are left. A kind of which
/// all four are among `counts` is never one.
pub fn waits(counts: &Counts, melds: usize) -> KindSet {
    if shanten(counts, melds, ALL).min() == 0 { ukeire(counts, melds, ALL) } else { KindSet::EMPTY }
}

/// The waits of a 13-tile hand that the house lets count: see [`DeadWaitScope`] and [`Irregular`](crate::Irregular).
pub fn live_waits(hand: &Hand, rules: &Ruleset) -> KindSet {
    let waits = waits(&hand.counts(), hand.melds().len()) | irregular::waits(hand, rules);
    match rules.dead_wait_scope {
        DeadWaitScope::Concealed => waits,
        DeadWaitScope::ConcealedAndMelds => {
            let held = hand.all_counts();
            waits.iter().filter(|&kind| held.of(kind) < 4).collect()
        }
    }
}

/// The kinds whose discard leaves a tenpai hand, out of 14 tiles (three fewer for each meld).
pub fn tenpai_discards(counts14: &Counts, melds: usize) -> KindSet {
    // One tile completes what a discard leaves tenpai, so one completes the whole too, or the discard itself does.
    if shanten(counts14, melds, ALL).min() > 0 {
        return KindSet::EMPTY;
    }
    discards(counts14, melds, ALL).iter().filter(|after| after.shanten.min() == 0).map(|after| after.kind).collect()
}
