//! tenhou.net/6 JSON: each seat's draws and discards separately, results as text.

mod drawn;
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
        let Object { kind, rule, player, log, .. } = &beginning.object;
        let record = rule.is_some() || log.is_some() && player.is_none() && has_rounds(beginning.text);
        links::has_links(beginning.text) || (!beginning.array && kind.is_none() && record)
    },
    read: parse::parse_all,
    print,
};

/// Whether `log` is a list of lists, by which a record without rules differs from other JSON.
fn has_rounds(text: &str) -> bool {
    let begins = |rest: &str| rest.chars().filter(|c| !c.is_whitespace()).take(3).eq([':', '[', '[']);
    text.split_once("\"log\"").is_some_and(|(_, rest)| begins(rest))
}
