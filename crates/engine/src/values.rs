//! The value of kinds for a player, by what is public.

use jantaku_core::{Kind, KindSet, Seat, Yaku};

use crate::Table;

impl Table {
    /// The kinds that `seat` cannot win with under the house's furiten: its discards, and what it has passed since its
    /// riichi, or otherwise since its last discard.
    pub fn safe_kinds(&self, seat: Seat) -> KindSet {
        let rules = &self.rules;
        let riichi = self.riichi[seat].is_riichi();
        let own = self.furiten_kinds(seat);
        if !(if riichi { rules.riichi_furiten } else { rules.temporary_furiten }) {
            return own;
        }
        let mut since = KindSet::EMPTY;
        let mut declared = false;
        for (who, kind, sideways) in in_order(self) {
            if who != seat {
                since.insert(kind);
            } else if !riichi || (sideways && !declared) {
                declared = true;
                since = KindSet::EMPTY;
            }
        }
        if riichi && !declared { own } else { own | since }
    }

    /// The kinds of which a triplet is a yaku for a seat, with its han in this house; 0 if the house has no such yaku.
    pub fn yakuhai(&self, seat: Seat) -> [(Kind, u8); 5] {
        let han = |yaku| self.rules.yaku.han(yaku, false).unwrap_or(0);
        [
            (Kind::HAKU, han(Yaku::Haku)),
            (Kind::HATSU, han(Yaku::Hatsu)),
            (Kind::CHUN, han(Yaku::Chun)),
            (self.wind(seat).kind(), han(Yaku::SeatWind)),
            (self.start.wind.kind(), han(Yaku::RoundWind)),
        ]
    }
}

/// All discards in the order they were made. After a claim the next discard is the claimant's.
fn in_order(table: &Table) -> impl Iterator<Item = (Seat, Kind, bool)> + '_ {
    let mut next = table.dealer();
    let mut at = table.rivers.map(|_, _| 0usize);
    std::iter::from_fn(move || {
        let seat = next;
        let discard = table.rivers[seat].get(at[seat])?;
        at[seat] += 1;
        next = discard.claimed_by.unwrap_or(seat.next(table.players()));
        Some((seat, discard.tile.kind(), discard.sideways))
    })
}
