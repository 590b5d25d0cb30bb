//! Matches for practice, and what is said of a hand.

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use jantaku_core::Seat;
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Advised, Created, LookBack, NewPractice, PastDiscard, Tile, YakuInReach};
use serde::Deserialize;

use crate::lobby::advice::Adviser;
use crate::lobby::practice::Practice;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

pub(super) async fn create(
    State(practice): State<Arc<Practice>>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewPractice>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = practice.begin(who.id, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}

/// What the adviser is asked about.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// A tile that the player may discard.
    discard: Option<Tile>,
}

/// What the adviser says of the player's decision.
pub(super) async fn advice(
    State(adviser): State<Arc<Adviser>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Advised>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.advice(who.id, id, asked.discard).await?))
}

/// A look back at the player's last hand.
pub(super) async fn review(
    State(adviser): State<Arc<Adviser>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<LookBack>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.look_back(who.id, id).await?))
}

/// The yaku within reach of the player's hand.
pub(super) async fn reach(
    State(adviser): State<Arc<Adviser>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<YakuInReach>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.in_reach(who.id, id).await?))
}

/// A step of a replay, as a seat saw it.
#[derive(Deserialize)]
pub(super) struct PastStep {
    seat: u8,
    step: usize,
}

/// Why the discard at a step of a replay was good or bad.
pub(super) async fn past_discard(
    State(adviser): State<Arc<Adviser>>,
    Path(id): Path<String>,
    asked: Result<Query<PastStep>, QueryRejection>,
) -> Result<Json<PastDiscard>, Refused> {
    let Query(PastStep { seat, step }) = asked.map_err(Malformed::from)?;
    let seat = Seat::try_from(seat).map_err(|error| Malformed(error.to_string()))?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.past_discard(id, seat, step).await?))
}
