use jantaku_core::{Kind, Place, Seat};
use jantaku_engine::{ClaimOn, Phase, Round};

pub struct Truth {
    pub tenpai: bool,
    /// The kinds it would win with if `from` discarded them now, each with the points that this costs, without honba.
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
            let under = table.rules.ura_under(table.indicators.len()).filter(|_| table.riichi[seat].is_riichi());
            let ura: Vec<_> = under.filter_map(|nth| round.wall().at(Place::Ura(nth))).collect();
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
