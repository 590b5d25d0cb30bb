//! Who is kept off the server, which rooms are closed, and what whoever runs it sees.

use std::sync::Arc;
use std::time::Duration;

use jantaku_table::now;
use jantaku_wire::ids::PlayerId;
use tokio::time::{MissedTickBehavior, interval};

use super::{Lobby, LobbyError};

/// How often the server looks for what `jantaku admin` has decided.
const LOOKS: Duration = Duration::from_secs(1);

impl Lobby {
    /// Refuses somebody who is banned.
    pub(crate) async fn refuse_banned(&self, of: PlayerId) -> Result<(), LobbyError> {
        match self.store.ban_of(of, now()).await? {
            Some(ban) => Err(LobbyError::Banned(ban)),
            None => Ok(()),
        }
    }

    /// Does what is decided and concerns what is in memory: sockets of banned people are closed, their seats in rooms become free, and rooms
    /// are closed, unless a match is played there. What is decided stays in the store, so it is done once the match is over, or after a restart.
    pub(crate) async fn enforce(&self) -> Result<(), LobbyError> {
        let decided = self.store.decided(now()).await?;
        if !decided.banned.is_empty() {
            self.sessions.end_of(&decided.banned);
        }
        if !decided.banned.is_empty() || !decided.closing.is_empty() {
            self.rooms.enforce(&decided).await?;
        }
        Ok(())
    }

    /// Does so again and again: another program may decide something at any time.
    pub(crate) async fn enforce_always(self: Arc<Lobby>) {
        let mut looks = interval(LOOKS);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            if let Err(error) = self.enforce().await {
                tracing::error!("what is decided cannot be done: {error}");
            }
        }
    }
}
