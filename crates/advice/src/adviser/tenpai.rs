//! Choosing a wait.

use std::cmp::Reverse;

use jantaku_core::{Kind, KindSet, Tile};
use jantaku_engine::Action;
use jantaku_score::worth;

use super::ground::{Discard, Ground, usefulness};
use super::shape::ukeire;
use super::{Fact, Said};

/// The discards that leave the hand tenpai without furiten, the most tiles first.
fn tenpai<'g>(ground: &'g Ground) -> Vec<&'g Discard> {
    let live = |discard: &&Discard| discard.shanten == 0 && ground.furiten_after(discard).is_empty();
    let mut found: Vec<&Discard> = ground.discards.iter().filter(live).collect();
    found.sort_by_key(|discard| Reverse(discard.tiles));
    found
}

//
pub(super) fn stay_tenpai(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten == 0 && ground.declare(best) == best.action)?;
    Some(Said::choose(best.action).with(Fact::Tile(best.tile)).with(ukeire(best)))
}

//
pub(super) fn count_copies(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten <= 1 && ground.sound(best))?;
    if best.shanten == 0 && !ground.furiten_after(best).is_empty() {
        return None;
    }
    // The copies outside the hand, as if nothing else were visible.
    let drawn = |kinds: KindSet| kinds.iter().map(|kind| u32::from(4 - ground.all.of(kind).min(4))).sum::<u32>();
    let others = ground.discards.iter().filter(|other| other.shanten == best.shanten && other.tiles < best.tiles);
    let wider = others.filter(|other| drawn(other.ukeire) >= drawn(best.ukeire));
    let other = wider.max_by_key(|other| drawn(other.ukeire))?;
    ground.quiet().then(|| {
        Said::choose(ground.declare(best))
            .with(Fact::Tile(best.tile))
            .with(ukeire(best))
            .with(Fact::Other(other.tile))
            .with(Fact::OtherUkeire { kinds: other.ukeire, count: other.tiles })
    })
}

//
pub(super) fn outer_wait(ground: &Ground) -> Option<Said> {
    let found = tenpai(ground);
    let outer = |kinds: KindSet| kinds.iter().map(usefulness).max().unwrap_or(0);
    let most = found.first()?.tiles;
    let equal: Vec<&&Discard> = found.iter().filter(|discard| discard.tiles == most && most > 0).collect();
    let best = equal.iter().min_by_key(|discard| outer(discard.ukeire))?;
    let other = equal.iter().max_by_key(|discard| outer(discard.ukeire))?;
    let said = ground.quiet() && ground.sound(best) && outer(best.ukeire) < outer(other.ukeire);
    said.then(|| {
        Said::note()
            .with(Fact::Tile(best.tile))
            .with(ukeire(best))
            .with(Fact::OtherUkeire { kinds: other.ukeire, count: other.tiles })
    })
}

//
pub(super) fn wide_wait(ground: &Ground) -> Option<Said> {
    let found = tenpai(ground);
    let best = found.first().filter(|best| best.ukeire.len() >= 3)?;
    let other = found.iter().find(|other| other.ukeire.len() < best.ukeire.len())?;
    Some(
        Said::choose(ground.declare(best))
            .with(Fact::Tile(best.tile))
            .with(ukeire(best))
            .with(Fact::Other(other.tile))
            .with(Fact::OtherUkeire { kinds: other.ukeire, count: other.tiles }),
    )
}

//
pub(super) fn dora_raises(ground: &Ground) -> Option<Said> {
    let found = tenpai(ground);
    let best = found.first()?;
    let priced = ground.priced(best, ground.riichi_with(best.tile).is_some());
    let win = priced.into_iter().find_map(|(_, win)| win).filter(|win| win.dora.total() >= 2)?;
    let plain = win.han.checked_sub(win.dora.total())?;
    let (_, base, _) = worth(&ground.table.rules, 0, plain, win.fu.total);
    let (with, without) = (ground.ron_points(win.base), ground.ron_points(base));
    (with > without).then(|| {
        Said::note().with(Fact::Han(win.dora.total())).with(Fact::Points(with)).with(Fact::OtherPoints(without))
    })
}

/// The win that is offered, and its tile.
fn offered_win(ground: &Ground) -> Option<(Action, Tile)> {
    match (ground.offered(), ground.view.hand().drawn()) {
        (Some((_, tile)), _) if ground.choices.contains(&Action::Ron) => Some((Action::Ron, tile)),
        (None, Some(tile)) if ground.choices.contains(&Action::Tsumo) => Some((Action::Tsumo, tile)),
        _ => None,
    }
}

pub(super) fn win(ground: &Ground) -> Option<Said> {
    let (action, tile) = offered_win(ground)?;
    better_wait(ground).is_none().then(|| Said::choose(action).with(Fact::Tile(tile)))
}

//
pub(super) fn better_wait(ground: &Ground) -> Option<Said> {
    let won = offered_win(ground)?.1.kind();
    let mut hand = ground.view.hand().clone();
    if let Some(drawn) = hand.drawn() {
        hand.discard(drawn, true).ok()?;
    }
    let riichi = ground.table.riichi[ground.me].is_riichi();
    let points = |kind: Kind| ground.win(&hand, kind, riichi).map(|win| ground.ron_points(win.base));
    let now = points(won)?;
    let live = ground.view.waits().iter().filter(|&kind| kind != won && ground.left.of(kind) > 0);
    let (better, kind) = live.filter_map(|kind| Some((points(kind)?, kind))).max()?;
    // A third more: 24,000 instead of 18,000.
    (3 * better >= 4 * now).then(|| {
        Said::note()
            .with(Fact::Points(now))
            .with(Fact::Other(kind.tile()))
            .with(Fact::OtherPoints(better))
            .with(Fact::Copies(ground.left.of(kind)))
    })
}
