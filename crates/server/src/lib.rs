//! The table as a server: one task per match, a durable store, rooms, a page and a socket.

mod admin;
mod archive;
mod careers;
mod cluster;
mod code;
mod hosting;
mod houses;
mod http;
mod jobs;
mod people;
mod refusal;
mod rooms;
mod server;
mod study;
mod tables;

pub use cluster::Cluster;
pub use hosting::{Friends, own_address};
pub use http::{Counts, Entrance, Limits, NoUrl, Site, Tls, TlsError};
pub use people::{LaunchKey, sign_in_name};
pub use refusal::{Refusal, Refused};
pub use server::Server;
pub use tables::PUT_ASIDE;
