//! Matches and records as JSON.

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Created, MatchPage, NewMatch, OwnSeat, StartPage};
use serde::Deserialize;

use super::Shared;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

pub(super) async fn start(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<StartPage>, Refused> {
    Ok(Json(shared.lobby.start_page(who.id).await?))
}

pub(super) async fn create(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = shared.lobby.create(who.id, &request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}

/// Which part of a list.
#[derive(Deserialize)]
pub(super) struct Part {
    /// Where it begins; at the beginning without.
    after: Option<String>,
    /// Search terms, one in each line; without them everything is listed.
    search: Option<String>,
}

/// The player's matches that are over.
pub(super) async fn matches(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Query(part): Query<Part>,
) -> Result<Json<MatchPage>, Refused> {
    let Part { after, search } = &part;
    Ok(Json(shared.lobby.finished_matches(who.id, after.as_deref(), search.as_deref()).await?))
}

/// Gives up a match of the player's that is not over.
pub(super) async fn give_up(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    shared.lobby.give_up(&who, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The player's seat in a match, with its secret.
pub(super) async fn seat(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<OwnSeat>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(shared.lobby.seat(who.id, id).await?))
}

/// The record of a finished match, as a file.
pub(super) async fn record(State(shared): State<Shared>, Path(id): Path<String>) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    let text = shared.lobby.record(id).await?;
    Ok(file(&format!("{id}.jsonl"), text))
}

/// A finished match, to be looked at again; of one that is played, what may be seen of it.
pub(super) async fn replay(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(json(shared.lobby.replay(who.id, id).await?))
}

/// What a file that is to be looked at needs beside its bytes.
#[derive(Deserialize)]
pub(super) struct Opening {
    /// The rules, where the record does not state them.
    rules: Option<String>,
}

/// A file, to be looked at.
pub(super) async fn replay_bytes(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Query(opening): Query<Opening>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Response<Body>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 2 MiB".to_owned()))?;
    Ok(json(shared.lobby.replay_bytes(who.id, bytes.into(), opening.rules.as_deref()).await?))
}

/// An answer that is a file of JSON lines, of this name.
pub(super) fn file(name: &str, text: String) -> Response<Body> {
    let head = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (head, text).into_response()
}

/// An answer that is JSON already.
pub(super) fn json(body: Vec<u8>) -> Response<Body> {
    ([(CONTENT_TYPE, "application/json")], body).into_response()
}
