//! The ways to read a complete hand as sets and a pair, seven pairs or thirteen orphans.

use arrayvec::ArrayVec;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Suit};

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

    /// Whether a kind is in it.
    pub fn has(&self, kind: Kind) -> bool {
        let beyond = kind.index().wrapping_sub(self.kind.index());
        beyond <= if self.shape == Shape::Run { 2 } else { 0 }
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    each_decomposition(hand.melds(), &counts, winning, by, |reading| readings.push(*reading));
    readings
}

/// The same, told one by one; `counts` are the concealed tiles with the winning one.
#[inline]
pub(crate) fn each_decomposition(
    melds: &[Meld],
    counts: &Counts,
    winning: Kind,
    by: WinBy,
    mut found: impl FnMut(&Decomposition),
) {
    if let Some(reading) = kokushi(counts, winning).filter(|_| melds.is_empty()) {
        found(&reading);
    }
    if let Some(reading) = chiitoitsu(counts).filter(|_| melds.is_empty()) {
        found(&reading);
    }
    let parts = digits(counts.each());
    let Some(paired) = part_with_pair(&parts) else { return };
    let mut sets = [Set { shape: Shape::Run, kind: winning, concealed: true }; 4];
    sets.iter_mut().zip(melds).for_each(|(set, meld)| *set = Set::of_meld(meld));
    for pair in (counts.twice() & PARTS[paired] & may_pair(parts[paired])).iter() {
        let mut parts = parts;
        parts[paired] -= 2 << (DIGIT * (pair.index() - 9 * paired));
        let mut taken = |sets: &[Set; 4]| completions(sets, melds.len(), pair, winning, by, &mut found);
        take_sets(&parts, (0, parts[0]), &mut sets, melds.len(), &mut taken);
    }
}

fn chiitoitsu(counts: &Counts) -> Option<Decomposition> {
    if counts.twice().len() < 7 {
        return None;
    }
    let pairs: ArrayVec<Kind, 7> = counts.twice().iter().filter(|&kind| counts.of(kind) == 2).take(7).collect();
    pairs.into_inner().ok().map(|pairs| Decomposition::Chiitoitsu { pairs })
}

fn kokushi(counts: &Counts, winning: Kind) -> Option<Decomposition> {
    if !KindSet::YAOCHUU.within(counts.held()) || counts.total() != 14 {
        return None;
    }
    let pair = KindSet::YAOCHUU.iter().find(|&kind| counts.of(kind) == 2)?;
    Some(Decomposition::Kokushi { pair, thirteen_sided: pair == winning })
}

/// The suits and the honours.
const PARTS: [KindSet; 4] =
    [KindSet::suit(Suit::Man), KindSet::suit(Suit::Pin), KindSet::suit(Suit::Sou), KindSet::HONOURS];

/// Bits of a number that has a digit for each kind of a part.
const DIGIT: usize = 4;

/// The counts of each part as one number, the lowest kind in the lowest digit.
#[inline]
fn digits(counts: &[u8; Kind::COUNT]) -> [u64; 4] {
    let part = |eight: [u8; 8], ninth: u8| {
        let mut digits = u64::from_le_bytes(eight);
        digits = (digits | digits >> 4) & 0x00FF_00FF_00FF_00FF;
        digits = (digits | digits >> 8) & 0x0000_FFFF_0000_FFFF;
        digits = (digits | digits >> 16) & 0xFFFF_FFFF;
        digits | u64::from(ninth) << (8 * DIGIT)
    };
    let suit = |at: usize| part(std::array::from_fn(|rank| counts[at + rank]), counts[at + 8]);
    [suit(0), suit(9), suit(18), part(std::array::from_fn(|rank| counts.get(27 + rank).copied().unwrap_or(0)), 0)]
}

/// Where the pair is: sets are of three tiles, so only its part has two more. The rest of a number by three is that of
/// the sum of its digits.
#[inline]
fn part_with_pair(parts: &[u64; 4]) -> Option<usize> {
    let rests = parts.map(|digits| digits % 3);
    let paired = rests.iter().position(|&rest| rest == 2)?;
    (rests.iter().sum::<u64>() == 2).then_some(paired)
}

/// The kinds that can be the pair of a part with one. The numbers in a set add up to a multiple of three, so those of
/// all its tiles leave by three what the pair leaves: each residue is that of one pair.
fn may_pair(part: u64) -> KindSet {
    const EVERY_THIRD: u64 = 0x001_001_001;
    let of = |residue: usize| part & (EVERY_THIRD * 0xF) << (DIGIT * residue);
    let sum = of(1) % 3 + 2 * (of(2) % 3);
    // Twice a number leaves this; the number itself leaves twice as much.
    let number = 2 * sum as usize % 3;
    THIRDS[number]
}

/// The kinds by what is left of their number, counted from 0 in each part, by three.
const THIRDS: [KindSet; 3] = {
    let mut thirds = [KindSet::EMPTY; 3];
    let mut index = 0;
    while let Some(kind) = Kind::from_index(index) {
        thirds[index % 9 % 3].insert(kind);
        index += 1;
    }
    thirds
};

/// Takes sets out of the concealed tiles in every way, the lowest kind first. There are `many` sets already, and of the
/// parts these tiles of one and all of those after it.
fn take_sets(
    parts: &[u64; 4],
    (mut part, mut tiles): (usize, u64),
    sets: &mut [Set; 4],
    mut many: usize,
    found: &mut impl FnMut(&[Set; 4]),
) {
    loop {
        while tiles == 0 {
            part += 1;
            match parts.get(part) {
                Some(&next) => tiles = next,
                None if many == 4 => return found(sets),
                None => return,
            }
        }
        let digit = tiles.trailing_zeros() as usize / DIGIT * DIGIT;
        let lowest = tiles >> digit;
        let Some(kind) = Kind::from_index(9 * part + digit / DIGIT) else { return };
        let Some(set) = sets.get_mut(many) else { return };
        let run = part < 3 && lowest & 0xF0 > 0 && lowest & 0xF00 > 0;
        let triplet = lowest & 0xF >= 3;
        let (shape, left) = match (triplet, run) {
            (true, _) => (Shape::Triplet, tiles - (0x3 << digit)),
            (false, true) => (Shape::Run, tiles - (0x111 << digit)),
            (false, false) => return,
        };
        *set = Set { shape, kind, concealed: true };
        many += 1;
        if triplet && run {
            take_sets(parts, (part, left), sets, many, found);
            sets[many - 1].shape = Shape::Run;
            tiles -= 0x111 << digit;
        } else {
            tiles = left;
        }
    }
}

/// The readings of these sets by the group that the winning tile completed, each different one once.
#[inline]
fn completions(
    sets: &[Set; 4],
    melds: usize,
    pair: Kind,
    winning: Kind,
    by: WinBy,
    found: &mut impl FnMut(&Decomposition),
) {
    if pair == winning {
        found(&Decomposition::Standard { sets: *sets, pair, wait: Wait::Tanki });
    }
    for (at, set) in sets.iter().enumerate().skip(melds) {
        if !set.has(winning) || sets[melds..at].contains(set) {
            continue;
        }
        let (wait, concealed) = match set.shape {
            Shape::Run => (run_wait(set.kind, winning), true),
            Shape::Triplet | Shape::Quad => (Wait::Shanpon, by == WinBy::Tsumo),
        };
        let sets =
            std::array::from_fn(|nth| Set { concealed: sets[nth].concealed & (concealed | (nth != at)), ..sets[nth] });
        found(&Decomposition::Standard { sets, pair, wait });
    }
}

#[inline]
fn run_wait(low: Kind, winning: Kind) -> Wait {
    match (winning.number() - low.number(), low.number()) {
        (1, _) => Wait::Kanchan,
        (2, 1) | (0, 7) => Wait::Penchan,
        _ => Wait::Ryanmen,
    }
}
