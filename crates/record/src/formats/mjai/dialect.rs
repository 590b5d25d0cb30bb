//! The dialects of mjai.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A dialect of mjai: how messages and answers alternate in a match, and how records describe wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Dialect {
    /// The original protocol of Gimite's server, and of manue: one message per line, each answered by a line. Wins have
    /// `uradora_markers`, and a hand that wins by self-draw includes the tile drawn.
    #[default]
    Gimite,
    /// mjai.app: all messages up to the next choice as one array in a line, answered by a line. Wins are as in Mortal's
    /// dialect.
    MjaiApp,
    /// Mortal: one message per line, answered by a line only if there is a choice. Wins have `ura_markers`, and a
    /// winning hand does not include the winning tile.
    Mortal,
}

impl Dialect {
    /// All dialects that are read and written.
    pub const ALL: [Dialect; 3] = [Dialect::Gimite, Dialect::MjaiApp, Dialect::Mortal];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Gimite => "gimite",
            Dialect::MjaiApp => "mjai.app",
            Dialect::Mortal => "mortal",
        }
    }

    /// Whether a bot gets the number of its seat as its last argument.
    pub fn seat_is_argument(self) -> bool {
        self != Dialect::Gimite
    }

    /// The name of the ura indicators of a win.
    pub(super) fn ura_markers(self) -> &'static str {
        if self == Dialect::Gimite { "uradora_markers" } else { "ura_markers" }
    }

    /// Whether a hand that wins by self-draw includes the tile drawn.
    pub(super) fn draw_in_hand(self) -> bool {
        self == Dialect::Gimite
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no dialect with this name.
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
