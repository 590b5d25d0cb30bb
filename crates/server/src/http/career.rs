//! A player's career as JSON.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::http::{Response, StatusCode};

use super::Shared;
use super::api::file;
use crate::lobby::LobbyError;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{CareerCommand, CareerPage, Created, NewCareerMatch};

pub(super) async fn page(State(shared): State<Shared>) -> Result<Json<CareerPage>, LobbyError> {
    Ok(Json(shared.lobby.career(PlayerId::LOCAL).await?))
}

pub(super) async fn command(
    State(shared): State<Shared>,
    command: Result<Json<CareerCommand>, JsonRejection>,
) -> Result<Json<CareerPage>, LobbyError> {
    let Json(command) = command.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    Ok(Json(shared.lobby.career_command(PlayerId::LOCAL, command).await?))
}

/// The player's profile, as a file.
pub(super) async fn export(State(shared): State<Shared>) -> Result<Response<Body>, LobbyError> {
    let text = shared.lobby.export_profile(PlayerId::LOCAL).await?;
    Ok(file("jantaku-profile.jsonl", text))
}

/// Puts a file in place of the player's profile.
pub(super) async fn import(
    State(shared): State<Shared>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<CareerPage>, LobbyError> {
    let bytes = bytes.map_err(|_| LobbyError::Request("the file is longer than 16 MiB".to_owned()))?;
    Ok(Json(shared.lobby.import_profile(PlayerId::LOCAL, bytes.into()).await?))
}

pub(super) async fn create(
    State(shared): State<Shared>,
    request: Result<Json<NewCareerMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), LobbyError> {
    let Json(request) = request.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    let id = shared.lobby.create_career_match(PlayerId::LOCAL, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}
