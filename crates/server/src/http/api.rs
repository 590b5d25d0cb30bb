//! The page's files and its JSON.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::{Response, StatusCode, Uri};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::Shared;
use crate::lobby::LobbyError;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Created, Failure, NewMatch, Replay, StartPage};

pub(super) async fn start(State(shared): State<Shared>) -> Result<Json<StartPage>, LobbyError> {
    Ok(Json(shared.lobby.start_page().await?))
}

pub(super) async fn create(
    State(shared): State<Shared>,
    request: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), LobbyError> {
    let Json(request) = request.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
    let id = shared.lobby.create(&request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}

/// The record of a finished match, as a file.
pub(super) async fn record(State(shared): State<Shared>, Path(id): Path<String>) -> Result<Response<Body>, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
    let text = shared.lobby.record(id).await?;
    let head = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.jsonl\"")),
    ];
    Ok((head, text).into_response())
}

/// A finished match, to be looked at again.
pub(super) async fn replay(State(shared): State<Shared>, Path(id): Path<String>) -> Result<Json<Replay>, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
    Ok(Json(shared.lobby.replay(id).await?))
}

/// What a file that is to be looked at needs beside its bytes.
#[derive(Deserialize)]
pub(super) struct Opening {
    /// The rules, where the record does not tell them.
    rules: Option<String>,
}

/// A file, to be looked at.
pub(super) async fn replay_bytes(
    State(shared): State<Shared>,
    Query(opening): Query<Opening>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<Replay>, LobbyError> {
    let bytes = bytes.map_err(|_| LobbyError::Request("the file is longer than 2 MiB".to_owned()))?;
    Ok(Json(shared.lobby.replay_bytes(bytes.into(), opening.rules.as_deref()).await?))
}

/// A file of the page.
pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response<Body> {
    let Some(asset) = jantaku_web::asset(uri.path()) else {
        return (StatusCode::NOT_FOUND, "there is no such page").into_response();
    };
    let kept = headers.get(IF_NONE_MATCH).is_some_and(|kept| kept.as_bytes() == asset.etag.as_bytes());
    let head = [(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, asset.cache_control.to_owned()), (ETAG, asset.etag)];
    if kept {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, Body::from(asset.bytes)).into_response()
    }
}

impl IntoResponse for LobbyError {
    fn into_response(self) -> axum::response::Response {
        let status = match &self {
            LobbyError::Request(_) | LobbyError::Replay(_) | LobbyError::Faulty(_) => StatusCode::BAD_REQUEST,
            LobbyError::NoSuchMatch | LobbyError::NoSuchHouse => StatusCode::NOT_FOUND,
            LobbyError::NotOver | LobbyError::NameTaken(_) => StatusCode::CONFLICT,
            LobbyError::Table(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let (code, message) = (self.code(), self.to_string());
        let faults = if let LobbyError::Faulty(faults) = self { faults } else { Vec::new() };
        (status, Json(Failure { code, message, faults })).into_response()
    }
}
