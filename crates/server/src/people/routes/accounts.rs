//! Accounts as JSON: a name and a password to sign in anywhere.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use jantaku_wire::{AccountState, Credentials, PasswordChange, Recovery, RecoveryCodes};

use crate::http::Place;
use crate::people::accounts::{Accounts, sign_in_name};
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::refusal::SignInRefusal;
use crate::people::routes::sessions::{Asks, own};
use crate::refusal::{Malformed, Refused};

/// What a request with secrets says; what is wrong with it is said without quoting it.
pub(super) fn said<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Malformed> {
    body.map(|Json(body)| body).map_err(|_| Malformed("a field is missing, or is no text".to_owned()))
}

pub(super) async fn state(State(accounts): State<Arc<Accounts>>, asks: Asks) -> Result<Json<AccountState>, Refused> {
    Ok(Json(accounts.state(&own(asks)?.player).await?))
}

/// Gives whoever asks an account.
pub(super) async fn create(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, Json<RecoveryCodes>), Refused> {
    let own = own(asks)?;
    door.try_secret(&place)?;
    let asked = said(body)?;
    door.ask_for_name(&place, &asked.name)?;
    Ok((StatusCode::CREATED, Json(accounts.add(&own.player, asked).await?)))
}

/// Signs in by a password.
pub(super) async fn sign_in(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    let asked = said(body)?;
    door.try_password(&place, &sign_in_name(&asked.name)?)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(accounts.sign_in(asked, device(&headers), before).await?).await
}

/// Changes the password of whoever asks.
pub(super) async fn change_password(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    body: Result<Json<PasswordChange>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let own = own(asks)?;
    let account = accounts.state(&own.player).await?.name.ok_or(SignInRefusal::WrongPassword)?;
    door.try_password(&place, &account)?;
    accounts.change_password(&own, said(body)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in by a recovery code and a new password. Codes cannot be guessed, so only the address is counted: nobody who knows a name keeps
/// its owner from this way in.
pub(super) async fn recover(
    State(door): State<Arc<Door>>,
    State(accounts): State<Arc<Accounts>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    body: Result<Json<Recovery>, JsonRejection>,
) -> Result<Response, Refused> {
    door.require_hosted()?;
    door.try_secret(&place)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(accounts.recover(said(body)?, device(&headers), before).await?).await
}
