//! Which tiles complete a hand.

use jantaku_core::{Counts, Hand, KindSet, Ruleset, Suit};
use jantaku_score::{live_waits, waits};

use super::Found;
use crate::{Choice, Task};

/// The skills by the number of waits.
const SKILLS: [&str; 4] = ["one", "two", "three", "four"];

/// The question of a tenpai hand, unless it holds all four of a tile that would complete it: what such a hand waits for is a matter of the house.
pub fn question(hand: &Hand, rules: &Ruleset) -> Option<Found> {
    let counts = hand.counts();
    let waited = live_waits(hand, rules);
    if waited.is_empty() || waited != waits(&counts, hand.melds().len()) {
        return None;
    }
    let shown = near(&counts, waited, rules);
    let right = shown.iter().enumerate().filter(|(_, kind)| waited.contains(*kind)).map(|(nth, _)| nth).collect();
    let task = Task { choices: shown.iter().map(|kind| Choice::Tile(kind.tile())).collect(), right };
    let many = waited.len().clamp(1, 4) as u8;
    match one_suit(hand) {
        true => Some(Found { skill: "one_suit", level: 2 + many.min(3), task }),
        false => Some(Found { skill: SKILLS[usize::from(many) - 1], level: many, task }),
    }
}

fn one_suit(hand: &Hand) -> bool {
    let mut suits: Vec<Option<Suit>> = hand.tiles().map(|tile| tile.kind().suit()).collect();
    suits.dedup();
    suits.len() == 1 && suits[0].is_some()
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
