//! The discards to recommend.

use jantaku_core::Tile;
use jantaku_engine::{Action, Actions, View};

use crate::adviser::tile_of;
use crate::discards::mark_widest;
use crate::safety::Grade;
use crate::{Advice, DiscardHint, Stance, advice, recommended, safety};

/// Marks as best what the adviser recommends: the discard that it chooses. Where it chooses none, the widest of those that it
/// does not warn of are marked, except those that are risky. `hints` are those of the legal actions.
pub fn recommend(view: &View, actions: &Actions, hints: &mut [Option<DiscardHint>]) {
    if hints.iter().all(Option::is_none) {
        return;
    }
    let said = advice(view, &actions.legal);
    if let Some(chosen) = recommended(&said) {
        // What is chosen may be no discard, such as a kan.
        hints.iter_mut().flatten().for_each(|hint| hint.best = tile_of(chosen) == Some(hint.tile));
        return;
    }
    let risks = safety(view, actions);
    let warned = |tile: Tile| {
        let keeps =
            |said: &Advice| matches!(said.stance, Stance::Avoid(Action::Discard { tile: kept, .. }) if kept == tile);
        said.iter().any(keeps)
    };
    let risky = |tile: Tile| risks.iter().any(|risk| risk.kind == tile.kind() && risk.grade >= Grade::Risky);
    mark_widest(hints, |tile| !warned(tile));
    hints.iter_mut().flatten().for_each(|hint| hint.best &= !risky(hint.tile));
}
