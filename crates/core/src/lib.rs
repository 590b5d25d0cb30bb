//! The pure data of riichi mahjong: tiles, seats, melds, hands, the wall and the house rules.
//!
//! There is no I/O, no clock and no source of randomness: a seed or an order of tiles is passed in.

#![warn(missing_docs)]

pub mod ceremony;
mod counts;
mod dice;
mod hand;
mod kinds;
mod language;
mod meld;
pub mod notation;
pub mod rules;
mod seat;
mod seat_draw;
mod texts;
mod tile;
mod wall;
mod yaku;

pub use counts::Counts;
pub use dice::{Dice, NoDie};
pub use hand::{Hand, HandError};
pub use kinds::KindSet;
pub use language::{Language, NoSuchLanguage, Text};
pub use meld::{Ankan, Chii, Daiminkan, Kakan, Meld, MeldError, Pon};
pub use rules::Ruleset;
pub use seat::{BySeat, Players, Relative, Seat, Wind};
pub use seat_draw::SeatDraw;
pub use tile::{Kind, Suit, Tile, TileClass};
#[cfg(feature = "seeds")]
pub use wall::WallSeed;
#[cfg(feature = "rand")]
pub use wall::below;
pub use wall::{Place, Wall, WallError, dealt_at};
pub use yaku::{FixedLimit, House, Sureness, Worth, Yaku, YakuInfo, YakuSet, YakuTable};
