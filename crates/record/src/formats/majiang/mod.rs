//! majiang paipu: JSON, one object an event; seats are counted from the dealer of each round.

mod parse;
mod print;
mod tiles;

pub use parse::{parse, parse_all};
pub use print::print;
