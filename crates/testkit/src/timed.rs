use std::collections::BTreeMap;
use std::time::Duration;

/// Times, each with whether something holds that whoever takes them may not know.
#[derive(Debug, Default)]
pub struct Timed {
    /// By what is public of their moments: times at which it holds, and the others.
    at: BTreeMap<u32, [Vec<Duration>; 2]>,
}

impl Timed {
    /// Adds a time at which it holds, or does not.
    pub fn add(&mut self, secret: bool, time: Duration) {
        self.add_at(0, secret, time);
    }

    /// The same for a time that is compared only with those of the same public moment.
    pub fn add_at(&mut self, moment: u32, secret: bool, time: Duration) {
        let [held, other] = self.at.entry(moment).or_default();
        if secret { held.push(time) } else { other.push(time) }
    }

    /// How many times there are, and at how many of them it holds.
    pub fn counts(&self) -> (usize, usize) {
        let sum = |of: fn(&[Vec<Duration>; 2]) -> usize| self.at.values().map(of).sum();
        (sum(|[held, other]| held.len() + other.len()), sum(|[held, _]| held.len()))
    }

    /// The chance that a time at which it holds is longer than one at which it does not, equal ones counted half: 0.5 tells nothing. None where
    /// there are no times of both sorts.
    pub fn auc(&self) -> Option<f64> {
        let pairs: f64 = self.at.values().map(|[held, other]| held.len() as f64 * other.len() as f64).sum();
        (pairs > 0.0).then(|| self.at.values().map(longer).sum::<f64>() / pairs)
    }
}

/// In how many pairs the time at which it holds is the longer one, equal ones counted half.
fn longer([held, other]: &[Vec<Duration>; 2]) -> f64 {
    let mut counts: BTreeMap<Duration, [usize; 2]> = BTreeMap::new();
    held.iter().for_each(|time| counts.entry(*time).or_default()[0] += 1);
    other.iter().for_each(|time| counts.entry(*time).or_default()[1] += 1);
    let (mut below, mut sum) = (0.0, 0.0);
    for [held, other] in counts.into_values() {
        sum += held as f64 * (below + other as f64 / 2.0);
        below += other as f64;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_times_tell_as_often_as_they_are_longer() {
        let auc = |secret: &[u64], other: &[u64]| {
            let mut timed = Timed::default();
            secret.iter().for_each(|&millis| timed.add(true, Duration::from_millis(millis)));
            other.iter().for_each(|&millis| timed.add(false, Duration::from_millis(millis)));
            timed.auc()
        };
        assert_eq!(auc(&[2, 3], &[0, 1]), Some(1.0));
        assert_eq!(auc(&[0], &[1, 2]), Some(0.0));
        assert_eq!(auc(&[1, 1], &[1, 1]), Some(0.5));
        assert_eq!(auc(&[2], &[1, 1, 1, 3]), Some(0.75));
        assert_eq!((auc(&[], &[1]), auc(&[1], &[])), (None, None));
    }

    /// What comes later takes longer and holds more often, which says nothing about any moment.
    #[test]
    fn times_of_different_moments_are_not_compared() {
        let (mut timed, mut mixed) = (Timed::default(), Timed::default());
        for (moment, secret) in [(1, false), (1, false), (1, true), (2, true), (2, true), (2, false)] {
            timed.add_at(moment, secret, Duration::from_secs(moment.into()));
            mixed.add(secret, Duration::from_secs(moment.into()));
        }
        assert_eq!((timed.auc(), timed.counts()), (Some(0.5), (6, 3)));
        assert!(mixed.auc().unwrap() > 0.6);
    }
}
