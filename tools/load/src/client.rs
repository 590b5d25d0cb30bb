use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use jantaku_wire::{ClientMessage, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

pub type Failure = Box<dyn Error + Send + Sync>;
pub type Socket = WebSocketStream<TcpStream>;

/// The address of the first household, on this machine.
const FIRST_HOUSEHOLD: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

#[derive(Debug, Clone, Copy)]
pub struct Servers {
    pub addresses: &'static [SocketAddr],
    /// Their public address: a scheme and a host.
    pub public_url: &'static str,
    /// The key of a server for one person; elsewhere people sign in.
    pub key: Option<&'static str>,
}

impl Servers {
    pub fn host(&self) -> &'static str {
        self.public_url.split_once("://").map_or(self.public_url, |(_, host)| host)
    }

    /// Tries the servers in turn, from `first` on.
    async fn connect(&self, household: u32, first: usize) -> io::Result<TcpStream> {
        let mut refused = io::Error::other("no server is named");
        let count = self.addresses.len();
        for &address in self.addresses.iter().cycle().skip(first % count.max(1)).take(count) {
            match connect(address, household).await {
                Ok(stream) => return Ok(stream),
                Err(error) => refused = error,
            }
        }
        Err(refused)
    }
}

/// A connection of a household. Each has an address of its own where the server is on this machine; elsewhere there is only one.
async fn connect(server: SocketAddr, household: u32) -> io::Result<TcpStream> {
    if !server.is_ipv4() || !server.ip().is_loopback() {
        return TcpStream::connect(server).await;
    }
    let from = Ipv4Addr::from_bits(FIRST_HOUSEHOLD.to_bits() + household);
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(server).await
}

#[derive(Debug, Clone)]
pub struct Visitor {
    servers: Servers,
    first: usize,
    household: u32,
    bearer: String,
}

impl Visitor {
    pub async fn named(servers: Servers, first: usize, household: u32, name: &str) -> Result<Visitor, Failure> {
        if let Some(key) = servers.key {
            return Ok(Visitor { servers, first, household, bearer: format!("Bearer {key}") });
        }
        let nobody = Visitor { servers, first, household, bearer: String::new() };
        let answer = nobody.request(Method::POST, "/api/me", &serde_json::json!({ "name": name })).await?;
        let cookie = answer.headers().get(SET_COOKIE).ok_or_else(|| format!("{name}: no cookie"))?.to_str()?;
        let (_, session) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).ok_or("a strange cookie")?;
        Ok(Visitor { bearer: format!("Bearer {session}"), ..nobody })
    }

    pub fn at(&self, household: u32, first: usize) -> Visitor {
        Visitor { household, first, ..self.clone() }
    }

    pub fn first(&self) -> usize {
        self.first % self.servers.addresses.len().max(1)
    }

    pub fn move_to(&mut self, first: usize) {
        self.first = first;
    }

    pub async fn connect(&self) -> io::Result<TcpStream> {
        self.servers.connect(self.household, self.first).await
    }

    /// The head of a request, without the lines that end it.
    pub fn head(&self, request: &str) -> String {
        let Servers { public_url, .. } = self.servers;
        let (host, bearer) = (self.servers.host(), &self.bearer);
        format!("{request} HTTP/1.1\r\nHost: {host}\r\nOrigin: {public_url}\r\nAuthorization: {bearer}\r\n")
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        read(self.request(Method::GET, path, &()).await?).await
    }

    pub async fn get_text(&self, path: &str) -> Result<String, Failure> {
        let (_, body) = whole(self.request(Method::GET, path, &()).await?).await?;
        Ok(String::from_utf8(body.into())?)
    }

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
            .header(HOST, self.servers.host())
            .header(ORIGIN, self.servers.public_url)
            .header(AUTHORIZATION, &self.bearer)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(serde_json::to_vec(body)?)))?;
        Ok(sender.send_request(request).await?)
    }

    pub async fn socket(&self, hello: &ClientMessage) -> Result<Socket, Failure> {
        let mut socket = self.upgrade(self.connect().await?).await?;
        say(&mut socket, hello).await?;
        Ok(socket)
    }

    pub async fn upgrade(&self, stream: TcpStream) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/ws", self.servers.host()).into_client_request()?;
        request.headers_mut().insert(AUTHORIZATION, self.bearer.parse()?);
        request.headers_mut().insert(ORIGIN, self.servers.public_url.parse()?);
        Ok(client_async(request, stream).await?.0)
    }
}

pub async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<(), Failure> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

pub async fn heard(socket: &mut Socket) -> Result<(ServerMessage, Utf8Bytes), Failure> {
    loop {
        if let Message::Text(text) = socket.next().await.ok_or("the server closed the socket")?? {
            return Ok((serde_json::from_str(&text)?, text));
        }
    }
}

async fn read<T: DeserializeOwned>(answer: Response<hyper::body::Incoming>) -> Result<T, Failure> {
    let (status, body) = whole(answer).await?;
    serde_json::from_slice(&body).map_err(|_| refusal(status, &body))
}

/// The body of an answer that is no error.
async fn whole(answer: Response<hyper::body::Incoming>) -> Result<(StatusCode, Bytes), Failure> {
    let status = answer.status();
    let body = answer.into_body().collect().await?.to_bytes();
    if status.is_success() { Ok((status, body)) } else { Err(refusal(status, &body)) }
}

fn refusal(status: StatusCode, body: &[u8]) -> Failure {
    format!("{status}: {}", String::from_utf8_lossy(body)).into()
}
