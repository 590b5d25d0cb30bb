//! Whether what players were shown in a run of one server or several agrees with what was stored.
//!
//! A [`History`] takes in what each connection was told and which answers counted; [`watch`] has the database write down what
//! is stored, and by whom. [`check`] compares the two once the run is over.

mod check;
mod database;
mod finding;
mod history;
mod words;

pub use check::{Summary, check};
pub use database::{Stored, named, stored, watch};
pub use finding::Finding;
pub use history::{Connection, History};
