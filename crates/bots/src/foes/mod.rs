//! The other players: how likely each waits, for what, and what it costs to feed them, read from the signs that the
//! table shows ([`signs`]).

mod fitted;
mod shapes;
mod signs;
mod waits;

use jantaku_core::{Kind, Seat};
use jantaku_engine::{Table, View};
use jantaku_score::live_waits;

use crate::common::came;
use crate::sight::Sight;
use signs::Signs;
pub use signs::{PRICE_SIGNS, TENPAI_SIGNS};
pub use waits::WAIT_SIGNS;

/// One of the others, as a seat can read it from what lies on the table.
#[derive(Clone)]
pub struct Foe {
    /// Who it is.
    pub seat: Seat,
    /// The chance that it waits now.
    pub tenpai: f64,
    /// How far its hand is believed to be, in go-arounds gained over a closed hand; grows with each meld.
    haste: f64,
    /// Whether it has declared riichi.
    pub riichi: bool,
    /// What its win is believed to cost the one who feeds it, in points.
    pub price: i32,
    /// The chance, if it waits, that it wins with a tile of each kind.
    pub odds: [f64; Kind::COUNT],
}

/// The chance that a closed hand waits by this go-around, openly or not, as an S-curve: its middle and width.
const MIDDLE: f64 = 12.5;
const WIDTH: f64 = 2.6;
/// How many go-arounds melds save.
const HASTE: [f64; 5] = [0.0, 2.0, 4.5, 8.0, 14.0];
/// What came about where the signs promise so much, in straight lines from point to point, as the calibration of
/// `docs/measuring.md` found it: that a player waits, and that one who waits wins with a kind.
const WAITED: [(f64, f64); 7] =
    [(0.0, 0.0), (0.3, 0.305), (0.45, 0.435), (0.75, 0.74), (0.88, 0.885), (0.94, 0.985), (1.0, 1.0)];
const WON: [(f64, f64); 3] = [(0.0, 0.0), (0.2, 0.2), (1.0, 0.76)];
/// What a hand laid open for riichi costs whoever feeds it.
const LAID_OPEN: f64 = 32000.0;
/// Prices are fitted in thousands.
const THOUSAND: f64 = 1000.0;

impl Foe {
    /// All others, the next to play first.
    pub(crate) fn all(sight: &Sight) -> Vec<Foe> {
        let others = sight.table.players().seats_from(sight.me).skip(1);
        others.map(|seat| Foe::new(sight, seat)).collect()
    }

    fn new(sight: &Sight, seat: Seat) -> Foe {
        let table = sight.table;
        let signs = Signs::new(table, seat);
        let riichi = table.riichi[seat].is_riichi();
        let tenpai = if riichi { 1.0 } else { came(chance(&fitted::TENPAI, &signs.tenpai()), &WAITED) };
        let (odds, price) = match &table.opened[seat] {
            Some(hand) => {
                let waits = live_waits(hand, &table.rules) - signs.safe;
                (std::array::from_fn(|at| f64::from(u8::from(waits.iter().any(|kind| kind.index() == at)))), LAID_OPEN)
            }
            None => {
                let price = THOUSAND * weighed(&fitted::PRICE, &signs.price(sight)).exp();
                (odds(&signs, sight), price.min(LAID_OPEN))
            }
        };
        Foe { seat, tenpai, haste: HASTE[signs.open.min(4)], riichi, price: price as i32, odds }
    }

    /// The same player, its wins feared so much more or less than they are likely.
    pub fn feared(&mut self, danger: f64) {
        self.odds.iter_mut().for_each(|odds| *odds = (danger * *odds).min(1.0));
    }

    /// The chance that it waits, openly or not, so many go-arounds from now.
    pub(crate) fn tenpai_in(&self, table: &Table, ahead: usize) -> f64 {
        if self.riichi {
            return 1.0;
        }
        let now = table.rivers[self.seat].len() as f64 + self.haste;
        let (before, then) = (curve(now), curve(now + ahead as f64));
        let grown = (then - before) / (1.0 - before).max(0.01);
        self.tenpai + (1.0 - self.tenpai) * grown
    }
}

/// The chance that a waiting player wins with each kind.
fn odds(signs: &Signs, sight: &Sight) -> [f64; Kind::COUNT] {
    let waits = signs.waits(&sight.left);
    let mut odds = [0.0; Kind::COUNT];
    for kind in Kind::all() {
        odds[kind.index()] = waits.of(kind).map_or(0.0, |signs| came(chance(&fitted::WAIT, &signs), &WON));
    }
    odds
}

/// The sum of the weighted signs, in four sums at a time.
fn weighed<const N: usize>(weights: &[f64; N], signs: &[f64; N]) -> f64 {
    let (weights, signs) = (weights.as_chunks::<4>(), signs.as_chunks::<4>());
    let mut sums = [0.0; 4];
    for (weights, signs) in weights.0.iter().zip(signs.0) {
        (0..4).for_each(|at| sums[at] += weights[at] * signs[at]);
    }
    let rest: f64 = weights.1.iter().zip(signs.1).map(|(weight, sign)| weight * sign).sum();
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
}

fn chance<const N: usize>(weights: &[f64; N], signs: &[f64; N]) -> f64 {
    1.0 / (1.0 + (-weighed(weights, signs)).exp())
}

fn curve(go_around: f64) -> f64 {
    let x = (go_around - MIDDLE) / WIDTH;
    0.5 * (1.0 + x / (1.0 + x * x).sqrt())
}

/// What the table shows of a player, as the numbers from which it is read.
pub struct Shown {
    /// That it waits: see [`TENPAI_SIGNS`].
    pub tenpai: [f64; TENPAI_SIGNS.len()],
    /// That it wins with each kind, by index, if it waits: see [`WAIT_SIGNS`]. `None` where it cannot.
    pub waits: Vec<Option<[f64; WAIT_SIGNS.len()]>>,
    /// What feeding it costs: see [`PRICE_SIGNS`].
    pub price: [f64; PRICE_SIGNS.len()],
}

/// What a seat reads of all others, the next to play first.
pub fn read(view: &View) -> Vec<Foe> {
    Foe::all(&Sight::new(view))
}

/// What the table shows of all others, the next to play first: what [`read`] goes by.
pub fn shown(view: &View) -> Vec<Shown> {
    let sight = Sight::new(view);
    let others = sight.table.players().seats_from(sight.me).skip(1);
    let shown = |seat| {
        let signs = Signs::new(sight.table, seat);
        let waits = signs.waits(&sight.left);
        let waits = Kind::all().map(|kind| waits.of(kind)).collect();
        Shown { tenpai: signs.tenpai(), waits, price: signs.price(&sight) }
    };
    others.map(shown).collect()
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;

    use super::*;
    use jantaku_testkit::{SeatScene, tile};

    const RIICHI: &str = "0:9p 1:9p 2!6s 3:7s-";

    /// What the second of the others shows, and what is read of it.
    fn second(scene: &SeatScene, script: &str) -> Foe {
        read(&scene.view(script)).remove(2)
    }

    fn odds(foe: &Foe, text: &str) -> f64 {
        foe.odds[tile(text).kind().index()]
    }

    #[test]
    fn riichi_waits_and_a_silent_hand_may() {
        let scene = SeatScene::new("3", "1479m258p369s126z");
        let declared = second(&scene, RIICHI);
        let silent = second(&scene, &RIICHI.replace('!', ":"));
        assert!(declared.riichi && declared.tenpai == 1.0);
        assert!(!silent.riichi && silent.tenpai > 0.0 && silent.tenpai < 0.02, "{}", silent.tenpai);
    }

    #[test]
    fn the_more_is_promised_the_more_comes_about() {
        for points in [&WAITED[..], &WON] {
            assert_eq!(came(0.0, points), 0.0);
            assert!((0..100).all(|at| came(f64::from(at) / 100.0, points) < came(f64::from(at + 1) / 100.0, points)));
        }
    }

    #[test]
    fn nobody_wins_with_what_it_discarded_where_the_house_says_so() {
        let mut scene = SeatScene::new("3", "1479m258p369s126z");
        assert_eq!(odds(&second(&scene, RIICHI), "6s"), 0.0);
        // A tile let pass after the riichi is safe, one before it is not.
        let passed = "0:9p 1!7p 2:5p 3:7s-";
        assert_eq!(odds(&read(&scene.view(passed)).remove(1), "5p"), 0.0);
        assert!(odds(&read(&scene.view("0:5p 1!7p 2:9p 3:7s-")).remove(1), "5p") > 0.0);
        scene.rules.discard_furiten = false;
        assert!(odds(&second(&scene, RIICHI), "6s") > 0.0);
        scene.rules.riichi_furiten = false;
        assert!(odds(&read(&scene.view(passed)).remove(1), "5p") > 0.0);
    }

    #[test]
    fn suji_and_seen_honours_are_waited_for_less() {
        let scene = SeatScene::new("3", "1479m258p36s1127z");
        let foe = second(&scene, "0:1z 1:9p 2!6s 3:7s-");
        assert!(odds(&foe, "9s") < odds(&foe, "9m") / 1.5);
        assert!(odds(&foe, "3s") < odds(&foe, "4m") / 1.5);
        assert!(odds(&foe, "1z") < odds(&foe, "2z") / 1.5);
    }

    #[test]
    fn a_dealer_and_dora_in_melds_cost_more() {
        let scene = SeatScene::new("3", "1479m258p369s126z");
        let dealer = SeatScene { dealer: "2", ..SeatScene::new("3", "1479m258p369s126z") };
        let script = "2!6s 3:7s-";
        let (first, other) = (second(&dealer, script).price, second(&scene, RIICHI).price);
        assert!(first > other + other / 4, "{first} {other}");
    }

    /// The characters that three players lack are waited for by nobody.
    #[test]
    fn what_is_not_played_with_is_not_waited_for() {
        let rules = Ruleset::preset("tenhou_sanma").unwrap();
        let scene = SeatScene { rules, ..SeatScene::new("2", "19m258p369s12667z") };
        for foe in read(&scene.view("0:9p 1!6s 2:7s-")) {
            assert!(["2m", "5m", "8m"].iter().all(|text| odds(&foe, text) == 0.0));
            assert!(odds(&foe, "1m") > 0.0 && odds(&foe, "4p") > 0.0);
        }
    }
}
