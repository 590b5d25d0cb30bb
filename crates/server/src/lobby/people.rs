//! People on a server for friends: they say their names, and their browsers keep them signed in.

use jantaku_store::{Device, NewSession, PlayerChange, PlayerRow, SessionId, SessionRow};
use jantaku_table::now;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{DeviceOffer, Person, SessionEntry, SessionList, SignIn};

use super::{Lobby, LobbyError};
use crate::code::DeviceCode;
use crate::names::playable_name;
use crate::rooms::RoomRefusal;
use crate::session::{Following, Session};

/// For how many minutes one can go on at another device.
const OFFER_MINUTES: u32 = 10;
/// After how many seconds it is kept again that a session is in use.
const SEEN_AGAIN: u32 = 5 * 60;

/// Why somebody is not signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SignInRefusal {
    /// The code signs nobody in.
    #[error("this code is wrong, was used already, or is older than {OFFER_MINUTES} minutes: make a new one")]
    NoSuchCode,
    /// Many attempts were made from one address, or at one account.
    #[error("there were too many attempts: try again in a minute")]
    TooManyAttempts,
    /// A name that no account can have.
    #[error("a name to sign in by has 1 to 64 characters, all of them visible")]
    NoName,
    /// The name is taken, or the person has an account.
    #[error("this name to sign in by is taken, or you have an account already")]
    NameTaken,
    /// A password that is too short, or too long.
    #[error("a password has 10 to 256 characters")]
    PasswordLength,
    /// A password that anybody would try first.
    #[error("this password is among the first that anybody tries: choose several words")]
    PasswordGuessed,
    /// There is no account of this name with this password.
    #[error("the name or the password is wrong")]
    WrongPassword,
    /// There is no account of this name with this recovery code.
    #[error("the name or the recovery code is wrong, or the code was used already")]
    NoRecovery,
    /// Browsers have no passkeys for the server's address.
    #[error("this server has no passkeys: browsers need its name, and https")]
    NoPasskeysHere,
    /// The device answered wrongly, too late, or to what another browser was asked.
    #[error("this passkey was not accepted: try again")]
    PasskeyRefused,
    /// The passkey is nobody's.
    #[error("this server does not know this passkey, or it was removed here")]
    NoPasskey,
    /// Somebody has as many passkeys as they may.
    #[error("you have as many passkeys as one person may have: remove one first")]
    TooManyPasskeys,
    /// Without it nothing would sign them in.
    #[error("this passkey is your only way to sign in: choose a password or add another passkey first")]
    LastWay,
}

impl SignInRefusal {
    /// The same for programs.
    pub fn key(self) -> &'static str {
        match self {
            SignInRefusal::NoSuchCode => "no_such_code",
            SignInRefusal::TooManyAttempts => "too_many_attempts",
            SignInRefusal::NoName => "no_sign_in_name",
            SignInRefusal::NameTaken => "sign_in_name_taken",
            SignInRefusal::PasswordLength => "password_length",
            SignInRefusal::PasswordGuessed => "password_guessed",
            SignInRefusal::WrongPassword => "wrong_password",
            SignInRefusal::NoRecovery => "no_recovery_code",
            SignInRefusal::NoPasskeysHere => "no_passkeys_here",
            SignInRefusal::PasskeyRefused => "passkey_refused",
            SignInRefusal::NoPasskey => "no_such_passkey",
            SignInRefusal::TooManyPasskeys => "too_many_passkeys",
            SignInRefusal::LastWay => "last_way_to_sign_in",
        }
    }
}

/// The face that somebody asks for, if people may have it: those whom one meets in careers keep theirs.
pub(super) fn playable_face(face: Option<Person>) -> Result<Option<Person>, LobbyError> {
    match face.filter(|face| !Person::COMPANY.contains(face)) {
        Some(face) => {
            Err(LobbyError::Request(format!("`face`: {} is met in careers: choose another face", face.name())))
        }
        None => Ok(face),
    }
}

impl Lobby {
    /// Makes somebody known, and signs them in.
    pub(crate) async fn sign_in(&self, asked: SignIn, device: Device) -> Result<(Session, PlayerRow), LobbyError> {
        let name = playable_name(&asked.name.ok_or(LobbyError::SignInFirst)?)?;
        let (face, session) = (playable_face(asked.face.flatten())?, Session::fresh()?);
        let player = self.store.add_player(name, face, begun(&session, device)).await?;
        Ok((session, player))
    }

    /// The session that a browser shows, if it has not ended.
    pub(crate) async fn signed_in(&self, session: &Session) -> Result<Option<SessionRow>, LobbyError> {
        let found = self.store.signed_in(session.hash()).await?;
        if let Some(session) = found.as_ref().filter(|session| now().saturating_sub(session.seen) >= SEEN_AGAIN) {
            self.store.see_session(session.id, now()).await?;
        }
        Ok(found)
    }

    /// Gives somebody another name or face, in their rooms too.
    pub(crate) async fn change_player(&self, who: PlayerId, asked: SignIn) -> Result<PlayerRow, LobbyError> {
        let name = asked.name.map(|name| playable_name(&name)).transpose()?;
        let change = PlayerChange { name, face: asked.face.map(playable_face).transpose()? };
        if let Some(name) = &change.name
            && self.rooms.is_taken_for_another(who, name).await?
        {
            return Err(RoomRefusal::LooksAlike.into());
        }
        let who = self.store.change_player(who, change).await?;
        self.rooms.change_player(&who).await?;
        Ok(who)
    }

    /// Where somebody is signed in, as this session of theirs sees it.
    pub(crate) async fn sessions(&self, own: &SessionRow) -> Result<SessionList, LobbyError> {
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

    /// Ends a session of somebody's, and closes its sockets.
    pub(crate) async fn end_session(&self, of: &PlayerRow, id: SessionId) -> Result<(), LobbyError> {
        if self.store.end_session(of.id, id).await? {
            self.sessions.end(id);
        }
        Ok(())
    }

    /// Ends all sessions of somebody's but this one.
    pub(crate) async fn end_other_sessions(&self, own: &SessionRow) -> Result<(), LobbyError> {
        let ended = self.store.end_other_sessions(own.player.id, own.id).await?;
        ended.into_iter().for_each(|id| self.sessions.end(id));
        Ok(())
    }

    /// Follows a session until it ends; none where it has ended meanwhile, or its owner is banned.
    pub(crate) async fn follow_session(&self, session: &SessionRow) -> Result<Option<Following>, LobbyError> {
        let following = self.sessions.follow(session.id, &session.player);
        // Whoever ends it from now on is noticed: whether that was before is asked after.
        let goes_on = !self.store.going_on(vec![session.id], now()).await?.is_empty();
        Ok(goes_on.then_some(following))
    }

    /// Closes the sockets of sessions that have ended elsewhere, and shows the names that people have taken elsewhere.
    pub(super) async fn follow_sessions(&self) -> Result<(), LobbyError> {
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

    /// Offers somebody to go on at another device.
    pub(crate) async fn offer_device(&self, of: &PlayerRow) -> Result<DeviceOffer, LobbyError> {
        let code = DeviceCode::fresh()?;
        self.store.offer_device(of.id, code.hash(), now() + OFFER_MINUTES * 60).await?;
        Ok(DeviceOffer { code: code.text(), minutes: OFFER_MINUTES })
    }

    /// Who is offered to go on by this code.
    pub(crate) async fn offered(&self, code: &str) -> Result<PlayerRow, LobbyError> {
        let code = DeviceCode::parse(code).ok_or(SignInRefusal::NoSuchCode)?;
        let offered = self.store.device_offer(code.hash(), now()).await?;
        Ok(offered.ok_or(SignInRefusal::NoSuchCode)?)
    }

    /// Signs in whoever has this code by a new session. The one that the browser had before ends.
    pub(crate) async fn accept_device(
        &self,
        code: &str,
        device: Device,
        before: Option<&SessionRow>,
    ) -> Result<(Session, PlayerRow), LobbyError> {
        let code = DeviceCode::parse(code).ok_or(SignInRefusal::NoSuchCode)?;
        let (session, before) = (Session::fresh()?, before.map(|before| before.id));
        let accepted = self.store.accept_device(code.hash(), begun(&session, device), before).await?;
        let player = accepted.ok_or(SignInRefusal::NoSuchCode)?;
        before.into_iter().for_each(|id| self.sessions.end(id));
        Ok((session, player))
    }
}

pub(super) fn begun(session: &Session, device: Device) -> NewSession {
    NewSession { hash: session.hash(), device, now: now() }
}
