//! The administration of a server, for those whom `jantaku admin grant` names.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use jantaku_store::{PlayerRow, SessionRow, Store};
use jantaku_wire::{AdminMatch, AdminPeople, AdminReport, AdminRoom, NewBan};
use serde::Deserialize;

use crate::admin::{Admin, AdminRefusal};
use crate::http::App;
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/admin/people", get(people))
        .route("/api/admin/people/{id}/ban", post(ban).delete(unban))
        .route("/api/admin/rooms", get(rooms))
        .route("/api/admin/rooms/{id}", delete(close))
        .route("/api/admin/matches", get(matches))
        .route("/api/admin/reports", get(reports))
}

/// Lets only those pass who administer the server. To everybody else there is nothing under `/api/admin`, whatever they ask for.
pub(crate) async fn admins_only(State(store): State<Store>, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api/admin") {
        return next.run(request).await;
    }
    let is_admin = match request.extensions().get::<SessionRow>() {
        Some(session) => store.is_admin(session.player.id).await,
        None => Ok(false),
    };
    match is_admin {
        Ok(true) => next.run(request).await,
        Ok(false) => (StatusCode::NOT_FOUND, "there is no such page").into_response(),
        Err(error) => Refused::from(error).into_response(),
    }
}

/// Which part of the list of people.
#[derive(Deserialize)]
struct Part {
    /// Part of a name, or of the name of an account; everybody is listed without.
    name: Option<String>,
    /// The number after which the part begins; at the beginning without.
    after: Option<i64>,
}

async fn people(
    State(admin): State<Arc<Admin>>,
    Query(Part { name, after }): Query<Part>,
) -> Result<Json<AdminPeople>, Refused> {
    Ok(Json(admin.people(name.unwrap_or_default(), after).await?))
}

async fn rooms(State(admin): State<Arc<Admin>>) -> Result<Json<Vec<AdminRoom>>, Refused> {
    Ok(Json(admin.rooms().await?))
}

/// The matches that are not over.
async fn matches(State(admin): State<Arc<Admin>>) -> Result<Json<Vec<AdminMatch>>, Refused> {
    Ok(Json(admin.matches().await?))
}

async fn reports(State(admin): State<Arc<Admin>>) -> Result<Json<Vec<AdminReport>>, Refused> {
    Ok(Json(admin.reports().await?))
}

async fn ban(
    State(admin): State<Arc<Admin>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    asked: Result<Json<NewBan>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let Json(asked) = asked.map_err(Malformed::from)?;
    admin.ban(&who, numbered(&id)?, asked).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unban(
    State(admin): State<Arc<Admin>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    admin.unban(&who, numbered(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn close(
    State(admin): State<Arc<Admin>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    admin.close_room(&who, id.parse().map_err(|_| RoomRefusal::NoSuchRoom)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn numbered(id: &str) -> Result<i64, AdminRefusal> {
    id.parse().map_err(|_| AdminRefusal::NoSuchPerson)
}
