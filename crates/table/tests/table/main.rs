#![allow(clippy::unwrap_used)] // what fails, fails the test

mod away;
mod common;
mod company;
mod history;
mod lag;
mod pace;
mod secrecy;
mod shared_walls;
mod votes;
mod window;
