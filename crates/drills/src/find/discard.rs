//! Which tile to discard: the one that leaves the most tiles that improve the hand.

use std::cmp::Reverse;

use jantaku_advice::{DiscardHint, discard_hints, safety};
use jantaku_core::Tile;
use jantaku_engine::{Action, Actions, RiichiStatus, View};
use jantaku_score::Connection;

use super::{Found, level};
use crate::{Choice, Task};

/// The skills by the shanten that the best discard leaves.
const SKILLS: [&str; 4] = ["tenpai", "iishanten", "ryanshanten", "sanshanten"];
/// By how many tiles the best discard has to lead; set by hand, so that counting them decides.
const LEAD: u32 = 4;
/// The same as a share of what it leaves.
const LEAD_SHARE: f64 = 0.15;
/// With fewer tiles in the wall, a discard is a matter of safety and of tenpai at the draw.
const LEAST_LEFT: u8 = 12;

/// The question of a turn in which nobody threatens and nothing but a discard is to be decided, if one discard is clearly best by
/// the number of tiles that improve the hand, and at least one more keeps the shanten.
pub fn question(view: &View, actions: &Actions) -> Option<Found> {
    let quiet = |action: &Action| matches!(action, Action::Discard { .. } | Action::Riichi { .. });
    if view.table().riichi[view.seat()] != RiichiStatus::None || !actions.legal.iter().all(quiet) {
        return None;
    }
    if !safety(view, actions).is_empty() || view.table().live_left < LEAST_LEFT {
        return None;
    }
    let hints: Vec<DiscardHint> = discard_hints(view, &actions.legal).into_iter().flatten().collect();
    let best = hints.iter().max_by_key(|hint| rank(hint))?;
    let others = hints.iter().filter(|hint| hint.tile.kind() != best.tile.kind() && hint.shanten == best.shanten);
    let second = others.map(DiscardHint::tiles).max()?;
    let lead = best.tiles().saturating_sub(second);
    let share = f64::from(lead) / f64::from(best.tiles().max(1));
    let skill = *SKILLS.get(usize::from(best.shanten))?;
    // A red five and a plain one are different answers.
    let twice = hints.iter().any(|hint| hint.tile != best.tile && hint.tile.kind() == best.tile.kind());
    // A lone honour goes without a thought.
    let dull = best.tile.kind().is_honour() && best.connection == Connection::Lone;
    if lead < LEAD || share < LEAD_SHARE || twice || dull {
        return None;
    }
    let mut tiles: Vec<Tile> = hints.iter().map(|hint| hint.tile).collect();
    tiles.sort();
    tiles.dedup();
    let right = tiles.iter().position(|&tile| tile == best.tile)?;
    let task = Task { choices: tiles.into_iter().map(Choice::Tile).collect(), right: vec![right] };
    Some(Found { skill, level: level(share, [0.5, 0.35, 0.25, 0.18]), task })
}

fn rank(hint: &DiscardHint) -> (Reverse<u8>, u32) {
    (Reverse(hint.shanten), hint.tiles())
}
