//! Means and shares with standard errors over deals, gathered deal by deal.

/// A mean or a share, with its standard error where there are two deals or more.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean or share.
    pub value: f64,
    pub error: Option<f64>,
}

/// How often something happened and how often it could have, deal by deal. Whole numbers, so that nothing is rounded.
#[derive(Debug, Default, Clone, Copy)]
pub struct Ratio {
    deals: i128,
    sum: i128,
    count: i128,
    sum_sum: i128,
    sum_count: i128,
    count_count: i128,
}

impl Ratio {
    pub fn add(&mut self, sum: i64, count: u64) {
        let (sum, count) = (i128::from(sum), i128::from(count));
        self.deals += 1;
        self.sum += sum;
        self.count += count;
        self.sum_sum += sum * sum;
        self.sum_count += sum * count;
        self.count_count += count * count;
    }

    /// The ratio of all sums to all counts. Deals may have different counts (numbers of rounds): the error is that of a
    /// ratio, as in W. G. Cochran, Sampling Techniques, 3rd ed. (1977), chapter 6; with equal counts it is that of the
    /// mean of the deals.
    pub fn estimate(&self) -> Estimate {
        let Ratio { deals, sum, count, sum_sum, sum_count, count_count } = *self;
        // The squares of each deal's excess over its share, times the square of the count.
        let beyond = count * count * sum_sum - 2 * sum * count * sum_count + sum * sum * count_count;
        let [deals, sum, count, beyond] = [deals, sum, count, beyond].map(|whole| whole as f64);
        let error = (beyond * deals / (deals - 1.0)).sqrt() / (count * count);
        Estimate { value: sum / count, error: Some(error).filter(|_| deals > 1.0) }
    }
}

/// The standard normal quantile of 97.5 %, for intervals of 95 %.
const QUANTILE: f64 = 1.959_964;

/// The interval of 95 % for a share of which `times` of `count` were counted, by the score method of E. B. Wilson (Journal of
/// the American Statistical Association 22, 1927): sound for rare things too. `None` if nothing was counted.
pub fn wilson(times: u64, count: u64) -> Option<[f64; 2]> {
    if count == 0 {
        return None;
    }
    let (share, count, square) = (times as f64 / count as f64, count as f64, QUANTILE * QUANTILE);
    let middle = share + square / (2.0 * count);
    let half = QUANTILE * (share * (1.0 - share) / count + square / (4.0 * count * count)).max(0.0).sqrt();
    let scale = 1.0 + square / count;
    Some([((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)])
}

/// One number per deal: the mean and the variation.
#[derive(Debug, Default, Clone, Copy)]
pub struct Spread {
    /// The number of deals.
    pub deals: u32,
    pub mean: f64,
    /// Sum of the squared distances from the mean.
    squares: f64,
}

impl Spread {
    pub fn add(&mut self, number: f64) {
        self.deals += 1;
        let distance = number - self.mean;
        self.mean += distance / f64::from(self.deals);
        self.squares += distance * (number - self.mean);
    }

    /// The variance of a deal, where there are two or more.
    pub fn variance(&self) -> Option<f64> {
        (self.deals > 1).then(|| self.squares / f64::from(self.deals - 1))
    }

    /// The spread of the negated numbers.
    #[must_use]
    pub fn negated(self) -> Spread {
        Spread { mean: -self.mean, ..self }
    }

    /// The mean with its standard error.
    pub fn estimate(&self) -> Estimate {
        let error = self.variance().map(|variance| (variance / f64::from(self.deals)).sqrt());
        Estimate { value: self.mean, error }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    fn ratio(deals: &[(i64, u64)]) -> Estimate {
        let mut ratio = Ratio::default();
        deals.iter().for_each(|&(sum, count)| ratio.add(sum, count));
        ratio.estimate()
    }

    #[test]
    fn equal_counts_give_the_error_of_the_mean() {
        let found = ratio(&[(2, 2), (4, 2), (6, 2)]);
        assert_eq!(found.value, 2.0);
        assert!((found.error.unwrap() - (1.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_spread_is_the_mean_with_its_error() {
        let mut spread = Spread::default();
        [1.0, 2.0, 3.0].into_iter().for_each(|number| spread.add(number));
        assert_eq!(spread.variance(), Some(1.0));
        let found = spread.estimate();
        assert_eq!(found.value, 2.0);
        assert!((found.error.unwrap() - (1.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    /// The example of R. G. Newcombe, Statistics in Medicine 17 (1998), table I, and its rare one.
    #[test]
    fn a_share_has_an_interval_even_when_nothing_happened() {
        let round = |interval: Option<[f64; 2]>| interval.map(|ends| ends.map(|end| (end * 1e4).round() as u32));
        assert_eq!(round(wilson(81, 263)), Some([2553, 3662]));
        assert_eq!(round(wilson(15, 148)), Some([624, 1605]));
        assert_eq!(round(wilson(0, 20)), Some([0, 1611]));
        assert_eq!(round(wilson(29, 29)), Some([8830, 10000]));
        assert_eq!(wilson(0, 0), None);
    }

    #[test]
    fn one_deal_has_no_standard_error() {
        assert_eq!(ratio(&[(5, 2)]), Estimate { value: 2.5, error: None });
        let mut spread = Spread::default();
        spread.add(2.5);
        assert_eq!(spread.estimate(), Estimate { value: 2.5, error: None });
    }

    /// A deal of six matches with the same result is one observation, not six; and deals have different lengths.
    #[test]
    fn the_error_is_as_large_as_the_estimates_spread() {
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        let mut draw = |below: u32| i64::from(rng.next_u32() % below);
        let (mut values, mut errors) = (Vec::new(), Vec::new());
        for _ in 0..2000 {
            let deals: Vec<(i64, u64)> = (0..40)
                .map(|_| {
                    let (luck, matches) = (draw(1000), 4 + draw(5));
                    ((0..matches).map(|_| luck + draw(100)).sum(), matches.unsigned_abs())
                })
                .collect();
            let found = ratio(&deals);
            values.push(found.value);
            errors.push(found.error.unwrap());
        }
        let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len() as f64;
        let middle = mean(&values);
        let spread = mean(&values.iter().map(|value| (value - middle).powi(2)).collect::<Vec<_>>()).sqrt();
        let estimated = mean(&errors);
        assert!((estimated / spread - 1.0).abs() < 0.05, "estimated {estimated}, true {spread}");
        let as_if_independent = 1000.0 / (12.0 * 240.0_f64).sqrt();
        assert!(as_if_independent < 0.5 * spread, "matches taken one by one would have underestimated it");
    }
}
