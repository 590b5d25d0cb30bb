//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod common;
mod contradictions;
mod examples;
mod fu_and_points;
mod house_hands;
mod house_payments;
mod limit_names;
mod sakizuke;
mod shapes;
mod yaku;
