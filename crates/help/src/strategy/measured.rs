//! What matches of our bots showed, for the chapters on strategy.

/// In what a figure is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// The share of cases, in percent.
    Percent,
    Points,
}

/// A figure from matches of our bots under Tenhou's rules, with its standard error over matches.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// Its table, such as `danger`.
    pub table: &'static str,
    /// What of it, such as the key of a class of safety.
    pub key: &'static str,
    pub measure: Measure,
    pub value: f64,
    pub error: f64,
    /// In how many cases it was seen.
    pub cases: u64,
}

/// `table key measure value error cases`, as `calibrate strategy` writes them.
const MEASURED: &str = include_str!("measured.txt");

/// All figures, in the order of the file.
pub fn figures() -> Vec<Figure> {
    MEASURED.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

fn read(line: &'static str) -> Figure {
    figure(line).unwrap_or_else(|| panic!("`{line}`: no figure, but the figures are tested"))
}

fn figure(line: &'static str) -> Option<Figure> {
    let [table, key, measure, value, error, cases] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let measure = match measure {
        "percent" => Measure::Percent,
        "points" => Measure::Points,
        _ => return None,
    };
    let [value, error] = [value, error].map(|number| number.parse().ok());
    Some(Figure { table, key, measure, value: value?, error: error?, cases: cases.parse().ok()? })
}
