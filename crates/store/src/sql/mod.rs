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

use crate::{Append, Appended, CareerLines, GivenUp, HouseRow, Listed, MatchRow, Page, Store, StoreError, StoredMatch};
use work::{Job, values};

/// A database that runs jobs.
pub trait Backend: Send + Sync {
    /// Runs a job that changes something; on its error nothing of it is stored, and otherwise all of it, durably. It may be run more than once.
    fn write<A, T>(&self, args: A, job: Job<A, T>) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        A: Send + Sync + 'static,
        T: Send + 'static;

    /// Runs a job that changes nothing, and that sees one state of the database.
    fn read<A, T>(&self, args: A, job: Job<A, T>) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        A: Send + Sync + 'static,
        T: Send + 'static;

    /// The statement for the last number that the database gave a row of this table in this column, or 0.
    fn last_number(table: &str, column: &str) -> String;

    /// The statements after which it gives only greater numbers.
    fn number_after(table: &str, column: &str, last: i64) -> Vec<String>;
}

#[async_trait]
impl<B: Backend> Append for B {
    async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.write(appended, |work, appended| Box::pin(matches::append(work, appended))).await
    }

    async fn end(&self, id: MatchId, by: EndedBy) -> Result<bool, StoreError> {
        self.write((id, by), |work, (id, by)| Box::pin(matches::end(work, *id, *by))).await
    }
}

#[async_trait]
impl<B: Backend> Store for B {
    async fn create(&self, row: MatchRow, first: Appended) -> Result<(), StoreError> {
        self.write((row, first), |work, (row, first)| Box::pin(matches::create(work, row, first))).await
    }

    async fn give_up(&self, of: PlayerId, id: MatchId, career: Option<CareerLines>) -> Result<GivenUp, StoreError> {
        self.write((of, id, career), |work, (of, id, career)| {
            Box::pin(matches::give_up(work, *of, *id, career.as_ref()))
        })
        .await
    }

    async fn replace(&self, of: PlayerId, old: MatchId, row: MatchRow, first: Appended) -> Result<GivenUp, StoreError> {
        self.write((of, old, row, first), |work, (of, old, row, first)| {
            Box::pin(matches::replace(work, *of, *old, row, first))
        })
        .await
    }

    async fn append_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(lines, |work, lines| Box::pin(career::append(work, lines))).await
    }

    async fn career_after(&self, of: PlayerId, after: u32) -> Result<Vec<String>, StoreError> {
        self.read((of, after), |work, (of, after)| Box::pin(career::after(work, *of, *after))).await
    }

    async fn replace_career(&self, lines: CareerLines) -> Result<(), StoreError> {
        self.write(lines, |work, lines| Box::pin(career::replace(work, lines))).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.read(id, |work, id| Box::pin(load::whole(work, *id))).await
    }

    async fn readable(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let found = self.read(id, |work, id| Box::pin(load::readable(work, *id))).await?;
        Ok(found.map(|(stored, _)| stored))
    }

    async fn matches(&self, of: PlayerId, page: Page) -> Result<Listed, StoreError> {
        self.read((of, page), |work, (of, page)| Box::pin(list::matches(work, *of, page))).await
    }

    async fn seat(&self, of: PlayerId, id: MatchId) -> Result<Option<(Seat, SeatToken)>, StoreError> {
        self.read((of, id), |work, (of, id)| Box::pin(list::seat(work, *of, *id))).await
    }

    async fn count(&self) -> Result<u32, StoreError> {
        self.read((), |work, ()| {
            Box::pin(async move {
                let row = work.first("SELECT count(*) FROM matches", &[]).await?;
                Ok(row.map_or(Ok(0), |row| row.at(0))?)
            })
        })
        .await
    }

    async fn houses(&self, of: PlayerId) -> Result<Vec<HouseRow>, StoreError> {
        self.read(of, |work, of| Box::pin(houses::all(work, *of))).await
    }

    async fn save_house(&self, of: PlayerId, house: HouseRow, replaces: Option<String>) -> Result<bool, StoreError> {
        self.write((of, house, replaces), |work, (of, house, replaces)| {
            Box::pin(houses::save(work, *of, house, replaces.as_deref()))
        })
        .await
    }

    async fn delete_house(&self, of: PlayerId, name: String) -> Result<bool, StoreError> {
        self.write((of, name), |work, (of, name)| Box::pin(houses::delete(work, *of, name))).await
    }

    async fn setting(&self, key: String) -> Result<Option<String>, StoreError> {
        self.read(key, |work, key| {
            Box::pin(async move {
                let found = work.query("SELECT * FROM settings WHERE key = $1", &values![key]).await?;
                // What cannot be read is as if it had never been set.
                Ok(work::readable(&found, |row| row.get("value"), ("a setting", "key")).pop())
            })
        })
        .await
    }

    async fn set_setting(&self, key: String, value: String) -> Result<(), StoreError> {
        self.write((key, value), |work, (key, value)| {
            Box::pin(async move {
                let sql = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2";
                work.execute(sql, values![key, value]).await.map(drop)
            })
        })
        .await
    }
}
