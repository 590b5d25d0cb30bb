//! A sound player. It weighs every discard and call by one measure, points to be expected: the chance to win the
//! hand times what it is worth ([`outlook`]), less the danger of what must be discarded for it ([`defence`]).
//! Folding needs no rule of its own: far from tenpai the danger outweighs the hand, and the safest tile is best.

mod calls;
mod chance;
mod defence;
mod discard;
mod outlook;
mod plan;
mod sight;
#[cfg(test)]
mod tests;
mod value;

use jantaku_engine::{Action, Actions, Phase, View};
use jantaku_score::shanten;

use crate::Bot;
use sight::Sight;

/// Plays every position the same way.
pub struct Normal;

impl Bot for Normal {
    fn name(&self) -> &str {
        "normal"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        match legal {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        if let Some(&win) = legal.iter().find(|action| matches!(action, Action::Tsumo | Action::Ron)) {
            return win;
        }
        let choice = match view.table().phase {
            Phase::Over(_) => Some(if legal.contains(&Action::Stop) { Action::Stop } else { Action::Continue }),
            Phase::Opening => Some(Action::KyuushuKyuuhai),
            Phase::Showdown { .. } => Some(Action::ShowTenpai),
            Phase::Claims { from, tile, .. } => Some(calls::choose(&Sight::new(view), from, tile, legal)),
            _ => turn(view, legal),
        };
        choice.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

fn turn(view: &View, legal: &[Action]) -> Option<Action> {
    if legal.contains(&Action::KyuushuKyuuhai) && is_hopeless(view) {
        return Some(Action::KyuushuKyuuhai);
    }
    let sight = Sight::new(view);
    calls::kita(&sight, legal)
        .or_else(|| calls::kan(&sight, legal))
        .or_else(|| discard::best(&sight, view.hand(), legal).map(|choice| choice.action))
}

/// Whether the hand is better dealt anew than played, with nine kinds of terminals and honours in it.
fn is_hopeless(view: &View) -> bool {
    let shanten = shanten(&view.hand().counts(), view.hand().melds().len(), view.table().rules.tile_set);
    let plain = shanten.standard.min(shanten.chiitoitsu.unwrap_or(i8::MAX));
    plain > 2 && shanten.kokushi.is_none_or(|kokushi| kokushi > 2)
}
