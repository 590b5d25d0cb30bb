//! A client of the table: HTTP and the socket as a browser uses them, and the browser's fold of the events.
// Each test file uses its part; a client that fails fails its test.
#![allow(dead_code, unused_imports, clippy::unwrap_used)]

mod fold;
mod friend;
pub mod keys;
mod server;
pub mod storm;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use jantaku_core::Seat;
use jantaku_record::line::Hex32;
use jantaku_record::share_seal;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{
    Action, Choice, ClientMessage, Created, ErrorCode, Failure, NextWall, OwnSeat, ServerMessage, VERSION, View,
    Welcome,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub use fold::fold;
pub use friend::{Friend, settings};
pub use server::Server;

/// The wait for a frame that does not come: long enough on any machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// The headers of a request with JSON.
pub const JSON: [(&str, &str); 1] = [("Content-Type", "application/json")];

/// How often something is asked for of which the server says that it will soon be there.
const ATTEMPTS: usize = 100;

/// A small generator: the same seed, the same choices.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

pub async fn http(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> (u16, String) {
    try_http(address, head, headers, body).await.unwrap()
}

/// Fails if the server is killed meanwhile.
async fn try_http(
    address: SocketAddr,
    head: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<(u16, String)> {
    let answer = answer(address, head, headers, body).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Ok((status, body.to_owned()))
}

pub async fn answer(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let mut request = format!("{head} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
    if !headers.iter().any(|(name, _)| *name == "Host") {
        request += &format!("Host: {address}\r\n");
    }
    if !headers.iter().any(|(name, _)| matches!(*name, "Authorization" | "Cookie")) {
        request += &format!("Authorization: {}\r\n", keys::bearer(address));
    }
    headers.iter().for_each(|(name, value)| request += &format!("{name}: {value}\r\n"));
    stream.write_all(format!("{request}\r\n{body}").as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8(answer).unwrap())
}

/// What is answered with this status, or why it is refused.
pub fn parsed<T: DeserializeOwned>(good: u16, (status, body): (u16, String)) -> Result<T, Failure> {
    let read = match status == good {
        true => serde_json::from_str(&body).map(Ok),
        false => serde_json::from_str(&body).map(Err),
    };
    read.unwrap_or_else(|error| panic!("{status} {error}: {body}"))
}

/// What is at a path.
pub async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str) -> Result<T, Failure> {
    parsed(200, http(address, &format!("GET {path}"), &[], "").await)
}

/// What is made of this, or why it is refused.
pub async fn made<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> Result<T, Failure> {
    parsed(201, http(address, &format!("POST {path}"), &JSON, &serde_json::to_string(body).unwrap()).await)
}

/// The headers of the answer to one request, by their names in small letters.
pub async fn head(address: SocketAddr, head: &str, headers: &[(&str, &str)]) -> BTreeMap<String, String> {
    let answer = answer(address, head, headers, "").await.unwrap();
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    let lines = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    lines.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect()
}

/// Makes an East-only match at an instant pace.
pub async fn create(address: SocketAddr, bots: [&str; 3]) -> String {
    let body = json!({"preset": "tenhou", "length": "east", "opponents": bots, "pace": "instant", "name": "Test"});
    made::<Created>(address, "/api/matches", &body).await.unwrap().match_id
}

/// The secret of the player's seat; if there is none, one that opens nothing.
pub async fn token(address: SocketAddr, bearer: &str, match_id: &str) -> std::io::Result<SeatToken> {
    let asked = format!("GET /api/matches/{match_id}/seat");
    let (status, body) = try_http(address, &asked, &[("Authorization", bearer)], "").await?;
    match serde_json::from_str::<OwnSeat>(&body) {
        Ok(own) => Ok(own.token),
        // It ended before all of it came, or its server cannot be reached.
        Err(_) if status == 200 || status >= 500 => Err(std::io::ErrorKind::UnexpectedEof.into()),
        Err(_) => Ok(SeatToken::new("none")),
    }
}

pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    pub async fn open(address: SocketAddr, origin: Option<&str>) -> Result<Client, Error> {
        Client::open_as(address, &keys::bearer(address), origin).await
    }

    /// Opens the socket with this secret.
    pub async fn open_as(address: SocketAddr, bearer: &str, origin: Option<&str>) -> Result<Client, Error> {
        Client::over(TcpStream::connect(address).await?, address, bearer, origin).await
    }

    /// Opens the socket over this connection.
    pub async fn over(
        stream: TcpStream,
        address: SocketAddr,
        bearer: &str,
        origin: Option<&str>,
    ) -> Result<Client, Error> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        request.headers_mut().insert("Authorization", bearer.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", origin.parse().unwrap());
        }
        // The server sends long messages in pieces, so that a socket's buffer stays small.
        let config = WebSocketConfig::default().max_frame_size(Some(1024));
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Client { socket })
    }

    /// Opens the socket and says hello.
    pub async fn join(address: SocketAddr, match_id: &str, last_event: Option<u32>) -> Result<Client, Error> {
        Client::join_as(address, &keys::bearer(address), match_id, last_event).await
    }

    /// Opens the socket with this secret and says hello.
    pub async fn join_as(
        address: SocketAddr,
        bearer: &str,
        match_id: &str,
        last_event: Option<u32>,
    ) -> Result<Client, Error> {
        let mut client = Client::open_as(address, bearer, Some(&format!("http://{address}"))).await?;
        let (match_id, token) = (match_id.to_owned(), token(address, bearer, match_id).await?);
        client.say(&ClientMessage::Hello { version: VERSION, match_id, token, last_event }).await?;
        Ok(client)
    }

    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await
    }

    /// The connection below the socket: reading from it answers no ping.
    pub fn wire(&mut self) -> &mut TcpStream {
        self.socket.get_mut()
    }

    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    pub async fn text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the server is silent") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    pub async fn next(&mut self) -> Option<(ServerMessage, String)> {
        let text = self.text().await?;
        let message = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        Some((message, text))
    }
}

pub struct Player {
    pub address: SocketAddr,
    pub bearer: String,
    pub match_id: String,
    pub kept: Vec<String>,
    pub acknowledged: Vec<(u32, Action)>,
    /// The last answer, if it is not acknowledged.
    pub sent: Option<(u32, Action)>,
    pub welcome: Option<Welcome>,
    /// The fold of the events.
    pub view: Option<View>,
    pub over: bool,
    /// Its share in each shared wall.
    pub share: [u8; 32],
    dice: Dice,
}

impl Player {
    pub fn new(address: SocketAddr, match_id: String, seed: u64) -> Player {
        Player::with_bearer(address, keys::bearer(address), match_id, seed)
    }

    /// A player with this secret.
    pub fn with_bearer(address: SocketAddr, bearer: String, match_id: String, seed: u64) -> Player {
        Player {
            address,
            bearer,
            match_id,
            kept: Vec::new(),
            acknowledged: Vec::new(),
            sent: None,
            welcome: None,
            view: None,
            over: false,
            share: [seed as u8; 32],
            dice: Dice::new(seed),
        }
    }

    pub fn last_event(&self) -> Option<u32> {
        u32::try_from(self.kept.len()).ok()?.checked_sub(1)
    }

    /// Plays until the match is over or the connection ends; returns whether it is over.
    pub async fn play(&mut self) -> bool {
        self.sent = None;
        let Ok(mut client) = Client::join_as(self.address, &self.bearer, &self.match_id, self.last_event()).await
        else {
            return false;
        };
        while !self.over {
            let Some((message, text)) = client.next().await else { return false };
            if let Some(answer) = self.take(message, text)
                && client.say(&answer).await.is_err()
            {
                return false;
            }
        }
        true
    }

    /// The first event seen that the table still keeps: this round and the one before.
    pub fn first_kept(&self) -> usize {
        let deals = self.kept.iter().enumerate().filter(|(_, text)| text.contains(r#""type":"dealt""#));
        let round_before = deals.map(|(nth, _)| nth).rev().nth(1).unwrap_or_default();
        let seen = self.kept.iter().position(|text| !text.is_empty()).unwrap_or(self.kept.len());
        seen.max(round_before)
    }

    /// Asks the server for all events again, and compares them with those kept.
    pub async fn check_against_a_fresh_stream(&self) {
        let first = self.first_kept();
        let from = u32::try_from(first).unwrap() - 1;
        let mut client = self.join_again(from).await;
        // Messages of the room come between.
        let is_of_room = |text: &String| {
            ["talk_rules", "watchers", "said"].iter().any(|kind| text.starts_with(&format!(r#"{{"type":"{kind}""#)))
        };
        for kept in &self.kept[first..] {
            let mut text = client.text().await;
            while text.as_ref().is_some_and(is_of_room) {
                text = client.text().await;
            }
            assert_eq!(text.as_ref(), Some(kept));
        }
    }

    async fn join_again(&self, from: u32) -> Client {
        for _ in 0..ATTEMPTS {
            let joined = Client::join_as(self.address, &self.bearer, &self.match_id, Some(from)).await;
            let Ok(mut client) = joined else { continue };
            match client.next().await {
                Some((ServerMessage::Welcome(_), _)) => return client,
                Some((ServerMessage::Bye { code: Some(ErrorCode::ServerStops), .. }, _)) | None => {}
                Some((other, _)) => panic!("unexpected: {other:?}"),
            }
        }
        panic!("nobody has the table");
    }

    /// Takes a message, and returns the answer if it is a prompt.
    pub fn take(&mut self, message: ServerMessage, text: String) -> Option<ClientMessage> {
        match message {
            ServerMessage::Welcome(welcome) => {
                let before = self.welcome.replace(welcome);
                assert!(before.is_none() || before == self.welcome);
            }
            ServerMessage::View { view, next_event } => {
                assert!(self.kept.is_empty(), "a full view although events were kept");
                // Events before the first view are unknown to this client.
                self.kept.resize(next_event as usize, String::new());
                self.over = view.table.standings.is_some();
                self.view = Some(*view);
            }
            ServerMessage::Event { n, event, after, .. } => {
                assert_eq!(n as usize, self.kept.len(), "events come in order, none missing, none twice");
                self.kept.push(text);
                let view = self.view.as_mut().expect("a view comes before events");
                fold(view, *event, *after);
                self.over = view.table.standings.is_some();
            }
            ServerMessage::Prompt { decision_id, choices, next_wall, .. } => {
                return Some(self.decide(decision_id, &choices, next_wall));
            }
            ServerMessage::Seals { round, seals } => {
                let own = self.welcome.as_ref().map(|welcome| seals[usize::from(welcome.seat)]);
                assert_eq!(own, Some(self.seal(round)), "what it has sealed");
                return Some(ClientMessage::Open { round, share: Hex32(self.share) });
            }
            ServerMessage::Ack { decision_id } => {
                let (sent, action) = self.sent.take().expect("an ack for nothing");
                assert_eq!(decision_id, sent);
                self.acknowledged.push((decision_id, action));
            }
            ServerMessage::Error { code: ErrorCode::Stale, decision_id, .. } => {
                // Another player's claim has settled the decision while the answer was on its way; by now the next
                // decision may be answered.
                let answered = self.sent.as_ref().map(|(id, _)| *id);
                assert!(decision_id <= answered, "{decision_id:?} was never answered, only {answered:?}");
                self.sent.take_if(|(id, _)| Some(*id) == decision_id);
            }
            ServerMessage::Watchers { .. }
            | ServerMessage::Opened { .. }
            | ServerMessage::TalkRules(_)
            | ServerMessage::Away { .. }
            | ServerMessage::Votes { .. }
            | ServerMessage::Said(_)
            | ServerMessage::NotSaid { .. }
            // Another program has taken over, and goes on at another connection.
            | ServerMessage::Bye { code: Some(ErrorCode::ServerStops), .. } => {}
            other => panic!("unexpected: {other:?}"),
        }
        None
    }

    /// The seal of its share in the wall of a round.
    fn seal(&self, round: u32) -> Option<Hex32> {
        let seat = Seat::new(self.welcome.as_ref()?.seat.into())?;
        Some(Hex32(share_seal(self.match_id.parse().ok()?, round, seat, &self.share)))
    }

    fn decide(&mut self, decision_id: u32, choices: &[Choice], next_wall: Option<NextWall>) -> ClientMessage {
        assert_eq!(decision_id as usize, self.kept.len(), "a decision is numbered like the next event");
        assert!(self.acknowledged.iter().all(|(id, _)| *id < decision_id), "an acknowledged answer is asked again");
        let action = choose(&mut self.dice, choices);
        // An unanswered question may be asked again after a restart: the answer then is a new one.
        self.sent = Some((decision_id, action));
        let seal = next_wall.filter(|_| action == Action::Continue).and_then(|next| self.seal(next.round));
        ClientMessage::Act { match_id: self.match_id.clone(), decision_id, action, seal }
    }
}

/// Wins when it can; else any choice, passing more often than not.
pub fn choose(dice: &mut Dice, choices: &[Choice]) -> Action {
    let wins = |choice: &&Choice| matches!(choice.action, Action::Tsumo | Action::Ron | Action::Riichi { .. });
    let passes = |choice: &&Choice| matches!(choice.action, Action::Pass);
    if let Some(win) = choices.iter().find(wins) {
        return win.action;
    }
    match choices.iter().find(passes) {
        Some(pass) if dice.below(3) > 0 => pass.action,
        _ => choices[dice.below(choices.len())].action,
    }
}

/// Every tile in a message, with its path; list places are left out.
pub fn tiles(message: &Value) -> Vec<(String, String)> {
    fn walk(value: &Value, path: &str, found: &mut Vec<(String, String)>) {
        match value {
            Value::String(text) if text.parse::<jantaku_core::Tile>().is_ok() && text.len() == 2 => {
                found.push((path.to_owned(), text.clone()));
            }
            Value::Array(values) => values.iter().for_each(|value| walk(value, path, found)),
            Value::Object(fields) => {
                fields.iter().for_each(|(name, value)| walk(value, &format!("{path}.{name}"), found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk(message, "", &mut found);
    found
}
