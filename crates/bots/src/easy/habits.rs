//! The habits of beginners: what one does that the others do not. They are data; `super::Easy` plays by them.

/// What a beginner does, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Habit {
    /// The name it is chosen by, after `easy/`; empty for `easy` itself.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub about: &'static str,
    /// Of ten calls that complete a set, how many it makes.
    pub calls: u32,
    /// Of ten turns against a riichi, how many it notices the riichi on and folds if it is not tenpai.
    pub folds: u32,
    /// From how many tiles of one suit and honours on it goes for a flush, if it does.
    pub flush: Option<usize>,
    /// Whether it remembers its own discards: it then neither waits for them nor declares riichi on such a wait.
    pub furiten: bool,
}

/// A beginner without a habit of its own. The numbers of all habits are set by hand; what comes of them is measured by
/// `tests/manners` and listed in `docs/bots.md`.
pub const USUAL: Habit = Habit { name: "", about: "", calls: 3, folds: 5, flush: None, furiten: true };

/// The beginners with a habit.
pub const HABITS: [Habit; 4] = [
    Habit { name: "caller", about: "Calls everything and ends up without a yaku.", calls: 10, ..USUAL },
    Habit { name: "flush", about: "Chases a flush with almost any hand.", flush: Some(7), ..USUAL },
    Habit { name: "stubborn", about: "Never folds, whoever is in riichi.", folds: 0, ..USUAL },
    Habit { name: "forgetful", about: "Forgets its own discards and waits in furiten.", furiten: false, ..USUAL },
];

/// The beginner with the habit of this name.
pub fn by_name(name: &str) -> Option<Habit> {
    HABITS.into_iter().find(|habit| habit.name == name)
}
