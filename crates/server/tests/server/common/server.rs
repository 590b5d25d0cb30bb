use std::net::SocketAddr;
use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_server::http::serve;
use jantaku_server::lobby::Lobby;
use jantaku_store::Sqlite;
use tokio::net::TcpListener;

/// A server on a port and a folder of its own; the folder goes with it.
pub struct Server {
    pub address: SocketAddr,
    dir: std::path::PathBuf,
}

impl Server {
    pub async fn start(name: &str) -> Server {
        let dir = std::env::temp_dir().join(format!("jantaku-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&dir);
        let store = Sqlite::open(&dir).unwrap();
        let rules = Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap()).collect();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let lobby = Arc::new(Lobby::new(Arc::new(store), rules, Some(11)));
        tokio::spawn(serve(listener, lobby, std::future::pending()));
        Server { address, dir }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}
