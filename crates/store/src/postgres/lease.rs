//! Leases: only a program with a lease of the store writes.
//!
//! A lease is a row, with the term that began with it. It lapses unless it is renewed; the next program then ends it,
//! and begins a term of its own. Every transaction that writes checks that its program's lease is there, while nobody
//! can end it: a program that slept, or was cut off, can no longer change anything. A program that cannot reach the
//! database keeps its lease for as long as jobs wait for the database: until somebody ends it, nothing has happened.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use super::work::{connection, fault};
use super::{ATTEMPT, PATIENCE};
use crate::StoreError;
use crate::sql::work::Fault;

/// The length of a lease that is not renewed.
const LEASE_LENGTH: &str = "3 seconds";
/// A program whose lease lapsed this long ago has given up by itself: longer than [`PATIENCE`].
const FORGOTTEN: &str = "2 minutes";
/// The interval between two renewals.
const RENEW_EVERY: Duration = Duration::from_millis(500);
/// The interval while somebody waits to know which other programs still serve.
const RENEW_SOON: Duration = Duration::from_millis(50);
/// A program that has renewed its lease without a pause for this long has seen every other live one do the same. Before
/// that it cannot know: the database may have been away from all of them.
const WATCHED: Duration = Duration::from_millis(3_500);
const PAUSED: Duration = Duration::from_secs(2);

/// The programs that serve a store, by their terms, with the addresses where the others reach them.
pub type Live = BTreeMap<i64, String>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Serving<'a> {
    /// Other programs wait for it.
    Alone,
    /// Programs with the same value serve together, and reach this one at this address.
    Together(&'a str),
}

impl Serving<'_> {
    fn address(self) -> Option<String> {
        match self {
            Serving::Alone => None,
            Serving::Together(address) => Some(address.to_owned()),
        }
    }
}

#[derive(Debug)]
pub struct Lease {
    pub(super) term: i64,
    pub(super) pool: Pool,
    live: watch::Receiver<Live>,
    /// Notified when somebody needs to know soon which programs still serve.
    asked: Arc<Notify>,
    renewed: watch::Receiver<Renewed>,
    lost: watch::Receiver<bool>,
    renewing: JoinHandle<()>,
}

#[derive(Debug, Clone, Copy)]
struct Renewed {
    /// The beginning of the time without a pause.
    since: Instant,
    last: Instant,
}

impl Renewed {
    fn now() -> Renewed {
        Renewed { since: Instant::now(), last: Instant::now() }
    }

    /// The state after another renewal.
    fn again(self) -> Renewed {
        if self.last.elapsed() > PAUSED { Renewed::now() } else { Renewed { last: Instant::now(), ..self } }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

impl Lease {
    /// Takes a lease for the program `holder`, or returns the name of the program that prevents it.
    pub(super) async fn take(
        renewing: &Pool,
        pool: &Pool,
        holder: &str,
        serving: Serving<'_>,
    ) -> Result<Result<Lease, String>, Fault> {
        Ok(begin_term(renewing, holder, serving).await?.map(|term| {
            let own = Live::from([(term, serving.address().unwrap_or_default())]);
            let ((losing, lost), (living, live)) = (watch::channel(false), watch::channel(own));
            let (keeping, renewed) = watch::channel(Renewed::now());
            let asked = Arc::<Notify>::default();
            let renewing = tokio::spawn(keep(renewing.clone(), term, asked.clone(), living, keeping, losing));
            Lease { term, pool: pool.clone(), live, asked, renewed, lost, renewing }
        }))
    }

    /// Later leases have higher terms.
    pub fn term(&self) -> i64 {
        self.term
    }

    /// Whether this program knows every other one that serves: one that is not listed has lost its lease.
    pub(super) fn knows_all(&self) -> bool {
        let Renewed { since, last } = *self.renewed.borrow();
        since.elapsed() >= WATCHED && last.elapsed() <= PAUSED
    }

    pub fn live(&self) -> watch::Receiver<Live> {
        self.live.clone()
    }

    /// Asks the database soon which programs still serve, as one of them seems to be gone.
    pub fn check_soon(&self) {
        self.asked.notify_one();
    }

    /// Whether another program has taken over, or may have.
    pub fn is_lost(&self) -> bool {
        *self.lost.borrow()
    }

    /// Waits until another program has taken over, or until the database was unreachable for so long that one may have.
    pub async fn lost(&self) {
        // Renewing goes on until then.
        let _ = self.lost.clone().wait_for(|is_lost| *is_lost).await;
    }

    /// Gives the lease back, so that another program needn't wait until it lapses. Nothing may be written after that.
    pub async fn give_back(&self) -> Result<(), StoreError> {
        self.renewing.abort();
        let mut client = connection(&self.pool).await?;
        Ok(delete(&mut client, "DELETE FROM lease WHERE term = $1", self.term).await?)
    }
}

async fn begin_term(pool: &Pool, holder: &str, serving: Serving<'_>) -> Result<Result<i64, String>, Fault> {
    let mut client = connection(pool).await?;
    let failed = |error| fault(&error);
    let (together, address) = (i64::from(serving != Serving::Alone), serving.address());
    let held = "SELECT holder FROM lease WHERE until > clock_timestamp() AND (together = 0 OR $1::bigint = 0) LIMIT 1";
    // A waiting program asks often, and keeps nobody from writing meanwhile.
    if let Some(row) = client.query_opt(held, &[&together]).await.map_err(failed)? {
        return Ok(Err(row.get(0)));
    }
    let transaction = client.transaction().await.map_err(failed)?;
    // Running writes are committed first, and later ones wait for the new term.
    transaction.batch_execute("LOCK TABLE jantaku IN EXCLUSIVE MODE").await.map_err(failed)?;
    if let Some(row) = transaction.query_opt(held, &[&together]).await.map_err(failed)? {
        return Ok(Err(row.get(0)));
    }
    // If the database was away until now, nobody could renew a lease, and others may be about to. So a program that serves beside others
    // ends only the leases of those that have given up.
    let lapsed = format!(
        "DELETE FROM lease WHERE until <= clock_timestamp()
            AND (together = 0 OR $1::bigint = 0 OR until < clock_timestamp() - INTERVAL '{FORGOTTEN}')"
    );
    transaction.execute(&lapsed, &[&together]).await.map_err(failed)?;
    let begun = transaction.query_one("UPDATE jantaku SET term = term + 1 RETURNING term", &[]).await;
    let term: i64 = begun.map_err(failed)?.get(0);
    let sql = format!(
        "INSERT INTO lease (term, holder, until, together, address)
            VALUES ($1, $2, clock_timestamp() + INTERVAL '{LEASE_LENGTH}', $3, $4)"
    );
    transaction.execute(&sql, &[&term, &holder, &together, &address]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(Ok(term))
}

/// Ends a lapsed lease: its program's running write is committed first, and it can write nothing after that.
pub(super) async fn end(client: &mut Object, term: i64) -> Result<(), Fault> {
    delete(client, "DELETE FROM lease WHERE term = $1 AND until <= clock_timestamp()", term).await
}

/// Deletes a lease once the write under it is committed; the next write finds it gone.
async fn delete(client: &mut Object, sql: &str, term: i64) -> Result<(), Fault> {
    let transaction = client.transaction().await.map_err(|error| fault(&error))?;
    transaction.batch_execute("LOCK TABLE jantaku IN EXCLUSIVE MODE").await.map_err(|error| fault(&error))?;
    transaction.execute(sql, &[&term]).await.map_err(|error| fault(&error))?;
    transaction.commit().await.map_err(|error| fault(&error))
}

/// Renews a lease until another program has ended it, or until it could not be renewed for as long as jobs wait.
async fn keep(
    pool: Pool,
    term: i64,
    asked: Arc<Notify>,
    living: watch::Sender<Live>,
    keeping: watch::Sender<Renewed>,
    losing: watch::Sender<bool>,
) {
    let mut renewed = Renewed::now();
    loop {
        sleep(RENEW_SOON).await;
        let _ = timeout(RENEW_EVERY.saturating_sub(RENEW_SOON), asked.notified()).await;
        match timeout(ATTEMPT, renew(&pool, term)).await {
            Ok(Ok(live)) if !live.contains_key(&term) => break,
            Ok(Ok(mut live)) => {
                renewed = renewed.again();
                keeping.send_replace(renewed);
                if renewed.since.elapsed() < WATCHED {
                    live.extend(living.borrow().clone());
                }
                living.send_if_modified(|known| std::mem::replace(known, live.clone()) != live);
            }
            Ok(Err(_)) | Err(_) if renewed.last.elapsed() > PATIENCE => break,
            Ok(Err(_)) | Err(_) => {}
        }
    }
    let _ = losing.send(true);
}

async fn renew(pool: &Pool, term: i64) -> Result<Live, Fault> {
    let sql = format!(
        "WITH renewed AS (
            UPDATE lease SET until = clock_timestamp() + INTERVAL '{LEASE_LENGTH}' WHERE term = $1 RETURNING term, address
        ) SELECT term, coalesce(address, '') FROM (
            SELECT term, address FROM lease WHERE until > clock_timestamp() UNION SELECT term, address FROM renewed
        ) AS live"
    );
    let rows = connection(pool).await?.query(&sql, &[&term]).await.map_err(|error| fault(&error))?;
    Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
}
