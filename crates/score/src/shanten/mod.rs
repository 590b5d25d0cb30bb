//! How far a hand is from complete.

mod tables;

use arrayvec::ArrayVec;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};
use tables::{OneMore, Parts};

/// The number of tiles missing to tenpai in each of the three shapes: 0 is tenpai, -1 complete.
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

/// The shanten of the concealed tiles beside `melds` melds: 13 or 14 tiles, three fewer for each meld. Neither a fifth
/// tile of a kind nor a kind that is not in play is counted on. The number of tiles is not checked; for any other
/// number the result has no meaning.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_core::rules::TilesPlayed;
/// use jantaku_score::shanten;
///
/// let hand = parse_tiles("1122m3344p556s77z")?.into_iter().collect();
/// let shanten = shanten(&hand, 0, TilesPlayed::Full136);
/// assert_eq!((shanten.chiitoitsu, shanten.min()), (Some(0), 0));
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
#[inline]
pub fn shanten(counts: &Counts, melds: usize, played: TilesPlayed) -> Shanten {
    Pairs::of(counts).shapes(Parts::of(counts, played).shanten(melds), melds)
}

/// The kinds that lower the shanten of 13 tiles (three fewer for each meld), without regard to how many are left
/// (受け入れ). A kind of which all four are among `counts` never does. The number of tiles is not checked.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_core::rules::TilesPlayed;
/// use jantaku_core::{Kind, KindSet};
/// use jantaku_score::ukeire;
///
/// let hand = parse_tiles("19m19p19s1234566z")?.into_iter().collect();
/// assert_eq!(ukeire(&hand, 0, TilesPlayed::Full136), KindSet::of(&[Kind::CHUN]));
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
pub fn ukeire(counts: &Counts, melds: usize, played: TilesPlayed) -> KindSet {
    let (parts, pairs) = (Parts::of(counts, played), Pairs::of(counts));
    let now = pairs.shapes(parts.shanten(melds), melds);
    let standard = now.standard == now.min();
    let standard = if standard { parts.ukeire(&OneMore::of(counts, played), melds) } else { KindSet::EMPTY };
    standard | pairs.ukeire(&now, played)
}

/// The shanten of four triplets and a pair (対々和), kans and pons among the `melds`: each triplet counts two, each pair
/// one as far as there is room for it.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_score::triplets_shanten;
///
/// let hand = parse_tiles("222m4488p33s1357z")?.into_iter().collect();
/// assert_eq!(triplets_shanten(&hand, 0), 3);
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
pub fn triplets_shanten(counts: &Counts, melds: usize) -> i8 {
    let triplets = (melds + counts.at_least(3).len()).min(4);
    let pairs = (counts.twice() - counts.at_least(3)).len().min(5 - triplets);
    8 - 2 * triplets as i8 - pairs as i8
}

/// A hand of 14 tiles after one of its discards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterDiscard {
    /// The kind that is discarded.
    pub kind: Kind,
    /// The shanten of the rest.
    pub shanten: Shanten,
    /// The kinds that lower it; the discarded kind may be among them.
    pub ukeire: KindSet,
}

/// Every discard of 14 tiles (three fewer for each meld), by kind: [`shanten`] and [`ukeire`] of what is left, found
/// together.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_core::rules::TilesPlayed;
/// use jantaku_score::discards;
///
/// let hand = parse_tiles("123m456p789s11z23p5z")?.into_iter().collect();
/// let tenpai = discards(&hand, 0, TilesPlayed::Full136).into_iter().find(|after| after.shanten.min() == 0);
/// assert_eq!(tenpai.map(|after| (after.kind.to_string(), after.ukeire.len())), Some(("5z".to_owned(), 3)));
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
pub fn discards(counts: &Counts, melds: usize, played: TilesPlayed) -> ArrayVec<AfterDiscard, { Kind::COUNT }> {
    // A copy of the code for each tile set, without branches in the inner loops.
    match played {
        TilesPlayed::Full136 => discards_of(counts, melds, TilesPlayed::Full136),
        TilesPlayed::No2mTo8m => discards_of(counts, melds, TilesPlayed::No2mTo8m),
    }
}

#[inline(always)]
fn discards_of(counts: &Counts, melds: usize, played: TilesPlayed) -> ArrayVec<AfterDiscard, { Kind::COUNT }> {
    let (parts, one_more) = (Parts::of(counts, played), OneMore::of(counts, played));
    let after = |kind: Kind| {
        let (mut rest, part) = (*counts, part_of(kind));
        let _ = rest.take(kind);
        let (parts, pairs) = (parts.reread(&rest, part, played), Pairs::of(&rest));
        let shanten = pairs.shapes(parts.shanten(melds), melds);
        let mut ukeire = pairs.ukeire(&shanten, played);
        if shanten.standard == shanten.min() {
            ukeire = ukeire | parts.ukeire(&one_more.reread(&rest, part, played), melds);
        }
        AfterDiscard { kind, shanten, ukeire }
    };
    counts.held().iter().map(after).collect()
}

fn part_of(kind: Kind) -> usize {
    kind.index() / 9
}

/// The numbers that decide the two shapes without sets.
#[derive(Clone, Copy)]
struct Pairs {
    held: KindSet,
    twice: KindSet,
}

impl Pairs {
    #[inline]
    fn of(counts: &Counts) -> Pairs {
        Pairs { held: counts.held(), twice: counts.twice() }
    }

    #[inline]
    fn shapes(self, standard: i8, melds: usize) -> Shanten {
        let closed = melds == 0;
        Shanten { standard, chiitoitsu: closed.then(|| self.chiitoitsu()), kokushi: closed.then(|| self.kokushi()) }
    }

    #[inline]
    fn chiitoitsu(self) -> i8 {
        6 - (self.twice.len() as i8).min(7) + (7 - self.held.len() as i8).max(0)
    }

    #[inline]
    fn kokushi(self) -> i8 {
        13 - (self.held & KindSet::YAOCHUU).len() as i8 - i8::from(!(self.twice & KindSet::YAOCHUU).is_empty())
    }

    /// The ukeire of those of the two shapes that have the lowest shanten.
    fn ukeire(self, now: &Shanten, played: TilesPlayed) -> KindSet {
        let nearest = Some(now.min());
        let chiitoitsu = if now.chiitoitsu == nearest { self.chiitoitsu_accepts() } else { KindSet::EMPTY };
        let kokushi = if now.kokushi == nearest { self.kokushi_accepts() } else { KindSet::EMPTY };
        (chiitoitsu | kokushi) & played.kinds()
    }

    /// A second tile of a kind makes a pair, and a new kind counts while there are fewer than seven.
    fn chiitoitsu_accepts(self) -> KindSet {
        let second = if self.twice.len() < 7 { self.held - self.twice } else { KindSet::EMPTY };
        let new = if self.held.len() < 7 { KindSet::ALL - self.held } else { KindSet::EMPTY };
        second | new
    }

    /// Every terminal and honour that is missing, and all of them while there is no pair.
    fn kokushi_accepts(self) -> KindSet {
        let paired = !(self.twice & KindSet::YAOCHUU).is_empty();
        KindSet::YAOCHUU - if paired { self.held } else { KindSet::EMPTY }
    }
}
