//! A player's career as JSON.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::http::{Response, StatusCode};
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::{CareerCommand, CareerPage, Created, NewCareerMatch};

use super::api::file;
use crate::careers::Careers;
use crate::lobby::career::CareerMatches;
use crate::refusal::{Malformed, Refused};

pub(super) async fn page(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<CareerPage>, Refused> {
    Ok(Json(careers.page(who.id).await?))
}

pub(super) async fn command(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
    command: Result<Json<CareerCommand>, JsonRejection>,
) -> Result<Json<CareerPage>, Refused> {
    let Json(command) = command.map_err(Malformed::from)?;
    Ok(Json(careers.command(who.id, command).await?))
}

/// The player's profile, as a file.
pub(super) async fn export(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Response<Body>, Refused> {
    let text = careers.export(who.id).await?;
    Ok(file("jantaku-profile.jsonl", text))
}

/// Puts a file in place of the player's profile.
pub(super) async fn import(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<CareerPage>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 16 MiB".to_owned()))?;
    Ok(Json(careers.import(who.id, bytes.into()).await?))
}

pub(super) async fn create(
    State(matches): State<Arc<CareerMatches>>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewCareerMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = matches.create(who.id, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}
