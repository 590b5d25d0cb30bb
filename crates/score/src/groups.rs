//! Sets and a pair by their kinds, and the table of every way to part tiles into them.
//!
//! `build/groups.rs` makes the table out of every suit, and all honours, that are sets and at most one pair. A part of a
//! hand is found by its codes (see [`Counts::codes`]): the first leads to where its row starts, the second to a place
//! there. The rows lie in each other's gaps, so that an entry tells of which row it is. What can be parted in several
//! ways leads on to the others.

use jantaku_core::{Counts, Kind, KindSet};

include!(concat!(env!("OUT_DIR"), "/groups.rs"));

static ENTRIES: &[[u8; 8]] = include_bytes!(concat!(env!("OUT_DIR"), "/groups.bin")).as_chunks().0;

/// The first row of the honours.
const HONOURS: usize = 5_usize.pow(Counts::FIRST[0] as u32);

/// One way to part the tiles of a suit, or the honours: from the lowest bit on nine bits each for pair, triplets, runs
/// and equal runs, twelve to find another way by, and the row.
#[derive(Clone, Copy)]
struct Part(u64);

impl Part {
    /// The first way to part the tiles of these codes, of which the first leads to this row.
    #[inline]
    fn first(row: usize, second: u16) -> Option<Part> {
        let entry = u64::from_le_bytes(ENTRIES[usize::from(STARTS[row]) + usize::from(second)]);
        (entry >> 48 == row as u64).then_some(Part(entry))
    }

    /// The way after this one.
    #[inline]
    fn next(self) -> Option<Part> {
        let next = (self.0 >> 36 & 0xFFF) as usize;
        (next > 0).then(|| Part(OTHERS[next]))
    }

    /// All of them, this one first.
    #[inline]
    fn ways(self) -> impl Iterator<Item = Part> {
        std::iter::successors(Some(self), |part| part.next())
    }
}

/// Sets by their kinds.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Groups {
    /// The kinds at which runs begin.
    pub runs: KindSet,
    /// Those at which two or more equal ones do.
    pub twins: KindSet,
    /// The kinds of triplets.
    pub triplets: KindSet,
}

/// The pairs and sets of a whole hand, of which every part is read so.
#[inline]
fn join(man: Part, pin: Part, sou: Part, honours: Part) -> (KindSet, Groups) {
    let bits = |from: u32| {
        let nine = |part: Part| part.0 >> from & 0b111111111;
        KindSet::from_bits(nine(man) | nine(pin) << 9 | nine(sou) << 18 | nine(honours) << 27)
    };
    (bits(0), Groups { triplets: bits(9), runs: bits(18), twins: bits(27) })
}

/// Tells every way to part these tiles into sets and one pair, however many sets that are.
#[inline]
pub(crate) fn each_parting(counts: &Counts, mut found: impl FnMut(Kind, &Groups)) {
    let [m, m_rest, p, p_rest, s, s_rest, winds, dragons] = counts.codes();
    let suit = |first, second| Part::first(usize::from(first), second);
    let (Some(man), Some(pin), Some(sou)) = (suit(m, m_rest), suit(p, p_rest), suit(s, s_rest)) else { return };
    let Some(honours) = Part::first(usize::from(winds) + HONOURS, dragons) else { return };
    for man in man.ways() {
        for pin in pin.ways() {
            for sou in sou.ways() {
                let (pairs, groups) = join(man, pin, sou, honours);
                if let Some(pair) = pairs.only() {
                    found(pair, &groups);
                }
            }
        }
    }
}
