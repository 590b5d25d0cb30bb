//! Passkeys as JSON. Each is added and used in two requests: what the browser is asked, and what its device answers.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use jantaku_store::PasskeyId;
use jantaku_wire::{NewPasskey, RecoveryCodes};
use serde_json::Value;
use webauthn_rp::response::auth::ser_relaxed::DiscoverableAuthenticationRelaxed64;
use webauthn_rp::response::register::ser_relaxed::RegistrationRelaxed;

use crate::http::{Place, cookies};
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::passkeys::Passkeys;
use crate::people::refusal::SignInRefusal;
use crate::people::routes::accounts::said;
use crate::people::routes::sessions::{Asks, own};
use crate::people::session::Session;
use crate::refusal::Refused;

/// Asks the browser of whoever asks for a new passkey.
pub(super) async fn options(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    body: Result<Json<NewPasskey>, JsonRejection>,
) -> Result<Json<Value>, Refused> {
    let (own, party) = (own(asks)?, door.party()?);
    // What is answered later is counted here: nobody answers more often than they are asked.
    door.try_secret(&place)?;
    let asked = said(body)?;
    if let Some(name) = &asked.name {
        door.ask_for_name(&place, name)?;
    }
    Ok(Json(passkeys.ask_to_add(party, &own, asked.name).await?))
}

/// Adds the passkey that their device has made.
pub(super) async fn add(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    asks: Asks,
    headers: HeaderMap,
    body: Result<Json<RegistrationRelaxed>, JsonRejection>,
) -> Result<(StatusCode, Json<RecoveryCodes>), Refused> {
    let (own, party) = (own(asks)?, door.party()?);
    let RegistrationRelaxed(made) = said(body)?;
    Ok((StatusCode::CREATED, Json(passkeys.add(party, &own, device(&headers), &made).await?)))
}

/// Removes a passkey of whoever asks.
pub(super) async fn remove(
    State(passkeys): State<Arc<Passkeys>>,
    asks: Asks,
    Path(id): Path<u32>,
) -> Result<StatusCode, Refused> {
    passkeys.remove(&own(asks)?.player, PasskeyId(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks the browser for a passkey to sign in by.
pub(super) async fn sign_in_options(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    Extension(place): Extension<Arc<Place>>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    let party = door.party()?;
    door.try_secret(&place)?;
    let (browser, asked) = passkeys.ask_to_sign_in(party)?;
    Ok(([(SET_COOKIE, door.site.set_passkey_cookie(browser.as_str()))], Json(asked)).into_response())
}

/// Signs in whoever's passkey the device has answered with.
pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(passkeys): State<Arc<Passkeys>>,
    asks: Asks,
    headers: HeaderMap,
    body: Result<Json<DiscoverableAuthenticationRelaxed64>, JsonRejection>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    let (party, answer) = (door.party()?, said(body)?.0);
    let browser = cookies(&headers, &door.site.passkey_cookie()).find_map(Session::parse);
    let browser = browser.ok_or(SignInRefusal::PasskeyRefused)?;
    let before = asks.map(|Extension(session)| session.id);
    let signed_in = passkeys.sign_in(party, &browser, &answer, device(&headers), before).await?;
    door.welcome(signed_in).await
}
