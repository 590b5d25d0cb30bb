//! Where somebody is signed in, and how they go on at another device.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use jantaku_store::{SessionId, SessionRow};
use jantaku_wire::{DeviceCode, DeviceOffer, OfferedName, SessionList};

use super::device::device;
use super::limits::is_within;
use super::{Place, Shared};
use crate::people::EntryRefusal;
use crate::people::SignInRefusal;
use crate::refusal::{Malformed, Refused};

pub(super) type Asks = Option<Extension<SessionRow>>;

/// The session of whoever asks: only a server for friends has any.
pub(super) fn own(asks: Asks) -> Result<SessionRow, EntryRefusal> {
    asks.map(|Extension(session)| session).ok_or(EntryRefusal::OnePerson)
}

impl Shared {
    /// Counts that a secret is tried from this address.
    pub(super) fn try_secret(&self, place: &Place) -> Result<(), Refused> {
        match is_within(&self.attempts, place.address()) {
            true => Ok(()),
            false => Err(SignInRefusal::TooManyAttempts.into()),
        }
    }

    /// A code that somebody tries, if they have not tried too many.
    fn tried(&self, place: &Place, code: Result<Json<DeviceCode>, JsonRejection>) -> Result<String, Refused> {
        self.require_hosted()?;
        // What is wrong with the request is said without quoting it.
        let Json(DeviceCode { code }) = code.map_err(|_| Malformed("`code` is missing".to_owned()))?;
        self.try_secret(place)?;
        Ok(code)
    }
}

pub(super) async fn list(State(shared): State<Shared>, asks: Asks) -> Result<Json<SessionList>, Refused> {
    Ok(Json(shared.lobby.sessions(&own(asks)?).await?))
}

/// Ends a session of whoever asks.
pub(super) async fn end(State(shared): State<Shared>, asks: Asks, Path(id): Path<u32>) -> Result<StatusCode, Refused> {
    shared.lobby.end_session(&own(asks)?.player, SessionId(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all other sessions of whoever asks.
pub(super) async fn end_others(State(shared): State<Shared>, asks: Asks) -> Result<StatusCode, Refused> {
    shared.lobby.end_other_sessions(&own(asks)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Offers whoever asks to go on at another device.
pub(super) async fn offer(State(shared): State<Shared>, asks: Asks) -> Result<Json<DeviceOffer>, Refused> {
    Ok(Json(shared.lobby.offer_device(&own(asks)?.player).await?))
}

/// Whom a code signs in.
pub(super) async fn name(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    code: Result<Json<DeviceCode>, JsonRejection>,
) -> Result<Json<OfferedName>, Refused> {
    let code = shared.tried(&place, code)?;
    Ok(Json(OfferedName { name: shared.lobby.offered(&code).await?.name }))
}

/// Signs in whoever has the code.
pub(super) async fn accept(
    State(shared): State<Shared>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    code: Result<Json<DeviceCode>, JsonRejection>,
) -> Result<Response, Refused> {
    let code = shared.tried(&place, code)?;
    let before = asks.map(|Extension(session)| session);
    shared.welcome(shared.lobby.accept_device(&code, device(&headers), before.as_ref()).await?).await
}
