//! Drills as JSON.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::{DailyPuzzle, DrillList, DrillQuestion};
use serde::Deserialize;

use super::Shared;
use crate::lobby::drills::Asked;
use crate::refusal::{Malformed, Refused};

pub(super) async fn list(State(shared): State<Shared>) -> Result<Json<DrillList>, Refused> {
    Ok(Json(shared.lobby.drills().await?))
}

pub(super) async fn question(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<DrillQuestion>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
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
) -> Result<Json<DailyPuzzle>, Refused> {
    let Query(day) = day.map_err(Malformed::from)?;
    Ok(Json(shared.lobby.daily(day.date).await?))
}
