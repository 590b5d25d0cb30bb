use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use jantaku_store::{SessionRow, Store};
use jantaku_wire::endpoints::*;
use jantaku_wire::{AdminMatch, AdminPeople, AdminReport, AdminRoom};

use crate::admin::Admin;
use crate::http::{Ask, Routes};
use crate::refusal::Refused;

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchSomePeople, people)
        .on(BanPerson, ban)
        .on(UnbanPerson, unban)
        .on(FetchAllRooms, rooms)
        .on(CloseRoom, close)
        .on(FetchOpenMatches, matches)
        .on(FetchReports, reports)
}

/// Only administrators pass. For everybody else there is nothing under `/api/admin`.
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

type Asked = State<Arc<Admin>>;

async fn people(State(admin): Asked, ask: Ask<FetchSomePeople>) -> Result<AdminPeople, Refused> {
    let asked = ask.query?;
    admin.people(asked.name.unwrap_or_default(), asked.after).await
}

async fn rooms(State(admin): Asked, _: Ask<FetchAllRooms>) -> Result<Vec<AdminRoom>, Refused> {
    admin.rooms().await
}

async fn matches(State(admin): Asked, _: Ask<FetchOpenMatches>) -> Result<Vec<AdminMatch>, Refused> {
    admin.matches().await
}

async fn reports(State(admin): Asked, _: Ask<FetchReports>) -> Result<Vec<AdminReport>, Refused> {
    admin.reports().await
}

async fn ban(State(admin): Asked, ask: Ask<BanPerson>) -> Result<(), Refused> {
    let ban = ask.body?;
    admin.ban(&ask.who, ask.path?.0, ban).await
}

async fn unban(State(admin): Asked, ask: Ask<UnbanPerson>) -> Result<(), Refused> {
    admin.unban(&ask.who, ask.path?.0).await
}

async fn close(State(admin): Asked, ask: Ask<CloseRoom>) -> Result<(), Refused> {
    admin.close_room(&ask.who, ask.path?).await
}
