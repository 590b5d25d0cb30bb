//! The ways to read a complete hand as sets and a pair, seven pairs or thirteen orphans.

use arrayvec::ArrayVec;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Tile};
use serde::{Deserialize, Serialize};

use crate::groups::{Groups, each_parting};
use crate::{Irregular, WinBy};

/// What a set is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Three consecutive numbers (順子).
    Run,
    /// Three of a kind (刻子).
    Triplet,
    /// Four of a kind (槓子).
    Quad,
}

/// One of the four sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// Run, triplet or quad.
    pub shape: Shape,
    /// The kind; the lowest kind of a run.
    pub kind: Kind,
    /// Whether it was neither called nor completed by a ron: only then a triplet counts as closed (暗刻).
    pub concealed: bool,
}

impl Set {
    /// The set of a meld.
    pub(crate) fn of_meld(meld: &Meld) -> Set {
        let shape = match meld {
            Meld::Chii(_) => Shape::Run,
            Meld::Pon(_) => Shape::Triplet,
            Meld::Daiminkan(_) | Meld::Kakan(_) | Meld::Ankan(_) => Shape::Quad,
        };
        Set { shape, kind: meld.kind(), concealed: !meld.is_open() }
    }

    /// The kinds in the set, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let kind = self.kind;
        let last = if self.shape == Shape::Run { 2 } else { 0 };
        (0..=last).filter_map(move |step| kind.offset(step))
    }

    /// The kind of each of its tiles.
    fn kind_by_tile(&self) -> Vec<Kind> {
        match self.shape {
            Shape::Run => self.kinds().collect(),
            Shape::Triplet => vec![self.kind; 3],
            Shape::Quad => vec![self.kind; 4],
        }
    }

    /// Whether it is a triplet or quad.
    pub fn is_triplet(&self) -> bool {
        self.shape != Shape::Run
    }
}

/// How the winning tile completed its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// Either end of a run (両面).
    Ryanmen,
    /// The middle of a run (嵌張).
    Kanchan,
    /// The 3 of 1-2-3 or the 7 of 7-8-9 (辺張).
    Penchan,
    /// One of two pairs (双碰).
    Shanpon,
    /// A pair wait (単騎), on one tile.
    Tanki,
}

/// One reading of a complete hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "shape", rename_all = "snake_case", deny_unknown_fields)]
pub enum Decomposition {
    /// Four sets and a pair.
    Standard {
        /// The sets, melds first.
        sets: [Set; 4],
        /// The kind of the pair.
        pair: Kind,
        /// What the winning tile completed.
        wait: Wait,
    },
    /// Seven different pairs (七対子); four identical tiles are not two pairs.
    Chiitoitsu {
        /// The pairs in order.
        pairs: [Kind; 7],
    },
    /// The hand of thirteen orphans (国士無双).
    Kokushi {
        /// The kind held twice.
        pair: Kind,
        /// Whether any of the thirteen kinds would have won.
        thirteen_sided: bool,
    },
    /// A hand without sets that the house accepts.
    Irregular {
        /// The hand that it is.
        form: Irregular,
    },
}

impl Decomposition {
    /// The four sets of a standard hand; empty otherwise.
    pub fn sets(&self) -> &[Set] {
        match self {
            Decomposition::Standard { sets, .. } => sets,
            _ => &[],
        }
    }

    /// The tiles of the hand and the winning tile as they are read, each tile once: the melds, the concealed sets and the
    /// pair; seven pairs; or, of a hand without sets, all of them together.
    pub fn groups(&self, hand: &Hand, winning: Tile) -> Vec<Vec<Tile>> {
        let melds = hand.melds();
        let concealed: Vec<Vec<Kind>> = match self {
            Decomposition::Standard { sets, pair, .. } => {
                sets[melds.len().min(4)..].iter().map(Set::kind_by_tile).chain([vec![*pair; 2]]).collect()
            }
            Decomposition::Chiitoitsu { pairs } => pairs.iter().map(|&pair| vec![pair; 2]).collect(),
            Decomposition::Kokushi { .. } | Decomposition::Irregular { .. } => {
                vec![hand.tiles().chain([winning]).map(Tile::kind).collect()]
            }
        };
        melds.iter().map(|meld| meld.tiles().to_vec()).chain(hand.grouped(Some(winning), concealed)).collect()
    }
}

/// Every reading of a 13-tile hand with its winning tile as one of the shapes that every house knows; empty if there is
/// none.
pub fn decompositions(hand: &Hand, winning: Kind, by: WinBy) -> Vec<Decomposition> {
    let mut counts = hand.counts();
    counts.add(winning);
    let laid: ArrayVec<Set, 4> = hand.melds().iter().map(Set::of_meld).collect();
    let mut readings = Vec::new();
    each_form(hand, &counts, winning, |form, groups| {
        readings.push(form.with_sets(groups.sets(&laid, form.opened(winning, by))));
    });
    readings
}

/// A reading whose sets are still [`Groups`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Standard { pair: Kind, wait: Wait },
    Chiitoitsu { pairs: [Kind; 7] },
    Kokushi { pair: Kind, thirteen_sided: bool },
    Irregular(Irregular),
}

impl Form {
    /// The triplet that a ron completed, which is not concealed.
    #[inline]
    pub fn opened(&self, winning: Kind, by: WinBy) -> KindSet {
        KindSet::just(winning, matches!(self, Form::Standard { wait: Wait::Shanpon, .. }) & (by == WinBy::Ron))
    }

    /// The reading, with these sets if it is a standard one.
    #[inline]
    pub fn with_sets(self, sets: [Set; 4]) -> Decomposition {
        match self {
            Form::Standard { pair, wait } => Decomposition::Standard { sets, pair, wait },
            Form::Chiitoitsu { pairs } => Decomposition::Chiitoitsu { pairs },
            Form::Kokushi { pair, thirteen_sided } => Decomposition::Kokushi { pair, thirteen_sided },
            Form::Irregular(form) => Decomposition::Irregular { form },
        }
    }
}

impl Groups {
    /// The sets of a standard hand with these groups beside its melds: the melds first, then the lowest kind first, the
    /// triplet of a kind before its runs.
    #[inline]
    pub fn sets(&self, melds: &[Set], opened: KindSet) -> [Set; 4] {
        let &Groups { mut runs, mut twins, mut triplets } = self;
        // For three or four equal runs.
        let mut more = (4 - melds.len()).saturating_sub(runs.len() + twins.len() + triplets.len());
        // Every set is filled: the groups have as many sets as the melds leave.
        let mut sets = [Set { shape: Shape::Run, kind: Kind::EAST, concealed: true }; 4];
        for (place, set) in sets.iter_mut().enumerate() {
            if let Some(meld) = melds.get(place) {
                *set = *meld;
                continue;
            }
            let Some(kind) = (runs | triplets).iter().next() else { continue };
            let triplet = triplets.contains(kind);
            let twin = !triplet & twins.contains(kind);
            let again = twin & (more > 0);
            more -= usize::from(again);
            triplets = triplets - KindSet::just(kind, triplet);
            twins = twins - KindSet::just(kind, twin & !again);
            runs = runs - KindSet::just(kind, !triplet & !twin);
            let shape = if triplet { Shape::Triplet } else { Shape::Run };
            *set = Set { shape, kind, concealed: !triplet | !opened.contains(kind) };
        }
        sets
    }
}

/// Calls `found` with every way to read a hand as one of the shapes that every house knows; `counts` are its concealed
/// tiles with the winning one.
#[inline]
pub(crate) fn each_form(hand: &Hand, counts: &Counts, winning: Kind, mut found: impl FnMut(Form, &Groups)) {
    let melds = hand.melds().len();
    if melds == 0 {
        let forms = kokushi(counts, winning).into_iter().chain(chiitoitsu(counts));
        forms.for_each(|form| found(form, &Groups::default()));
    }
    // After a call the hand has one more tile, and nothing completes it.
    if hand.concealed_len() + 3 * melds == 13 {
        each_parting(counts, |pair, groups| {
            waits(pair, groups, winning).for_each(|wait| found(Form::Standard { pair, wait }, groups));
        });
    }
}

#[inline]
fn chiitoitsu(counts: &Counts) -> Option<Form> {
    if counts.twice().len() != 7 || counts.total() != 14 {
        return None;
    }
    let pairs: ArrayVec<Kind, 7> = counts.twice().iter().collect();
    pairs.into_inner().ok().map(|pairs| Form::Chiitoitsu { pairs })
}

#[inline]
fn kokushi(counts: &Counts, winning: Kind) -> Option<Form> {
    if counts.held() != KindSet::YAOCHUU || counts.total() != 14 {
        return None;
    }
    counts.twice().iter().next().map(|pair| Form::Kokushi { pair, thirteen_sided: pair == winning })
}

/// The ways in which the winning tile can have completed one of these groups.
#[inline]
fn waits(pair: Kind, groups: &Groups, winning: Kind) -> impl Iterator<Item = Wait> + use<> {
    let end = |edge| if winning.number() == edge { Wait::Penchan } else { Wait::Ryanmen };
    let waits = [Wait::Tanki, end(3), Wait::Kanchan, Wait::Shanpon, end(7)];
    let pair = KindSet::of(&[pair]);
    let Groups { runs, triplets, .. } = *groups;
    let completed = [pair, runs.moved(2), runs.moved(1), triplets, runs].map(|kinds| kinds.contains(winning));
    let mut left = completed.iter().rev().fold(0, |bits, &is| bits << 1 | u32::from(is));
    std::iter::from_fn(move || {
        let next = waits.get(left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(*next)
    })
}
