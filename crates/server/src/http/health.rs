use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use jantaku_store::Store;
use jantaku_table::now;
use tokio::sync::Mutex;

use crate::refusal::Refused;

/// The store's key for the probe that shows whether it can write.
const WRITTEN: &str = "written";

pub(super) struct Health {
    store: Store,
    /// The last time the store was seen to write.
    written: Mutex<Option<Instant>>,
    /// The interval of that probe.
    again: Duration,
}

impl Health {
    pub fn new(store: Store, again: Duration) -> Health {
        Health { store, written: Mutex::default(), again }
    }
}

/// Reports whether the server answers and its store can write, as it can't on a full disk. Anybody may ask, so the
/// store is written to seldom, and once at a time, each time with another value, since SQLite writes nothing where
/// nothing changes.
pub(super) async fn health(State(health): State<Arc<Health>>) -> Result<&'static str, Refused> {
    health.store.setting(WRITTEN.to_owned()).await?;
    let mut written = health.written.lock().await;
    if written.is_none_or(|at| at.elapsed() >= health.again) {
        *written = None;
        health.store.set_setting(WRITTEN.to_owned(), now().to_string()).await?;
        *written = Some(Instant::now());
    }
    Ok("ok\n")
}
