use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use futures_util::future::join_all;
use jantaku_core::Ruleset;
use jantaku_server::{Entrance, Friends, Limits, Server as Served, Site, Tls};
use jantaku_store::{CareerLines, Store};
use jantaku_wire::ids::PlayerId;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use super::Friend;

/// A server on a port and a folder of its own; the folder goes with it.
pub struct Server {
    pub address: SocketAddr,
    dir: PathBuf,
    /// None once it is asked to stop.
    store: Option<Store>,
    /// Stops it when it is sent or dropped.
    stop: Option<oneshot::Sender<()>>,
}

impl Server {
    pub async fn start(name: &str) -> Server {
        Server::limited(name, Limits::default()).await
    }

    pub async fn limited(name: &str, limits: Limits) -> Server {
        let (dir, store) = fresh(name);
        Server::serving(dir, store, limits, Vec::new(), false).await
    }

    pub async fn with_career(name: &str, lines: Vec<String>) -> Server {
        let (dir, store) = fresh(name);
        store.append_career(CareerLines { player: PlayerId::LOCAL, after: 0, lines }).await.unwrap();
        Server::serving(dir, store, Limits::default(), Vec::new(), false).await
    }

    pub async fn with_records(name: &str, records: Vec<PathBuf>) -> Server {
        let (dir, store) = fresh(name);
        Server::serving(dir, store, Limits::default(), records, false).await
    }

    pub async fn hosted(name: &str) -> Server {
        Server::hosted_within(name, Limits::default()).await
    }

    pub async fn hosted_within(name: &str, limits: Limits) -> Server {
        let (dir, store) = fresh(name);
        Server::serving(dir, store, limits, Vec::new(), true).await
    }

    /// Stops the server, and starts it on another port.
    pub async fn restarted(mut self) -> Server {
        self.stop();
        let dir = std::mem::take(&mut self.dir);
        let store = loop {
            match Store::open(&dir) {
                Ok(store) => break store,
                // The server before still has it.
                Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            }
        };
        Server::serving(dir, store, Limits::default(), Vec::new(), true).await
    }

    async fn serving(dir: PathBuf, store: Store, limits: Limits, records: Vec<PathBuf>, is_hosted: bool) -> Server {
        let rules = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap()).collect();
        let friends = Friends { dir: dir.join("friends"), address: || Some(Ipv4Addr::LOCALHOST) };
        let served = Served::new(store.clone(), rules, Some(11)).with_records(records);
        let served = if is_hosted { served } else { served.with_friends(friends) };
        let (address, stop) = listen(served, limits, is_hosted).await;
        Server { address, dir, store: Some(store), stop: Some(stop) }
    }

    pub async fn offering(name: &str, rules: Vec<Ruleset>) -> Server {
        let (dir, store) = fresh(name);
        let served = Served::new(store.clone(), rules, Some(1));
        let (address, stop) = listen(served, Limits::default(), false).await;
        Server { address, dir, store: Some(store), stop: Some(stop) }
    }

    /// A server for one person on the store in this folder, which is deleted with it.
    pub async fn on(dir: PathBuf) -> Server {
        let store = Store::open(&dir).unwrap();
        Server::serving(dir, store, Limits::default(), Vec::new(), false).await
    }

    /// A server for friends on the store in this folder, which is deleted with it.
    pub async fn hosted_on(dir: PathBuf) -> Server {
        let store = Store::open(&dir).unwrap();
        Server::serving(dir, store, Limits::default(), Vec::new(), true).await
    }

    /// A server for friends at a site, by TLS where there is some.
    pub async fn at(name: &str, site: Site, tls: Option<Tls>, limits: Limits) -> Server {
        let (dir, store) = fresh(name);
        let served = Served::new(store.clone(), vec![Ruleset::preset("tenhou").unwrap()], Some(13));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(served.serve(listener, site, tls, limits, async move { drop(stopped.await) }));
        Server { address, dir, store: Some(store), stop: Some(stop) }
    }

    /// Another server for friends on the same store, without the memory of the first, which keeps the folder.
    pub async fn another(&self) -> Server {
        let rules = vec![Ruleset::preset("tenhou").unwrap()];
        let served = Served::new(self.store(), rules, Some(12));
        let (address, stop) = listen(served, Limits::default(), true).await;
        Server { address, dir: PathBuf::new(), store: None, stop: Some(stop) }
    }

    /// People who have said these names.
    pub async fn friends<const N: usize>(&self, names: [&str; N]) -> [Friend; N] {
        let named = names.map(async |name| Friend::named(self.address, name).await);
        join_all(named).await.try_into().ok().unwrap()
    }

    pub fn store(&self) -> Store {
        self.store.clone().unwrap()
    }

    pub fn dir(&self) -> &std::path::Path {
        &self.dir
    }

    pub fn stop(&mut self) {
        self.stop = None;
        self.store = None;
    }
}

/// A folder of this name that was not there yet, and its store.
fn fresh(name: &str) -> (PathBuf, Store) {
    let dir = std::env::temp_dir().join(format!("jantaku-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Store::open(&dir).unwrap();
    (dir, store)
}

/// Serves; returns its address, and a sender that stops it when dropped.
async fn listen(served: Served, limits: Limits, is_hosted: bool) -> (SocketAddr, oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let entrance = match is_hosted {
        true => Entrance::Names,
        false => {
            let key = served.launch_key().await.unwrap();
            super::keys::remember(address, key.as_str());
            Entrance::Key(key)
        }
    };
    let (stop, stopped) = oneshot::channel();
    let site = Site::local(address, entrance);
    tokio::spawn(served.serve(listener, site, None, limits, async move { drop(stopped.await) }));
    (address, stop)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}
