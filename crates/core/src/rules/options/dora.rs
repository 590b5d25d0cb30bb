//! Indicators and red fives.

use serde::{Deserialize, Serialize};

use super::choice;
use crate::Suit;

choice! {
    /// When a kan turns its indicator.
    KanDoraTiming {
        /// Before the supplement tile is drawn.
        BeforeDraw,
        /// With the next discard: too late for a win on the supplement tile, in time for a ron on the discard.
        WithNextDiscard,
        /// Once the next discard has passed.
        AfterDiscardPasses,
        /// Once the next discard has passed, or just before a win on that discard or on the supplement tile is counted.
        AfterDiscardOrWithWin,
    }

    /// The dora after an indicator of characters.
    ManzuCycle {
        /// The next number, even where it is not in play.
        Normal,
        /// 1m and 9m point to each other.
        OneToNine,
    }
}

/// Red fives of each suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RedFives {
    /// The number among the characters.
    pub m: u8,
    /// The number among the dots.
    pub p: u8,
    /// The number among the bamboo.
    pub s: u8,
}

impl RedFives {
    /// The number in a suit.
    pub const fn of(self, suit: Suit) -> u8 {
        match suit {
            Suit::Man => self.m,
            Suit::Pin => self.p,
            Suit::Sou => self.s,
        }
    }
}

impl info::OptionType for RedFives {
    const SHAPE: info::Shape = info::Shape::RedFives;

    fn outside(&self, bounds: info::Bounds) -> Option<i64> {
        Suit::ALL.iter().find_map(|&suit| info::OptionType::outside(&self.of(suit), bounds))
    }
}
