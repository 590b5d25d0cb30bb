//! A beginner. It sees its own hand and little else: it keeps pairs, likes to call, always declares riichi,
//! and forgets every other time that another player has declared one.

use jantaku_core::{Counts, Hand, KindSet, Tile, below};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::Bot;
use crate::common::{called, decide, kan, kita, rule_of_thumb, without};
use crate::plan::{Plan, plans};
use crate::position::Position;

/// Plays as beginners do. When it forgets is random.
pub struct Easy {
    rng: ChaCha20Rng,
}

/// How much more a tile is kept for one of the same kind in hand, for each neighbour within two numbers, and for each dora. The
/// unit is one step from a terminal towards the middle; all are set by hand.
const PAIR_SCORE: i32 = 6;
const NEIGHBOUR_SCORE: i32 = 2;
const DORA_SCORE: i32 = 2;

impl Easy {
    /// With the seed that decides when it forgets.
    pub fn new(seed: [u8; 32]) -> Easy {
        Easy { rng: ChaCha20Rng::from_seed(seed) }
    }

    fn forgets(&mut self) -> bool {
        below(&mut self.rng, 2) == 0
    }

    fn turn(&mut self, position: &Position, legal: &[Action]) -> Option<Action> {
        let hand = position.view.hand();
        if let Some(action) = kita(position, legal).or_else(|| kan(position, legal)) {
            return Some(action);
        }
        let threatened = position.table.riichi.iter().any(|(seat, riichi)| seat != position.me && riichi.is_riichi());
        let remembers = threatened && !self.forgets();
        let safe = if remembers { safe(position) } else { KindSet::EMPTY };
        let tile = |action: &Action| match *action {
            Action::Discard { tile, .. } => Some(tile),
            _ => None,
        };
        let mut safe_discards =
            legal.iter().filter(|action| tile(action).is_some_and(|tile| safe.contains(tile.kind())));
        let noten = distance(position, hand, &hand.counts()) > 0;
        if let Some(&action) = safe_discards.find(|_| noten) {
            return Some(action);
        }
        let best = legal.iter().filter_map(|action| Some((*action, tile(action)?)));
        let best = best.min_by_key(|(_, tile)| keep_score(position, hand, *tile)).map(|(action, _)| action)?;
        Some(declared(best, legal))
    }

    fn claim(&mut self, position: &Position, legal: &[Action]) -> Option<Action> {
        let Phase::Claims { from, tile, .. } = position.table.phase else { return None };
        let now = distance(position, position.view.hand(), &position.view.hand().counts());
        let value = position.yakuhai_of(tile.kind()) > 0;
        let nearer = |action: &&Action| {
            let after = called(position, from, tile, **action);
            after.is_some_and(|after| {
                let barred = after.melds().last().map(|meld| kuikae(&position.table.rules, meld)).unwrap_or_default();
                let free = after.tiles().filter(|tile| !barred.contains(tile.kind()));
                free.map(|tile| distance(position, &after, &without(&after, tile.kind())))
                    .min()
                    .is_some_and(|then| then < now)
            })
        };
        let call = legal.iter().find(nearer)?;
        (value || !self.forgets()).then_some(*call)
    }
}

impl Bot for Easy {
    fn name(&self) -> &str {
        "easy"
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

/// The kinds that every player in riichi has discarded.
fn safe(position: &Position) -> KindSet {
    let declared = position.table.riichi.iter().filter(|(seat, riichi)| *seat != position.me && riichi.is_riichi());
    let rivers = declared.map(|(seat, _)| position.table.discarded(seat));
    rivers.reduce(|all, river| all & river).unwrap_or(KindSet::EMPTY)
}

/// How much a tile should be kept: first by the shanten after its discard, then by score.
fn keep_score(position: &Position, hand: &Hand, tile: Tile) -> (i8, i32) {
    let kind = tile.kind();
    let rest = without(hand, kind);
    let near = |steps: i8| kind.offset(steps).is_some_and(|other| rest.of(other) > 0);
    let beside = [-2, -1, 1, 2].into_iter().filter(|&steps| near(steps)).count() as i32;
    let pair = if rest.of(kind) > 0 { PAIR_SCORE } else { 0 };
    let middle = match kind.number() {
        _ if kind.is_honour() => i32::from(position.yakuhai_of(kind)),
        1 | 9 => 0,
        2 | 8 => 1,
        _ => 2,
    };
    let dora = DORA_SCORE * i32::from(position.dora_of(tile));
    (distance(position, hand, &rest), pair + NEIGHBOUR_SCORE * beside + middle + dora)
}

/// The shanten of these concealed tiles by the best plan.
fn distance(position: &Position, hand: &Hand, counts: &Counts) -> i8 {
    let by = |plan: &Plan| plan.shanten(counts, hand.melds().len());
    plans(position, hand).iter().map(by).min().unwrap_or(i8::MAX)
}

/// The same discard with riichi, where it can be declared.
fn declared(discard: Action, legal: &[Action]) -> Action {
    match discard {
        Action::Discard { tile, tsumogiri } if legal.contains(&Action::Riichi { tile, tsumogiri }) => {
            Action::Riichi { tile, tsumogiri }
        }
        other => other,
    }
}
