//! Whether riichi may be declared.

use arrayvec::ArrayVec;
use jantaku_core::rules::FuritenRiichi;
use jantaku_core::{Kind, KindSet, Tile, Yaku};
use jantaku_score::{Irregular, live_waits, tenpai_discards};

use super::turn::{Turn, discards};
use crate::{Action, Actions, Denial, Wish};

impl Turn<'_> {
    pub(super) fn riichi(&self, actions: &mut Actions) {
        let hand = &self.own.hand;
        let tenpai = tenpai_discards(&hand.counts(), hand.melds().len());
        if !self.is_closed() {
            if !tenpai.is_empty() {
                actions.deny(Wish::Riichi, Denial::HandOpen);
            }
            return;
        }
        let barred = self.riichi_barred();
        let mut furiten = None;
        let before = actions.legal.len();
        let irregular = Irregular::known(&self.table.rules).next().is_some();
        let may_wait = |(tile, _): &(Tile, bool)| irregular || tenpai.contains(tile.kind());
        for (tile, tsumogiri) in discards(hand).filter(may_wait) {
            let waits = self.waits_after(tile, tsumogiri);
            match (barred, self.riichi_furiten(tile, waits)) {
                _ if waits.is_empty() => {}
                (Some(why), _) => return actions.deny(Wish::Riichi, why),
                (None, None) => actions.legal.push(Action::Riichi { tile, tsumogiri }),
                (None, Some(kind)) => furiten = Some(kind.tile()),
            }
        }
        if self.may_lay_open() {
            let open: ArrayVec<Action, 15> = actions.legal[before..].iter().filter_map(laid_open).collect();
            actions.legal.extend(open);
        }
        if actions.legal.len() == before {
            actions.deny(Wish::Riichi, furiten.map_or(Denial::NotTenpai, Denial::RiichiFuriten));
        }
    }

    /// Whether the house knows the open riichi that would be declared now.
    pub(super) fn may_lay_open(&self) -> bool {
        let yaku = &self.table.rules.yaku;
        yaku.knows(Yaku::OpenRiichi) || (yaku.knows(Yaku::OpenDoubleRiichi) && self.table.first_turn(self.seat))
    }

    /// Why this seat may not declare riichi, whatever its tiles, if so.
    pub(super) fn riichi_barred(&self) -> Option<Denial> {
        let (rules, points, left) = (&self.table.rules, self.table.scores[self.seat], self.table.live_left);
        if points < rules.riichi_stake && !rules.riichi_below_stake {
            Some(Denial::TooFewPoints { points, needed: rules.riichi_stake })
        } else if left < rules.riichi_min_wall {
            Some(Denial::TooFewTiles { left, needed: rules.riichi_min_wall })
        } else {
            None
        }
    }

    /// The waits after a discard; none if the tile is not held so.
    pub(super) fn waits_after(&self, tile: Tile, tsumogiri: bool) -> KindSet {
        let mut waiting = self.own.hand.clone();
        match waiting.discard(tile, tsumogiri) {
            Ok(()) => live_waits(&waiting, &self.table.rules),
            Err(_) => KindSet::EMPTY,
        }
    }

    /// The wait among the own discards that bars riichi with this one, if the house bars it.
    pub(super) fn riichi_furiten(&self, tile: Tile, waits: KindSet) -> Option<Kind> {
        if self.table.rules.furiten_riichi != FuritenRiichi::Forbidden {
            return None;
        }
        let mut spoiling = self.table.furiten_kinds(self.seat);
        if self.table.rules.discard_furiten {
            spoiling.insert(tile.kind());
        }
        (waits & spoiling).iter().next()
    }
}

/// The same riichi with the hand laid open.
fn laid_open(riichi: &Action) -> Option<Action> {
    match *riichi {
        Action::Riichi { tile, tsumogiri } => Some(Action::OpenRiichi { tile, tsumogiri }),
        _ => None,
    }
}
