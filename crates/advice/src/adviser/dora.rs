//! Dora in the hand.

use std::cmp::Reverse;

use jantaku_score::Connection;

use super::ground::{Discard, Ground, usefulness};
use super::shape::ukeire;
use super::{Fact, Said};

/// How many discards a single dora waits for a set.
const A_WHILE: usize = 9;

//
pub(super) fn keep_dora(ground: &Ground) -> Option<Said> {
    let several = |discard: &&Discard| ground.dora.of(discard.kind) > 0 && ground.counts.of(discard.kind) >= 2;
    let kept = ground.discards.iter().find(several)?;
    ground.quiet().then(|| {
        let han = ground.dora.of(kept.kind) * ground.counts.of(kept.kind);
        Said::avoid(kept.action).with(Fact::Tile(kept.tile)).with(Fact::Han(han))
    })
}

/// A single dora or red five that nothing joins.
fn lone_dora<'g>(ground: &'g Ground) -> Option<&'g Discard> {
    let lone = |discard: &&Discard| discard.connection == Connection::Lone && ground.is_dora(discard.tile);
    ground.discards.iter().find(lone).filter(|_| ground.quiet())
}

//
pub(super) fn single_dora_stays(ground: &Ground) -> Option<Said> {
    let kept = lone_dora(ground)?;
    let lone = ground.sound_lone();
    let other =
        lone.iter().min_by_key(|other| (usefulness(other.kind), ground.value(other.kind), Reverse(other.tiles)))?;
    let early = ground.discarded() < A_WHILE && other.shanten >= 1;
    early.then(|| Said::choose(other.action).with(Fact::Tile(kept.tile)).with(Fact::Other(other.tile)))
}

//
pub(super) fn single_dora_goes(ground: &Ground) -> Option<Said> {
    let dora = lone_dora(ground).filter(|dora| dora.shanten <= 1 && ground.wide(dora))?;
    let others = ground.discards.iter().filter(|other| other.kind != dora.kind && ground.wide(other));
    (others.count() == 0).then(|| Said::choose(dora.action).with(Fact::Tile(dora.tile)).with(ukeire(dora)))
}
