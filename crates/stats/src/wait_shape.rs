//! How a tile completes a hand.

use jantaku_score::{Decomposition, Wait};

/// How a winning tile completes its hand, in the reading that is worth most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WaitShape {
    /// Either end of a run (両面).
    Ryanmen,
    /// The middle of a run (嵌張).
    Kanchan,
    Penchan,
    /// One of two pairs (双碰).
    Shanpon,
    /// The pair of four sets (単騎).
    Tanki,
    /// The seventh pair (七対子).
    Chiitoitsu,
    /// The last of thirteen orphans (国士無双).
    Kokushi,
    /// A hand without sets that the house accepts.
    Irregular,
}

impl WaitShape {
    pub const ALL: [WaitShape; 8] = [
        WaitShape::Ryanmen,
        WaitShape::Kanchan,
        WaitShape::Penchan,
        WaitShape::Shanpon,
        WaitShape::Tanki,
        WaitShape::Chiitoitsu,
        WaitShape::Kokushi,
        WaitShape::Irregular,
    ];

    /// The shape of a complete hand's wait.
    pub fn of(reading: &Decomposition) -> WaitShape {
        match reading {
            Decomposition::Standard { wait, .. } => match wait {
                Wait::Ryanmen => WaitShape::Ryanmen,
                Wait::Kanchan => WaitShape::Kanchan,
                Wait::Penchan => WaitShape::Penchan,
                Wait::Shanpon => WaitShape::Shanpon,
                Wait::Tanki => WaitShape::Tanki,
            },
            Decomposition::Chiitoitsu { .. } => WaitShape::Chiitoitsu,
            Decomposition::Kokushi { .. } => WaitShape::Kokushi,
            Decomposition::Irregular { .. } => WaitShape::Irregular,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            WaitShape::Ryanmen => "ryanmen",
            WaitShape::Kanchan => "kanchan",
            WaitShape::Penchan => "penchan",
            WaitShape::Shanpon => "shanpon",
            WaitShape::Tanki => "tanki",
            WaitShape::Chiitoitsu => "chiitoitsu",
            WaitShape::Kokushi => "kokushi",
            WaitShape::Irregular => "irregular",
        }
    }
}
