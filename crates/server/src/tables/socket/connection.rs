use std::collections::VecDeque;
use std::future::pending;

use jantaku_store::Live;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use crate::cluster::gone;
use crate::tables::socket::web_socket::WebSocket;

/// The frames that a client may send before its first message is answered.
const EARLY: usize = 16;

pub(crate) enum Connection {
    /// This server's client. The frames that it sent early come first.
    Own(WebSocket, VecDeque<Frame>),
    /// Another server's client, which passes on every frame.
    Passed(Passed),
}

impl Connection {
    pub async fn receive(&mut self) -> Option<Result<Frame, Error>> {
        match self {
            Connection::Own(socket, early) => match early.pop_front() {
                Some(frame) => Some(Ok(frame)),
                None => socket.receive().await,
            },
            Connection::Passed(passed) => passed.receive().await,
        }
    }

    /// Waits until the client has left, or sends more than anybody does before an answer. Its frames are received
    /// later.
    pub async fn left(&mut self) {
        match self {
            Connection::Own(socket, early) => {
                while let Some(Ok(frame)) = socket.receive().await {
                    if frame.is_close() || early.len() == EARLY {
                        return;
                    }
                    early.push_back(frame);
                }
            }
            // The server that has it watches over it.
            Connection::Passed(_) => pending().await,
        }
    }

    pub async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        match self {
            Connection::Own(socket, _) => socket.send_text(text).await,
            Connection::Passed(passed) => passed.socket.send_text(text).await,
        }
    }

    /// Sends a frame that is no text.
    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        match self {
            Connection::Own(socket, _) => socket.send(frame).await,
            Connection::Passed(passed) => passed.socket.send(frame).await,
        }
    }
}

/// The other server that has passed something on.
#[derive(Clone)]
pub(crate) struct PassedBy {
    term: i64,
    live: watch::Receiver<Live>,
}

impl PassedBy {
    pub fn new(term: i64, live: watch::Receiver<Live>) -> PassedBy {
        PassedBy { term, live }
    }
}

/// A client's connection at the server that has its table or room: it ends with the server that passes it on.
pub(crate) struct Passed {
    socket: WebSocket,
    by: PassedBy,
}

impl Passed {
    pub fn new(socket: WebSocket, by: PassedBy) -> Passed {
        Passed { socket, by }
    }

    async fn receive(&mut self) -> Option<Result<Frame, Error>> {
        loop {
            let received = tokio::select! {
                received = self.socket.receive() => received?.ok()?,
                () = gone(&mut self.by.live, self.by.term) => return None,
            };
            return Some(Ok(match received {
                Frame::Pong(_) => continue,
                Frame::Ping(payload) => Frame::Pong(payload),
                other => other,
            }));
        }
    }
}

/// The same connection at the server that passes it on. Both servers answer pings by themselves, so that a client's
/// pong has to go on as a ping, and the other server's pong does not concern the client.
pub(crate) struct Passing(pub WebSocket);

impl Passing {
    pub async fn receive(&mut self) -> Option<Frame> {
        loop {
            match self.0.receive().await?.ok()? {
                Frame::Pong(_) => {}
                frame => return Some(frame),
            }
        }
    }

    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        match frame {
            Frame::Text(text) => self.0.send_text(&text).await,
            Frame::Pong(payload) => self.0.send(Frame::Ping(payload)).await,
            other => self.0.send(other).await,
        }
    }
}
