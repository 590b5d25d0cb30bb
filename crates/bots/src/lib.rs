//! Players that need no person. A bot decides from a [`View`]: it knows what its seat may know, and nothing else.
//! The same seed and the same views give the same choices.

mod normal;
mod random;

use jantaku_engine::{Action, Actions, View};
use thiserror::Error;

pub use normal::Normal;
pub use random::{Random, Wild};

/// Something that plays a seat.
pub trait Bot {
    /// The name it is chosen by.
    fn name(&self) -> &str;

    /// One of `actions.legal`, which is what `view.legal_actions()` lists. Where nothing is asked it passes.
    fn choose(&mut self, view: &View, actions: &Actions) -> Action;
}

/// The names of all bots, best first.
pub const NAMES: [&str; 3] = ["normal", "wild", "random"];

/// There is no bot of this name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no bot `{name}`; there are {known}", known = NAMES.join(", "))]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
}

/// A bot by its name, with the seed of whatever it leaves to chance.
pub fn by_name(name: &str, seed: [u8; 32]) -> Result<Box<dyn Bot + Send>, UnknownBot> {
    match name {
        "normal" => Ok(Box::new(Normal)),
        "wild" => Ok(Box::new(Wild::new(seed))),
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(UnknownBot { name: name.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_gives_the_bot_of_that_name() {
        for name in NAMES {
            assert_eq!(by_name(name, [0; 32]).unwrap().name(), name);
        }
    }

    #[test]
    fn an_unknown_name_is_told_with_the_known_ones() {
        let error = by_name("expert", [0; 32]).err().unwrap();
        assert_eq!(error.to_string(), "there is no bot `expert`; there are normal, wild, random");
    }
}
