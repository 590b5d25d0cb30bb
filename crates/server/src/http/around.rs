//! What a connection at the table of a room is told of the room.

use std::future::pending;
use std::sync::Arc;

use jantaku_wire::ServerMessage;
use jantaku_wire::ids::PlayerId;
use tokio::sync::watch;

use crate::rooms::{LiveRoom, Presence, Role, RoomState};

/// Somebody at the table of a room; they have left when this is dropped.
pub(super) struct Around {
    _here: Presence,
    states: watch::Receiver<RoomState>,
    /// How many people watch, as the client was told last.
    watchers: Option<u32>,
}

impl Around {
    pub fn enter(room: &Arc<LiveRoom>, player: PlayerId, role: Role) -> Around {
        let (here, mut states) = room.enter(player, role);
        // The client is told how things are, too.
        states.mark_changed();
        Around { _here: here, states, watchers: None }
    }

    /// The next message for the client. What is not waited for to its end is not lost.
    pub async fn next(&mut self) -> ServerMessage {
        while self.states.changed().await.is_ok() {
            let count = self.states.borrow_and_update().watchers();
            if self.watchers.replace(count) != Some(count) {
                return ServerMessage::Watchers { count };
            }
        }
        pending().await
    }
}
