//! The levels of [`super::SearchBot`]. All evaluate alike; the lower ones search less deeply and lapse more often.

/// What sets a level apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// The name it is chosen by.
    pub name: &'static str,
    /// The highest shanten that is searched. The cost of a decision grows about fivefold with each step.
    pub depth: i8,
    /// Up to this shanten, discards that raise it by one are searched too where an opponent is likely tenpai.
    pub retreat: i8,
    /// The share of decisions in which its attention lapses: then it misjudges its choices, by [`LAPSE_SCALE`]. Set so that the
    /// levels are evenly apart (`docs/measuring.md`, "Our levels").
    pub lapses: f64,
}

/// The scale of the errors in a lapse, in points of match value: of two choices that differ by this much the worse is
/// taken once in four times, of two that differ by twice as much once in eight. Set by hand; what lapses cost is in
/// `docs/measuring.md`, "Our levels".
pub const LAPSE_SCALE: f64 = 800.0;

/// The strongest of the ladder: it lapses in one decision of seven.
pub const EXPERT: Level = Level { name: "expert", depth: 3, retreat: 1, lapses: 0.15 };
/// The level between `NORMAL` and `EXPERT`: it lapses in one decision of four.
pub const HARD: Level = Level { name: "hard", depth: 2, retreat: 1, lapses: 0.27 };
/// For a beginner who knows the rules.
pub const NORMAL: Level = Level { name: "normal", depth: 1, retreat: 0, lapses: 0.38 };
/// The full strength, without lapses.
pub const FULL: Level = Level { name: "full", depth: 3, retreat: 1, lapses: 0.0 };
/// Searches hands up to 1-shanten, without lapses: it plays the rollouts of `master`.
pub const SHALLOW: Level = Level { name: "shallow", depth: 1, retreat: 0, lapses: 0.0 };
