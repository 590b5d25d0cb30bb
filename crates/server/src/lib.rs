//! The table as a server: one task a match, a durable store, rooms, a page and a socket.

mod archive;
mod careers;
mod cluster;
mod code;
mod houses;
mod http;
mod key;
mod lobby;
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

pub use cluster::Cluster;
pub use http::{Counts, Entrance, Limits, NoUrl, Site, Tls, TlsError};
pub use key::LaunchKey;
pub use lobby::accounts::sign_in_name;
pub use lobby::server::Server;
pub use lobby::tables::PUT_ASIDE;
