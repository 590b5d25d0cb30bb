//! Worlds that the seat may be in: the tiles it does not see, dealt so that the others hold hands such as they hold by then.
//!
//! Tiles dealt by chance make hands far from tenpai. So of each of the others it is drawn first how far its hand is, and
//! then tiles are exchanged with the wall until it is that far, and for a while after that, hands that take more tiles and
//! tiles that players like to keep being the likelier ones.

use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind, KindSet, Seat, Tile, below};
use jantaku_engine::{Hidden, Round, Unseen, View};
use jantaku_score::{shanten, ukeire, waits};
use rand_chacha::ChaCha20Rng;

use crate::foes::Foe;
use crate::sight::Sight;

/// Where a seat may be.
pub struct Worlds<'a> {
    view: &'a View<'a>,
    unseen: Unseen,
    beliefs: Vec<Belief>,
}

/// What is believed of a hand.
struct Belief {
    seat: Seat,
    melds: usize,
    tenpai: f64,
    riichi: bool,
    /// How often it is so far from tenpai, if it does not wait: 1, 2, 3, 4.
    far: [f64; 4],
    /// What it cannot wait for, or hardly.
    barred: KindSet,
    /// Whether it has parted with what it does not like to keep.
    settled: bool,
}

/// How often a hand that does not wait is 1, 2, 3 and 4 from tenpai, by its melds, after none, three, six and so on discards.
const FAR: [[[f64; 4]; 6]; 4] = [
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
/// Exchanges tried after the hand is as far as it shall be, and before that at most.
const MIXING: usize = 60;
const MOST: usize = 1200;
/// How often others keep tiles after a few discards, compared with how often they come: honours, 1 and 9, 2 and 8, others.
const KEPT: [f64; 4] = [0.65, 0.95, 1.05, 1.1];
/// How often a hand is kept that waits for what it cannot win.
const FURITEN: f64 = 0.05;

impl<'a> Worlds<'a> {
    /// Where the seat may be whose view this is.
    pub fn new(sight: &Sight<'a>) -> Worlds<'a> {
        let (view, table) = (sight.view, sight.table);
        let unseen = view.unseen();
        let foes = Foe::all(sight);
        let hidden = foes.iter().filter(|foe| unseen.hands[foe.seat] > 0);
        let beliefs = hidden.map(|foe| {
            let melds = table.melds[foe.seat].len();
            let open = table.melds[foe.seat].iter().filter(|meld| meld.is_open()).count();
            let past = table.rivers[foe.seat].len() / 3;
            let far = FAR[open.min(3)][past.min(5)];
            let barred = table.safe_kinds(foe.seat);
            Belief { seat: foe.seat, melds, tenpai: foe.tenpai, riichi: foe.riichi, far, barred, settled: past > 0 }
        });
        let beliefs = beliefs.collect();
        Worlds { view, unseen, beliefs }
    }

    /// One of them; none where nothing is asked of the seat.
    pub fn draw(&self, rng: &mut ChaCha20Rng) -> Option<Round> {
        let mut wall = self.unseen.tiles.clone();
        shuffle(&mut wall, rng);
        let mut hands = self.unseen.hands.map(|_, &count| wall.split_off(wall.len() - count));
        let played = self.view.table().rules.tile_set;
        for belief in &self.beliefs {
            belief.shape(&mut hands[belief.seat], &mut wall, played, rng);
        }
        self.view.imagine(&Hidden { hands, wall }).ok()
    }
}

impl Belief {
    /// Exchanges tiles between hand and wall until the hand is as is believed.
    fn shape(&self, hand: &mut [Tile], wall: &mut [Tile], played: TilesPlayed, rng: &mut ChaCha20Rng) {
        let aim = self.distance(rng);
        let strict = aim == 0 && (self.riichi || unit(rng) >= FURITEN);
        let look = |counts: &Counts| {
            let far = shanten(counts, self.melds, played).min().max(0);
            if far != aim {
                return Look { off: (far - aim).abs(), likes: 1.0 };
            }
            let takes = if far == 0 { waits(counts, self.melds) } else { ukeire(counts, self.melds, played) };
            let spoilt = strict && takes.meets(self.barred);
            let tiles: f64 = takes.iter().map(|kind| f64::from(4 - counts.of(kind))).sum();
            // Players seek good waits more than good shapes.
            Look { off: i8::from(spoilt), likes: if far == 0 { tiles * tiles } else { tiles } }
        };
        let mut counts: Counts = hand.iter().copied().collect();
        let mut now = look(&counts);
        let (mut tried, mut mixed) = (0, 0);
        while mixed < MIXING && tried < MOST {
            tried += 1;
            mixed += usize::from(now.off == 0);
            let (at, from) = (index(rng, hand.len()), index(rng, wall.len()));
            let (old, new) = (hand[at].kind(), wall[from].kind());
            if old != new {
                let mut then = counts;
                let _held = then.take(old);
                then.add(new);
                let after = look(&then);
                let odds = after.likes * self.liking(new) / (now.likes * self.liking(old));
                if after.off > now.off || (after.off == now.off && odds < 1.0 && unit(rng) >= odds) {
                    continue;
                }
                (counts, now) = (then, after);
            }
            std::mem::swap(&mut hand[at], &mut wall[from]);
        }
    }

    fn liking(&self, kind: Kind) -> f64 {
        match kind.number() {
            _ if !self.settled => 1.0,
            _ if kind.is_honour() => KEPT[0],
            1 | 9 => KEPT[1],
            2 | 8 => KEPT[2],
            _ => KEPT[3],
        }
    }

    /// How far it is, drawn by chance.
    fn distance(&self, rng: &mut ChaCha20Rng) -> i8 {
        let mut rest = unit(rng);
        if rest < self.tenpai {
            return 0;
        }
        rest = (rest - self.tenpai) / (1.0 - self.tenpai) * self.far.iter().sum::<f64>();
        for (at, odds) in self.far.iter().enumerate() {
            if rest < *odds {
                return at as i8 + 1;
            }
            rest -= odds;
        }
        1
    }
}

/// A hand in the making.
struct Look {
    /// How many steps it is from what it shall be.
    off: i8,
    /// How many tiles bring it forward: of two such hands players rather hold the better.
    likes: f64,
}

pub fn shuffle(tiles: &mut [Tile], rng: &mut ChaCha20Rng) {
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, index(rng, last + 1));
    }
}

fn index(rng: &mut ChaCha20Rng, bound: usize) -> usize {
    below(rng, bound as u32) as usize
}

/// A number from 0 up to 1.
fn unit(rng: &mut ChaCha20Rng) -> f64 {
    f64::from(below(rng, 1 << 24)) / f64::from(1 << 24)
}
