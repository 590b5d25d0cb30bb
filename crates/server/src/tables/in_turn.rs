use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use jantaku_wire::ids::PlayerId;
use tokio::sync::Mutex as AsyncMutex;

/// The most matches of a person that may be open at a time.
pub(crate) const MOST_OPEN: u32 = 30;

/// The people who are beginning a match or opening a room: each one after the other, so that nobody gets several for
/// the last place.
#[derive(Clone, Default)]
pub(crate) struct InTurn(Arc<Mutex<HashMap<PlayerId, Arc<AsyncMutex<()>>>>>);

impl InTurn {
    pub fn of(&self, player: PlayerId) -> Arc<AsyncMutex<()>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, one| Arc::strong_count(one) > 1);
        all.entry(player).or_default().clone()
    }
}
