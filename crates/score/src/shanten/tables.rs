//! Four sets and a pair, by tables.
//!
//! What a hand needs to know of a part (a suit, or the honours) are ten numbers: the tiles missing for up to four sets,
//! without and with a pair. There are so few different tens that each has a number of one byte, its class, and two parts
//! together are a class again. So a hand is four classes, found by the codes of [`Counts`], and joined by one table.
//!
//! `build/` makes the tables by reading every part there can be; all together have half a mebibyte, and what is read
//! most, the joins, lies in the first-level cache.

use std::ops::Range;

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// What two classes are together.
static JOIN: [[u8; 256]; 256] = square(include_bytes!(concat!(env!("OUT_DIR"), "/join.bin")));

/// Tiles missing for so many sets and a pair, by class.
static MISSING: [[u8; 256]; SETS + 1] = square(include_bytes!(concat!(env!("OUT_DIR"), "/missing.bin")));

const SETS: usize = 4;

const fn square<const ROWS: usize, const BYTES: usize>(bytes: &[u8; BYTES]) -> [[u8; 256]; ROWS] {
    let (rows, rest) = bytes.as_chunks::<256>();
    assert!(rows.len() == ROWS && rest.is_empty());
    let mut square = [[0; 256]; ROWS];
    let mut row = 0;
    while row < ROWS {
        square[row] = rows[row];
        row += 1;
    }
    square
}

/// What a part of a hand, or some parts together, have towards sets and a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Class(u8);

impl Class {
    /// The class of a part, 0 to 3.
    #[inline]
    fn of(counts: &Counts, part: usize, played: TilesPlayed) -> Class {
        let codes = counts.codes();
        match (part, played) {
            (0, TilesPlayed::No2mTo8m) => Class::terminals(counts),
            _ => Class::by_codes(part, codes[2 * part], codes[2 * part + 1]),
        }
    }

    /// The class of characters without runs: of ones and nines, which are then as any two honours.
    #[inline]
    fn terminals(counts: &Counts) -> Class {
        let [ones, nines] = [0, 8].map(|index| u16::from(counts.each()[index].min(4)));
        Class::by_codes(3, ones + 5 * nines, 0)
    }

    #[inline]
    fn by_codes(part: usize, first: u16, second: u16) -> Class {
        let (rows, width, classes): (&[u16], usize, &[u8]) = if part < 3 {
            (&SUIT_ROWS, SUIT_WIDTH, &SUIT_CLASSES)
        } else {
            (&HONOUR_ROWS, HONOUR_WIDTH, &HONOUR_CLASSES)
        };
        Class(classes[usize::from(rows[usize::from(first)]) * width + usize::from(second)])
    }

    #[inline]
    fn with(self, other: Class) -> Class {
        Class(JOIN[usize::from(self.0)][usize::from(other.0)])
    }

    /// Tiles missing to tenpai, beside so many melds.
    #[inline]
    pub fn shanten(self, melds: usize) -> i8 {
        MISSING[SETS.saturating_sub(melds)][usize::from(self.0)] as i8 - 1
    }
}

/// The classes of characters, dots, bamboo and honours.
#[derive(Clone, Copy)]
pub(super) struct Parts([Class; 4]);

impl Parts {
    #[inline]
    pub fn of(counts: &Counts, played: TilesPlayed) -> Parts {
        Parts(std::array::from_fn(|part| Class::of(counts, part, played)))
    }

    /// The hand.
    #[inline]
    pub fn whole(&self) -> Class {
        let [man, pin, sou, honours] = self.0;
        man.with(pin).with(sou.with(honours))
    }

    /// For each part what the other three are together.
    fn others(&self) -> [Class; 4] {
        let [man, pin, sou, honours] = self.0;
        let (left, right) = (man.with(pin), sou.with(honours));
        [pin.with(right), man.with(right), honours.with(left), sou.with(left)]
    }

    /// The same parts after the counts of one of them have changed.
    #[inline]
    pub fn reread(mut self, counts: &Counts, part: usize, played: TilesPlayed) -> Parts {
        self.0[part] = Class::of(counts, part, played);
        self
    }

    /// The kinds of which one more lowers the shanten.
    #[inline]
    pub fn accepts(&self, one_more: &OneMore, melds: usize) -> KindSet {
        let missing = &MISSING[SETS.saturating_sub(melds)];
        let now = missing[usize::from(self.whole().0)];
        let mut accepted = 0;
        for (others, indices) in self.others().into_iter().zip(INDICES) {
            let joined = &JOIN[usize::from(others.0)];
            for index in indices {
                let with = joined[usize::from(one_more.0[index].0)];
                accepted |= u64::from(missing[usize::from(with)] < now) << index;
            }
        }
        KindSet::from_bits(accepted)
    }
}

/// The kinds of each part, by index.
const INDICES: [Range<usize>; 4] = [0..9, 9..18, 18..27, 27..Kind::COUNT];

/// By kind, the class of its part with one more tile of it; with none more of a kind of which there are four already or
/// none is played with.
#[derive(Clone, Copy)]
pub(super) struct OneMore([Class; Kind::COUNT]);

impl OneMore {
    #[inline]
    pub fn of(counts: &Counts, played: TilesPlayed) -> OneMore {
        (0..4).fold(OneMore([Class(0); Kind::COUNT]), |classes, part| classes.reread(counts, part, played))
    }

    /// The same after the counts of one part have changed.
    #[inline]
    pub fn reread(self, counts: &Counts, part: usize, played: TilesPlayed) -> OneMore {
        match (part, played) {
            (0, TilesPlayed::No2mTo8m) => self.reread_terminals(counts),
            _ => self.reread_codes(counts, part),
        }
    }

    fn reread_terminals(mut self, counts: &Counts) -> OneMore {
        for kind in INDICES[0].clone().filter_map(Kind::from_index) {
            let mut with = *counts;
            if kind.is_yaochuu() {
                with.add(kind);
            }
            self.0[kind.index()] = Class::terminals(&with);
        }
        self
    }

    #[inline]
    fn reread_codes(mut self, counts: &Counts, part: usize) -> OneMore {
        let [first, second] = [counts.codes()[2 * part], counts.codes()[2 * part + 1]];
        for index in INDICES[part].clone() {
            let (code, weight) = Counts::DIGITS[index];
            let more = if counts.each()[index] < 4 { weight } else { 0 };
            let (first, second) = if code % 2 == 0 { (first + more, second) } else { (first, second + more) };
            self.0[index] = Class::by_codes(part, first, second);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_join_in_any_order() {
        let most = SUIT_CLASSES.iter().chain(&HONOUR_CLASSES).chain(JOIN.as_flattened()).max();
        let most = *most.expect("there are classes");
        let all = || (0..=most).map(Class);
        let nothing = Parts::of(&Counts::default(), TilesPlayed::Full136).0[0];
        assert_eq!(most, 179);
        for one in all() {
            assert!(one.with(nothing) == one);
            for other in all() {
                assert!(one.with(other) == other.with(one));
                assert!(all().step_by(31).all(|third| one.with(other).with(third) == one.with(other.with(third))));
            }
        }
    }
}
