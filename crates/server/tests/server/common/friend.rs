use std::net::SocketAddr;

use jantaku_wire::{Failure, Room, RoomList};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{ATTEMPTS, Client, Player, http, parsed};

/// A room in which people sit as they like, and nobody waits.
pub fn settings() -> Value {
    json!({"preset": "tenhou", "length": "east", "pace": "instant", "seating": "choice"})
}

#[derive(Clone)]
pub struct Friend {
    pub address: SocketAddr,
    /// The header with the browser's secret.
    pub bearer: String,
}

impl Friend {
    pub fn nobody(address: SocketAddr) -> Friend {
        Friend { address, bearer: "Bearer ".to_owned() }
    }

    /// The same browser with the cookie of this answer.
    pub fn known_by(&self, answer: &str) -> Friend {
        let cookie = answer.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
        Friend { address: self.address, bearer: format!("Bearer {}", cookie.split_once('=').unwrap().1) }
    }

    pub async fn named(address: SocketAddr, name: &str) -> Friend {
        Friend::nobody(address).signs_in("POST /api/me", &json!({"name": name})).await
    }

    pub async fn whole(&self, head: &str, body: &Value) -> (u16, String) {
        let headers = [("Authorization", self.bearer.as_str()), ("Content-Type", "application/json")];
        let answer = super::answer(self.address, head, &headers, &body.to_string()).await.unwrap();
        (answer.split(' ').nth(1).unwrap().parse().unwrap(), answer)
    }

    pub async fn ask(&self, head: &str, body: &Value) -> (u16, String) {
        let headers = [("Authorization", self.bearer.as_str()), ("Content-Type", "application/json")];
        let mut answer = http(self.address, head, &headers, &body.to_string()).await;
        for _ in 0..ATTEMPTS {
            // Its owner has ended, and it is not free yet: on a slow machine that takes longer than a server waits.
            if answer.0 != 503 || !answer.1.contains("server_stops") {
                break;
            }
            answer = http(self.address, head, &headers, &body.to_string()).await;
        }
        answer
    }

    /// What is at a path for them.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        parsed(200, self.ask(&format!("GET {path}"), &Value::Null).await).unwrap()
    }

    /// Asks for a session that is given to them, in the browser that they have then.
    pub async fn signs_in(&self, head: &str, body: &Value) -> Friend {
        let (status, answer) = self.whole(head, body).await;
        assert_eq!(status, 201, "{answer}");
        self.known_by(&answer)
    }

    pub async fn is_known(&self) -> bool {
        self.ask("GET /api/start", &Value::Null).await.0 == 200
    }

    pub async fn open(&self, settings: &Value) -> Room {
        parsed(201, self.ask("POST /api/rooms", settings).await).unwrap()
    }

    pub async fn room(&self, room: &str) -> Room {
        self.get(&format!("/api/rooms/{room}")).await
    }

    pub async fn does(&self, room: &str, command: Value) -> Room {
        parsed(200, self.ask(&format!("POST /api/rooms/{room}"), &command).await).unwrap()
    }

    pub async fn seats_bots(&self, room: &str, seats: impl IntoIterator<Item = usize>, level: &str) {
        for seat in seats {
            self.does(room, json!({"type": "bot", "seat": seat, "level": level})).await;
        }
    }

    /// Is ready for the next match of a room; its id, if it begins thereby.
    pub async fn ready(&self, room: &str) -> Option<String> {
        let after = self.does(room, json!({"type": "ready", "ready": true})).await;
        after.current.filter(|current| !current.over).map(|current| current.match_id)
    }

    pub async fn refused(&self, room: &str, command: Value) -> String {
        let (status, body) = self.ask(&format!("POST /api/rooms/{room}"), &command).await;
        assert_eq!(status, 409, "{body}");
        serde_json::from_str::<Failure>(&body).unwrap().refusal.unwrap()
    }

    pub async fn list(&self) -> RoomList {
        self.get("/api/rooms").await
    }

    pub async fn socket(&self) -> Client {
        Client::open_as(self.address, &self.bearer, Some(&format!("http://{}", self.address))).await.unwrap()
    }

    pub fn player(&self, match_id: &str, seed: u64) -> Player {
        Player::with_bearer(self.address, self.bearer.clone(), match_id.to_owned(), seed)
    }
}
