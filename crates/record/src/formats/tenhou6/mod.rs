//! tenhou.net/6 JSON: each seat's draws and discards separately, results as text.

mod parse;
mod print;
mod result;
mod rules;
mod seats;
mod tiles;
mod words;

pub use parse::parse;
pub use print::print;
