//! The table as a server: one task a match, a durable store, rooms, a page and a socket.

mod archive;
mod careers;
pub mod cluster;
mod code;
mod houses;
pub mod http;
pub mod key;
pub mod lobby;
mod names;
mod passkey;
mod password;
mod people;
mod refusal;
mod rooms;
mod session;
mod study;
mod tables;
mod talk;
