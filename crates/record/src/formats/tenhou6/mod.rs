//! tenhou.net/6 JSON: each seat's draws and discards separately, results as text.

mod links;
mod parse;
mod print;
mod result;
mod rules;
mod seats;
mod tiles;
mod words;

pub use links::has_links;
pub use parse::parse;
pub use print::print;

use super::{Format, Object};

/// The JSON of Tenhou's log editor, or links to it.
pub const FORMAT: Format = Format {
    name: "tenhou6",
    aliases: &["tenhou"],
    extension: "json",
    detect: |beginning| {
        let Object { kind, rule, .. } = &beginning.object;
        links::has_links(beginning.text) || (!beginning.array && kind.is_none() && rule.is_some())
    },
    read: parse::parse_all,
    print,
};
