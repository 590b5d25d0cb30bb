//! A bot that listens on a WebSocket: messages as text, one a frame.

use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::line::{Lines, PeerFault, Said};
use super::protocol::LONGEST;

pub const SCHEME: &str = "ws://";

/// The longest time to connect.
const CONNECTING: Duration = Duration::from_secs(10);

/// The longest time to close after the match.
const CLOSING: Duration = Duration::from_millis(100);

pub struct Socket {
    /// The reason for its end.
    why: Arc<Mutex<String>>,
    /// Dropped first, which lets the thread end.
    open: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Socket {
    pub fn connect(url: &str) -> Result<(Socket, Lines), PeerFault> {
        let failed = |error: &dyn ToString| PeerFault::Connect(error.to_string());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| failed(&error))?;
        let limit = Some(LONGEST as usize);
        let config = WebSocketConfig::default().max_message_size(limit).max_frame_size(limit);
        let connecting =
            async { tokio::time::timeout(CONNECTING, connect_async_with_config(url, Some(config), true)).await };
        let (mut stream, _) =
            runtime.block_on(connecting).map_err(|error| failed(&error))?.map_err(|error| failed(&error))?;
        let (input, mut told) = unbounded_channel();
        let (sender, said) = sync_channel(16);
        let (open, dropped) = oneshot::channel::<()>();
        let why = Arc::new(Mutex::new(String::new()));
        let noted = why.clone();
        let thread = thread::spawn(move || {
            let closed = runtime.block_on(async {
                let gone = async {
                    let _ = dropped.await;
                    tokio::time::sleep(CLOSING).await;
                };
                tokio::select! {
                    closed = converse(&mut stream, &mut told, &sender) => closed,
                    () = gone => String::new(),
                }
            });
            // `sender` ends after the reason is noted.
            *noted.lock().unwrap_or_else(PoisonError::into_inner) = closed;
            drop(sender);
        });
        Ok((Socket { why, open: Some(open), thread: Some(thread) }, Lines { input, said }))
    }

    pub fn death(&mut self) -> PeerFault {
        PeerFault::Closed(self.why.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

impl Drop for Socket {
    /// The bot gets all messages, also the end of the match, before the program may end.
    fn drop(&mut self) {
        self.open = None;
        if let Some(thread) = self.thread.take() {
            // If it had panicked, no answer would have come.
            let _ = thread.join();
        }
    }
}

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Passes lines on both ways until one side closes, and returns the reason.
async fn converse(stream: &mut Stream, told: &mut UnboundedReceiver<String>, sender: &SyncSender<Said>) -> String {
    loop {
        let said = tokio::select! {
            line = told.recv() => match line {
                Some(line) => match stream.send(Message::text(line)).await {
                    Ok(()) => continue,
                    Err(error) => return error.to_string(),
                },
                None => {
                    let _ = stream.close(None).await;
                    while let Some(Ok(_)) = stream.next().await {}
                    return String::new();
                }
            },
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) if text.trim().is_empty() => continue,
                Some(Ok(Message::Text(text))) => Said::Line(text.trim_end().to_owned()),
                Some(Ok(Message::Binary(_))) => Said::Binary,
                Some(Ok(Message::Close(frame))) => {
                    return frame.map_or_else(|| "it gave no reason".to_owned(), |frame| frame.to_string());
                }
                Some(Ok(_)) => continue,
                Some(Err(Error::Capacity(_))) => Said::TooLong,
                Some(Err(Error::Utf8(_))) => Said::NotUtf8,
                Some(Err(error)) => return error.to_string(),
                None => return "it gave no reason".to_owned(),
            },
        };
        let last = matches!(said, Said::TooLong | Said::NotUtf8);
        if sender.send(said).is_err() || last {
            return String::new();
        }
    }
}
