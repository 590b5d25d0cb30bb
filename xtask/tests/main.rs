//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod dockerfile;
mod maps;
