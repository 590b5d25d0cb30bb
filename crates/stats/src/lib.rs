//! Statistics of a player's matches: places, points, wins, deal-ins, riichi, calls and yaku, with their errors.
//!
//! [`MatchFacts`] say what each seat did in each round of a match. A [`Filter`] selects matches and seats, and the
//! [`Selection`] measures [`Figure`]s, which are data, and lists the hands behind each. [`QUOTED`] are figures to compare
//! them with.
//!
//! For bots that play each other, a [`Counter`] counts one match as its events come, [`Tally`]s are merged in any order, and [`Measures`] turn them
//! into means and shares. [`sprt`] decides between two players as soon as there are enough deals.
//!
//! A *deal* is one set of walls with all matches played on it. Matches on the same walls are not independent of each
//! other, but deals are: every standard error here is taken over deals.

mod book;
mod collector;
mod date;
mod estimate;
mod facts;
mod figure;
mod group;
mod listing;
mod measures;
mod named;
mod quoted;
mod select;
pub mod sprt;
mod tally;
mod wait_shape;

pub use book::Standing;
pub use collector::Collector;
pub use date::{Date, DateError};
pub use estimate::{Estimate, Ratio, Spread, wilson};
pub use facts::{HandFacts, MatchFacts, Mode, RoundFacts, RoundKind, SeatResult, WinFacts};
pub use figure::{Figure, HAND_FIGURES, MATCH_FIGURES, Measured, Of, hand_figure, match_figure};
pub use group::{GROUPS, Group, Part};
pub use listing::{Listing, ListingError};
pub use measures::{Measures, PlayerMeasures};
pub use named::{NAMED, group};
pub use quoted::{QUOTED, Quoted, RARE, Rare, YAKUMAN_PER_MATCH, has, learn_first};
pub use select::{Counted, Filter, Row, Selected, Selection};
pub use tally::{Counter, Counts, PlayerTally, Tally};
pub use wait_shape::WaitShape;
