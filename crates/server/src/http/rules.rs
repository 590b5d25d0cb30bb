//! Rules and houses as JSON.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::Shared;
use crate::lobby::LobbyError;
use jantaku_wire::{Catalogue, HouseChecked, HouseDraft, HouseRead, SaveHouse};

pub(super) async fn catalogue(State(shared): State<Shared>) -> Result<Json<Catalogue>, LobbyError> {
    Ok(Json(shared.lobby.catalogue().await?))
}

pub(super) async fn check(
    State(shared): State<Shared>,
    draft: Result<Json<HouseDraft>, JsonRejection>,
) -> Result<Json<HouseChecked>, LobbyError> {
    let Json(draft) = draft.map_err(refused)?;
    Ok(Json(shared.lobby.check_house(&draft)))
}

/// A rule file, to be looked at and changed.
pub(super) async fn read(
    State(shared): State<Shared>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<HouseRead>, LobbyError> {
    let bytes =
        bytes.map_err(|_| LobbyError::Request("the file is longer than 64 KiB, and no rule file is".to_owned()))?;
    let text = str::from_utf8(&bytes).map_err(|_| LobbyError::Request("this file is no text".to_owned()))?;
    Ok(Json(shared.lobby.read_house(text)))
}

pub(super) async fn save(
    State(shared): State<Shared>,
    save: Result<Json<SaveHouse>, JsonRejection>,
) -> Result<StatusCode, LobbyError> {
    let Json(save) = save.map_err(refused)?;
    shared.lobby.save_house(&save).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn forget(State(shared): State<Shared>, Path(name): Path<String>) -> Result<StatusCode, LobbyError> {
    shared.lobby.delete_house(name).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn refused(rejection: JsonRejection) -> LobbyError {
    LobbyError::Request(rejection.body_text())
}
