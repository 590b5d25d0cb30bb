//! How well a mind thinks. The levels are one mind; the lower ones look less far and are less attentive.

/// What sets a level apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// The name it is chosen by.
    pub name: &'static str,
    /// How far from tenpai hands are searched; the cost of a decision grows about fivefold with each step.
    pub depth: i8,
    /// Where others wait, discards that take a hand so near a step back are weighed too.
    pub back: i8,
    /// In what share of its decisions its attention lapses: then it misjudges what its choices are worth, by [`SLIP`].
    pub lapses: f64,
}

/// How much is misjudged in a lapse, in points of what the match is worth: of two choices that differ by so much the
/// worse is then taken once in four times, by twice as much once in eight.
pub const SLIP: f64 = 800.0;

/// For a beginner who knows the rules.
pub const NORMAL: Level = Level { name: "normal", depth: 1, back: 0, lapses: 0.38 };
/// The levels that are chosen by name, best first.
pub const LEVELS: [Level; 3] = [
    Level { name: "expert", depth: 3, back: 1, lapses: 0.15 },
    Level { name: "hard", depth: 2, back: 1, lapses: 0.27 },
    NORMAL,
];
/// All that the mind can do.
pub const FULL: Level = Level { name: "full", depth: 3, back: 1, lapses: 0.0 };
/// Searches hands one step from tenpai: what imagined rounds are played on with.
pub const SHALLOW: Level = Level { name: "shallow", depth: 1, back: 0, lapses: 0.0 };

/// The level of this name.
pub fn by_name(name: &str) -> Option<Level> {
    LEVELS.into_iter().find(|level| level.name == name)
}
