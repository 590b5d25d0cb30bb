//! Named rules of play, each given only where it applies.

mod calls;
mod defence;
mod dora;
mod ground;
mod honours;
mod kans;
mod plan;
mod reading;
mod riichi;
mod rules;
mod shape;
mod situation;
mod tenpai;
mod why;
mod worth;

use std::cmp::Reverse;

use jantaku_core::{KindSet, Seat, Suit, Tile, Yaku};
use jantaku_engine::{Action, Phase, View};

use crate::safety::Class;
use crate::shows_waits;
use ground::Ground;

pub use calls::yaku_after_call;
pub use rules::{AdviceRule, Consequence};
pub use why::{Explanation, Outlook, Threat, Worth, why};
pub use worth::ron_after;

/// What a piece of advice says about the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stance {
    /// Advice to make this choice.
    Choose(Action),
    /// Advice not to make this choice.
    Avoid(Action),
    /// Keep this in mind: no choice is preferred.
    Note,
}

/// A fact that a piece of advice rests on. A piece of advice has each kind of fact at most once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The tile that it is about.
    Tile(Tile),
    /// The tiles that it is about.
    Tiles(KindSet),
    /// The tile compared with.
    Other(Tile),
    /// The tiles that improve or complete the hand.
    Ukeire {
        /// The kinds of the tiles that do so.
        kinds: KindSet,
        /// How many of them are unseen.
        count: u32,
    },
    /// The tiles that would improve or complete the hand with the other choice.
    OtherUkeire {
        /// The kinds of the tiles that would do so.
        kinds: KindSet,
        /// How many of them are unseen.
        count: u32,
    },
    /// The shanten after the choice.
    Shanten(u8),
    /// The number of copies of the tile that are unseen.
    Copies(u8),
    /// Tiles left in the live wall.
    Wall(u8),
    /// An amount of points.
    Points(i32),
    /// The points compared with.
    OtherPoints(i32),
    /// A number of han.
    Han(u8),
    /// The other players it is about.
    Players(Vec<Seat>),
    /// The yaku it is about.
    Yaku(Vec<Yaku>),
    /// The suit it is about.
    Suit(Suit),
    /// The class of the tile's safety.
    Class(Class),
    /// The tiles held of those needed.
    Held {
        /// How many are held.
        held: u8,
        /// How many are needed.
        needed: u8,
    },
    /// The player's place by the scores now, from 1.
    Place(u8),
    /// The place that can be reached.
    Target(u8),
}

/// A piece of advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The rule that gives the advice.
    pub rule: AdviceRule,
    /// What it says about the choice.
    pub stance: Stance,
    /// What it rests on.
    pub facts: Vec<Fact>,
}

/// The weight from which advice matters to somebody who wants to hear little: wins, riichi, calls, waits and defence do, what
/// each ordinary discard leaves does not.
pub const MATTERS: u8 = 60;

impl Advice {
    /// Whether it is of enough weight to be said unasked.
    pub fn matters(&self) -> bool {
        self.rule.weight() >= MATTERS && self.stance != Stance::Note
    }

    /// Whether it recommends another choice than this one, or one of both recommends what the other warns of.
    pub fn contradicts(&self, other: &Advice) -> bool {
        match (self.stance, other.stance) {
            (Stance::Choose(one), Stance::Choose(other)) => !same(one, other),
            (Stance::Choose(chosen), Stance::Avoid(avoided)) | (Stance::Avoid(avoided), Stance::Choose(chosen)) => {
                warns_of(avoided, chosen)
            }
            _ => false,
        }
    }
}

/// Whether two choices are the same but for which of two like tiles goes.
fn same(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Discard { tile: one, .. }, Action::Discard { tile: other, .. })
        | (Action::Riichi { tile: one, .. }, Action::Riichi { tile: other, .. })
        | (Action::OpenRiichi { tile: one, .. }, Action::OpenRiichi { tile: other, .. }) => one == other,
        _ => one == other,
    }
}

/// Whether a warning of one choice is one of the other, too: who should keep a tile should not declare riichi with it either.
fn warns_of(avoided: Action, chosen: Action) -> bool {
    let keeps = matches!(avoided, Action::Discard { .. }) && tile_of(avoided) == tile_of(chosen);
    keeps || same(avoided, chosen)
}

/// The tile of a discard, with riichi or without.
pub(crate) fn tile_of(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. } => Some(tile),
        _ => None,
    }
}

/// The choice that a list of advice recommends: the first one made.
pub fn recommended(said: &[Advice]) -> Option<Action> {
    said.iter().find_map(|said| match said.stance {
        Stance::Choose(action) => Some(action),
        Stance::Avoid(_) | Stance::Note => None,
    })
}

/// What a rule says where it applies.
struct Said {
    stance: Stance,
    facts: Vec<Fact>,
}

impl Said {
    fn choose(action: Action) -> Said {
        Said { stance: Stance::Choose(action), facts: Vec::new() }
    }

    fn avoid(action: Action) -> Said {
        Said { stance: Stance::Avoid(action), facts: Vec::new() }
    }

    fn note() -> Said {
        Said { stance: Stance::Note, facts: Vec::new() }
    }

    fn with(mut self, fact: Fact) -> Said {
        self.facts.push(fact);
        self
    }
}

/// The advice for a choice between `choices`, of one mind: where rules contradict, the gravest has its say. Empty if nothing
/// applies, nothing is to be decided, or the house gives no help.
///
/// ```
/// use jantaku_advice::{Stance, advice};
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// let choices = view.legal_actions().legal;
/// for said in advice(&view, &choices) {
///     if let Stance::Choose(action) = said.stance {
///         assert!(choices.contains(&action));
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advice(view: &View, choices: &[Action]) -> Vec<Advice> {
    let mut said: Vec<Advice> = Vec::new();
    for one in applying(view, choices) {
        if !said.iter().any(|graver| graver.contradicts(&one)) {
            said.push(one);
        }
    }
    said
}

/// All rules that apply to a choice between `choices`, though they may contradict each other: first those with the gravest
/// consequence, and of these the heaviest.
pub fn applying(view: &View, choices: &[Action]) -> Vec<Advice> {
    let decides = matches!(view.table().phase, Phase::Turn { .. } | Phase::Claims { .. });
    if choices.len() < 2 || !decides || !shows_waits(view) {
        return Vec::new();
    }
    let ground = Ground::new(view, choices);
    // Nothing else matters where the hand can win.
    let wins = choices.iter().any(|action| matches!(action, Action::Tsumo | Action::Ron));
    let of_wins = [AdviceRule::Win, AdviceRule::BetterWait];
    let rules = AdviceRule::ALL.iter().filter(|rule| !wins || of_wins.contains(rule));
    let mut said: Vec<Advice> = rules
        .filter_map(|&rule| rule.said(&ground).map(|Said { stance, facts }| Advice { rule, stance, facts }))
        .collect();
    said.sort_by_key(|advice| (advice.rule.consequence(), Reverse(advice.rule.weight())));
    said
}
