//! The discards to recommend.

use jantaku_core::Tile;
use jantaku_engine::{Action, Actions, View};

use crate::safety::Grade;
use crate::{DiscardHint, Stance, advice, recommended, safety};

/// Marks as best what the adviser recommends: the discard that it chooses first. Where it chooses none, the widest stay
/// marked, except those that it warns of and those that are risky. `hints` are those of the legal actions.
pub fn recommend(view: &View, actions: &Actions, hints: &mut [Option<DiscardHint>]) {
    if hints.iter().all(Option::is_none) {
        return;
    }
    let said = advice(view, &actions.legal);
    let risks = safety(view, actions);
    let chosen = recommended(&said).map(tile_of);
    let warned =
        |tile| said.iter().any(|said| matches!(said.stance, Stance::Avoid(action) if tile_of(action) == Some(tile)));
    let risky = |tile: Tile| risks.iter().any(|risk| risk.kind == tile.kind() && risk.grade >= Grade::Risky);
    for hint in hints.iter_mut().flatten() {
        hint.best = match chosen {
            // What is chosen may be no discard, such as a kan.
            Some(chosen) => chosen == Some(hint.tile),
            None => hint.best && !warned(hint.tile) && !risky(hint.tile),
        };
    }
}

/// The tile of a discard, with riichi or without.
fn tile_of(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. } => Some(tile),
        _ => None,
    }
}
