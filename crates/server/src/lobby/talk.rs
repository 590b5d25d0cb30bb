//! What people say in a room and at its table.

use jantaku_store::PlayerRow;
use jantaku_wire::{NotSaid, Said, Talk};

use super::Lobby;
use crate::rooms::LiveRoom;
use crate::talk::check;

impl Lobby {
    /// Passes on what somebody says, where the room allows it.
    pub(crate) async fn say(&self, who: &PlayerRow, live: &LiveRoom, talk: Talk) -> Result<(), NotSaid> {
        let state = live.state();
        let room = state.room.ok_or(NotSaid::OnlyListens)?;
        let hand_is_played = room.current.is_some_and(|(id, over)| !over && !self.is_between_hands(id));
        check(&talk, room.settings.talk, hand_is_played)?;
        let seat = match room.current {
            Some((id, _)) => self.store.seat(who.id, id).await.ok().flatten().map(|(seat, _)| seat.into()),
            None => None,
        };
        live.talk.say(Said { who: state.speakers.of(room.id, who.id), name: who.name.clone(), seat, talk });
        Ok(())
    }
}
