//! The tests of this crate, in one program: it is linked once.

mod examples;
mod laws;
mod perft;
mod rules;
