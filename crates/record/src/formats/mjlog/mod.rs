//! Tenhou's mjlog: XML, often gzipped; tiles are numbers from 0 to 135, points are hundreds.

mod parse;
mod print;
mod table;

pub use parse::parse;
pub use print::print;
