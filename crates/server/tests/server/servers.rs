#![cfg(unix)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::BASE64URL_NOPAD;
use futures_util::{SinkExt, StreamExt};
use jantaku_core::Ruleset;
use jantaku_server::{Cluster, Entrance, Limits, Server as Served, Site};
use jantaku_store::{Candidate, Lease, Owned, Serving};
use jantaku_testkit::Postgres;
use jantaku_wire::{ClientMessage, Room, VERSION};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::common::{Client, Friend, answer, http, settings};

/// No machine takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

struct Member {
    /// The address for people.
    address: SocketAddr,
    /// The address for the other servers.
    inner: SocketAddr,
    lease: Arc<Lease>,
    _stop: oneshot::Sender<()>,
}

impl Member {
    async fn start(database: &Postgres) -> Member {
        Member::limited(database, Limits::default()).await
    }

    async fn limited(database: &Postgres, limits: Limits) -> Member {
        let (listener, inner) =
            (TcpListener::bind("127.0.0.1:0").await.unwrap(), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let (address, at) = (listener.local_addr().unwrap(), inner.local_addr().unwrap());
        let candidate = Candidate::new(&database.address()).unwrap();
        let (store, lease) = candidate.take("one", Serving::Together(&at.to_string())).await.unwrap().unwrap();
        let lease = Arc::new(lease);
        let cluster = Cluster::new(&store, lease.clone(), inner).await.unwrap();
        let served = Served::new(store, vec![Ruleset::preset("tenhou").unwrap()], Some(11)).among_others(cluster);
        let (stop, stopped) = oneshot::channel();
        let site = Site::local(address, Entrance::Names);
        tokio::spawn(served.serve(listener, site, None, limits, async move { drop(stopped.await) }));
        Member { address, inner: at, lease, _stop: stop }
    }

    async fn knows(&self, term: i64) {
        self.lease.live().wait_for(|live| live.contains_key(&term)).await.unwrap();
    }
}

async fn two(database: &Postgres) -> (Member, Member) {
    let (one, other) = (Member::start(database).await, Member::start(database).await);
    one.knows(other.lease.term()).await;
    other.knows(one.lease.term()).await;
    (one, other)
}

/// The test's own lease, whose others reach it at this address.
async fn ghost(database: &Postgres, at: SocketAddr) -> Lease {
    let candidate = Candidate::new(&database.address()).unwrap();
    candidate.take("ghost", Serving::Together(&at.to_string())).await.unwrap().unwrap().1
}

/// The headers between servers, as somebody who has read the store could make them.
fn head(database: &Postgres, from: i64, to: i64, player: Option<(i64, &str)>) -> [(&'static str, String); 4] {
    let caller = json!({"who": player, "face": null, "session": null, "address": "192.0.2.7"}).to_string();
    [
        ("jantaku-secret", database.answer("SELECT value FROM settings WHERE key = 'servers_secret'")),
        ("jantaku-from", from.to_string()),
        ("jantaku-to", to.to_string()),
        ("jantaku-caller", BASE64URL_NOPAD.encode(caller.as_bytes())),
    ]
}

/// The headers with a session that nobody has.
fn as_text<'a>(head: &'a [(&'static str, String)]) -> Vec<(&'static str, &'a str)> {
    let said = head.iter().map(|(name, value)| (*name, value.as_str()));
    said.chain([("Authorization", "Bearer ")]).collect()
}

/// The id of a player by a name that one has.
fn id_of(database: &Postgres, name: &str) -> i64 {
    database.answer(&format!("SELECT id FROM players WHERE name = '{name}'")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_server_of_the_store_that_means_this_one_is_answered() {
    let Some(database) = Postgres::start() else { return };
    let (one, other) = two(&database).await;
    Friend::named(one.address, "Aki").await;
    let aki = Some((id_of(&database, "Aki"), "Aki"));
    let (from, to) = (one.lease.term(), other.lease.term());
    let ask = async |head: &[(&'static str, String)]| http(other.inner, "GET /api/rooms", &as_text(head), "").await;

    let right = head(&database, from, to, aki);
    assert_eq!(ask(&right).await.0, 200);
    assert_eq!(http(other.inner, "HEAD /there", &as_text(&right), "").await.0, 200);
    let nothing = (403, String::new());
    assert_eq!(ask(&[]).await, nothing);
    for (at, wrong) in [(0, "0".repeat(64)), (0, String::new()), (1, "999".into()), (2, from.to_string())] {
        let mut head = right.clone();
        head[at].1 = wrong;
        assert_eq!(ask(&head).await, nothing, "{head:?}");
    }
    for at in 0..4 {
        let mut head = right.to_vec();
        head.remove(at);
        assert_eq!(ask(&head).await, nothing, "{head:?}");
        head.extend([right[at].clone(), right[at].clone()]);
        assert_eq!(ask(&head).await, nothing, "{head:?}");
    }
    let ben = Friend::named(one.address, "Ben").await;
    for path in ["GET /", "GET /api/rooms", "GET /healthz", "GET /there", "GET /ws"] {
        assert_eq!(http(other.inner, path, &[("Authorization", &ben.bearer)], "").await, nothing, "{path}");
    }
    // A server that has given up its lease is none of them any more.
    let ghost = ghost(&database, other.inner).await;
    other.knows(ghost.term()).await;
    let of_ghost = head(&database, ghost.term(), to, aki);
    assert_eq!(ask(&of_ghost).await.0, 200);
    ghost.give_back().await.unwrap();
    other.lease.live().wait_for(|live| !live.contains_key(&ghost.term())).await.unwrap();
    assert_eq!(ask(&of_ghost).await, nothing);
}

/// A refused server is refused before anything of its request is read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_read_of_what_is_refused() {
    let Some(database) = Postgres::start() else { return };
    let one = Member::start(&database).await;
    let mut stream = TcpStream::connect(one.inner).await.unwrap();
    let head = "POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\nJantaku-Secret: guess\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    timeout(PATIENCE, stream.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer, b"HTTP/1.1 403");
}

/// A client's copy of the servers' headers has no effect, whether its request is passed on or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_cannot_speak_as_a_server() {
    let Some(database) = Postgres::start() else { return };
    let (one, other) = two(&database).await;
    let (aki, ben) = (Friend::named(one.address, "Aki").await, Friend::named(other.address, "Ben").await);
    let room = aki.open(&settings()).await;
    let forged = head(&database, one.lease.term(), other.lease.term(), Some((id_of(&database, "Aki"), "Aki")));
    let sit = json!({"type": "sit", "seat": 1}).to_string();
    for at in [one.address, other.address] {
        let headers = [("Content-Type", "application/json"), ("Authorization", ben.bearer.as_str())];
        let headers = [&headers[..], &as_text(&forged)].concat();
        let (status, body) = http(at, &format!("POST /api/rooms/{}", room.id), &headers, &sit).await;
        assert_eq!(status, 200, "{body}");
        let seats = serde_json::from_str::<Room>(&body).unwrap().seats;
        assert!(format!("{:?}", seats[1]).contains("Ben"), "{seats:?}");
        // Without a session they are nobody's.
        let headers = as_text(&forged);
        assert_eq!(http(at, &format!("POST /api/rooms/{}", room.id), &headers, &sit).await.0, 401);
        let answer = answer(at, &format!("GET /api/rooms/{}", room.id), &headers, "").await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && !answer.contains("jantaku-to"), "{answer}");
    }
}

/// Opens a socket as another server would, for this player.
async fn passed(database: &Postgres, from: &Lease, to: &Member, player: (i64, &str)) -> WebSocketStream<TcpStream> {
    to.knows(from.term()).await;
    let mut request = format!("ws://{}/ws", to.inner).into_client_request().unwrap();
    for (name, value) in head(database, from.term(), to.lease.term(), Some(player)) {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    client_async(request, TcpStream::connect(to.inner).await.unwrap()).await.unwrap().0
}

async fn text(socket: &mut WebSocketStream<TcpStream>) -> Option<String> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("nothing comes") {
            Some(Ok(Message::Text(text))) => return Some(text.to_string()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return None,
        }
    }
}

/// People at a server that is gone are gone, too, though nobody has closed the connection; and a connection without a hello in time ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_half_open_connection_keeps_no_place() {
    let Some(database) = Postgres::start() else { return };
    let one = Member::limited(&database, Limits { passed_hello: PATIENCE, ..Limits::default() }).await;
    let hasty = Member::limited(&database, Limits { passed_hello: Duration::ZERO, ..Limits::default() }).await;
    let ghost = ghost(&database, one.inner).await;
    let (aki, _) = (Friend::named(one.address, "Aki").await, Friend::named(one.address, "Ben").await);
    let room = aki.open(&settings()).await;
    let ben = (id_of(&database, "Ben"), "Ben");
    let hello = ClientMessage::Room { version: VERSION, room_id: room.id.clone() };

    // It ends before anything is said.
    let mut late = passed(&database, &ghost, &hasty, ben).await;
    assert_eq!(text(&mut late).await, None);
    let mut there = passed(&database, &ghost, &one, ben).await;
    there.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
    while !text(&mut there).await.unwrap().contains(r#""type":"room""#) {}
    let is_there = async || {
        let (_, body) = aki.ask(&format!("GET /api/rooms/{}", room.id), &Value::Null).await;
        body.contains("Ben")
    };
    assert!(is_there().await);
    ghost.give_back().await.unwrap();
    while text(&mut there).await.is_some() {}
    let gone = async { while is_there().await {} };
    timeout(PATIENCE, gone).await.expect("whoever is gone keeps their place");
}

/// A server that takes connections and says nothing is given up, and others take over its common work.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stalls_is_given_up() {
    let Some(database) = Postgres::start() else { return };
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let ghost = ghost(&database, silent.local_addr().unwrap()).await;
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((stream, _)) = silent.accept().await {
            held.push(stream);
        }
    });
    let one = Member::start(&database).await;
    one.knows(ghost.term()).await;
    // It is the eldest: people who sign in are asked to try again, until it is given up.
    let nobody = Friend::nobody(one.address);
    let begun = Instant::now();
    let aki = loop {
        let (status, answer) = nobody.whole("POST /api/me", &json!({"name": "Aki"})).await;
        match status {
            201 => break nobody.known_by(&answer),
            _ => assert!(status == 503 && begun.elapsed() < PATIENCE, "{answer}"),
        }
    };
    // Its own places stay with it.
    let room = aki.open(&settings()).await;
    let id = room.id.parse().unwrap();
    database.sql("DELETE FROM room_owners");
    assert_eq!(ghost.owner(Owned::Room(id)).await.unwrap(), Some(ghost.term()));
    let another = Member::start(&database).await;
    let (status, body) = http(another.address, &format!("GET /api/rooms/{}", room.id), &as_text(&[]), "").await;
    assert!(status == 503 && body.contains("server_stops"), "{status} {body}");
    let mut client = Client::open_as(another.address, &aki.bearer, None).await.unwrap();
    client.say(&ClientMessage::Room { version: VERSION, room_id: room.id }).await.unwrap();
    assert!(client.text().await.unwrap().contains("server_stops"));
    drop(ghost);
}
