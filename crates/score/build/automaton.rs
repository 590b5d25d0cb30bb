//! An automaton that reads a part of a hand kind by kind.
//!
//! The state is the least number of tiles still missing for every way to have built `s` sets and `p` pairs so far with
//! runs left unfinished; two prefixes with the same costs are the same state, and there are about ten thousand.

use std::collections::HashMap;

pub const SETS: usize = 4;

/// Tiles missing for `s` sets and `p` pairs, at `[s][p]`.
pub type Costs = [[u8; 2]; SETS + 1];

/// More than any hand can lack.
const IMPOSSIBLE: u8 = 40;

/// The costs of two parts of a hand taken together.
pub fn join(left: &Costs, right: &Costs) -> Costs {
    let mut joined = [[IMPOSSIBLE; 2]; SETS + 1];
    for (sets, [plain, paired]) in left.iter().enumerate() {
        for (best, with) in joined[sets..].iter_mut().zip(right) {
            best[0] = best[0].min(plain + with[0]);
            best[1] = best[1].min(plain + with[1]).min(paired + with[0]);
        }
    }
    joined
}

/// States are numbered through all positions; a state of the last position is an index into `costs`.
pub struct Automaton {
    next: Vec<[u16; 5]>,
    costs: Vec<Costs>,
}

impl Automaton {
    /// The state after these counts, each from 0 to 4, the lowest kind first; the first state is 0.
    pub fn read(&self, state: u16, counts: &[usize]) -> u16 {
        counts.iter().fold(state, |state, &count| self.next[usize::from(state)][count])
    }

    /// The costs of a state of the last position.
    pub fn costs(&self, state: u16) -> &Costs {
        &self.costs[usize::from(state)]
    }

    pub fn build(positions: usize, runs: bool) -> Automaton {
        let mut layer = vec![Partial::start()];
        let mut next: Vec<[u16; 5]> = Vec::new();
        for position in 0..positions {
            let last = position + 1 == positions;
            let base = if last { 0 } else { next.len() + layer.len() };
            let mut known: HashMap<Partial, u16> = HashMap::new();
            let mut following = Vec::new();
            let ways = ways(runs && position + 2 < positions);
            for partial in &layer {
                next.push(partial.after(&ways).map(|after| {
                    *known.entry(after).or_insert_with_key(|after| {
                        following.push(after.clone());
                        (base + following.len() - 1) as u16
                    })
                }));
            }
            layer = following;
        }
        Automaton { next, costs: layer.iter().map(Partial::finished).collect() }
    }
}

/// At most two runs start at one kind: three equal runs are the same tiles as three triplets.
const RUNS: usize = 2;

const ENTRIES: usize = 2 * (SETS + 1) * (RUNS + 1) * (RUNS + 1);

/// Costs by sets, pairs, and the runs that still need this kind (begun two kinds below) and this and the next (begun
/// one below).
#[derive(Clone, PartialEq, Eq, Hash)]
struct Partial([u8; ENTRIES]);

/// For each entry of a [`Partial`] every way to go on: the entry it leads to, and how many tiles of the kind it uses.
type Ways = [Vec<(usize, u8)>; ENTRIES];

/// The ways to use a kind, with or without new runs.
fn ways(runs: bool) -> Ways {
    std::array::from_fn(|at| {
        let (newer, older) = (at % (RUNS + 1), at / (RUNS + 1) % (RUNS + 1));
        let (pairs, sets) = (at / 9 % 2, at / 18);
        let mut ways = Vec::new();
        for begun in 0..=if runs { RUNS.min(SETS - sets) } else { 0 } {
            for triplets in 0..=usize::from(sets + begun < SETS) {
                for pair in 0..=1 - pairs {
                    let used = (older + newer + begun + 3 * triplets + 2 * pair) as u8;
                    if used <= 4 {
                        ways.push((Partial::index(sets + begun + triplets, pairs + pair, newer, begun), used));
                    }
                }
            }
        }
        ways
    })
}

impl Partial {
    fn start() -> Partial {
        let mut costs = [IMPOSSIBLE; ENTRIES];
        costs[0] = 0;
        Partial(costs)
    }

    fn index(sets: usize, pairs: usize, older: usize, newer: usize) -> usize {
        ((2 * sets + pairs) * (RUNS + 1) + older) * (RUNS + 1) + newer
    }

    /// The state after none, one and up to four tiles of the next kind.
    fn after(&self, ways: &Ways) -> [Partial; 5] {
        let mut after = std::array::from_fn(|_| Partial([IMPOSSIBLE; ENTRIES]));
        for (ways, &cost) in ways.iter().zip(&self.0).filter(|(_, cost)| **cost < IMPOSSIBLE) {
            for &(to, used) in ways {
                for (count, Partial(after)) in (0..).zip(&mut after) {
                    after[to] = after[to].min(cost + used.saturating_sub(count));
                }
            }
        }
        after
    }

    fn finished(&self) -> Costs {
        std::array::from_fn(|sets| [0, 1].map(|pairs| self.0[Self::index(sets, pairs, 0, 0)]))
    }
}
