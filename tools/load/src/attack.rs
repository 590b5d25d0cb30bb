//! An attacker who uses each known way against the server, from one address and within a bound.

mod person;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::ValueEnum;
use futures_util::{SinkExt, StreamExt};
use jantaku_wire::{ClientMessage, ServerMessage, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, interval, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Failure, Socket, Visitor, heard, say};

const RECORD: &str = include_str!("../../../crates/record/tests/corpus/jantaku/leftover-sticks.jsonl");
/// The time for which a connection is kept whose answers nobody reads.
const UNREAD: Duration = Duration::from_secs(30);
/// A connection that is not closed within this time has a place.
const PLACED: Duration = Duration::from_secs(1);

/// What somebody does to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Attack {
    /// Bodies that never end
    HalfSent,
    /// Requests whose answers nobody reads
    Unread,
    /// Sockets that ping and never say what they want
    Pinging,
    /// As many sockets as there are
    Sockets,
    /// Frames that are no messages, and answers that are nobody's, at the tables of the people
    Frames,
    /// Records, one after the other
    Uploads,
    /// Matches against the bots that think longest, each turn answered at once
    Bots,
    /// Rooms, one after the other
    Rooms,
    /// Passwords of one account
    Passwords,
}

#[derive(Debug, Clone, Copy)]
pub struct Bound {
    pub attackers: usize,
    /// The most connections and frames of all of them in a second.
    pub per_second: NonZeroU32,
}

#[derive(Debug, Default)]
pub struct Tries {
    made: AtomicU64,
    refused: AtomicU64,
}

impl Tries {
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    fn make(&self, count: u64) {
        self.made.fetch_add(count, Ordering::Relaxed);
    }

    fn refuse(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }
}

#[derive(Debug, Default)]
pub struct Done {
    /// Connections. Those refused were closed before anything was answered.
    pub connections: Tries,
    /// Requests and frames on the connections that had a place. Those refused were answered by an error.
    pub requests: Tries,
}

struct Mallory {
    visitor: Visitor,
    attack: Attack,
    /// The matches of the people, which anybody may watch.
    matches: Vec<String>,
    turns: Mutex<Interval>,
    done: Done,
}

pub async fn run(
    visitor: Visitor,
    attack: Attack,
    bound: Bound,
    matches: Vec<String>,
    until: Instant,
) -> Result<Done, Failure> {
    let turns = Mutex::new(interval(Duration::from_secs(1) / bound.per_second.get()));
    let mallory = Arc::new(Mallory { visitor, attack, matches, turns, done: Done::default() });
    let mut attackers = JoinSet::new();
    for number in 0..bound.attackers {
        let mallory = mallory.clone();
        attackers.spawn(async move { mallory.attack(number).await });
    }
    // An attacker never ends by itself.
    if let Ok(Some(ended)) = timeout_at(until, attackers.join_next()).await {
        ended??;
    }
    attackers.shutdown().await;
    Ok(Arc::into_inner(mallory).ok_or("somebody still attacks")?.done)
}

impl Mallory {
    /// Strikes again and again. Where there was no place, the next try is another one's turn.
    async fn attack(&self, number: usize) -> Result<(), Failure> {
        loop {
            self.turn().await;
            self.done.connections.make(1);
            let stream = self.visitor.connect().await?;
            // Whatever ends a connection, it has ended.
            let _ = self.strike(stream, number).await;
        }
    }

    async fn turn(&self) {
        self.turns.lock().await.tick().await;
    }

    async fn strike(&self, stream: TcpStream, number: usize) -> Result<(), Failure> {
        let head = |request| self.visitor.head(request);
        match self.attack {
            Attack::HalfSent => {
                let begun = format!("{}Content-Length: 100000\r\n\r\n{{", head("POST /api/replay"));
                self.read(self.request(stream, &begun, 1).await?).await;
                Ok(())
            }
            Attack::Unread => {
                let requests = format!("{}\r\n", head("GET /api/rules")).repeat(50);
                let _unread = self.request(stream, &requests, 50).await?;
                sleep(UNREAD).await;
                Ok(())
            }
            Attack::Uploads => {
                let length = RECORD.len();
                let head = format!("{}Connection: close\r\nContent-Length: {length}", head("POST /api/replay"));
                self.read(self.request(stream, &format!("{head}\r\n\r\n{RECORD}"), 1).await?).await;
                Ok(())
            }
            Attack::Pinging => {
                let mut socket = self.socket(stream).await?;
                loop {
                    self.frame(&mut socket, &serde_json::to_string(&ClientMessage::Ping {})?).await?;
                    while !matches!(heard(&mut socket).await?.0, ServerMessage::Pong {}) {}
                }
            }
            Attack::Sockets => {
                let mut socket = self.socket(stream).await?;
                while let Some(Ok(_)) = socket.next().await {}
                Ok(())
            }
            Attack::Bots | Attack::Rooms | Attack::Passwords => {
                // Each request has a connection of its own.
                drop(stream);
                self.ask_again_and_again(number).await
            }
            Attack::Frames => self.flood(self.socket(stream).await?, &self.matches[number % self.matches.len()]).await,
        }
    }

    /// Sends frames that are no message, or nobody's answer; each is answered by an error.
    async fn flood(&self, mut socket: Socket, match_id: &str) -> Result<(), Failure> {
        let watch = ClientMessage::Watch { version: VERSION, match_id: match_id.to_owned(), last_event: None };
        say(&mut socket, &watch).await?;
        let act = format!(r#"{{"type":"act","match_id":"{match_id}","decision_id":1,"action":{{"type":"pass"}}}}"#);
        for text in [&*act, "{", "[[[[", r#"{"type":"back"}"#].into_iter().cycle() {
            self.frame(&mut socket, text).await?;
            while !matches!(heard(&mut socket).await?.0, ServerMessage::Error { .. }) {}
            self.done.requests.refuse();
        }
        Ok(())
    }

    async fn frame(&self, socket: &mut Socket, text: &str) -> Result<(), Failure> {
        self.turn().await;
        socket.send(Message::text(text)).await?;
        self.done.requests.make(1);
        Ok(())
    }

    async fn socket(&self, stream: TcpStream) -> Result<Socket, Failure> {
        self.visitor.upgrade(stream).await.inspect_err(|_| self.done.connections.refuse())
    }

    /// Sends the requests, if there is a place. If there is none, the connection is closed at once.
    async fn request(&self, mut stream: TcpStream, text: &str, count: u64) -> Result<TcpStream, Failure> {
        let is_sent = stream.write_all(text.as_bytes()).await.is_ok();
        let is_closed = matches!(timeout(PLACED, stream.peek(&mut [0])).await, Ok(Ok(0) | Err(_)));
        if !is_sent || is_closed {
            self.done.connections.refuse();
            return Err("no place".into());
        }
        self.done.requests.make(count);
        Ok(stream)
    }

    async fn read(&self, mut stream: TcpStream) {
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        if !answer.starts_with(b"HTTP/1.1 200") {
            self.done.requests.refuse();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::path::Path;

    use jantaku_core::Ruleset;
    use jantaku_server::{Limits, Server, Site};
    use jantaku_store::Store;
    use tokio::net::TcpListener;

    use super::*;
    use crate::client::Servers;
    use crate::table::{Setting, Table};

    const PUBLIC_URL: &str = "http://load.example";
    const PLACES: usize = 6;
    const BOUND: Bound = Bound { attackers: 2 * PLACES, per_second: NonZeroU32::new(200).unwrap() };

    /// The connections and frames of two seconds, with what a busy machine adds.
    const AT_MOST: u64 = 800;

    async fn serving(dir: &Path) -> SocketAddr {
        let store = Store::open(dir).unwrap();
        let server = Server::new(store, vec![Ruleset::preset("tenhou").unwrap()], Some(1));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = Limits { per_address: PLACES, ..Limits::default() };
        let site = Site::public(PUBLIC_URL).unwrap();
        tokio::spawn(server.serve(listener, site, None, limits, std::future::pending()));
        address
    }

    async fn done(attack: Attack) -> Done {
        let dir = std::env::temp_dir().join(format!("jantaku-{attack:?}-{}", std::process::id()));
        let servers = Servers { addresses: vec![serving(&dir).await].leak(), public_url: PUBLIC_URL, key: None };
        let table = Table::set_up(servers, 1, &Setting::default()).await.unwrap();
        let visitor = Visitor::named(servers, 0, 0, "Mallory").await.unwrap();
        let until = Instant::now() + Duration::from_secs(2);
        let done = run(visitor, attack, BOUND, vec![table.match_id().to_owned()], until).await.unwrap();
        let _ = std::fs::remove_dir_all(dir);
        done
    }

    #[tokio::test]
    async fn attackers_have_the_places_of_one_address_and_no_more() {
        let Done { connections, requests } = done(Attack::Sockets).await;
        // At the end others may be on their way.
        let placed = connections.made() - connections.refused();
        assert!((PLACES as u64..=2 * PLACES as u64).contains(&placed) && connections.refused() > 0, "{connections:?}");
        assert!(connections.made() <= AT_MOST, "{connections:?} in two seconds");
        assert_eq!(requests.made(), 0);
        let requests = done(Attack::HalfSent).await.requests;
        assert_eq!((requests.made(), requests.refused()), (PLACES as u64, 0));
        assert_eq!(done(Attack::Unread).await.requests.made(), 50 * PLACES as u64);
    }

    #[tokio::test]
    async fn frames_come_within_the_bound_and_are_answered() {
        let Done { connections, requests } = done(Attack::Pinging).await;
        assert!(requests.made() > 0 && connections.made() + requests.made() <= AT_MOST, "{connections:?} {requests:?}");
        assert_eq!(requests.refused(), 0);
        let requests = done(Attack::Frames).await.requests;
        assert!(requests.refused() > 0 && requests.made() - requests.refused() <= PLACES as u64, "{requests:?}");
    }

    #[tokio::test]
    async fn a_person_has_so_many_matches_rooms_and_guesses() {
        let requests = done(Attack::Bots).await.requests;
        assert!(requests.made() >= 1 && requests.refused() < requests.made(), "{requests:?}");
        let requests = done(Attack::Rooms).await.requests;
        let opened = requests.made() - requests.refused();
        // At the end others may be on their way.
        let waiting = PLACES as u64;
        assert!((1..=5 + waiting).contains(&opened) && requests.refused() > 0, "{requests:?}");
        let requests = done(Attack::Passwords).await.requests;
        let tried = requests.made() - requests.refused();
        // Ten at once, and one more each minute: fewer where the machine is slow.
        assert!((1..=11 + waiting).contains(&tried) && requests.refused() > 0, "{requests:?}");
    }

    #[tokio::test]
    async fn some_records_are_opened() {
        let requests = done(Attack::Uploads).await.requests;
        assert!(requests.made() > requests.refused(), "{requests:?}");
    }
}
