//! Riichi or not.

use std::cmp::Reverse;

use jantaku_core::{Kind, KindSet, Yaku};
use jantaku_engine::Action;
use jantaku_score::{Win, worth};

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
    action: Action,
    /// The wins by ron in riichi.
    priced: Vec<Priced>,
    furiten: KindSet,
    trap: Option<Trap>,
}

/// A wait of half a ryanpeikou (二盃口), where a win in riichi must be taken.
struct Trap {
    /// The kinds that win without ryanpeikou, for less.
    cheap: KindSet,
    /// The most that one of them brings.
    points: i32,
    /// The kind that completes ryanpeikou, with its points.
    dear: (Kind, i32),
}

impl<'g> Offer<'g> {
    fn new(ground: &Ground, discard: &'g Discard) -> Option<Offer<'g>> {
        let action = ground.riichi_with(discard.tile)?;
        let priced = ground.priced(discard, true);
        let trap = Trap::new(ground, &priced);
        Some(Offer { discard, action, priced, furiten: ground.furiten_after(discard), trap })
    }

    /// What riichi brings, roughly.
    fn brings(&self, ground: &Ground) -> i64 {
        self.worth(ground, &self.priced)
    }

    /// Points of these wins by copies left.
    fn worth(&self, ground: &Ground, priced: &[Priced]) -> i64 {
        let chance = if self.furiten.is_empty() { 2 } else { 1 };
        i64::from(ground.mean_points(priced)) * i64::from(self.discard.tiles) * chance
    }

    /// Whether nothing speaks against it: there is time, it spoils neither the wait nor the win, and it can gain something.
    fn pays(&self, ground: &Ground) -> bool {
        let (rules, left) = (&ground.table.rules, ground.table.live_left);
        // With ippatsu or ura dora it can bring more than its one han.
        let more = rules.ura_dora || rules.yaku.han(Yaku::Ippatsu, true).is_some();
        let gains = more || enough(ground, self.discard).is_none();
        left >= TIME_LEFT && self.discard.tiles > 0 && self.furiten.is_empty() && self.trap.is_none() && gains
    }
}

impl Trap {
    fn new(ground: &Ground, priced: &[Priced]) -> Option<Trap> {
        let forced = ground.table.rules.riichi_forced_win;
        let live = priced.iter().filter(|(kind, _)| forced && ground.left.of(*kind) > 0);
        let wins = live.filter_map(|(kind, win)| Some((*kind, win.as_ref()?)));
        let is = |(_, win): &(Kind, &Win)| win.yaku.iter().any(|line| line.yaku == Yaku::Ryanpeikou);
        let points = |(kind, win): (Kind, &Win)| (kind, ground.ron_points(win.base));
        let (with, without): (Vec<_>, Vec<_>) = wins.partition(is);
        let dear = with.into_iter().map(points).max_by_key(|dear| dear.1)?;
        let cheap: Vec<_> = without.into_iter().map(points).filter(|cheap| cheap.1 < dear.1).collect();
        let points = cheap.iter().map(|cheap| cheap.1).max()?;
        Some(Trap { cheap: cheap.into_iter().map(|cheap| cheap.0).collect(), points, dear })
    }
}

impl Ground<'_> {
    /// Riichi with this discard, if it is possible and nothing speaks against it; otherwise the discard itself.
    pub fn declare(&self, discard: &Discard) -> Action {
        let offer = Offer::new(self, discard).filter(|offer| offer.pays(self));
        offer.map_or(discard.action, |offer| offer.action)
    }
}

/// The riichi on offer, the best first.
fn offers<'g>(ground: &'g Ground) -> Vec<Offer<'g>> {
    let mut offers: Vec<Offer> = ground.discards.iter().filter_map(|discard| Offer::new(ground, discard)).collect();
    offers.sort_by_key(|offer| Reverse(offer.brings(ground)));
    offers
}

/// Those that nothing speaks against.
fn paying<'g>(ground: &'g Ground) -> Vec<Offer<'g>> {
    offers(ground).into_iter().filter(|offer| offer.pays(ground)).collect()
}

/// Riichi with this discard, and what wins then.
fn declared(best: &Offer) -> Said {
    Said::choose(best.action).with(Fact::Tile(best.discard.tile)).with(ukeire(best.discard))
}

//
pub(super) fn good_riichi(ground: &Ground) -> Option<Said> {
    let offers = paying(ground);
    let best = offers.first().filter(|best| best.discard.ukeire.len() >= 2 && best.discard.tiles >= 4)?;
    Some(declared(best).with(Fact::Wall(ground.table.live_left)))
}

//
pub(super) fn riichi_for_yaku(ground: &Ground) -> Option<Said> {
    let offers = paying(ground);
    let best = offers.first().filter(|best| best.discard.tiles > BAD_WAIT)?;
    let none = ground.priced(best.discard, false).iter().all(|(_, win)| win.is_none());
    (none && ground.quiet()).then(|| declared(best))
}

//
pub(super) fn plain_riichi(ground: &Ground) -> Option<Said> {
    let offers = paying(ground);
    let best = offers.first()?;
    let silent = ground.priced(best.discard, false);
    let cheap = silent.iter().flat_map(|(_, win)| win).all(|win| win.han < MUCH);
    (cheap && ground.quiet() && dama_bad_wait(ground).is_none()).then(|| declared(best))
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
    let (offers, paying) = (offers(ground), paying(ground));
    let best = paying.first().filter(|best| best.discard.tiles > BAD_WAIT)?;
    let other = offers.iter().find(|other| other.action != best.action)?;
    let points = |offer: &Offer| ground.mean_points(&offer.priced);
    let clear = best.brings(ground) > other.brings(ground);
    clear.then(|| {
        declared(best)
            .with(Fact::Points(points(best)))
            .with(Fact::Other(other.discard.tile))
            .with(Fact::OtherUkeire { kinds: other.discard.ukeire, count: other.discard.tiles })
            .with(Fact::OtherPoints(points(other)))
    })
}

//
pub(super) fn furiten_riichi(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let furiten = offers.iter().filter(|offer| !offer.furiten.is_empty()).max_by_key(|offer| offer.discard.tiles)?;
    Some(
        Said::avoid(furiten.action)
            .with(Fact::Tile(furiten.discard.tile))
            .with(Fact::Tiles(furiten.furiten))
            .with(ukeire(furiten.discard)),
    )
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
    let best = ground.best()?;
    let least = enough(ground, best)?;
    Some(Said::note().with(Fact::Han(least.han)).with(Fact::Points(ground.ron_points(least.base))))
}

/// The cheapest win without riichi, if each wait has one and none gains by another han.
fn enough(ground: &Ground, discard: &Discard) -> Option<Win> {
    let wins: Option<Vec<Win>> = ground.priced(discard, false).into_iter().map(|(_, win)| win).collect();
    let wins = wins?;
    let gains = |win: &Win| worth(&ground.table.rules, 0, win.han.saturating_add(1), win.fu.total).1 > win.base;
    if wins.iter().any(gains) {
        return None;
    }
    wins.into_iter().min_by_key(|win| win.base).filter(|least| least.han >= MUCH)
}

//
pub(super) fn ryanpeikou_trap(ground: &Ground) -> Option<Said> {
    let offers = offers(ground);
    let (offer, trap) = offers.iter().find_map(|offer| Some((offer, offer.trap.as_ref()?)))?;
    let silent = offer.worth(ground, &ground.priced(offer.discard, false));
    let riichi = paying(ground).first().map_or(0, |other| other.brings(ground));
    let said = if silent > riichi { Said::choose(offer.discard.action) } else { Said::avoid(offer.action) };
    Some(
        said.with(Fact::Tile(offer.discard.tile))
            .with(Fact::Tiles(trap.cheap))
            .with(Fact::Points(trap.points))
            .with(Fact::Other(trap.dear.0.tile()))
            .with(Fact::OtherPoints(trap.dear.1)),
    )
}

//
pub(super) fn pinfu_riichi(ground: &Ground) -> Option<Said> {
    let pinfu =
        |(_, win): &Priced| win.as_ref().is_some_and(|win| win.yaku.iter().any(|line| line.yaku == Yaku::Pinfu));
    let offers = paying(ground);
    let best = offers.first().filter(|offer| offer.priced.iter().all(pinfu))?;
    let points = ground.mean_points(&best.priced);
    Some(
        Said::choose(best.action)
            .with(Fact::Tile(best.discard.tile))
            .with(Fact::Yaku(vec![Yaku::Riichi, Yaku::Pinfu]))
            .with(ukeire(best.discard))
            .with(Fact::Points(points)),
    )
}
