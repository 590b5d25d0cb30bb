//! The table as a server: one task a match, a durable store, rooms, a page and a socket.

mod careers;
pub mod cluster;
mod code;
pub mod http;
pub mod key;
pub mod lobby;
mod names;
mod passkey;
mod password;
mod rooms;
mod session;
mod talk;
