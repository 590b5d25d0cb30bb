//! What frames come and go by: a browser's WebSocket, or a line to the server that has it.

use std::collections::VecDeque;
use std::future::pending;
use std::time::Duration;

use axum::body::Bytes;
use jantaku_link::Line;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};

use crate::tables::socket::web_socket::WebSocket;

/// How long the other server may read nothing of what waits for it.
const WRITE: Duration = Duration::from_secs(20);

/// How many frames a client may send before its first message is answered.
const EARLY: usize = 16;

/// The side of the server of a connection with a client.
pub(crate) enum Connection {
    /// The client is this server's. What it sent before anybody asked for it comes first.
    Own(WebSocket, VecDeque<Frame>),
    /// The client is that of another server, which passes on every frame.
    Passed(Box<Passing>),
}

impl Connection {
    /// The next message; `None` once the connection has ended.
    pub async fn receive(&mut self) -> Option<Result<Frame, Error>> {
        match self {
            Connection::Own(socket, early) => match early.pop_front() {
                Some(frame) => Some(Ok(frame)),
                None => socket.receive().await,
            },
            Connection::Passed(passing) => passing.receive().await,
        }
    }

    /// Waits until the client has left, or says more than anybody does before they are answered. What they say until then is received later.
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

    /// Sends a text.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        match self {
            Connection::Own(socket, _) => socket.send_text(text).await,
            Connection::Passed(passing) => passing.send(Frame::text(text)).await,
        }
    }

    /// Sends anything but a text.
    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        match self {
            Connection::Own(socket, _) => socket.send(frame).await,
            Connection::Passed(passing) => passing.send(frame).await,
        }
    }
}

/// A line between two servers that frames of one socket are passed on by: the kind in the first byte, and what it carries.
pub(crate) struct Passing(pub Line);

impl Passing {
    /// The next frame; `None` once the line has ended or is broken.
    pub async fn receive(&mut self) -> Option<Result<Frame, Error>> {
        let message = self.0.receiver.receive().await.ok().flatten()?;
        Some(read(&message).ok_or(Error::Utf8("a frame of another server".to_owned())))
    }

    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        match timeout(WRITE, self.0.sender.send(written(&frame))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Error::ConnectionClosed),
        }
    }
}

fn written(frame: &Frame) -> Bytes {
    let (kind, payload): (u8, Bytes) = match frame {
        Frame::Text(text) => (b't', text.clone().into()),
        Frame::Binary(bytes) => (b'b', bytes.clone()),
        Frame::Ping(bytes) => (b'i', bytes.clone()),
        Frame::Pong(bytes) => (b'o', bytes.clone()),
        Frame::Close(close) => {
            let close =
                close.iter().map(|close| [&u16::from(close.code).to_be_bytes(), close.reason.as_bytes()].concat());
            (b'c', close.flatten().collect())
        }
        // The library makes none of these out of what it receives.
        Frame::Frame(_) => (b'b', Bytes::new()),
    };
    [&[kind], payload.as_ref()].concat().into()
}

fn read(message: &Bytes) -> Option<Frame> {
    let (kind, payload) = (*message.first()?, message.slice(1..));
    Some(match kind {
        b't' => Frame::Text(Utf8Bytes::try_from(payload).ok()?),
        b'b' => Frame::Binary(payload),
        b'i' => Frame::Ping(payload),
        b'o' => Frame::Pong(payload),
        b'c' if payload.is_empty() => Frame::Close(None),
        b'c' => {
            let code = u16::from_be_bytes(*payload.first_chunk()?).into();
            let reason = Utf8Bytes::try_from(payload.slice(2..)).ok()?;
            Frame::Close(Some(CloseFrame { code, reason }))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

    use super::*;

    #[test]
    fn every_frame_arrives_as_it_was() {
        let close = CloseFrame { code: CloseCode::Policy, reason: "no hello".into() };
        for frame in [
            Frame::text("雀"),
            Frame::binary(vec![0, 1]),
            Frame::Ping(Bytes::from_static(b"1")),
            Frame::Pong(Bytes::new()),
            Frame::Close(None),
            Frame::Close(Some(close)),
        ] {
            assert_eq!(read(&written(&frame)), Some(frame));
        }
        for unreadable in [&b""[..], b"x", b"t\xff", b"c\0"] {
            assert_eq!(read(&Bytes::copy_from_slice(unreadable)), None);
        }
    }
}
