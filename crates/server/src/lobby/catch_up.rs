//! What is in memory follows the store, which other servers and `jantaku admin` change too.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::Lobby;
use crate::refusal::Refused;

/// How often the server looks for what others have changed.
const LOOKS: Duration = Duration::from_secs(1);

impl Lobby {
    /// Compares the rooms and the sessions in memory with the store once, does what was decided elsewhere, begins
    /// matches of rooms that have waited long enough, and ends rooms without anybody.
    ///
    /// # Errors
    ///
    /// If the store fails.
    pub async fn catch_up(&self) -> Result<(), Refused> {
        // Rooms whose time is over wait for nothing else.
        let (followed, begun) = (self.follow().await, self.begin_late_rooms().await);
        followed.and(begun)?;
        self.end_deserted_rooms().await
    }

    async fn follow(&self) -> Result<(), Refused> {
        self.follow_sessions().await?;
        self.follow_rooms().await?;
        self.enforce().await
    }

    /// Does so again and again.
    pub(crate) async fn catch_up_always(self: Arc<Lobby>) {
        let mut looks = interval(LOOKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            if let Err(error) = self.catch_up().await {
                tracing::error!("what others have changed cannot be read: {error}");
            }
        }
    }
}

#[cfg(test)]
mod tests;
