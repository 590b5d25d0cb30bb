use std::net::IpAddr;
use std::sync::Arc;

use governor::DefaultKeyedRateLimiter;
use jantaku_store::{PlayerRow, Store};
use jantaku_wire::{DeviceCode, Visitor};

use crate::http::{Entrance, Limits, Place, SignedIn, Site, is_within, limiter};
use crate::people::accounts::sign_in_name;
use crate::people::refusal::SignInRefusal;
use crate::people::session::Session;
use crate::people::webauthn::RelyingParty;
use crate::refusal::{Malformed, Overload, Refused};

pub(crate) struct Door {
    store: Store,
    pub site: Arc<Site>,
    /// Rooms opened at one address that may be open.
    pub rooms: usize,
    /// Counts first sign-ins by address.
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    attempts: DefaultKeyedRateLimiter<IpAddr>,
    /// Counts attempts at codes of rooms.
    codes: DefaultKeyedRateLimiter<IpAddr>,
    /// Attempts by the address and the account's name.
    password_attempts: DefaultKeyedRateLimiter<(IpAddr, String)>,
    names_asked: DefaultKeyedRateLimiter<IpAddr>,
}

impl Door {
    pub fn new(store: Store, site: Arc<Site>, limits: &Limits) -> Door {
        Door {
            store,
            site,
            rooms: limits.rooms,
            sign_ins: limiter(limits.sign_ins, limits.sign_in_every),
            attempts: limiter(limits.attempts, limits.attempt_every),
            codes: limiter(limits.attempts, limits.attempt_every),
            password_attempts: limiter(limits.per_account, limits.per_account_every),
            names_asked: limiter(limits.names_asked, limits.name_asked_every),
        }
    }

    pub fn is_hosted(&self) -> bool {
        matches!(self.site.entrance, Entrance::Names)
    }

    /// Refuses what only a server for friends does.
    pub fn require_hosted(&self) -> Result<(), Malformed> {
        match self.is_hosted() {
            true => Ok(()),
            false => Err(one_person()),
        }
    }

    pub async fn welcome(&self, (session, who): (Session, PlayerRow)) -> Result<SignedIn, Refused> {
        Ok(SignedIn(self.visitor(Some(who)).await?, Some(self.site.set_cookie(session.as_str()))))
    }

    /// Describes the server, and the caller.
    pub async fn visitor(&self, who: Option<PlayerRow>) -> Result<Visitor, Refused> {
        let passkeys = self.site.passkeys.as_ref().map(|party| party.origin.clone());
        let admin = match &who {
            Some(who) => self.store.is_admin(who.id).await?,
            None => false,
        };
        let face = who.as_ref().and_then(|who| who.face);
        Ok(Visitor { hosted: self.is_hosted(), name: who.map(|who| who.name), face, passkeys, admin })
    }

    pub fn party(&self) -> Result<&RelyingParty, SignInRefusal> {
        self.site.passkeys.as_ref().ok_or(SignInRefusal::NoPasskeysHere)
    }

    /// Counts a first sign-in at this address.
    pub fn sign_in(&self, place: &Place) -> Result<(), Overload> {
        match is_within(&self.sign_ins, place.address()) {
            true => Ok(()),
            false => Err(Overload::TooOften),
        }
    }

    /// Counts an attempt at a secret.
    pub fn try_secret(&self, place: &Place) -> Result<(), SignInRefusal> {
        attempt(&self.attempts, place.address())
    }

    /// Counts an attempt at a room's code.
    pub fn try_room(&self, place: &Place) -> Result<(), SignInRefusal> {
        attempt(&self.codes, place.address())
    }

    /// Returns the code, if there were not too many attempts.
    pub fn tried(&self, place: &Place, code: Result<DeviceCode, Malformed>) -> Result<String, Refused> {
        self.require_hosted()?;
        // A malformed request is refused without quoting it.
        let DeviceCode { code } = code.map_err(|_| Malformed("`code` is missing".to_owned()))?;
        self.try_secret(place)?;
        Ok(code)
    }

    /// Counts a request for a sign-in name, which may be taken.
    pub fn ask_for_name(&self, place: &Place, name: &str) -> Result<(), SignInRefusal> {
        // What no account is called is not taken.
        sign_in_name(name)?;
        attempt(&self.names_asked, place.address())
    }

    /// Counts an attempt at the password of an account, of which there may be none.
    pub fn try_password(&self, place: &Place, account: &str) -> Result<(), SignInRefusal> {
        self.try_secret(place)?;
        // Nobody elsewhere who knows a name keeps its owner from their password.
        attempt(&self.password_attempts, (place.address(), account.to_owned()))
    }
}

fn attempt<Key: Clone + Eq + std::hash::Hash>(
    limiter: &DefaultKeyedRateLimiter<Key>,
    of: Key,
) -> Result<(), SignInRefusal> {
    match is_within(limiter, of) {
        true => Ok(()),
        false => Err(SignInRefusal::TooManyAttempts),
    }
}

/// The endpoint is not for a server for one person.
pub(super) fn one_person() -> Malformed {
    Malformed("this server is for one person: for friends, start `jantaku serve`".to_owned())
}
