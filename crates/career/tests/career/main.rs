#![allow(clippy::unwrap_used)] // what fails, fails the test

mod house;
mod ladder;
mod laws;
mod parlour;
mod practice;
mod rates;
