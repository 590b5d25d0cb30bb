use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use http_body_util::Full;
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};
use tokio_io_timeout::TimeoutStream;

/// The time limit for opening a connection.
const CONNECT: Duration = Duration::from_secs(2);
/// The time limit for a server that does not read.
const WRITE: Duration = Duration::from_secs(20);
/// The time for which an idle connection is kept: the other server keeps it for longer, so that it does not close it
/// under a request.
const IDLE: Duration = Duration::from_secs(4);

/// A connection that takes one request at a time.
pub(super) type Line = SendRequest<Full<Bytes>>;

/// Why another server has certainly not heard a request.
#[derive(Debug, Error)]
pub(crate) enum Unheard {
    /// Its lease has ended, or it has been silent for too long.
    #[error("it is gone")]
    Gone,
    #[error("whoever is there does not answer for it")]
    Refused,
    #[error("it takes no connection: {0}")]
    Unreachable(#[from] io::Error),
    #[error("the connection broke: {0}")]
    Broken(#[from] hyper::Error),
}

/// Connections that wait for the next request, by address.
#[derive(Default)]
pub(super) struct Lines(Mutex<HashMap<String, Vec<(Instant, Line)>>>);

impl Lines {
    /// A connection that has carried requests before, and that the other side has not closed.
    pub async fn used(&self, address: &str) -> Option<Line> {
        loop {
            let (since, mut line) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(address)?.pop()?;
            if since.elapsed() < IDLE && line.ready().await.is_ok() {
                return Some(line);
            }
        }
    }

    /// Keeps a connection for the next request, and drops those that have waited for too long.
    pub fn keep(&self, address: &str, line: Line) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(address.to_owned()).or_default().push((Instant::now(), line));
        for lines in all.values_mut() {
            lines.retain(|(since, line)| since.elapsed() < IDLE && !line.is_closed());
        }
        all.retain(|_, lines| !lines.is_empty());
    }
}

pub(super) async fn connect(address: &str) -> Result<Line, Unheard> {
    let stream = timeout(CONNECT, TcpStream::connect(address)).await.map_err(io::Error::from)??;
    stream.set_nodelay(true)?;
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE));
    let (line, connection) = http1::handshake(TokioIo::new(Box::pin(stream))).await?;
    // The user of the line learns how it ends.
    tokio::spawn(connection.with_upgrades());
    Ok(line)
}
