//! The other servers of the same store: which of them has what, and how they are reached.
//!
//! Each table and each room is with one server, and any server may be asked for it: it passes on what its clients say there, and what
//! they are told, by HTTP. The store says who has what, and where each server is reached.

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

/// After how long it is said once more that a match is over, where the database was away.
const RELEASE_AGAIN: Duration = Duration::from_secs(1);
/// Where the store keeps what only the servers of it know.
const SECRET: &str = "servers_secret";
/// How many places of others are remembered.
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
    /// Where the others come in, until they are answered.
    listener: Mutex<Option<TcpListener>>,
    /// Whether this server answers no other one any more.
    stops: AtomicBool,
    lines: Lines,
    /// The terms of the servers that did not answer when they were asked last whether they are there.
    silent: watch::Sender<BTreeSet<i64>>,
    /// Who had what when the store was asked. It stays so for as long as that server serves.
    known: Mutex<HashMap<Owned, Known>>,
}

/// Who has a place.
struct Known {
    term: i64,
    /// Whether nobody has asked what is there since.
    is_new: bool,
}

impl fmt::Debug for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cluster").finish_non_exhaustive()
    }
}

impl Cluster {
    /// The server with this lease of a store. The others reach it by this listener, with a secret that the first of them makes.
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

    /// Where the others come in, for whoever answers them: none where they are answered already.
    pub(crate) fn listener(&self) -> Option<TcpListener> {
        self.listener.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The term of the server that asks, and for whom, where that is a server of this store, and means this one.
    pub(crate) fn asked_by(&self, headers: &HeaderMap) -> Option<(i64, Caller)> {
        let (from, caller) = head::asked_by(headers, &self.secret, self.lease.term())?;
        // Who slept past its lease asks for people who are with others by now. One that has just come is known as soon as the lease is renewed.
        let lives = self.lease.live().borrow().contains_key(&from);
        if !lives {
            self.lease.check_soon();
        }
        lives.then_some((from, caller))
    }

    /// Signs an answer to another server, which otherwise takes it that what it asked was not heard.
    pub(crate) fn sign(&self, headers: &mut HeaderMap) {
        head::sign(headers, self.lease.term());
    }

    /// Whether this server answers no other one any more.
    pub(crate) fn stops(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }

    /// The other server that has a place, if another one has it. A place that nobody has is this server's from now on.
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

    /// Whether what is in memory of a place may be older than its owner. Whoever asks brings it up to date, so that the next one need not.
    pub(crate) fn must_read_again(&self, place: Owned) -> bool {
        self.known().get_mut(&place).is_some_and(|known| std::mem::take(&mut known.is_new))
    }

    /// Says that a match is over here. While the database is away, that is said later.
    fn release(&self, id: MatchId) {
        self.known().remove(&Owned::Table(id));
        let lease = self.lease.clone();
        tokio::spawn(async move {
            while lease.release(id).await.is_err() && !lease.is_lost() {
                sleep(RELEASE_AGAIN).await;
            }
        });
    }

    /// The server that does what one does for all: the one that has served for longest, but for those that cannot be reached. `None` where this is the one.
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

/// The other servers of the same store, where there are any; clones share them.
#[derive(Clone, Default)]
pub(crate) struct Others(Option<Arc<Cluster>>);

impl Others {
    pub fn of(cluster: Option<Cluster>) -> Others {
        Others(cluster.map(Arc::new))
    }

    pub fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.0.as_ref()
    }

    /// Makes sure that a place is this server's, or says which other one has it.
    pub async fn ours(&self, place: Owned) -> Result<(), Refused> {
        let Some(cluster) = self.cluster() else { return Ok(()) };
        match cluster.elsewhere(place).await? {
            Some(term) => Err(Elsewhere(term).into()),
            None => Ok(()),
        }
    }

    /// Those of these matches whose tables other servers have.
    pub async fn played_elsewhere(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, StoreError> {
        match self.cluster() {
            Some(cluster) if !ids.is_empty() => cluster.lease.elsewhere(ids).await,
            _ => Ok(HashSet::new()),
        }
    }

    /// Says that everybody has seen the end of a match here: until then no other server tells anybody of it.
    pub fn release(&self, id: MatchId) {
        if let Some(cluster) = self.cluster() {
            cluster.release(id);
        }
    }

    /// Answers no other server any more: who asks from now on asks another one.
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

/// Waits until a server serves no more.
pub(crate) async fn gone(live: &mut watch::Receiver<Live>, term: i64) {
    // Without a sender the lease of this server has ended: what it has ends soon.
    let _ = live.wait_for(|live| !live.contains_key(&term)).await;
}
