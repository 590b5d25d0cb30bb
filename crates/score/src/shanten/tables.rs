//! Four sets and a pair, by tables.
//!
//! A part of a hand (a suit, or the honours) is described by ten numbers: the tiles missing for up to four sets, with
//! and without a pair. There are so few distinct tens that each is numbered by one byte, its class, and two parts
//! together form a class again. So a hand is four classes, found by the codes of [`Counts`]; one table joins two
//! classes, another gives the tiles missing for two classes that make up the whole hand.
//!
//! `build/` generates the tables by reading every possible part; together they are less than a mebibyte, and the
//! busiest entries stay in the first-level cache.

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// The class of two classes together.
static JOIN: [[u8; 256]; 256] = square(include_bytes!(concat!(env!("OUT_DIR"), "/join.bin")));

/// Tiles missing for a number of sets and a pair, by two classes that together are the hand.
static MISSING: [[u8; 256]; 256 * (SETS + 1)] = square(include_bytes!(concat!(env!("OUT_DIR"), "/missing.bin")));

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

/// What a part of a hand, or some parts together, contributes to sets and a pair.
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

    /// The class of characters without runs: of ones and nines, which are then like any two honours.
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

    /// Tiles missing to a complete hand beside this number of melds, by the class of the rest.
    #[inline]
    fn missing(self, melds: usize) -> &'static [u8; 256] {
        &MISSING[256 * SETS.saturating_sub(melds) + usize::from(self.0)]
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

    /// Tiles missing to tenpai, beside this number of melds.
    #[inline]
    pub fn shanten(&self, melds: usize) -> i8 {
        let [man, pin, sou, honours] = self.0;
        man.with(pin).missing(melds)[usize::from(sou.with(honours).0)] as i8 - 1
    }

    /// For each part the class of the other three together.
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

    /// The kinds that lower the shanten.
    #[inline]
    pub fn ukeire(&self, one_more: &OneMore, melds: usize) -> KindSet {
        let others = self.others();
        let now = others[0].missing(melds)[usize::from(self.0[0].0)];
        let mut accepted = 0;
        for (part, (others, one_more)) in others.iter().zip(&one_more.0).enumerate() {
            let missing = others.missing(melds);
            for (rank, class) in one_more.iter().enumerate() {
                accepted |= u64::from(missing[usize::from(class.0)] < now) << (RANKS * part + rank);
            }
        }
        KindSet::from_bits(accepted)
    }
}

/// The number of kinds in a suit; there are fewer honours.
const RANKS: usize = 9;

/// By kind of each part, the class of the part with one more tile of it, or of the part itself if there are four
/// already or the kind is not in play.
#[derive(Clone, Copy)]
pub(super) struct OneMore([[Class; RANKS]; 4]);

impl OneMore {
    #[inline]
    pub fn of(counts: &Counts, played: TilesPlayed) -> OneMore {
        OneMore(std::array::from_fn(|part| one_more(counts, part, played)))
    }

    /// The same after the counts of one part have changed.
    #[inline]
    pub fn reread(mut self, counts: &Counts, part: usize, played: TilesPlayed) -> OneMore {
        self.0[part] = one_more(counts, part, played);
        self
    }
}

#[inline]
fn one_more(counts: &Counts, part: usize, played: TilesPlayed) -> [Class; RANKS] {
    let (held, codes) = (counts.each(), counts.codes());
    let [first, second] = [codes[2 * part], codes[2 * part + 1]];
    let more = |index: usize, held: u8| if held < 4 { Counts::DIGITS[index].1 } else { 0 };
    match (part, played) {
        (0, TilesPlayed::No2mTo8m) => one_more_terminal(counts),
        (3, _) => std::array::from_fn(|rank| match rank {
            0..4 => Class::by_codes(3, first + more(27 + rank, held[27 + rank]), second),
            4..7 => Class::by_codes(3, first, second + more(27 + rank, held[27 + rank])),
            _ => Class::by_codes(3, first, second),
        }),
        // All suits have the same digits.
        _ => std::array::from_fn(|rank| match (rank, held[RANKS * part + rank]) {
            (0..5, held) => Class::by_codes(part, first + more(rank, held), second),
            (_, held) => Class::by_codes(part, first, second + more(rank, held)),
        }),
    }
}

fn one_more_terminal(counts: &Counts) -> [Class; RANKS] {
    let with = |kind: Kind| {
        let mut with = *counts;
        with.add(kind);
        with
    };
    let class = |rank| Class::terminals(&Kind::from_index(rank).filter(|kind| kind.is_yaochuu()).map_or(*counts, with));
    std::array::from_fn(class)
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
