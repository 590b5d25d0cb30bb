use std::future::pending;
use std::sync::Arc;

use jantaku_store::PlayerRow;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{Said, ServerMessage, TalkRules};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};

use crate::refusal::Refused;
use crate::rooms::{LiveRoom, Presence, Role, RoomRefusal, RoomState};

/// Somebody at the table of a room; they leave when this is dropped.
pub(crate) struct Around {
    _here: Presence,
    player: PlayerId,
    states: watch::Receiver<RoomState>,
    /// The number of spectators that the client knows.
    watchers: Option<u32>,
    said: broadcast::Receiver<Arc<Said>>,
    /// The room, if the client may talk there.
    talks_in: Option<Arc<LiveRoom>>,
    /// The rules for talk, until the client has them.
    rules: Option<TalkRules>,
}

impl Around {
    pub fn enter(room: &Arc<LiveRoom>, who: &PlayerRow, role: Role) -> Around {
        let (here, mut states) = room.enter(who, role);
        // The client is sent the current state, too.
        states.mark_changed();
        let talks_in = (role == Role::Member).then(|| room.clone());
        let rules = talks_in.as_ref().and_then(|room| Some(room.state().room?.settings.talk));
        Around { _here: here, player: who.id, states, watchers: None, said: room.talk.listen().1, talks_in, rules }
    }

    /// The room, if the client may talk there.
    pub fn talks_in(&self) -> Option<Arc<LiveRoom>> {
        self.talks_in.clone()
    }

    /// The next message for the client, until the host keeps out a spectator; players hear that from the table.
    /// Dropping the future loses nothing.
    pub async fn next(&mut self) -> Result<ServerMessage, Refused> {
        if let Some(rules) = self.rules.take() {
            return Ok(ServerMessage::TalkRules(rules));
        }
        loop {
            tokio::select! {
                Ok(()) = self.states.changed() => {
                    let state = self.states.borrow_and_update();
                    if self.talks_in.is_none() && state.keeps_out(self.player) {
                        return Err(RoomRefusal::KeptOut.into());
                    }
                    let count = state.watchers();
                    if self.watchers.replace(count) != Some(count) {
                        return Ok(ServerMessage::Watchers { count });
                    }
                }
                said = heard(&mut self.said) => return Ok(ServerMessage::Said(said)),
                else => pending().await,
            }
        }
    }
}

/// The next message in the room; a connection that is far behind misses some.
pub(crate) async fn heard(said: &mut broadcast::Receiver<Arc<Said>>) -> Said {
    loop {
        match said.recv().await {
            Ok(said) => return Arc::unwrap_or_clone(said),
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => pending().await,
        }
    }
}
