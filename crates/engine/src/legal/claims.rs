//! Claims on another player's tile: ron, pon, kan, chii, or pass.

use super::{How, Winning, denial, kan_barred, kuikae, score_win};
use crate::own::Own;
use crate::{Abort, Action, Actions, ClaimOn, Denial, RiverTile, Table, Wish};
use jantaku_core::rules::SuufonRenda;
use jantaku_core::{BySeat, Chii, Daiminkan, Hand, Kind, Meld, Pon, Seat, Tile, Wall};

pub(super) fn actions(table: &Table, me: Seat, own: &Own, from: Seat, tile: Tile, on: ClaimOn) -> Actions {
    let mut actions = Actions::default();
    ron(table, me, own, tile, on, &mut actions);
    if on == ClaimOn::Discard && !table.riichi[me].is_riichi() {
        calls(table, me, &own.hand, from, tile, &mut actions);
    }
    if !actions.legal.is_empty() {
        actions.legal.push(Action::Pass);
    }
    actions
}

fn ron(table: &Table, me: Seat, own: &Own, tile: Tile, on: ClaimOn, actions: &mut Actions) {
    if table.ron_passed || !on.may_be_ronned(&table.rules) || !own.waits.contains(tile.kind()) {
        return;
    }
    if !own.completes(tile, on) {
        return actions.deny(Wish::Ron, Denial::ClosedKan);
    }
    if let Some(why) = own.furiten(table, me) {
        return actions.deny(Wish::Ron, why);
    }
    let winning = Winning { hand: &own.hand, tile, how: How::Claimed(on), ura_indicators: &[] };
    match score_win(table, me, &winning) {
        Ok(_) => actions.legal.push(Action::Ron),
        Err(no_win) => actions.deny(Wish::Ron, denial(no_win)),
    }
}

/// Calls in the order pon, kan, chii, or why they are barred.
fn calls(table: &Table, me: Seat, hand: &Hand, from: Seat, tile: Tile, actions: &mut Actions) {
    let mut found = Calls::default();
    pons(table, me, hand, from, tile, &mut found);
    if hand.counts().of(tile.kind()) == 3 {
        match kan_barred(table) {
            None => found.allowed.push(Action::Daiminkan),
            Some(why) => found.denied.push((Wish::Kan(tile.kind()), why)),
        }
    }
    if table.rules.chii && from.next(table.players()) == me {
        chiis(table, hand, tile, &mut found);
    }
    let barred = if table.live_left == 0 && table.rules.last_tile_win_only {
        Some(Denial::LastTile)
    } else {
        round_ends(table).map(|_| Denial::RoundEnds)
    };
    for action in found.allowed {
        match barred {
            None => actions.legal.push(action),
            Some(why) => found.denied.push((wish(action, tile.kind()), why)),
        }
    }
    found.denied.dedup();
    found.denied.into_iter().for_each(|(what, why)| actions.deny(what, why));
}

#[derive(Default)]
struct Calls {
    allowed: Vec<Action>,
    denied: Vec<(Wish, Denial)>,
}

fn wish(action: Action, kind: Kind) -> Wish {
    match action {
        Action::Chii { .. } => Wish::Chii,
        Action::Pon { .. } => Wish::Pon,
        _ => Wish::Kan(kind),
    }
}

fn pons(table: &Table, me: Seat, hand: &Hand, from: Seat, tile: Tile, found: &mut Calls) {
    for own in pairs(hand, tile.kind(), tile.kind()) {
        if let Some(pon) = pon(table, me, from, tile, own) {
            call(table, hand, Meld::Pon(pon), Action::Pon { own }, Wish::Pon, found);
        }
    }
}

fn chiis(table: &Table, hand: &Hand, tile: Tile, found: &mut Calls) {
    for (low, high) in [(-2, -1), (-1, 1), (1, 2)] {
        let (Some(low), Some(high)) = (tile.kind().offset(low), tile.kind().offset(high)) else { continue };
        for own in pairs(hand, low, high) {
            if let Ok(chii) = Chii::new(tile, own) {
                call(table, hand, Meld::Chii(chii), Action::Chii { own }, Wish::Chii, found);
            }
        }
    }
}

/// Allows a call unless it would leave nothing that may be discarded.
fn call(table: &Table, hand: &Hand, meld: Meld, action: Action, wish: Wish, found: &mut Calls) {
    let barred = kuikae(&table.rules, &meld);
    let mut after = hand.clone();
    if after.lay(meld).is_err() {
        return;
    }
    if after.tiles().any(|tile| !barred.contains(tile.kind())) {
        found.allowed.push(action);
    } else {
        found.denied.push((wish, Denial::KuikaeNoDiscard));
    }
}

/// Each different pair of hand tiles of these two kinds, red fives told apart.
fn pairs(hand: &Hand, low: Kind, high: Kind) -> Vec<[Tile; 2]> {
    let tiles: Vec<Tile> = hand.tiles().collect();
    let mut pairs = Vec::new();
    for (at, &a) in tiles.iter().enumerate() {
        for &b in &tiles[at + 1..] {
            let mut pair = [a, b];
            pair.sort();
            if [pair[0].kind(), pair[1].kind()] == [low, high] && !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

pub(crate) fn pon(table: &Table, me: Seat, from: Seat, tile: Tile, own: [Tile; 2]) -> Option<Pon> {
    Pon::new(tile, own, me.relative(from, table.players())?).ok()
}

pub(crate) fn daiminkan(table: &Table, me: Seat, hand: &Hand, from: Seat, tile: Tile) -> Option<Daiminkan> {
    let own: Vec<Tile> = hand.tiles().filter(|held| held.kind() == tile.kind()).collect();
    Daiminkan::new(tile, own.try_into().ok()?, me.relative(from, table.players())?).ok()
}

/// The abortive draw that the discard on offer brings unless it is ronned.
pub(crate) fn round_ends(table: &Table) -> Option<Abort> {
    let rules = &table.rules;
    if rules.suufon_renda == SuufonRenda::FirstGoAround && four_winds(table) {
        Some(Abort::SuufonRenda)
    } else if rules.suucha_riichi && table.riichi.values().filter(|riichi| riichi.is_riichi()).count() == 4 {
        Some(Abort::SuuchaRiichi)
    } else if rules.suukaikan && four_kans_of_several(table) {
        Some(Abort::Suukaikan)
    } else {
        None
    }
}

fn four_winds(table: &Table) -> bool {
    fn only(river: &[RiverTile]) -> Option<Kind> {
        match river {
            [discard] => Some(discard.tile.kind()).filter(|kind| kind.is_wind()),
            _ => None,
        }
    }
    let firsts: BySeat<Option<Kind>> = table.rivers.map(|_, river| only(river));
    let first = firsts.values().next().copied().flatten();
    let same = firsts.values().filter(|kind| **kind == first).count();
    table.untouched && first.is_some() && same == 4
}

fn four_kans_of_several(table: &Table) -> bool {
    let most = table.melds.values().map(|melds| melds.iter().filter(|meld| meld.is_kan()).count()).max();
    table.kans() == Wall::KANS && most != Some(Wall::KANS)
}
