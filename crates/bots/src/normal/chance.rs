//! The chance that a hand is won in time.

use crate::sight::Sight;

/// How a hand comes by the tiles it needs.
#[derive(Clone, Copy)]
pub struct Road {
    /// Tiles missing to tenpai.
    pub shanten: i8,
    /// How many tiles are left of the kinds that bring it forward.
    pub accepted: usize,
    /// Whether it can call.
    pub open: bool,
    /// How easily it comes forward: see [`crate::plan::Plan::ease`].
    pub ease: f64,
    /// How many tiles of a go-around it can win with, once tenpai: 1 is its own draw only.
    pub sources: f64,
}

/// Tiles of a go-around that help an open hand: its own draw and some of what others discard.
const OPEN_SOURCES: f64 = 1.7;
/// The chance that somebody else ends the round in a go-around: at its start, and more with each that passes.
const OTHERS_FIRST: f64 = 0.015;
const OTHERS_LATER: f64 = 0.008;
/// More while somebody threatens.
const OTHERS_THREATENING: f64 = 0.05;
/// The go-arounds of a whole round.
const ROUND: usize = 18;
/// How likely an average hand of this shanten gets forward in a go-around, closed and open.
const FORWARD: [(f64, f64); 4] = [(0.08, 0.08), (0.13, 0.30), (0.22, 0.45), (0.33, 0.60)];

/// The chance to win within the draws to come: the first step by the tiles it accepts, the later ones as hands go.
pub fn win(sight: &Sight, road: Road) -> f64 {
    let per_tile = road.accepted as f64 / sight.unseen.max(1) as f64;
    let sources = match (road.shanten, road.open) {
        (..=0, _) => road.sources,
        (_, true) => OPEN_SOURCES,
        (_, false) => 1.0,
    };
    let steps = usize::try_from(road.shanten).unwrap_or(0);
    let step = |shanten: usize| {
        if shanten == steps {
            return (per_tile * sources).min(0.95);
        }
        let (closed, open) = FORWARD[shanten.min(FORWARD.len() - 1)];
        road.ease * if road.open { open } else { closed }
    };
    let threatened = if sight.threat > 0.0 { OTHERS_THREATENING } else { 0.0 };
    let others = |turns: usize| OTHERS_FIRST + OTHERS_LATER * ROUND.saturating_sub(turns) as f64 + threatened;
    // at[s] is the chance to stand at shanten s now, with nobody having won.
    let mut at = vec![0.0; steps + 1];
    at[steps] = 1.0;
    let mut won = 0.0;
    for turns in (1..=sight.turns).rev() {
        let calm = 1.0 - others(turns);
        won += at[0] * step(0);
        for shanten in 0..=steps {
            let above = if shanten < steps { at[shanten + 1] * step(shanten + 1) } else { 0.0 };
            at[shanten] = (at[shanten] * (1.0 - step(shanten)) + above) * calm;
        }
    }
    won
}
