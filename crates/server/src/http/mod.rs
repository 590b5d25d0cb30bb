//! The page, its JSON and the socket, on loopback.

mod api;
mod guard;
mod page;
mod rules;
mod socket;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Redirect;
use axum::routing::{delete, get, post};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::lobby::Lobby;

/// How long a client may take to send the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// Connections and sockets at a time; more connections wait to be accepted.
const CONNECTIONS: usize = 512;
/// The longest record that can be opened, in bytes.
const RECORD_LEN: usize = 2 * 1024 * 1024;
/// The longest rule file, in bytes.
const RULES_LEN: usize = 64 * 1024;
/// How long connections have to say goodbye when the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// What the handlers share.
#[derive(Clone)]
struct Shared {
    lobby: Arc<Lobby>,
    /// Our own address.
    address: SocketAddr,
    /// The number of the next socket.
    sockets: Arc<AtomicU64>,
    /// One for each connection and each socket.
    places: Arc<Semaphore>,
}

/// Serves the lobby on this listener until `stop` is done.
pub async fn serve(listener: TcpListener, lobby: Arc<Lobby>, stop: impl Future<Output = ()>) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let address = listener.local_addr()?;
    let shared = Shared { lobby: lobby.clone(), address, sockets: Arc::default(), places: places.clone() };
    let router = router(shared);
    let (closing, closed) = watch::channel(());
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = accept(&listener, &places) => accepted,
        };
        if let Some((stream, place)) = accepted {
            tokio::spawn(connection(stream, router.clone(), closed.clone(), place));
        }
    }
    drop(listener);
    lobby.stop().await;
    closing.send_replace(());
    // Whoever has not left by then is cut off; nothing is lost by it.
    let _ = tokio::time::timeout(FAREWELL, places.acquire_many(CONNECTIONS as u32)).await;
    Ok(())
}

async fn accept(listener: &TcpListener, places: &Arc<Semaphore>) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    let place = places.clone().acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => Some((stream, place)),
        Err(error) => {
            // Out of file handles, or a client gone before it was accepted: neither ends the server.
            tracing::warn!("no connection was accepted: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
            None
        }
    }
}

async fn connection(stream: TcpStream, router: Router, mut closed: watch::Receiver<()>, _place: OwnedSemaphorePermit) {
    let _ = stream.set_nodelay(true);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        _ = closed.changed() => {
            served.as_mut().graceful_shutdown();
            // A client that breaks off is no error of ours.
            let _ = served.await;
        }
    }
}

fn router(shared: Shared) -> Router {
    Router::new()
        .route("/api/start", get(api::start))
        .route("/api/matches", get(api::matches).post(api::create))
        .route("/api/matches/{id}/seat", get(api::seat))
        .route("/api/matches/{id}/record", get(api::record))
        .route("/api/matches/{id}/replay", get(api::replay))
        .route("/api/rules", get(rules::catalogue))
        .route("/api/rules/check", post(rules::check).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/rules/read", post(rules::read).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/houses", post(rules::save).layer(DefaultBodyLimit::max(RULES_LEN)))
        .route("/api/houses/{name}", delete(rules::forget))
        .route("/api/replay", post(api::replay_bytes).layer(DefaultBodyLimit::max(RECORD_LEN)))
        .route("/replay", get(|| async { Redirect::to("/#/replay") }))
        .route("/ws", get(socket::upgrade))
        .fallback(get(page::page))
        .layer(from_fn_with_state(shared.clone(), guard::own_pages_only))
        .layer(from_fn(guard::headers))
        .with_state(shared)
}
