//! The server for friends that `jantaku play` opens beside its own table, on the network of this machine. It has a
//! store of its own, so that nothing of the player's is in reach of who comes.

mod refusal;
mod routes;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;

use jantaku_core::Ruleset;
use jantaku_store::Store;
use jantaku_wire::Hosting;
use tokio::runtime::Runtime;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;

use crate::hosting::refusal::HostingRefusal;
use crate::http::{Limits, Site};
use crate::refusal::{Malformed, Refused};
use crate::server::Server;

pub(crate) use routes::routes;

/// The same each time, so that a link to a room stays good.
const PORT: u16 = 8137;

/// Where a server for friends may be opened, and what it is given.
pub struct Friends {
    /// The directory of its store.
    pub dir: PathBuf,
    /// This machine's address on its network, if it is on one.
    pub address: fn() -> Option<Ipv4Addr>,
}

pub(crate) struct Host {
    friends: Option<Friends>,
    rules: Vec<Ruleset>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Opened with the first server, and kept: its lock is that of this program.
    store: Option<Store>,
    open: Option<Open>,
}

struct Open {
    url: String,
    stop: oneshot::Sender<()>,
    served: JoinHandle<io::Result<()>>,
    /// Ends whatever is left of the server, as the end of a program does.
    _runtime: Ending,
}

/// A runtime that may be dropped anywhere.
struct Ending(Option<Runtime>);

impl Drop for Ending {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Host {
    pub fn new(friends: Option<Friends>, rules: Vec<Ruleset>) -> Host {
        Host { friends, rules, state: Mutex::default() }
    }

    pub async fn state(&self) -> Hosting {
        Hosting { url: self.state.lock().await.open.as_ref().map(|open| open.url.clone()) }
    }

    pub async fn open(&self) -> Result<Hosting, Refused> {
        let Some(Friends { dir, address }) = &self.friends else {
            return Err(Malformed("only `jantaku play` opens a server for friends".to_owned()).into());
        };
        let mut state = self.state.lock().await;
        if let Some(open) = &state.open {
            return Ok(Hosting { url: Some(open.url.clone()) });
        }
        let address = address().ok_or(HostingRefusal::HostNoNetwork)?;
        if !is_own_network(address) {
            return Err(HostingRefusal::HostPublic { address }.into());
        }
        let refused = |why: &dyn ToString| HostingRefusal::HostRefused { why: why.to_string() };
        let listener = listen(address).map_err(|error| refused(&error))?;
        let url = format!("http://{}", listener.local_addr().map_err(|error| refused(&error))?);
        let site = Site::public(&url).map_err(|error| refused(&error))?;
        let store = match &state.store {
            Some(store) => store.clone(),
            None => {
                let opened = Store::open(dir).map_err(|error| HostingRefusal::HostStore { why: error.to_string() })?;
                state.store.insert(opened).clone()
            }
        };
        let runtime = Runtime::new().map_err(|error| refused(&error))?;
        let (stop, stopped) = oneshot::channel();
        // Walls do not follow from a seed that the player knows.
        let server = Server::new(store, self.rules.clone(), None);
        let served = runtime.spawn(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            server.serve(listener, site, None, Limits::default(), async { drop(stopped.await) }).await
        });
        state.open = Some(Open { url: url.clone(), stop, served, _runtime: Ending(Some(runtime)) });
        Ok(Hosting { url: Some(url) })
    }

    /// Matches that are played wait in the store until it is opened again.
    pub async fn close(&self) {
        let mut state = self.state.lock().await;
        let Some(Open { stop, served, _runtime, .. }) = state.open.take() else { return };
        let _ = stop.send(());
        match served.await {
            Ok(Err(error)) => tracing::error!("the server for friends has ended: {error}"),
            Err(error) => tracing::error!("the server for friends has failed: {error}"),
            Ok(Ok(())) => {}
        }
    }
}

fn listen(address: Ipv4Addr) -> io::Result<TcpListener> {
    let at = |port| TcpListener::bind(SocketAddr::from((address, port)));
    let listener = match at(PORT) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => at(0),
        bound => bound,
    }?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// This machine's address on the way to others. Nothing is sent to find it.
pub fn own_address() -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(198, 51, 100, 1), 9)).ok()?;
    match socket.local_addr().ok()? {
        SocketAddr::V4(own) if !own.ip().is_unspecified() && !own.ip().is_loopback() => Some(*own.ip()),
        _ => None,
    }
}

/// Addresses that the internet does not reach: what is sent there is not encrypted.
fn is_own_network(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    address.is_private() || address.is_link_local() || address.is_loopback() || address.is_documentation() || is_shared
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_network_that_the_internet_does_not_reach_is_the_players_own() {
        for own in ["192.168.1.5", "10.0.0.2", "172.16.4.1", "169.254.7.7", "100.64.0.1", "192.0.2.2"] {
            assert!(is_own_network(own.parse().unwrap()), "{own}");
        }
        for public in ["8.8.8.8", "100.128.0.1", "172.32.0.1", "193.168.1.5"] {
            assert!(!is_own_network(public.parse().unwrap()), "{public}");
        }
    }

    #[tokio::test]
    async fn where_there_is_no_such_network_it_is_refused() {
        let refused = async |address: fn() -> Option<Ipv4Addr>| {
            let host = Host::new(Some(Friends { dir: PathBuf::new(), address }), Vec::new());
            host.open().await.unwrap_err().of::<HostingRefusal>().cloned()
        };
        assert_eq!(refused(|| None).await, Some(HostingRefusal::HostNoNetwork));
        let address = Ipv4Addr::new(8, 8, 8, 8);
        assert_eq!(refused(|| Some(Ipv4Addr::new(8, 8, 8, 8))).await, Some(HostingRefusal::HostPublic { address }));
    }
}
