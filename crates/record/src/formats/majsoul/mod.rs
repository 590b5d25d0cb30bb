//! Mahjong Soul's own record: the JSON of `GameDetailRecords`, with the head of the match or without it.
//!
//! Names and meanings of the fields are those of the game's public protocol (liqi.proto): `chang` is the wind of the
//! round, `ju` the dealer, `ben` the honba, `liqibang` the riichi sticks, `moqie` the tile just drawn, `hule` a win.

mod end;
mod json;
mod parse;
mod rules;
mod yaku;

pub use parse::{parse, parse_all};

use super::{Object, Reader};

/// Records of `GameDetailRecords`, which are read and not written.
pub const READER: Reader = Reader {
    name: "majsoul",
    detect: |beginning| {
        let Object { kind, rule, player, head, data, actions, records, log: _ } = &beginning.object;
        let theirs = actions.is_some() || records.is_some() || (head.is_some() && data.is_some());
        let wrapped = || beginning.object.data.is_some() && beginning.text.contains(json::INNER);
        !beginning.array && kind.is_none() && rule.is_none() && player.is_none() && (theirs || wrapped())
    },
    read: parse_all,
};
