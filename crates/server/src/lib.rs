//! The table as a server: one task a match, a durable store, a page and a socket on loopback.

mod careers;
pub mod http;
pub mod key;
pub mod lobby;
