use serde::{Deserialize, Serialize};

/// The stake of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Mode {
    /// Nothing but the match itself.
    Free,
    /// A match with the people of a room.
    Friends,
    /// A match for nothing: choices may be taken back.
    Practice,
    Parlour,
    /// The key to the expert table.
    Guest,
    Ladder,
    /// The title of dragon king.
    DragonKing,
    Rate,
}

impl Mode {
    /// Each with its key, in messages and in the store.
    const KEYS: [(Mode, &str); 8] = [
        (Mode::Free, "free"),
        (Mode::Friends, "friends"),
        (Mode::Practice, "practice"),
        (Mode::Parlour, "parlour"),
        (Mode::Guest, "guest"),
        (Mode::Ladder, "ladder"),
        (Mode::DragonKing, "dragon_king"),
        (Mode::Rate, "rate"),
    ];

    /// The mode of this key; `None` if no mode has it.
    pub fn of(key: &str) -> Option<Mode> {
        Mode::KEYS.into_iter().find(|(_, known)| *known == key).map(|(mode, _)| mode)
    }

    pub fn key(self) -> &'static str {
        Mode::KEYS[self as usize].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_has_one_key() {
        for (mode, key) in Mode::KEYS {
            assert_eq!((mode.key(), Mode::of(key)), (key, Some(mode)));
            assert_eq!(serde_json::to_value(mode).unwrap(), key);
        }
        assert_eq!(Mode::of("dragonking"), None);
    }
}
