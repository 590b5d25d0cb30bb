//! What a player cannot win with.

use jantaku_core::{Kind, KindSet, Seat};
use jantaku_engine::Table;

/// What `seat` cannot win with under the house's furiten: its own discards, and what it has let pass since its riichi, or else
/// since its last discard.
pub fn safe(table: &Table, seat: Seat) -> KindSet {
    let rules = &table.rules;
    let riichi = table.riichi[seat].is_riichi();
    let own = table.furiten_kinds(seat);
    if !(if riichi { rules.riichi_furiten } else { rules.temporary_furiten }) {
        return own;
    }
    let mut since = KindSet::EMPTY;
    let mut declared = false;
    for (who, kind, sideways) in in_order(table) {
        if who != seat {
            since.insert(kind);
        } else if !riichi || (sideways && !declared) {
            declared = true;
            since = KindSet::EMPTY;
        }
    }
    if riichi && !declared { own } else { own | since }
}

/// All discards in the order they were made. A claimed tile gives the next discard to its claimant.
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
