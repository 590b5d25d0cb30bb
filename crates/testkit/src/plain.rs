use std::collections::HashMap;

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet};

/// Shanten by its definition: the tiles missing to the nearest complete hand, every complete hand tried.
///
/// Slow the first time a suit is seen; what it found there it keeps.
#[derive(Debug)]
pub struct Plain {
    kinds: KindSet,
    parts: [Part; 4],
}

/// Tiles missing for so many sets, without and with a pair.
type Missing = [[u8; 2]; 5];

/// More than any hand misses.
const NEVER: u8 = 50;

/// A suit, or the honours.
#[derive(Debug)]
struct Part {
    kinds: std::ops::Range<usize>,
    targets: Vec<Target>,
    known: HashMap<[u8; 9], Missing>,
}

/// Some sets, and a pair or none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Target {
    wanted: [u8; 9],
    sets: usize,
    pairs: usize,
}

impl Plain {
    pub fn new(played: TilesPlayed) -> Plain {
        let kinds = played.kinds();
        Plain { kinds, parts: [0..9, 9..18, 18..27, 27..34].map(|range| Part::new(range, kinds)) }
    }

    /// Tiles missing to a tenpai hand of four sets and a pair, beside so many melds.
    pub fn standard(&mut self, counts: &Counts, melds: usize) -> i8 {
        let parts = self.parts.each_mut().map(|part| part.missing(counts));
        complete(&parts, melds)
    }

    /// The least of the three shapes.
    pub fn shanten(&mut self, counts: &Counts, melds: usize) -> i8 {
        self.standard(counts, melds).min(self.unmelded(counts, melds))
    }

    /// The kinds of which one more lowers the shanten, those aside of which all four are held.
    pub fn ukeire(&mut self, counts: &Counts, melds: usize) -> KindSet {
        let parts = self.parts.each_mut().map(|part| part.missing(counts));
        let now = complete(&parts, melds).min(self.unmelded(counts, melds));
        let mut accepted = KindSet::EMPTY;
        for kind in self.kinds.iter().filter(|&kind| counts.of(kind) < 4) {
            let (mut with, mut parts, part) = (*counts, parts, kind.index() / 9);
            with.add(kind);
            parts[part] = self.parts[part].missing(&with);
            if complete(&parts, melds).min(self.unmelded(&with, melds)) < now {
                accepted.insert(kind);
            }
        }
        accepted
    }

    /// Seven pairs and thirteen orphans.
    fn unmelded(&self, counts: &Counts, melds: usize) -> i8 {
        let missing = |kind: Kind, wanted: u8| wanted.saturating_sub(counts.of(kind)) as i8;
        if melds > 0 {
            return i8::MAX;
        }
        let mut pairs: Vec<i8> = self.kinds.iter().map(|kind| missing(kind, 2)).collect();
        pairs.sort_unstable();
        let orphans = |twice: Kind| -> i8 {
            let wanted = |kind| if kind == twice { 2 } else { 1 };
            KindSet::YAOCHUU.iter().map(|kind| missing(kind, wanted(kind))).sum()
        };
        let orphans = KindSet::YAOCHUU.iter().map(orphans).min();
        pairs[..7].iter().sum::<i8>().min(orphans.unwrap_or(i8::MAX)) - 1
    }
}

/// The sets and the pair spread over the parts in the way that misses least.
fn complete(parts: &[Missing; 4], melds: usize) -> i8 {
    let mut best = [[NEVER; 2]; 5];
    best[0][0] = 0;
    for part in parts {
        let mut with = [[NEVER; 2]; 5];
        for (sets, pairs) in (0..5).flat_map(|sets| [(sets, 0), (sets, 1)]) {
            let own = (0..=sets).flat_map(|own| (0..=pairs).map(move |pair| (own, pair)));
            let sums = own.map(|(own, pair)| part[own][pair] + best[sets - own][pairs - pair]);
            with[sets][pairs] = sums.min().unwrap_or(NEVER).min(NEVER);
        }
        best = with;
    }
    best[4_usize.saturating_sub(melds)][1] as i8 - 1
}

impl Part {
    fn new(kinds: std::ops::Range<usize>, playing: KindSet) -> Part {
        let plays = |kind: &usize| Kind::from_index(*kind).is_some_and(|kind| playing.contains(kind));
        let all = || kinds.clone().filter(plays).map(|kind| kind - kinds.start);
        let triplets = all().map(|kind| vec![kind; 3]);
        let runs = all().map(|kind| vec![kind, kind + 1, kind + 2]);
        let runs = runs.filter(|run| kinds.end <= 27 && run.iter().all(|kind| all().any(|other| other == *kind)));
        let sets: Vec<Vec<usize>> = triplets.chain(runs).collect();
        let mut targets = Vec::new();
        add(&sets, Target::default(), &mut targets);
        let paired = targets.iter().flat_map(|target| all().filter_map(|kind| target.with(&[kind; 2], 0)));
        let paired: Vec<Target> = paired.collect();
        targets.extend(paired);
        targets.sort_unstable();
        targets.dedup();
        Part { kinds, targets, known: HashMap::new() }
    }

    fn missing(&mut self, counts: &Counts) -> Missing {
        let mut held = [0; 9];
        held[..self.kinds.len()].copy_from_slice(&counts.each()[self.kinds.clone()]);
        *self.known.entry(held).or_insert_with(|| {
            let mut least = [[NEVER; 2]; 5];
            for target in &self.targets {
                let least = &mut least[target.sets][target.pairs];
                *least = (*least)
                    .min(held.iter().zip(target.wanted).map(|(held, wanted)| wanted.saturating_sub(*held)).sum());
            }
            least
        })
    }
}

/// The target, and it with every choice of more sets, each no earlier in the list than the last.
fn add(sets: &[Vec<usize>], target: Target, targets: &mut Vec<Target>) {
    targets.push(target);
    for (nth, set) in sets.iter().enumerate().filter(|_| target.sets < 4) {
        if let Some(with) = target.with(set, 1) {
            add(&sets[nth..], with, targets);
        }
    }
}

impl Target {
    /// With a set more, or a pair; none where that takes five of a kind.
    fn with(mut self, tiles: &[usize], sets: usize) -> Option<Target> {
        tiles.iter().for_each(|&kind| self.wanted[kind] += 1);
        self.sets += sets;
        self.pairs += 1 - sets;
        self.wanted.iter().all(|&wanted| wanted <= 4).then_some(self)
    }
}
