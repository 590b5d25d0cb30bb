//! Shanten and waits against slow, obvious definitions.

use std::time::Instant;

use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Ruleset, notation::parse_tiles, rules::DeadWaitScope};
use jantaku_score::{is_complete, live_waits, shanten, tenpai_discards, waits};
use proptest::prelude::*;

fn counts(text: &str) -> Counts {
    parse_tiles(text).unwrap().into_iter().collect()
}

/// Tries every target of sets and a pair, and counts what is missing to the nearest.
fn standard_by_targets(counts: &Counts, sets: usize) -> i8 {
    let mut target = [0u8; Kind::COUNT];
    let mut best = 99;
    for pair in Kind::all() {
        target[pair.index()] += 2;
        best = best.min(fill(counts, &mut target, sets, 0, best));
        target[pair.index()] -= 2;
    }
    best - 1
}

fn missing(counts: &Counts, target: &[u8; Kind::COUNT]) -> i8 {
    counts.0.iter().zip(target).map(|(held, wanted)| wanted.saturating_sub(*held) as i8).sum()
}

/// Sets 0..34 are triplets, 34.. runs by their lowest kind.
fn fill(counts: &Counts, target: &mut [u8; Kind::COUNT], sets: usize, from: usize, best: i8) -> i8 {
    let cost = missing(counts, target);
    if sets == 0 || cost >= best {
        return cost.min(best);
    }
    let mut best = best;
    for set in from..2 * Kind::COUNT {
        let kind = Kind::from_index(set % Kind::COUNT).unwrap();
        let tiles = if set < Kind::COUNT {
            vec![kind; 3]
        } else {
            (0..3).filter_map(|step| if step == 0 { Some(kind) } else { kind.offset(step) }).collect()
        };
        if tiles.len() < 3 || kind.is_honour() && set >= Kind::COUNT {
            continue;
        }
        tiles.iter().for_each(|kind| target[kind.index()] += 1);
        if target.iter().all(|&wanted| wanted <= 4) {
            best = best.min(fill(counts, target, sets - 1, set, best));
        }
        tiles.iter().for_each(|kind| target[kind.index()] -= 1);
    }
    best
}

/// So many tiles drawn from the whole set, or from some kinds only, to reach hands near completion as well.
fn hands(kinds: std::ops::Range<usize>, melds: usize, extra: usize) -> impl Strategy<Value = Counts> {
    let set: Vec<Kind> = kinds.filter_map(Kind::from_index).flat_map(|kind| std::iter::repeat_n(kind, 4)).collect();
    let size = 13 + extra - 3 * melds;
    Just(set).prop_shuffle().prop_map(move |tiles| tiles.into_iter().take(size).collect())
}

fn any_hand(extra: usize) -> impl Strategy<Value = (Counts, usize)> {
    let ranges = prop_oneof![Just(0..34), Just(0..9), Just(18..34), Just(4..16), Just(24..34)];
    (ranges, 0usize..=4).prop_flat_map(move |(range, melds)| (hands(range, melds, extra), Just(melds)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn standard_shanten_is_the_nearest_target((counts, melds) in any_hand(1)) {
        prop_assert_eq!(shanten(&counts, melds).standard, standard_by_targets(&counts, 4 - melds));
    }
}

proptest! {
    #[test]
    fn waits_are_the_kinds_that_complete((counts, melds) in any_hand(0)) {
        let completing: KindSet = Kind::all()
            .filter(|&kind| {
                let mut with = counts;
                with.add(kind);
                with.of(kind) <= 4 && is_complete(&with, melds)
            })
            .collect();
        prop_assert_eq!(waits(&counts, melds), completing);
        prop_assert_eq!(completing.is_empty(), shanten(&counts, melds).min() != 0);
    }

    #[test]
    fn a_draw_lowers_shanten_by_one_at_most((counts, melds) in any_hand(0), kind in 0usize..34) {
        let before = shanten(&counts, melds).min();
        let mut after = counts;
        after.add(Kind::from_index(kind).unwrap());
        let after = shanten(&after, melds).min();
        prop_assert!(after == before || after == before - 1);
    }
}
