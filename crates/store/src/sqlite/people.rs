//! People and their sessions.

use async_trait::async_trait;
use jantaku_wire::ids::PlayerId;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use super::work::{Fault, readable};
use crate::{Device, GONE, NewSession, PeopleStore, PlayerRow, SecretHash, SessionId, SessionRow, StoreError};

/// What [`session`] reads.
const SESSIONS: &str = "SELECT sessions.*, name FROM sessions JOIN players ON players.id = player";

#[async_trait]
impl PeopleStore for Sqlite {
    async fn add_player(&self, name: String, session: NewSession) -> Result<PlayerRow, StoreError> {
        self.write(move |connection| {
            connection.execute("INSERT INTO players (name, created) VALUES (?1, ?2)", params![name, session.now])?;
            let id = PlayerId(connection.last_insert_rowid());
            begin(connection, id, &session, None)?;
            Ok(PlayerRow { id, name: name.clone() })
        })
        .await
    }

    async fn rename_player(&self, of: PlayerId, name: String) -> Result<(), StoreError> {
        self.write(move |connection: &Connection| {
            connection.execute("UPDATE players SET name = ?2 WHERE id = ?1", params![of.0, name])?;
            Ok(())
        })
        .await
    }

    async fn signed_in(&self, hash: SecretHash) -> Result<Option<SessionRow>, StoreError> {
        self.read(move |connection| {
            let sql = format!("{SESSIONS} WHERE hash = ?1");
            Ok(connection.prepare_cached(&sql)?.query_row([hash], session).optional()?)
        })
        .await
    }

    async fn see_session(&self, id: SessionId, now: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("UPDATE sessions SET seen = ?2 WHERE id = ?1", [id.0, now])?;
            Ok(())
        })
        .await
    }

    async fn sessions(&self, of: PlayerId) -> Result<Vec<SessionRow>, StoreError> {
        self.read(move |connection| {
            let sql = format!("{SESSIONS} WHERE player = ?1 ORDER BY seen DESC, sessions.id DESC");
            let mut query = connection.prepare_cached(&sql)?;
            Ok(readable(query.query_map([of.0], session)?, "a session"))
        })
        .await
    }

    async fn end_session(&self, of: PlayerId, id: SessionId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let sql = "DELETE FROM sessions WHERE player = ?1 AND id = ?2";
            Ok(connection.execute(sql, params![of.0, id.0])? > 0)
        })
        .await
    }

    async fn end_other_sessions(&self, of: PlayerId, kept: SessionId) -> Result<Vec<SessionId>, StoreError> {
        self.write(move |connection| end_others(connection, of, Some(kept))).await
    }

    async fn offer_device(&self, of: PlayerId, hash: SecretHash, expires: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "INSERT INTO device_offers VALUES (?1, ?2, ?3)
                ON CONFLICT (player) DO UPDATE SET hash = ?2, expires = ?3";
            connection.execute(sql, params![of.0, hash, expires])?;
            Ok(())
        })
        .await
    }

    async fn device_offer(&self, hash: SecretHash, now: u32) -> Result<Option<PlayerRow>, StoreError> {
        self.read(move |connection| offered(connection, hash, now)).await
    }

    async fn forget_player(&self, of: PlayerId, settings: Vec<String>) -> Result<Option<Vec<SessionId>>, StoreError> {
        self.write(move |connection| {
            let sql = "SELECT EXISTS (SELECT 1 FROM room_seats WHERE player = ?1)";
            if connection.query_row(sql, [of.0], |row| row.get(0))? {
                return Ok(None);
            }
            for table in ["recovery_codes", "passkeys", "accounts", "houses", "career", "bans"] {
                connection.execute(&format!("DELETE FROM {table} WHERE player = ?1"), [of.0])?;
            }
            connection.execute("DELETE FROM reports WHERE reporter = ?1 OR about = ?1", [of.0])?;
            for key in &settings {
                connection.execute("DELETE FROM settings WHERE key = ?1", [key])?;
            }
            let sql = "UPDATE matches SET given_up = 1
                WHERE finished = 0 AND id IN (SELECT match_id FROM seats WHERE player = ?1)";
            connection.execute(sql, [of.0])?;
            let sql = "UPDATE seats SET name = ?2, token = lower(hex(randomblob(16))) WHERE player = ?1";
            connection.execute(sql, params![of.0, GONE])?;
            connection.execute("UPDATE players SET name = ?2 WHERE id = ?1", params![of.0, GONE])?;
            end_others(connection, of, None).map(Some)
        })
        .await
    }

    async fn accept_device(
        &self,
        hash: SecretHash,
        session: NewSession,
        before: Option<SessionId>,
    ) -> Result<Option<PlayerRow>, StoreError> {
        self.write(move |connection| {
            let Some(player) = offered(connection, hash, session.now)? else { return Ok(None) };
            connection.execute("DELETE FROM device_offers WHERE hash = ?1", [hash])?;
            begin(connection, player.id, &session, before)?;
            Ok(Some(player))
        })
        .await
    }
}

/// Begins a session, and ends the one that the browser had before.
pub(super) fn begin(
    connection: &Connection,
    of: PlayerId,
    session: &NewSession,
    before: Option<SessionId>,
) -> Result<(), Fault> {
    connection.execute("DELETE FROM sessions WHERE id = ?1", [before.map(|id| id.0)])?;
    let NewSession { hash, device, now } = session;
    let sql = "INSERT INTO sessions (hash, player, created, seen, browser, system) VALUES (?1, ?2, ?3, ?3, ?4, ?5)";
    connection.execute(sql, params![hash, of.0, now, device.browser, device.system])?;
    Ok(())
}

/// Ends the sessions of a person, but the one to be kept, and what is offered to another device.
pub(super) fn end_others(
    connection: &Connection,
    of: PlayerId,
    kept: Option<SessionId>,
) -> Result<Vec<SessionId>, Fault> {
    connection.execute("DELETE FROM device_offers WHERE player = ?1", [of.0])?;
    let sql = "DELETE FROM sessions WHERE player = ?1 AND id IS NOT ?2 RETURNING id";
    let mut query = connection.prepare_cached(sql)?;
    let ended = query.query_map(params![of.0, kept.map(|id| id.0)], |row| Ok(SessionId(row.get(0)?)))?;
    Ok(ended.collect::<rusqlite::Result<_>>()?)
}

/// Whom the secret of this hash signs in at this time.
fn offered(connection: &Connection, hash: SecretHash, now: u32) -> Result<Option<PlayerRow>, Fault> {
    let sql = "SELECT id, name FROM players JOIN device_offers ON player = id WHERE hash = ?1 AND expires > ?2";
    let player = |row: &Row<'_>| Ok(PlayerRow { id: PlayerId(row.get("id")?), name: row.get("name")? });
    Ok(connection.prepare_cached(sql)?.query_row(params![hash, now], player).optional()?)
}

fn session(row: &Row<'_>) -> rusqlite::Result<SessionRow> {
    Ok(SessionRow {
        id: SessionId(row.get("id")?),
        player: PlayerRow { id: PlayerId(row.get("player")?), name: row.get("name")? },
        created: row.get("created")?,
        seen: row.get("seen")?,
        device: Device { browser: row.get("browser")?, system: row.get("system")? },
    })
}
