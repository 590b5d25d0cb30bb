//! A player's career as JSON.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;

use super::Shared;
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

pub(super) async fn create(
    State(shared): State<Shared>,
    request: Result<Json<NewCareerMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), LobbyError> {
    let Json(request) = request.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    let id = shared.lobby.create_career_match(PlayerId::LOCAL, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}
