use serde::Serialize;

/// Cases with similar predictions.
#[derive(Debug, Default, Clone, Copy)]
pub struct Bin {
    pub count: u64,
    predicted: f64,
    came: f64,
    squares: f64,
}

impl Bin {
    pub fn predicted(&self) -> f64 {
        self.predicted / self.count.max(1) as f64
    }

    pub fn came(&self) -> f64 {
        self.came / self.count.max(1) as f64
    }

    /// The standard error of that mean, as if cases were independent.
    pub fn error(&self) -> f64 {
        let count = self.count.max(1) as f64;
        ((self.squares / count - self.came().powi(2)).max(0.0) / count).sqrt()
    }
}

/// Bins of equal width, starting at 0.
#[derive(Debug, Clone)]
pub struct Bins {
    pub title: &'static str,
    pub name: &'static str,
    /// The upper end of the last bin, which also takes what lies above.
    pub most: f64,
    /// Whether the values are probabilities rather than points.
    pub chances: bool,
    pub bins: Vec<Bin>,
    log_loss: f64,
}

#[derive(Serialize)]
pub struct Line {
    from: f64,
    count: u64,
    predicted: f64,
    came: f64,
    error: f64,
}

/// The fewest cases with which a bin can be marked as off.
const MIN_CASES: u64 = 1000;
/// By how much such a bin may be off, as a probability.
const TOLERANCE: f64 = 0.03;

impl Bins {
    pub fn chances(title: &'static str, name: &'static str, most: f64) -> Bins {
        Bins { title, name, most, chances: true, bins: vec![Bin::default(); 20], log_loss: 0.0 }
    }

    pub fn points(title: &'static str, name: &'static str, most: f64) -> Bins {
        Bins { chances: false, ..Bins::chances(title, name, most) }
    }

    pub fn add(&mut self, predicted: f64, came: f64) {
        let last = self.bins.len() - 1;
        let at = ((predicted / self.width()) as usize).min(last);
        let bin = &mut self.bins[at];
        bin.count += 1;
        bin.predicted += predicted;
        bin.came += came;
        bin.squares += came * came;
        if self.chances {
            let given = if came > 0.5 { predicted } else { 1.0 - predicted };
            self.log_loss -= given.max(1e-6).ln();
        }
    }

    pub fn merge(&mut self, other: &Bins) {
        for (mine, theirs) in self.bins.iter_mut().zip(&other.bins) {
            mine.count += theirs.count;
            mine.predicted += theirs.predicted;
            mine.came += theirs.came;
            mine.squares += theirs.squares;
        }
        self.log_loss += other.log_loss;
    }

    pub fn width(&self) -> f64 {
        self.most / self.bins.len() as f64
    }

    pub fn count(&self) -> u64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// The mean log-loss of chances, in nats.
    pub fn log_loss(&self) -> Option<f64> {
        self.chances.then(|| self.log_loss / self.count().max(1) as f64)
    }

    pub fn off(&self) -> Vec<usize> {
        let off = |bin: &Bin| bin.count >= MIN_CASES && (bin.predicted() - bin.came()).abs() > TOLERANCE;
        (0..self.bins.len()).filter(|&at| self.chances && off(&self.bins[at])).collect()
    }

    pub fn lines(&self) -> Vec<Line> {
        let line = |(at, bin): (usize, &Bin)| Line {
            from: at as f64 * self.width(),
            count: bin.count,
            predicted: bin.predicted(),
            came: bin.came(),
            error: bin.error(),
        };
        self.bins.iter().enumerate().filter(|(_, bin)| bin.count > 0).map(line).collect()
    }

    pub fn table(&self) -> String {
        let unit = if self.chances { 100.0 } else { 1.0 };
        let mut text = format!("{} ({} cases", self.title, self.count());
        if let Some(loss) = self.log_loss() {
            text += &format!(", log-loss {loss:.4}");
        }
        text += ")\n       from      cases   predicted       came         ±\n";
        let off = self.off();
        for (at, bin) in self.bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
            let [from, predicted, came, error] =
                [at as f64 * self.width(), bin.predicted(), bin.came(), bin.error()].map(|value| unit * value);
            let mark = if off.contains(&at) { "  off" } else { "" };
            text += &format!("{from:>11.1}{:>11}{predicted:>11.2}{came:>11.2}{error:>10.2}{mark}\n", bin.count);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bin_is_off_with_a_thousand_cases_and_three_points() {
        let mut bins = Bins::chances("x", "x", 1.0);
        for case in 0..1000 {
            bins.add(0.52, f64::from(u8::from(case % 2 == 0)));
            bins.add(0.62, f64::from(u8::from(case % 2 == 0)));
        }
        assert_eq!(bins.off(), [12]);
        // Near miss: one case fewer is too few.
        let mut fewer = Bins::chances("x", "x", 1.0);
        (0..999).for_each(|_| fewer.add(0.62, 0.0));
        assert!(fewer.off().is_empty());
        fewer.merge(&bins);
        assert_eq!((fewer.off(), fewer.count()), (vec![12], 2999));
    }

    #[test]
    fn certainty_that_comes_about_loses_nothing() {
        let mut bins = Bins::chances("x", "x", 1.0);
        bins.add(1.0, 1.0);
        bins.add(0.0, 0.0);
        assert_eq!(bins.log_loss(), Some(0.0));
        bins.add(0.5, 1.0);
        assert!((bins.log_loss().unwrap() - 2f64.ln() / 3.0).abs() < 1e-12);
    }
}
