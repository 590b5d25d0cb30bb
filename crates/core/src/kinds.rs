use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Kind, Suit};

/// A set of kinds.
///
/// ```
/// use jantaku_core::KindSet;
///
/// assert_eq!(KindSet::YAOCHUU - KindSet::HONOURS, KindSet::TERMINALS);
/// let names: Vec<String> = KindSet::DRAGONS.iter().map(|kind| kind.to_string()).collect();
/// assert_eq!(names, ["5z", "6z", "7z"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// The set without any kind.
    pub const EMPTY: KindSet = KindSet(0);
    /// The set of all 34 kinds.
    pub const ALL: KindSet = KindSet((1 << Kind::COUNT) - 1);
    /// Terminals and honours (幺九牌).
    pub const YAOCHUU: KindSet = KindSet(0b1111111_100000001_100000001_100000001);
    /// Winds and dragons (字牌).
    pub const HONOURS: KindSet = KindSet(0b1111111 << 27);
    /// Ones and nines (老頭牌).
    pub const TERMINALS: KindSet = KindSet(KindSet::YAOCHUU.0 & !KindSet::HONOURS.0);
    /// The four winds (風牌).
    pub const WINDS: KindSet = KindSet::of(&[Kind::EAST, Kind::SOUTH, Kind::WEST, Kind::NORTH]);
    /// The three dragons (三元牌).
    pub const DRAGONS: KindSet = KindSet::of(&[Kind::HAKU, Kind::HATSU, Kind::CHUN]);
    /// The fives, which exist as red tiles too.
    pub const FIVES: KindSet = KindSet::in_every_suit(&[5]);

    /// The set of these kinds.
    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut set = KindSet::EMPTY;
        let mut at = 0;
        while at < kinds.len() {
            set.insert(kinds[at]);
            at += 1;
        }
        set
    }

    /// The set of this kind if `is_in`, otherwise the empty set.
    #[inline]
    pub const fn just(kind: Kind, is_in: bool) -> KindSet {
        KindSet((is_in as u64) << kind.index())
    }

    /// All kinds of a suit.
    pub const fn suit(suit: Suit) -> KindSet {
        KindSet(0b111111111 << (9 * suit as u32))
    }

    /// The kinds of a suit with these numbers; numbers other than 1 to 9 are ignored.
    pub const fn numbers(suit: Suit, numbers: &[u8]) -> KindSet {
        let mut set = KindSet::EMPTY;
        let mut at = 0;
        while at < numbers.len() {
            if let Some(kind) = Kind::suited(suit, numbers[at]) {
                set.insert(kind);
            }
            at += 1;
        }
        set
    }

    /// The kinds with these numbers in every suit.
    pub const fn in_every_suit(numbers: &[u8]) -> KindSet {
        let [man, pin, sou] = Suit::ALL;
        KindSet::numbers(man, numbers).or(KindSet::numbers(pin, numbers)).or(KindSet::numbers(sou, numbers))
    }

    /// The numbers of a suit that are in the set, one bit each, the lowest bit for 1.
    #[inline]
    pub const fn numbers_of(self, suit: Suit) -> u16 {
        (self.0 >> (9 * suit as u32)) as u16 & 0b111111111
    }

    /// The union of two sets, for `const` code, which cannot use operators.
    pub const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// Each kind moved up by `places` in the order of all kinds, if there is a kind there: a suit has 9 places.
    #[inline]
    pub const fn moved(self, places: u32) -> KindSet {
        KindSet::from_bits(self.0 << places)
    }

    /// Whether the other set contains all of these.
    #[inline]
    pub const fn within(self, other: KindSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether any kind is in both.
    #[inline]
    pub const fn meets(self, other: KindSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds whose [`Kind::index`] is a set bit, counted from the lowest.
    #[inline]
    pub const fn from_bits(bits: u64) -> KindSet {
        KindSet(bits & KindSet::ALL.0)
    }

    /// Whether `kind` is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Adds a kind; a kind that is in the set stays.
    #[inline]
    pub const fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }

    /// The set with `kind` added.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Kind) -> KindSet {
        KindSet(self.0 | 1 << kind.index())
    }

    /// Removes a kind, if it is in the set.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind.index());
    }

    /// Adds or removes a kind.
    #[inline]
    pub fn set(&mut self, kind: Kind, is_in: bool) {
        self.0 = self.0 & !(1 << kind.index()) | (is_in as u64) << kind.index();
    }

    /// The number of kinds that are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no kind is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only kind of the set, or `None` if there are none or several.
    #[inline]
    pub const fn only(self) -> Option<Kind> {
        if self.0 & self.0.wrapping_sub(1) == 0 { Kind::from_index(self.0.trailing_zeros() as usize) } else { None }
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

impl Serialize for KindSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for KindSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Kind>::deserialize(deserializer)?.into_iter().collect())
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

impl Kind {
    /// Terminals and honours (么九牌).
    #[inline]
    pub const fn is_yaochuu(self) -> bool {
        KindSet::YAOCHUU.contains(self)
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
    fn named_sets_hold_the_kinds_of_their_names() {
        type Is = fn(Kind) -> bool;
        let named: [(KindSet, Is); 6] = [
            (KindSet::HONOURS, Kind::is_honour),
            (KindSet::TERMINALS, Kind::is_terminal),
            (KindSet::YAOCHUU, Kind::is_yaochuu),
            (KindSet::WINDS, Kind::is_wind),
            (KindSet::DRAGONS, Kind::is_dragon),
            (KindSet::suit(Suit::Pin), |kind| kind.suit() == Some(Suit::Pin)),
        ];
        for (set, is) in named {
            assert_eq!(set, Kind::all().filter(|&kind| is(kind)).collect());
        }
        assert_eq!([true, false].map(|is_in| KindSet::just(Kind::CHUN, is_in).len()), [1, 0]);
        assert_eq!(KindSet::in_every_suit(&[1, 9]), KindSet::TERMINALS);
        assert_eq!(KindSet::numbers(Suit::Sou, &[0, 1, 10]).numbers_of(Suit::Sou), 1);
        assert_eq!((KindSet::HONOURS | KindSet::suit(Suit::Man)).numbers_of(Suit::Pin), 0);
        assert!(KindSet::TERMINALS.within(KindSet::YAOCHUU) && !KindSet::YAOCHUU.within(KindSet::TERMINALS));
        assert_eq!(KindSet::numbers(Suit::Man, &[1, 9]).moved(9), KindSet::numbers(Suit::Pin, &[1, 9]));
        assert_eq!(
            [KindSet::EMPTY, KindSet::of(&[Kind::EAST]), KindSet::WINDS].map(KindSet::only),
            [None, Some(Kind::EAST), None]
        );
        assert_eq!(KindSet::DRAGONS.moved(2), KindSet::of(&[Kind::CHUN]));
        assert!(KindSet::WINDS.meets(KindSet::HONOURS) && !KindSet::WINDS.meets(KindSet::DRAGONS));
    }
}
