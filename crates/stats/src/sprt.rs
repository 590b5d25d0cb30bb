//! A sequential test of how many places one player is ahead of another, which stops as soon as there are enough deals.

use std::str::FromStr;

use crate::{Measures, Spread};

/// The probability of accepting `p1` if `p0` is true.
pub const ALPHA: f64 = 0.05;
/// The probability of accepting `p0` if `p1` is true.
pub const BETA: f64 = 0.05;

/// With fewer deals the variance is not known well enough.
const LEAST_DEALS: u32 = 16;

/// Two claims about how many places the first player is ahead.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Claims {
    pub p0: f64,
    pub p1: f64,
}

/// A sequential test between two players by name.
#[derive(Debug, Clone, PartialEq)]
pub struct Test {
    pub claims: Claims,
    /// The player who is said to be ahead.
    pub first: String,
    pub second: String,
}

impl Test {
    /// The decision after the deals played so far.
    pub fn decide(&self, measures: &Measures) -> Decision {
        self.claims.decide(&measures.ahead(&self.first, &self.second))
    }

    /// The log-likelihood ratio of the deals played so far.
    pub fn log_ratio(&self, measures: &Measures) -> Option<f64> {
        self.claims.log_ratio(&measures.ahead(&self.first, &self.second))
    }
}

/// A text that is not two claims.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("two numbers such as `0,0.15`, the smaller first, were expected, not `{0}`")]
pub struct ClaimsError(String);

/// The decision of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    P0,
    P1,
    Open,
}

impl Decision {
    /// `p0`, `p1` or `open`.
    pub fn key(self) -> &'static str {
        match self {
            Decision::P0 => "p0",
            Decision::P1 => "p1",
            Decision::Open => "open",
        }
    }
}

impl FromStr for Claims {
    type Err = ClaimsError;

    fn from_str(text: &str) -> Result<Claims, ClaimsError> {
        let wrong = || ClaimsError(text.to_owned());
        let (p0, p1) = text.split_once(',').ok_or_else(wrong)?;
        let number =
            |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.abs() <= 3.0).ok_or_else(wrong);
        let claims = Claims { p0: number(p0)?, p1: number(p1)? };
        if claims.p0 < claims.p1 { Ok(claims) } else { Err(wrong()) }
    }
}

impl Claims {
    /// The bounds of the log-likelihood ratio between which nothing is decided.
    /// A. Wald, Sequential Tests of Statistical Hypotheses, Ann. Math. Statist. 16 (1945).
    pub fn bounds() -> (f64, f64) {
        ((BETA / (1.0 - ALPHA)).ln(), ((1.0 - BETA) / ALPHA).ln())
    }

    /// The logarithm of how much likelier the deals are under `p1` than under `p0`: the approximation (2.1) of M. Van
    /// den Bergh, A Practical Introduction to the GSPRT. It needs two deals; if all are equal, it is infinite.
    pub fn log_ratio(self, ahead: &Spread) -> Option<f64> {
        let beyond_the_middle = ahead.mean - (self.p0 + self.p1) / 2.0;
        Some(f64::from(ahead.deals) * (self.p1 - self.p0) * beyond_the_middle / ahead.variance()?)
    }

    /// The decision, from the places that the first player is ahead in each deal.
    pub fn decide(self, ahead: &Spread) -> Decision {
        let (lower, upper) = Claims::bounds();
        match self.log_ratio(ahead).filter(|_| ahead.deals >= LEAST_DEALS) {
            Some(ratio) if ratio >= upper => Decision::P1,
            Some(ratio) if ratio <= lower => Decision::P0,
            _ => Decision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    const CLAIMS: Claims = Claims { p0: 0.0, p1: 0.15 };

    /// Simulates deals in which the first bot is ahead by `mean` on average, tested eight at a time, 400 at most.
    fn play(mean: f64, rng: &mut ChaCha20Rng) -> (Decision, u32) {
        // Twelve uniform numbers make a nearly normal one.
        let mut normal = || (0..12).map(|_| f64::from(rng.next_u32()) / 2_f64.powi(32)).sum::<f64>() - 6.0;
        let mut ahead = Spread::default();
        loop {
            (0..8).for_each(|_| ahead.add(mean + 0.5 * normal()));
            let decision = CLAIMS.decide(&ahead);
            if decision != Decision::Open || ahead.deals >= 400 {
                return (decision, ahead.deals);
            }
        }
    }

    /// Of 1,000 tests, how many end with each claim, and after how many deals on average.
    fn outcomes(mean: f64) -> (usize, usize, u32) {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let played: Vec<_> = (0..1000).map(|_| play(mean, &mut rng)).collect();
        let count = |decision| played.iter().filter(|(found, _)| *found == decision).count();
        (count(Decision::P0), count(Decision::P1), played.iter().map(|(_, deals)| deals).sum::<u32>() / 1000)
    }

    #[test]
    fn a_true_claim_is_missed_as_rarely_as_said() {
        let (right, wrong, deals) = outcomes(CLAIMS.p0);
        assert!(wrong <= 50 && right >= 940, "equal bots: {right} right, {wrong} wrong");
        assert!(deals < 100, "{deals}");
        let (wrong, right, deals) = outcomes(CLAIMS.p1);
        assert!(wrong <= 50 && right >= 940, "a known difference: {right} right, {wrong} wrong");
        assert!(deals < 100, "{deals}");
    }

    #[test]
    fn what_is_far_beyond_a_claim_ends_sooner_and_what_is_between_takes_longer() {
        let (_, at_once, far) = outcomes(0.5);
        let (_, _, near) = outcomes(CLAIMS.p1);
        let (p0, p1, between) = outcomes(0.075);
        assert_eq!(at_once, 1000);
        assert!(far <= 24 && far < near && near < between, "{far}, {near}, {between}");
        assert!(p0 > 300 && p1 > 300, "half way between the claims either may come out: {p0}, {p1}");
    }

    #[test]
    fn few_deals_decide_nothing() {
        let decided = |mean: f64, count: usize| {
            let mut ahead = Spread::default();
            (0..count).for_each(|nth| ahead.add(mean + [-0.1, 0.1][nth % 2]));
            CLAIMS.decide(&ahead)
        };
        assert_eq!(decided(0.9, 15), Decision::Open);
        assert_eq!(decided(0.9, 16), Decision::P1);
        assert_eq!(decided(-0.9, 16), Decision::P0);
        assert_eq!(decided(0.075, 16), Decision::Open);
        assert_eq!(decided(0.9, 0), Decision::Open);
        let mut same = Spread::default();
        (0..16).for_each(|_| same.add(2.0));
        assert_eq!(CLAIMS.decide(&same), Decision::P1);
    }

    #[test]
    fn claims_are_two_numbers_the_smaller_first() {
        assert_eq!("0,0.15".parse(), Ok(CLAIMS));
        assert_eq!("-0.1, 0".parse(), Ok(Claims { p0: -0.1, p1: 0.0 }));
        for wrong in ["0.15", "0.15,0", "0,0", "a,b", "0,NaN", "0,4", ""] {
            assert!(wrong.parse::<Claims>().is_err(), "{wrong}");
        }
    }
}
