//! Rooms as JSON.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use jantaku_store::PlayerRow;
use jantaku_wire::ids::RoomId;
use jantaku_wire::{Room, RoomCommand, RoomFound, RoomList, RoomSettings};

use crate::http::{App, Place};
use crate::people::Door;
use crate::refusal::{Malformed, Refused};
use crate::rooms::{RoomRefusal, Rooms};

type Asks = Option<Extension<PlayerRow>>;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/rooms", get(rooms).post(open))
        .route("/api/rooms/{id}", get(room).post(command))
        .route("/api/codes/{code}", get(find_room))
}

async fn rooms(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<RoomList>, Refused> {
    Ok(Json(rooms.list(&who).await?))
}

async fn open(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    Extension(place): Extension<Arc<Place>>,
    settings: Result<Json<RoomSettings>, JsonRejection>,
) -> Result<(StatusCode, Json<Room>), Refused> {
    door.require_hosted()?;
    let Json(settings) = settings.map_err(Malformed::from)?;
    Ok((StatusCode::CREATED, Json(rooms.open(&who, (place.address(), door.rooms), settings).await?)))
}

/// A room, for anybody with its link.
async fn room(State(rooms): State<Arc<Rooms>>, who: Asks, Path(id): Path<String>) -> Result<Json<Room>, Refused> {
    let live = rooms.find(parsed(&id)?).await?;
    let (state, who) = (live.state(), who.map(|Extension(who)| who.id));
    if who.is_some_and(|who| state.keeps_out(who)) {
        return Err(RoomRefusal::Closed.into());
    }
    Ok(Json(state.seen_by(who).ok_or(RoomRefusal::NoSuchRoom)?))
}

/// The room of a code. Who tries code after code is held up as with any secret, and not kept from signing in by it.
async fn find_room(
    State(door): State<Arc<Door>>,
    State(rooms): State<Arc<Rooms>>,
    Extension(place): Extension<Arc<Place>>,
    Path(code): Path<String>,
) -> Result<Json<RoomFound>, Refused> {
    door.require_hosted()?;
    door.try_room(&place)?;
    let id = rooms.by_code(&code).await?;
    Ok(Json(RoomFound { id: id.to_string() }))
}

/// Does something in a room. Where nothing is left of it, there is nothing to answer.
async fn command(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    command: Result<Json<RoomCommand>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(command) = command.map_err(Malformed::from)?;
    Ok(match rooms.does(&who, parsed(&id)?, command).await? {
        Some(room) => Json(room).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

fn parsed(id: &str) -> Result<RoomId, RoomRefusal> {
    id.parse().map_err(|_| RoomRefusal::NoSuchRoom)
}
