//! The tests of the server, in one program: it is linked once.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod accounts;
mod admin;
mod admin_http;
mod attacks;
mod auto_discard;
mod backups;
mod career;
mod certificate;
mod common;
mod damage;
mod devices;
mod drills;
mod help;
mod houses;
mod identity;
mod lessons;
mod limits;
mod lobby;
mod origins;
mod own_data;
mod passkeys;
mod practice;
mod records;
mod rooms;
mod secrecy;
mod sessions;
mod socket;
mod statistics;
mod stored;
mod storm;
mod strangers;
mod talk;
mod tls;
mod unshown;
mod watching;
