//! Sets of yaku.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use super::Yaku;

const WORDS: usize = Yaku::COUNT.div_ceil(64);

/// A set of yaku, iterated in the order of results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet([u64; WORDS]);

impl YakuSet {
    /// The set without any yaku.
    pub const EMPTY: YakuSet = YakuSet([0; WORDS]);

    /// The set of these yaku.
    pub const fn of(yaku: &[Yaku]) -> YakuSet {
        let mut set = YakuSet::EMPTY;
        let mut at = 0;
        while at < yaku.len() {
            set.insert(yaku[at]);
            at += 1;
        }
        set
    }

    /// The set of all yaku.
    pub const ALL: YakuSet = YakuSet::of(Yaku::ALL);

    /// The set of this yaku if `is_in`, otherwise the empty set.
    #[inline]
    pub const fn just(yaku: Yaku, is_in: bool) -> YakuSet {
        let mut set = YakuSet::EMPTY;
        set.0[yaku as usize / 64] = (is_in as u64) << (yaku as usize % 64);
        set
    }

    /// Whether a yaku is in the set.
    #[inline]
    pub const fn contains(&self, yaku: Yaku) -> bool {
        self.0[yaku as usize / 64] >> (yaku as usize % 64) & 1 == 1
    }

    /// Adds a yaku; a yaku that is in the set stays.
    #[inline]
    pub const fn insert(&mut self, yaku: Yaku) {
        self.0[yaku as usize / 64] |= 1 << (yaku as usize % 64);
    }

    /// Adds or removes a yaku.
    pub const fn put(&mut self, yaku: Yaku, is_in: bool) {
        self.0[yaku as usize / 64] &= !(1 << (yaku as usize % 64));
        self.0[yaku as usize / 64] |= (is_in as u64) << (yaku as usize % 64);
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The yaku in the order of results.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Yaku> {
        Iter(self)
    }
}

struct Iter(YakuSet);

impl Iter {
    #[inline]
    fn take_lowest(word: usize, left: &mut u64) -> Option<Yaku> {
        let bit = left.trailing_zeros() as usize;
        *left &= left.checked_sub(1)?;
        Yaku::ALL.get(word * 64 + bit).copied()
    }
}

impl Iterator for Iter {
    type Item = Yaku;

    #[inline]
    fn next(&mut self) -> Option<Yaku> {
        self.0.0.iter_mut().enumerate().find_map(|(word, left)| Iter::take_lowest(word, left))
    }

    /// Goes word by word, which is faster.
    #[inline]
    fn fold<B, F: FnMut(B, Yaku) -> B>(self, init: B, mut fold: F) -> B {
        self.0.0.into_iter().enumerate().fold(init, |mut folded, (word, mut left)| {
            while let Some(yaku) = Iter::take_lowest(word, &mut left) {
                folded = fold(folded, yaku);
            }
            folded
        })
    }
}

impl BitAnd for YakuSet {
    type Output = YakuSet;

    #[inline]
    fn bitand(self, other: YakuSet) -> YakuSet {
        YakuSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for YakuSet {
    type Output = YakuSet;

    #[inline]
    fn bitor(self, other: YakuSet) -> YakuSet {
        YakuSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for YakuSet {
    #[inline]
    fn bitor_assign(&mut self, other: YakuSet) {
        *self = *self | other;
    }
}

impl Sub for YakuSet {
    type Output = YakuSet;

    #[inline]
    fn sub(self, other: YakuSet) -> YakuSet {
        YakuSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> Self {
        let mut set = YakuSet::EMPTY;
        yaku.into_iter().for_each(|yaku| set.insert(yaku));
        set
    }
}

impl fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_what_was_put_in_in_the_order_of_results() {
        let every_third: Vec<Yaku> = Yaku::ALL.iter().copied().step_by(3).collect();
        let set: YakuSet = every_third.iter().rev().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), every_third);
        assert!(Yaku::ALL.iter().all(|yaku| set.contains(*yaku) == every_third.contains(yaku)));
        let (first, rest) = every_third.split_at(7);
        assert_eq!(set - YakuSet::of(first), YakuSet::of(rest));
        assert_eq!(set & YakuSet::of(first), YakuSet::of(first));
        assert_eq!(YakuSet::of(first) | YakuSet::of(rest), set);
        assert!((set - set).is_empty() && !set.is_empty());
        let mut changed = set;
        changed.put(Yaku::ALL[0], false);
        assert_eq!(changed, set - YakuSet::of(&Yaku::ALL[..1]));
        changed.put(Yaku::ALL[0], true);
        assert_eq!(changed, set);
    }
}
