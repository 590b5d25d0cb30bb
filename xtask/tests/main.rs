#![allow(clippy::unwrap_used)] // what fails, fails the test

mod dockerfile;
mod maps;
