//! mjai: JSON lines, one event each. Records of all dialects are read; [`Dialect`] is what they are written in. What is
//! said during a match is in [`live`].

mod dialect;
mod line;
pub mod live;
mod parse;
mod print;

pub use dialect::{Dialect, UnknownDialect};
pub use line::Line;
pub use parse::parse;
pub use print::{print, print_in};
