//! Whether riichi may be declared.

use arrayvec::ArrayVec;
use jantaku_core::rules::FuritenRiichi;
use jantaku_core::{Kind, KindSet, Tile, Yaku};
use jantaku_score::{Irregular, live_waits, tenpai_discards};

use super::Verdicts;
use super::turn::{Turn, discards};
use crate::{Action, IllegalReason, Intent};

impl Turn<'_> {
    /// Riichi with a closed hand.
    pub(super) fn riichi(&self, verdicts: &mut impl Verdicts) {
        let irregular = Irregular::known(&self.table.rules).next().is_some();
        let tenpai = if irregular { self.own.hand.counts().held() } else { self.tenpai_discards() };
        if tenpai.is_empty() {
            return verdicts.deny(Intent::Riichi, || Some(IllegalReason::NotTenpai));
        }
        let barred = self.riichi_barred();
        let mut furiten = None;
        let mut found = ArrayVec::<(Tile, bool), 15>::new();
        for (tile, tsumogiri) in discards(&self.own.hand).filter(|(tile, _)| tenpai.contains(tile.kind())) {
            let waits = self.waits_after(tile, tsumogiri);
            match (barred, self.riichi_furiten(tile, waits)) {
                _ if waits.is_empty() => {}
                (Some(why), _) => return verdicts.deny(Intent::Riichi, || Some(why)),
                (None, None) => found.push((tile, tsumogiri)),
                (None, Some(kind)) => furiten = Some(kind.tile()),
            }
        }
        found.iter().for_each(|&(tile, tsumogiri)| verdicts.allow(Action::Riichi { tile, tsumogiri }));
        if self.may_lay_open() {
            found.iter().for_each(|&(tile, tsumogiri)| verdicts.allow(Action::OpenRiichi { tile, tsumogiri }));
        }
        let none = furiten.map_or(IllegalReason::NotTenpai, IllegalReason::RiichiFuriten);
        verdicts.deny(Intent::Riichi, || found.is_empty().then_some(none));
    }

    /// The kinds whose discard leaves a tenpai hand in one of the three shapes.
    pub(super) fn tenpai_discards(&self) -> KindSet {
        let hand = &self.own.hand;
        // A draw lowers the shanten by at most one.
        if self.own.shanten > 1 { KindSet::EMPTY } else { tenpai_discards(&hand.counts(), hand.melds().len()) }
    }

    /// Whether the house knows the open riichi that could be declared now.
    pub(super) fn may_lay_open(&self) -> bool {
        let yaku = &self.table.rules.yaku;
        yaku.knows(Yaku::OpenRiichi) || (yaku.knows(Yaku::OpenDoubleRiichi) && self.table.first_turn(self.seat))
    }

    /// Why this seat may not declare riichi whatever its tiles, if that is so.
    pub(super) fn riichi_barred(&self) -> Option<IllegalReason> {
        let (rules, points, left) = (&self.table.rules, self.table.scores[self.seat], self.table.live_left);
        if points < rules.riichi_stake && !rules.riichi_below_stake {
            Some(IllegalReason::TooFewPoints { points, needed: rules.riichi_stake })
        } else if left < rules.riichi_min_wall {
            Some(IllegalReason::TooFewTiles { left, needed: rules.riichi_min_wall })
        } else {
            None
        }
    }

    /// The waits after a discard; empty if the hand does not have the tile.
    pub(super) fn waits_after(&self, tile: Tile, tsumogiri: bool) -> KindSet {
        let mut waiting = self.own.hand.clone();
        match waiting.discard(tile, tsumogiri) {
            Ok(()) => live_waits(&waiting, &self.table.rules),
            Err(_) => KindSet::EMPTY,
        }
    }

    //
    /// The wait among the player's discards that bars riichi with this one, if the house bars it.
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
