//! The time on the line that is not charged to a clock.
//!
//! An answer arrives later than it was given by the round trip of its connection. That much is taken off the decision's
//! time, within bounds, since a client can delay what the round trip is measured by: at most [`PER_DECISION`] for one
//! decision, and over any number of decisions at most [`MOST`] and [`REFILL`] for each of them. A line with a round
//! trip of up to [`REFILL`] is never charged.

use std::time::Duration;

/// The most that is taken off one decision.
pub(super) const PER_DECISION: Duration = Duration::from_millis(500);
/// The credit that each decision adds.
const REFILL: Duration = Duration::from_millis(250);
/// The credit at the start, and at most.
const MOST: Duration = Duration::from_secs(1);

/// The credit of one seat for the time on the line.
pub(super) struct LagCredit(Duration);

impl LagCredit {
    pub fn new() -> LagCredit {
        LagCredit(MOST)
    }

    /// The part of a decision's time that is not charged.
    pub fn covers(&self, took: Duration, round_trip: Duration) -> Duration {
        took.min(round_trip).min(PER_DECISION).min(self.0)
    }

    /// Uses credit for a decision.
    pub fn use_up(&mut self, covered: Duration) {
        self.0 = (self.0 + REFILL).saturating_sub(covered).min(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken_off(decisions: u32, round_trip: Duration) -> Duration {
        let mut credit = LagCredit::new();
        let mut all = Duration::ZERO;
        for _ in 0..decisions {
            let covered = credit.covers(Duration::from_secs(10), round_trip);
            assert!(covered <= PER_DECISION);
            credit.use_up(covered);
            all += covered;
        }
        all
    }

    #[test]
    fn a_line_within_the_refill_is_never_charged() {
        for millis in [1, 200, 250] {
            let line = Duration::from_millis(millis);
            assert_eq!(taken_off(1000, line), line * 1000, "{millis} ms");
        }
        let line = Duration::from_millis(251);
        assert!(taken_off(1000, line) < line * 1000, "the first that is");
    }

    #[test]
    fn delayed_pongs_win_no_more_than_the_bound() {
        for millis in [300, 500, 501, 60_000] {
            for decisions in [1, 2, 3, 4, 30, 1000] {
                let won = taken_off(decisions, Duration::from_millis(millis));
                assert!(won <= MOST + REFILL * decisions, "{won:?} over {decisions} decisions");
            }
        }
        assert_eq!(taken_off(30, Duration::MAX), MOST + REFILL * 29, "the most that can be won");
    }

    #[test]
    fn no_decision_is_charged_less_than_nothing() {
        let mut credit = LagCredit::new();
        let quick = credit.covers(Duration::from_millis(3), Duration::from_millis(200));
        assert_eq!(quick, Duration::from_millis(3));
        // What is not used is not saved up beyond the bound.
        credit.use_up(Duration::ZERO);
        assert_eq!(credit.0, MOST);
    }
}
