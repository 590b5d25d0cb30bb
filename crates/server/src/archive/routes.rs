//! Lists, records, replays and statistics of matches.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::Response;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use jantaku_record::LONGEST_RECORD;
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{MatchPage, StatisticsList, StatisticsPage};
use serde::Deserialize;

use crate::archive::Archive;
use crate::archive::statistics::{Query as Asked, Statistics};
use crate::http::{App, file};
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/matches", get(matches))
        .route("/api/matches/{id}/record", get(record))
        .route("/api/matches/{id}/replay", get(replay))
        .route("/api/replay", post(replay_bytes).layer(DefaultBodyLimit::max(LONGEST_RECORD as usize)))
        .route("/api/statistics", get(statistics))
        .route("/api/statistics/hands", get(hands))
}

/// Which part of a list.
#[derive(Deserialize)]
struct Part {
    /// Where it begins; at the beginning without.
    after: Option<String>,
    /// Search terms, one in each line; without them everything is listed.
    search: Option<String>,
}

/// The player's matches that are over.
async fn matches(
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Query(part): Query<Part>,
) -> Result<Json<MatchPage>, Refused> {
    let Part { after, search } = &part;
    Ok(Json(archive.finished_matches(who.id, after.as_deref(), search.as_deref()).await?))
}

/// The record of a finished match, as a file.
async fn record(State(archive): State<Arc<Archive>>, Path(id): Path<String>) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    let text = archive.record(id).await?;
    Ok(file(&format!("{id}.jsonl"), text))
}

/// A finished match, to be looked at again; of one that is played, what may be seen of it.
async fn replay(
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Response<Body>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(json(archive.replay(who.id, id).await?))
}

/// What a file that is to be looked at needs beside its bytes.
#[derive(Deserialize)]
struct Opening {
    /// The rules, where the record does not state them.
    rules: Option<String>,
}

/// A file, to be looked at.
async fn replay_bytes(
    State(archive): State<Arc<Archive>>,
    Extension(who): Extension<PlayerRow>,
    Query(opening): Query<Opening>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Response<Body>, Refused> {
    let bytes = bytes.map_err(|_| Malformed(format!("the file is longer than {} MiB", LONGEST_RECORD >> 20)))?;
    Ok(json(archive.replay_bytes(who.id, bytes.into(), opening.rules.as_deref()).await?))
}

/// An answer that is JSON already.
fn json(body: Vec<u8>) -> Response<Body> {
    ([(CONTENT_TYPE, "application/json")], body).into_response()
}

type Rejected = Result<Query<Asked>, QueryRejection>;

fn asked(query: Rejected) -> Result<Asked, Malformed> {
    Ok(query?.0)
}

async fn statistics(
    State(statistics): State<Arc<Statistics>>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsPage>, Refused> {
    Ok(Json(statistics.page(who.id, asked(query)?).await?))
}

/// The hands or results behind a number.
async fn hands(
    State(statistics): State<Arc<Statistics>>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsList>, Refused> {
    Ok(Json(statistics.hands(who.id, asked(query)?).await?))
}
