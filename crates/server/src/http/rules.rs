//! Rules and houses as JSON, with the help and the scores under them.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::{Ceremony, HelpBook, HouseChecked, HouseDraft, HouseRead, SaveHouse, ScoreAnswer};
use serde::Deserialize;

use super::unless_kept;
use crate::lobby::help;
use crate::lobby::help::Help;
use crate::lobby::houses::Houses;
use crate::lobby::new_match::Seeds;
use crate::refusal::{Malformed, Refused};
use crate::tables::TableRefusal;

pub(super) async fn catalogue(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    headers: HeaderMap,
) -> Result<Response<Body>, Refused> {
    let catalogue = houses.catalogue(who.id).await?;
    let etag = catalogue.etag.clone();
    let head = [(CONTENT_TYPE, "application/json".to_owned()), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, etag)];
    Ok(unless_kept(&headers, head, || Body::from(catalogue.json.clone())))
}

pub(super) async fn check(
    State(houses): State<Arc<Houses>>,
    draft: Result<Json<HouseDraft>, JsonRejection>,
) -> Result<Json<HouseChecked>, Refused> {
    let Json(draft) = draft.map_err(Malformed::from)?;
    Ok(Json(houses.check(draft).await?))
}

/// Which rules the help is asked about: those of this name, or of this match; the preselected ones if neither is named.
#[derive(Deserialize)]
pub(super) struct HelpQuery {
    rules: Option<String>,
    #[serde(rename = "match")]
    of_match: Option<String>,
}

pub(super) async fn help(
    State(help): State<Arc<Help>>,
    Extension(who): Extension<PlayerRow>,
    query: Result<Query<HelpQuery>, QueryRejection>,
) -> Result<Json<HelpBook>, Refused> {
    let Query(HelpQuery { rules, of_match }) = query.map_err(Malformed::from)?;
    Ok(Json(match of_match {
        Some(id) => help.of_match(id.parse().map_err(|_| TableRefusal::NoSuchMatch)?).await?,
        None => help.of_rules(who.id, rules.as_deref()).await?,
    }))
}

/// A hand to be scored.
#[derive(Deserialize)]
pub(super) struct ScoreQuery {
    rules: Option<String>,
    line: String,
    #[serde(default)]
    sticks: u8,
}

pub(super) async fn score(
    State(help): State<Arc<Help>>,
    Extension(who): Extension<PlayerRow>,
    query: Result<Query<ScoreQuery>, QueryRejection>,
) -> Result<Json<ScoreAnswer>, Refused> {
    let Query(ScoreQuery { rules, line, sticks }) = query.map_err(Malformed::from)?;
    Ok(Json(help.score(who.id, rules.as_deref(), &line, sticks.into()).await?))
}

pub(super) async fn ceremony(State(seeds): State<Seeds>) -> Result<Json<Ceremony>, Refused> {
    Ok(Json(help::ceremony(&seeds).await?))
}

/// A rule file, to be looked at and changed.
pub(super) async fn read(
    State(houses): State<Arc<Houses>>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<HouseRead>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 64 KiB, and no rule file is".to_owned()))?;
    let text = String::from_utf8(bytes.into());
    let text = text.map_err(|_| Malformed("this file is no text".to_owned()))?;
    Ok(Json(houses.read(text).await?))
}

pub(super) async fn save(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    save: Result<Json<SaveHouse>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let Json(save) = save.map_err(Malformed::from)?;
    houses.save(who.id, save).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn forget(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    Path(name): Path<String>,
) -> Result<StatusCode, Refused> {
    houses.delete(who.id, name).await?;
    Ok(StatusCode::NO_CONTENT)
}
