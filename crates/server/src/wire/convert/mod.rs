//! From the engine's types to the wire's. Of a match only what a seat may know comes in: a [`jantaku_engine::View`]
//! and a [`jantaku_engine::SeatEvent`]; so nothing else can go out.

mod action;
mod end;
mod event;
mod hint;
mod kan;
mod placement;
mod rules;
mod safety;
mod table;

use action::{denied, why};

pub(crate) use action::prompt;
pub(crate) use event::told;
pub(crate) use rules::{catalogue, draft, fault, file};
pub(crate) use table::{round_name, view};

use jantaku_core::{BySeat, Seat};

fn seat(seat: Seat) -> u8 {
    seat.into()
}

fn list<T, U>(values: &BySeat<T>, mut change: impl FnMut(&T) -> U) -> Vec<U> {
    values.values().map(&mut change).collect()
}
