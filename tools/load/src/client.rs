//! Requests and sockets, as a browser's.

use std::error::Error;
use std::net::SocketAddr;

use bytes::Bytes;
use futures_util::SinkExt;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use jantaku_wire::ClientMessage;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// What may go wrong, in words.
pub type Failure = Box<dyn Error + Send + Sync>;
/// A connection to a table or a room.
pub type Socket = WebSocketStream<TcpStream>;

/// A server, and the name under which it is reached.
#[derive(Debug, Clone, Copy)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// The host of its public address.
    pub host: &'static str,
}

/// Somebody with a session.
#[derive(Debug, Clone)]
pub struct Visitor {
    server: Server,
    bearer: String,
}

impl Visitor {
    /// Signs somebody in by a name.
    pub async fn named(server: Server, name: &str) -> Result<Visitor, Failure> {
        let nobody = Visitor { server, bearer: String::new() };
        let answer = nobody.request(Method::POST, "/api/me", &serde_json::json!({ "name": name })).await?;
        let cookie = answer.headers().get(SET_COOKIE).ok_or_else(|| format!("{name}: no cookie"))?.to_str()?;
        let (_, session) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).ok_or("a strange cookie")?;
        Ok(Visitor { server, bearer: format!("Bearer {session}") })
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        read(self.request(Method::GET, path, &()).await?).await
    }

    /// Sends something.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        read(self.request(Method::POST, path, body).await?).await
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Response<hyper::body::Incoming>, Failure> {
        let stream = TcpStream::connect(self.server.address).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.host)
            .header(ORIGIN, format!("https://{}", self.server.host))
            .header(AUTHORIZATION, &self.bearer)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(serde_json::to_vec(body)?)))?;
        Ok(sender.send_request(request).await?)
    }

    /// Opens a socket with this first message.
    pub async fn socket(&self, hello: &ClientMessage) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/ws", self.server.host).into_client_request()?;
        request.headers_mut().insert(AUTHORIZATION, self.bearer.parse()?);
        request.headers_mut().insert(ORIGIN, format!("https://{}", self.server.host).parse()?);
        let stream = TcpStream::connect(self.server.address).await?;
        let (mut socket, _) = client_async(request, stream).await?;
        say(&mut socket, hello).await?;
        Ok(socket)
    }
}

/// Says something.
pub async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), Failure> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

async fn read<T: DeserializeOwned>(answer: Response<hyper::body::Incoming>) -> Result<T, Failure> {
    let status = answer.status();
    let body = answer.into_body().collect().await?.to_bytes();
    serde_json::from_slice(&body).map_err(|_| format!("{status}: {}", String::from_utf8_lossy(&body)).into())
}
