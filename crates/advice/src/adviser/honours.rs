//! Honours: what they are worth, and when they go.

use std::cmp::Reverse;

use jantaku_core::Kind;
use jantaku_score::Connection;

use super::ground::{Discard, Ground, usefulness};
use super::{Fact, Said};
use crate::safety::Grade;

/// The number of discards that are early.
const EARLY: usize = 8;
/// The number of tiles that are left in the live wall late in the round.
const LATE_WALL: u8 = 28;

/// How long a single honour is kept: winds without value go first, the player's wind last.
fn keeping(ground: &Ground, kind: Kind) -> u8 {
    let own = ground.table.wind(ground.me).kind() == kind;
    ground.value(kind) + u8::from(own)
}

//
pub(super) fn single_honours(ground: &Ground) -> Option<Said> {
    let lone = ground.sound_lone();
    let honours = lone.iter().filter(|discard| discard.kind.is_honour());
    let first = honours.min_by_key(|discard| (keeping(ground, discard.kind), Reverse(discard.tiles)))?;
    let early = ground.discarded() < EARLY && ground.left.of(first.kind) > 0 && keeping(ground, first.kind) < 2;
    early.then(|| {
        let said = Said::choose(first.action).with(Fact::Tile(first.tile));
        match ground.value(first.kind) {
            0 => said,
            han => said.with(Fact::Han(han)),
        }
    })
}

//
pub(super) fn keep_seat_wind(ground: &Ground) -> Option<Said> {
    let wind = ground.table.wind(ground.me).kind();
    let kept = ground.discards.iter().find(|discard| discard.kind == wind && discard.connection == Connection::Lone)?;
    let alive = ground.left.of(wind) >= 2 && ground.value(wind) > 0;
    let others = ground.sound_lone().into_iter().filter(|other| keeping(ground, other.kind) < keeping(ground, wind));
    let other = others.min_by_key(|other| (usefulness(other.kind), ground.value(other.kind)))?;
    let early = ground.discarded() < EARLY && usefulness(other.kind) <= 1;
    (alive && early).then(|| {
        Said::choose(other.action)
            .with(Fact::Tile(kept.tile))
            .with(Fact::Other(other.tile))
            .with(Fact::Han(ground.value(wind)))
    })
}

//
pub(super) fn keep_value_pair(ground: &Ground) -> Option<Said> {
    let pair = |discard: &&Discard| {
        ground.value(discard.kind) > 0 && ground.counts.of(discard.kind) == 2 && ground.left.of(discard.kind) > 0
    };
    let pair = ground.discards.iter().find(pair)?;
    ground.quiet().then(|| {
        Said::avoid(pair.action)
            .with(Fact::Tile(pair.tile))
            .with(Fact::Han(ground.value(pair.kind)))
            .with(Fact::Copies(ground.left.of(pair.kind)))
    })
}

//
pub(super) fn double_wind(ground: &Ground) -> Option<Said> {
    let wind = ground.table.wind(ground.me);
    let double = wind == ground.table.start.wind && ground.value(wind.kind()) >= 2;
    (ground.turn() && ground.discarded() == 0 && double)
        .then(|| Said::note().with(Fact::Tile(wind.kind().tile())).with(Fact::Han(ground.value(wind.kind()))))
}

//
pub(super) fn honour_two_seen(ground: &Ground) -> Option<Said> {
    let seen = |discard: &&&Discard| discard.kind.is_honour() && ground.left.of(discard.kind) == 1;
    let lone = ground.sound_lone();
    let found = lone.iter().find(seen)?;
    Some(Said::choose(found.action).with(Fact::Tile(found.tile)).with(Fact::Copies(1)))
}

//
pub(super) fn late_honour(ground: &Ground) -> Option<Said> {
    let late = ground.table.live_left <= LATE_WALL;
    let unknown = |discard: &&Discard| {
        discard.kind.is_honour() && ground.counts.of(discard.kind) == 1 && ground.left.of(discard.kind) >= 2
    };
    let grade = |kind: Kind| ground.cautions.iter().map(|caution| caution.mark(kind).grade).max();
    let safe = |kind: Kind| grade(kind).is_none_or(|grade| grade <= Grade::NearlySafe);
    let found = ground.discards.iter().filter(unknown).find(|discard| !safe(discard.kind))?;
    let other = ground.discards.iter().any(|discard| safe(discard.kind));
    (late && other).then(|| {
        Said::avoid(found.action)
            .with(Fact::Tile(found.tile))
            .with(Fact::Copies(ground.left.of(found.kind)))
            .with(Fact::Wall(ground.table.live_left))
    })
}
