use std::sync::Arc;

use jantaku_store::{
    AccountRow, Device, NewPasskey, PasskeyId, PlayerRow, RemovedPasskey, SecretHash, SessionId, SessionRow, Store,
};
use jantaku_table::now;
use jantaku_wire::RecoveryCodes;
use serde_json::Value;
use webauthn_rp::request::TimedCeremony;
use webauthn_rp::{DiscoverableAuthentication64, Registration};

use crate::code::RecoveryCode;
use crate::people::accounts::{fresh_codes, sign_in_name};
use crate::people::refusal::SignInRefusal;
use crate::people::session::Session;
use crate::people::webauthn::{Adding, Holder, RelyingParty, SigningIn, UnderWay};
use crate::people::{People, begun};
use crate::refusal::{Overload, Refused};

/// The most passkeys of one person.
const MOST: usize = 20;

pub(crate) struct Passkeys {
    store: Store,
    people: Arc<People>,
    /// Those that are being added, with the account name of a person without an account.
    adding: UnderWay<SessionId, (Adding, Option<String>)>,
    /// By the hash of a secret that only the browser has.
    signing_in: UnderWay<SecretHash, SigningIn>,
}

impl Passkeys {
    pub fn new(store: Store, people: Arc<People>) -> Passkeys {
        Passkeys { store, people, adding: UnderWay::default(), signing_in: UnderWay::default() }
    }

    /// `name` is the sign-in name for a person without an account.
    pub async fn ask_to_add(
        &self,
        party: &RelyingParty,
        own: &SessionRow,
        name: Option<String>,
    ) -> Result<Value, Refused> {
        let account = self.store.account(own.player.id).await?.map(|account| account.name);
        let new = match account {
            Some(_) => None,
            None => Some(sign_in_name(&name.unwrap_or_default())?),
        };
        if let Some(name) = &new
            && self.store.account_named(name.clone()).await?.is_some()
        {
            return Err(SignInRefusal::SignInNameTaken.into());
        }
        let passkeys = self.store.passkeys(own.player.id).await?;
        if passkeys.len() >= MOST {
            return Err(SignInRefusal::TooManyPasskeys.into());
        }
        let passkeys: Vec<_> = passkeys.into_iter().map(|row| row.passkey).collect();
        let account = account.as_ref().or(new.as_ref()).map_or("", String::as_str);
        let (adding, asked) = party.ask_to_add(&Holder { account, name: &own.player.name }, &passkeys)?;
        match self.adding.begin(own.id, adding.expiration(), (adding, new)) {
            true => Ok(asked),
            false => Err(Overload::Busy.into()),
        }
    }

    /// Adds the passkey that a device has made, and an account if there is none; then returns its recovery codes.
    pub async fn add(
        &self,
        party: &RelyingParty,
        own: &SessionRow,
        device: Device,
        said: &Registration,
    ) -> Result<RecoveryCodes, Refused> {
        let (adding, name) = self.adding.end(&own.id).ok_or(SignInRefusal::PasskeyRefused)?;
        let passkey = party.added(adding, said)?;
        if self.store.passkey(passkey.credential.clone()).await?.is_some() {
            return Err(SignInRefusal::PasskeyRefused.into());
        }
        let codes = if name.is_some() { fresh_codes()? } else { Vec::new() };
        let hashes = codes.iter().map(RecoveryCode::hash).collect();
        let account = name.map(|name| (AccountRow { name, password: None, codes: 0 }, hashes));
        if !self.store.add_passkey(own.player.id, NewPasskey { passkey, device, now: now() }, account).await? {
            return Err(SignInRefusal::SignInNameTaken.into());
        }
        Ok(RecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() })
    }

    /// Returns the question for the browser, and a secret by which it is known when it answers.
    pub fn ask_to_sign_in(&self, party: &RelyingParty) -> Result<(Session, Value), Refused> {
        let (browser, (signing_in, asked)) = (Session::fresh()?, party.ask_to_sign_in()?);
        match self.signing_in.begin(browser.hash(), signing_in.expiration(), signing_in) {
            true => Ok((browser, asked)),
            false => Err(Overload::Busy.into()),
        }
    }

    /// Signs in by a passkey, in the browser that was asked for it. Its earlier session ends.
    pub async fn sign_in(
        &self,
        party: &RelyingParty,
        browser: &Session,
        said: &DiscoverableAuthentication64,
        device: Device,
        before: Option<SessionId>,
    ) -> Result<(Session, PlayerRow), Refused> {
        let asked = self.signing_in.end(&browser.hash()).ok_or(SignInRefusal::PasskeyRefused)?;
        let found = self.store.passkey(said.raw_id().as_ref().to_vec()).await?;
        let (player, row) = found.ok_or(SignInRefusal::NoSuchPasskey)?;
        let state = party.signed_in(asked, said, &row.passkey)?;
        self.people.refuse_banned(player.id).await?;
        let session = Session::fresh()?;
        if !self.store.use_passkey(row.id, state, begun(&session, device), before).await? {
            return Err(SignInRefusal::NoSuchPasskey.into());
        }
        self.people.ended(before);
        Ok((session, player))
    }

    /// Removes a passkey, unless it is the last way to sign in.
    pub async fn remove(&self, of: &PlayerRow, id: PasskeyId) -> Result<(), Refused> {
        match self.store.remove_passkey(of.id, id).await? {
            RemovedPasskey::LastWay => Err(SignInRefusal::LastWayToSignIn.into()),
            RemovedPasskey::Done | RemovedPasskey::NoPasskey => Ok(()),
        }
    }
}
