//! Which tile to discard: the one that leaves the most tiles that improve the hand.

use std::cmp::Reverse;

use jantaku_advice::{DiscardHint, after_discard, discard_hints, ron_after, safety};
use jantaku_core::Tile;
use jantaku_engine::{Action, Actions, RiichiStatus, View};
use jantaku_score::Connection;
use jantaku_wire::DrillChoice;

use super::{Found, level};
use crate::Task;

/// The skills by the shanten that the best discard leaves.
const SKILLS: [&str; 4] = ["tenpai", "iishanten", "ryanshanten", "sanshanten"];
/// By how many tiles the best discard has to lead; set by hand, so that counting them decides.
const LEAD: u32 = 4;
/// The same as a share of what it leaves.
const LEAD_SHARE: f64 = 0.15;
/// The highest level of a question whose answer is the only lone tile.
const LONE_LEVEL: u8 = 2;
/// With fewer tiles in the wall, a discard is a matter of safety and of tenpai at the draw.
const LEAST_LEFT: u8 = 12;

/// The question of a turn in which nobody threatens and nothing but a discard is to be decided, if one discard is clearly best by
/// the number of tiles that improve the hand, and at least one more keeps the shanten.
pub fn question(view: &View, actions: &Actions) -> Option<Found> {
    let quiet = |action: &Action| matches!(action, Action::Discard { .. } | Action::Riichi { .. });
    // After a call some tiles may not be discarded (喰い替え).
    if view.hand().drawn().is_none()
        || view.table().riichi[view.seat()] != RiichiStatus::None
        || !actions.legal.iter().all(quiet)
    {
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
    let of_best = |action: &&Action| matches!(action, Action::Discard { tile, .. } if *tile == best.tile);
    let action = *actions.legal.iter().find(of_best)?;
    if lead < LEAD || share < LEAD_SHARE || twice || is_dull(best, &hints) || is_hollow(view, action) {
        return None;
    }
    let mut tiles: Vec<Tile> = hints.iter().map(|hint| hint.tile).collect();
    tiles.sort();
    tiles.dedup();
    let right = tiles.iter().position(|&tile| tile == best.tile)?;
    let task = Task { choices: tiles.into_iter().map(|tile| DrillChoice::Tile { tile }).collect(), right: vec![right] };
    let level = level(share, [0.5, 0.35, 0.25, 0.18]);
    let level = if is_only_lone(best, &hints) { level.min(LONE_LEVEL) } else { level };
    Some(Found { skill, level, task })
}

/// Whether it is the only tile that connects with no other.
fn is_only_lone(best: &DiscardHint, hints: &[DiscardHint]) -> bool {
    let lone = |hint: &&DiscardHint| hint.connection == Connection::Lone;
    lone(&best) && hints.iter().filter(lone).all(|hint| hint.tile.kind() == best.tile.kind())
}

/// Whether the tile goes without a thought: a lone honour, or near tenpai the only lone tile.
fn is_dull(best: &DiscardHint, hints: &[DiscardHint]) -> bool {
    let honour = best.tile.kind().is_honour() && best.connection == Connection::Lone;
    honour || (best.shanten <= 1 && is_only_lone(best, hints))
}

/// Whether the discard leaves a tenpai that cannot win with every tile it waits for: furiten, or open without a yaku.
fn is_hollow(view: &View, action: Action) -> bool {
    let furiten = after_discard(view, action).is_some_and(|after| !after.furiten.is_empty());
    let open = !view.table().is_closed(view.seat(), view.hand());
    furiten || (open && ron_after(view, action).iter().any(|(_, points)| points.is_none()))
}

fn rank(hint: &DiscardHint) -> (Reverse<u8>, u32) {
    (Reverse(hint.shanten), hint.tiles())
}
