use std::collections::HashMap;
use std::time::Duration;

/// Times, each with whether something holds that whoever takes them may not know.
#[derive(Debug, Default)]
pub struct Timed {
    secret: Vec<Duration>,
    other: Vec<Duration>,
}

impl Timed {
    /// Adds a time at which it holds, or does not.
    pub fn add(&mut self, secret: bool, time: Duration) {
        if secret { self.secret.push(time) } else { self.other.push(time) }
    }

    /// How many times there are, and at how many of them it holds.
    pub fn counts(&self) -> (usize, usize) {
        (self.secret.len() + self.other.len(), self.secret.len())
    }

    /// The chance that a time at which it holds is longer than one at which it does not, equal ones counted half: 0.5 tells nothing. None where
    /// there are no times of both sorts.
    pub fn auc(&self) -> Option<f64> {
        let mut counts: HashMap<Duration, [usize; 2]> = HashMap::new();
        self.secret.iter().for_each(|time| counts.entry(*time).or_default()[0] += 1);
        self.other.iter().for_each(|time| counts.entry(*time).or_default()[1] += 1);
        let mut times: Vec<_> = counts.into_iter().collect();
        times.sort();
        let (mut below, mut sum) = (0.0, 0.0);
        for (_, [secret, other]) in times {
            sum += secret as f64 * (below + other as f64 / 2.0);
            below += other as f64;
        }
        let pairs = self.secret.len() as f64 * self.other.len() as f64;
        (pairs > 0.0).then(|| sum / pairs)
    }
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
}
