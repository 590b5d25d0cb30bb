//! Determinizations of a position: the unseen tiles dealt so that the opponents hold plausible hands.
//!
//! Random hands are too far from tenpai. So the shanten of each opponent is drawn first. Then tiles are swapped between its hand
//! and the wall until the hand has that shanten, and for a while after, by the Metropolis rule, so that hands with more ukeire and
//! tiles that players tend to keep are more likely.

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet, Seat, Tile, below};
use jantaku_engine::{Hidden, Round, Unseen, View};
use jantaku_score::{shanten, ukeire, waits};
use rand_chacha::ChaCha20Rng;

use crate::opponents::OpponentModel;
use crate::position::Position;

/// Draws determinizations of a position.
pub struct Determinizations<'a> {
    view: &'a View<'a>,
    unseen: Unseen,
    beliefs: Vec<HandBelief>,
}

/// The distribution of an opponent's hand.
struct HandBelief {
    seat: Seat,
    melds: usize,
    tenpai: f64,
    riichi: bool,
    /// The odds of 1, 2, 3 and 4 shanten if it is noten.
    shanten_odds: [f64; 4],
    /// The kinds it can hardly wait for, as they would make it furiten.
    safe: KindSet,
    /// Whether its first discards are past: from then on the kinds count that players tend to keep.
    past_opening: bool,
}

/// The odds of 1, 2, 3 and 4 shanten for a noten hand, by its open melds (0 to 3) and after 0, 3, 6, 9, 12 and 15 discards.
/// `docs/measuring.md`, "Rollouts", compares the resulting hands with true ones.
const SHANTEN_ODDS: [[[f64; 4]; 6]; 4] = [
    [
        [0.03, 0.22, 0.43, 0.32],
        [0.20, 0.43, 0.31, 0.06],
        [0.44, 0.39, 0.15, 0.02],
        [0.53, 0.32, 0.13, 0.02],
        [0.44, 0.32, 0.21, 0.03],
        [0.27, 0.35, 0.34, 0.04],
    ],
    [
        [0.11, 0.47, 0.34, 0.08],
        [0.33, 0.47, 0.19, 0.01],
        [0.53, 0.38, 0.09, 0.00],
        [0.60, 0.31, 0.09, 0.00],
        [0.63, 0.24, 0.11, 0.02],
        [0.59, 0.25, 0.15, 0.01],
    ],
    [
        [0.30, 0.50, 0.20, 0.00],
        [0.54, 0.38, 0.08, 0.00],
        [0.76, 0.21, 0.03, 0.00],
        [0.87, 0.11, 0.02, 0.00],
        [0.85, 0.13, 0.02, 0.00],
        [0.78, 0.22, 0.00, 0.00],
    ],
    [[0.95, 0.05, 0.00, 0.00]; 6],
];
/// The number of swaps that are tried with a hand that has its shanten; set by hand.
const MIXING_SWAPS: usize = 60;
/// The most swaps that are tried in all; set by hand.
const MAX_SWAPS: usize = 1200;
/// How often players hold honours, 1 and 9, 2 and 8, and other numbers after their first discards, relative to how often they draw
/// them; set by hand.
const KEEP_ODDS: [f64; 4] = [0.65, 0.95, 1.05, 1.1];
/// How often a tenpai hand without riichi may be furiten; set by hand.
const FURITEN_ODDS: f64 = 0.05;

impl<'a> Determinizations<'a> {
    /// Returns the model of the hidden tiles in a position.
    pub fn new(position: &Position<'a>) -> Determinizations<'a> {
        let (view, table) = (position.view, position.table);
        let unseen = view.unseen();
        let opponents = OpponentModel::all(position);
        let hidden = opponents.iter().filter(|opponent| unseen.hands[opponent.seat] > 0);
        let beliefs = hidden.map(|opponent| {
            let &OpponentModel { seat, tenpai, riichi, .. } = opponent;
            let melds = table.melds[seat].len();
            let open = table.melds[seat].iter().filter(|meld| meld.is_open()).count();
            let thirds = table.rivers[seat].len() / 3;
            let shanten_odds = SHANTEN_ODDS[open.min(3)][thirds.min(5)];
            let safe = table.safe_kinds(seat);
            HandBelief { seat, melds, tenpai, riichi, shanten_odds, safe, past_opening: thirds > 0 }
        });
        let beliefs = beliefs.collect();
        Determinizations { view, unseen, beliefs }
    }

    /// A determinization; `None` where the seat has no decision to make.
    pub fn draw(&self, rng: &mut ChaCha20Rng) -> Option<Round> {
        let mut wall = self.unseen.tiles.clone();
        shuffle(&mut wall, rng);
        let mut hands = self.unseen.hands.map(|_, &count| wall.split_off(wall.len() - count));
        let played = self.view.table().rules.tile_set;
        for belief in &self.beliefs {
            belief.sample(&mut hands[belief.seat], &mut wall, played, rng);
        }
        self.view.imagine(&Hidden { hands, wall }).ok()
    }
}

impl HandBelief {
    /// Swaps tiles between hand and wall until the hand is a sample of the belief.
    fn sample(&self, hand: &mut [Tile], wall: &mut [Tile], played: TilesPlayed, rng: &mut ChaCha20Rng) {
        let target = self.draw_shanten(rng);
        let no_furiten = target == 0 && (self.riichi || unit(rng) >= FURITEN_ODDS);
        let fit = |counts: &Counts| {
            let shanten = shanten(counts, self.melds, played).min().max(0);
            if shanten != target {
                return Fit { mismatch: (shanten - target).abs(), weight: 1.0 };
            }
            let ukeire = if shanten == 0 { waits(counts, self.melds) } else { ukeire(counts, self.melds, played) };
            let furiten = no_furiten && ukeire.meets(self.safe);
            let tiles: f64 = ukeire.iter().map(|kind| f64::from(4 - counts.of(kind))).sum();
            // Players seek good waits more than good shapes.
            Fit { mismatch: i8::from(furiten), weight: if shanten == 0 { tiles * tiles } else { tiles } }
        };
        let mut counts: Counts = hand.iter().copied().collect();
        let mut now = fit(&counts);
        let (mut tried, mut mixed) = (0, 0);
        while mixed < MIXING_SWAPS && tried < MAX_SWAPS {
            tried += 1;
            mixed += usize::from(now.mismatch == 0);
            let (at, from) = (index(rng, hand.len()), index(rng, wall.len()));
            let (old, new) = (hand[at].kind(), wall[from].kind());
            if old != new {
                let mut then = counts;
                let _held = then.take(old);
                then.add(new);
                let after = fit(&then);
                let odds = after.weight * self.keep_odds(new) / (now.weight * self.keep_odds(old));
                let equal = after.mismatch == now.mismatch;
                if after.mismatch > now.mismatch || (equal && odds < 1.0 && unit(rng) >= odds) {
                    continue;
                }
                (counts, now) = (then, after);
            }
            std::mem::swap(&mut hand[at], &mut wall[from]);
        }
    }

    fn keep_odds(&self, kind: Kind) -> f64 {
        match kind.number() {
            _ if !self.past_opening => 1.0,
            _ if kind.is_honour() => KEEP_ODDS[0],
            1 | 9 => KEEP_ODDS[1],
            2 | 8 => KEEP_ODDS[2],
            _ => KEEP_ODDS[3],
        }
    }

    fn draw_shanten(&self, rng: &mut ChaCha20Rng) -> i8 {
        let mut rest = unit(rng);
        if rest < self.tenpai {
            return 0;
        }
        rest = (rest - self.tenpai) / (1.0 - self.tenpai) * self.shanten_odds.iter().sum::<f64>();
        for (at, odds) in self.shanten_odds.iter().enumerate() {
            if rest < *odds {
                return at as i8 + 1;
            }
            rest -= odds;
        }
        1
    }
}

/// How well a hand fits its target.
struct Fit {
    /// How far it is from the target; 0 if it fits.
    mismatch: i8,
    /// How likely it is among hands that fit, by its ukeire.
    weight: f64,
}

pub fn shuffle(tiles: &mut [Tile], rng: &mut ChaCha20Rng) {
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, index(rng, last + 1));
    }
}

fn index(rng: &mut ChaCha20Rng, bound: usize) -> usize {
    below(rng, bound as u32) as usize
}

/// A uniform number from 0 up to, but not including, 1.
fn unit(rng: &mut ChaCha20Rng) -> f64 {
    f64::from(below(rng, 1 << 24)) / f64::from(1 << 24)
}
