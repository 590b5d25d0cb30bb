use std::cmp::Ordering;

use deadpool_postgres::{Object, Transaction};

use super::PostgresError;
use super::work::fault;
use crate::Purpose;
use crate::sql::UNFINISHED;

/// Each step upgrades a store from the version of its index to the next. Steps are never changed, only added. Tables
/// and columns are named as in SQLite, with conditions as numbers, so that the same statements serve both.
const STEPS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("schema_2.sql"),
    include_str!("schema_3.sql"),
    include_str!("schema_4.sql"),
    include_str!("schema_5.sql"),
    include_str!("schema_6.sql"),
];

/// The oldest version whose programs can use the newest tables, beside newer programs. A step that they cannot use
/// waits until none of them serves the store.
const OLDEST: u32 = 6;

/// The lock for programs that open the database at the same time: `JNTK`.
const LOCK: i64 = 0x4a4e_544b;

/// Refuses a store of another version, and leaves it as it is.
pub async fn check(mut client: Object) -> Result<(), PostgresError> {
    let transaction = client.transaction().await.map_err(failed)?;
    let (found, newest) = (version(&transaction, Purpose::Read).await?, STEPS.len() as u32);
    match found.cmp(&newest) {
        Ordering::Less => return Err(PostgresError::Older { found, newest }),
        Ordering::Equal => {}
        Ordering::Greater => beside_newer(&transaction, found).await?,
    }
    drop(transaction);
    refuse_unfinished(&client).await
}

/// Refuses half a copy. The holder of a store's lease knows that no copy begins after this.
pub async fn refuse_unfinished(client: &Object) -> Result<(), PostgresError> {
    let sql = "SELECT current_database()::text, to_regclass($1) IS NOT NULL";
    let row = client.query_one(sql, &[&UNFINISHED]).await.map_err(failed)?;
    match row.try_get(1).map_err(failed)? {
        true => Err(PostgresError::Unfinished { database: row.try_get(0).map_err(failed)? }),
        false => Ok(()),
    }
}

/// Refuses a store of a later program, unless this version can use it.
async fn beside_newer(transaction: &Transaction<'_>, found: u32) -> Result<(), PostgresError> {
    let newest = STEPS.len() as u32;
    let row = transaction.query_one("SELECT oldest FROM jantaku", &[]).await.map_err(failed)?;
    match row.try_get::<_, i64>(0).map_err(failed)? <= i64::from(newest) {
        true => Ok(()),
        false => Err(PostgresError::Newer { found, newest }),
    }
}

/// Upgrades the tables, or returns the name of a program that serves the store and could not use them then. A store of
/// a later program that this one cannot use is left as it is.
pub async fn prepare(mut client: Object, purpose: Purpose) -> Result<Result<(), String>, PostgresError> {
    for setting in ["fsync", "synchronous_commit"] {
        let row = client.query_one(&format!("SHOW {setting}"), &[]).await.map_err(failed)?;
        if row.try_get::<_, &str>(0).map_err(failed)? == "off" {
            return Err(PostgresError::Forgetful { setting });
        }
    }
    let transaction = client.transaction().await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let found = version(&transaction, purpose).await?;
    let newest = STEPS.len() as u32;
    match found.cmp(&newest) {
        Ordering::Less => {}
        Ordering::Equal => return Ok(Ok(())),
        Ordering::Greater => return beside_newer(&transaction, found).await.map(Ok),
    }
    if (1..OLDEST).contains(&found) {
        // A waiting program keeps nobody from writing meanwhile.
        let held = "SELECT holder FROM lease WHERE until > clock_timestamp() ORDER BY term LIMIT 1";
        if let Some(row) = transaction.query_opt(held, &[]).await.map_err(failed)? {
            return Ok(Err(row.try_get(0).map_err(failed)?));
        }
        // Nobody writes, and nobody takes a lease, until the tables are those of the new version.
        transaction.batch_execute("LOCK TABLE jantaku, lease IN EXCLUSIVE MODE").await.map_err(failed)?;
        if let Some(row) = transaction.query_opt(held, &[]).await.map_err(failed)? {
            return Ok(Err(row.try_get(0).map_err(failed)?));
        }
    }
    for sql in STEPS.iter().skip(found as usize) {
        transaction.batch_execute(sql).await.map_err(failed)?;
    }
    let sql = "UPDATE jantaku SET version = $1, oldest = $2";
    transaction.execute(sql, &[&i64::from(newest), &i64::from(OLDEST)]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed).map(Ok)
}

/// Returns the version of the tables. Missing tables are begun, unless they are to be read.
async fn version(client: &Transaction<'_>, purpose: Purpose) -> Result<u32, PostgresError> {
    let sql = "SELECT count(*), count(*) FILTER (WHERE tablename = 'jantaku'), current_database()::text FROM pg_tables
        WHERE schemaname = current_schema()";
    let row = client.query_one(sql, &[]).await.map_err(failed)?;
    let (tables, own): (i64, i64) = (row.try_get(0).map_err(failed)?, row.try_get(1).map_err(failed)?);
    match (tables, own) {
        (0, _) if purpose == Purpose::Read => Err(PostgresError::Missing { database: row.try_get(2).map_err(failed)? }),
        (0, _) => {
            let sql = "CREATE TABLE jantaku (version BIGINT NOT NULL, term BIGINT NOT NULL); INSERT INTO jantaku VALUES (0, 0)";
            client.batch_execute(sql).await.map_err(failed)?;
            Ok(0)
        }
        (_, 0) => Err(PostgresError::Foreign),
        (_, _) => {
            let row = client.query_one("SELECT version FROM jantaku", &[]).await.map_err(failed)?;
            let version: i64 = row.try_get(0).map_err(failed)?;
            Ok(u32::try_from(version).unwrap_or(u32::MAX))
        }
    }
}

fn failed(error: tokio_postgres::Error) -> PostgresError {
    PostgresError::from(fault(&error))
}
