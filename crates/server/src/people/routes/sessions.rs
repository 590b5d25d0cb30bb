//! Where somebody is signed in, and how they go on at another device.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use jantaku_store::{SessionId, SessionRow};
use jantaku_wire::{DeviceCode, DeviceOffer, OfferedName, SessionList};

use crate::http::Place;
use crate::people::People;
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::refusal::EntryRefusal;
use crate::refusal::Refused;

pub(super) type Asks = Option<Extension<SessionRow>>;

/// The session of whoever asks: only a server for friends has any.
pub(super) fn own(asks: Asks) -> Result<SessionRow, EntryRefusal> {
    asks.map(|Extension(session)| session).ok_or(EntryRefusal::OnePerson)
}

pub(super) async fn list(State(people): State<Arc<People>>, asks: Asks) -> Result<Json<SessionList>, Refused> {
    Ok(Json(people.sessions(&own(asks)?).await?))
}

/// Ends a session of whoever asks.
pub(super) async fn end(
    State(people): State<Arc<People>>,
    asks: Asks,
    Path(id): Path<u32>,
) -> Result<StatusCode, Refused> {
    people.end_session(&own(asks)?.player, SessionId(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all other sessions of whoever asks.
pub(super) async fn end_others(State(people): State<Arc<People>>, asks: Asks) -> Result<StatusCode, Refused> {
    people.end_other_sessions(&own(asks)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Offers whoever asks to go on at another device.
pub(super) async fn offer(State(people): State<Arc<People>>, asks: Asks) -> Result<Json<DeviceOffer>, Refused> {
    Ok(Json(people.offer_device(&own(asks)?.player).await?))
}

/// Whom a code signs in.
pub(super) async fn name(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    Extension(place): Extension<Arc<Place>>,
    code: Result<Json<DeviceCode>, JsonRejection>,
) -> Result<Json<OfferedName>, Refused> {
    let code = door.tried(&place, code)?;
    Ok(Json(OfferedName { name: people.offered(&code).await?.name }))
}

/// Signs in whoever has the code.
pub(super) async fn accept(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    code: Result<Json<DeviceCode>, JsonRejection>,
) -> Result<Response, Refused> {
    let code = door.tried(&place, code)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(people.accept_device(&code, device(&headers), before).await?).await
}
