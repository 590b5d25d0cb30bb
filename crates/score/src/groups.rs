//! Sets and a pair by their kinds, and the table of every way to split tiles into them.
//!
//! `build/groups.rs` generates the table for every combination of a suit, or of the honours, that is sets and at most
//! one pair. A part of a hand is found by its codes (see [`Counts::codes`]): the first gives the start of its row, the
//! second an entry in it. The rows are interleaved, so each entry names its row. If there are several ways, each entry
//! leads to the next.

use jantaku_core::{Counts, Kind, KindSet};

include!(concat!(env!("OUT_DIR"), "/groups.rs"));

static ENTRIES: &[[u8; 8]] = include_bytes!(concat!(env!("OUT_DIR"), "/groups.bin")).as_chunks().0;

/// The first row of the honours.
const HONOURS: usize = 5_usize.pow(Counts::FIRST[0] as u32);

/// One way to split the tiles of a suit, or the honours: nine bits each, from the lowest, for pair, triplets, runs and
/// equal runs; twelve for the next way; and the row.
#[derive(Clone, Copy)]
struct Part(u64);

impl Part {
    /// The first way to split the tiles with these codes; `row` is the row of the first code.
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

    /// All ways, this one first.
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
    /// The kinds at which two or more equal runs begin.
    pub twins: KindSet,
    /// The kinds of triplets.
    pub triplets: KindSet,
}

/// The pairs and sets of a whole hand, given a way to read each part.
#[inline]
fn join(man: Part, pin: Part, sou: Part, honours: Part) -> (KindSet, Groups) {
    let bits = |from: u32| {
        let nine = |part: Part| part.0 >> from & 0b111111111;
        KindSet::from_bits(nine(man) | nine(pin) << 9 | nine(sou) << 18 | nine(honours) << 27)
    };
    (bits(0), Groups { triplets: bits(9), runs: bits(18), twins: bits(27) })
}

/// Calls `found` with every way to split these tiles into sets and one pair, whatever the number of sets.
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
