//! W1 and W2: shanten, and every discard with its ukeire.

use std::hint::black_box;

use jantaku_bench::{Distribution, hands, shanten_of, w1, w2};
use jantaku_core::Counts;
use jantaku_core::rules::TilesPlayed;
use jantaku_score::discards;
use riichienv_core::shanten::calc_shanten_from_counts;
use xiangting::{PlayerCount, calculate_necessary_tiles, calculate_replacement_number};

use crate::contest::{Contest, Peer, agreement};

type Each = [u8; 34];

fn arrays(hands: &[Counts]) -> Vec<Each> {
    hands.iter().map(|hand| *hand.each()).collect()
}

fn riichienv(hand: &Each) -> i8 {
    calc_shanten_from_counts(hand, 4)
}

fn xiangting(hand: &Each) -> i8 {
    calculate_replacement_number(hand, PlayerCount::Four).map_or(i8::MAX, |number| number as i8 - 1)
}

/// How often a pass of W1 goes through its hands: once is too short to measure.
const TIMES: usize = 20;

fn times(mut once: impl FnMut() -> usize) -> u64 {
    (0..TIMES).map(|_| once() as u64).sum()
}

fn sum(hands: &[Each], shanten: fn(&Each) -> i8) -> usize {
    let sum: i64 = hands.iter().map(|hand| i64::from(shanten(hand))).sum();
    black_box(sum);
    hands.len()
}

/// W1 on one distribution.
pub fn shanten(distribution: Distribution) -> Contest<'static> {
    let ours = hands(distribution, TilesPlayed::Full136, 14, 20_000, 1);
    let each = arrays(&ours);
    let agrees = |shanten: fn(&Each) -> i8| {
        agreement(ours.iter().zip(&each).map(|(ours, each)| shanten_of(ours) == shanten(each)))
    };
    let goal = if distribution == Distribution::Suit { 2.2 } else { 3.0 };
    let peer = |name, goal, shanten: fn(&Each) -> i8| {
        let each = each.clone();
        Peer { name, goal, agreement: agrees(shanten), pass: Box::new(move || times(|| sum(&each, shanten))) }
    };
    let peers = vec![peer("riichienv-core", Some(goal), riichienv), peer("xiangting", None, xiangting)];
    let once = move || {
        black_box(w1(&ours));
        ours.len()
    };
    let ours = move || times(&once);
    Contest { inputs: distribution.name().into(), unit: "hands", ours: Box::new(ours), peers }
}

/// The hand after each discard, by the kind discarded.
fn rests(hand: &Each) -> impl Iterator<Item = (usize, Each)> + '_ {
    (0..34).filter(|&kind| hand[kind] > 0).map(|kind| {
        let mut rest = *hand;
        rest[kind] -= 1;
        (kind, rest)
    })
}

/// By discard, its shanten and the bits of its ukeire.
type Discards = Vec<(usize, i8, u64)>;

fn discards_by_xiangting(hand: &Each, mut visit: impl FnMut(usize, i8, u64)) {
    for (kind, rest) in rests(hand) {
        if let Ok((number, tiles)) = calculate_necessary_tiles(&rest, PlayerCount::Four) {
            visit(kind, number as i8 - 1, tiles);
        }
    }
}

fn discards_by_riichienv(hand: &Each, mut visit: impl FnMut(usize, i8, u64)) {
    for (kind, mut rest) in rests(hand) {
        let shanten = riichienv(&rest);
        let mut tiles = 0;
        for more in 0..34 {
            if rest[more] < 4 {
                rest[more] += 1;
                tiles |= u64::from(riichienv(&rest) < shanten) << more;
                rest[more] -= 1;
            }
        }
        visit(kind, shanten, tiles);
    }
}

fn ours_by_discard(hand: &Counts) -> Discards {
    let bits = |kinds: jantaku_core::KindSet| kinds.iter().map(|kind| 1 << kind.index()).sum();
    discards(hand, 0, TilesPlayed::Full136)
        .iter()
        .map(|after| (after.kind.index(), after.shanten.min(), bits(after.ukeire)))
        .collect()
}

/// W2 on one distribution.
pub fn ukeire(distribution: Distribution) -> Contest<'static> {
    let ours = hands(distribution, TilesPlayed::Full136, 14, 10_000, 2);
    let each = arrays(&ours);
    let peer = |name, goal, visit_discards: fn(&Each, &mut dyn FnMut(usize, i8, u64))| {
        let listed = |hand: &Each| {
            let mut list = Discards::new();
            visit_discards(hand, &mut |kind, shanten, tiles| list.push((kind, shanten, tiles)));
            list
        };
        let equal = ours.iter().zip(&each).map(|(ours, each)| ours_by_discard(ours) == listed(each));
        let (agreement, each) = (agreement(equal), each.clone());
        let pass = move || {
            let mut sum = 0;
            each.iter().for_each(|hand| {
                visit_discards(hand, &mut |_, shanten, tiles| {
                    sum += u64::from(tiles.count_ones()) + (shanten + 1) as u64
                })
            });
            black_box(sum);
            each.len() as u64
        };
        Peer { name, goal, agreement, pass: Box::new(pass) }
    };
    let peers = vec![
        peer("xiangting", Some(5.0), |hand, visit| discards_by_xiangting(hand, visit)),
        peer("riichienv-core", None, |hand, visit| discards_by_riichienv(hand, visit)),
    ];
    let ours = move || {
        black_box(w2(&ours));
        ours.len() as u64
    };
    Contest { inputs: distribution.name().into(), unit: "hands", ours: Box::new(ours), peers }
}
