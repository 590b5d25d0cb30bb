//! A player who learns. It sees its own hand and little else: it keeps pairs and likes to call, takes riichi for a rule,
//! and forgets every other time that somebody else has declared one.

use jantaku_core::{Counts, Hand, KindSet, Tile, below};
use jantaku_engine::{Action, Actions, Phase, View, kuikae};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::Bot;
use crate::common::{at_once, called, decide, kan, kita, without};
use crate::plan::{Plan, plans};
use crate::sight::Sight;

/// Plays as beginners do; what it forgets is left to chance.
pub struct Easy {
    rng: ChaCha20Rng,
}

/// What a learner likes in a tile beside how far it comes forward: one like it, one beside it, dora.
const PAIR: i32 = 6;
const NEIGHBOUR: i32 = 2;
const DORA: i32 = 2;

impl Easy {
    /// With the seed of what it forgets.
    pub fn new(seed: [u8; 32]) -> Easy {
        Easy { rng: ChaCha20Rng::from_seed(seed) }
    }

    fn forgets(&mut self) -> bool {
        below(&mut self.rng, 2) == 0
    }

    fn turn(&mut self, sight: &Sight, legal: &[Action]) -> Option<Action> {
        let hand = sight.view.hand();
        if let Some(action) = kita(sight, legal).or_else(|| kan(sight, legal)) {
            return Some(action);
        }
        let threatened = sight.table.riichi.iter().any(|(seat, riichi)| seat != sight.me && riichi.is_riichi());
        let remembers = threatened && !self.forgets();
        let safe = if remembers { safe(sight) } else { KindSet::EMPTY };
        let tile = |action: &Action| match *action {
            Action::Discard { tile, .. } => Some(tile),
            _ => None,
        };
        let shown = legal.iter().filter(|action| tile(action).is_some_and(|tile| safe.contains(tile.kind())));
        let hidden = distance(sight, hand, &hand.counts()) > 0;
        if let Some(&action) = shown.into_iter().find(|_| hidden) {
            return Some(action);
        }
        let best = legal.iter().filter_map(|action| Some((*action, tile(action)?)));
        let best = best.min_by_key(|(_, tile)| liked(sight, hand, *tile)).map(|(action, _)| action)?;
        Some(declared(best, legal))
    }

    fn claim(&mut self, sight: &Sight, legal: &[Action]) -> Option<Action> {
        let Phase::Claims { from, tile, .. } = sight.table.phase else { return None };
        let now = distance(sight, sight.view.hand(), &sight.view.hand().counts());
        let value = sight.yakuhai_of(tile.kind()) > 0;
        let nearer = |action: &&Action| {
            let after = called(sight, from, tile, **action);
            after.is_some_and(|after| {
                let barred = after.melds().last().map(|meld| kuikae(&sight.table.rules, meld)).unwrap_or_default();
                let free = after.tiles().filter(|tile| !barred.contains(tile.kind()));
                free.map(|tile| distance(sight, &after, &without(&after, tile.kind())))
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
            at_once(view, legal).or_else(|| {
                let sight = Sight::new(view);
                match view.table().phase {
                    Phase::Claims { .. } => Some(self.claim(&sight, legal).unwrap_or(Action::Pass)),
                    _ => self.turn(&sight, legal),
                }
            })
        })
    }
}

/// What those in riichi have discarded themselves.
fn safe(sight: &Sight) -> KindSet {
    let declared = sight.table.riichi.iter().filter(|(seat, riichi)| *seat != sight.me && riichi.is_riichi());
    let rivers = declared.map(|(seat, _)| sight.table.discarded(seat));
    rivers.reduce(|all, river| all & river).unwrap_or(KindSet::EMPTY)
}

/// How much a tile is liked, above all how far its discard takes the hand back.
fn liked(sight: &Sight, hand: &Hand, tile: Tile) -> (i8, i32) {
    let kind = tile.kind();
    let rest = without(hand, kind);
    let near = |steps: i8| kind.offset(steps).is_some_and(|other| rest.of(other) > 0);
    let beside = [-2, -1, 1, 2].into_iter().filter(|&steps| near(steps)).count() as i32;
    let pair = if rest.of(kind) > 0 { PAIR } else { 0 };
    let middle = match kind.number() {
        _ if kind.is_honour() => i32::from(sight.yakuhai_of(kind)),
        1 | 9 => 0,
        2 | 8 => 1,
        _ => 2,
    };
    let dora = DORA * i32::from(sight.dora_of(tile));
    (distance(sight, hand, &rest), pair + NEIGHBOUR * beside + middle + dora)
}

/// Tiles missing to tenpai with these concealed tiles by the best plan.
fn distance(sight: &Sight, hand: &Hand, counts: &Counts) -> i8 {
    let by = |plan: &Plan| plan.shanten(counts, hand.melds().len());
    plans(sight, hand).iter().map(by).min().unwrap_or(i8::MAX)
}

/// With riichi, where it can be declared.
fn declared(discard: Action, legal: &[Action]) -> Action {
    match discard {
        Action::Discard { tile, tsumogiri } if legal.contains(&Action::Riichi { tile, tsumogiri }) => {
            Action::Riichi { tile, tsumogiri }
        }
        other => other,
    }
}
