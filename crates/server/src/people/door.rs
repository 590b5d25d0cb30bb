//! How people come in: whom the site lets in, and how often somebody may try.

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

/// The entrance of a server.
pub(crate) struct Door {
    store: Store,
    pub site: Arc<Site>,
    /// The number of rooms that may be open of those opened at one address.
    pub rooms: usize,
    /// Who has signed in for the first time lately.
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    /// Who has tried a secret lately.
    attempts: DefaultKeyedRateLimiter<IpAddr>,
    /// Who has tried a code of a room lately.
    codes: DefaultKeyedRateLimiter<IpAddr>,
    /// The accounts whose passwords were tried lately, by the address and their names.
    password_attempts: DefaultKeyedRateLimiter<(IpAddr, String)>,
    /// Who has asked for a name to sign in by lately.
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

    /// Answers whoever has just been signed in, with the cookie by which their browser is known from now on.
    pub async fn welcome(&self, (session, who): (Session, PlayerRow)) -> Result<SignedIn, Refused> {
        Ok(SignedIn(self.visitor(Some(who)).await?, Some(self.site.set_cookie(session.as_str()))))
    }

    /// What the server says of itself, and of whoever asks.
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

    /// Counts that somebody signs in for the first time at this address.
    pub fn sign_in(&self, place: &Place) -> Result<(), Overload> {
        match is_within(&self.sign_ins, place.address()) {
            true => Ok(()),
            false => Err(Overload::TooOften),
        }
    }

    /// Counts that a secret is tried from this address.
    pub fn try_secret(&self, place: &Place) -> Result<(), SignInRefusal> {
        attempt(&self.attempts, place.address())
    }

    /// Counts that a code of a room is tried from this address.
    pub fn try_room(&self, place: &Place) -> Result<(), SignInRefusal> {
        attempt(&self.codes, place.address())
    }

    /// A code that somebody tries, if they have not tried too many.
    pub fn tried(&self, place: &Place, code: Result<DeviceCode, Malformed>) -> Result<String, Refused> {
        self.require_hosted()?;
        // What is wrong with the request is said without quoting it.
        let DeviceCode { code } = code.map_err(|_| Malformed("`code` is missing".to_owned()))?;
        self.try_secret(place)?;
        Ok(code)
    }

    /// Counts that somebody asks at this address for a name to sign in by, which may be taken.
    pub fn ask_for_name(&self, place: &Place, name: &str) -> Result<(), SignInRefusal> {
        // What no account is called is not taken.
        sign_in_name(name)?;
        attempt(&self.names_asked, place.address())
    }

    /// Counts an attempt from this address at the password of an account, of which there may be none.
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

/// What is asked for is not for one person.
pub(super) fn one_person() -> Malformed {
    Malformed("this server is for one person: for friends, start `jantaku serve`".to_owned())
}
