//! Limits on connections: in all and for one address, with some kept for addresses that have none yet.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Limits;

/// Connections that have a place.
const CONNECTIONS: &str = "jantaku_connections";

/// Room for the connections of a server; clones share it.
#[derive(Clone)]
pub(super) struct Places {
    free: Arc<Semaphore>,
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    limits: Limits,
}

/// Room for one connection, until this is dropped.
pub(super) struct Place {
    address: IpAddr,
    /// None where another server has the connection.
    held: Option<(Places, OwnedSemaphorePermit)>,
}

impl Places {
    pub fn new(limits: Limits) -> Places {
        Places { free: Arc::new(Semaphore::new(limits.connections)), taken: Arc::default(), limits }
    }

    /// A place for a connection of this address, if there is one for it.
    pub fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = self.taken();
        let own = taken.get(&address).copied().unwrap_or_default();
        let is_kept_for_others = own > 0 && self.free.available_permits() <= self.limits.reserved;
        if own >= self.limits.per_address || is_kept_for_others {
            return None;
        }
        let permit = self.free.clone().try_acquire_owned().ok()?;
        taken.insert(address, own + 1);
        metrics::gauge!(CONNECTIONS).increment(1);
        Some(Place { address, held: Some((self.clone(), permit)) })
    }

    /// Waits until every place is free.
    pub async fn all_free(&self) {
        // The places are never closed.
        let _ = self.free.acquire_many(self.limits.connections as u32).await;
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// The place of a connection on another server.
    pub fn elsewhere(address: IpAddr) -> Place {
        Place { address, held: None }
    }

    /// Where the connection comes from.
    pub fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((of, _)) = &self.held else { return };
        metrics::gauge!(CONNECTIONS).decrement(1);
        let mut taken = of.taken();
        let left = taken.get(&self.address).map_or(0, |own| own - 1);
        match left {
            0 => drop(taken.remove(&self.address)),
            left => drop(taken.insert(self.address, left)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_takes_all_places() {
        let places = Places::new(Limits { connections: 10, per_address: 6, reserved: 2, ..Limits::default() });
        let at = |last: u8| IpAddr::from([127, 0, 0, last]);
        let mut held: Vec<Place> = (0..9).filter_map(|_| places.take(at(1))).collect();
        assert_eq!(held.len(), 6);
        held.extend((0..9).filter_map(|_| places.take(at(2))));
        assert_eq!(held.len(), 8, "two are kept for addresses without a connection");
        held.extend((3..9).filter_map(|last| places.take(at(last))));
        assert_eq!(held.len(), 10);
        held.clear();
        places.all_free().await;
        assert!(places.taken().is_empty());
    }
}
