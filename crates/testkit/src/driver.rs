use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Hand, Tile};
use jantaku_engine::{Action, Actions, View};
use jantaku_score::shanten;

use crate::Chance;

/// How a test's players choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Driver {
    /// Uniformly among the legal actions.
    Random,
    /// Wins and declares riichi nine times in ten, calls now and then, and mostly discards towards tenpai: rounds
    /// come to riichi, kans and wins.
    Eager,
}

impl Driver {
    /// The choice of the seat whose view this is; `None` if nothing is asked of it.
    pub fn choose(self, view: &View, chance: &mut Chance) -> Option<Action> {
        let Actions { legal, fouls } = view.legal_actions();
        if !fouls.is_empty() && chance.percent(2) {
            return chance.pick(&fouls);
        }
        match self {
            Driver::Random => chance.pick(&legal),
            Driver::Eager => eager(view, &legal, chance),
        }
    }
}

fn eager(view: &View, legal: &[Action], chance: &mut Chance) -> Option<Action> {
    let mut rest = Vec::new();
    for &action in legal {
        let percent = match action {
            Action::Ron | Action::Tsumo | Action::Riichi { .. } | Action::OpenRiichi { .. } => 90,
            Action::ShowTenpai | Action::ShowNoten => 60,
            Action::Kita => 75,
            Action::Ankan { .. } | Action::Kakan { .. } | Action::Daiminkan => 60,
            Action::Pon { .. } => 30,
            Action::Chii { .. } | Action::KyuushuKyuuhai => 15,
            _ => {
                rest.push(action);
                continue;
            }
        };
        if chance.percent(percent) {
            return Some(action);
        }
    }
    if chance.percent(85) {
        rest = nearest(view.hand(), view.table().rules.tile_set, &rest);
    }
    chance.pick(&rest).or_else(|| chance.pick(legal))
}

/// The discards that leave the hand nearest to complete, or all actions if none is a discard.
fn nearest(hand: &Hand, played: TilesPlayed, actions: &[Action]) -> Vec<Action> {
    let after = |tile: Tile| {
        let mut counts = hand.counts();
        if counts.take(tile.kind()) { shanten(&counts, hand.melds().len(), played).min() } else { i8::MAX }
    };
    let distance = |action: &Action| match action {
        Action::Discard { tile, .. } => after(*tile),
        _ => i8::MIN,
    };
    let least = actions.iter().map(distance).min();
    actions.iter().copied().filter(|action| Some(distance(action)) == least).collect()
}
