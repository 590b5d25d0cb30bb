//! What every SQL store does: written once, run by each [`Backend`].
//!
//! The statements are those that SQLite and PostgreSQL both know, on tables and columns of the same names.

mod accounts;
mod admin;
mod career;
mod houses;
mod list;
mod load;
mod matches;
mod passkeys;
mod people;
mod rooms;
pub mod work;

use async_trait::async_trait;
use jantaku_core::Seat;
use jantaku_wire::EndedBy;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};

use crate::postgres::{self, Postgres};
use crate::sqlite::{self, Sqlite};
use crate::{Append, Appended, CareerLines, GivenUp, HouseRow, Listed, MatchRow, Page, Store, StoreError, StoredMatch};
use work::{Job, values};

/// The table that a target has from before the first row of a copy until the copy is verified: without it an
/// interrupted copy would look like a store that has lost rows. Only the copy makes and drops it, so that no other
/// store has it.
pub const UNFINISHED: &str = "unfinished_copy";

/// The message about a store that has it.
pub const UNFINISHED_IN_WORDS: &str = "is a copy that was not finished: give the same `jantaku store copy` again, which goes on where it stopped, or copy to an empty store";

#[derive(Debug, Clone)]
pub enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Runs a job that changes something: on its error nothing is stored, otherwise all of it, durably. It may be run
    /// more than once.
    pub(crate) async fn write<A, T>(&self, args: A, job: Job<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.write(args, job).await,
            Backend::Postgres(postgres) => postgres.write(args, job).await,
        }
    }

    /// Runs a job that changes nothing and sees one state of the database.
    pub(crate) async fn read<A, T>(&self, args: A, job: Job<A, T>) -> Result<T, StoreError>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.read(args, job).await,
            Backend::Postgres(postgres) => postgres.read(args, job).await,
        }
    }

    /// Returns the statement for the last number that the database gave a row of this table, or 0.
    pub(crate) fn last_number(&self, table: &str, column: &str) -> String {
        match &self.backend {
            Backend::Sqlite(_) => sqlite::last_number(table, column),
            Backend::Postgres(_) => postgres::last_number(table, column),
        }
    }

    /// Returns the statements after which it gives only greater numbers.
    pub(crate) fn number_after(&self, table: &str, column: &str, last: i64) -> Vec<String> {
        match &self.backend {
            Backend::Sqlite(_) => sqlite::number_after(table, last),
            Backend::Postgres(_) => postgres::number_after(table, column, last),
        }
    }
}

#[async_trait]
impl Append for Store {
    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.write(appended, |work, appended| Box::pin(matches::append(work, appended))).await
    }

    async fn end(&self, id: MatchId, by: EndedBy) -> Result<bool, StoreError> {
        self.write((id, by), |work, (id, by)| Box::pin(matches::end(work, *id, *by))).await
    }
}

impl Store {
    pub async fn create(&self, row: MatchRow, first: Appended) -> Result<(), StoreError> {
        self.write((row, first), |work, (row, first)| Box::pin(matches::create(work, row, first))).await
    }

    /// Gives up a running match that only this player plays: from then on no method finds it, and [`Append::append`]
    /// refuses it. The change of the player's career is stored with it.
    pub async fn give_up(&self, of: PlayerId, id: MatchId, career: Option<CareerLines>) -> Result<GivenUp, StoreError> {
        self.write((of, id, career), |work, (of, id, career)| {
            Box::pin(matches::give_up(work, *of, *id, career.as_ref()))
        })
        .await
    }

    /// Gives up a player's running match and stores a new one in its place: both or neither.
    pub async fn replace(
        &self,
        of: PlayerId,
        old: MatchId,
        row: MatchRow,
        first: Appended,
    ) -> Result<GivenUp, StoreError> {
        self.write((of, old, row, first), |work, (of, old, row, first)| {
            Box::pin(matches::replace(work, *of, *old, row, first))
        })
        .await
    }

    pub async fn append_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(lines, |work, lines| Box::pin(career::append(work, lines))).await
    }

    /// All lines, in order.
    pub async fn career(&self, of: PlayerId) -> Result<Vec<String>, StoreError> {
        self.career_after(of, 0).await
    }

    /// The lines after the first `after`, in order.
    pub async fn career_after(&self, of: PlayerId, after: u32) -> Result<Vec<String>, StoreError> {
        self.read((of, after), |work, (of, after)| Box::pin(career::after(work, *of, *after))).await
    }

    pub async fn replace_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(lines, |work, lines| Box::pin(career::replace(work, lines))).await
    }

    /// A match with all its events; `None` if there is none of this id.
    pub async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read(id, |work, id| Box::pin(load::whole(work, *id))).await
    }

    /// A match up to its first damaged wall or event.
    pub async fn readable(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let found = self.read(id, |work, id| Box::pin(load::readable(work, *id))).await?;
        Ok(found.map(|(stored, _)| stored))
    }

    pub async fn matches(&self, of: PlayerId, page: Page) -> Result<Listed, StoreError> {
        self.read((of, page), |work, (of, page)| Box::pin(list::matches(work, *of, page))).await
    }

    /// A player's seat in a match, and its secret.
    pub async fn seat(&self, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, StoreError> {
        self.read((of, id), |work, (of, id)| Box::pin(list::seat(work, *of, *id))).await
    }

    /// Counts all matches, also those given up.
    pub async fn count(&self) -> Result<u32, StoreError> {
        self.read((), |work, ()| {
            Box::pin(async move {
                let row = work.first("SELECT count(*) FROM matches", &[]).await?;
                Ok(row.map_or(Ok(0), |row| row.at(0))?)
            })
        })
        .await
    }

    pub async fn houses(&self, of: PlayerId) -> Result<Vec<HouseRow>, StoreError> {
        self.read(of, |work, of| Box::pin(houses::all(work, *of))).await
    }

    /// Keeps a player's house in place of the one named `replaces`; `false` without a change if a third one has its
    /// name.
    pub async fn save_house(
        &self,
        of: PlayerId,
        house: HouseRow,
        replaces: Option<String>,
    ) -> Result<bool, StoreError> {
        self.write((of, house, replaces), |work, (of, house, replaces)| {
            Box::pin(houses::save(work, *of, house, replaces.as_deref()))
        })
        .await
    }

    /// Returns `false` if there is no house of this name.
    pub async fn delete_house(&self, of: PlayerId, name: String) -> Result<bool, StoreError> {
        self.write((of, name), |work, (of, name)| Box::pin(houses::delete(work, *of, name))).await
    }

    /// The value of a key.
    pub async fn setting(&self, key: String) -> Result<Option<String>, StoreError> {
        self.read(key, |work, key| {
            Box::pin(async move {
                let found = work.query("SELECT * FROM settings WHERE key = $1", &values![key]).await?;
                // A damaged value counts as none.
                Ok(work::readable(&found, |row| row.get("value"), ("a setting", "key")).pop())
            })
        })
        .await
    }

    /// The value of a key, which is set to `value` if it has none.
    pub async fn setting_or(&self, key: String, value: String) -> Result<String, StoreError> {
        self.write((key, value), |work, (key, value)| {
            Box::pin(async move {
                let sql = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
                work.execute(sql, values![key, value]).await?;
                let row = work.first("SELECT value FROM settings WHERE key = $1", &values![key]).await?;
                Ok(row.map_or(Ok(value.clone()), |row| row.at(0))?)
            })
        })
        .await
    }

    pub async fn set_setting(&self, key: String, value: String) -> Result<(), StoreError> {
        self.write((key, value), |work, (key, value)| {
            Box::pin(async move {
                let sql = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2";
                work.execute(sql, values![key, value]).await.map(drop)
            })
        })
        .await
    }
}
