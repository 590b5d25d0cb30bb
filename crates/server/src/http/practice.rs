//! Matches for practice.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;

use super::Shared;
use crate::lobby::LobbyError;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{Created, NewPractice};

pub(super) async fn create(
    State(shared): State<Shared>,
    request: Result<Json<NewPractice>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), LobbyError> {
    let Json(request) = request.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    let id = shared.lobby.practise(PlayerId::LOCAL, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}
