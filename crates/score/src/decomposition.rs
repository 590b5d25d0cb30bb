//! The ways to read a complete hand as sets and a pair, seven pairs or thirteen orphans.

use arrayvec::ArrayVec;
use jantaku_core::{Counts, Hand, Kind, Meld};

use crate::{Irregular, WinBy};

/// What a set is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// Three consecutive numbers (順子).
    Run,
    /// Three of a kind (刻子).
    Triplet,
    /// Four of a kind (槓子).
    Quad,
}

/// One of the four sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set {
    /// Run, triplet or quad.
    pub shape: Shape,
    /// The kind, of a run the lowest.
    pub kind: Kind,
    /// Not called, and not completed by a ron: a triplet counts as closed (暗刻) only so.
    pub concealed: bool,
}

impl Set {
    /// The set a meld makes.
    fn of_meld(meld: &Meld) -> Set {
        let shape = match meld {
            Meld::Chii(_) => Shape::Run,
            Meld::Pon(_) => Shape::Triplet,
            Meld::Daiminkan(_) | Meld::Kakan(_) | Meld::Ankan(_) => Shape::Quad,
        };
        Set { shape, kind: meld.kind(), concealed: !meld.is_open() }
    }

    /// The kinds in it, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let kind = self.kind;
        let last = if self.shape == Shape::Run { 2 } else { 0 };
        (0..=last).filter_map(move |step| if step == 0 { Some(kind) } else { kind.offset(step) })
    }

    /// Triplet or quad.
    pub fn is_triplet(&self) -> bool {
        self.shape != Shape::Run
    }
}

/// How the winning tile completed its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wait {
    /// Either end of a run (両面).
    Ryanmen,
    /// The middle of a run (嵌張).
    Kanchan,
    /// The 3 of 1-2-3 or the 7 of 7-8-9 (辺張).
    Penchan,
    /// One of two pairs (双碰).
    Shanpon,
    /// The pair (単騎).
    Tanki,
}

/// One reading of a complete hand.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Decomposition {
    /// Four sets and a pair.
    Standard {
        /// The sets, melds first.
        sets: [Set; 4],
        /// The pair.
        pair: Kind,
        /// What the winning tile completed.
        wait: Wait,
    },
    /// Seven different pairs (七対子); four equal tiles are not two of them.
    Chiitoitsu {
        /// The pairs in order.
        pairs: [Kind; 7],
    },
    /// Thirteen orphans (国士無双).
    Kokushi {
        /// The kind held twice.
        pair: Kind,
        /// Whether every one of the thirteen would have won.
        thirteen_sided: bool,
    },
    /// A hand without sets that the house lets win.
    Irregular(Irregular),
}

impl Decomposition {
    /// The four sets of a standard hand, else none.
    pub fn sets(&self) -> &[Set] {
        match self {
            Decomposition::Standard { sets, .. } => sets,
            _ => &[],
        }
    }
}

/// Every reading of a 13-tile hand with its winning tile as one of the shapes that every house knows; none if it is
/// none of them.
pub fn decompositions(hand: &Hand, winning: Kind, by: WinBy) -> Vec<Decomposition> {
    let mut counts = hand.counts();
    counts.add(winning);
    let mut readings = Vec::new();
    if hand.melds().is_empty() {
        readings.extend(kokushi(&counts, winning));
        readings.extend(chiitoitsu(&counts));
    }
    let melds: ArrayVec<Set, 4> = hand.melds().iter().map(Set::of_meld).collect();
    for pair in counts.twice().iter() {
        let mut rest = *counts.each();
        rest[pair.index()] -= 2;
        let mut search = Search { rest, sets: melds.clone(), found: Vec::new() };
        search.run(0);
        for sets in search.found {
            readings.extend(completions(sets, melds.len(), pair, winning, by));
        }
    }
    readings
}

fn chiitoitsu(counts: &Counts) -> Option<Decomposition> {
    let pairs: ArrayVec<Kind, 7> = Kind::all().filter(|&kind| counts.of(kind) == 2).take(7).collect();
    pairs.into_inner().ok().map(|pairs| Decomposition::Chiitoitsu { pairs })
}

fn kokushi(counts: &Counts, winning: Kind) -> Option<Decomposition> {
    let orphans = || Kind::all().filter(|kind| kind.is_yaochuu());
    let complete = counts.total() == 14 && orphans().all(|kind| counts.of(kind) >= 1);
    let pair = orphans().find(|&kind| counts.of(kind) == 2).filter(|_| complete)?;
    Some(Decomposition::Kokushi { pair, thirteen_sided: pair == winning })
}

/// Takes sets out of the concealed tiles in every way, the lowest kind first.
struct Search {
    /// By [`Kind::index`].
    rest: [u8; Kind::COUNT],
    sets: ArrayVec<Set, 4>,
    found: Vec<[Set; 4]>,
}

impl Search {
    fn run(&mut self, index: usize) {
        let Some(kind) = (index..Kind::COUNT).filter_map(Kind::from_index).find(|&kind| self.left(kind) > 0) else {
            if let Ok(sets) = self.sets.clone().into_inner() {
                self.found.push(sets);
            }
            return;
        };
        if self.sets.is_full() {
            return;
        }
        if self.left(kind) >= 3 {
            self.with(Shape::Triplet, [kind; 3]);
        }
        if let (Some(middle), Some(high)) = (kind.offset(1), kind.offset(2))
            && self.left(middle) > 0
            && self.left(high) > 0
        {
            self.with(Shape::Run, [kind, middle, high]);
        }
    }

    fn left(&self, kind: Kind) -> u8 {
        self.rest[kind.index()]
    }

    fn with(&mut self, shape: Shape, tiles: [Kind; 3]) {
        tiles.iter().for_each(|kind| self.rest[kind.index()] -= 1);
        self.sets.push(Set { shape, kind: tiles[0], concealed: true });
        self.run(tiles[0].index());
        self.sets.pop();
        tiles.iter().for_each(|kind| self.rest[kind.index()] += 1);
    }
}

/// The readings of these sets by the group that the winning tile completed, each different one once.
fn completions(
    sets: [Set; 4],
    melds: usize,
    pair: Kind,
    winning: Kind,
    by: WinBy,
) -> impl Iterator<Item = Decomposition> {
    let tanki = (pair == winning).then_some(Decomposition::Standard { sets, pair, wait: Wait::Tanki });
    let completed = (melds..4).filter(move |&at| {
        let first = sets[melds..at].iter().all(|set| *set != sets[at]);
        first && sets[at].kinds().any(|kind| kind == winning)
    });
    let in_sets = completed.map(move |at| {
        let mut sets = sets;
        let wait = match sets[at].shape {
            Shape::Run => run_wait(sets[at].kind, winning),
            Shape::Triplet | Shape::Quad => {
                sets[at].concealed = by == WinBy::Tsumo;
                Wait::Shanpon
            }
        };
        Decomposition::Standard { sets, pair, wait }
    });
    tanki.into_iter().chain(in_sets)
}

fn run_wait(low: Kind, winning: Kind) -> Wait {
    match (winning.number() - low.number(), low.number()) {
        (1, _) => Wait::Kanchan,
        (2, 1) | (0, 7) => Wait::Penchan,
        _ => Wait::Ryanmen,
    }
}
