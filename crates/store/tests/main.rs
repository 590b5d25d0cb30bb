#![allow(clippy::unwrap_used)] // what fails, fails the test

mod sqlite;
mod suite;
