//! Styles of play: weights on the same evaluation. A style makes a player no stronger, only different.
//

/// The preferences of a player. Amounts are points of match value, all set by hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// The name it is chosen by.
    pub name: &'static str,
    /// How it plays, in a few words.
    pub about: &'static str,
    /// The factor by which the chance of dealing in is scaled.
    pub danger: f64,
    /// By how much a call must beat passing.
    pub call: f64,
    /// The bonus for declaring riichi.
    pub riichi: f64,
    /// The bonus for winning with a flush.
    pub flush: f64,
    /// The bonus for keeping the deal.
    pub deal: f64,
    /// The bonus for each dora held.
    pub dora: f64,
}

/// By how many points a call must beat passing in plain style: what a call reveals and gives up is not counted elsewhere. Set by
/// hand.
const CALL_COST: f64 = 300.0;

/// No preferences: the strongest play.
pub const PLAIN: Style =
    Style { name: "", about: "", danger: 1.0, call: CALL_COST, riichi: 0.0, flush: 0.0, deal: 0.0, dora: 0.0 };

/// All styles but the plain one.
pub const STYLES: [Style; 10] = [
    Style { name: "attacker", about: "Pushes where others fold.", danger: 0.45, call: 100.0, ..PLAIN },
    Style { name: "cautious", about: "Prefers safer discards, and folds sooner.", danger: 1.5, ..PLAIN },
    Style { name: "folder", about: "Folds early and rarely deals in.", danger: 2.2, ..PLAIN },
    Style { name: "caller", about: "Calls anything that advances the hand.", call: -700.0, riichi: -300.0, ..PLAIN },
    Style { name: "closed", about: "Keeps the hand closed for riichi.", call: 3000.0, riichi: 500.0, ..PLAIN },
    Style { name: "dama", about: "Stays dama: rarely declares riichi.", riichi: -2500.0, ..PLAIN },
    Style { name: "riichi", about: "Declares riichi on any wait.", riichi: 2000.0, call: 600.0, ..PLAIN },
    Style { name: "flush", about: "Goes for flushes.", flush: 16000.0, ..PLAIN },
    Style { name: "dealer", about: "Does everything to keep the deal.", deal: 4000.0, ..PLAIN },
    Style { name: "dora", about: "Holds on to dora.", dora: 700.0, ..PLAIN },
];

/// The style of this name.
pub fn by_name(name: &str) -> Option<Style> {
    STYLES.into_iter().find(|style| style.name == name)
}
