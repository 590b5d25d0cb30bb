//! Converts the engine's types to the wire's. Only what a seat may know comes in, a [`jantaku_engine::View`] and a
//! [`jantaku_engine::SeatEvent`], so that nothing else can go out. A [`Decoder`] makes a view of a seat's messages
//! again.

mod action;
mod advice;
mod adviser;
mod ceremony;
mod decode;
mod end;
mod event;
mod help;
mod placement;
pub mod record;
mod room;
mod rules;
mod score;
mod statistics;
mod strategy;
mod table;

use action::why;

pub use action::{denied, prompt};
pub use adviser::{advised, in_reach, look_back};
pub use ceremony::{ceremony, seats_drawn};
pub use decode::{DecodeError, Decoder};
pub use end::{match_end, yaku_lines};
pub use event::{public_event, seat_event};
pub use help::help;
pub use room::room_rules;
pub use rules::{catalogue, draft, fault, file};
pub use score::{ScoreError, scored};
pub use statistics::{PlayedMatch, listed, statistics, yaku_name};
pub use table::{public_view, view};

use jantaku_core::{BySeat, KindSet, Seat};

use crate::Tile;

fn seat(seat: Seat) -> u8 {
    seat.into()
}

fn list<T, U>(values: &BySeat<T>, mut change: impl FnMut(&T) -> U) -> Vec<U> {
    values.values().map(&mut change).collect()
}

fn kinds(kinds: KindSet) -> Vec<Tile> {
    kinds.iter().map(|kind| kind.tile()).collect()
}
