//! Accounts as JSON: a name and a password to sign in anywhere.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use jantaku_wire::{AccountState, Credentials, PasswordChange, Recovery, RecoveryCodes};

use super::device::device;
use super::limits::is_within;
use super::sessions::{Asks, own};
use super::{Place, Shared};
use crate::lobby::sign_in_name;
use crate::people::SignInRefusal;
use crate::refusal::{Malformed, Refused};

/// What a request with secrets says; what is wrong with it is said without quoting it.
pub(super) fn said<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Malformed> {
    body.map(|Json(body)| body).map_err(|_| Malformed("a field is missing, or is no text".to_owned()))
}

impl Shared {
    /// Counts that somebody asks at this address for a name to sign in by, which may be taken.
    pub(super) fn ask_for_name(&self, place: &Place, name: &str) -> Result<(), Refused> {
        // What no account is called is not taken.
        sign_in_name(name)?;
        match is_within(&self.names_asked, place.address()) {
            true => Ok(()),
            false => Err(SignInRefusal::TooManyAttempts.into()),
        }
    }

    /// Counts an attempt from this address at the password of an account, of which there may be none.
    fn attempt(&self, place: &Place, account: &str) -> Result<(), Refused> {
        self.try_secret(place)?;
        // Nobody elsewhere who knows a name keeps its owner from their password.
        match is_within(&self.password_attempts, (place.address(), account.to_owned())) {
            true => Ok(()),
            false => Err(SignInRefusal::TooManyAttempts.into()),
        }
    }
}

pub(super) async fn state(State(shared): State<Shared>, asks: Asks) -> Result<Json<AccountState>, Refused> {
    Ok(Json(shared.lobby.account(&own(asks)?.player).await?))
}

/// Gives whoever asks an account.
pub(super) async fn create(
    State(shared): State<Shared>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, Json<RecoveryCodes>), Refused> {
    let own = own(asks)?;
    shared.try_secret(&place)?;
    let asked = said(body)?;
    shared.ask_for_name(&place, &asked.name)?;
    Ok((StatusCode::CREATED, Json(shared.lobby.add_account(&own.player, asked).await?)))
}

/// Signs in by a password.
pub(super) async fn sign_in(
    State(shared): State<Shared>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<Response, Refused> {
    shared.require_hosted()?;
    let asked = said(body)?;
    shared.attempt(&place, &sign_in_name(&asked.name)?)?;
    let before = asks.map(|Extension(session)| session);
    shared.welcome(shared.lobby.sign_in_by_password(asked, device(&headers), before.as_ref()).await?).await
}

/// Changes the password of whoever asks.
pub(super) async fn change_password(
    State(shared): State<Shared>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    body: Result<Json<PasswordChange>, JsonRejection>,
) -> Result<StatusCode, Refused> {
    let own = own(asks)?;
    let account = shared.lobby.account(&own.player).await?.name.ok_or(SignInRefusal::WrongPassword)?;
    shared.attempt(&place, &account)?;
    shared.lobby.change_password(&own, said(body)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in by a recovery code and a new password. Codes cannot be guessed, so only the address is counted: nobody who knows a name keeps
/// its owner from this way in.
pub(super) async fn recover(
    State(shared): State<Shared>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    body: Result<Json<Recovery>, JsonRejection>,
) -> Result<Response, Refused> {
    shared.require_hosted()?;
    shared.try_secret(&place)?;
    let before = asks.map(|Extension(session)| session);
    shared.welcome(shared.lobby.recover(said(body)?, device(&headers), before.as_ref()).await?).await
}
