use crate::{Kind, KindSet, Tile};

/// The number of tiles of each kind.
///
/// The values that are asked for most often are cached: the kinds held, and [`Counts::codes`].
///
/// ```
/// use jantaku_core::{Counts, Kind};
/// use jantaku_core::notation::parse_tiles;
///
/// let counts: Counts = parse_tiles("112m555z")?.into_iter().collect();
/// assert_eq!((counts.of(Kind::HAKU), counts.total()), (3, 6));
/// assert_eq!(counts.twice().len(), 2);
/// # Ok::<(), jantaku_core::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts {
    each: [u8; Kind::COUNT],
    held: KindSet,
    twice: KindSet,
    codes: [u16; 8],
}

impl Default for Counts {
    fn default() -> Self {
        Counts { each: [0; Kind::COUNT], held: KindSet::EMPTY, twice: KindSet::EMPTY, codes: [0; 8] }
    }
}

impl Counts {
    /// The number of kinds that the first code of a suit covers, and of the honours; the second code covers the rest.
    pub const FIRST: [usize; 2] = [5, 4];

    /// For each [`Kind::index`], the [code](Counts::codes) that the kind belongs to, and what one tile of it adds to
    /// that code.
    pub const DIGITS: [(usize, u16); Kind::COUNT] = {
        let mut digits = [(0, 0); Kind::COUNT];
        let mut index = 0;
        while index < Kind::COUNT {
            let (part, rank) = (index / 9, index % 9);
            let first = Counts::FIRST[(part == 3) as usize];
            let (code, digit) = if rank < first { (2 * part, rank) } else { (2 * part + 1, rank - first) };
            digits[index] = (code, 5_u16.pow(digit as u32));
            index += 1;
        }
        digits
    };

    /// The count of one kind.
    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.each[kind.index()]
    }

    /// The counts, indexed by [`Kind::index`].
    #[inline]
    pub const fn each(&self) -> &[u8; Kind::COUNT] {
        &self.each
    }

    /// Characters, dots, bamboo and honours as two numbers each, whose base-5 digits are the counts of the kinds, the
    /// lowest kind last: 1 to 5 and 6 to 9, winds and dragons. More than four of a kind count as four.
    #[inline]
    pub const fn codes(&self) -> [u16; 8] {
        self.codes
    }

    /// Adds one tile of a kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        let count = &mut self.each[kind.index()];
        let (code, weight) = Counts::DIGITS[kind.index()];
        self.codes[code] += if *count < 4 { weight } else { 0 };
        self.twice.set(kind, *count >= 1);
        self.held.insert(kind);
        *count = count.saturating_add(1);
    }

    /// Removes one tile of a kind. Returns `false` and changes nothing if there is none.
    #[inline]
    #[must_use]
    pub fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.each[kind.index()];
        let (code, weight) = Counts::DIGITS[kind.index()];
        if *count == 0 {
            return false;
        }
        self.held.set(kind, *count > 1);
        self.twice.set(kind, *count > 2);
        self.codes[code] -= if *count <= 4 { weight } else { 0 };
        *count -= 1;
        true
    }

    /// Removes all tiles of a kind.
    pub fn clear(&mut self, kind: Kind) {
        while self.take(kind) {}
    }

    /// The number of tiles.
    pub fn total(&self) -> usize {
        self.each.iter().map(|&count| usize::from(count)).sum()
    }

    /// The kinds held at least once.
    #[inline]
    pub const fn held(&self) -> KindSet {
        self.held
    }

    /// The kinds held at least twice.
    #[inline]
    pub const fn twice(&self) -> KindSet {
        self.twice
    }

    /// The kinds held at least `least` times.
    #[inline]
    pub fn at_least(&self, least: u8) -> KindSet {
        let held = if least > 1 { self.twice } else { self.held };
        held.iter().filter(|&kind| self.of(kind) >= least).collect()
    }

    /// The first kind held more than four times, which no hand can have.
    #[inline]
    pub fn five_of_a_kind(&self) -> Option<Kind> {
        let most = self.each.iter().fold(0, |most, &count| most.max(count));
        if most > 4 { self.held.iter().find(|&kind| self.of(kind) > 4) } else { None }
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
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn taking_what_is_not_there_changes_nothing() {
        let mut counts = Counts::default();
        assert!(!counts.take(Kind::EAST));
        counts.add(Kind::EAST);
        assert!(counts.take(Kind::EAST));
        assert_eq!(counts, Counts::default());
    }

    #[test]
    fn codes_read_as_numbers_to_base_five() {
        let counts: Counts = crate::notation::parse_tiles("11123m9p5s1777z").unwrap().into_iter().collect();
        assert_eq!(counts.codes(), [3 + 5 + 25, 0, 0, 125, 625, 0, 1, 3 * 25]);
    }

    proptest! {
        /// Cached values always match the counts.
        #[test]
        fn what_is_kept_is_what_is_counted(steps in prop::collection::vec((0usize..34, any::<bool>()), 0..120)) {
            let mut counts = Counts::default();
            for (index, adds) in steps {
                let kind = Kind::from_index(index % if adds { 34 } else { 8 }).unwrap();
                if adds { counts.add(kind) } else { let _ = counts.take(kind); }
            }
            prop_assert!(Kind::all().all(|kind| counts.held().contains(kind) == (counts.of(kind) > 0)));
            prop_assert!(Kind::all().all(|kind| counts.twice().contains(kind) == (counts.of(kind) > 1)));
            let mut codes = [0; 8];
            for kind in Kind::all() {
                let (code, weight) = Counts::DIGITS[kind.index()];
                codes[code] += weight * u16::from(counts.of(kind).min(4));
            }
            prop_assert_eq!(counts.codes(), codes);
        }
    }
}
