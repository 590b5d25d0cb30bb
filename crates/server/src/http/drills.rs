//! Drills as JSON.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use serde::Deserialize;

use super::Shared;
use crate::lobby::LobbyError;
use crate::lobby::drills::Asked;
use jantaku_store::PlayerRow;
use jantaku_wire::{DailyPuzzle, DrillList, DrillQuestion};

pub(super) async fn list(State(shared): State<Shared>) -> Result<Json<DrillList>, LobbyError> {
    Ok(Json(shared.lobby.drills().await?))
}

pub(super) async fn question(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<DrillQuestion>, LobbyError> {
    let Query(asked) = asked.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    Ok(Json(shared.lobby.drill(who.id, asked).await?))
}

/// The day whose puzzle is asked for.
#[derive(Deserialize)]
pub(super) struct Day {
    /// Such as `2026-11-25`.
    date: String,
}

pub(super) async fn daily(
    State(shared): State<Shared>,
    day: Result<Query<Day>, QueryRejection>,
) -> Result<Json<DailyPuzzle>, LobbyError> {
    let Query(day) = day.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    Ok(Json(shared.lobby.daily(day.date).await?))
}
