//! Rooms as JSON.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use jantaku_store::PlayerRow;
use jantaku_wire::endpoints::{FetchRoom, FetchRooms, FindRoom, OpenRoom, OrderInRoom};
use jantaku_wire::{Room, RoomFound, RoomList};

use crate::http::{Ask, Place, Routes};
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

async fn rooms(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    _: Ask<FetchRooms>,
) -> Result<RoomList, Refused> {
    rooms.list(&who).await
}

async fn open(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    Extension(place): Extension<Arc<Place>>,
    ask: Ask<OpenRoom>,
) -> Result<Room, Refused> {
    door.require_hosted()?;
    rooms.open(&who, (place.address(), door.rooms), ask.body?).await
}

async fn room(
    State(rooms): State<Arc<Rooms>>,
    who: Option<Extension<PlayerRow>>,
    ask: Ask<FetchRoom>,
) -> Result<Room, Refused> {
    let live = rooms.find(ask.path?).await?;
    let (state, who) = (live.state(), who.map(|Extension(who)| who.id));
    if who.is_some_and(|who| state.keeps_out(who)) {
        return Err(RoomRefusal::Closed.into());
    }
    Ok(state.seen_by(who).ok_or(RoomRefusal::NoSuchRoom)?)
}

/// Who tries code after code is held up as with any secret, and not kept from signing in by it.
async fn find_room(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    Extension(place): Extension<Arc<Place>>,
    ask: Ask<FindRoom>,
) -> Result<RoomFound, Refused> {
    door.require_hosted()?;
    door.try_room(&place)?;
    Ok(RoomFound { id: rooms.by_code(&ask.path?).await?.to_string() })
}

async fn command(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    ask: Ask<OrderInRoom>,
) -> Result<Option<Room>, Refused> {
    let command = ask.body?;
    rooms.does(&who, ask.path?, command).await
}
