//! The other servers of the same store: which of them has what, and how they are reached.
//!
//! Each table and each room is with one server, and any server may be asked for it: it passes on what its clients say there, and what
//! they are told. The store says who has what, and NATS carries the rest.

mod opening;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use jantaku_link::{Incoming, Line, Link, LinkError};
use jantaku_store::{Lease, Owned, StoreError};
use jantaku_wire::ErrorCode;
use jantaku_wire::ids::MatchId;
use thiserror::Error;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::refusal::{Refusal, Refused};

pub(crate) use opening::{Answer, Caller, Opening, PassedOn};

/// After how long it is said once more that a match is over, where the database was away.
const RELEASE_AGAIN: Duration = Duration::from_secs(1);
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
    link: Link,
    /// Who had what when the store was asked. It stays so for as long as that server serves.
    known: Mutex<HashMap<Owned, Known>>,
    /// What the others open, until it is answered.
    incoming: Mutex<Option<Incoming>>,
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
    /// The server with this lease, which reaches others by this link, and which they reach so.
    pub fn new(lease: Arc<Lease>, link: Link, incoming: Incoming) -> Cluster {
        Cluster { lease, link, known: Mutex::default(), incoming: Mutex::new(Some(incoming)) }
    }

    /// What the others open, for whoever answers it: none where it is answered already.
    pub(crate) fn incoming(&self) -> Option<Incoming> {
        self.incoming.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The other server that has a place, if another one has it. A place that nobody has is this server's from now on.
    pub(crate) async fn elsewhere(&self, place: Owned) -> Result<Option<i64>, StoreError> {
        let known = self.known().get(&place).map(|known| known.term);
        let owner = match known.filter(|term| self.lease.live().borrow().contains(term)) {
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
        let eldest = live.borrow().iter().copied().find(|term| !unreachable.contains(term));
        eldest.filter(|term| *term < self.lease.term() && self.link.is_connected())
    }

    /// The terms of all servers, in order.
    pub(crate) fn live(&self) -> watch::Receiver<Vec<i64>> {
        self.lease.live()
    }

    /// Opens a line to another server, unless that ends meanwhile. One that cannot be reached may have given back what it has.
    pub(crate) async fn dial(&self, to: i64, opening: &Opening) -> Result<Line, LinkError> {
        let mut live = self.live();
        let line = tokio::select! {
            line = self.link.dial(to, opening.to_bytes()) => line,
            () = gone(&mut live, to) => Err(LinkError::NoNode(to)),
        };
        line.inspect_err(|_| self.lease.check_soon())
    }

    /// Has another server answer a request. `Ok(None)` where it may have been heard, and the answer did not come.
    pub(crate) async fn ask(&self, of: i64, caller: Caller, asked: &PassedOn) -> Result<Option<Answer>, LinkError> {
        let mut line = self.dial(of, &Opening::Request(caller, asked.clone())).await?;
        let answer: Option<Bytes> = line.receiver.receive().await.ok().flatten();
        Ok(answer.and_then(|answer| Answer::read(&answer)))
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

    pub fn cluster(&self) -> Option<&Cluster> {
        self.0.as_deref()
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
pub(crate) async fn gone(live: &mut watch::Receiver<Vec<i64>>, term: i64) {
    // Without a sender the lease of this server has ended: what it has ends soon.
    let _ = live.wait_for(|live| !live.contains(&term)).await;
}
