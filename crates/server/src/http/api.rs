//! Matches and records as JSON.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Created, MatchPage, NewMatch, OwnSeat, StartPage, VERSION};
use serde::Deserialize;

use crate::lobby::houses::Houses;
use crate::lobby::new_match::Matches;
use crate::lobby::new_match::first;
use crate::lobby::records::Archive;
use crate::lobby::rooms::Rooms;
use crate::lobby::shown::{bot_info, preset};
use crate::lobby::tables::Tables;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

/// What the start page shows.
pub(super) async fn start(
    State(houses): State<Arc<Houses>>,
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<StartPage>, Refused> {
    let (rules, broken) = houses.on_offer(who.id).await?;
    Ok(Json(StartPage {
        version: VERSION,
        presets: rules.iter().map(preset).collect(),
        broken,
        bots: jantaku_bots::names().map(|name| bot_info(&name)).collect(),
        preselected: houses.preselected(who.id, &rules).await?,
        first: first(&rules[0]),
        open: archive.open_matches(who.id).await?,
        finished: archive.finished_matches(who.id, None, None).await?,
    }))
}

pub(super) async fn create(
    State(matches): State<Arc<Matches>>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = matches.create(who.id, &request).await?;
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
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Query(part): Query<Part>,
) -> Result<Json<MatchPage>, Refused> {
    let Part { after, search } = &part;
    Ok(Json(archive.finished_matches(who.id, after.as_deref(), search.as_deref()).await?))
}

/// Gives up a match of the player's that is not over.
pub(super) async fn give_up(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    rooms.give_up(&who, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The player's seat in a match, with its secret.
pub(super) async fn seat(
    State(tables): State<Arc<Tables>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<OwnSeat>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(tables.seat(who.id, id).await?))
}

/// The record of a finished match, as a file.
pub(super) async fn record(
    State(archive): State<Arc<Archive>>,
    Path(id): Path<String>,
) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    let text = archive.record(id).await?;
    Ok(file(&format!("{id}.jsonl"), text))
}

/// A finished match, to be looked at again; of one that is played, what may be seen of it.
pub(super) async fn replay(
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(json(archive.replay(who.id, id).await?))
}

/// What a file that is to be looked at needs beside its bytes.
#[derive(Deserialize)]
pub(super) struct Opening {
    /// The rules, where the record does not state them.
    rules: Option<String>,
}

/// A file, to be looked at.
pub(super) async fn replay_bytes(
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Query(opening): Query<Opening>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Response<Body>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 2 MiB".to_owned()))?;
    Ok(json(archive.replay_bytes(who.id, bytes.into(), opening.rules.as_deref()).await?))
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
