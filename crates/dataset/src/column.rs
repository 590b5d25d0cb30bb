//! The columns: from this list follow the schema, what is written and read, the card and the documentation.

use std::sync::Arc;

use jantaku_encode::{ActionId, LEN};

use crate::Row;

/// The bytes of an observation.
const SEEN: usize = 2 * LEN;
/// The bytes of a mask.
const MASK: usize = ActionId::COUNT.div_ceil(8);

#[derive(Debug, Clone, Copy)]
pub struct Column {
    /// Its name in the files.
    pub name: &'static str,
    /// What its values are.
    pub kind: Kind,
    /// What they say, with the unit.
    pub about: &'static str,
    pub(crate) of: Of,
}

/// What the values of a column are. None is ever missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    /// A number of so many bits, without a sign.
    Unsigned(u8),
    /// A number of so many bits, with a sign.
    Signed(u8),
    Bytes(usize),
}

/// The field of a row.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Of {
    Text(fn(&mut Row) -> &mut Arc<str>),
    /// A number of 32 bits, whatever its sign, as Parquet stores them all.
    Number(fn(&Row) -> i32, fn(&mut Row, i32)),
    Bytes(fn(&Row, &mut Vec<u8>), fn(&mut Row, &[u8])),
}

impl Kind {
    /// Its name, as numpy has it.
    pub fn name(self) -> String {
        match self {
            Kind::Text => "string".to_owned(),
            Kind::Unsigned(bits) => format!("uint{bits}"),
            Kind::Signed(bits) => format!("int{bits}"),
            Kind::Bytes(count) => format!("binary[{count}]"),
        }
    }
}

const fn column(name: &'static str, kind: Kind, about: &'static str, of: Of) -> Column {
    Column { name, kind, about, of }
}

/// All columns, in order.
pub const COLUMNS: [Column; 13] = [
    column(
        "file",
        Kind::Text,
        "the record, by its path within the folder; empty where bots played",
        Of::Text(|row| &mut row.file),
    ),
    column("rules", Kind::Text, "the name of the rules", Of::Text(|row| &mut row.rules)),
    column(
        "match",
        Kind::Unsigned(32),
        "the match: its number within the series of the seed, or within its file, from 0",
        Of::Number(|row| row.number.cast_signed(), |row, number| row.number = number.cast_unsigned()),
    ),
    column(
        "round",
        Kind::Unsigned(16),
        "the round within the match, from 0",
        Of::Number(|row| row.round.into(), |row, number| row.round = number as u16),
    ),
    column(
        "decision",
        Kind::Unsigned(32),
        "the decision within the match, from 0; those left out are not counted",
        Of::Number(|row| row.decision.cast_signed(), |row, number| row.decision = number.cast_unsigned()),
    ),
    column(
        "seat",
        Kind::Unsigned(8),
        "the seat that decides, from 0; seat 0 was the first dealer",
        Of::Number(|row| row.seat.into(), |row, number| row.seat = number as u8),
    ),
    column(
        "players",
        Kind::Unsigned(8),
        "how many play: 3 or 4",
        Of::Number(|row| row.players.into(), |row, number| row.players = number as u8),
    ),
    column(
        "action",
        Kind::Unsigned(16),
        "what the seat chose, by its number in the action space",
        Of::Number(|row| row.action.into(), |row, number| row.action = number as u16),
    ),
    column(
        "result",
        Kind::Signed(32),
        "the seat's result of the match in points, with uma, oka and all other bonuses; 0 if the end is not known",
        Of::Number(|row| row.result, |row, number| row.result = number),
    ),
    column(
        "points",
        Kind::Signed(32),
        "the seat's points at the end of the match; 0 if the end is not known",
        Of::Number(|row| row.points, |row, number| row.points = number),
    ),
    column(
        "place",
        Kind::Unsigned(8),
        "the seat's place at the end of the match, from 1; 0 if the end is not known",
        Of::Number(|row| row.place.into(), |row, number| row.place = number as u8),
    ),
    column(
        "observation",
        Kind::Bytes(SEEN),
        "what the seat sees: 349 numbers of 16 bits with a sign, each the lower byte first",
        Of::Bytes(
            |row, out| row.observation.iter().for_each(|number| out.extend(number.to_le_bytes())),
            |row, bytes| {
                let pairs = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                row.observation.iter_mut().zip(pairs).for_each(|(place, number)| *place = number);
            },
        ),
    ),
    column(
        "mask",
        Kind::Bytes(MASK),
        "the legal actions: action `n` is bit `n % 8` of byte `n / 8`, the lowest bit first",
        Of::Bytes(
            |row, out| out.extend(row.mask),
            |row, bytes| row.mask.iter_mut().zip(bytes).for_each(|(place, byte)| *place = *byte),
        ),
    ),
];
