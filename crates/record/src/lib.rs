//! Jantaku's own record of a match: JSON lines, one event each, complete and readable.

pub mod line;

pub use line::{Line, LineError};
