//! Owners of rooms and tables among the programs that serve a store together.
//!
//! A place belongs to a program for as long as the program's lease is there. Once a lease has lapsed, whoever needs
//! something of its program ends it first: that program can then store nothing, and its places are free. A match that
//! is played in a room belongs to the room's program.

use std::collections::HashSet;
use std::fmt;

use deadpool_postgres::Object;
use jantaku_wire::ids::{MatchId, RoomId};
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use super::lease::{Lease, end};
use super::work::{connection, fault};
use crate::StoreError;
use crate::sql::work::Fault;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owned {
    Room(RoomId),
    Table(MatchId),
}

impl fmt::Display for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owned::Room(id) => id.fmt(f),
            Owned::Table(id) => id.fmt(f),
        }
    }
}

impl Owned {
    /// Returns the table with the owners of such places, and its column.
    fn table(self) -> (&'static str, &'static str) {
        match self {
            Owned::Room(_) => ("room_owners", "room"),
            Owned::Table(_) => ("match_owners", "match_id"),
        }
    }
}

enum Claim {
    Made,
    /// Somebody else was first.
    TooLate,
    /// There is no such place any more.
    OfNothing,
}

impl Lease {
    /// Returns the term of the program that has a place: this one, if nobody had it. Nobody has a room that does not
    /// exist, nor the table of a match whose end everybody has seen.
    ///
    /// # Errors
    ///
    /// If the store fails, or another program has ended this lease.
    pub async fn owner(&self, place: Owned) -> Result<Option<i64>, StoreError> {
        let mut client = connection(&self.pool).await?;
        if let Owned::Table(id) = place {
            let sql =
                "SELECT finished <> 0 OR given_up <> 0, (SELECT min(rooms.id) FROM rooms WHERE match_id = matches.id)
                FROM matches WHERE id = $1";
            let row = first(&client, sql, &[&id.to_string()]).await?;
            let Some(row) = row else { return Ok(None) };
            let (is_over, room): (bool, Option<String>) = (row.get(0), row.get(1));
            if is_over {
                return Ok(self.found(&client, place).await?.and_then(|(term, holds)| holds.then_some(term)));
            }
            if let Some(room) = room.and_then(|room| room.parse().ok()) {
                let host = self.claimed(&mut client, Owned::Room(room)).await?;
                if host != Some(self.term) {
                    return Ok(host);
                }
            }
        }
        Ok(self.claimed(&mut client, place).await?)
    }

    /// Returns the owner of a place, once it has one.
    async fn claimed(&self, client: &mut Object, place: Owned) -> Result<Option<i64>, Fault> {
        loop {
            match self.found(client, place).await? {
                Some((term, holds)) if holds || !self.knows_all() => return Ok(Some(term)),
                // On the same connection: many who wait for a second one would have them all.
                Some((term, _)) => end(client, term).await?,
                None => match self.claim(client, place).await? {
                    Claim::Made => return Ok(Some(self.term)),
                    Claim::TooLate => {}
                    Claim::OfNothing => return Ok(None),
                },
            }
        }
    }

    /// Returns the owner of a place, and whether their lease holds.
    async fn found(&self, client: &Object, place: Owned) -> Result<Option<(i64, bool)>, Fault> {
        let (table, column) = place.table();
        let sql =
            format!("SELECT term, until > clock_timestamp() FROM {table} JOIN lease USING (term) WHERE {column} = $1");
        let row = first(client, &sql, &[&place.to_string()]).await?;
        // A program that asks has not been taken over from as long as its own row is there.
        Ok(row.map(|row| (row.get(0), row.get::<_, i64>(0) == self.term || row.get(1))))
    }

    /// Claims a place without an owner.
    async fn claim(&self, client: &Object, place: Owned) -> Result<Claim, Fault> {
        let (sql, exists) = match place {
            Owned::Room(_) => (
                "INSERT INTO room_owners SELECT id, $2 FROM rooms WHERE id = $1 ON CONFLICT DO NOTHING",
                "SELECT FROM rooms WHERE id = $1",
            ),
            // A program that has read that it is not over may claim its table after its end was shown.
            Owned::Table(_) => (
                "INSERT INTO match_owners SELECT id, $2 FROM matches WHERE id = $1 AND finished = 0 AND given_up = 0
                    ON CONFLICT DO NOTHING",
                "SELECT FROM matches WHERE id = $1 AND finished = 0 AND given_up = 0",
            ),
        };
        let claim = client.prepare_cached(sql).await.map_err(|error| fault(&error))?;
        match client.execute(&claim, &[&place.to_string(), &self.term]).await {
            Ok(1) => Ok(Claim::Made),
            Ok(_) => match first(client, exists, &[&place.to_string()]).await? {
                Some(_) => Ok(Claim::TooLate),
                None => Ok(Claim::OfNothing),
            },
            Err(error) if error.code() == Some(&SqlState::FOREIGN_KEY_VIOLATION) => {
                match first(client, "SELECT FROM lease WHERE term = $1", &[&self.term]).await? {
                    Some(_) => Ok(Claim::OfNothing),
                    None => Err(StoreError::Superseded.into()),
                }
            }
            Err(error) => Err(fault(&error)),
        }
    }

    /// Everybody was shown the end of a match: nobody has its table from now on.
    pub async fn release(&self, id: MatchId) -> Result<(), StoreError> {
        let sql = "DELETE FROM match_owners WHERE match_id = $1 AND term = $2";
        let client = connection(&self.pool).await?;
        client.execute(sql, &[&id.to_string(), &self.term]).await.map_err(failed).map(drop)
    }

    /// Returns those matches whose tables other programs have.
    pub async fn elsewhere(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, StoreError> {
        let sql = "SELECT match_id FROM match_owners JOIN lease USING (term)
            WHERE match_id = ANY($1) AND term <> $2 AND until > clock_timestamp()";
        let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
        let rows = connection(&self.pool).await?.query(sql, &[&ids, &self.term]).await.map_err(failed)?;
        Ok(rows.iter().filter_map(|row| row.get::<_, String>(0).parse().ok()).collect())
    }
}

/// The row of a statement that finds at most one.
async fn first(client: &Object, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Option<Row>, Fault> {
    let statement = client.prepare_cached(sql).await.map_err(|error| fault(&error))?;
    client.query_opt(&statement, values).await.map_err(|error| fault(&error))
}

fn failed(error: tokio_postgres::Error) -> StoreError {
    fault(&error).into()
}
