use jantaku_wire::ids::PlayerId;

use super::admin::ban_of;
use super::people::{begin, end_others, player};
use super::work::{Fault, Row, Unreadable, Work, values};
use crate::{AccountRow, NewSession, PlayerRow, Recovered, SecretHash, SessionId, Store, StoreError};

const ACCOUNTS: &str = "SELECT accounts.*, players.name AS shown, players.face,
        (SELECT count(*) FROM recovery_codes WHERE recovery_codes.player = accounts.player) AS codes
    FROM accounts JOIN players ON players.id = player";

impl Store {
    /// Gives a person an account with these recovery codes; `false` without a change if they have one or the name is
    /// taken.
    pub async fn add_account(
        &self,
        of: PlayerId,
        account: AccountRow,
        codes: Vec<SecretHash>,
    ) -> Result<bool, StoreError> {
        self.write((of, account, codes), |work, (of, account, codes)| Box::pin(add(work, *of, account, codes))).await
    }

    pub async fn account(&self, of: PlayerId) -> Result<Option<AccountRow>, StoreError> {
        let found = self.read(of, |work, of| {
            Box::pin(async move {
                let row = work.first(&format!("{ACCOUNTS} WHERE player = $1"), &values![of.0]).await?;
                Ok(row.as_ref().map(account).transpose()?)
            })
        });
        Ok(found.await?.map(|(_, account)| account))
    }

    pub async fn account_named(&self, name: String) -> Result<Option<(PlayerRow, AccountRow)>, StoreError> {
        self.read(name, |work, name| Box::pin(named(work, name))).await
    }

    /// Begins a session of a person and ends the browser's session before it: both or neither.
    pub async fn begin_session(
        &self,
        of: PlayerId,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<(), StoreError> {
        self.write((of, session, before), |work, (of, session, before)| Box::pin(begin(work, *of, session, *before)))
            .await
    }

    /// Sets an account's password, ends all sessions but this one, and returns those that ended.
    pub async fn change_password(
        &self,
        of: PlayerId,
        password: String,
        kept: SessionId,
    ) -> Result<Vec<SessionId>, StoreError> {
        self.write((of, password, kept), |work, (of, password, kept)| {
            Box::pin(async move {
                set_password(work, *of, password).await?;
                end_others(work, *of, Some(*kept)).await
            })
        })
        .await
    }

    /// Uses up a recovery code, unless its owner is banned: they get this password and are signed in by this session
    /// alone.
    pub async fn recover(
        &self,
        name: String,
        code: SecretHash,
        password: String,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Recovered, StoreError> {
        self.write((name, code, password, session, before), |work, (name, code, password, session, before)| {
            Box::pin(async move {
                let Some((player, _)) = named(work, name).await? else { return Ok(Recovered::NoSuchCode) };
                let sql = "SELECT hash FROM recovery_codes WHERE player = $1 AND hash = $2";
                if work.first(sql, &values![player.id.0, code]).await?.is_none() {
                    return Ok(Recovered::NoSuchCode);
                }
                if let Some(ban) = ban_of(work, player.id, session.now).await? {
                    return Ok(Recovered::Banned(ban));
                }
                let sql = "DELETE FROM recovery_codes WHERE player = $1 AND hash = $2";
                if work.execute(sql, values![player.id.0, code]).await? == 0 {
                    return Ok(Recovered::NoSuchCode);
                }
                set_password(work, player.id, password).await?;
                let ended = end_others(work, player.id, None).await?;
                begin(work, player.id, session, *before).await?;
                Ok(Recovered::SignedIn(player, ended))
            })
        })
        .await
    }
}

/// Adds an account with its codes; `false` without a change if the person has one or the name is taken.
pub(super) async fn add(
    work: &dyn Work,
    of: PlayerId,
    account: &AccountRow,
    codes: &[SecretHash],
) -> Result<bool, Fault> {
    let sql = "INSERT INTO accounts (player, name, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    if work.execute(sql, values![of.0, &account.name, account.password.as_ref()]).await? == 0 {
        return Ok(false);
    }
    let insert = |code| ("INSERT INTO recovery_codes VALUES ($1, $2)", values![of.0, code]);
    work.execute_all(&codes.iter().map(insert).collect::<Vec<_>>()).await?;
    Ok(true)
}

async fn named(work: &dyn Work, name: &str) -> Result<Option<(PlayerRow, AccountRow)>, Fault> {
    let row = work.first(&format!("{ACCOUNTS} WHERE accounts.name = $1"), &values![name]).await?;
    Ok(row.as_ref().map(account).transpose()?)
}

async fn set_password(work: &dyn Work, of: PlayerId, password: &str) -> Result<(), Fault> {
    work.execute("UPDATE accounts SET password = $2 WHERE player = $1", values![of.0, password]).await.map(drop)
}

fn account(row: &Row) -> Result<(PlayerRow, AccountRow), Unreadable> {
    let player = player(row, ["player", "shown"])?;
    let account = AccountRow { name: row.get("name")?, password: row.get("password")?, codes: row.get("codes")? };
    Ok((player, account))
}
