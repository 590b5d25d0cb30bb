use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::Kind;

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// The empty set.
    pub const EMPTY: KindSet = KindSet(0);
    /// All kinds.
    pub const ALL: KindSet = KindSet((1 << Kind::COUNT) - 1);
    /// Terminals and honours (幺九牌).
    pub const YAOCHUU: KindSet = KindSet(0b1111111_100000001_100000001_100000001);

    /// The kinds at whose [`Kind::index`] a bit is set, the lowest bit first.
    #[inline]
    pub const fn from_bits(bits: u64) -> KindSet {
        KindSet(bits & KindSet::ALL.0)
    }

    /// Whether `kind` is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Adds a kind.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }

    /// Takes a kind out.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind.index());
    }

    /// How many kinds are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no kind is in the set.
    #[inline]
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
}
