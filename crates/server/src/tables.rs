//! The tables at which matches are played.

mod refusal;

pub use refusal::TableRefusal;
