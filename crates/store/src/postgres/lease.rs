//! Which programs write: those that have a lease of the store.
//!
//! A lease is a row, with the term that began with it. It lapses unless it is renewed; whoever comes next ends it then, and begins a term
//! of its own. Every transaction that writes checks that the lease of its program is there, while nobody can end it, so that a program
//! that slept, or that was cut off, can no longer change anything. A program that cannot reach the database keeps its lease for as long as
//! jobs wait for the database: until somebody ends it, nothing has happened.

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

/// How long a lease lasts that is not renewed.
const LEASE_LENGTH: &str = "3 seconds";
/// A program whose lease lapsed this long ago has given up by itself: longer than [`PATIENCE`].
const FORGOTTEN: &str = "2 minutes";
/// How often a lease is renewed.
const RENEW_EVERY: Duration = Duration::from_millis(500);
/// How soon it is renewed again, where somebody wants to know which other programs still serve.
const RENEW_SOON: Duration = Duration::from_millis(50);
/// A program that has renewed its lease without a pause for so long has seen every other one that lives do the same. Before that it
/// cannot know: the database may have been away from all of them.
const WATCHED: Duration = Duration::from_millis(3_500);
const PAUSED: Duration = Duration::from_secs(2);

/// The programs that serve a store, by their terms, with the addresses where the others reach them.
pub type Live = BTreeMap<i64, String>;

/// Whether other programs may serve a store beside one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Serving<'a> {
    /// None may: others wait.
    Alone,
    /// Others that say the same may, and reach this one at this address.
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

/// What a program has as long as nobody has taken over from it.
#[derive(Debug)]
pub struct Lease {
    pub(super) term: i64,
    /// The connections of the store.
    pub(super) pool: Pool,
    live: watch::Receiver<Live>,
    /// Somebody wants to know soon which programs still serve.
    asked: Arc<Notify>,
    renewed: watch::Receiver<Renewed>,
    lost: watch::Receiver<bool>,
    renewing: JoinHandle<()>,
}

#[derive(Debug, Clone, Copy)]
struct Renewed {
    /// Since when without a pause.
    since: Instant,
    last: Instant,
}

impl Renewed {
    fn now() -> Renewed {
        Renewed { since: Instant::now(), last: Instant::now() }
    }

    /// The same once it is renewed again.
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
    /// Takes a lease for a program of this name, unless another program keeps it from that, whose name is returned then.
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

    /// The term that began with this lease: later ones have higher numbers.
    pub fn term(&self) -> i64 {
        self.term
    }

    /// Whether this program knows of every other one that it still serves, so that who is not among them has lost its lease.
    pub(super) fn knows_all(&self) -> bool {
        let Renewed { since, last } = *self.renewed.borrow();
        since.elapsed() >= WATCHED && last.elapsed() <= PAUSED
    }

    /// All programs that serve the store, as they were when this lease was renewed last.
    pub fn live(&self) -> watch::Receiver<Live> {
        self.live.clone()
    }

    /// Asks the database soon which programs still serve, as one of them seems to be gone.
    pub fn check_soon(&self) {
        self.asked.notify_one();
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
    pub async fn give_back(&self) -> Result<(), StoreError> {
        self.renewing.abort();
        let mut client = connection(&self.pool).await?;
        Ok(delete(&mut client, "DELETE FROM lease WHERE term = $1", self.term).await?)
    }
}

/// Begins a term, unless somebody has a lease that does not allow it.
async fn begin_term(pool: &Pool, holder: &str, serving: Serving<'_>) -> Result<Result<i64, String>, Fault> {
    let mut client = connection(pool).await?;
    let failed = |error| fault(&error);
    let (together, address) = (i64::from(serving != Serving::Alone), serving.address());
    let held = "SELECT holder FROM lease WHERE until > clock_timestamp() AND (together = 0 OR $1::bigint = 0) LIMIT 1";
    // Whoever waits asks often, and keeps nobody from writing meanwhile.
    if let Some(row) = client.query_opt(held, &[&together]).await.map_err(failed)? {
        return Ok(Err(row.get(0)));
    }
    let transaction = client.transaction().await.map_err(failed)?;
    // What is being written is committed first, and whoever would write then waits for the new term.
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

/// Ends a lease that has lapsed: what its program is writing is committed first, and it can write nothing any more.
pub(super) async fn end(client: &mut Object, term: i64) -> Result<(), Fault> {
    delete(client, "DELETE FROM lease WHERE term = $1 AND until <= clock_timestamp()", term).await
}

/// Deletes a lease once what is being written under it is committed: whoever writes then finds that it is gone.
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

/// Renews a lease, and returns the programs whose leases hold.
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
