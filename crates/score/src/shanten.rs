//! How far a hand is from complete.
//!
//! A suit is read kind by kind by an automaton. Its state is the least number of tiles still missing for every way to
//! have built `s` sets and `p` pairs so far with runs left unfinished; two prefixes with the same costs are the same
//! state, and there are about ten thousand. The four suits' costs are then added up for the best split.

use std::collections::HashMap;
use std::sync::LazyLock;

use jantaku_core::{Counts, Kind, KindSet};

/// Tiles missing to a tenpai hand in each of the three shapes: 0 is tenpai, -1 complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shanten {
    /// Four sets and a pair.
    pub standard: i8,
    /// Seven different pairs; `None` with melds.
    pub chiitoitsu: Option<i8>,
    /// Thirteen orphans; `None` with melds.
    pub kokushi: Option<i8>,
}

impl Shanten {
    /// The least of the three.
    pub fn min(&self) -> i8 {
        let others = [self.chiitoitsu, self.kokushi].into_iter().flatten();
        others.fold(self.standard, i8::min)
    }
}

/// The shanten of the concealed tiles beside `melds` melds: 13 or 14 tiles, three fewer for each meld. A fifth tile
/// of a kind is never counted on.
pub fn shanten(counts: &Counts, melds: usize) -> Shanten {
    shapes(counts, melds, Halves::of(counts).shanten(melds))
}

fn shapes(counts: &Counts, melds: usize, standard: i8) -> Shanten {
    let closed = melds == 0;
    Shanten { standard, chiitoitsu: closed.then(|| chiitoitsu(counts)), kokushi: closed.then(|| kokushi(counts)) }
}

fn chiitoitsu(counts: &Counts) -> i8 {
    let holding = |least: u8| -> i8 { counts.0.iter().map(|&count| i8::from(count >= least)).sum() };
    6 - holding(2).min(7) + (7 - holding(1)).max(0)
}

fn kokushi(counts: &Counts) -> i8 {
    let yaochuu = YAOCHUU.map(|index| counts.0[index]);
    let kinds: i8 = yaochuu.iter().map(|&count| i8::from(count > 0)).sum();
    13 - kinds - i8::from(yaochuu.iter().any(|&count| count > 1))
}

/// The indices of terminals and honours.
const YAOCHUU: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/// The kinds that lower the shanten of 13 tiles (three fewer for each meld), without regard to how many are left
/// (受け入れ). A kind of which all four are among `counts` never does.
pub fn accepts(counts: &Counts, melds: usize) -> KindSet {
    let halves = Halves::of(counts);
    let now = shapes(counts, melds, halves.shanten(melds));
    let target = now.min();
    let mut found = if now.standard == target { halves.accepts(counts, melds) } else { KindSet::EMPTY };
    if now.chiitoitsu == Some(target) {
        found = found | chiitoitsu_accepts(counts);
    }
    if now.kokushi == Some(target) {
        found = found | kokushi_accepts(counts);
    }
    found
}

/// A second tile of a kind makes a pair, and a new kind counts while there are not seven.
fn chiitoitsu_accepts(counts: &Counts) -> KindSet {
    let (held, pairs) = (counts.held(), counts.at_least(2));
    let second = if pairs.len() < 7 { held - pairs } else { KindSet::EMPTY };
    let new = if held.len() < 7 { KindSet::ALL - held } else { KindSet::EMPTY };
    second | new
}

/// Every terminal and honour that is missing, and any of them while there is no pair.
fn kokushi_accepts(counts: &Counts) -> KindSet {
    let yaochuu: KindSet = YAOCHUU.into_iter().filter_map(Kind::from_index).collect();
    if (counts.at_least(2) & yaochuu).is_empty() { yaochuu } else { yaochuu - counts.held() }
}

/// A hand read as sets and a pair: the costs of characters, dots, bamboo and honours, and of two and two together.
struct Halves {
    parts: [&'static Costs; 4],
    left: Costs,
    right: Costs,
}

impl Halves {
    fn of(counts: &Counts) -> Halves {
        let tables = &*TABLES;
        let parts = std::array::from_fn(|part| tables.of(part).read(&counts.0[indices(part)]));
        let [man, pin, sou, honours] = parts;
        Halves { parts, left: join(man, pin), right: join(sou, honours) }
    }

    fn shanten(&self, melds: usize) -> i8 {
        cheapest(&self.left, &self.right, open_sets(melds)) as i8 - 1
    }

    /// The kinds that lower this shanten: each part is read again with one tile more, the others stay joined.
    fn accepts(&self, counts: &Counts, melds: usize) -> KindSet {
        let [man, pin, sou, honours] = self.parts;
        let (sets, now) = (open_sets(melds), cheapest(&self.left, &self.right, open_sets(melds)));
        let others = [join(pin, &self.right), join(man, &self.right), join(&self.left, honours), join(&self.left, sou)];
        let mut found = KindSet::EMPTY;
        for (part, others) in others.iter().enumerate() {
            let with = TABLES.of(part).with_one_more(counts, part);
            with.filter(|(_, with)| cheapest(with, others, sets) < now).for_each(|(kind, _)| found.insert(kind));
        }
        found
    }
}

fn open_sets(melds: usize) -> usize {
    SETS.saturating_sub(melds)
}

/// The kinds of a part, by index.
fn indices(part: usize) -> std::ops::Range<usize> {
    9 * part..(9 * part + 9).min(Kind::COUNT)
}

const SETS: usize = 4;

/// Tiles missing for `s` sets and `p` pairs, at `[s][p]`.
type Costs = [[u8; 2]; SETS + 1];

/// More than any hand can miss.
const IMPOSSIBLE: u8 = 40;

/// The costs of two parts of a hand together.
fn join(left: &Costs, right: &Costs) -> Costs {
    let mut joined = [[IMPOSSIBLE; 2]; SETS + 1];
    for (sets, [plain, paired]) in left.iter().enumerate() {
        for (best, with) in joined[sets..].iter_mut().zip(right) {
            best[0] = best[0].min(plain + with[0]);
            best[1] = best[1].min(plain + with[1]).min(paired + with[0]);
        }
    }
    joined
}

/// The cost of exactly `sets` sets and one pair over both parts: what one part has not, the other has.
fn cheapest(left: &Costs, right: &Costs, sets: usize) -> u8 {
    let splits = left[..=sets].iter().zip(right[..=sets].iter().rev());
    splits.map(|(left, right)| (left[0] + right[1]).min(left[1] + right[0])).min().unwrap_or(IMPOSSIBLE)
}

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables { suit: Automaton::build(9, true), honours: Automaton::build(7, false) });

struct Tables {
    suit: Automaton,
    honours: Automaton,
}

impl Tables {
    /// The automaton that reads a part.
    fn of(&self, part: usize) -> &Automaton {
        if part < 3 { &self.suit } else { &self.honours }
    }
}

/// States are numbered through all positions; a state of the last position is an index into `costs`.
struct Automaton {
    next: Vec<[u16; 5]>,
    costs: Vec<Costs>,
}

impl Automaton {
    fn step(&self, state: u16, count: u8) -> u16 {
        self.next[usize::from(state)][usize::from(count.min(4))]
    }

    fn read(&self, counts: &[u8]) -> &Costs {
        &self.costs[usize::from(self.read_on(0, counts))]
    }

    fn read_on(&self, state: u16, counts: &[u8]) -> u16 {
        counts.iter().fold(state, |state, &count| self.step(state, count))
    }

    /// The costs with one tile more of each kind of the part of which there are not four.
    fn with_one_more(&self, counts: &Counts, part: usize) -> impl Iterator<Item = (Kind, &Costs)> {
        let mut before = 0;
        indices(part).filter_map(move |index| {
            let (state, count) = (before, counts.0[index]);
            before = self.step(state, count);
            let kind = Kind::from_index(index).filter(|_| count < 4)?;
            let after = &counts.0[index + 1..indices(part).end];
            Some((kind, &self.costs[usize::from(self.read_on(self.step(state, count + 1), after))]))
        })
    }

    fn build(positions: usize, runs: bool) -> Automaton {
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

/// Runs of one kind at most: three equal runs are the same tiles as three triplets.
const RUNS: usize = 2;

const ENTRIES: usize = 2 * (SETS + 1) * (RUNS + 1) * (RUNS + 1);

/// Costs by sets, pairs, and the runs that still need this kind (begun two kinds below) and this and the next (begun
/// one below).
#[derive(Clone, PartialEq, Eq, Hash)]
struct Partial([u8; ENTRIES]);

/// For each entry of a [`Partial`] every way to go on: the entry it leads to, and how many tiles of the kind it uses.
type Ways = [Vec<(usize, u8)>; ENTRIES];

/// The ways to use a kind, at which new runs may begin or not.
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

    /// With none, one and up to four tiles of the next kind.
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
