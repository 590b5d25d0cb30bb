//! What a player really holds: known to the one who looks on, not to those who read it.

use jantaku_core::{Kind, Place, Seat};
use jantaku_engine::{ClaimOn, Phase, Round};

/// A hand as it is.
pub struct Truth {
    /// Whether it waits.
    pub tenpai: bool,
    /// The kinds it would win with if `from` discarded them now, each with the points that costs, honba aside.
    pub wins: Vec<(Kind, i32)>,
}

impl Truth {
    /// The hand of `seat` between its turns.
    pub fn of(round: &Round, seat: Seat, from: Seat) -> Option<Truth> {
        let view = round.view(seat)?;
        let waits = view.waits();
        let mut wins = Vec::new();
        if view.furiten().is_none() {
            let mut table = round.table().clone();
            let ura: Vec<_> = match table.riichi[seat].is_riichi() && table.rules.ura_dora {
                true => (0..ura_count(round)).filter_map(|nth| round.wall().at(Place::Ura(nth))).collect(),
                false => Vec::new(),
            };
            let shares = if seat == table.dealer() { 6 } else { 4 };
            for kind in waits.iter() {
                table.phase = Phase::Claims { from, tile: kind.tile(), on: ClaimOn::Discard };
                if let Ok(win) = table.score_shown(seat, view.hand(), kind.tile(), &ura) {
                    wins.push((kind, shares * win.base));
                }
            }
        }
        Some(Truth { tenpai: !waits.is_empty(), wins })
    }
}

fn ura_count(round: &Round) -> usize {
    let table = round.table();
    if table.rules.kan_ura_dora { table.indicators.len() } else { 1 }
}
