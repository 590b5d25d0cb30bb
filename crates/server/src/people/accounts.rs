//! Accounts on a server for friends: a name and a password, and codes for a lost password.

use std::sync::Arc;

use jantaku_store::{AccountRow, Device, PasskeyRow, PlayerRow, Recovered, SessionId, SessionRow, Store};
use jantaku_table::{TableError, fresh_seed};
use jantaku_wire::names::is_plain;
use jantaku_wire::{AccountState, Credentials, PasskeyEntry, Password, PasswordChange, Recovery, RecoveryCodes};
use unicode_normalization::UnicodeNormalization;

use crate::code::RecoveryCode;
use crate::jobs::Jobs;
use crate::people::refusal::{EntryRefusal, SignInRefusal};
use crate::people::session::Session;
use crate::people::{People, begun, password};
use crate::refusal::{Overload, Refused};

const CODES: usize = 10;
/// The longest sign-in name, in characters.
const NAME_LEN: usize = 64;

/// Returns a sign-in name in the form in which it is kept and compared, however it is written.
pub fn sign_in_name(name: &str) -> Result<String, SignInRefusal> {
    let name: String = name.trim().nfkc().flat_map(char::to_lowercase).collect();
    match (1..=NAME_LEN).contains(&name.chars().count()) && is_plain(&name) {
        true => Ok(name),
        false => Err(SignInRefusal::NoSignInName),
    }
}

pub(crate) struct Accounts {
    store: Store,
    people: Arc<People>,
    /// Hashes passwords, apart from other jobs.
    hashing: Jobs,
}

impl Accounts {
    pub fn new(store: Store, people: Arc<People>) -> Accounts {
        Accounts { store, people, hashing: Jobs::of_machine() }
    }

    pub async fn state(&self, of: &PlayerRow) -> Result<AccountState, Refused> {
        let account = self.store.account(of.id).await?;
        let passkeys = self.store.passkeys(of.id).await?.into_iter().map(passkey_entry).collect();
        let (password, codes) =
            account.as_ref().map_or((false, 0), |account| (account.password.is_some(), account.codes));
        Ok(AccountState { name: account.map(|account| account.name), password, codes, passkeys })
    }

    pub async fn add(&self, of: &PlayerRow, asked: Credentials) -> Result<RecoveryCodes, Refused> {
        let name = sign_in_name(&asked.name)?;
        let password = Some(self.hashed(asked.password).await?);
        let codes = fresh_codes()?;
        let hashes = codes.iter().map(RecoveryCode::hash).collect();
        if !self.store.add_account(of.id, AccountRow { name, password, codes: 0 }, hashes).await? {
            return Err(SignInRefusal::SignInNameTaken.into());
        }
        Ok(RecoveryCodes { codes: codes.iter().map(RecoveryCode::text).collect() })
    }

    /// Signs in by a password. The browser's earlier session ends.
    pub async fn sign_in(
        &self,
        asked: Credentials,
        device: Device,
        before: Option<SessionId>,
    ) -> Result<(Session, PlayerRow), Refused> {
        let found = self.store.account_named(sign_in_name(&asked.name)?).await?;
        let (player, account) = found.map_or((None, None), |(player, account)| (Some(player), Some(account)));
        let is_right = self.is_right(asked.password, account).await?;
        let player = player.filter(|_| is_right).ok_or(SignInRefusal::WrongPassword)?;
        self.people.refuse_banned(player.id).await?;
        let session = Session::fresh()?;
        self.store.begin_session(player.id, begun(&session, device), before).await?;
        self.people.ended(before);
        Ok((session, player))
    }

    /// Sets a password, and ends all other sessions.
    pub async fn change_password(&self, own: &SessionRow, asked: PasswordChange) -> Result<(), Refused> {
        let account = self.store.account(own.player.id).await?.ok_or(SignInRefusal::WrongPassword)?;
        let may_change = match asked.old {
            Some(old) => self.is_right(old, Some(account)).await?,
            None => account.password.is_none(),
        };
        if !may_change {
            return Err(SignInRefusal::WrongPassword.into());
        }
        let password = self.hashed(asked.new).await?;
        let ended = self.store.change_password(own.player.id, password, own.id).await?;
        self.people.ended(ended);
        Ok(())
    }

    /// Signs in by a recovery code with a new password, and ends all other sessions.
    pub async fn recover(
        &self,
        asked: Recovery,
        device: Device,
        before: Option<SessionId>,
    ) -> Result<(Session, PlayerRow), Refused> {
        let (name, code) = (sign_in_name(&asked.name)?, RecoveryCode::parse(&asked.code.0));
        let code = code.ok_or(SignInRefusal::NoRecoveryCode)?.hash();
        let (password, session) = (self.hashed(asked.password).await?, Session::fresh()?);
        let recovered = self.store.recover(name, code, password, begun(&session, device), before).await?;
        let (player, ended) = match recovered {
            Recovered::NoSuchCode => return Err(SignInRefusal::NoRecoveryCode.into()),
            Recovered::Banned(ban) => return Err(EntryRefusal::Banned(ban).into()),
            Recovered::SignedIn(player, ended) => (player, ended),
        };
        self.people.ended(ended.into_iter().chain(before));
        Ok((session, player))
    }

    async fn hashed(&self, password: Password) -> Result<String, Refused> {
        if !password::is_long_enough(&password) {
            return Err(SignInRefusal::PasswordLength.into());
        }
        if password::is_guessed_first(&password) {
            return Err(SignInRefusal::PasswordGuessed.into());
        }
        let fresh = fresh_seed()?;
        let salt = std::array::from_fn(|at| fresh[at]);
        Ok(self.hashing.run(move || password::hash(&password, &salt)).await?.map_err(|_| Overload::Busy)?)
    }

    async fn is_right(&self, password: Password, account: Option<AccountRow>) -> Result<bool, Refused> {
        let check = move || password::is_right(&password, account.and_then(|account| account.password).as_deref());
        self.hashing.run(check).await
    }
}

pub(crate) fn fresh_codes() -> Result<Vec<RecoveryCode>, TableError> {
    (0..CODES).map(|_| RecoveryCode::fresh()).collect()
}

fn passkey_entry(row: PasskeyRow) -> PasskeyEntry {
    let PasskeyRow { id, device, created, used, passkey: _ } = row;
    PasskeyEntry { id: id.0, since: created, used, browser: device.browser, system: device.system }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_to_sign_in_by_is_the_same_however_it_is_written() {
        for written in [" Aki@Example.org", "ＡＫＩ@example.ORG ", "aki@example.org"] {
            assert_eq!(sign_in_name(written).as_deref(), Ok("aki@example.org"));
        }
        for none in ["", "  ", "a\u{200b}ki", &"x".repeat(65)] {
            assert_eq!(sign_in_name(none), Err(SignInRefusal::NoSignInName));
        }
    }
}
