//! What a match is played for.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a match is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Mode {
    /// Nothing but the match itself.
    Free,
    /// The same, with the people of a room.
    Friends,
    /// Nothing at all: choices may be taken back.
    Practice,
    /// Points of the account.
    Parlour,
    /// The key to the expert table.
    Guest,
    /// Ranks of the ladder.
    Ladder,
    /// The title of dragon king.
    DragonKing,
    Rate,
}

impl Mode {
    pub fn of(key: &str) -> Option<Mode> {
        let modes = [
            Mode::Free,
            Mode::Friends,
            Mode::Practice,
            Mode::Parlour,
            Mode::Guest,
            Mode::Ladder,
            Mode::DragonKing,
            Mode::Rate,
        ];
        let keys = ["free", "friends", "practice", "parlour", "guest", "ladder", "dragon_king", "rate"];
        keys.iter().zip(modes).find(|(known, _)| **known == key).map(|(_, mode)| mode)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_has_one_key() {
        assert_eq!(Mode::of("dragon_king"), Some(Mode::DragonKing));
        assert_eq!(Mode::of("practice"), Some(Mode::Practice));
        assert_eq!(Mode::of("dragonking"), None);
    }
}
