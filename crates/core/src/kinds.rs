use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::{Kind, Tile};

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// The empty set.
    pub const EMPTY: KindSet = KindSet(0);
    /// All kinds.
    pub const ALL: KindSet = KindSet((1 << Kind::COUNT) - 1);

    /// Whether `kind` is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Adds a kind.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }

    /// How many kinds are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no kind is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Kind::from_index(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(first)
        })
    }
}

impl BitAnd for KindSet {
    type Output = KindSet;

    #[inline]
    fn bitand(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }
}

impl BitOr for KindSet {
    type Output = KindSet;

    #[inline]
    fn bitor(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }
}

impl Sub for KindSet {
    type Output = KindSet;

    #[inline]
    fn sub(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut set = KindSet::EMPTY;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How many tiles of each kind, indexed by [`Kind::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts(pub [u8; Kind::COUNT]);

impl Default for Counts {
    fn default() -> Self {
        Counts([0; Kind::COUNT])
    }
}

impl Counts {
    /// The count of one kind.
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// Adds one tile of a kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Takes one tile of a kind out; `false`, and nothing changed, if there is none.
    #[inline]
    #[must_use]
    pub fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.0[kind.index()];
        let held = *count > 0;
        *count -= u8::from(held);
        held
    }

    /// The number of tiles.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The kinds held at least once.
    #[inline]
    pub fn held(&self) -> KindSet {
        self.at_least(1)
    }

    /// The kinds held at least so many times.
    #[inline]
    pub fn at_least(&self, least: u8) -> KindSet {
        let bits = self.0.iter().enumerate().map(|(index, &count)| u64::from(count >= least) << index);
        KindSet(bits.fold(0, |set, bit| set | bit))
    }

    /// The first kind held more than four times: an impossible hand.
    pub fn five_of_a_kind(&self) -> Option<Kind> {
        Kind::all().find(|&kind| self.of(kind) > 4)
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut counts = Counts::default();
        kinds.into_iter().for_each(|kind| counts.add(kind));
        counts
    }
}

impl FromIterator<Tile> for Counts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().map(Tile::kind).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let honours: KindSet = Kind::all().filter(|kind| kind.is_honour()).collect();
        assert_eq!(honours.len(), 7);
        assert!(honours.contains(Kind::CHUN));
        assert!((honours - honours).is_empty());
        assert_eq!(honours.iter().next(), Some(Kind::EAST));
    }

    #[test]
    fn taking_what_is_not_there_changes_nothing() {
        let mut counts = Counts::default();
        assert!(!counts.take(Kind::EAST));
        counts.add(Kind::EAST);
        assert!(counts.take(Kind::EAST));
        assert_eq!(counts, Counts::default());
    }
}
