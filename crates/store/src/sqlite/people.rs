//! People and their sessions.

use async_trait::async_trait;
use jantaku_wire::ids::PlayerId;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{PeopleStore, PlayerRow, SessionHash, StoreError};

#[async_trait]
impl PeopleStore for Sqlite {
    async fn add_player(&self, name: String, session: SessionHash, now: u32) -> Result<PlayerRow, StoreError> {
        self.write(move |connection| {
            connection.execute("INSERT INTO players (name, created) VALUES (?1, ?2)", params![name, now])?;
            let id = PlayerId(connection.last_insert_rowid());
            connection.execute("INSERT INTO sessions VALUES (?1, ?2, ?3)", params![session, id.0, now])?;
            Ok(PlayerRow { id, name: name.clone() })
        })
        .await
    }

    async fn signed_in(&self, session: SessionHash) -> Result<Option<PlayerRow>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT id, name FROM players JOIN sessions ON player = id WHERE hash = ?1";
            Ok(connection.prepare_cached(sql)?.query_row([session], player).optional()?)
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

    async fn sign_out(&self, session: SessionHash) -> Result<(), StoreError> {
        self.write(move |connection: &Connection| {
            connection.execute("DELETE FROM sessions WHERE hash = ?1", [session])?;
            Ok(())
        })
        .await
    }
}

fn player(row: &Row<'_>) -> rusqlite::Result<PlayerRow> {
    Ok(PlayerRow { id: PlayerId(row.get("id")?), name: row.get("name")? })
}
