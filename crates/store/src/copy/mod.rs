//! Copies everything that a store keeps, from any database to any other.
//!
//! Tables are copied one after the other, their rows in the order of their keys, and each page of rows in one
//! transaction. An interrupted copy has therefore left a beginning of each table, after which the next one goes on.
//! Until it is finished the target has a mark, and is opened for nothing else.

pub mod tables;

use std::fmt;

use sha2::{Digest as _, Sha256};
use thiserror::Error;
use tokio::try_join;

use crate::sql::UNFINISHED;
use crate::sql::work::{Row, Value};
use crate::{Store, StoreError};
use tables::{TABLES, Table};

/// The number of rows that are read at once and written in one transaction. A statement of SQLite takes 32,766 values.
const PAGE: usize = 1_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Compares the target's rows with the source's.
    Compare,
    Copy,
    /// Reads and hashes both sides.
    Verify,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    pub step: Step,
    pub table: &'static str,
    pub rows: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableDigest {
    pub rows: u64,
    /// The SHA-256 of all rows in the order of their keys: of each value its type as a byte (0 for nothing, 1 for a
    /// number, 2 for text, 3 for bytes), its length as eight bytes, and the value itself, with numbers as eight bytes.
    /// Numbers are big-endian.
    pub sha256: [u8; 32],
}

impl TableDigest {
    /// Returns the hash in hexadecimal.
    pub fn sha256_in_hex(&self) -> String {
        self.sha256.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl fmt::Display for TableDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows with the SHA-256 {}", self.rows, self.sha256_in_hex())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CopiedTable {
    pub name: &'static str,
    pub digest: TableDigest,
}

/// Why a store was not copied. No message quotes more of a row than its key.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CopyError {
    #[error("the source, table {table}: {why}")]
    Source { table: &'static str, why: StoreError },
    #[error("the target, table {table}: {why}")]
    Target { table: &'static str, why: StoreError },
    /// The target has a row of the same key with other content.
    #[error("the row of {table} with {key} is another one in the target than in the source")]
    Differs {
        table: &'static str,
        /// The columns and values of the key.
        key: String,
    },
    /// The target has rows with which no copy of the source would begin.
    #[error(
        "the target has a row of {table} with {key}, with which no copy of the source begins: copy to an empty store"
    )]
    NoBeginning {
        table: &'static str,
        /// The columns and values of the key.
        key: String,
    },
    /// The target cannot be marked as an unfinished or a finished copy.
    #[error("the target: {0}")]
    Mark(StoreError),
    /// One of the two has changed meanwhile.
    #[error("{table} is not the same afterwards: in the source {from}, in the target {to}")]
    Unequal { table: &'static str, from: TableDigest, to: TableDigest },
}

/// Copies everything that `from` keeps to `to`, and reads both again to compare their hashes. Nobody may write to
/// either meanwhile.
///
/// The target is empty, or has what an earlier copy of the same source has left: this copy goes on after it. Each page
/// of rows is reported once it is done.
///
/// # Errors
///
/// If the target has anything else, in which case nothing is written; if a store fails; or if the two are not the same
/// afterwards. From its first row until it is verified the target is opened for nothing but another copy.
pub async fn copy(from: &Store, to: &Store, mut progress: impl FnMut(Progress)) -> Result<Vec<CopiedTable>, CopyError> {
    let mut rest = Vec::with_capacity(TABLES.len());
    for table in TABLES {
        rest.push(compare(from, to, table, &mut progress).await?);
    }
    run(to, format!("CREATE TABLE IF NOT EXISTS {UNFINISHED} (mark INTEGER)")).await?;
    for pages in rest {
        fill(pages, to, &mut progress).await?;
    }
    let mut copied = Vec::with_capacity(TABLES.len());
    for table in TABLES {
        go_on_numbering(from, to, table).await?;
        copied.push(verify(from, to, table, &mut progress).await?);
    }
    run(to, format!("DROP TABLE {UNFINISHED}")).await?;
    Ok(copied)
}

async fn run(to: &Store, sql: String) -> Result<(), CopyError> {
    let done = to.write(sql, |work, sql| Box::pin(async move { work.execute(sql, vec![]).await.map(drop) }));
    done.await.map_err(CopyError::Mark)
}

/// The rows of a table, page by page.
struct Pages<'a> {
    store: &'a Store,
    table: &'static Table,
    after: Option<Vec<Value<'static>>>,
    rows: u64,
}

impl<'a> Pages<'a> {
    fn of(store: &'a Store, table: &'static Table) -> Pages<'a> {
        Pages { store, table, after: None, rows: 0 }
    }

    /// Returns at most `limit` rows; none after the last.
    async fn next(&mut self, limit: usize) -> Result<Vec<Row>, StoreError> {
        let sql = self.table.select(self.after.is_none(), limit);
        let after = self.after.clone().unwrap_or_default();
        let rows = self.store.read((sql, after), |work, (sql, after)| Box::pin(work.query(sql, after))).await?;
        if rows.iter().any(|row| row.values.contains(&Value::Unreadable)) {
            return Err(StoreError::Failed("a value that cannot be read".to_owned()));
        }
        if let Some(last) = rows.last() {
            self.after = Some(self.table.key_of(last).to_vec());
            self.rows += rows.len() as u64;
        }
        Ok(rows)
    }

    fn progress(&self, step: Step) -> Progress {
        Progress { step, table: self.table.name, rows: self.rows }
    }
}

/// Compares the target with the beginning of the source, and returns the rest of the source.
async fn compare<'a>(
    from: &'a Store,
    to: &Store,
    table: &'static Table,
    progress: &mut impl FnMut(Progress),
) -> Result<Pages<'a>, CopyError> {
    let (mut source, mut target) = (Pages::of(from, table), Pages::of(to, table));
    loop {
        let there = target.next(PAGE).await.map_err(|why| in_target(table, why))?;
        if there.is_empty() {
            return Ok(source);
        }
        let here = source.next(there.len()).await.map_err(|why| in_source(table, why))?;
        let mut here = here.iter();
        for row in &there {
            let (name, key) = (table.name, || table.key_in_words(row));
            match here.next() {
                Some(of_source) if of_source.values == row.values => {}
                Some(of_source) if table.key_of(of_source) == table.key_of(row) => {
                    return Err(CopyError::Differs { table: name, key: key() });
                }
                _ => return Err(CopyError::NoBeginning { table: name, key: key() }),
            }
        }
        progress(target.progress(Step::Compare));
    }
}

async fn fill(mut pages: Pages<'_>, to: &Store, progress: &mut impl FnMut(Progress)) -> Result<(), CopyError> {
    let table = pages.table;
    let mut rows = pages.next(PAGE).await.map_err(|why| in_source(table, why))?;
    while !rows.is_empty() {
        let done = pages.progress(Step::Copy);
        let written = async { insert(to, table, rows).await.map_err(|why| in_target(table, why)) };
        let next = async { pages.next(PAGE).await.map_err(|why| in_source(table, why)) };
        ((), rows) = try_join!(written, next)?;
        progress(done);
    }
    Ok(())
}

/// One statement for all rows: one for each takes three times as long in PostgreSQL.
async fn insert(to: &Store, table: &'static Table, rows: Vec<Row>) -> Result<(), StoreError> {
    to.write((table.insert(rows.len()), rows), |work, (sql, rows)| {
        Box::pin(async move {
            let values = rows.iter().flat_map(Row::borrowed).collect();
            work.execute(sql, values).await.map(drop)
        })
    })
    .await
}

/// Makes the target number new rows as the source would, so that no number is given twice.
async fn go_on_numbering(from: &Store, to: &Store, table: &'static Table) -> Result<(), CopyError> {
    let Some(column) = table.numbered else { return Ok(()) };
    let last = from.read(from.last_number(table.name, column), |work, sql| {
        Box::pin(async move { Ok(work.first(sql, &[]).await?.map_or(Ok(0), |row| row.at(0))?) })
    });
    let last: i64 = last.await.map_err(|why| in_source(table, why))?;
    let statements = to.number_after(table.name, column, last);
    let done = to.write(statements, |work, statements| {
        Box::pin(async move {
            let statements: Vec<_> = statements.iter().map(|sql| (sql.as_str(), Vec::new())).collect();
            work.execute_all(&statements).await.map(drop)
        })
    });
    done.await.map_err(|why| in_target(table, why))
}

async fn verify(
    from: &Store,
    to: &Store,
    table: &'static Table,
    progress: &mut impl FnMut(Progress),
) -> Result<CopiedTable, CopyError> {
    let (mut source, mut target) = (Pages::of(from, table), Pages::of(to, table));
    let (mut of_source, mut of_target) = (Sha256::new(), Sha256::new());
    loop {
        let here = async { source.next(PAGE).await.map_err(|why| in_source(table, why)) };
        let there = async { target.next(PAGE).await.map_err(|why| in_target(table, why)) };
        let (here, there) = try_join!(here, there)?;
        if here.is_empty() && there.is_empty() {
            break;
        }
        here.iter().for_each(|row| hash(&mut of_source, row));
        there.iter().for_each(|row| hash(&mut of_target, row));
        progress(source.progress(Step::Verify));
    }
    let from = TableDigest { rows: source.rows, sha256: of_source.finalize().into() };
    let to = TableDigest { rows: target.rows, sha256: of_target.finalize().into() };
    match from == to {
        true => Ok(CopiedTable { name: table.name, digest: from }),
        false => Err(CopyError::Unequal { table: table.name, from, to }),
    }
}

fn hash(sha256: &mut Sha256, row: &Row) {
    for value in &row.values {
        let number;
        let (kind, bytes): (u8, &[u8]) = match value {
            Value::Null => (0, &[]),
            Value::Number(value) => {
                number = value.to_be_bytes();
                (1, &number)
            }
            Value::Text(text) => (2, text.as_bytes()),
            Value::Bytes(bytes) => (3, bytes),
            // No page with one is copied.
            Value::Unreadable => (u8::MAX, &[]),
        };
        sha256.update([kind]);
        sha256.update((bytes.len() as u64).to_be_bytes());
        sha256.update(bytes);
    }
}

fn in_source(table: &Table, why: StoreError) -> CopyError {
    CopyError::Source { table: table.name, why }
}

fn in_target(table: &Table, why: StoreError) -> CopyError {
    CopyError::Target { table: table.name, why }
}
