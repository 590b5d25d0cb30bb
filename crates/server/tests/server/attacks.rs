//! Each known attack on the server, while a player plays on. The test counts answers, not their times: `tools/load`
//! measures those, with the same attacks.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::{Client, Friend, Server};
use crate::watching::begun;
use jantaku_wire::{ClientMessage, VERSION};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

/// The number of attackers at once.
const ATTACKERS: usize = 24;
/// The number of the player's answers that count meanwhile.
const ANSWERS: usize = 30;

#[derive(Debug, Clone, Copy)]
enum Attack {
    /// Bodies that never end.
    HalfSent,
    /// Requests whose answers nobody reads.
    Unread,
    /// Sockets that ping and never say what they want.
    Pinging,
    /// As many sockets as there are.
    Sockets,
    /// Frames that are no messages, and answers that are nobody's, at the player's own table.
    Frames,
    /// Records, one after the other.
    Uploads,
}

struct Mallory {
    friend: Friend,
    match_id: String,
    record: String,
    begun: AtomicUsize,
}

impl Mallory {
    async fn connect(&self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        let _ = socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, 66), 0)));
        socket.connect(self.friend.address).await
    }

    async fn socket(&self) -> Option<Client> {
        let address = self.friend.address;
        let stream = self.connect().await.ok()?;
        Client::over(stream, address, &self.friend.bearer, Some(&format!("http://{address}"))).await.ok()
    }

    fn head(&self, request: &str) -> String {
        format!("{request} HTTP/1.1\r\nHost: {}\r\nAuthorization: {}\r\n", self.friend.address, self.friend.bearer)
    }

    /// Writes this, and reads until the connection is closed, or never.
    async fn write(&self, request: &str, reads: bool) -> Option<()> {
        let mut stream = self.connect().await.ok()?;
        stream.write_all(request.as_bytes()).await.ok()?;
        self.begun.fetch_add(1, Ordering::Relaxed);
        match reads {
            true => drop(stream.read_to_end(&mut Vec::new()).await),
            false => std::future::pending::<()>().await,
        }
        Some(())
    }

    /// Attacks once, until the server ends it; nothing if there was no place.
    async fn strike(&self, attack: Attack) -> Option<()> {
        match attack {
            Attack::HalfSent => {
                let head = self.head("POST /api/replay");
                self.write(&format!("{head}Content-Length: 100000\r\n\r\n{{"), true).await
            }
            Attack::Unread => self.write(&format!("{}\r\n", self.head("GET /api/rules")).repeat(50), false).await,
            Attack::Uploads => {
                let (head, record) = (self.head("POST /api/replay"), &self.record);
                let head = format!("{head}Connection: close\r\nContent-Length: {}\r\n\r\n", record.len());
                self.write(&format!("{head}{record}"), true).await
            }
            Attack::Pinging => {
                let mut client = self.socket().await?;
                self.begun.fetch_add(1, Ordering::Relaxed);
                loop {
                    client.say(&ClientMessage::Ping {}).await.ok()?;
                    client.next().await?;
                }
            }
            Attack::Sockets => {
                let mut held = Vec::new();
                loop {
                    held.push(self.socket().await?);
                    self.begun.fetch_add(1, Ordering::Relaxed);
                }
            }
            Attack::Frames => {
                let mut client = self.socket().await?;
                let (version, match_id) = (VERSION, self.match_id.clone());
                client.say(&ClientMessage::Watch { version, match_id, last_event: None }).await.ok()?;
                self.begun.fetch_add(1, Ordering::Relaxed);
                let act = format!(
                    r#"{{"type":"act","match_id":"{}","decision_id":1,"action":{{"type":"pass"}}}}"#,
                    self.match_id
                );
                for text in [&*act, "{", "[[[[", r#"{"type":"back"}"#].into_iter().cycle() {
                    client.send(Message::text(text)).await.ok()?;
                    client.text().await?;
                }
                None
            }
        }
    }
}

async fn record(of: &Friend) -> String {
    let (_, id) = begun(of, "nobody").await;
    let mut player = of.player(&id, 8);
    while !player.play().await {}
    let (status, record) = of.ask(&format!("GET /api/matches/{id}/record"), &Value::Null).await;
    assert_eq!(status, 200, "{record}");
    record
}

/// An honest player's answers count during this attack, and they come back in the middle of it.
async fn plays_on_under(attack: Attack) {
    let server = Server::hosted(&format!("attack-{attack:?}")).await;
    let [aki, friend] = server.friends(["Aki", "Mallory"]).await;
    let record = record(&friend).await;
    let (_, match_id) = begun(&aki, "table").await;
    let mallory = Arc::new(Mallory { friend, match_id: match_id.clone(), record, begun: AtomicUsize::new(0) });
    let mut player = aki.player(&match_id, 1);
    let mut client = Client::join_as(aki.address, &aki.bearer, &match_id, None).await.unwrap();
    let mut attackers = JoinSet::new();
    for _ in 0..ATTACKERS {
        let mallory = mallory.clone();
        attackers.spawn(async move {
            loop {
                mallory.strike(attack).await;
                // Where there was no place, the next try is another one's turn.
                tokio::task::yield_now().await;
            }
        });
    }
    while mallory.begun.load(Ordering::Relaxed) < ATTACKERS {
        tokio::task::yield_now().await;
    }
    let mut is_back = false;
    while player.acknowledged.len() < ANSWERS {
        if !is_back && player.sent.is_none() && player.acknowledged.len() >= ANSWERS / 2 {
            is_back = true;
            client = Client::join_as(aki.address, &aki.bearer, &match_id, player.last_event()).await.unwrap();
        }
        let (message, text) = client.next().await.expect("the player is thrown out");
        if let Some(answer) = player.take(message, text) {
            client.say(&answer).await.unwrap();
        }
    }
    attackers.shutdown().await;
    assert!(is_back && player.acknowledged.len() >= ANSWERS, "{} answers", player.acknowledged.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_bodies_never_end() {
    plays_on_under(Attack::HalfSent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_answers_are_not_read() {
    plays_on_under(Attack::Unread).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_sockets_only_ping() {
    plays_on_under(Attack::Pinging).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_all_sockets_are_taken() {
    plays_on_under(Attack::Sockets).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_frames_flood_the_table() {
    plays_on_under(Attack::Frames).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_plays_on_while_records_are_uploaded() {
    plays_on_under(Attack::Uploads).await;
}
