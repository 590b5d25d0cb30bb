//! A career as it is lived: what is bought, played, won and lost, and what is refused.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod house;
mod ladder;
mod laws;
mod parlour;
mod practice;
mod rates;
