//! Statistics of a player's matches: places, points, wins, deal-ins, riichi and calls, with standard errors.
//!
//! A [`Counter`] counts one match as its events come, [`Tally`]s are merged in any order, and [`Measures`] turn them
//! into means and shares. [`sprt`] decides between two players as soon as there are enough deals.
//!
//! A *deal* is one set of walls with all matches played on it. Matches on the same walls are not independent of each
//! other, but deals are: every standard error here is taken over deals.

mod collector;
mod date;
mod estimate;
mod facts;
mod measures;
mod seatings;
pub mod sprt;
mod tally;
mod wait_shape;

pub use collector::Collector;
pub use date::{Date, DateError};
pub use estimate::{Estimate, Ratio, Spread};
pub use facts::{HandFacts, MatchFacts, Mode, RoundFacts, RoundKind, RoundLabel, SeatResult, WinFacts};
pub use measures::{Measures, PlayerMeasures};
pub use seatings::seatings;
pub use tally::{Counter, Counts, PlayerTally, Tally};
pub use wait_shape::WaitShape;
