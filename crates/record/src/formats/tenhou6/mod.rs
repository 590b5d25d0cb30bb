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

use super::{Format, Object};

/// The JSON of Tenhou's log editor, or a link to it.
pub const FORMAT: Format = Format {
    name: "tenhou6",
    aliases: &["tenhou"],
    extension: "json",
    detect: |beginning| {
        let link = |line: &str| line.contains("#json=") && !line.starts_with('{');
        let Object { kind, rule, .. } = &beginning.object;
        beginning.text.lines().next().is_some_and(link) || (!beginning.array && kind.is_none() && rule.is_some())
    },
    read: |text| Ok(vec![parse(text)?]),
    print,
};
