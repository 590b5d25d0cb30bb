//! Accounts and their recovery codes.

use async_trait::async_trait;
use jantaku_wire::ids::PlayerId;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::people::{begin, end_others};
use super::work::Fault;
use crate::{AccountRow, AccountStore, NewSession, PlayerRow, SecretHash, SessionId, StoreError};

/// What [`account`] reads.
const ACCOUNTS: &str = "SELECT accounts.*, players.name AS shown,
        (SELECT count(*) FROM recovery_codes WHERE recovery_codes.player = accounts.player) AS codes
    FROM accounts JOIN players ON players.id = player";

#[async_trait]
impl AccountStore for Sqlite {
    async fn add_account(&self, of: PlayerId, account: AccountRow, codes: Vec<SecretHash>) -> Result<bool, StoreError> {
        self.write(move |connection| add(connection, of, &account, &codes)).await
    }

    async fn account(&self, of: PlayerId) -> Result<Option<AccountRow>, StoreError> {
        self.read(move |connection| {
            let sql = format!("{ACCOUNTS} WHERE player = ?1");
            Ok(connection.prepare_cached(&sql)?.query_row([of.0], account).optional()?.map(|(_, account)| account))
        })
        .await
    }

    async fn account_named(&self, name: String) -> Result<Option<(PlayerRow, AccountRow)>, StoreError> {
        self.read(move |connection| named(connection, &name)).await
    }

    async fn begin_session(
        &self,
        of: PlayerId,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| begin(connection, of, &session, before)).await
    }

    async fn change_password(
        &self,
        of: PlayerId,
        password: String,
        kept: SessionId,
    ) -> Result<Vec<SessionId>, StoreError> {
        self.write(move |connection| {
            set_password(connection, of, &password)?;
            end_others(connection, of, Some(kept))
        })
        .await
    }

    async fn recover(
        &self,
        name: String,
        code: SecretHash,
        password: String,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Option<(PlayerRow, Vec<SessionId>)>, StoreError> {
        self.write(move |connection| {
            let Some((player, _)) = named(connection, &name)? else { return Ok(None) };
            let sql = "DELETE FROM recovery_codes WHERE player = ?1 AND hash = ?2";
            if connection.execute(sql, params![player.id.0, code])? == 0 {
                return Ok(None);
            }
            set_password(connection, player.id, &password)?;
            let ended = end_others(connection, player.id, None)?;
            begin(connection, player.id, &session, before)?;
            Ok(Some((player, ended)))
        })
        .await
    }
}

/// Adds an account with its codes; `false`, and nothing done, where the person has one or the name is taken.
pub(super) fn add(
    connection: &Connection,
    of: PlayerId,
    account: &AccountRow,
    codes: &[SecretHash],
) -> Result<bool, Fault> {
    let sql = "INSERT INTO accounts (player, name, password) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    if connection.execute(sql, params![of.0, account.name, account.password])? == 0 {
        return Ok(false);
    }
    let mut insert = connection.prepare_cached("INSERT INTO recovery_codes VALUES (?1, ?2)")?;
    for code in codes {
        insert.execute(params![of.0, code])?;
    }
    Ok(true)
}

fn named(connection: &Connection, name: &str) -> Result<Option<(PlayerRow, AccountRow)>, Fault> {
    let sql = format!("{ACCOUNTS} WHERE accounts.name = ?1");
    Ok(connection.prepare_cached(&sql)?.query_row([name], account).optional()?)
}

fn set_password(connection: &Connection, of: PlayerId, password: &str) -> Result<(), Fault> {
    connection.execute("UPDATE accounts SET password = ?2 WHERE player = ?1", params![of.0, password])?;
    Ok(())
}

fn account(row: &Row<'_>) -> rusqlite::Result<(PlayerRow, AccountRow)> {
    let player = PlayerRow { id: PlayerId(row.get("player")?), name: row.get("shown")? };
    let account = AccountRow { name: row.get("name")?, password: row.get("password")?, codes: row.get("codes")? };
    Ok((player, account))
}
