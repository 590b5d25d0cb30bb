//! The loops W1 to W5, compared with those of other programs.

mod contest;
mod hands;
mod matches;
mod records;
mod wins;
mod wins_by_agari;

use std::sync::Arc;

use jantaku_bench::Distribution;
use jantaku_core::Ruleset;

pub use contest::{Contest, Line, Pass, Peer};

pub type Work = (&'static str, fn(&Arc<Ruleset>) -> Vec<Contest<'static>>);

pub const WORKS: [Work; 6] = [
    ("W1", |_| Distribution::EVERY.map(hands::shanten).into()),
    ("W2", |_| Distribution::EVERY.map(hands::ukeire).into()),
    ("W3", |_| ["mahjong_soul", "tenhou"].map(wins::scoring).into()),
    ("W4", |tenhou| vec![matches::random_play(tenhou)]),
    ("W4e", |tenhou| vec![matches::bare_engine(tenhou)]),
    ("W5", |tenhou| vec![records::replaying(tenhou)]),
];

/// Tenhou's rules, which the peers play too.
pub fn tenhou() -> Arc<Ruleset> {
    Arc::new(Ruleset::preset("tenhou").expect("the preset is built in"))
}
