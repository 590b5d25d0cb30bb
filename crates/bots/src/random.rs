//! Bots that choose at random: they reach corners of the rules that sensible play does not.

use jantaku_core::below;
use jantaku_engine::{Action, Actions, View};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::search::level::NORMAL;
use crate::search::style::PLAIN;
use crate::{Bot, SearchBot};

/// Every legal action is equally likely.
pub struct Random {
    rng: ChaCha20Rng,
}

impl Random {
    /// With the seed of its choices.
    pub fn new(seed: [u8; 32]) -> Random {
        Random { rng: ChaCha20Rng::from_seed(seed) }
    }

    /// True with probability `times / of`.
    fn chance(&mut self, times: u32, of: u32) -> bool {
        below(&mut self.rng, of) < times
    }
}

impl Bot for Random {
    fn name(&self) -> &str {
        "random"
    }

    fn choose(&mut self, _: &View, actions: &Actions) -> Action {
        match actions.legal.as_slice() {
            [] => Action::Pass,
            legal => legal[below(&mut self.rng, legal.len() as u32) as usize],
        }
    }
}

/// Takes a win or a riichi nine times in ten, half of the riichi open where the rules have it. Otherwise it plays like `normal`
/// half of the time, and like [`Random`] the other half.
pub struct Wild {
    random: Random,
    sensible: SearchBot,
}

impl Wild {
    /// With the seed of its choices.
    pub fn new(seed: [u8; 32]) -> Wild {
        Wild { random: Random::new(seed), sensible: SearchBot::new(NORMAL, PLAIN) }
    }
}

impl Bot for Wild {
    fn name(&self) -> &str {
        "wild"
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let eager = |action: &&Action| matches!(action, Action::Tsumo | Action::Ron | Action::Riichi { .. });
        if let Some(&action) = actions.legal.iter().find(eager)
            && self.random.chance(9, 10)
        {
            let open = match action {
                Action::Riichi { tile, tsumogiri } => Action::OpenRiichi { tile, tsumogiri },
                _ => return action,
            };
            return if actions.legal.contains(&open) && self.random.chance(1, 2) { open } else { action };
        }
        if self.random.chance(1, 2) { self.sensible.choose(view, actions) } else { self.random.choose(view, actions) }
    }
}
