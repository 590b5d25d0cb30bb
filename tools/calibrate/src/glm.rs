//! Regression with the usual link, logistic or logarithmic, by Newton's method.
//!
//! Libraries that fit these (linfa, smartcore) descend by gradients to a tolerance, know no counts, and bring a stack of linear algebra;
//! a matrix of forty by forty needs no more than this page, and the same rows give the same bits on any number of threads.

use rayon::prelude::*;

#[derive(Clone, Copy, PartialEq)]
pub enum Link {
    Logistic,
    Log,
}

impl Link {
    pub fn mean(self, sum: f64) -> f64 {
        match self {
            Link::Logistic => 1.0 / (1.0 + (-sum).exp()),
            Link::Log => sum.min(20.0).exp(),
        }
    }

    /// Its derivative by the sum.
    fn slope(self, mean: f64) -> f64 {
        match self {
            Link::Logistic => mean * (1.0 - mean),
            Link::Log => mean,
        }
    }
}

/// Cases: the signs of each, the outcome, and today's prediction.
#[derive(Default)]
pub struct Rows {
    signs: Vec<f32>,
    pub came: Vec<f32>,
    pub today: Vec<f32>,
}

impl Rows {
    /// All cases have the same number of signs.
    pub fn push(&mut self, signs: &[f64], came: f64, today: f64) {
        self.signs.extend(signs.iter().map(|&sign| sign as f32));
        self.came.push(came as f32);
        self.today.push(today as f32);
    }

    pub fn append(&mut self, other: &mut Rows) {
        self.signs.append(&mut other.signs);
        self.came.append(&mut other.came);
        self.today.append(&mut other.today);
    }

    pub fn len(&self) -> usize {
        self.came.len()
    }

    pub fn signs(&self, at: usize) -> &[f32] {
        let width = self.signs.len() / self.len();
        &self.signs[at * width..][..width]
    }
}

pub fn dot(weights: &[f64], signs: &[f32]) -> f64 {
    weights.iter().zip(signs).map(|(weight, &sign)| weight * f64::from(sign)).sum()
}

/// The L2 penalty, which keeps the weights of rare signs small.
const RIDGE: f64 = 1.0;
const MAX_STEPS: usize = 40;
/// The method ends when no weight moves by more than this.
const TOLERANCE: f64 = 1e-7;
/// The number of rows summed at a time; the sums are then added in order.
const CHUNK_ROWS: usize = 4096;

/// The weights of maximum likelihood.
pub fn fit(rows: &Rows, width: usize, link: Link) -> Vec<f64> {
    let mut weights = vec![0.0; width];
    for _ in 0..MAX_STEPS {
        let (mut pull, mut stiffness) = sums(rows, &weights, link);
        for (at, weight) in weights.iter().enumerate() {
            pull[at] -= RIDGE * weight;
            stiffness[at * width + at] += RIDGE;
        }
        let step = solve(stiffness, pull);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < TOLERANCE) {
            break;
        }
    }
    weights
}

/// The first derivatives of the log-likelihood by the weights, and the second, negated, row by row.
fn sums(rows: &Rows, weights: &[f64], link: Link) -> (Vec<f64>, Vec<f64>) {
    let width = weights.len();
    let none = || (vec![0.0; width], vec![0.0; width * width]);
    let part = |first: usize| {
        let (mut pull, mut stiffness) = none();
        for at in first..(first + CHUNK_ROWS).min(rows.len()) {
            let signs = rows.signs(at);
            let mean = link.mean(dot(weights, signs));
            let (slope, missed) = (link.slope(mean), f64::from(rows.came[at]) - mean);
            for (i, &sign) in signs.iter().enumerate().filter(|(_, sign)| **sign != 0.0) {
                let sign = f64::from(sign);
                pull[i] += sign * missed;
                let row = &mut stiffness[i * width..][..width];
                row.iter_mut().zip(signs).for_each(|(sum, &other)| *sum += slope * sign * f64::from(other));
            }
        }
        (pull, stiffness)
    };
    let firsts: Vec<usize> = (0..rows.len()).step_by(CHUNK_ROWS).collect();
    let (mut pull, mut stiffness) = none();
    // Few at a time: each part has a matrix of its own.
    for some in firsts.chunks(16) {
        let parts: Vec<_> = some.par_iter().map(|&first| part(first)).collect();
        for (more, stiffer) in parts {
            pull.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            stiffness.iter_mut().zip(stiffer).for_each(|(sum, more)| *sum += more);
        }
    }
    (pull, stiffness)
}

/// Solves `matrix * x = right` for a symmetric positive matrix, by Cholesky's method.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| matrix[i * n + k] * matrix[j * n + k]).sum();
            let rest = matrix[i * n + j] - known;
            matrix[i * n + j] = if i == j { rest.max(1e-12).sqrt() } else { rest / matrix[j * n + j] };
        }
    }
    for i in 0..n {
        let known: f64 = (0..i).map(|k| matrix[i * n + k] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i * n + i];
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|k| matrix[k * n + i] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i * n + i];
    }
    right
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    fn sample(link: Link, weights: &[f64; 3], cases: usize) -> Rows {
        let mut rng = ChaCha20Rng::seed_from_u64(3);
        let mut uniform = || f64::from(rng.next_u32()) / f64::from(u32::MAX);
        let mut rows = Rows::default();
        for _ in 0..cases {
            let signs = [1.0, uniform(), f64::from(u8::from(uniform() < 0.3))];
            let mean = link.mean(weights.iter().zip(&signs).map(|(a, b)| a * b).sum());
            let came = match link {
                Link::Logistic => f64::from(u8::from(uniform() < mean)),
                Link::Log => mean * 2.0 * uniform(),
            };
            rows.push(&signs, came, 0.0);
        }
        rows
    }

    #[test]
    fn the_weights_that_made_the_cases_are_found() {
        let weights = [-1.0, 2.0, -0.5];
        for link in [Link::Logistic, Link::Log] {
            let found = fit(&sample(link, &weights, 60_000), 3, link);
            for (found, true_) in found.iter().zip(weights) {
                assert!((found - true_).abs() < 0.07, "{found} {true_}");
            }
        }
    }

    #[test]
    fn a_sign_never_seen_weighs_nothing() {
        let mut rows = Rows::default();
        (0..100).for_each(|case| rows.push(&[1.0, 0.0], f64::from(case % 2), 0.0));
        let found = fit(&rows, 2, Link::Logistic);
        assert!(found[0].abs() < 1e-9 && found[1] == 0.0);
    }

    #[test]
    fn threads_change_no_bit() {
        let rows = sample(Link::Logistic, &[0.3, -1.0, 1.0], 100_000);
        let with = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| fit(&rows, 3, Link::Logistic))
        };
        assert_eq!(with(1), with(3));
    }
}
