//! Defence: against players who show that they are near a win.

use std::cmp::Reverse;

use jantaku_core::{Kind, KindSet};
use jantaku_score::{Connection, worth};

use super::ground::{Discard, Ground, usefulness};
use super::shape::ukeire;
use super::{Fact, Said};
use crate::safety::{Class, Grade};

/// The shanten from which a hand folds against riichi.
const FAR: i8 = 2;
/// The tiles that a wait needs for a full attack.
const GOOD_WAIT: u32 = 4;
/// Tiles in the live wall that leave time to push a hand with dora.
const TIME_LEFT: u8 = 24;
/// The tiles that have to make a hand tenpai to push it.
const MANY_TILES: u32 = 8;
/// Tiles in the live wall with which too few draws are left to push a hand that is not tenpai.
const FEW_DRAWS: u8 = 12;

/// Which of two tiles of a grade is safer: the least. Of suji tiles it is the one with more of its neighbours visible, of others
/// of a class the one with fewer copies left.
//
fn doubt(ground: &Ground, kind: Kind, class: Class) -> (Class, Reverse<u8>, u8) {
    let near = [-2, -1, 1, 2].into_iter().filter_map(|steps| kind.offset(steps));
    let visible = near.map(|kind| 4 - ground.left.of(kind).min(4)).sum();
    let left = ground.left.of(kind);
    match class {
        Class::Genbutsu => (class, Reverse(0), 0),
        // Suji 2, 3, 7 and 8 are much the same.
        Class::SujiTwoEight | Class::SujiThreeSeven => (Class::SujiTwoEight, Reverse(visible), left),
        Class::DoubleSujiMiddle | Class::LateSuji | Class::SingleSujiMiddle => (class, Reverse(visible), left),
        _ => (class, Reverse(0), left),
    }
}

/// The safest discard against those who threaten, with its class; of equals the one that keeps the hand nearest.
fn safest<'g>(ground: &'g Ground) -> Option<(&'g Discard, Grade, Class)> {
    let risky = ground.discards.iter().filter_map(|discard| ground.risk(discard.kind).map(|risk| (discard, risk)));
    let rank = |(discard, (grade, class)): &(&Discard, (Grade, Class))| {
        let doubt = doubt(ground, discard.kind, *class);
        (*grade, doubt, discard.shanten, Reverse(discard.tiles), usefulness(discard.kind))
    };
    risky.min_by_key(rank).map(|(discard, (grade, class))| (discard, grade, class))
}

/// The discard to fold with, where the hand is too far from a win against a riichi.
fn folding<'g>(ground: &'g Ground) -> Option<(&'g Discard, Class)> {
    let far = ground.best()?.shanten >= FAR && !ground.in_riichi().is_empty();
    safest(ground)
        .filter(|(_, grade, _)| far && *grade <= Grade::NearlySafe)
        .map(|(discard, _, class)| (discard, class))
}

fn folded(ground: &Ground, discard: &Discard, class: Class) -> Said {
    Said::choose(discard.action)
        .with(Fact::Tile(discard.tile))
        .with(Fact::Class(class))
        .with(Fact::Players(ground.in_riichi()))
}

//
pub(super) fn fold(ground: &Ground) -> Option<Said> {
    let (discard, class) = folding(ground)?;
    let shanten = u8::try_from(ground.best()?.shanten).ok()?;
    Some(folded(ground, discard, class).with(Fact::Shanten(shanten)))
}

//
pub(super) fn break_triplet(ground: &Ground) -> Option<Said> {
    let (discard, class) = folding(ground)?;
    let held = ground.counts.of(discard.kind);
    (held >= 3).then(|| folded(ground, discard, class).with(Fact::Held { held, needed: 3 }))
}

//
pub(super) fn break_set(ground: &Ground) -> Option<Said> {
    let (discard, class) = folding(ground)?;
    let safe = |other: &&Discard| ground.risk(other.kind).is_some_and(|(grade, _)| grade == Grade::Safe);
    let only = class == Class::Genbutsu && ground.discards.iter().filter(safe).count() == 1;
    (discard.connection == Connection::Run && only)
        .then(|| Said::note().with(Fact::Tile(discard.tile)).with(Fact::Players(ground.in_riichi())))
}

//
pub(super) fn cautious(ground: &Ground) -> Option<Said> {
    let near = ground.best()?.shanten == 1 && !ground.in_riichi().is_empty();
    let careful = |discard: &&Discard| {
        discard.shanten == 1 && ground.risk(discard.kind).is_some_and(|(grade, _)| grade <= Grade::NearlySafe)
    };
    let rank = |discard: &&Discard| (discard.tiles, Reverse(ground.risk(discard.kind)));
    let best = ground.discards.iter().filter(careful).max_by_key(rank)?;
    let (_, class) = ground.risk(best.kind)?;
    near.then(|| folded(ground, best, class).with(ukeire(best)))
}

//
pub(super) fn full_attack(ground: &Ground) -> Option<Said> {
    let best = ground.best().filter(|best| best.shanten == 0 && best.ukeire.len() >= 2)?;
    let good = best.tiles >= GOOD_WAIT && ground.furiten_after(best).is_empty();
    let riichi = ground.in_riichi();
    (good && !riichi.is_empty()).then(|| {
        Said::choose(ground.declare(best)).with(Fact::Tile(best.tile)).with(ukeire(best)).with(Fact::Players(riichi))
    })
}

/// The best discard one tile from tenpai against riichi, where none that stays there is nearly safe.
fn near<'g>(ground: &'g Ground) -> Option<&'g Discard> {
    let best = ground.best().filter(|best| best.shanten == 1 && !ground.in_riichi().is_empty())?;
    cautious(ground).is_none().then_some(best)
}

/// Whether a hand one tile from tenpai will hardly become so.
fn is_hopeless(ground: &Ground, best: &Discard) -> bool {
    best.tiles < MANY_TILES || ground.table.live_left <= FEW_DRAWS
}

//
pub(super) fn push_near(ground: &Ground) -> Option<Said> {
    let best = near(ground).filter(|best| !is_hopeless(ground, best))?;
    let (grade, _) = ground.risk(best.kind)?;
    let worth = ground.table.live_left >= TIME_LEFT && ground.dora_held() > 0;
    (worth || grade <= Grade::Risky).then(|| {
        Said::choose(best.action).with(Fact::Tile(best.tile)).with(ukeire(best)).with(Fact::Players(ground.in_riichi()))
    })
}

//
pub(super) fn least_danger(ground: &Ground) -> Option<Said> {
    let far = ground.best()?.shanten >= FAR && !ground.in_riichi().is_empty();
    let hopeless = near(ground).is_some_and(|best| is_hopeless(ground, best));
    let (discard, grade, class) = safest(ground)?;
    (hopeless || far && grade > Grade::NearlySafe).then(|| folded(ground, discard, class))
}

//
pub(super) fn safe_tiles(ground: &Ground) -> Option<Said> {
    let safe = |kind: &Kind| ground.risk(*kind).is_some_and(|(grade, _)| grade == Grade::Safe);
    let kinds: KindSet = ground.discards.iter().map(|discard| discard.kind).filter(safe).collect();
    (!kinds.is_empty()).then(|| {
        let players = ground.threats().map(|caution| caution.seat).collect();
        Said::note().with(Fact::Tiles(kinds)).with(Fact::Players(players))
    })
}

//
pub(super) fn riichi_is_tenpai(ground: &Ground) -> Option<Said> {
    let riichi = ground.in_riichi();
    (ground.turn() && !riichi.is_empty()).then(|| Said::note().with(Fact::Players(riichi)))
}

//
pub(super) fn dealer_costs(ground: &Ground) -> Option<Said> {
    let dealer = ground.table.dealer();
    let threatens = ground.threats().any(|caution| caution.seat == dealer);
    // Any five han are a mangan.
    let (_, mangan, _) = worth(&ground.table.rules, 0, 5, 30);
    let deltas = jantaku_score::win_deltas(&ground.table.rules, dealer, Some(ground.me), dealer, mangan, 0);
    (ground.turn() && threatens)
        .then(|| Said::note().with(Fact::Points(deltas[dealer])).with(Fact::Players(vec![dealer])))
}

//
pub(super) fn no_pair_wait(ground: &Ground) -> Option<Said> {
    let rivers = || ground.table.rivers.values().flatten().filter(|lying| lying.claimed_by.is_none());
    let discarded = |kind: Kind| rivers().filter(|lying| lying.tile.kind() == kind).count();
    // An honour is in no run either: it is simply safe.
    let all = |discard: &&Discard| {
        !discard.kind.is_honour()
            && ground.counts.of(discard.kind) == 2
            && ground.left.of(discard.kind) == 0
            && discarded(discard.kind) == 2
    };
    let tile = ground.discards.iter().find(all)?.tile;
    let class = ground.risk(tile.kind()).map(|(_, class)| class)?;
    Some(Said::note().with(Fact::Tile(tile)).with(Fact::Class(class)))
}

#[cfg(test)]
mod tests {
    use jantaku_engine::View;
    use jantaku_testkit::{Scene, SceneExt};

    use super::*;

    /// with three draws left a hand that is not tenpai is given up, however many tiles would help it.
    #[test]
    fn late_a_wide_hand_does_not_push() {
        let judged = |view: &View, best: Option<&Discard>| {
            let choices = view.legal_actions().legal;
            let ground = Ground::new(view, &choices);
            let best = best.or(ground.best()).cloned();
            best.map(|best| (best.tiles >= MANY_TILES, is_hopeless(&ground, &best), best))
        };
        let mut play = Scene::of("tenhou").hand(3, "234m067p2236788s").draws("9p8m1z1m").deal();
        let (wide, hopeless, best) = judged(&play.run_to(3).view(3), None).expect("it discards");
        assert!(wide && !hopeless);
        let hopeless = |view: &View| judged(view, Some(&best)).is_some_and(|(_, hopeless, _)| hopeless);
        assert!(!hopeless(&play.run_until(20).run_to(3).view(3)));
        assert!(hopeless(&play.run_until(12).run_to(3).view(3)));
    }
}
