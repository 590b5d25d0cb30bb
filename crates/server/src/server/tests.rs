#![allow(clippy::unwrap_used)] // what fails, fails the test

mod careers;
mod houses;
mod rooms;
mod sessions;
mod shares;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use jantaku_core::Ruleset;
use jantaku_store::{Device, PlayerRow, Store};
use jantaku_wire::SignIn;

use crate::people::Session;
use crate::server::{Server, Services};

fn services(store: Store) -> Services {
    Services::of(Server::new(store, vec![Ruleset::preset("tenhou").unwrap()], None))
}

/// Two servers on one store in a folder, which is deleted with them.
struct Two {
    one: Services,
    other: Services,
    store: Store,
    dir: PathBuf,
}

impl Two {
    fn new() -> Two {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("jantaku-two-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let dir = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&dir);
        let store = Store::open(&dir).unwrap();
        Two { one: services(store.clone()), other: services(store.clone()), store, dir }
    }
}

impl Drop for Two {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

async fn named(at: &Services, name: &str) -> (Session, PlayerRow) {
    let asked = SignIn { name: Some(name.to_owned()), face: None };
    at.people.sign_in(asked, Device::default()).await.unwrap()
}
