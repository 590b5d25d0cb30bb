//! Rules and houses as JSON.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use jantaku_store::PlayerRow;
use jantaku_wire::{HouseChecked, HouseDraft, HouseRead, SaveHouse};

use crate::houses::Houses;
use crate::http::{App, unless_kept};
use crate::refusal::{Malformed, Refused};

/// The longest rule file, in bytes.
const RULES_LEN: usize = 64 * 1024;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/rules", get(catalogue))
        .route("/api/rules/check", post(check).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/rules/read", post(read).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/houses", post(save).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/houses/{name}", delete(forget))
}

async fn catalogue(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    headers: HeaderMap,
) -> Result<Response<Body>, Refused> {
    let catalogue = houses.catalogue(who.id).await?;
    let etag = catalogue.etag.clone();
    let head = [(CONTENT_TYPE, "application/json".to_owned()), (CACHE_CONTROL, "no-cache".to_owned()), (ETAG, etag)];
    Ok(unless_kept(&headers, head, || Body::from(catalogue.json.clone())))
}

async fn check(
    State(houses): State<Arc<Houses>>,
    draft: Result<Json<HouseDraft>, JsonRejection>,
) -> Result<Json<HouseChecked>, Refused> {
    let Json(draft) = draft.map_err(Malformed::from)?;
    Ok(Json(houses.check(draft).await?))
}

/// A rule file, to be looked at and changed.
async fn read(
    State(houses): State<Arc<Houses>>,
    bytes: Result<Bytes, BytesRejection>,
) -> Result<Json<HouseRead>, Refused> {
    let bytes = bytes.map_err(|_| Malformed("the file is longer than 64 KiB, and no rule file is".to_owned()))?;
    let text = String::from_utf8(bytes.into());
    let text = text.map_err(|_| Malformed("this file is no text".to_owned()))?;
    Ok(Json(houses.read(text).await?))
}

async fn save(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    save: Result<Json<SaveHouse>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let Json(save) = save.map_err(Malformed::from)?;
    houses.save(who.id, save).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn forget(
    State(houses): State<Arc<Houses>>,
    Extension(who): Extension<PlayerRow>,
    Path(name): Path<String>,
) -> Result<StatusCode, Refused> {
    houses.delete(who.id, name).await?;
    Ok(StatusCode::NO_CONTENT)
}
