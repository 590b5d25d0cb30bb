//! Matches for practice, and what is said of a hand.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use jantaku_core::Seat;
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Advised, Created, LookBack, NewPractice, PastDiscard, Tile, YakuInReach};
use serde::Deserialize;

use super::Shared;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

pub(super) async fn create(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewPractice>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = shared.lobby.practise(who.id, request).await?;
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
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Advised>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(shared.lobby.advice(who.id, id, asked.discard).await?))
}

/// A look back at the player's last hand.
pub(super) async fn review(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<LookBack>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(shared.lobby.look_back(who.id, id).await?))
}

/// The yaku within reach of the player's hand.
pub(super) async fn reach(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<YakuInReach>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(shared.lobby.in_reach(who.id, id).await?))
}

/// A step of a replay, as a seat saw it.
#[derive(Deserialize)]
pub(super) struct PastStep {
    seat: u8,
    step: usize,
}

/// Why the discard at a step of a replay was good or bad.
pub(super) async fn past_discard(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    asked: Result<Query<PastStep>, QueryRejection>,
) -> Result<Json<PastDiscard>, Refused> {
    let Query(PastStep { seat, step }) = asked.map_err(Malformed::from)?;
    let seat = Seat::try_from(seat).map_err(|error| Malformed(error.to_string()))?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(shared.lobby.past_discard(id, seat, step).await?))
}
