//! Which program writes: the one that has the lease of the store.
//!
//! A lease lapses unless it is renewed, and whoever takes one that has lapsed begins a new term. Every transaction that writes checks
//! the term of its program while nobody can begin another, so that a program that slept, or that was cut off, can no longer change
//! anything. A program that cannot reach the database keeps its term for as long as jobs wait for the database: until somebody begins
//! another one, nothing has happened.

use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::work::{connection, fault};
use super::{ATTEMPT, PATIENCE};
use crate::StoreError;
use crate::sql::work::Fault;

/// How long a lease lasts that is not renewed.
const LEASE_LENGTH: &str = "3 seconds";
/// How often a lease is renewed.
const RENEW_EVERY: Duration = Duration::from_millis(500);

/// What a program has as long as nobody has taken over from it.
#[derive(Debug)]
pub struct Lease {
    term: i64,
    pool: Pool,
    lost: watch::Receiver<bool>,
    renewing: JoinHandle<()>,
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

impl Lease {
    /// Takes the lease for a program of this name, unless another program has it, whose name is returned then.
    pub(super) async fn take(pool: &Pool, holder: &str) -> Result<Result<Lease, String>, Fault> {
        Ok(begin_term(pool, holder).await?.map(|term| {
            let (losing, lost) = watch::channel(false);
            let renewing = tokio::spawn(keep(pool.clone(), term, losing));
            Lease { term, pool: pool.clone(), lost, renewing }
        }))
    }

    pub(super) fn term(&self) -> i64 {
        self.term
    }

    /// Whether another program has taken over, or may well have.
    pub fn is_lost(&self) -> bool {
        *self.lost.borrow()
    }

    /// Waits until another program has taken over, or until the database has not been reached for so long that one may well have.
    pub async fn lost(&self) {
        // Renewing goes on until then.
        let _ = self.lost.clone().wait_for(|is_lost| *is_lost).await;
    }

    /// Gives the lease back, so that another program needn't wait until it lapses. Nothing may be written any more.
    pub async fn give_back(self) -> Result<(), StoreError> {
        self.renewing.abort();
        let client = connection(&self.pool).await?;
        let sql = "UPDATE lease SET until = clock_timestamp() WHERE term = $1";
        client.execute(sql, &[&self.term]).await.map_err(|error| StoreError::from(fault(&error))).map(drop)
    }
}

/// Begins a term, unless somebody has the lease.
async fn begin_term(pool: &Pool, holder: &str) -> Result<Result<i64, String>, Fault> {
    let mut client = connection(pool).await?;
    let failed = |error| fault(&error);
    let held = "SELECT holder FROM lease WHERE until > clock_timestamp()";
    // Whoever waits asks often, and keeps nobody from writing meanwhile.
    if let Some(row) = client.query_opt(held, &[]).await.map_err(failed)? {
        return Ok(Err(row.get(0)));
    }
    let transaction = client.transaction().await.map_err(failed)?;
    // What is being written is committed first, and whoever would write then waits for the new term.
    transaction.batch_execute("LOCK TABLE jantaku IN EXCLUSIVE MODE").await.map_err(failed)?;
    if let Some(row) = transaction.query_opt(held, &[]).await.map_err(failed)? {
        return Ok(Err(row.get(0)));
    }
    let begun = transaction.query_one("UPDATE jantaku SET term = term + 1 RETURNING term", &[]).await;
    let term: i64 = begun.map_err(failed)?.get(0);
    let sql = format!("UPDATE lease SET term = $1, holder = $2, until = clock_timestamp() + INTERVAL '{LEASE_LENGTH}'");
    transaction.execute(&sql, &[&term, &holder]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(Ok(term))
}

/// Renews a lease until another program has taken over, or until it could not be renewed for as long as jobs wait.
async fn keep(pool: Pool, term: i64, losing: watch::Sender<bool>) {
    let sql = format!("UPDATE lease SET until = clock_timestamp() + INTERVAL '{LEASE_LENGTH}' WHERE term = $1");
    let mut renewed = Instant::now();
    loop {
        sleep(RENEW_EVERY).await;
        let renewing = async { connection(&pool).await?.execute(&sql, &[&term]).await.map_err(|error| fault(&error)) };
        match timeout(ATTEMPT, renewing).await {
            Ok(Ok(0)) => break,
            Ok(Ok(_)) => renewed = Instant::now(),
            Ok(Err(_)) | Err(_) if renewed.elapsed() > PATIENCE => break,
            Ok(Err(_)) | Err(_) => {}
        }
    }
    let _ = losing.send(true);
}
