//! The own turn: discard, riichi, tsumo, kans, nine kinds.

use jantaku_core::rules::{FuritenRiichi, RiichiAnkan};
use jantaku_core::{Ankan, Hand, Kakan, Kind, KindSet, Meld, Seat, Tile};
use jantaku_score::{Set, WinBy, decompositions, live_waits, tenpai_discards};

use super::{How, Winning, denial, kan_barred, kuikae, score_win};
use crate::own::Own;
use crate::{Action, Actions, Denial, DrawFrom, Origin, Table, Wish};

pub(super) fn actions(table: &Table, seat: Seat, own: &Own, origin: Origin) -> Actions {
    let mut actions = Actions::default();
    match origin {
        Origin::Call(meld) => {
            discards_after_call(table, &own.hand, &meld, &mut actions);
            if table.rules.kita && own.hand.counts().of(Kind::NORTH) > 0 {
                actions.deny(Wish::Kita, Denial::KitaAfterCall);
            }
        }
        Origin::Draw(from) => {
            tsumo(table, seat, own, from, &mut actions);
            if table.riichi[seat].is_riichi() {
                locked_discards(&own.hand, &mut actions);
            } else {
                riichi(table, seat, &own.hand, &mut actions);
                actions.legal.extend(discards(&own.hand).map(|(tile, tsumogiri)| Action::Discard { tile, tsumogiri }));
            }
            kans(table, seat, own, &mut actions);
            kita(table, seat, &own.hand, &mut actions);
            kyuushu_kyuuhai(table, seat, &own.hand, &mut actions);
        }
    }
    actions
}

fn tsumo(table: &Table, seat: Seat, own: &Own, from: DrawFrom, actions: &mut Actions) {
    let Some(drawn) = own.hand.drawn().filter(|tile| own.waits.contains(tile.kind())) else { return };
    let hand = without_drawn(&own.hand, drawn);
    let winning = Winning { hand: &hand, tile: drawn, how: How::Drawn(from), ura_indicators: &[] };
    match score_win(table, seat, &winning) {
        Ok(_) => actions.legal.push(Action::Tsumo),
        Err(no_win) => actions.deny(Wish::Tsumo, denial(no_win)),
    }
}

/// The hand as it waits, before the drawn tile came.
pub(crate) fn without_drawn(hand: &Hand, drawn: Tile) -> Hand {
    let mut waiting = hand.clone();
    waiting.discard(drawn, true).expect("the drawn tile can always be discarded");
    waiting
}

/// Each different discard: tiles of the hand in order, then the drawn one.
fn discards(hand: &Hand) -> impl Iterator<Item = (Tile, bool)> + '_ {
    let tiles = hand.concealed();
    let different = tiles.iter().enumerate().filter(|(at, tile)| *at == 0 || tiles[at - 1] != **tile);
    different.map(|(_, &tile)| (tile, false)).chain(hand.drawn().map(|tile| (tile, true)))
}

/// In riichi only the drawn tile may go.
fn locked_discards(hand: &Hand, actions: &mut Actions) {
    for (tile, tsumogiri) in discards(hand) {
        if tsumogiri {
            actions.legal.push(Action::Discard { tile, tsumogiri });
        } else {
            actions.deny(Wish::Discard(tile), Denial::InRiichi);
        }
    }
}

fn discards_after_call(table: &Table, hand: &Hand, meld: &Meld, actions: &mut Actions) {
    let barred = kuikae(&table.rules, meld);
    let called = meld.called().map(|(tile, _)| tile);
    for (tile, tsumogiri) in discards(hand) {
        match called {
            Some(called) if barred.contains(tile.kind()) => {
                actions.deny(Wish::Discard(tile), Denial::Kuikae { called, tile });
            }
            _ => actions.legal.push(Action::Discard { tile, tsumogiri }),
        }
    }
}

fn riichi(table: &Table, seat: Seat, hand: &Hand, actions: &mut Actions) {
    let rules = &table.rules;
    let tenpai = tenpai_discards(&hand.counts(), hand.melds().len());
    if !hand.is_closed() {
        if !tenpai.is_empty() {
            actions.deny(Wish::Riichi, Denial::HandOpen);
        }
        return;
    }
    let points = table.scores[seat];
    let barred = if points < rules.riichi_stake && !rules.riichi_below_stake {
        Some(Denial::TooFewPoints { points, needed: rules.riichi_stake })
    } else if table.live_left < rules.riichi_min_wall {
        Some(Denial::TooFewTiles { left: table.live_left, needed: rules.riichi_min_wall })
    } else {
        None
    };
    let mut furiten = None;
    let before = actions.legal.len();
    for (tile, tsumogiri) in discards(hand).filter(|(tile, _)| tenpai.contains(tile.kind())) {
        let mut waiting = hand.clone();
        let waits = match waiting.discard(tile, tsumogiri) {
            Ok(()) => live_waits(&waiting, rules),
            Err(_) => KindSet::EMPTY,
        };
        let own_discards = table.discarded(seat) | [tile.kind()].into_iter().collect();
        if waits.is_empty() {
            continue;
        }
        match (barred, (waits & own_discards).iter().next()) {
            (None, Some(kind)) if rules.furiten_riichi == FuritenRiichi::Forbidden => furiten = Some(kind.tile()),
            (None, _) => actions.legal.push(Action::Riichi { tile, tsumogiri }),
            (Some(why), _) => return actions.deny(Wish::Riichi, why),
        }
    }
    if actions.legal.len() == before {
        actions.deny(Wish::Riichi, furiten.map_or(Denial::NotTenpai, Denial::RiichiFuriten));
    }
}

fn kans(table: &Table, seat: Seat, own: &Own, actions: &mut Actions) {
    let counts = own.hand.counts();
    for kind in Kind::all().filter(|&kind| counts.of(kind) == 4) {
        match kan_barred(table).or_else(|| riichi_kan_barred(table, seat, own, kind)) {
            None => actions.legal.push(Action::Ankan { kind }),
            Some(why) => actions.deny(Wish::Kan(kind), why),
        }
    }
    let mut tiles: Vec<Tile> = own.hand.tiles().collect();
    tiles.sort();
    for tile in tiles {
        if pon_of(&own.hand, tile).is_some() {
            match kan_barred(table) {
                None => actions.legal.push(Action::Kakan { tile }),
                Some(why) => actions.deny(Wish::Kan(tile.kind()), why),
            }
        }
    }
}

/// The kan that adds `tile` to a pon of the hand.
pub(crate) fn pon_of(hand: &Hand, tile: Tile) -> Option<Kakan> {
    hand.melds().iter().find_map(|meld| match meld {
        Meld::Pon(pon) => Kakan::new(*pon, tile).ok(),
        _ => None,
    })
}

/// The closed kan of a kind, if the hand holds all four.
pub(crate) fn ankan_of(hand: &Hand, kind: Kind) -> Option<Ankan> {
    let tiles: Vec<Tile> = hand.tiles().filter(|tile| tile.kind() == kind).collect();
    Ankan::new(tiles.try_into().ok()?).ok()
}

/// in riichi a closed kan needs the drawn tile, and may not change the hand as the house sees it.
fn riichi_kan_barred(table: &Table, seat: Seat, own: &Own, kind: Kind) -> Option<Denial> {
    if !table.riichi[seat].is_riichi() {
        return None;
    }
    let drawn = own.hand.drawn().is_some_and(|tile| tile.kind() == kind);
    let allowed = match table.rules.riichi_ankan {
        RiichiAnkan::Never => false,
        RiichiAnkan::WaitsUnchanged => drawn && keeps_waits(table, own, kind),
        RiichiAnkan::NoReadingChanged => drawn && keeps_waits(table, own, kind) && always_a_triplet(own, kind),
    };
    (!allowed).then_some(Denial::RiichiKan)
}

fn keeps_waits(table: &Table, own: &Own, kind: Kind) -> bool {
    let mut after = own.hand.clone();
    let laid = ankan_of(&own.hand, kind).map(|kan| after.lay(Meld::Ankan(kan)));
    laid.is_some_and(|laid| laid.is_ok()) && live_waits(&after, &table.rules) == own.waits
}

/// Whether the three tiles are a triplet in every reading of the completed hand.
fn always_a_triplet(own: &Own, kind: Kind) -> bool {
    let Some(drawn) = own.hand.drawn() else { return false };
    let waiting = without_drawn(&own.hand, drawn);
    let is_triplet = |set: &Set| set.is_triplet() && set.kind == kind;
    own.waits.iter().all(|wait| {
        decompositions(&waiting, wait, WinBy::Ron).iter().all(|reading| reading.sets().iter().any(is_triplet))
    })
}

fn kita(table: &Table, seat: Seat, hand: &Hand, actions: &mut Actions) {
    let rules = &table.rules;
    let (left, needed) = (table.live_left, rules.kita_min_wall);
    if !rules.kita || hand.counts().of(Kind::NORTH) == 0 {
        return;
    }
    let just_drawn = hand.drawn() == Some(Kind::NORTH.tile());
    if table.riichi[seat].is_riichi() && !(just_drawn && rules.kita_in_riichi) {
        actions.deny(Wish::Kita, Denial::KitaInRiichi);
    } else if left < needed {
        actions.deny(Wish::Kita, Denial::KitaTooFewTiles { left, needed });
    } else {
        actions.legal.push(Action::Kita);
    }
}

fn kyuushu_kyuuhai(table: &Table, seat: Seat, hand: &Hand, actions: &mut Actions) {
    let kinds = hand.counts().held().iter().filter(|kind| kind.is_yaochuu()).count();
    if !table.rules.kyuushu_kyuuhai || kinds < 9 {
        return;
    }
    if table.first_turn(seat) {
        actions.legal.push(Action::KyuushuKyuuhai);
    } else if table.rivers[seat].is_empty() {
        actions.deny(Wish::KyuushuKyuuhai, Denial::NotFirstTurn);
    }
}
