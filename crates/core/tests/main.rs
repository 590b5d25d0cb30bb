//! The tests of this crate, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod house_names;
mod matrix;
mod menus;
mod rules_doc;
mod shuffle;
mod sources;
