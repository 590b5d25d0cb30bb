//! How far a hand is from complete.

mod tables;

use jantaku_core::{Counts, KindSet};
use tables::Parts;

/// Tiles missing to a tenpai hand in each of the three shapes: 0 is tenpai, -1 complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shanten {
    /// Four sets and a pair.
    pub standard: i8,
    /// Seven different pairs; `None` with melds.
    pub chiitoitsu: Option<i8>,
    /// Thirteen orphans; `None` with melds.
    pub kokushi: Option<i8>,
}

impl Shanten {
    /// The least of the three.
    pub fn min(&self) -> i8 {
        let others = [self.chiitoitsu, self.kokushi].into_iter().flatten();
        others.fold(self.standard, i8::min)
    }
}

/// The shanten of the concealed tiles beside `melds` melds: 13 or 14 tiles, three fewer for each meld. A fifth tile
/// of a kind is never counted on.
pub fn shanten(counts: &Counts, melds: usize) -> Shanten {
    shapes(counts, melds, Parts::of(counts).whole().shanten(melds))
}

fn shapes(counts: &Counts, melds: usize, standard: i8) -> Shanten {
    let closed = melds == 0;
    Shanten { standard, chiitoitsu: closed.then(|| chiitoitsu(counts)), kokushi: closed.then(|| kokushi(counts)) }
}

fn chiitoitsu(counts: &Counts) -> i8 {
    let (kinds, pairs) = (counts.held().len() as i8, counts.twice().len() as i8);
    6 - pairs.min(7) + (7 - kinds).max(0)
}

fn kokushi(counts: &Counts) -> i8 {
    let (kinds, pairs) = (counts.held() & KindSet::YAOCHUU, counts.twice() & KindSet::YAOCHUU);
    13 - kinds.len() as i8 - i8::from(!pairs.is_empty())
}

/// The kinds that lower the shanten of 13 tiles (three fewer for each meld), without regard to how many are left
/// (受け入れ). A kind of which all four are among `counts` never does.
pub fn accepts(counts: &Counts, melds: usize) -> KindSet {
    let parts = Parts::of(counts);
    let now = shapes(counts, melds, parts.whole().shanten(melds));
    let target = now.min();
    let mut found = if now.standard == target { parts.accepts(counts, melds) } else { KindSet::EMPTY };
    if now.chiitoitsu == Some(target) {
        found = found | chiitoitsu_accepts(counts);
    }
    if now.kokushi == Some(target) {
        found = found | kokushi_accepts(counts);
    }
    found
}

/// A second tile of a kind makes a pair, and a new kind counts while there are not seven.
fn chiitoitsu_accepts(counts: &Counts) -> KindSet {
    let (held, pairs) = (counts.held(), counts.twice());
    let second = if pairs.len() < 7 { held - pairs } else { KindSet::EMPTY };
    let new = if held.len() < 7 { KindSet::ALL - held } else { KindSet::EMPTY };
    second | new
}

/// Every terminal and honour that is missing, and any of them while there is no pair.
fn kokushi_accepts(counts: &Counts) -> KindSet {
    if (counts.twice() & KindSet::YAOCHUU).is_empty() { KindSet::YAOCHUU } else { KindSet::YAOCHUU - counts.held() }
}
