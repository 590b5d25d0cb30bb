//! Rules and houses as JSON.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, Response, StatusCode};

use super::{Shared, unless_kept};
use crate::lobby::LobbyError;
use jantaku_wire::{HouseChecked, HouseDraft, HouseRead, SaveHouse};

pub(super) async fn catalogue(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response<Body>, LobbyError> {
    let catalogue = shared.lobby.catalogue().await?;
    let etag = catalogue.etag.clone();
    let head = [(CONTENT_TYPE, "application/json".to_owned()), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, etag)];
    Ok(unless_kept(&headers, head, || Body::from(catalogue.json.clone())))
}

pub(super) async fn check(
    State(shared): State<Shared>,
    draft: Result<Json<HouseDraft>, JsonRejection>,
) -> Result<Json<HouseChecked>, LobbyError> {
    let Json(draft) = draft.map_err(refused)?;
    Ok(Json(shared.lobby.check_house(draft).await?))
}

/// A rule file, to be looked at and changed.
pub(super) async fn read(
    State(shared): State<Shared>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<HouseRead>, LobbyError> {
    let bytes =
        bytes.map_err(|_| LobbyError::Request("the file is longer than 64 KiB, and no rule file is".to_owned()))?;
    let text = String::from_utf8(bytes.into());
    let text = text.map_err(|_| LobbyError::Request("this file is no text".to_owned()))?;
    Ok(Json(shared.lobby.read_house(text).await?))
}

pub(super) async fn save(
    State(shared): State<Shared>,
    save: Result<Json<SaveHouse>, JsonRejection>,
) -> Result<StatusCode, LobbyError> {
    let Json(save) = save.map_err(refused)?;
    shared.lobby.save_house(save).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn forget(State(shared): State<Shared>, Path(name): Path<String>) -> Result<StatusCode, LobbyError> {
    shared.lobby.delete_house(name).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn refused(rejection: JsonRejection) -> LobbyError {
    LobbyError::Request(rejection.body_text())
}
