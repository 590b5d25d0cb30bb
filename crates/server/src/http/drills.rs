//! Drills as JSON.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::{DailyPuzzle, DrillList, DrillQuestion};
use serde::Deserialize;

use crate::lobby::drills::Asked;
use crate::lobby::drills::Drills;
use crate::refusal::{Malformed, Refused};

pub(super) async fn list(State(drills): State<Arc<Drills>>) -> Result<Json<DrillList>, Refused> {
    Ok(Json(drills.list().await?))
}

pub(super) async fn question(
    State(drills): State<Arc<Drills>>,
    Extension(who): Extension<PlayerRow>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<DrillQuestion>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
    Ok(Json(drills.question(who.id, asked).await?))
}

/// The day whose puzzle is asked for.
#[derive(Deserialize)]
pub(super) struct Day {
    /// Such as `2026-11-25`.
    date: String,
}

pub(super) async fn daily(
    State(drills): State<Arc<Drills>>,
    day: Result<Query<Day>, QueryRejection>,
) -> Result<Json<DailyPuzzle>, Refused> {
    let Query(day) = day.map_err(Malformed::from)?;
    Ok(Json(drills.daily(day.date).await?))
}
