//! Who asks, and signing in and out.

mod accounts;
mod passkeys;
mod sessions;

use std::sync::Arc;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use jantaku_store::{PlayerRow, SessionRow};
use jantaku_wire::{Forget, SignIn, Visitor};

use crate::http::{App, Place};
use crate::people::People;
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::own_data::OwnData;
use crate::people::refusal::EntryRefusal;
use crate::people::routes::sessions::own;
use crate::refusal::{Malformed, Refused};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/me", get(me).post(sign_in).delete(sign_out))
        .route("/api/me/data", get(own_data).delete(forget))
        .route("/api/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/api/sessions/{id}", delete(sessions::end))
        .route("/api/devices", post(sessions::accept))
        .route("/api/devices/name", post(sessions::name))
        .route("/api/devices/offer", post(sessions::offer))
        .route("/api/account", get(accounts::state).post(accounts::create))
        .route("/api/account/password", post(accounts::change_password))
        .route("/api/account/sign-in", post(accounts::sign_in))
        .route("/api/account/recover", post(accounts::recover))
        .route("/api/passkeys", post(passkeys::add))
        .route("/api/passkeys/{id}", delete(passkeys::remove))
        .route("/api/passkeys/options", post(passkeys::options))
        .route("/api/passkeys/sign-in", post(passkeys::sign_in))
        .route("/api/passkeys/sign-in/options", post(passkeys::sign_in_options))
}

type Asks = Option<Extension<PlayerRow>>;

/// Who asks.
async fn me(State(door): State<Arc<Door>>, who: Asks) -> Result<Json<Visitor>, Refused> {
    let hosted = door.is_hosted();
    door.visitor(who.filter(|_| hosted).map(|Extension(who)| who)).await
}

/// Signs somebody in as a guest, or gives whoever is signed in another name or face.
async fn sign_in(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    who: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    asked: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    let Json(asked) = asked.map_err(Malformed::from)?;
    if let Some(Extension(who)) = who {
        return Ok(door.visitor(Some(people.change_player(who.id, asked).await?)).await?.into_response());
    }
    // Whoever only wants another face was signed in: it makes nobody of them anew.
    if asked.name.is_none() {
        return Err(EntryRefusal::SignInFirst.into());
    }
    door.sign_in(&place)?;
    door.welcome(people.sign_in(asked, device(&headers)).await?).await
}

/// Ends the session of whoever asks.
async fn sign_out(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    session: Option<Extension<SessionRow>>,
) -> Result<Response, Refused> {
    if let Some(Extension(session)) = session {
        people.end_session(&session.player, session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, door.site.set_cookie(""))]).into_response())
}

/// Everything that is kept of whoever asks, as a file.
async fn own_data(State(data): State<OwnData>, session: Option<Extension<SessionRow>>) -> Result<Response, Refused> {
    let session = own(session)?;
    let head = [(CONTENT_DISPOSITION, "attachment; filename=\"jantaku.json\"")];
    Ok((head, Json(data.of(&session).await?)).into_response())
}

/// Forgets whoever asks; the body has their name, so that nobody is forgotten by mistake.
async fn forget(
    State(door): State<Arc<Door>>,
    State(data): State<OwnData>,
    session: Option<Extension<SessionRow>>,
    asked: Result<Json<Forget>, JsonRejection>,
) -> Result<Response, Refused> {
    let session = own(session)?;
    let Json(Forget { name }) = asked.map_err(Malformed::from)?;
    data.forget(&session.player, &name).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, door.site.set_cookie(""))]).into_response())
}
