//! Fits the weights of the opponent models' signs, and writes them as source.

use jantaku_bots::{Bot, PRICE_SIGNS, TENPAI_SIGNS, WAIT_SIGNS, opponent_signs, read_opponents};
use jantaku_core::{Kind, Seat};
use jantaku_engine::{Action, Actions, Match};

use crate::glm::{Link, Rows, dot, fit};
use crate::play::Observer;
use crate::truth::Truth;

/// One decision in this many is sampled: successive ones are nearly the same.
const SAMPLE_EVERY: u32 = 5;
/// One match in this many is held out to test the fit.
const HELD_OUT: usize = 5;
/// Prices are fitted in thousands.
const THOUSAND: f64 = 1000.0;

#[derive(Default)]
pub struct Gatherer {
    decisions: u32,
    cases: Cases,
}

#[derive(Default)]
struct Cases {
    tenpai: Rows,
    waits: Rows,
    price: Rows,
}

impl Cases {
    fn append(&mut self, mut other: Cases) {
        self.tenpai.append(&mut other.tenpai);
        self.waits.append(&mut other.waits);
        self.price.append(&mut other.price);
    }
}

impl Observer for Gatherer {
    fn decided(&mut self, played: &Match, seat: Seat, _: &dyn Bot, _: &Actions, _: Action) {
        self.decisions += 1;
        let Some(view) = played.view(seat).filter(|_| self.decisions.is_multiple_of(SAMPLE_EVERY)) else { return };
        let Cases { tenpai, waits, price } = &mut self.cases;
        for (signs, opponent) in opponent_signs(&view).iter().zip(read_opponents(&view)) {
            let Some(truth) = Truth::of(played.round(), opponent.seat, seat) else { continue };
            if !opponent.riichi {
                tenpai.push(&signs.tenpai, f64::from(u8::from(truth.tenpai)), opponent.tenpai);
            }
            if !truth.tenpai || played.table().opened[opponent.seat].is_some() {
                continue;
            }
            for (kind, signs) in Kind::all().zip(&signs.waits) {
                let Some(signs) = signs else { continue };
                let wins = truth.wins.iter().any(|(with, _)| *with == kind);
                waits.push(signs, f64::from(u8::from(wins)), opponent.odds[kind.index()]);
            }
            for (_, points) in &truth.wins {
                price.push(&signs.price, f64::from(*points) / THOUSAND, f64::from(opponent.price) / THOUSAND);
            }
        }
    }
}

const TENPAI: &str = "The chance that an opponent not in riichi is tenpai";
const WAIT: &str = "The chance that a tenpai opponent wins with a kind";
const PRICE: &str = "The price of dealing in to a tenpai opponent, as the logarithm of thousands of points";

pub struct Fitted {
    pub name: &'static str,
    about: &'static str,
    signs: &'static [&'static str],
    weights: Vec<f64>,
    /// The cases it was fitted on, and those held out.
    pub cases: [usize; 2],
    /// The mean loss on the cases held out: with today's weights, and with these.
    pub loss: [f64; 2],
}

pub fn fit_all(seen: Vec<Gatherer>) -> [Fitted; 3] {
    let [mut fitted, mut held_out] = [Cases::default(), Cases::default()];
    for (number, gathered) in seen.into_iter().enumerate() {
        let cases = if number % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut fitted };
        cases.append(gathered.cases);
    }
    let one = |name, about, signs: &'static [&'static str], rows: &Rows, held_out: &Rows, link| {
        let weights = rounded(fit(rows, signs.len(), link));
        let loss = losses(held_out, &weights, link);
        Fitted { name, about, signs, weights, cases: [rows.len(), held_out.len()], loss }
    };
    let logistic = Link::Logistic;
    [
        one("TENPAI", TENPAI, &TENPAI_SIGNS, &fitted.tenpai, &held_out.tenpai, logistic),
        one("WAIT", WAIT, &WAIT_SIGNS, &fitted.waits, &held_out.waits, logistic),
        one("PRICE", PRICE, &PRICE_SIGNS, &fitted.price, &held_out.price, Link::Log),
    ]
}

fn rounded(weights: Vec<f64>) -> Vec<f64> {
    weights.into_iter().map(|weight| (weight * 1e4).round() / 1e4).collect()
}

/// The mean loss with today's weights and with these: for probabilities the log-loss, for amounts half the Poisson deviance.
fn losses(rows: &Rows, weights: &[f64], link: Link) -> [f64; 2] {
    let loss = |came: f64, mean: f64| match link {
        Link::Logistic => -(if came > 0.5 { mean } else { 1.0 - mean }).max(1e-6).ln(),
        Link::Log => came * (came / mean).ln() - (came - mean),
    };
    let mean = |predicted: &dyn Fn(usize) -> f64| {
        let losses = (0..rows.len()).map(|at| loss(f64::from(rows.came[at]), predicted(at)));
        losses.sum::<f64>() / rows.len().max(1) as f64
    };
    [mean(&|at| f64::from(rows.today[at])), mean(&|at| link.mean(dot(weights, rows.signs(at))))]
}

/// Returns the fitted weights as a source file; `command` is the one that made them.
pub fn source(fitted: &[Fitted], command: &str) -> String {
    let mut text = format!(
        "//! The fitted weights of the signs. Not edited by hand, but written by\n//!\n//! ```console\n//! {command}\n//! ```\n//!\n//! The bots that played used the weights before these, so a new run gives similar numbers, not the same.\n"
    );
    for Fitted { name, about, signs, weights, .. } in fitted {
        text += &format!("\n/// {about}.\npub const {name}: [f64; {}] = [\n", signs.len());
        let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:.4},")).collect();
        // In one column, as rustfmt would have it.
        let width = numbers.iter().map(String::len).max().unwrap_or(0);
        for (weight, sign) in numbers.iter().zip(*signs) {
            text += &format!("    {weight:<width$} // {sign}\n");
        }
        text += "];\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMMITTED: &str = include_str!("../../../crates/bots/src/opponents/fitted.rs");

    #[test]
    fn the_committed_file_is_one_of_ours() {
        let mut weights = COMMITTED.lines().filter_map(|line| line.split_once(',')?.0.trim().parse::<f64>().ok());
        let names: [(_, _, &[&str]); 3] =
            [("TENPAI", TENPAI, &TENPAI_SIGNS), ("WAIT", WAIT, &WAIT_SIGNS), ("PRICE", PRICE, &PRICE_SIGNS)];
        let fitted = names.map(|(name, about, signs)| {
            let weights = weights.by_ref().take(signs.len()).collect();
            Fitted { name, about, signs, weights, cases: [0; 2], loss: [0.0; 2] }
        });
        let command = COMMITTED.lines().find_map(|line| line.strip_prefix("//! cargo ")).expect("its command");
        assert_eq!(source(&fitted, &format!("cargo {command}")), COMMITTED);
    }

    #[test]
    #[ignore = "long"]
    fn the_same_seed_gives_the_same_weights_on_any_number_of_threads() {
        let written = |threads, seed| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let seen = pool.install(|| crate::population(seed, 5)?.play()).expect("matches");
            source(&pool.install(|| fit_all(seen)), "cargo run")
        };
        let first = written(1, 3);
        assert!(first.contains("// dealer") && first.lines().filter(|line| line.contains("0.0000")).count() < 20);
        assert_eq!(first, written(3, 3));
        assert_ne!(first, written(3, 4));
    }
}
