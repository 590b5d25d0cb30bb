//! mjai: JSON lines, one event each. Records in all dialects are read; [`Dialect`] selects the one that is written.
//! [`live`] has the messages of a match in play.

mod dialect;
mod line;
pub mod live;
mod parse;
mod print;

pub use dialect::{Dialect, UnknownDialect};
pub use line::Line;
pub use parse::parse;
pub use print::{print, print_in};

use super::Format;

/// JSON lines of the protocol.
pub const FORMAT: Format = Format {
    name: "mjai",
    aliases: &[],
    extension: "jsonl",
    detect: |beginning| !beginning.array && beginning.object.kind.is_some(),
    read: |text| Ok(vec![parse(text)?]),
    print,
};
