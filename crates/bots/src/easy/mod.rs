//! Beginners. One sees its own hand and little else: it goes by the look of its tiles until it is nearly tenpai, calls without a
//! yaku in mind, always declares riichi, and often forgets that another player has declared one. Its [`Habit`] sets it apart from
//! others.

mod eye;
pub mod habits;
#[cfg(test)]
mod tests;

use jantaku_core::{Counts, Hand, KindSet, Tile, below};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};
use jantaku_score::{shanten, waits};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::Bot;
use crate::common::{called, decide, kan, kita, rule_of_thumb, without};
use crate::position::Position;
use eye::Eye;
use habits::{Habit, USUAL};

/// Plays as beginners do. When it forgets is random.
pub struct Easy {
    name: String,
    habit: Habit,
    rng: ChaCha20Rng,
}

impl Easy {
    /// A beginner without a habit, with the seed that decides when it forgets.
    pub fn new(seed: [u8; 32]) -> Easy {
        Easy::with_habit(USUAL, seed)
    }

    /// A beginner with this habit.
    pub fn with_habit(habit: Habit, seed: [u8; 32]) -> Easy {
        let name = if habit == USUAL { "easy".to_owned() } else { format!("easy/{}", habit.name) };
        Easy { name, habit, rng: ChaCha20Rng::from_seed(seed) }
    }

    /// True `times` times in ten.
    fn happens(&mut self, times: u32) -> bool {
        below(&mut self.rng, 10) < times
    }

    fn turn(&mut self, position: &Position, legal: &[Action]) -> Option<Action> {
        if let Some(action) = kita(position, legal).or_else(|| kan(position, legal)) {
            return Some(action);
        }
        let hand = position.view.hand();
        let threatened = position.table.riichi.iter().any(|(seat, riichi)| seat != position.me && riichi.is_riichi());
        let folds = threatened && self.happens(self.habit.folds) && distance(position, hand, &hand.counts()) > 0;
        let safe = if folds { safe(position) } else { KindSet::EMPTY };
        let discards = || legal.iter().filter_map(|&action| Some((action, discarded(action)?)));
        if let Some((action, _)) = discards().find(|(_, tile)| safe.contains(tile.kind())) {
            return Some(action);
        }
        let eye = Eye::new(position, hand, &self.habit);
        let (discard, tile) = discards().min_by_key(|(_, tile)| eye.keeps(*tile))?;
        let riichi = riichi(discard).filter(|riichi| legal.contains(riichi) && !self.sees_furiten(position, tile));
        Some(riichi.unwrap_or(discard))
    }

    /// Whether it notices that the hand is furiten without this tile.
    fn sees_furiten(&self, position: &Position, tile: Tile) -> bool {
        self.habit.furiten && is_furiten(position, position.view.hand(), tile)
    }

    fn claim(&mut self, position: &Position, legal: &[Action]) -> Option<Action> {
        let Phase::Claims { from, tile, .. } = position.table.phase else { return None };
        let hand = position.view.hand();
        let now = distance(position, hand, &hand.counts());
        let suits = eye::flush(hand, &self.habit);
        let nearer = |action: &&Action| {
            let Some(after) = called(position, from, tile, **action) else { return false };
            let barred = after.melds().last().map(|meld| kuikae(&position.table.rules, meld)).unwrap_or_default();
            let free = after.tiles().filter(|tile| !barred.contains(tile.kind()));
            let then = free.map(|tile| distance(position, &after, &without(&after, tile.kind()))).min();
            suits.is_none_or(|suits| suits.contains(tile.kind())) && then.is_some_and(|then| then < now)
        };
        let call = legal.iter().find(nearer)?;
        self.happens(self.habit.calls).then_some(*call)
    }
}

impl Bot for Easy {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let legal = actions.legal.as_slice();
        decide(view, legal, || {
            rule_of_thumb(view, legal).or_else(|| {
                let position = Position::new(view);
                match view.table().phase {
                    Phase::Claims { .. } => Some(self.claim(&position, legal).unwrap_or(Action::Pass)),
                    _ => self.turn(&position, legal),
                }
            })
        })
    }
}

/// The tile of a plain discard.
fn discarded(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } => Some(tile),
        _ => None,
    }
}

/// The same discard with riichi.
fn riichi(discard: Action) -> Option<Action> {
    match discard {
        Action::Discard { tile, tsumogiri } => Some(Action::Riichi { tile, tsumogiri }),
        _ => None,
    }
}

/// The kinds that every player in riichi has discarded.
fn safe(position: &Position) -> KindSet {
    let declared = position.table.riichi.iter().filter(|(seat, riichi)| *seat != position.me && riichi.is_riichi());
    let rivers = declared.map(|(seat, _)| position.table.discarded(seat));
    rivers.reduce(|all, river| all & river).unwrap_or(KindSet::EMPTY)
}

/// Whether the hand is tenpai without this tile, and furiten through it or an earlier discard.
fn is_furiten(position: &Position, hand: &Hand, tile: Tile) -> bool {
    let waits = waits(&without(hand, tile.kind()), hand.melds().len());
    position.table.rules.discard_furiten && waits.meets(position.table.furiten_kinds(position.me).with(tile.kind()))
}

/// The shanten of these concealed tiles, whether there is a yaku or not.
fn distance(position: &Position, hand: &Hand, counts: &Counts) -> i8 {
    shanten(counts, hand.melds().len(), position.table.rules.tile_set).min()
}
