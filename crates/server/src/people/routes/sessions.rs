//! Where somebody is signed in, and how they go on at another device.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use jantaku_store::{SessionId, SessionRow};
use jantaku_wire::endpoints::{EndOtherSessions, EndSession, FetchOfferedName, FetchSessions, OfferDevice, TakeDevice};
use jantaku_wire::{DeviceOffer, OfferedName, SessionList};

use crate::http::{Ask, Place, SignedIn};
use crate::people::People;
use crate::people::device::device;
use crate::people::door::Door;
use crate::people::refusal::EntryRefusal;
use crate::refusal::Refused;

pub(super) type Asks = Option<Extension<SessionRow>>;

/// The session of whoever asks: only a server for friends has any.
pub(super) fn own(asks: Asks) -> Result<SessionRow, EntryRefusal> {
    asks.map(|Extension(session)| session).ok_or(EntryRefusal::OnePerson)
}

pub(super) async fn list(
    State(people): State<Arc<People>>,
    asks: Asks,
    _: Ask<FetchSessions>,
) -> Result<SessionList, Refused> {
    people.sessions(&own(asks)?).await
}

pub(super) async fn end(State(people): State<Arc<People>>, asks: Asks, ask: Ask<EndSession>) -> Result<(), Refused> {
    let id = SessionId(ask.path?);
    people.end_session(&own(asks)?.player, id).await
}

pub(super) async fn end_others(
    State(people): State<Arc<People>>,
    asks: Asks,
    _: Ask<EndOtherSessions>,
) -> Result<(), Refused> {
    people.end_other_sessions(&own(asks)?).await
}

pub(super) async fn offer(
    State(people): State<Arc<People>>,
    asks: Asks,
    _: Ask<OfferDevice>,
) -> Result<DeviceOffer, Refused> {
    people.offer_device(&own(asks)?.player).await
}

pub(super) async fn name(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    Extension(place): Extension<Arc<Place>>,
    ask: Ask<FetchOfferedName>,
) -> Result<OfferedName, Refused> {
    let code = door.tried(&place, ask.body)?;
    Ok(OfferedName { name: people.offered(&code).await?.name })
}

pub(super) async fn accept(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    asks: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    ask: Ask<TakeDevice>,
) -> Result<SignedIn, Refused> {
    let code = door.tried(&place, ask.body)?;
    let before = asks.map(|Extension(session)| session.id);
    door.welcome(people.accept_device(&code, device(&headers), before).await?).await
}
