//! What tests of play are written with: scenes that fail the test where they cannot be, a round of play that reads like
//! one, players that choose at random from a seed, rules drawn at random, counts of legal paths, what times give away, and
//! databases.

mod chance;
mod driver;
mod expect;
mod house;
mod perft;
mod plain;
mod play;
mod position;
#[cfg(unix)]
mod postgres;
mod redealt;
mod scene;
mod timed;

pub use chance::Chance;
pub use driver::Driver;
pub use house::random_house;
pub use perft::perft;
pub use plain::Plain;
pub use play::Play;
pub use position::Position;
#[cfg(unix)]
pub use postgres::{Postgres, free_port};
pub use redealt::redealt;
pub use scene::{SceneExt, tenhou};
pub use timed::Timed;

pub use jantaku_scenario::{Scene, ViewScript};

use jantaku_core::{Kind, Seat, Tile};

#[track_caller]
pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap_or_else(|| panic!("a seat is a number from 0 to 3, not {number}"))
}

/// The tile written so: `5p`, `0p` for a red five, `1z` to `7z`.
#[track_caller]
pub fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The kind of the tile written so.
#[track_caller]
pub fn kind(text: &str) -> Kind {
    tile(text).kind()
}
