//! The other servers of the same store.
//!
//! Each table and each room is with one server, and any server may be asked for it: it passes on its clients' messages,
//! and the answers, by HTTP. The store says who has what, and where each server is reached.

mod caller;
mod head;
mod lines;
mod talk;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use jantaku_store::{Lease, Live, Owned, Store, StoreError};
use jantaku_table::fresh_seed;
use jantaku_wire::ErrorCode;
use jantaku_wire::ids::MatchId;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::refusal::{Refusal, Refused};
use head::Secret;
use lines::Lines;

pub(crate) use caller::Caller;
pub(crate) use head::passed_on;
pub(crate) use talk::PROBE;

/// The pause before a match is released again, if the database was away.
const RELEASE_AGAIN: Duration = Duration::from_secs(1);
/// The store's key for the secret that its servers share.
const SECRET: &str = "servers_secret";
/// The number of others' places that are remembered.
const KNOWN: usize = 10_000;

/// Another server has it, and did not answer.
#[derive(Debug, Error)]
#[error("another server has this, and cannot be reached: try again in a moment")]
pub(crate) struct Elsewhere(pub i64);

impl Refusal for Elsewhere {
    fn code(&self) -> ErrorCode {
        ErrorCode::ServerStops
    }
}

/// A server among others that serve the same store.
pub struct Cluster {
    lease: Arc<Lease>,
    secret: Secret,
    listener: Mutex<Option<TcpListener>>,
    /// Set when this server answers no other one any more.
    stops: AtomicBool,
    lines: Lines,
    /// The terms of the servers that did not answer the last probe.
    silent: watch::Sender<BTreeSet<i64>>,
    /// Owners by the store's last answer: they keep their places for as long as they serve.
    known: Mutex<HashMap<Owned, Known>>,
}

struct Known {
    term: i64,
    is_new: bool,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").finish_non_exhaustive()
    }
}

impl Cluster {
    /// A server with this lease, which the others reach by this listener. The first server makes their shared secret.
    pub async fn new(store: &Store, lease: Arc<Lease>, listener: TcpListener) -> Result<Cluster, Refused> {
        let secret = store.setting_or(SECRET.to_owned(), Secret::text_of(fresh_seed()?)).await?;
        Ok(Cluster {
            lease,
            secret: Secret::new(secret),
            listener: Mutex::new(Some(listener)),
            stops: AtomicBool::new(false),
            lines: Lines::default(),
            silent: watch::Sender::default(),
            known: Mutex::default(),
        })
    }

    /// Taken by whoever answers the others; none if they are answered already.
    pub(crate) fn listener(&self) -> Option<TcpListener> {
        self.listener.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Returns the term of the asking server and its caller, if it is a server of this store and means this one.
    pub(crate) fn asked_by(&self, headers: &HeaderMap) -> Option<(i64, Caller)> {
        let (from, caller) = head::asked_by(headers, &self.secret, self.lease.term())?;
        // A server that slept past its lease asks for people who are with others by now. A new one is known as soon as
        // the lease is renewed.
        let lives = self.lease.live().borrow().contains_key(&from);
        if !lives {
            self.lease.check_soon();
        }
        lives.then_some((from, caller))
    }

    /// Signs an answer to another server, which ignores one without a signature.
    pub(crate) fn sign(&self, headers: &mut HeaderMap) {
        head::sign(headers, self.lease.term());
    }

    pub(crate) fn stops(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }

    /// Returns the other server that has a place. A place that nobody has becomes this server's.
    pub(crate) async fn elsewhere(&self, place: Owned) -> Result<Option<i64>, StoreError> {
        let known = self.known().get(&place).map(|known| known.term);
        let owner = match known.filter(|term| self.lease.live().borrow().contains_key(term)) {
            Some(term) => Some(term),
            None => self.ask_store(place).await?,
        };
        Ok(owner.filter(|term| *term != self.lease.term()))
    }

    async fn ask_store(&self, place: Owned) -> Result<Option<i64>, StoreError> {
        let owner = self.lease.owner(place).await?;
        if let Some(term) = owner {
            let mut all = self.known();
            if all.len() >= KNOWN {
                all.clear();
            }
            all.insert(place, Known { term, is_new: true });
        }
        Ok(owner)
    }

    /// Whether a place in memory may be older than its ownership. Asking marks it as read.
    pub(crate) fn must_read_again(&self, place: Owned) -> bool {
        self.known().get_mut(&place).is_some_and(|known| std::mem::take(&mut known.is_new))
    }

    /// While the database is away, the release is tried again.
    fn release(&self, id: MatchId) {
        self.known().remove(&Owned::Table(id));
        let lease = self.lease.clone();
        tokio::spawn(async move {
            while lease.release(id).await.is_err() && !lease.is_lost() {
                sleep(RELEASE_AGAIN).await;
            }
        });
    }

    /// Returns the server that does what one does for all: the one that has served longest, except for unreachable
    /// ones. `None` if this is the one.
    pub(crate) fn eldest(&self, unreachable: &[i64]) -> Option<i64> {
        let live = self.lease.live();
        let eldest = live.borrow().keys().copied().find(|term| !unreachable.contains(term));
        eldest.filter(|term| *term < self.lease.term())
    }

    pub(crate) fn live(&self) -> watch::Receiver<Live> {
        self.lease.live()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Owned, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Clone, Default)]
pub(crate) struct Others(Option<Arc<Cluster>>);

impl Others {
    pub fn of(cluster: Option<Cluster>) -> Others {
        Others(cluster.map(Arc::new))
    }

    pub fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.0.as_ref()
    }

    /// Takes a place for this server, or returns an error with its owner.
    pub async fn ours(&self, place: Owned) -> Result<(), Refused> {
        let Some(cluster) = self.cluster() else { return Ok(()) };
        match cluster.elsewhere(place).await? {
            Some(term) => Err(Elsewhere(term).into()),
            None => Ok(()),
        }
    }

    pub async fn played_elsewhere(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, StoreError> {
        match self.cluster() {
            Some(cluster) if !ids.is_empty() => cluster.lease.elsewhere(ids).await,
            _ => Ok(HashSet::new()),
        }
    }

    /// Everybody has seen the end of a match here: until then no other server reports it.
    pub fn release(&self, id: MatchId) {
        if let Some(cluster) = self.cluster() {
            cluster.release(id);
        }
    }

    /// From now on the other servers ask another one.
    pub fn refuse(&self) {
        if let Some(cluster) = self.cluster() {
            cluster.stops.store(true, Ordering::Relaxed);
        }
    }

    /// Gives back all that this server has, so that others take it at once. Nothing may be stored any more.
    pub async fn leave(&self) {
        if let Some(cluster) = self.cluster()
            && let Err(error) = cluster.lease.give_back().await
        {
            tracing::warn!("other servers take over once the lease lapses: {error}");
        }
    }
}

/// Waits until a server stops serving.
pub(crate) async fn gone(live: &mut watch::Receiver<Live>, term: i64) {
    // Without a sender this server's own lease has ended.
    let _ = live.wait_for(|live| !live.contains_key(&term)).await;
}
