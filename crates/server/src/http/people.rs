//! Who asks, signing in and out, and rooms as JSON.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use jantaku_store::{PlayerRow, SessionRow};
use jantaku_wire::ids::RoomId;
use jantaku_wire::{Forget, Room, RoomCommand, RoomFound, RoomList, RoomSettings, SignIn, Visitor};

use super::Place;
use super::device::device;
use super::door::Door;
use super::sessions::own;
use crate::lobby::own_data::OwnData;
use crate::lobby::people::People;
use crate::lobby::rooms::Rooms;
use crate::people::EntryRefusal;
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;

type Asks = Option<Extension<PlayerRow>>;

/// Who asks.
pub(super) async fn me(State(door): State<Arc<Door>>, who: Asks) -> Result<Json<Visitor>, Refused> {
    let hosted = door.is_hosted();
    door.visitor(who.filter(|_| hosted).map(|Extension(who)| who)).await
}

/// Signs somebody in as a guest, or gives whoever is signed in another name or face.
pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    who: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    asked: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    let Json(asked) = asked.map_err(Malformed::from)?;
    if let Some(Extension(who)) = who {
        return Ok(door.visitor(Some(people.change_player(who.id, asked).await?)).await?.into_response());
    }
    // Whoever only wants another face was signed in: it makes nobody of them anew.
    if asked.name.is_none() {
        return Err(EntryRefusal::SignInFirst.into());
    }
    door.sign_in(&place)?;
    door.welcome(people.sign_in(asked, device(&headers)).await?).await
}

/// Ends the session of whoever asks.
pub(super) async fn sign_out(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    session: Option<Extension<SessionRow>>,
) -> Result<Response, Refused> {
    if let Some(Extension(session)) = session {
        people.end_session(&session.player, session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, door.site.set_cookie(""))]).into_response())
}

/// Everything that is kept of whoever asks, as a file.
pub(super) async fn own_data(
    State(data): State<Arc<OwnData>>,
    session: Option<Extension<SessionRow>>,
) -> Result<Response, Refused> {
    let session = own(session)?;
    let head = [(CONTENT_DISPOSITION, "attachment; filename=\"jantaku.json\"")];
    Ok((head, Json(data.of(&session).await?)).into_response())
}

/// Forgets whoever asks; the body has their name, so that nobody is forgotten by mistake.
pub(super) async fn forget(
    State(door): State<Arc<Door>>,
    State(data): State<Arc<OwnData>>,
    session: Option<Extension<SessionRow>>,
    asked: Result<Json<Forget>, JsonRejection>,
) -> Result<Response, Refused> {
    let session = own(session)?;
    let Json(Forget { name }) = asked.map_err(Malformed::from)?;
    data.forget(&session.player, &name).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, door.site.set_cookie(""))]).into_response())
}

pub(super) async fn rooms(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<RoomList>, Refused> {
    Ok(Json(rooms.list(&who).await?))
}

pub(super) async fn open(
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
pub(super) async fn room(
    State(rooms): State<Arc<Rooms>>,
    who: Asks,
    Path(id): Path<String>,
) -> Result<Json<Room>, Refused> {
    let live = rooms.find(parsed(&id)?).await?;
    let (state, who) = (live.state(), who.map(|Extension(who)| who.id));
    if who.is_some_and(|who| state.keeps_out(who)) {
        return Err(RoomRefusal::Closed.into());
    }
    Ok(Json(state.seen_by(who).ok_or(RoomRefusal::NoSuchRoom)?))
}

/// The room of a code. Who tries code after code is held up as with any secret, and not kept from signing in by it.
pub(super) async fn find_room(
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
pub(super) async fn command(
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
