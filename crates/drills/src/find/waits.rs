//! Which tiles complete a hand.

use jantaku_core::{Counts, Hand, Kind, KindSet, Ruleset, Suit};
use jantaku_score::{live_waits, waits};
use jantaku_wire::DrillChoice;

use super::Found;
use crate::Task;

/// The skills by the number of waits.
const SKILLS: [&str; 4] = ["one", "two", "three", "four"];

/// The question of a tenpai hand. None if it holds all four of a tile that would complete it, as what such a hand waits for is a
/// matter of the house; and none of six pairs, where there is nothing to look for.
pub fn question(hand: &Hand, rules: &Ruleset) -> Option<Found> {
    let (counts, all) = (hand.counts(), hand.all_counts());
    let waited = live_waits(hand, rules);
    let complete = waits(&counts, hand.melds().len());
    let pairs = counts.twice().len() == 6 && complete.len() == 1;
    if waited.is_empty() || waited != complete || pairs || waited.iter().any(|kind| all.of(kind) >= 4) {
        return None;
    }
    let shown = near(&counts, waited, rules);
    let right = shown.iter().enumerate().filter(|(_, kind)| waited.contains(*kind)).map(|(nth, _)| nth).collect();
    let task = Task { choices: shown.iter().map(|kind| DrillChoice::Tile { tile: kind.tile() }).collect(), right };
    let many = waited.len().clamp(1, 4) as u8;
    match one_suit(hand) {
        true => Some(Found { skill: "one_suit", level: 2 + many.min(3), task }),
        false => Some(Found { skill: SKILLS[usize::from(many) - 1], level: level(&counts, waited), task }),
    }
}

/// A level by how many tiles have to be looked at: those of the blocks that the waits touch.
fn level(counts: &Counts, waited: KindSet) -> u8 {
    let touched =
        |&kind: &Kind| [-1, 0, 1].into_iter().any(|by| kind.offset(by).is_some_and(|near| waited.contains(near)));
    let mut block: KindSet = counts.held().iter().filter(touched).collect();
    loop {
        let beside = |&kind: &Kind| {
            [-2, -1, 1, 2].into_iter().any(|by| kind.offset(by).is_some_and(|near| block.contains(near)))
        };
        let wider = block | counts.held().iter().filter(beside).collect();
        if wider == block {
            break;
        }
        block = wider;
    }
    match block.iter().map(|kind| counts.of(kind)).sum() {
        0..=3 => 1,
        4..=5 => 2,
        6..=7 => 3,
        8..=9 => 4,
        _ => 5u8,
    }
}

/// Whether the hand is of one suit but for a meld at most: with more melds there is little to see.
fn one_suit(hand: &Hand) -> bool {
    const LEAST: usize = 10;
    let mut suits: Vec<Option<Suit>> = hand.tiles().map(|tile| tile.kind().suit()).collect();
    suits.dedup();
    suits.len() == 1 && suits[0].is_some() && hand.concealed().len() >= LEAST
}

/// The kinds that the waits are picked from: all of the suits held, and the honours held.
fn near(counts: &Counts, waited: KindSet, rules: &Ruleset) -> KindSet {
    let held = counts.held();
    let shown = rules.tile_set.kinds().iter().filter(|kind| match kind.suit() {
        Some(suit) => held.iter().any(|other| other.suit() == Some(suit)),
        None => held.contains(*kind),
    });
    shown.collect::<KindSet>() | waited
}
