//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)] // what fails, fails the test

mod cli;
mod play;
