use std::sync::Arc;

use axum::extract::State;
use jantaku_store::{SessionId, SessionRow};
use jantaku_wire::endpoints::*;
use jantaku_wire::{DeviceOffer, OfferedName, SessionList};

use crate::http::{Ask, SignedIn};
use crate::people::People;
use crate::people::device::device;
use crate::people::door::{Door, one_person};
use crate::refusal::{Malformed, Refused};

/// Only a server for friends has sessions.
pub(super) fn own(session: Option<SessionRow>) -> Result<SessionRow, Malformed> {
    session.ok_or_else(one_person)
}

pub(super) async fn list(State(people): State<Arc<People>>, ask: Ask<FetchSessions>) -> Result<SessionList, Refused> {
    people.sessions(&own(ask.session)?).await
}

pub(super) async fn end(State(people): State<Arc<People>>, ask: Ask<EndSession>) -> Result<(), Refused> {
    let id = SessionId(ask.path?);
    people.end_session(&own(ask.session)?.player, id).await
}

pub(super) async fn end_others(State(people): State<Arc<People>>, ask: Ask<EndOtherSessions>) -> Result<(), Refused> {
    people.end_other_sessions(&own(ask.session)?).await
}

pub(super) async fn offer(State(people): State<Arc<People>>, ask: Ask<OfferDevice>) -> Result<DeviceOffer, Refused> {
    people.offer_device(&own(ask.session)?.player).await
}

pub(super) async fn name(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    ask: Ask<FetchOfferedName>,
) -> Result<OfferedName, Refused> {
    let code = door.tried(&ask.place, ask.body)?;
    Ok(OfferedName { name: people.offered(&code).await?.name })
}

pub(super) async fn accept(
    State(door): State<Arc<Door>>,
    State(people): State<Arc<People>>,
    ask: Ask<TakeDevice>,
) -> Result<SignedIn, Refused> {
    let code = door.tried(&ask.place, ask.body)?;
    let before = ask.session.map(|session| session.id);
    door.welcome(people.accept_device(&code, device(&ask.headers), before).await?).await
}
