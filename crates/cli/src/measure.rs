//! What is measured of bots, for `jantaku simulate` and `jantaku arena`.
//!
//! A *deal* is one set of walls with all matches played on it. Matches on the same walls are not independent of each other,
//! deals are: every standard error here is taken over deals.

pub mod estimate;
pub mod measures;
pub mod report;
pub mod seatings;
pub mod sprt;
pub mod tally;
