mod accounts;
mod device;
mod door;
mod key;
mod names;
mod own_data;
mod passkeys;
mod password;
mod refusal;
mod routes;
mod session;
mod webauthn;

use std::collections::HashSet;
use std::sync::Arc;

use jantaku_store::{Device, NewSession, PlayerChange, PlayerRow, SessionId, SessionRow, Store};
use jantaku_table::now;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{DeviceOffer, Person, SessionEntry, SessionList, SignIn};

use crate::code::DeviceCode;
use crate::people::refusal::OFFER_MINUTES;
use crate::people::session::{Following, OpenSessions};
use crate::refusal::{Malformed, Refused};
use crate::rooms::{LiveRooms, RoomRefusal};

pub(crate) use accounts::Accounts;
pub use accounts::sign_in_name;
pub(crate) use door::Door;
pub use key::LaunchKey;
pub(crate) use names::{NameRefusal, look_alike, playable_name};
pub(crate) use own_data::OwnData;
pub(crate) use passkeys::Passkeys;
pub(crate) use refusal::{EntryRefusal, SignInRefusal};
pub(crate) use routes::routes;
pub(crate) use session::Session;
pub(crate) use webauthn::RelyingParty;

/// In seconds: a session's use is stored this often.
const SEEN_AGAIN: u32 = 5 * 60;

/// Returns the face if people may have it: those of characters in careers are kept for them.
pub(crate) fn playable_face(face: Option<Person>) -> Result<Option<Person>, Malformed> {
    match face.filter(|face| !Person::COMPANY.contains(face)) {
        Some(face) => Err(Malformed(format!("`face`: {} is met in careers: choose another face", face.name()))),
        None => Ok(face),
    }
}

pub(crate) struct People {
    store: Store,
    sessions: OpenSessions,
    rooms: Arc<LiveRooms>,
}

impl People {
    pub fn new(store: Store, rooms: Arc<LiveRooms>) -> People {
        People { store, sessions: OpenSessions::default(), rooms }
    }

    pub async fn refuse_banned(&self, of: PlayerId) -> Result<(), Refused> {
        match self.store.ban_of(of, now()).await? {
            Some(ban) => Err(EntryRefusal::Banned(ban).into()),
            None => Ok(()),
        }
    }

    /// Closes the sockets of sessions that have ended.
    pub fn ended(&self, sessions: impl IntoIterator<Item = SessionId>) {
        sessions.into_iter().for_each(|id| self.sessions.end(id));
    }

    pub fn ended_of(&self, people: &HashSet<PlayerId>) {
        self.sessions.end_of(people);
    }

    pub async fn sign_in(&self, asked: SignIn, device: Device) -> Result<(Session, PlayerRow), Refused> {
        let name = playable_name(&asked.name.ok_or(EntryRefusal::SignInFirst)?)?;
        let (face, session) = (playable_face(asked.face.flatten())?, Session::fresh()?);
        let player = self.store.add_player(name, face, begun(&session, device)).await?;
        Ok((session, player))
    }

    /// The session that a browser shows, if it has not ended.
    pub async fn signed_in(&self, session: &Session) -> Result<Option<SessionRow>, Refused> {
        let found = self.store.signed_in(session.hash()).await?;
        if let Some(session) = found.as_ref().filter(|session| now().saturating_sub(session.seen) >= SEEN_AGAIN) {
            self.store.see_session(session.id, now()).await?;
        }
        Ok(found)
    }

    /// Changes a name or face, in rooms too.
    pub async fn change_player(&self, who: PlayerId, asked: SignIn) -> Result<PlayerRow, Refused> {
        let name = asked.name.map(|name| playable_name(&name)).transpose()?;
        let change = PlayerChange { name, face: asked.face.map(playable_face).transpose()? };
        if let Some(name) = &change.name
            && self.rooms.is_taken_for_another(who, name).await?
        {
            return Err(RoomRefusal::RoomLooksAlike.into());
        }
        let who = self.store.change_player(who, change).await?;
        self.rooms.change_player(&who).await?;
        Ok(who)
    }

    pub async fn sessions(&self, own: &SessionRow) -> Result<SessionList, Refused> {
        let sessions = self.store.sessions(own.player.id).await?;
        let entry = |session: SessionRow| SessionEntry {
            id: session.id.0,
            since: session.created,
            seen: session.seen,
            browser: session.device.browser,
            system: session.device.system,
            own: session.id == own.id,
        };
        Ok(SessionList { sessions: sessions.into_iter().map(entry).collect() })
    }

    pub async fn end_session(&self, of: &PlayerRow, id: SessionId) -> Result<(), Refused> {
        if self.store.end_session(of.id, id).await? {
            self.sessions.end(id);
        }
        Ok(())
    }

    pub async fn end_other_sessions(&self, own: &SessionRow) -> Result<(), Refused> {
        let ended = self.store.end_other_sessions(own.player.id, own.id).await?;
        self.ended(ended);
        Ok(())
    }

    /// Follows a session until it ends; none if it has ended meanwhile, or its owner is banned.
    pub async fn follow_session(&self, session: &SessionRow) -> Result<Option<Following>, Refused> {
        let following = self.sessions.follow(session.id, &session.player);
        // An end from now on is noticed; an earlier one is asked for.
        let goes_on = !self.store.going_on(vec![session.id], now()).await?.is_empty();
        Ok(goes_on.then_some(following))
    }

    /// Closes the sockets of sessions that ended elsewhere, and shows names that were changed elsewhere.
    pub async fn follow_sessions(&self) -> Result<(), Refused> {
        let asked = self.sessions.followed();
        if asked.is_empty() {
            return Ok(());
        }
        let going_on = self.store.going_on(asked.clone(), now()).await?.into_iter().collect();
        for who in self.sessions.compare(&asked, &going_on) {
            self.rooms.change_player(&who).await?;
        }
        Ok(())
    }

    pub async fn offer_device(&self, of: &PlayerRow) -> Result<DeviceOffer, Refused> {
        let code = DeviceCode::fresh()?;
        self.store.offer_device(of.id, code.hash(), now() + OFFER_MINUTES * 60).await?;
        Ok(DeviceOffer { code: code.text(), minutes: OFFER_MINUTES })
    }

    pub async fn offered(&self, code: &str) -> Result<PlayerRow, Refused> {
        let code = DeviceCode::parse(code).ok_or(SignInRefusal::NoSuchCode)?;
        let offered = self.store.device_offer(code.hash(), now()).await?;
        Ok(offered.ok_or(SignInRefusal::NoSuchCode)?)
    }

    /// Signs in by a code, in a new session. The browser's earlier session ends.
    pub async fn accept_device(
        &self,
        code: &str,
        device: Device,
        before: Option<SessionId>,
    ) -> Result<(Session, PlayerRow), Refused> {
        let code = DeviceCode::parse(code).ok_or(SignInRefusal::NoSuchCode)?;
        let session = Session::fresh()?;
        let accepted = self.store.accept_device(code.hash(), begun(&session, device), before).await?;
        let player = accepted.ok_or(SignInRefusal::NoSuchCode)?;
        self.ended(before);
        Ok((session, player))
    }
}

pub(crate) fn begun(session: &Session, device: Device) -> NewSession {
    NewSession { hash: session.hash(), device, now: now() }
}
