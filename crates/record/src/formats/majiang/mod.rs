//! majiang paipu: JSON, one object per event; seats are counted from the dealer of each round.

mod parse;
mod print;
mod tiles;

pub use parse::{parse, parse_all};
pub use print::print;

use jantaku_core::Meld;

use super::log::Move;
use super::{Format, Object};

/// Paipu, one or an array of several.
pub const FORMAT: Format = Format {
    name: "majiang",
    aliases: &[],
    extension: "json",
    detect: |beginning| {
        let Object { kind, rule, player, .. } = &beginning.object;
        kind.is_none() && rule.is_none() && player.is_some()
    },
    read: parse_all,
    print,
};

/// Whether the last kan is an open or an added one, whose indicator the next discard turns: in this format it follows
/// the discard.
fn kan_is_open(moves: &[Move]) -> bool {
    let melds = moves.iter().rev().filter_map(|step| match step {
        Move::Meld { meld, .. } => Some(meld),
        _ => None,
    });
    melds.take(1).any(|meld| matches!(meld, Meld::Daiminkan(_) | Meld::Kakan(_)))
}
