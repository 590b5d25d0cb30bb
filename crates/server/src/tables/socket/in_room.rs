use std::pin::pin;
use std::sync::Arc;

use jantaku_table::frame;
use jantaku_wire::{ClientMessage, ErrorCode, ServerMessage};
use tokio::sync::watch;

use crate::rooms::{LiveRoom, Role, RoomRefusal, RoomState};
use crate::tables::socket::around::heard;
use crate::tables::socket::{End, Received, Socket};

impl Socket {
    /// Sends the client the room, while it may be there.
    pub(crate) async fn at_room(&mut self, room: &Arc<LiveRoom>) -> End {
        // A person who is kept out stays listed, so that they have their present name once they are let in.
        let (_here, mut states) = room.enter(&self.who, Role::Member);
        loop {
            let is_kept_out = states.borrow().keeps_out(self.who.id);
            let done = match is_kept_out {
                true => self.kept_out(&mut states).await,
                false => self.in_room(room, &mut states).await,
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Waits with the client until it is let in again.
    async fn kept_out(&mut self, states: &mut watch::Receiver<RoomState>) -> Result<(), End> {
        self.send(frame(&ServerMessage::KeptOut {})).await?;
        let mut pings = self.pings();
        let mut is_heard = true;
        let player = self.who.id;
        let mut let_in = pin!(async { drop(states.wait_for(|state| !state.keeps_out(player)).await) });
        loop {
            tokio::select! {
                () = &mut let_in => return Ok(()),
                received = self.socket.receive() => {
                    is_heard = true;
                    self.heard_in_room(received, None).await?;
                }
                _ = pings.tick() => self.ping(&mut is_heard).await?,
            }
        }
    }

    /// Sends the room at each change, until the client is kept out.
    async fn in_room(&mut self, room: &Arc<LiveRoom>, states: &mut watch::Receiver<RoomState>) -> Result<(), End> {
        let (lines, mut said) = room.talk.listen();
        self.send(frame(&ServerMessage::SaidBefore { lines })).await?;
        let mut pings = self.pings();
        let mut is_heard = true;
        loop {
            let seen = {
                let state = states.borrow_and_update();
                if state.keeps_out(self.who.id) {
                    return Ok(());
                }
                state.seen_by(Some(self.who.id))
            };
            let Some(seen) = seen else {
                return self.bye(&RoomRefusal::NoSuchRoom.into()).await;
            };
            let mut done = self.send(frame(&ServerMessage::Room(Box::new(seen)))).await;
            while done.is_ok() {
                done = tokio::select! {
                    changed = states.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => Err(End::Done),
                    },
                    received = self.socket.receive() => {
                        is_heard = true;
                        self.heard_in_room(received, Some(room)).await
                    }
                    line = heard(&mut said) => self.send(frame(&ServerMessage::Said(line))).await,
                    _ = pings.tick() => self.ping(&mut is_heard).await,
                };
            }
            done?;
        }
    }

    async fn heard_in_room(&mut self, received: Received, room: Option<&Arc<LiveRoom>>) -> Result<(), End> {
        match self.message(received).await? {
            Some(ClientMessage::Say { talk }) => self.say(room, talk).await,
            Some(_) => self.refuse(ErrorCode::OutOfOrder, "this connection is told of a room").await,
            None => Ok(()),
        }
    }
}
