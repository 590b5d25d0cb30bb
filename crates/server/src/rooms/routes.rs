use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{Room, RoomFound, RoomList};

use crate::http::{Ask, Routes};
use crate::people::Door;
use crate::refusal::Refused;
use crate::rooms::{RoomRefusal, Rooms};

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchRooms, rooms)
        .on(OpenRoom, open)
        .on(FetchRoom, room)
        .on(OrderInRoom, command)
        .on(FindRoom, find_room)
}

async fn rooms(State(rooms): State<Arc<Rooms>>, ask: Ask<FetchRooms>) -> Result<RoomList, Refused> {
    rooms.list(&ask.who).await
}

async fn open(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    ask: Ask<OpenRoom>,
) -> Result<Room, Refused> {
    door.require_hosted()?;
    rooms.open(&ask.who, (ask.place.address(), door.rooms), ask.body?).await
}

async fn room(State(rooms): State<Arc<Rooms>>, ask: Ask<FetchRoom>) -> Result<Room, Refused> {
    let live = rooms.find(ask.path?).await?;
    let (state, who) = (live.state(), ask.who.map(|who| who.id));
    if who.is_some_and(|who| state.keeps_out(who)) {
        return Err(RoomRefusal::KeptOut.into());
    }
    Ok(state.seen_by(who).ok_or(RoomRefusal::NoSuchRoom)?)
}

/// Attempts at codes are limited as for any secret, but do not keep anybody from signing in.
async fn find_room(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    ask: Ask<FindRoom>,
) -> Result<RoomFound, Refused> {
    door.require_hosted()?;
    door.try_room(&ask.place)?;
    Ok(RoomFound { id: rooms.by_code(&ask.path?).await?.to_string() })
}

async fn command(State(rooms): State<Arc<Rooms>>, ask: Ask<OrderInRoom>) -> Result<Option<Room>, Refused> {
    let command = ask.body?;
    rooms.does(&ask.who, ask.path?, command).await
}
