//! Passkeys, and signing in by them.

use async_trait::async_trait;
use jantaku_wire::ids::PlayerId;
use rusqlite::{OptionalExtension, Row, params};

use super::people::begin;
use super::{Sqlite, accounts};
use crate::{
    AccountRow, Device, NewPasskey, NewSession, Passkey, PasskeyId, PasskeyRow, PasskeyStore, PlayerRow,
    RemovedPasskey, SecretHash, SessionId, StoreError,
};

#[async_trait]
impl PasskeyStore for Sqlite {
    async fn add_passkey(
        &self,
        of: PlayerId,
        new: NewPasskey,
        account: Option<(AccountRow, Vec<SecretHash>)>,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            if let Some((account, codes)) = &account
                && !accounts::add(connection, of, account, codes)?
            {
                return Ok(false);
            }
            let NewPasskey { passkey, device, now } = &new;
            let sql = "INSERT INTO passkeys (player, credential, handle, key, state, created, browser, system)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
            let Passkey { credential, handle, key, state } = passkey;
            connection
                .execute(sql, params![of.0, credential, handle, key, state, now, device.browser, device.system])?;
            Ok(true)
        })
        .await
    }

    async fn passkeys(&self, of: PlayerId) -> Result<Vec<PasskeyRow>, StoreError> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT * FROM passkeys WHERE player = ?1 ORDER BY id")?;
            Ok(query.query_map([of.0], passkey)?.collect::<rusqlite::Result<_>>()?)
        })
        .await
    }

    async fn passkey(&self, credential: Vec<u8>) -> Result<Option<(PlayerRow, PasskeyRow)>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT passkeys.*, name FROM passkeys JOIN players ON players.id = player WHERE credential = ?1";
            let found = |row: &Row<'_>| {
                Ok((PlayerRow { id: PlayerId(row.get("player")?), name: row.get("name")? }, passkey(row)?))
            };
            Ok(connection.prepare_cached(sql)?.query_row([&credential], found).optional()?)
        })
        .await
    }

    async fn use_passkey(
        &self,
        id: PasskeyId,
        state: Vec<u8>,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "UPDATE passkeys SET state = ?2, used = ?3 WHERE id = ?1 RETURNING player";
            let used = params![id.0, state, session.now];
            let of = connection.prepare_cached(sql)?.query_row(used, |row| row.get(0)).optional()?;
            let Some(of) = of else { return Ok(false) };
            begin(connection, PlayerId(of), &session, before)?;
            Ok(true)
        })
        .await
    }

    async fn remove_passkey(&self, of: PlayerId, id: PasskeyId) -> Result<RemovedPasskey, StoreError> {
        self.write(move |connection| {
            let own = params![of.0, id.0];
            let sql = "SELECT EXISTS (SELECT 1 FROM passkeys WHERE player = ?1 AND id = ?2)";
            if !connection.query_row(sql, own, |row| row.get(0))? {
                return Ok(RemovedPasskey::NoPasskey);
            }
            let sql = "DELETE FROM passkeys WHERE player = ?1 AND id = ?2 AND (
                EXISTS (SELECT 1 FROM passkeys WHERE player = ?1 AND id <> ?2)
                OR EXISTS (SELECT 1 FROM accounts WHERE player = ?1 AND password IS NOT NULL))";
            Ok(match connection.execute(sql, own)? {
                0 => RemovedPasskey::LastWay,
                _ => RemovedPasskey::Done,
            })
        })
        .await
    }
}

fn passkey(row: &Row<'_>) -> rusqlite::Result<PasskeyRow> {
    Ok(PasskeyRow {
        id: PasskeyId(row.get("id")?),
        passkey: Passkey {
            credential: row.get("credential")?,
            handle: row.get("handle")?,
            key: row.get("key")?,
            state: row.get("state")?,
        },
        device: Device { browser: row.get("browser")?, system: row.get("system")? },
        created: row.get("created")?,
        used: row.get("used")?,
    })
}
