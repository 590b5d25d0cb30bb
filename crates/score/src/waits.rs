//! The tiles that complete a hand.
//!
//! The tiles in play do not matter: no hand misses only a tile that does not exist, since a run with it would miss two
//! such tiles, and so would a pair.

use jantaku_core::rules::{DeadWaitScope, TilesPlayed};
use jantaku_core::{Counts, Hand, KindSet, Ruleset};

use crate::{discards, irregular, shanten, ukeire};

const ALL: TilesPlayed = TilesPlayed::Full136;

/// Whether 14 tiles (three fewer for each meld) are a complete hand in any of the three shapes.
pub fn is_complete(counts: &Counts, melds: usize) -> bool {
    shanten(counts, melds, ALL).min() == -1
}

/// The kinds that complete 13 tiles (three fewer for each meld), without regard to how many are left. A kind with all
/// four among `counts` is never one.
pub fn waits(counts: &Counts, melds: usize) -> KindSet {
    if shanten(counts, melds, ALL).min() == 0 { ukeire(counts, melds, ALL) } else { KindSet::EMPTY }
}

/// The waits of a 13-tile hand that count in the house: see [`DeadWaitScope`] and [`Irregular`](crate::Irregular).
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
    // If a discard leaves tenpai, the 14 tiles are at most one tile from complete.
    if shanten(counts14, melds, ALL).min() > 0 {
        return KindSet::EMPTY;
    }
    discards(counts14, melds, ALL).iter().filter(|after| after.shanten.min() == 0).map(|after| after.kind).collect()
}
