//! The loops that bots, reviews and research repeat, W1 to W5, on inputs made from a seed: the same on every machine.

mod hands;
mod matches;
mod records;
mod wins;

pub use hands::{Distribution, hands, shanten_of, w1, w2};
pub use matches::{Played, tsumogiri, w4, w4e, walls};
pub use records::{Record, records, w5};
pub use wins::{Points, WinInput, points, w3, wins};
