//! mjai: JSON lines, one event each. Two dialects are read: the one whose wins state `deltas` and `ura_markers`, and
//! the older one whose wins state han, fu and the points after. What is said during a match is in [`live`].

mod line;
pub mod live;
mod parse;
mod print;

pub use line::Line;
pub use parse::parse;
pub use print::print;
