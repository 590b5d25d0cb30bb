//! What the documents of the houses name, as properties of hands like any other.

use crate::{GROUPS, Group, HandFacts, QUOTED, RARE, WinFacts, has, learn_first};

/// What the documents name, as properties of hands: quoted shares, the yaku to learn first, and what is rare.
pub static NAMED: [Group; 3] = [
    Group {
        key: "quoted",
        among: won,
        values: |hand| QUOTED.iter().filter(|quoted| wins(hand, quoted.holds)).map(|quoted| quoted.key).collect(),
        all: || QUOTED.iter().map(|quoted| quoted.key).collect(),
        figures: &[],
    },
    Group {
        key: "learn_first",
        among: won,
        values: |hand| learn_first().filter(|(_, yaku)| wins(hand, |win| has(win, yaku))).map(|(key, _)| key).collect(),
        all: || learn_first().map(|(key, _)| key).collect(),
        figures: &[],
    },
    Group {
        key: "rare",
        among: |_| true,
        values: |hand| RARE.iter().filter(|rare| (rare.holds)(hand)).map(|rare| rare.key).collect(),
        all: || RARE.iter().map(|rare| rare.key).collect(),
        figures: &[],
    },
];

fn won(hand: &HandFacts) -> bool {
    hand.win.is_some()
}

fn wins(hand: &HandFacts, holds: impl Fn(&WinFacts) -> bool) -> bool {
    hand.win.as_deref().is_some_and(holds)
}

/// The property with this key: one of [`GROUPS`] or [`NAMED`].
pub fn group(key: &str) -> Option<&'static Group> {
    GROUPS.iter().chain(&NAMED).find(|group| group.key == key)
}
