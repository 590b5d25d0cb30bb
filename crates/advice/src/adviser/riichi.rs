//! Riichi or not.

use jantaku_core::{KindSet, Yaku};

use super::ground::{Discard, Ground};
use super::shape::ukeire;
use super::worth::Priced;
use super::{Fact, Said};

/// Tiles in the live wall from which riichi has time.
const TIME_LEFT: u8 = 15;
/// The han that are worth a silent wait.
const MUCH: u8 = 4;
/// The copies up to which a single wait is bad.
const BAD_WAIT: u32 = 2;

/// A discard with which riichi is possible.
struct Offer<'g> {
    discard: &'g Discard,
    action: jantaku_engine::Action,
    /// The wins by ron in riichi.
    priced: Vec<Priced>,
    furiten: KindSet,
}

impl Offer<'_> {
    /// Points in riichi by copies left: what it brings, roughly.
    fn brings(&self, ground: &Ground) -> i64 {
        let chance = if self.furiten.is_empty() { 2 } else { 1 };
        i64::from(ground.mean_points(&self.priced)) * i64::from(self.discard.tiles) * chance
    }
}

/// The riichi on offer, the best first.
fn offers<'g>(ground: &'g Ground) -> Vec<Offer<'g>> {
    let offer = |discard: &'g Discard| {
        let action = ground.riichi_with(discard.tile)?;
        let (priced, furiten) = (ground.priced(discard, true), ground.furiten_after(discard));
        Some(Offer { discard, action, priced, furiten })
    };
    let mut offers: Vec<Offer> = ground.discards.iter().filter_map(offer).collect();
    offers.sort_by_key(|offer| std::cmp::Reverse(offer.brings(ground)));
    offers
}

//
pub(super) fn good_riichi(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first()?;
    let good = best.discard.ukeire.len() >= 2 && best.discard.tiles >= 4 && best.furiten.is_empty();
    (good && ground.table.live_left >= TIME_LEFT).then(|| {
        Said::choose(best.action)
            .with(Fact::Tile(best.discard.tile))
            .with(ukeire(best.discard))
            .with(Fact::Wall(ground.table.live_left))
    })
}

//
pub(super) fn riichi_for_yaku(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first().filter(|best| best.furiten.is_empty() && best.discard.tiles > BAD_WAIT)?;
    let none = ground.priced(best.discard, false).iter().all(|(_, win)| win.is_none());
    (none && ground.quiet() && ground.table.live_left >= TIME_LEFT)
        .then(|| Said::choose(best.action).with(Fact::Tile(best.discard.tile)).with(ukeire(best.discard)))
}

//
pub(super) fn plain_riichi(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first().filter(|best| best.furiten.is_empty() && best.discard.tiles > 0)?;
    let silent = ground.priced(best.discard, false);
    let cheap = silent.iter().flat_map(|(_, win)| win).all(|win| win.han < MUCH);
    (cheap && ground.quiet() && ground.table.live_left >= TIME_LEFT && dama_bad_wait(ground).is_none())
        .then(|| Said::choose(best.action).with(Fact::Tile(best.discard.tile)).with(ukeire(best.discard)))
}

//
pub(super) fn late_riichi(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first()?;
    (ground.table.live_left < TIME_LEFT)
        .then(|| Said::note().with(Fact::Wall(ground.table.live_left)).with(ukeire(best.discard)))
}

//
pub(super) fn riichi_discard(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let [best, other, ..] = offers.as_slice() else { return None };
    let points = |offer: &Offer| ground.mean_points(&offer.priced);
    let clear = best.furiten.is_empty() && best.brings(ground) > other.brings(ground);
    (clear && ground.table.live_left >= TIME_LEFT && best.discard.tiles > BAD_WAIT).then(|| {
        Said::choose(best.action)
            .with(Fact::Tile(best.discard.tile))
            .with(ukeire(best.discard))
            .with(Fact::Points(points(best)))
            .with(Fact::Other(other.discard.tile))
            .with(Fact::OtherUkeire { kinds: other.discard.ukeire, count: other.discard.tiles })
            .with(Fact::OtherPoints(points(other)))
    })
}

//
pub(super) fn no_defence(ground: &Ground) -> Option<Said> {
    let threats: Vec<_> = ground.threats().map(|caution| caution.seat).collect();
    (!threats.is_empty() && !offers(ground).is_empty()).then(|| Said::note().with(Fact::Players(threats)))
}

//
pub(super) fn dama_bad_wait(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first().filter(|best| best.discard.ukeire.len() == 1 && best.discard.tiles <= BAD_WAIT)?;
    let silent = ground.priced(best.discard, false);
    let (_, Some(win)) = silent.first()? else { return None };
    let enough = win.han >= MUCH || ground.table.live_left < TIME_LEFT;
    enough.then(|| {
        Said::choose(best.discard.action)
            .with(Fact::Tile(best.discard.tile))
            .with(ukeire(best.discard))
            .with(Fact::Points(ground.ron_points(win.base)))
    })
}

//
pub(super) fn dama_open(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten == 0)?;
    (!ground.closed()).then(|| Said::note().with(ukeire(best)))
}

//
pub(super) fn enough_han(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first()?;
    let silent = ground.priced(best.discard, false);
    let wins: Option<Vec<_>> = silent.iter().map(|(_, win)| win.as_ref()).collect();
    let wins = wins.filter(|wins| !wins.is_empty())?;
    let gains = |(without, (_, with)): (&&jantaku_score::Win, &Priced)| {
        with.as_ref().is_none_or(|with| with.base > without.base)
    };
    let none = !wins.iter().zip(&best.priced).any(gains);
    let least = wins.iter().min_by_key(|win| win.base)?;
    (none && least.han >= 4)
        .then(|| Said::note().with(Fact::Han(least.han)).with(Fact::Points(ground.ron_points(least.base))))
}

//
pub(super) fn ryanpeikou_trap(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let best = offers.first().filter(|_| ground.table.rules.riichi_forced_win)?;
    let is =
        |(_, win): &&Priced| win.as_ref().is_some_and(|win| win.yaku.iter().any(|line| line.yaku == Yaku::Ryanpeikou));
    let (with, without): (Vec<&Priced>, Vec<&Priced>) = best.priced.iter().partition(is);
    let points = |priced: &Priced| priced.1.as_ref().map_or(0, |win| ground.ron_points(win.base));
    let (more, less) = (with.first()?, without.first()?);
    Some(
        Said::choose(best.discard.action)
            .with(Fact::Tile(less.0.tile()))
            .with(Fact::Points(points(less)))
            .with(Fact::Other(more.0.tile()))
            .with(Fact::OtherPoints(points(more))),
    )
}

//
pub(super) fn pinfu_riichi(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let pinfu =
        |(_, win): &Priced| win.as_ref().is_some_and(|win| win.yaku.iter().any(|line| line.yaku == Yaku::Pinfu));
    let all = |offer: &&Offer| offer.furiten.is_empty() && offer.priced.iter().all(pinfu);
    let best = offers.first().filter(all)?;
    let points = ground.mean_points(&best.priced);
    (ground.table.live_left >= TIME_LEFT).then(|| {
        Said::choose(best.action)
            .with(Fact::Tile(best.discard.tile))
            .with(Fact::Yaku(vec![Yaku::Riichi, Yaku::Pinfu]))
            .with(ukeire(best.discard))
            .with(Fact::Points(points))
    })
}
