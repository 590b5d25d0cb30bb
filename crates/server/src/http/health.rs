//! Whether the server and its store are well.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use jantaku_store::Store;
use jantaku_table::now;
use tokio::sync::Mutex;

use crate::refusal::Refused;

/// Where the store keeps what is written to see that it can be.
const WRITTEN: &str = "written";

pub(super) struct Health {
    store: Store,
    /// When the store was last seen to write.
    written: Mutex<Option<Instant>>,
    /// After how long that is seen again.
    again: Duration,
}

impl Health {
    pub fn new(store: Store, again: Duration) -> Health {
        Health { store, written: Mutex::default(), again }
    }
}

/// Says that the server answers, and that its store does and can write, as it can't on a full disk. Anybody may ask, so that something is written
/// seldom, and once at a time; it differs from time to time, since SQLite writes nothing where nothing changes.
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
