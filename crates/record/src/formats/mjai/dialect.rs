//! The dialects of mjai.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Whose mjai it is: in a match how messages and answers alternate, in a record how wins are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Dialect {
    /// The original protocol of Gimite's server, and of manue: a message a line, each answered by a line. Wins name
    /// `uradora_markers`, and a hand that wins by its own draw has the tile drawn in it.
    #[default]
    Gimite,
    /// That of mjai.app: all messages up to the next choice as one array in a line, answered by a line. Wins are told
    /// as in Mortal's.
    MjaiApp,
    /// That of Mortal: a message a line; only where there is a choice, a line answers. Wins name `ura_markers`, and a
    /// winning hand is without the tile that it wins with.
    Mortal,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Dialect; 3] = [Dialect::Gimite, Dialect::MjaiApp, Dialect::Mortal];

    /// The name it is chosen by.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Gimite => "gimite",
            Dialect::MjaiApp => "mjai.app",
            Dialect::Mortal => "mortal",
        }
    }

    /// Whether a bot is started with the number of its seat as its last argument.
    pub fn seat_is_argument(self) -> bool {
        self != Dialect::Gimite
    }

    /// What the ura indicators of a win are called.
    pub(super) fn ura_markers(self) -> &'static str {
        if self == Dialect::Gimite { "uradora_markers" } else { "ura_markers" }
    }

    /// Whether a hand that wins by its own draw has the tile drawn in it.
    pub(super) fn draw_in_hand(self) -> bool {
        self == Dialect::Gimite
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no dialect of this name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no mjai dialect `{0}`; there are gimite, mjai.app, mortal")]
pub struct UnknownDialect(String);

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Dialect, UnknownDialect> {
        let known = Dialect::ALL.into_iter().find(|dialect| dialect.name() == name);
        known.ok_or_else(|| UnknownDialect(name.to_owned()))
    }
}
