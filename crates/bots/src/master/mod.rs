//! The strongest level. It draws [`determinizations`] of the position, plays the best candidates of the search on for a few
//! turns in each ([`rollout`]), and moves the search's estimates as far as the rollouts can be trusted. All candidates are played
//! in the same determinizations.
//!
//! Rollouts to the end of the round are mostly noise: the difference of two choices then has a standard deviation of 8,900
//! points. After two turns it is 2,200, so a sixteenth of the samples will do (`docs/measuring.md`, "Rollouts").

mod determinizations;
mod policy;
mod rollout;
#[cfg(test)]
mod tests;

use jantaku_engine::{Action, Actions, View};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::common::{decide, fingerprint, forced};
use crate::position::Position;
use crate::search::Stakes;
use crate::search::level::{FULL, SHALLOW};
use crate::search::style::PLAIN;
use crate::{Bot, Prospect, SearchBot};
use determinizations::Determinizations;
use rollout::Rollout;

/// Tries the best choices of a search by rollouts.
pub struct Master {
    seed: [u8; 32],
    search: SearchBot,
    /// Plays this seat in the rollouts.
    player: SearchBot,
    /// The number of determinizations that are drawn for a decision.
    determinizations: usize,
}

/// The number of determinizations that are drawn for a decision; set by hand. More cost time in proportion, and no gain from them is measured
/// (`docs/measuring.md`, "Rollouts").
const DETERMINIZATIONS: usize = 400;
/// How many turns of this seat a rollout lasts. Two predict as well as three and vary less (`docs/measuring.md`, "Rollouts").
const ROLLOUT_TURNS: usize = 2;
/// How far below the best choice a candidate may be by the search, in points of match value; set by hand.
const CANDIDATE_MARGIN: f64 = 600.0;
/// The most candidates that are tried; set by hand.
const MAX_CANDIDATES: usize = 6;
/// The standard deviation, in points, of the search's error in the difference of two choices; set by hand.
const SEARCH_ERROR: f64 = 120.0;
/// The same for rollouts, however many: even with unlimited samples, they are biased by the cheap players. Set by hand, such
/// that both errors together make 200 points.
const ROLLOUT_BIAS: f64 = 160.0;
/// By how many standard deviations of the remaining error a choice must beat the search's; set by hand.
const SWITCH_CAUTION: f64 = 0.5;
/// The prior standard deviation, in points, of the difference of two choices from one determinization to the next; set by hand.
const PRIOR_DEVIATION: f64 = 1500.0;
/// How many determinizations the prior counts for, so that a few that happen to agree are not trusted; set by hand.
const PRIOR_SAMPLES: f64 = 4.0;

impl Master {
    /// A bot with the seed of its determinizations.
    pub fn new(seed: [u8; 32]) -> Master {
        let search = |level| SearchBot::new(level, PLAIN);
        Master { seed, search: search(FULL), player: search(SHALLOW), determinizations: DETERMINIZATIONS }
    }

    /// Evaluates the choices, the best first: the candidates by rollouts, the others by search alone. Between rounds nothing
    /// is rolled out.
    fn prospects(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        let mut prospects = self.search.evaluate(view, legal);
        prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        if legal.contains(&Action::Stop) {
            return prospects;
        }
        let least = prospects.first().map_or(0.0, |best| best.worth - CANDIDATE_MARGIN);
        let candidates = prospects.iter().take_while(|prospect| prospect.worth >= least).count().min(MAX_CANDIDATES);
        if candidates > 1 {
            self.roll_out(view, &mut prospects[..candidates]);
            prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        prospects
    }

    /// Updates the value of each candidate relative to the first, whose value stays.
    fn roll_out(&self, view: &View, candidates: &mut [Prospect]) {
        let position = Position::new(view);
        let stakes = Stakes::new(position.table, position.me, PLAIN.deal);
        let (table, me) = (position.table, position.me);
        let rollout = Rollout { table, stakes: &stakes, me, player: &self.player, turns: ROLLOUT_TURNS };
        let determinizations = Determinizations::new(&position);
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(fingerprint(view));
        let mut differences = vec![Differences::default(); candidates.len()];
        for _ in 0..self.determinizations {
            let Some(round) = determinizations.draw(&mut rng) else { return };
            let Some(first) = rollout.worth(round.clone(), candidates[0].action) else { continue };
            for (differences, candidate) in differences.iter_mut().zip(candidates.iter()).skip(1) {
                differences.extend(rollout.worth(round.clone(), candidate.action).map(|worth| worth - first));
            }
        }
        let best = candidates[0].worth;
        for (differences, candidate) in differences.iter().zip(candidates).skip(1) {
            candidate.worth = best + differences.updated(candidate.worth - best);
        }
    }
}

impl Bot for Master {
    fn name(&self) -> &str {
        "master"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        decide(view, legal, || self.prospects(view, legal).first().map(|best| best.action))
    }

    fn explain(&self, view: &View, actions: &Actions) -> Vec<Prospect> {
        let legal = actions.legal.as_slice();
        if forced(view, legal).is_some() { Vec::new() } else { self.prospects(view, legal) }
    }
}

/// The differences in value of two choices over the determinizations.
#[derive(Clone, Copy, Default)]
struct Differences {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Extend<f64> for Differences {
    fn extend<T: IntoIterator<Item = f64>>(&mut self, values: T) {
        for value in values {
            self.count += 1.0;
            self.sum += value;
            self.squares += value * value;
        }
    }
}

impl Differences {
    /// The search's difference updated by the observed ones, each weighted by its precision (1 / variance), less a margin for
    /// the remaining error.
    fn updated(&self, searched: f64) -> f64 {
        if self.count < 2.0 {
            return searched;
        }
        let mean = self.sum / self.count;
        let squares = self.squares - self.count * mean * mean + PRIOR_SAMPLES * PRIOR_DEVIATION * PRIOR_DEVIATION;
        let variance = squares / (self.count * (self.count + PRIOR_SAMPLES - 1.0));
        let observed_precision = 1.0 / (variance + ROLLOUT_BIAS * ROLLOUT_BIAS);
        let search_precision = 1.0 / (SEARCH_ERROR * SEARCH_ERROR);
        let precision = search_precision + observed_precision;
        (search_precision * searched + observed_precision * mean) / precision - SWITCH_CAUTION / precision.sqrt()
    }
}
