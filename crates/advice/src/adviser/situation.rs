//! The situation of the match.

use super::ground::Ground;
use super::shape::ukeire;
use super::{Fact, Said};
use jantaku_engine::Better;

//
pub(super) fn dealer_quick(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten == 1 && ground.table.dealer() == ground.me)?;
    let shanten = u8::try_from(best.shanten).ok()?;
    (ground.quiet() && ground.sound(best))
        .then(|| Said::choose(best.action).with(Fact::Tile(best.tile)).with(ukeire(best)).with(Fact::Shanten(shanten)))
}

/// The points of the cheapest win that reaches a place whoever pays for it.
fn points(ground: &Ground, better: &Better) -> Option<i32> {
    let from_all = better.ron.len() + 1 == ground.table.players().count();
    let base = better.ron.iter().map(|(_, least)| *least).chain(better.tsumo).map(|least| least.base).max()?;
    (from_all && better.tsumo.is_some()).then(|| ground.ron_points(base))
}

/// What it takes to get from `now` to the best place that passes and that a win can reach.
fn reach(ground: &Ground, last: bool, fits: impl Fn(u8) -> bool) -> Option<Said> {
    let target = ground.table.placement_target(ground.me)?;
    let is_last = usize::from(target.now) == ground.table.players().count();
    let better = target.better.iter().filter(|better| fits(better.place));
    let (place, points) = better.filter_map(|better| Some((better.place, points(ground, better)?))).next()?;
    (ground.turn() && last == is_last)
        .then(|| Said::note().with(Fact::Place(target.now)).with(Fact::Target(place)).with(Fact::Points(points)))
}

//
pub(super) fn last_place(ground: &Ground) -> Option<Said> {
    reach(ground, true, |_| true)
}

//
pub(super) fn second_place(ground: &Ground) -> Option<Said> {
    let uma = |place: u8| ground.table.rules.uma.get(usize::from(place) - 1).copied().unwrap_or(0);
    let now = ground.table.placement_target(ground.me)?.now;
    if uma(2) > 0 && uma(now) < 0 { reach(ground, false, |place| place == 2) } else { None }
}
