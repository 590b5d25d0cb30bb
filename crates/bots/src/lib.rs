//! Players that need no person. A bot decides from a [`View`]: it knows what its seat may know, and nothing else.
//! The same seed and the same views give the same choices.

mod normal;
mod random;

use jantaku_core::rules::KyuushuKyuuhai;
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

/// A bot that leaves to the house what the house does not leave to programs.
struct Bound<B>(B);

impl<B: Bot> Bot for Bound<B> {
    fn name(&self) -> &str {
        self.0.name()
    }

    /// a program always has the deal repeated that may be.
    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let redeal = view.table().rules.kyuushu_kyuuhai == KyuushuKyuuhai::Shanghai
            && actions.legal.contains(&Action::KyuushuKyuuhai);
        if redeal { Action::KyuushuKyuuhai } else { self.0.choose(view, actions) }
    }
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
        "normal" => Ok(Box::new(Bound(Normal))),
        "wild" => Ok(Box::new(Bound(Wild::new(seed)))),
        "random" => Ok(Box::new(Bound(Random::new(seed)))),
        _ => Err(UnknownBot { name: name.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jantaku_core::notation::parse_tiles;
    use jantaku_core::{BySeat, Ruleset, Seat, Wind};
    use jantaku_engine::{DrawFrom, RoundStart, SeatEvent};

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

    /// Whether a bot has the deal repeated, each time for another seed: the own hand and the dealer's seat decide.
    fn repeats(name: &str, hand: &str, house: KyuushuKyuuhai) -> Vec<bool> {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.kyuushu_kyuuhai = house;
        let dealer = Seat::new(0).unwrap();
        let scores = BySeat::from_fn(rules.players, |_| 25000);
        let indicator = parse_tiles("5p").unwrap()[0];
        let (wind, dice) = (Wind::East, None);
        let tally = scores.map(|_, _| Default::default());
        let start = RoundStart {
            wind_index: 0,
            wind,
            dealer,
            honba: 0,
            sticks: 0,
            scores,
            indicator,
            kept: 0,
            kept_by: None,
            dice,
            game: 0,
            tally,
        };
        let hand = parse_tiles(hand).unwrap().try_into().unwrap();
        let mut view =
            View::start(Arc::new(rules), dealer, &SeatEvent::Dealt { start: Box::new(start), hand }).unwrap();
        if house != KyuushuKyuuhai::Shanghai {
            let drawn = SeatEvent::DrewOwn { tile: parse_tiles("8s").unwrap()[0], from: DrawFrom::Live };
            view.apply(&drawn).unwrap();
        }
        let actions = view.legal_actions();
        assert!(actions.legal.contains(&Action::KyuushuKyuuhai));
        let choice = |seed| by_name(name, [seed; 32]).unwrap().choose(&view, &actions);
        (0..20).map(|seed| choice(seed) == Action::KyuushuKyuuhai).collect()
    }

    /// programs are not asked; near miss: where the choice is everybody's, one that leaves it to chance may play on.
    #[test]
    fn programs_always_have_the_deal_repeated() {
        let nine = "1359m124p19s1234z";
        for name in NAMES {
            assert_eq!(repeats(name, nine, KyuushuKyuuhai::Shanghai), [true; 20], "{name}");
        }
        assert!(repeats("random", nine, KyuushuKyuuhai::NineKindsOptional).contains(&false));
    }
}
