//! The page's files and its JSON.

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::{Response, StatusCode, Uri};
use axum::response::IntoResponse;

use super::Shared;
use crate::lobby::LobbyError;
use crate::store::MatchId;
use crate::wire::{Created, Failure, NewMatch, StartPage};

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
    let id: MatchId = id.parse().map_err(|()| LobbyError::NoSuchMatch)?;
    let text = shared.lobby.record(id).await?;
    let head = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.jsonl\"")),
    ];
    Ok((head, text).into_response())
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
            LobbyError::Request(_) => StatusCode::BAD_REQUEST,
            LobbyError::NoSuchMatch => StatusCode::NOT_FOUND,
            LobbyError::NotOver => StatusCode::CONFLICT,
            LobbyError::Table(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(Failure { code: self.code(), message: self.to_string() })).into_response()
    }
}
