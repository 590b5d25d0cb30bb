//! The strongest level. It tries out what the mind finds best: worlds that it may be in are imagined ([`worlds`]), and in
//! each of them every candidate is played on for a few turns ([`ahead`]), all in the same worlds. What the mind says is
//! where it begins; the trials move it as far as they can be trusted.
//!
//! To the end of the round chance drowns what a choice is worth: two discards then differ by 9,000 points one way or the
//! other from world to world. After two turns it is 2,200, so a sixteenth of the worlds tell as much.

mod ahead;
mod quick;
#[cfg(test)]
mod tests;
mod worlds;

use jantaku_engine::{Action, Actions, View};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::common::{decide, mark, settled};
use crate::mind::Stakes;
use crate::mind::level::{FULL, SHALLOW};
use crate::mind::manner::PLAIN;
use crate::sight::Sight;
use crate::{Bot, Mind, Prospect};
use ahead::Ahead;
use worlds::Worlds;

/// Tries out what the mind finds best.
pub struct Master {
    seed: [u8; 32],
    /// Names the candidates.
    mind: Mind,
    /// Plays on in imagined worlds.
    quick: Mind,
    /// How many worlds are imagined for a decision.
    worlds: usize,
}

/// The cost of a decision grows with the worlds; what it gains does no more.
const WORLDS: usize = 400;
/// How often the own turn comes until the mind is asked again.
const TURNS: usize = 2;
/// How much worse than the best, by the mind, what is tried out may be, and how many choices at most.
const MARGIN: f64 = 600.0;
const CANDIDATES: usize = 6;
/// How far the mind is off about the difference of two choices: a standard deviation.
const DOUBT: f64 = 120.0;
/// The same for trials in worlds without number: those who play on in them are cheap, and so is the mind that is asked then.
const AWRY: f64 = 160.0;
/// By how many standard deviations of what is still in doubt a choice must turn out better than the mind's.
const CAUTION: f64 = 0.5;
/// How much the difference of two choices changes from world to world before any has been seen, and how many worlds that
/// counts for: few worlds that happen to agree are not to be trusted.
const SPREAD: f64 = 1500.0;
const SEEN: f64 = 4.0;

impl Master {
    /// With the seed of its worlds.
    pub fn new(seed: [u8; 32]) -> Master {
        let mind = |level| Mind::new(level, PLAIN);
        Master { seed, mind: mind(FULL), quick: mind(SHALLOW), worlds: WORLDS }
    }

    /// What each choice leads to, the best first; those tried out as they turned out. Between rounds there is nothing to
    /// try out.
    fn prospects(&self, view: &View, legal: &[Action]) -> Vec<Prospect> {
        let mut prospects = self.mind.weigh(view, legal);
        prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        if legal.contains(&Action::Stop) {
            return prospects;
        }
        let least = prospects.first().map_or(0.0, |best| best.worth - MARGIN);
        let tried = prospects.iter().take_while(|prospect| prospect.worth >= least).count().min(CANDIDATES);
        if tried > 1 {
            self.try_out(view, &mut prospects[..tried]);
            prospects.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        prospects
    }

    /// Moves the worth of each candidate but the first, whose worth the others' are held against.
    fn try_out(&self, view: &View, candidates: &mut [Prospect]) {
        let sight = Sight::new(view);
        let stakes = Stakes::new(sight.table, sight.me, PLAIN.deal);
        let ahead = Ahead { table: sight.table, stakes: &stakes, me: sight.me, mind: &self.quick, turns: TURNS };
        let worlds = Worlds::new(&sight);
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(mark(view));
        let mut sums = vec![Sum::default(); candidates.len()];
        for _ in 0..self.worlds {
            let Some(world) = worlds.draw(&mut rng) else { return };
            let Some(first) = ahead.worth(world.clone(), candidates[0].action) else { continue };
            for (sum, candidate) in sums.iter_mut().zip(candidates.iter()).skip(1) {
                sum.extend(ahead.worth(world.clone(), candidate.action).map(|worth| worth - first));
            }
        }
        let best = candidates[0].worth;
        for (sum, candidate) in sums.iter().zip(candidates).skip(1) {
            candidate.worth = best + sum.moved(candidate.worth - best);
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
        if settled(view, legal).is_some() { Vec::new() } else { self.prospects(view, legal) }
    }
}

/// The differences of two choices in the worlds tried.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Extend<f64> for Sum {
    fn extend<T: IntoIterator<Item = f64>>(&mut self, values: T) {
        for value in values {
            self.count += 1.0;
            self.sum += value;
            self.squares += value * value;
        }
    }
}

impl Sum {
    /// The difference that was believed, moved by what was seen: each counts by how sure it is. What is still in doubt
    /// counts against the other choice.
    fn moved(&self, believed: f64) -> f64 {
        if self.count < 2.0 {
            return believed;
        }
        let mean = self.sum / self.count;
        let spread = self.squares - self.count * mean * mean + SEEN * SPREAD * SPREAD;
        let seen = 1.0 / (spread / (self.count * (self.count + SEEN - 1.0)) + AWRY * AWRY);
        let doubt = 1.0 / (DOUBT * DOUBT);
        (doubt * believed + seen * mean) / (doubt + seen) - CAUTION / (doubt + seen).sqrt()
    }
}
