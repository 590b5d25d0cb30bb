//! A sound player: the discard that leaves the hand nearest to tenpai with most tiles to accept.

use jantaku_core::Tile;
use jantaku_engine::{Action, Actions, View};
use jantaku_score::{accepts, shanten};

use crate::Bot;

/// Plays every position the same way.
pub struct Normal;

impl Bot for Normal {
    fn name(&self) -> &str {
        "normal"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let first = |test: fn(&Action) -> bool| actions.legal.iter().copied().find(test);
        first(|action| matches!(action, Action::Tsumo | Action::Ron))
            .or_else(|| first(|action| matches!(action, Action::Stop)))
            .or_else(|| first(|action| matches!(action, Action::Pass | Action::Continue)))
            .or_else(|| best_discard(view, actions))
            .unwrap_or(Action::Pass)
    }
}

fn best_discard(view: &View, actions: &Actions) -> Option<Action> {
    let discards = actions.legal.iter().copied().filter_map(|action| match action {
        Action::Riichi { tile, .. } | Action::Discard { tile, .. } => Some((action, tile)),
        _ => None,
    });
    let (best, _) = discards.min_by_key(|&(_, tile)| distance(view, tile))?;
    Some(best)
}

/// Shanten after the discard, and how few kinds the hand then accepts.
fn distance(view: &View, tile: Tile) -> (i8, std::cmp::Reverse<usize>) {
    let melds = view.hand().melds().len();
    let mut rest = view.hand().counts();
    let _held = rest.take(tile.kind());
    (shanten(&rest, melds).min(), std::cmp::Reverse(accepts(&rest, melds).len()))
}
