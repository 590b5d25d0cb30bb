//! What happened in a run of one server or several, and whether all of it has one order.
//!
//! A [`History`] takes in what each connection was told and which answers counted; [`watch`] has the database write down what
//! is stored, and by whom. [`check`] compares the two once the run is over.

mod check;
mod database;
mod finding;
mod history;

pub use check::{Summary, check};
pub use database::{Stored, named, stored, watch};
pub use finding::Finding;
pub use history::{Connection, History};
