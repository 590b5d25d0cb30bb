//! Who asks, signing in and out, and rooms as JSON.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use jantaku_store::{PlayerRow, SessionRow};
use jantaku_wire::ids::RoomId;
use jantaku_wire::{Forget, Room, RoomCommand, RoomFound, RoomList, RoomSettings, SignIn, Visitor};

use super::device::device;
use super::limits::is_within;
use super::sessions::own;
use super::site::Entrance;
use super::{Place, Shared};
use crate::people::EntryRefusal;
use crate::people::SignInRefusal;
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;
use crate::session::Session;

type Asks = Option<Extension<PlayerRow>>;

impl Shared {
    fn is_hosted(&self) -> bool {
        matches!(self.site.entrance, Entrance::Names)
    }

    /// Answers whoever has just been signed in, with the cookie by which their browser is known from now on.
    pub(super) async fn welcome(&self, (session, who): (Session, PlayerRow)) -> Result<Response, Refused> {
        let cookie = self.site.set_cookie(session.as_str());
        Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], self.visitor(Some(who)).await?).into_response())
    }

    /// What the server says of itself, and of whoever asks.
    async fn visitor(&self, who: Option<PlayerRow>) -> Result<Json<Visitor>, Refused> {
        let passkeys = self.site.passkeys.as_ref().map(|party| party.origin.clone());
        let admin = match &who {
            Some(who) => self.lobby.is_admin(who.id).await?,
            None => false,
        };
        let face = who.as_ref().and_then(|who| who.face);
        Ok(Json(Visitor { hosted: self.is_hosted(), name: who.map(|who| who.name), face, passkeys, admin }))
    }

    /// Refuses what only a server for friends does.
    pub(super) fn require_hosted(&self) -> Result<(), Refused> {
        match self.is_hosted() {
            true => Ok(()),
            false => Err(EntryRefusal::OnePerson.into()),
        }
    }
}

/// Who asks.
pub(super) async fn me(State(shared): State<Shared>, who: Asks) -> Result<Json<Visitor>, Refused> {
    let hosted = shared.is_hosted();
    shared.visitor(who.filter(|_| hosted).map(|Extension(who)| who)).await
}

/// Signs somebody in as a guest, or gives whoever is signed in another name or face.
pub(super) async fn sign_in(
    State(shared): State<Shared>,
    who: Asks,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    asked: Result<Json<SignIn>, JsonRejection>,
) -> Result<Response, Refused> {
    shared.require_hosted()?;
    let Json(asked) = asked.map_err(Malformed::from)?;
    if let Some(Extension(who)) = who {
        return Ok(shared.visitor(Some(shared.lobby.change_player(who.id, asked).await?)).await?.into_response());
    }
    // Whoever only wants another face was signed in: it makes nobody of them anew.
    if asked.name.is_none() {
        return Err(EntryRefusal::SignInFirst.into());
    }
    if !is_within(&shared.sign_ins, place.address()) {
        return Err(EntryRefusal::TooOften.into());
    }
    shared.welcome(shared.lobby.sign_in(asked, device(&headers)).await?).await
}

/// Ends the session of whoever asks.
pub(super) async fn sign_out(
    State(shared): State<Shared>,
    session: Option<Extension<SessionRow>>,
) -> Result<Response, Refused> {
    if let Some(Extension(session)) = session {
        shared.lobby.end_session(&session.player, session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, shared.site.set_cookie(""))]).into_response())
}

/// Everything that is kept of whoever asks, as a file.
pub(super) async fn own_data(
    State(shared): State<Shared>,
    session: Option<Extension<SessionRow>>,
) -> Result<Response, Refused> {
    let session = own(session)?;
    let head = [(CONTENT_DISPOSITION, "attachment; filename=\"jantaku.json\"")];
    Ok((head, Json(shared.lobby.own_data(&session).await?)).into_response())
}

/// Forgets whoever asks; the body has their name, so that nobody is forgotten by mistake.
pub(super) async fn forget(
    State(shared): State<Shared>,
    session: Option<Extension<SessionRow>>,
    asked: Result<Json<Forget>, JsonRejection>,
) -> Result<Response, Refused> {
    let session = own(session)?;
    let Json(Forget { name }) = asked.map_err(Malformed::from)?;
    shared.lobby.forget(&session.player, &name).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, shared.site.set_cookie(""))]).into_response())
}

pub(super) async fn rooms(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
) -> Result<Json<RoomList>, Refused> {
    Ok(Json(shared.lobby.room_list(&who).await?))
}

pub(super) async fn open(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Extension(place): Extension<Arc<Place>>,
    settings: Result<Json<RoomSettings>, JsonRejection>,
) -> Result<(StatusCode, Json<Room>), Refused> {
    shared.require_hosted()?;
    let Json(settings) = settings.map_err(Malformed::from)?;
    Ok((
        StatusCode::CREATED,
        Json(shared.lobby.open_room(&who, (place.address(), shared.limits.rooms), settings).await?),
    ))
}

/// A room, for anybody with its link.
pub(super) async fn room(
    State(shared): State<Shared>,
    who: Asks,
    Path(id): Path<String>,
) -> Result<Json<Room>, Refused> {
    let live = shared.lobby.room(parsed(&id)?).await?;
    let (state, who) = (live.state(), who.map(|Extension(who)| who.id));
    if who.is_some_and(|who| state.keeps_out(who)) {
        return Err(RoomRefusal::Closed.into());
    }
    Ok(Json(state.seen_by(who).ok_or(RoomRefusal::NoSuchRoom)?))
}

/// The room of a code. Who tries code after code is held up as with any secret, and not kept from signing in by it.
pub(super) async fn find_room(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    Path(code): Path<String>,
) -> Result<Json<RoomFound>, Refused> {
    shared.require_hosted()?;
    if !is_within(&shared.codes, place.address()) {
        return Err(SignInRefusal::TooManyAttempts.into());
    }
    let id = shared.lobby.room_by_code(&code).await?;
    Ok(Json(RoomFound { id: id.to_string() }))
}

/// Does something in a room. Where nothing is left of it, there is nothing to answer.
pub(super) async fn command(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    command: Result<Json<RoomCommand>, JsonRejection>,
) -> Result<Response, Refused> {
    let Json(command) = command.map_err(Malformed::from)?;
    Ok(match shared.lobby.room_command(&who, parsed(&id)?, command).await? {
        Some(room) => Json(room).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

fn parsed(id: &str) -> Result<RoomId, RoomRefusal> {
    id.parse().map_err(|_| RoomRefusal::NoSuchRoom)
}
