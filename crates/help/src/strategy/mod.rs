//! The hands of the chapters on strategy: each claim with an example of it and one that just misses it.

mod claim;
mod measured;
mod shown;

use jantaku_core::Ruleset;

pub use measured::{Figure, Measure, figures};
pub use shown::{Accepted, Look, Seen, Shown, Standing};

use claim::Claim;

/// A claim of a chapter, with its examples in a house.
#[derive(Debug, Clone)]
pub struct Study {
    /// By which the page names it.
    pub key: &'static str,
    pub hit: Shown,
    pub miss: Shown,
}

/// `key | claim | hit | near miss`
const STUDIES: &str = include_str!("studies.txt");

/// The keys of all studies, in their order.
pub fn study_keys() -> impl Iterator<Item = &'static str> {
    lines().map(|[key, ..]| key)
}

/// The studies of a house, without those that its rules make untrue.
pub(crate) fn studies(rules: &Ruleset) -> Vec<Study> {
    lines().filter_map(|line| study(line, rules)).collect()
}

fn lines() -> impl Iterator<Item = [&'static str; 4]> {
    STUDIES.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let cells: Vec<_> = line.split(" | ").collect();
        cells.try_into().unwrap_or_else(|_| panic!("`{line}`: four cells, but the studies are tested"))
    })
}

fn study([key, claim, hit, miss]: [&'static str; 4], rules: &Ruleset) -> Option<Study> {
    let claim = Claim::from_word(claim).unwrap_or_else(|| panic!("`{key}`: no claim, but the studies are tested"));
    let [hit, miss] = [hit, miss].map(|text| Shown::of(text, rules));
    let (hit, miss) = (hit?, miss?);
    claim.holds(&hit, &miss).then_some(Study { key, hit, miss })
}
