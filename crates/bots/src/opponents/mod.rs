//! Models of the opponents: how likely each is tenpai, for which tiles, and what dealing in to it costs, estimated from
//! signs on the table ([`signs`]).

mod fitted;
mod shapes;
mod signs;
mod waits;

use jantaku_core::{Kind, Seat};
use jantaku_engine::{Table, View};
use jantaku_score::live_waits;

use crate::common::calibrated;
use crate::position::Position;
use signs::Signs;
pub use signs::{PRICE_SIGNS, TENPAI_SIGNS};
pub use waits::WAIT_SIGNS;

/// An opponent as a seat can model it from what is on the table.
#[derive(Clone)]
pub struct OpponentModel {
    /// The seat of the opponent that is modelled.
    pub seat: Seat,
    /// The chance that it is tenpai now.
    pub tenpai: f64,
    /// How many go-arounds its melds put it ahead of a closed hand.
    meld_lead: f64,
    /// Whether it has declared riichi.
    pub riichi: bool,
    /// The expected cost of dealing in to it, in points.
    pub price: i32,
    /// The chance, if it is tenpai, that it wins with a tile of each kind.
    pub odds: [f64; Kind::COUNT],
}

/// The go-around by which half of all closed hands are tenpai; set by hand.
const TENPAI_MIDPOINT: f64 = 12.5;
/// The width of that S-curve in go-arounds; set by hand.
const TENPAI_WIDTH: f64 = 2.6;
/// How many go-arounds each number of melds saves; set by hand.
const MELD_LEAD: [f64; 5] = [0.0, 2.0, 4.5, 8.0, 14.0];
/// The chance of tenpai, (predicted, observed), measured over 800 and 1,000 matches (`docs/measuring.md`, "Predictions
/// and outcomes").
const TENPAI_CALIBRATION: [(f64, f64); 7] =
    [(0.0, 0.0), (0.3, 0.305), (0.45, 0.435), (0.75, 0.74), (0.88, 0.885), (0.94, 0.985), (1.0, 1.0)];
/// The same for the chance that a tenpai opponent wins with a kind.
const WAIT_CALIBRATION: [(f64, f64); 3] = [(0.0, 0.0), (0.2, 0.2), (1.0, 0.76)];
/// The cost of dealing in to an open riichi, in points: a yakuman. Also the highest price of any hand.
const OPEN_RIICHI_PRICE: f64 = 32000.0;
/// The unit of fitted prices, in points.
const THOUSAND: f64 = 1000.0;

impl OpponentModel {
    /// All opponents, the next to play first.
    pub(crate) fn all(position: &Position) -> Vec<OpponentModel> {
        let others = position.table.players().seats_from(position.me).skip(1);
        others.map(|seat| OpponentModel::new(position, seat)).collect()
    }

    fn new(position: &Position, seat: Seat) -> OpponentModel {
        let table = position.table;
        let signs = Signs::new(table, seat);
        let riichi = table.riichi[seat].is_riichi();
        let tenpai = match riichi {
            true => 1.0,
            false => calibrated(chance(&fitted::TENPAI, &signs.tenpai()), &TENPAI_CALIBRATION),
        };
        let (odds, price) = match &table.opened[seat] {
            Some(hand) => {
                let waits = live_waits(hand, &table.rules) - signs.safe;
                let waited = |at: usize| waits.iter().any(|kind| kind.index() == at);
                (std::array::from_fn(|at| f64::from(u8::from(waited(at)))), OPEN_RIICHI_PRICE)
            }
            None => {
                let price = THOUSAND * weighted_sum(&fitted::PRICE, &signs.price(position)).exp();
                (odds(&signs, position), price.min(OPEN_RIICHI_PRICE))
            }
        };
        OpponentModel { seat, tenpai, meld_lead: MELD_LEAD[signs.open.min(4)], riichi, price: price as i32, odds }
    }

    /// Scales the chance to deal in to it.
    pub fn scale_danger(&mut self, factor: f64) {
        self.odds.iter_mut().for_each(|odds| *odds = (factor * *odds).min(1.0));
    }

    /// The chance that it is tenpai so many go-arounds from now.
    pub(crate) fn tenpai_in(&self, table: &Table, go_arounds: usize) -> f64 {
        if self.riichi {
            return 1.0;
        }
        let now = table.rivers[self.seat].len() as f64 + self.meld_lead;
        let (before, then) = (tenpai_by(now), tenpai_by(now + go_arounds as f64));
        let growth = (then - before) / (1.0 - before).max(0.01);
        self.tenpai + (1.0 - self.tenpai) * growth
    }
}

/// The chance that a tenpai opponent wins with each kind.
fn odds(signs: &Signs, position: &Position) -> [f64; Kind::COUNT] {
    let waits = signs.waits(&position.left);
    let mut odds = [0.0; Kind::COUNT];
    for kind in Kind::all() {
        let chance = |signs| calibrated(chance(&fitted::WAIT, &signs), &WAIT_CALIBRATION);
        odds[kind.index()] = waits.of(kind).map_or(0.0, chance);
    }
    odds
}

/// The weighted sum of the signs, as four partial sums that the compiler can vectorise.
fn weighted_sum<const N: usize>(weights: &[f64; N], signs: &[f64; N]) -> f64 {
    let (weights, signs) = (weights.as_chunks::<4>(), signs.as_chunks::<4>());
    let mut sums = [0.0; 4];
    for (weights, signs) in weights.0.iter().zip(signs.0) {
        (0..4).for_each(|at| sums[at] += weights[at] * signs[at]);
    }
    let rest: f64 = weights.1.iter().zip(signs.1).map(|(weight, sign)| weight * sign).sum();
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
}

fn chance<const N: usize>(weights: &[f64; N], signs: &[f64; N]) -> f64 {
    1.0 / (1.0 + (-weighted_sum(weights, signs)).exp())
}

/// The chance that a closed hand is tenpai by this go-around.
fn tenpai_by(go_around: f64) -> f64 {
    let x = (go_around - TENPAI_MIDPOINT) / TENPAI_WIDTH;
    0.5 * (1.0 + x / (1.0 + x * x).sqrt())
}

/// The signs of an opponent, as numbers: the inputs of its [`OpponentModel`].
pub struct OpponentSigns {
    /// The signs of tenpai, named by [`TENPAI_SIGNS`].
    pub tenpai: [f64; TENPAI_SIGNS.len()],
    /// The signs of a wait for each kind, by index, named by [`WAIT_SIGNS`]. `None` where it cannot win with the kind.
    pub waits: Vec<Option<[f64; WAIT_SIGNS.len()]>>,
    /// The signs of the price, named by [`PRICE_SIGNS`].
    pub price: [f64; PRICE_SIGNS.len()],
}

/// The models of all opponents, the next to play first.
pub fn read_opponents(view: &View) -> Vec<OpponentModel> {
    OpponentModel::all(&Position::new(view))
}

/// The signs of all opponents, the next to play first.
pub fn opponent_signs(view: &View) -> Vec<OpponentSigns> {
    let position = Position::new(view);
    let others = position.table.players().seats_from(position.me).skip(1);
    let signs = |seat| {
        let signs = Signs::new(position.table, seat);
        let waits = signs.waits(&position.left);
        let waits = Kind::all().map(|kind| waits.of(kind)).collect();
        OpponentSigns { tenpai: signs.tenpai(), waits, price: signs.price(&position) }
    };
    others.map(signs).collect()
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;

    use super::*;
    use jantaku_testkit::{ViewScript, tenhou, tile};

    const RIICHI: &str = "0:9p 1:9p 2!6s 3:7s-";

    /// The model of the third opponent.
    fn third(scene: &ViewScript, script: &str) -> OpponentModel {
        read_opponents(&scene.view(script).unwrap()).remove(2)
    }

    fn odds(opponent: &OpponentModel, text: &str) -> f64 {
        opponent.odds[tile(text).kind().index()]
    }

    #[test]
    fn riichi_is_tenpai_and_dama_may_be() {
        let scene = tenhou(3, "1479m258p369s126z");
        let declared = third(&scene, RIICHI);
        let dama = third(&scene, &RIICHI.replace('!', ":"));
        assert!(declared.riichi && declared.tenpai == 1.0);
        assert!(!dama.riichi && dama.tenpai > 0.0 && dama.tenpai < 0.02, "{}", dama.tenpai);
    }

    #[test]
    fn calibration_rises() {
        for points in [&TENPAI_CALIBRATION[..], &WAIT_CALIBRATION] {
            assert_eq!(calibrated(0.0, points), 0.0);
            assert!((0..100).all(|at| calibrated(f64::from(at) / 100.0, points) < calibrated(f64::from(at + 1) / 100.0, points)));
        }
    }

    #[test]
    fn furiten_kinds_are_not_waited_for_where_the_rules_have_furiten() {
        let mut scene = tenhou(3, "1479m258p369s126z");
        assert_eq!(odds(&third(&scene, RIICHI), "6s"), 0.0);
        // A tile let pass after the riichi is safe, one before it is not.
        let passed = "0:9p 1!7p 2:5p 3:7s-";
        assert_eq!(odds(&read_opponents(&scene.view(passed).unwrap()).remove(1), "5p"), 0.0);
        assert!(odds(&read_opponents(&scene.view("0:5p 1!7p 2:9p 3:7s-").unwrap()).remove(1), "5p") > 0.0);
        scene.rules.discard_furiten = false;
        assert!(odds(&third(&scene, RIICHI), "6s") > 0.0);
        scene.rules.riichi_furiten = false;
        assert!(odds(&read_opponents(&scene.view(passed).unwrap()).remove(1), "5p") > 0.0);
    }

    #[test]
    fn suji_and_seen_honours_are_waited_for_less() {
        let scene = tenhou(3, "1479m258p36s1127z");
        let opponent = third(&scene, "0:1z 1:9p 2!6s 3:7s-");
        assert!(odds(&opponent, "9s") < odds(&opponent, "9m") / 1.5);
        assert!(odds(&opponent, "3s") < odds(&opponent, "4m") / 1.5);
        assert!(odds(&opponent, "1z") < odds(&opponent, "2z") / 1.5);
    }

    #[test]
    fn a_dealer_and_dora_in_melds_cost_more() {
        let scene = tenhou(3, "1479m258p369s126z");
        let dealer = ViewScript { dealer: 2, ..tenhou(3, "1479m258p369s126z") };
        let script = "2!6s 3:7s-";
        let (first, other) = (third(&dealer, script).price, third(&scene, RIICHI).price);
        assert!(first > other + other / 4, "{first} {other}");
    }

    /// With three players there are no characters from 2 to 8.
    #[test]
    fn kinds_outside_the_tile_set_are_not_waited_for() {
        let rules = Ruleset::preset("tenhou_sanma").unwrap();
        let scene = ViewScript { rules, ..tenhou(2, "19m258p369s12667z") };
        for opponent in read_opponents(&scene.view("0:9p 1!6s 2:7s-").unwrap()) {
            assert!(["2m", "5m", "8m"].iter().all(|text| odds(&opponent, text) == 0.0));
            assert!(odds(&opponent, "1m") > 0.0 && odds(&opponent, "4p") > 0.0);
        }
    }
}
