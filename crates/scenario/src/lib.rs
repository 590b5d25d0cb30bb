//! Positions from text.
//!
//! A [`Scene`] is a round dealt from a stacked wall: it states what matters, and the rest of the wall fills itself. A
//! [`ViewScript`] is a round as one seat has seen it, a [`WinLine`] a win without the round around it. Bad text is a [`SceneError`] that names the part and the tile.

mod fill;
mod scene;
mod view_script;
mod win_line;

pub use scene::Scene;
pub use view_script::ViewScript;
pub use win_line::{WinLine, meld};

use jantaku_core::notation::NotationError;
use jantaku_core::{HandError, MeldError, Tile, WallError};
use jantaku_engine::FoldError;
use thiserror::Error;

/// Why a position cannot be made of what was stated.
#[derive(Debug, Clone, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum SceneError {
    /// A text that is no list of tiles.
    #[error("{part}: `{text}`: {error}")]
    Tiles {
        /// Which part of the position.
        part: &'static str,
        text: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A hand that does not have the length dealt.
    #[error("hand of seat {seat}: {count} tiles, where 13 are dealt")]
    HandLength {
        seat: usize,
        /// The number of tiles that were stated.
        count: usize,
    },
    /// A seat that the rules do not have.
    #[error("seat {0}: there is no such seat")]
    NoSuchSeat(usize),
    /// A wind past north.
    #[error("wind {0}: winds are numbered from 0 to 3")]
    NoSuchWind(u8),
    /// Points for another number of players.
    #[error("points: {stated} were stated for {players} players")]
    Points {
        /// How many were stated.
        stated: usize,
        players: usize,
    },
    /// More tiles than the wall has places for.
    #[error("{part}: more tiles than the wall has room for")]
    TooMany {
        /// Which part of the position.
        part: &'static str,
    },
    /// A tile stated more often than the set has it.
    #[error("{0}: stated more often than the set has it")]
    Missing(Tile),
    /// Dice that show no such number.
    #[error("dice: {0} and {1} are not from 1 to 6")]
    Dice(u8, u8),
    /// A wall that cannot be.
    #[error(transparent)]
    Wall(#[from] WallError),
    /// A turn of a script that does not follow from the ones before.
    #[error("turn `{turn}`: {error}")]
    Turn {
        /// The turn as written.
        turn: String,
        error: FoldError,
    },
    /// A turn that cannot be read: turns are written like `0:5z`, `1!9m` or `3:9m-1z`.
    #[error("`{0}`: a turn is a seat, `:` or `!`, and a tile, such as `0:5z`")]
    Script(String),
    /// A word that says nothing of a win.
    #[error("`{0}`: no word of a win")]
    Word(String),
    /// A win that names no winning tile.
    #[error("`{0}`: won by what? `tsumo:` or `ron:` and a tile are missing")]
    NotWon(String),
    /// Tiles that are no hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Tiles that are no meld.
    #[error(transparent)]
    Meld(#[from] MeldError),
}
