//! Shapes: which tiles help most.

use std::cmp::Reverse;

use jantaku_core::{Counts, Kind, KindSet, Suit, Yaku};
use jantaku_score::{Connection, waits};

use super::ground::{Discard, Ground, usefulness};
use super::{Fact, Said};
use crate::safety::Grade;

//
pub(super) fn isolated_first(ground: &Ground) -> Option<Said> {
    let lone = ground.sound_lone();
    let first = lone.iter().min_by_key(|discard| (usefulness(discard.kind), Reverse(discard.tiles)))?;
    // Single honours have a rule of their own.
    (!first.kind.is_honour()).then(|| Said::choose(first.action).with(Fact::Tile(first.tile)).with(ukeire(first)))
}

//
pub(super) fn least_useful(ground: &Ground) -> Option<Said> {
    let lone = ground.sound_lone();
    let value = |discard: &&&Discard| (usefulness(discard.kind), ground.value(discard.kind), Reverse(discard.tiles));
    let (least, most) = (lone.iter().min_by_key(value)?, lone.iter().max_by_key(value)?);
    let differ = usefulness(least.kind) < usefulness(most.kind) && !most.kind.is_honour();
    differ.then(|| Said::choose(least.action).with(Fact::Tile(least.tile)).with(Fact::Other(most.tile)))
}

//
pub(super) fn two_sided(ground: &Ground) -> Option<Said> {
    let found = ground.discards.iter().find_map(|discard| {
        let sides = two_sided_without(&ground.counts, discard.kind)?;
        (ground.sound(discard) && discard.tiles == ground.best()?.tiles).then_some((discard, sides))
    });
    let (discard, (sides, middle)) = found?;
    let count = |kinds| ground.unseen(kinds);
    let first = ground.quiet() && ground.sound_lone().is_empty();
    (first && count(sides) > count(middle)).then(|| {
        Said::choose(ground.declare(discard))
            .with(Fact::Tile(discard.tile))
            .with(Fact::Ukeire { kinds: sides, count: count(sides) })
            .with(Fact::OtherUkeire { kinds: middle, count: count(middle) })
    })
}

/// The waits of the two-sided shape that this discard leaves, and of the middle shape given up: 679 without the 9.
fn two_sided_without(counts: &Counts, outer: Kind) -> Option<(KindSet, KindSet)> {
    [-1_i8, 1].into_iter().find_map(|side| {
        let at = |steps: i8| outer.offset(steps * side);
        let (middle, near, far, end) = (at(1)?, at(2)?, at(3)?, at(4)?);
        let single = |kind: Kind| counts.of(kind) == 1;
        let empty = |kind: Option<Kind>| kind.is_none_or(|kind| counts.of(kind) == 0);
        let alone = empty(Some(middle)) && empty(Some(end)) && empty(at(5)) && empty(at(-1)) && empty(at(-2));
        let fits = single(outer) && single(near) && single(far) && alone;
        fits.then(|| (KindSet::of(&[middle, end]), KindSet::of(&[middle])))
    })
}

/// Shapes as counts of neighbouring numbers: 6667 and its mirror image, 2345, 23456, 455667, 12223.
const OVERLAPPING: [&[u8]; 6] = [&[3, 1], &[1, 3], &[1, 1, 1, 1], &[1, 1, 1, 1, 1], &[1, 2, 2, 1], &[1, 3, 1]];

//
pub(super) fn overlapping_shape(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten <= 1)?;
    let mut counts = ground.counts;
    let _held = counts.take(best.kind);
    let groups = Suit::ALL.into_iter().flat_map(|suit| groups(&counts, suit));
    let shape = groups.into_iter().find(|group| OVERLAPPING.contains(&group.1.as_slice()))?;
    let tiles: KindSet = shape.0.iter().copied().collect();
    let kinds = group_waits(&shape.0, &shape.1);
    let said = Said::note().with(Fact::Tiles(tiles));
    Some(if kinds.is_empty() { said } else { said.with(Fact::Ukeire { kinds, count: ground.unseen(kinds) }) })
}

/// The groups of neighbouring numbers of a suit with their counts.
fn groups(counts: &Counts, suit: Suit) -> Vec<(Vec<Kind>, Vec<u8>)> {
    let mut groups: Vec<(Vec<Kind>, Vec<u8>)> = Vec::new();
    let mut before = None;
    for kind in KindSet::suit(suit).iter().filter(|&kind| counts.of(kind) > 0) {
        match groups.last_mut().filter(|_| before.is_some() && before == kind.offset(-1)) {
            Some(group) => {
                group.0.push(kind);
                group.1.push(counts.of(kind));
            }
            None => groups.push((vec![kind], vec![counts.of(kind)])),
        }
        before = Some(kind);
    }
    groups
}

/// What a group waits for, if the rest of the hand is complete; nothing if the group is complete too.
fn group_waits(kinds: &[Kind], each: &[u8]) -> KindSet {
    let mut counts = Counts::default();
    for (&kind, &count) in kinds.iter().zip(each) {
        (0..count).for_each(|_| counts.add(kind));
    }
    // A run and a shape need the pair elsewhere.
    if counts.total() % 3 == 2 {
        [Kind::EAST, Kind::EAST].into_iter().for_each(|kind| counts.add(kind));
    }
    if counts.total() % 3 != 1 {
        return KindSet::EMPTY;
    }
    let mut waits = waits(&counts, (13 - counts.total()) / 3);
    waits.remove(Kind::EAST);
    waits
}

//
pub(super) fn runs_over_triplets(ground: &Ground) -> Option<Said> {
    let pairs = ground.counts.at_least(2);
    // A pair beside another may be a part of two runs.
    let apart =
        |kind: Kind| [-2, -1, 1, 2].into_iter().filter_map(|by| kind.offset(by)).all(|near| ground.counts.of(near) < 2);
    let runs = |discard: &&Discard| {
        discard.connection == Connection::Pair
            && ground.counts.of(discard.kind) == 2
            && apart(discard.kind)
            && !discard.kind.is_honour()
            && discard.pairs.is_none_or(|pairs| discard.standard < pairs)
            && ground.sound(discard)
            && ground.best().is_some_and(|best| discard.tiles == best.tiles)
    };
    let sides = two_sided_shapes(&ground.counts);
    let pair =
        ground.discards.iter().filter(runs).min_by_key(|discard| (Reverse(discard.tiles), usefulness(discard.kind)))?;
    (ground.quiet() && ground.sound_lone().is_empty() && pairs.len() >= 3 && !sides.is_empty()).then(|| {
        let left = ground.left.of(pair.kind);
        Said::choose(pair.action)
            .with(Fact::Tile(pair.tile))
            .with(Fact::Copies(left))
            .with(Fact::Ukeire { kinds: sides, count: ground.unseen(sides) })
    })
}

/// The waits of the first two neighbouring single tiles with room on both sides.
fn two_sided_shapes(counts: &Counts) -> KindSet {
    let shape = |kind: Kind| {
        let (below, above, end) = (kind.offset(-1)?, kind.offset(1)?, kind.offset(2)?);
        let pair = counts.of(kind) == 1 && counts.of(above) == 1;
        (pair && counts.of(below) == 0 && counts.of(end) == 0).then(|| KindSet::of(&[below, end]))
    };
    Kind::all().find_map(shape).unwrap_or(KindSet::EMPTY)
}

//
pub(super) fn five_pairs(ground: &Ground) -> Option<Said> {
    let pairs = ground.counts.twice();
    let single = |discard: &&Discard| {
        ground.counts.of(discard.kind) == 1 && discard.pairs == Some(discard.shanten) && ground.sound(discard)
    };
    let singles = ground.discards.iter().filter(single);
    let best = singles.max_by_key(|discard| (discard.tiles, Reverse(usefulness(discard.kind))))?;
    let shanten = u8::try_from(best.shanten).ok()?;
    let known = ground.table.rules.yaku.counting(true);
    (ground.quiet() && pairs.len() >= 5).then(|| {
        let yaku = [Yaku::Chiitoitsu, Yaku::Toitoi, Yaku::Sanankou];
        Said::choose(ground.declare(best))
            .with(Fact::Tile(best.tile))
            .with(Fact::Tiles(pairs))
            .with(Fact::Yaku(yaku.into_iter().filter(|&yaku| known.contains(yaku)).collect()))
            .with(Fact::Shanten(shanten))
            .with(ukeire(best))
    })
}

//
pub(super) fn widest(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten > 0)?;
    let dangerous = ground.risk(best.kind).is_some_and(|(grade, _)| grade == Grade::Dangerous);
    let calm = ground.in_riichi().is_empty() && !dangerous;
    calm.then(|| Said::choose(best.action).with(Fact::Tile(best.tile)).with(ukeire(best)))
}

/// What improves the hand after a discard.
pub(super) fn ukeire(discard: &Discard) -> Fact {
    Fact::Ukeire { kinds: discard.ukeire, count: discard.tiles }
}
