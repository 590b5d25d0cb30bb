//! Accounts: how people sign in at a device where they have not been before.

use async_trait::async_trait;
use jantaku_wire::Ban;
use jantaku_wire::ids::PlayerId;

use crate::{NewSession, PlayerRow, SecretHash, SessionId, StoreError};

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// The name by which its person signs in, in the form in which names are compared.
    pub name: String,
    /// The hash of the password, with its salt and parameters; none where its person signs in by passkeys alone.
    pub password: Option<String>,
    /// How many recovery codes are left.
    pub codes: u32,
}

/// Accounts of people.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Gives a person an account with these recovery codes; `false`, and nothing done, where they have one or the name is taken.
    async fn add_account(&self, of: PlayerId, account: AccountRow, codes: Vec<SecretHash>) -> Result<bool, StoreError>;

    /// The account of a person.
    async fn account(&self, of: PlayerId) -> Result<Option<AccountRow>, StoreError>;

    /// The account of this name, and whose it is.
    async fn account_named(&self, name: String) -> Result<Option<(PlayerRow, AccountRow)>, StoreError>;

    /// Begins a session of a person and ends the one that the browser had before: both or neither.
    async fn begin_session(
        &self,
        of: PlayerId,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<(), StoreError>;

    /// Gives an account this password, ends all sessions but this one, and returns those that it has ended.
    async fn change_password(
        &self,
        of: PlayerId,
        password: String,
        kept: SessionId,
    ) -> Result<Vec<SessionId>, StoreError>;

    /// Uses up a recovery code, unless its owner is banned: they have this password from now on and are signed in by this session alone.
    async fn recover(
        &self,
        name: String,
        code: SecretHash,
        password: String,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Recovered, StoreError>;
}

/// What a recovery code has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recovered {
    /// Nothing: the account has no such code.
    NoSuchCode,
    /// Nothing: its owner is banned.
    Banned(Ban),
    /// Its owner is signed in, and these sessions have ended.
    SignedIn(PlayerRow, Vec<SessionId>),
}
