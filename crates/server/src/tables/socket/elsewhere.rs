use std::fmt;
use std::pin::pin;

use jantaku_wire::ClientMessage;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::cluster::{Caller, Cluster, Elsewhere};
use crate::http::Waiting;
use crate::refusal::{Malformed, Refused};
use crate::tables::socket::connection::{Connection, Passing};
use crate::tables::socket::sockets::opened;
use crate::tables::socket::{End, Opened, Socket};

impl Socket {
    /// Opens what a first message asks for, here or on the server that has it. If that ends, its successor is waited
    /// for.
    pub(crate) async fn open(&mut self, message: &ClientMessage) -> Result<Opened, Refused> {
        // The server that passes it on waits by itself.
        let is_own = matches!(self.socket, Connection::Own(..));
        let Socket { socket, served, who, session, place, .. } = self;
        let waiting = Waiting::begin();
        loop {
            let here = opened(served, who, message.clone()).await;
            let other = here.as_ref().err().and_then(Refused::of);
            let (Some(Elsewhere(term)), Some(cluster)) = (other, served.others.cluster().filter(|_| is_own)) else {
                return here;
            };
            let caller = Caller::new(Some(who.clone()), session.clone(), place.address());
            let opened = tokio::select! {
                biased;
                // A client that is gone must not come to the table after a connection that it has opened since.
                () = socket.left() => return here,
                opened = open_elsewhere(cluster, *term, caller, message) => opened,
            };
            let is_elsewhere = opened.as_ref().is_err_and(|refused| refused.of::<Elsewhere>().is_some());
            if !is_elsewhere || !waiting.again(cluster).await {
                return opened;
            }
        }
    }

    /// The other server cannot be reached: the client comes back, and the server that passes it on asks again.
    pub(crate) fn not_here(&self) -> End {
        match self.socket {
            Connection::Own(..) => End::Stopping,
            Connection::Passed(_) => End::Gone,
        }
    }

    /// Passes frames on in both directions, for as long as the other server serves.
    pub(crate) async fn pass_on(&mut self, term: i64, mut passing: Passing, first: Frame) -> End {
        let Some(cluster) = self.served.others.cluster().cloned() else { return End::Stopping };
        let mut lost = pin!(cluster.lost(term));
        let mut closing = self.served.closing.clone();
        let mut done = self.deliver(first).await;
        while done.is_ok() {
            done = tokio::select! {
                next = passing.receive() => match next {
                    Some(next) => self.deliver(next).await,
                    None => Err(End::Stopping),
                },
                said = self.socket.receive() => match said {
                    Some(Ok(said)) => passing.send(said).await.map_err(|_| End::Stopping),
                    Some(Err(_)) | None => Err(End::Gone),
                },
                () = &mut lost => Err(End::Stopping),
                _ = closing.changed() => Err(End::Stopping),
            };
        }
        done.err().unwrap_or(End::Done)
    }

    /// Sends the client a frame of the other server.
    async fn deliver(&mut self, frame: Frame) -> Result<(), End> {
        let sent = match frame {
            Frame::Close(close) => return Err(End::Closed(close)),
            Frame::Text(text) => self.socket.send_text(&text).await,
            other => self.socket.send(other).await,
        };
        sent.map_err(|_| End::Gone)
    }
}

/// Opens it on another server, which confirms that with its first frame.
async fn open_elsewhere(
    cluster: &Cluster,
    term: i64,
    caller: Caller,
    message: &ClientMessage,
) -> Result<Opened, Refused> {
    let unreachable = |why: &dyn fmt::Display| {
        tracing::debug!("a socket cannot be passed on to the server of term {term}: {why}");
        Elsewhere(term)
    };
    let hello = serde_json::to_string(message).map_err(|error| Malformed(error.to_string()))?;
    let socket = cluster.dial(term, &caller).await;
    let mut passing = Passing(socket.map_err(|error| unreachable(&error))?);
    passing.send(Frame::text(hello)).await.map_err(|error| unreachable(&error))?;
    let first = tokio::select! {
        first = passing.receive() => first,
        () = cluster.lost(term) => None,
    };
    let first = first.ok_or_else(|| unreachable(&"it has not opened it"))?;
    Ok(Opened::Elsewhere(term, Box::new(passing), first))
}
