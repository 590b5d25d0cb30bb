//! Manners of play: weights over the same decision. A manner makes a player no cleverer; it likes what it likes.

/// What a player likes. Amounts are points of what the match is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Manner {
    /// The name it is chosen by.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub about: &'static str,
    /// How much the danger of tiles counts, compared with what it is.
    pub danger: f64,
    /// How much better than waiting a call must be.
    pub call: f64,
    /// What a riichi is worth beside what it brings.
    pub riichi: f64,
    /// What a win in one suit is worth beside its points.
    pub flush: f64,
    /// What keeping the deal is worth beside what it brings.
    pub deal: f64,
    /// What each dora held is worth beside its points.
    pub dora: f64,
}

/// What a call shows and gives up is not counted elsewhere.
const CALL: f64 = 300.0;

/// As it is best.
pub const PLAIN: Manner =
    Manner { name: "", about: "", danger: 1.0, call: CALL, riichi: 0.0, flush: 0.0, deal: 0.0, dora: 0.0 };

/// All manners beside the plain one.
pub const MANNERS: [Manner; 9] = [
    Manner { name: "attacker", about: "Goes on where others fold.", danger: 0.45, call: 100.0, ..PLAIN },
    Manner { name: "folder", about: "Gives up early and rarely deals in.", danger: 2.2, ..PLAIN },
    Manner { name: "caller", about: "Calls whatever brings the hand forward.", call: -700.0, riichi: -300.0, ..PLAIN },
    Manner {
        name: "closed",
        about: "Keeps the hand closed and declares riichi.",
        call: 3000.0,
        riichi: 500.0,
        ..PLAIN
    },
    Manner { name: "dama", about: "Waits in silence.", riichi: -2500.0, ..PLAIN },
    Manner { name: "riichi", about: "Declares riichi on any wait.", riichi: 2000.0, call: 600.0, ..PLAIN },
    Manner { name: "flush", about: "Loves hands of one suit.", flush: 16000.0, ..PLAIN },
    Manner { name: "dealer", about: "Does all to keep the deal.", deal: 4000.0, ..PLAIN },
    Manner { name: "dora", about: "Holds on to dora.", dora: 700.0, ..PLAIN },
];

/// The manner of this name.
pub fn by_name(name: &str) -> Option<Manner> {
    MANNERS.into_iter().find(|manner| manner.name == name)
}
