//! Requests and sockets, as a browser's.

use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

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
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// What may go wrong, in words.
pub type Failure = Box<dyn Error + Send + Sync>;
/// A connection to a table or a room.
pub type Socket = WebSocketStream<TcpStream>;

/// The address of the first household, on this machine.
const FIRST_HOUSEHOLD: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A server, and the name under which it is reached.
#[derive(Debug, Clone, Copy)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its public address: a scheme and a host.
    pub public_url: &'static str,
}

impl Server {
    /// The host of its public address.
    pub fn host(&self) -> &'static str {
        self.public_url.split_once("://").map_or(self.public_url, |(_, host)| host)
    }

    /// A connection of a household. Each has an address of its own where the server is on this machine; elsewhere there is only one.
    pub async fn connect(&self, household: u32) -> io::Result<TcpStream> {
        if !self.address.is_ipv4() || !self.address.ip().is_loopback() {
            return TcpStream::connect(self.address).await;
        }
        let from = Ipv4Addr::from_bits(FIRST_HOUSEHOLD.to_bits() + household);
        let socket = TcpSocket::new_v4()?;
        socket.set_reuseaddr(true)?;
        socket.bind(SocketAddr::from((from, 0)))?;
        socket.connect(self.address).await
    }
}

/// Somebody with a session.
#[derive(Debug, Clone)]
pub struct Visitor {
    server: Server,
    household: u32,
    bearer: String,
}

impl Visitor {
    /// Signs somebody in by a name.
    pub async fn named(server: Server, household: u32, name: &str) -> Result<Visitor, Failure> {
        let nobody = Visitor { server, household, bearer: String::new() };
        let answer = nobody.request(Method::POST, "/api/me", &serde_json::json!({ "name": name })).await?;
        let cookie = answer.headers().get(SET_COOKIE).ok_or_else(|| format!("{name}: no cookie"))?.to_str()?;
        let (_, session) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).ok_or("a strange cookie")?;
        Ok(Visitor { bearer: format!("Bearer {session}"), ..nobody })
    }

    /// The same person elsewhere.
    pub fn at(&self, household: u32) -> Visitor {
        Visitor { household, ..self.clone() }
    }

    /// A connection on which nothing has been asked for.
    pub async fn connect(&self) -> io::Result<TcpStream> {
        self.server.connect(self.household).await
    }

    /// The head of a request, but for the lines that end it.
    pub fn head(&self, request: &str) -> String {
        let Server { public_url, .. } = self.server;
        let (host, bearer) = (self.server.host(), &self.bearer);
        format!("{request} HTTP/1.1\r\nHost: {host}\r\nOrigin: {public_url}\r\nAuthorization: {bearer}\r\n")
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
        let stream = self.connect().await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.host())
            .header(ORIGIN, self.server.public_url)
            .header(AUTHORIZATION, &self.bearer)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(serde_json::to_vec(body)?)))?;
        Ok(sender.send_request(request).await?)
    }

    /// Opens a socket with this first message.
    pub async fn socket(&self, hello: &ClientMessage) -> Result<Socket, Failure> {
        let mut socket = self.upgrade(self.connect().await?).await?;
        say(&mut socket, hello).await?;
        Ok(socket)
    }

    /// Opens a socket over this connection.
    pub async fn upgrade(&self, stream: TcpStream) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/ws", self.server.host()).into_client_request()?;
        request.headers_mut().insert(AUTHORIZATION, self.bearer.parse()?);
        request.headers_mut().insert(ORIGIN, self.server.public_url.parse()?);
        Ok(client_async(request, stream).await?.0)
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
