//! A player's career as JSON.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{Response, StatusCode};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use jantaku_store::PlayerRow;
use jantaku_wire::{CareerCommand, CareerPage, Created, NewCareerMatch};

use crate::careers::Careers;
use crate::careers::play::CareerMatches;
use crate::http::{App, file};
use crate::refusal::{Malformed, Refused};

/// The longest profile, in bytes: that of some ten thousand matches.
const PROFILE_LEN: usize = 16 * 1024 * 1024;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/career", get(page).post(command))
        .route("/api/career/matches", post(create))
        .route("/api/career/profile", get(export))
        .route("/api/career/profile", post(import).layer(DefaultBodyLimit::max(PROFILE_LEN)))
}

async fn page(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<CareerPage>, Refused> {
    Ok(Json(careers.page(who.id).await?))
}

async fn command(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
    command: Result<Json<CareerCommand>, JsonRejection>,
) -> Result<Json<CareerPage>, Refused> {
    let Json(command) = command.map_err(Malformed::from)?;
    Ok(Json(careers.command(who.id, command).await?))
}

/// The player's profile, as a file.
async fn export(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Response<Body>, Refused> {
    let text = careers.export(who.id).await?;
    Ok(file("jantaku-profile.jsonl", text))
}

/// Puts a file in place of the player's profile.
async fn import(
    State(careers): State<Arc<Careers>>,
    Extension(who): Extension<PlayerRow>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<CareerPage>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 16 MiB".to_owned()))?;
    Ok(Json(careers.import(who.id, bytes.into()).await?))
}

async fn create(
    State(matches): State<CareerMatches>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewCareerMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = matches.create(who.id, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}
