#![allow(clippy::unwrap_used, clippy::disallowed_methods)] // what fails, fails the test

mod cli;
mod play;
