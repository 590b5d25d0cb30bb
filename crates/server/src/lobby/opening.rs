//! What somebody opens for themselves, one after the other, and how many matches of theirs may be open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use jantaku_store::{Appended, MatchRow, Page};
use jantaku_wire::ids::PlayerId;
use tokio::sync::Mutex as AsyncMutex;

use super::Lobby;
use crate::refusal::Refused;
use crate::tables::TableRefusal;

/// How many matches of a person may be open at a time.
pub(crate) const MOST_OPEN: u32 = 30;

/// Who is beginning a match or opening a room: each one after the other, so that nobody gets several for the last place.
#[derive(Default)]
pub(super) struct Opening(Mutex<HashMap<PlayerId, Arc<AsyncMutex<()>>>>);

impl Opening {
    pub(super) fn of(&self, player: PlayerId) -> Arc<AsyncMutex<()>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, one| Arc::strong_count(one) > 1);
        all.entry(player).or_default().clone()
    }
}

impl Lobby {
    /// Stores a match that a player begins with its first events, where they may have another one.
    pub(super) async fn begin(&self, player: PlayerId, row: MatchRow, first: Appended) -> Result<(), Refused> {
        let opening = self.opening.of(player);
        let _alone = opening.lock().await;
        let open = Page { finished: false, search: vec![], after: None, limit: MOST_OPEN };
        let listed = self.store.matches(player, open).await?;
        if listed.matches.len() + listed.damaged.len() >= MOST_OPEN as usize {
            return Err(TableRefusal::TooManyOpen.into());
        }
        Ok(self.store.create(row, first).await?)
    }
}
