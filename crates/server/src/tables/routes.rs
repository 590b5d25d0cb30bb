//! Matches and their tables as JSON.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{Created, NewMatch, OwnSeat, StartPage, VERSION};

use crate::archive::Archive;
use crate::houses::{Houses, first};
use crate::http::App;
use crate::refusal::{Malformed, Refused};
use crate::rooms::Rooms;
use crate::tables::new_match::Matches;
use crate::tables::refusal::TableRefusal;
use crate::tables::shown::{bot_info, preset};
use crate::tables::{Tables, socket};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/start", get(start))
        .route("/api/matches", post(create))
        .route("/api/matches/{id}", delete(give_up))
        .route("/api/matches/{id}/seat", get(seat))
        .route("/ws", get(socket::upgrade))
}

/// What the start page shows.
async fn start(
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

async fn create(
    State(matches): State<Arc<Matches>>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = matches.create(who.id, &request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}

/// Gives up a match of the player's that is not over.
async fn give_up(
    State(rooms): State<Arc<Rooms>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    rooms.give_up(&who, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The player's seat in a match, with its secret.
async fn seat(
    State(tables): State<Arc<Tables>>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<OwnSeat>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(tables.seat(who.id, id).await?))
}
