//! The server for friends beside the table of one person: who may open it, and what its guests reach.

use std::net::SocketAddr;

use jantaku_wire::{ErrorCode, Hosting, MatchPage, StartPage, Visitor};
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::common::{Friend, Server, create, get, http, keys, made, parsed, settings};

fn address(hosting: &Hosting) -> SocketAddr {
    hosting.url.as_deref().unwrap().strip_prefix("http://").unwrap().parse().unwrap()
}

async fn open(server: &Server) -> SocketAddr {
    address(&made::<Hosting>(server.address, "/api/hosting", &json!({})).await.unwrap())
}

#[tokio::test]
async fn one_press_opens_a_server_for_friends_and_one_closes_it() {
    let server = Server::start("hosting").await;
    let state = async || get::<Hosting>(server.address, "/api/hosting").await.unwrap();
    assert_eq!(state().await.url, None);
    let friends = open(&server).await;
    assert_eq!(address(&state().await), friends);
    assert_eq!(open(&server).await, friends, "it is open already");
    let aki = Friend::named(friends, "Aki").await;
    let me: Visitor = aki.get("/api/me").await;
    assert!(me.hosted && !me.admin);
    let (status, room) = aki.ask("POST /api/rooms", &settings()).await;
    assert_eq!(status, 201, "{room}");
    assert_eq!(http(server.address, "DELETE /api/hosting", &[], "").await.0, 204);
    assert_eq!(state().await.url, None);
    assert!(TcpStream::connect(friends).await.is_err(), "nobody listens there any more");
    // Its people and rooms are there again.
    let again = open(&server).await;
    let aki = Friend { address: again, ..aki };
    let (status, rooms) = aki.ask("GET /api/rooms", &Value::Null).await;
    assert_eq!(status, 200);
    assert!(rooms.contains("\"yours\":true"), "{rooms}");
}

#[tokio::test]
async fn guests_reach_nothing_of_the_player_and_open_nothing() {
    let server = Server::start("hosting-apart").await;
    let own = create(server.address, ["easy"; 3]).await;
    let friends = open(&server).await;
    let aki = Friend::named(friends, "Aki").await;
    let (_, start) = aki.ask("GET /api/start", &Value::Null).await;
    assert!(!start.contains(&own), "{start}");
    for path in ["record", "replay", "seat", "advice"] {
        let (status, body) = aki.ask(&format!("GET /api/matches/{own}/{path}"), &Value::Null).await;
        assert_eq!(status, 404, "{path}: {body}");
    }
    for (head, status) in [("POST /api/hosting", 400), ("GET /api/admin/people", 404)] {
        assert_eq!(aki.ask(head, &Value::Null).await.0, status, "{head}");
    }
    assert_eq!(http(server.address, "GET /api/hosting", &[("Authorization", "Bearer none")], "").await.0, 401);
    assert_eq!(http(server.address, "POST /api/hosting", &[("Authorization", "Bearer none")], "").await.0, 401);
    // The key of the player is none there.
    let key = keys::bearer(server.address);
    let start = http(friends, "GET /api/start", &[("Authorization", &key)], "").await;
    assert_eq!(parsed::<StartPage>(200, start).unwrap_err().code, ErrorCode::SignInFirst);
    assert!(aki.get::<MatchPage>("/api/matches").await.matches.is_empty());
}
