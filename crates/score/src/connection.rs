//! How a tile of a hand connects with the others.

use jantaku_core::{Counts, Kind};

/// How a tile connects with the others of a hand; the first that applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Connection {
    /// One of three or four identical tiles.
    Triplet,
    /// One of two identical tiles.
    Pair,
    /// Part of a run with two others.
    Run,
    /// One tile short of a run with another (塔子).
    Near,
    /// None of these (孤立牌).
    Lone,
}

/// How a tile of `kind` connects with the others among `counts`, which include it.
pub fn connection(counts: &Counts, kind: Kind) -> Connection {
    let has = |steps| kind.offset(steps).is_some_and(|other| counts.of(other) > 0);
    match counts.of(kind) {
        3.. => Connection::Triplet,
        2 => Connection::Pair,
        _ if [(-2, -1), (-1, 1), (1, 2)].iter().any(|&(one, other)| has(one) && has(other)) => Connection::Run,
        _ if [-2, -1, 1, 2].into_iter().any(has) => Connection::Near,
        _ => Connection::Lone,
    }
}
