//! A WebSocket, of which this server is mostly the server.
//!
//! It sends a long message in pieces: the library's buffer keeps the room of the longest frame it has ever sent, and a
//! server has thousands of sockets to which it sends one long message each, the first.

use axum::body::{Body, Bytes};
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::http::{HeaderValue, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use http_body_util::Full;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// The longest message of a client, in bytes.
const MESSAGE_LEN: usize = 16 * 1024;
/// The size of a read: client messages are short.
const READ_BUFFER: usize = 1024;
/// The longest piece of a message. Most messages fit.
const PIECE_LEN: usize = 1024;
/// The bytes that may wait to be written before the connection is given up.
const WRITE_BUFFER: usize = 4 * 1024 * 1024;

/// A WebSocket that a client has opened, or that this server has opened at another one.
pub(crate) struct WebSocket(Box<WebSocketStream<TokioIo<Upgraded>>>);

impl WebSocket {
    /// Answers a request for a WebSocket, which opens once the answer is sent. Any other request is a bad one.
    pub(crate) fn upgrade<F>(
        mut request: Request<Body>,
        opened: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let response = match create_response_with_body(&request, Body::empty) {
            Ok(response) => response,
            Err(error) => return (StatusCode::BAD_REQUEST, error.to_string()).into_response(),
        };
        let upgraded = hyper::upgrade::on(&mut request);
        tokio::spawn(async move {
            let Ok(upgraded) = upgraded.await else { return };
            opened(Box::pin(WebSocket::of(upgraded, Role::Server, config())).await).await;
        });
        response
    }

    pub(crate) fn request(path: &'static str) -> Request<Full<Bytes>> {
        let mut request = Request::new(Full::default());
        *request.uri_mut() = Uri::from_static(path);
        let headers = [
            (CONNECTION, HeaderValue::from_static("Upgrade")),
            (UPGRADE, HeaderValue::from_static("websocket")),
            (SEC_WEBSOCKET_VERSION, HeaderValue::from_static("13")),
        ];
        request.headers_mut().extend(headers);
        if let Ok(key) = generate_key().try_into() {
            request.headers_mut().insert(SEC_WEBSOCKET_KEY, key);
        }
        request
    }

    /// The client's side of a socket at another server. That sends messages of any length.
    pub(crate) async fn dialed(upgraded: Upgraded) -> WebSocket {
        WebSocket::of(upgraded, Role::Client, config().max_message_size(None).max_frame_size(None)).await
    }

    async fn of(upgraded: Upgraded, role: Role, config: WebSocketConfig) -> WebSocket {
        let stream = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), role, Some(config));
        WebSocket(Box::new(stream.await))
    }

    pub(crate) async fn receive(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// A long text is sent in pieces.
    pub(crate) async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        let mut kind = Data::Text;
        let mut pieces = text.as_bytes().chunks(PIECE_LEN).peekable();
        while let Some(piece) = pieces.next() {
            let piece = Bytes::copy_from_slice(piece);
            let frame = Frame::message(piece, OpCode::Data(kind), pieces.peek().is_none());
            self.0.feed(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        self.0.flush().await
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_LEN))
        .max_frame_size(Some(MESSAGE_LEN))
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
}
