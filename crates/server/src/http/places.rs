//! Limits on connections: in all and for one address, with some kept for addresses that have none yet. Behind a
//! configured proxy they apply to the requests and sockets that it passes on, by the addresses that it names.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::http::SEND_BUFFER;
use crate::http::limits::Limits;
use crate::refusal::{Overload, Refused};

const CONNECTIONS: &str = "jantaku_connections";
/// The metric of requests and sockets behind a proxy.
const PASSED_ON: &str = "jantaku_passed_on";
/// The metric of connections of other servers.
const OF_SERVERS: &str = "jantaku_connections_of_servers";

/// Proxies append the client's address to this header.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The system takes this many bytes of an answer at once, whether or not anybody reads them.
const AT_ONCE: u64 = SEND_BUFFER as u64;

/// Room for the connections of a server; clones share it.
#[derive(Clone)]
pub(super) struct Places {
    free: Arc<Semaphore>,
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    limits: Limits,
    gauge: &'static str,
}

/// Room for one connection, until this is dropped.
pub(crate) struct Place {
    address: IpAddr,
    is_proxy: bool,
    /// The connection of the proxy or server that has passed it on: it lasts as long.
    _by: Option<Arc<Place>>,
    /// None where another server has the connection.
    held: Option<(Places, OwnedSemaphorePermit)>,
}

impl Places {
    pub fn new(limits: Limits) -> Places {
        Places { free: Arc::new(Semaphore::new(limits.connections)), taken: Arc::default(), limits, gauge: CONNECTIONS }
    }

    /// Room for what the proxy passes on.
    pub fn behind_proxy(limits: Limits) -> Places {
        Places { gauge: PASSED_ON, ..Places::new(Limits { proxy: None, ..limits }) }
    }

    /// Room for other servers, which have limits of their own for people.
    pub fn of_servers(limits: Limits) -> Places {
        let limits = Limits { per_address: limits.connections, reserved: 0, proxy: None, ..limits };
        Places { gauge: OF_SERVERS, ..Places::new(limits) }
    }

    pub fn take(&self, from: IpAddr) -> Option<Place> {
        let is_proxy = self.limits.proxy == Some(from.to_canonical());
        let address = counted(from);
        let mut taken = self.taken();
        let own = taken.get(&address).copied().unwrap_or_default();
        let is_kept_for_others = own > 0 && self.free.available_permits() <= self.limits.reserved;
        if !is_proxy && (own >= self.limits.per_address || is_kept_for_others) {
            return None;
        }
        let permit = self.free.clone().try_acquire_owned().ok()?;
        taken.insert(address, own + 1);
        metrics::gauge!(self.gauge).increment(1);
        Some(Place { address, is_proxy, _by: None, held: Some((self.clone(), permit)) })
    }

    /// A place for what this connection of the proxy passes on, which keeps the connection's place too.
    fn take_behind(&self, proxy: Arc<Place>, from: IpAddr) -> Option<Place> {
        let mut place = self.take(from)?;
        place._by = Some(proxy);
        Some(place)
    }

    pub async fn all_free(&self) {
        // The places are never closed.
        let _ = self.free.acquire_many(self.limits.connections as u32).await;
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// The place of a connection on another server that has passed something on.
    pub fn elsewhere(address: IpAddr, by: Option<Arc<Place>>) -> Place {
        Place { address, is_proxy: false, _by: by, held: None }
    }

    /// The address by which it is counted.
    pub fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((of, _)) = &self.held else { return };
        metrics::gauge!(of.gauge).decrement(1);
        let mut taken = of.taken();
        let left = taken.get(&self.address).map_or(0, |own| own - 1);
        match left {
            0 => drop(taken.remove(&self.address)),
            left => drop(taken.insert(self.address, left)),
        }
    }
}

/// The counted address. Of IPv6 it is the network of a household: within it, addresses are free.
fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address => address,
    }
}

/// Gives a request from the proxy a place of its client's address until it is answered, and refuses it if there is
/// none.
pub(super) async fn passed_on(State(places): State<Places>, mut request: Request, next: Next) -> Response {
    let Some(proxy) = request.extensions().get::<Arc<Place>>().filter(|place| place.is_proxy).cloned() else {
        return next.run(request).await;
    };
    let from = forwarded_for(request.headers()).unwrap_or_else(|| {
        static SAID: Once = Once::new();
        SAID.call_once(|| tracing::warn!("the proxy adds no address to X-Forwarded-For: its people share one"));
        proxy.address
    });
    let Some(place) = places.take_behind(proxy, from) else {
        return Refused::from(Overload::Busy).into_response();
    };
    let place = Arc::new(place);
    request.extensions_mut().insert(place.clone());
    next.run(request).await.map(|body| match body.size_hint().upper() {
        Some(0..=AT_ONCE) => body,
        _ => Body::new(body.map_frame(move |frame| {
            let _until_it_is_read = &place;
            frame
        })),
    })
}

/// The address that the nearest proxy has added, alone or with a port: anybody can send what precedes it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    let said = last.rsplit(',').next()?.trim();
    said.parse().ok().or_else(|| said.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address_of_either_kind() {
        let counts = |address: &str| counted(address.parse().unwrap()).to_string();
        assert_eq!(counts("2001:db8:1:2:aaaa::1"), counts("2001:db8:1:2::ffff"));
        assert_ne!(counts("2001:db8:1:2::1"), counts("2001:db8:1:3::1"));
        assert_eq!((counts("::ffff:192.0.2.7"), counts("192.0.2.7")), ("192.0.2.7".into(), "192.0.2.7".into()));
        assert_ne!(counts("192.0.2.7"), counts("192.0.2.8"));
    }

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_has_added() {
        let said = |values: &[&str]| {
            let headers = values.iter().map(|value| (FORWARDED_FOR, value.parse().unwrap()));
            forwarded_for(&headers.collect()).map(|address| address.to_string())
        };
        assert_eq!(said(&["203.0.113.1, 192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(said(&["203.0.113.1", "2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(said(&["203.0.113.1, 192.0.2.7:4711"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(said(&["[2001:db8::1]:4711"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(said(&["192.0.2.7, unknown"]), None);
        assert_eq!(said(&[]), None);
    }

    #[tokio::test]
    async fn the_proxy_alone_takes_all_places() {
        let proxy: IpAddr = [192, 0, 2, 1].into();
        let limits = Limits { connections: 9, per_address: 3, reserved: 2, proxy: Some(proxy), ..Limits::default() };
        let held = |places: &Places, from: IpAddr| (0..20).filter_map(|_| places.take(from)).collect::<Vec<_>>();
        assert_eq!(held(&Places::new(limits), proxy).len(), 9);
        assert_eq!(held(&Places::new(limits), [192, 0, 2, 2].into()).len(), 3);
        let behind = Places::behind_proxy(limits);
        assert_eq!(held(&behind, proxy).len(), 3, "what it passes on has the limits of any address");
        let places = Places::new(limits);
        let connection = Arc::new(places.take(proxy).unwrap());
        let socket = behind.take_behind(connection.clone(), [203, 0, 113, 1].into()).unwrap();
        drop(connection);
        assert_eq!(held(&places, proxy).len(), 8, "a socket keeps the connection by which it has come");
        drop(socket);
        assert_eq!(held(&places, proxy).len(), 9);
    }

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
