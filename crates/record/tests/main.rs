//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

#[cfg(feature = "formats")]
mod bombs;
#[cfg(feature = "formats")]
mod bounds;
mod common;
#[cfg(feature = "formats")]
mod corpus;
#[cfg(feature = "formats")]
mod fitting;
#[cfg(feature = "formats")]
mod formats;
mod golden;
mod lines;
#[cfg(feature = "formats")]
mod majiang;
#[cfg(feature = "formats")]
mod majsoul;
#[cfg(feature = "formats")]
mod mjai_dialects;
#[cfg(feature = "formats")]
mod mjai_live;
mod notes;
#[cfg(feature = "formats")]
mod open_riichi;
mod reading;
mod shared_walls;
mod tampering;
#[cfg(feature = "formats")]
mod tenhou6;
#[cfg(feature = "formats")]
mod tenhou6_found;
#[cfg(feature = "formats")]
mod tenhou6_links;
#[cfg(feature = "formats")]
mod tenhou6_three;
