//! Tenhou's mjlog: XML, often gzipped; tiles are numbers from 0 to 135, points are hundreds.

mod parse;
mod print;
mod table;

pub use parse::parse;
pub use print::print;

use super::Format;

/// The game logs of tenhou.net, in XML.
pub const FORMAT: Format = Format {
    name: "mjlog",
    aliases: &[],
    extension: "xml",
    detect: |beginning| beginning.text.starts_with('<'),
    read: |text| Ok(vec![parse(text)?]),
    print,
};
