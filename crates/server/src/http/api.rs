//! Matches and records as JSON.

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use serde::Deserialize;

use super::Shared;
use crate::lobby::{AdminRefusal, LobbyError, SignInRefusal};
use jantaku_drills::DrillError;
use jantaku_store::{PlayerRow, StoreError};
use jantaku_table::TableError;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Created, Failure, MatchPage, NewMatch, OwnSeat, StartPage};

pub(super) async fn start(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<StartPage>, LobbyError> {
    Ok(Json(shared.lobby.start_page(who.id).await?))
}

pub(super) async fn create(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), LobbyError> {
    let Json(request) = request.map_err(|rejection| LobbyError::Request(rejection.body_text()))?;
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
) -> Result<Json<MatchPage>, LobbyError> {
    let Part { after, search } = &part;
    Ok(Json(shared.lobby.finished_matches(who.id, after.as_deref(), search.as_deref()).await?))
}

/// Gives up a match of the player's that is not over.
pub(super) async fn give_up(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
    shared.lobby.give_up(&who, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The player's seat in a match, with its secret.
pub(super) async fn seat(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<OwnSeat>, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
    Ok(Json(shared.lobby.seat(who.id, id).await?))
}

/// The record of a finished match, as a file.
pub(super) async fn record(State(shared): State<Shared>, Path(id): Path<String>) -> Result<Response<Body>, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
    let text = shared.lobby.record(id).await?;
    Ok(file(&format!("{id}.jsonl"), text))
}

/// A finished match, to be looked at again; of one that is played, what may be seen of it.
pub(super) async fn replay(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Response<Body>, LobbyError> {
    let id: MatchId = id.parse().map_err(|_| LobbyError::NoSuchMatch)?;
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
) -> Result<Response<Body>, LobbyError> {
    let bytes = bytes.map_err(|_| LobbyError::Request("the file is longer than 2 MiB".to_owned()))?;
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

impl IntoResponse for LobbyError {
    fn into_response(self) -> axum::response::Response {
        let status = match &self {
            LobbyError::Request(_)
            | LobbyError::TwoLengths { .. }
            | LobbyError::OnePerson
            | LobbyError::Name(_)
            | LobbyError::Replay(_)
            | LobbyError::Faulty(_)
            | LobbyError::Practice(_)
            | LobbyError::Admin(AdminRefusal::Reason) => StatusCode::BAD_REQUEST,
            LobbyError::Drill(DrillError::Unknown | DrillError::Rules(_)) => StatusCode::NOT_FOUND,
            LobbyError::NoSuchPage | LobbyError::LongSearch | LobbyError::TooLong => StatusCode::BAD_REQUEST,
            LobbyError::NothingSaved
            | LobbyError::NoSuchLesson
            | LobbyError::NoSuchMatch
            | LobbyError::NoSuchHouse
            | LobbyError::NoSuchRoom
            | LobbyError::NoSuchSeat
            | LobbyError::Admin(AdminRefusal::NoSuchPerson) => StatusCode::NOT_FOUND,
            LobbyError::Busy | LobbyError::Elsewhere(_) => StatusCode::SERVICE_UNAVAILABLE,
            LobbyError::TooOften | LobbyError::SignIn(SignInRefusal::TooManyAttempts) => StatusCode::TOO_MANY_REQUESTS,
            LobbyError::SignIn(_) | LobbyError::Banned(_) => StatusCode::FORBIDDEN,
            LobbyError::NoKey | LobbyError::SignInFirst => StatusCode::UNAUTHORIZED,
            LobbyError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            LobbyError::NotOver | LobbyError::Over | LobbyError::NameTaken(_) => StatusCode::CONFLICT,
            LobbyError::Table(TableError::Store(StoreError::Full)) => StatusCode::INSUFFICIENT_STORAGE,
            LobbyError::Refused(_)
            | LobbyError::Room(_)
            | LobbyError::Data(_)
            | LobbyError::Admin(AdminRefusal::IsAdmin)
            | LobbyError::OthersPlay
            | LobbyError::TooManyOpen
            | LobbyError::OwnMatch
            | LobbyError::KeptOut => StatusCode::CONFLICT,
            LobbyError::Table(_)
            | LobbyError::Lesson(_)
            | LobbyError::Drill(_)
            | LobbyError::Stopped(_)
            | LobbyError::DamagedCareer(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let (code, message) = (self.code(), self.to_string());
        let refusal = match &self {
            LobbyError::Refused(why) => Some(why.key().to_owned()),
            LobbyError::Practice(why) => Some(why.key().to_owned()),
            LobbyError::Name(why) => Some(why.key().to_owned()),
            LobbyError::Room(why) => Some(why.key().to_owned()),
            LobbyError::SignIn(why) => Some(why.key().to_owned()),
            LobbyError::Data(why) => Some(why.key().to_owned()),
            LobbyError::Admin(why) => Some(why.key().to_owned()),
            LobbyError::TooManyOpen => Some("too_many_open".to_owned()),
            _ => None,
        };
        let (ban, faults) = match self {
            LobbyError::Banned(ban) => (Some(ban), Vec::new()),
            LobbyError::Faulty(faults) => (None, faults),
            _ => (None, Vec::new()),
        };
        (status, Json(Failure { code, message, refusal, ban, faults })).into_response()
    }
}
