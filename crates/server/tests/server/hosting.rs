//! The server for friends beside the table of one person: who may open it, and what its guests reach.

use std::net::SocketAddr;

use jantaku_store::Store;
use jantaku_wire::{ErrorCode, Hosting, MatchPage, StartPage, Visitor};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Client, Friend, Server, create, get, http, keys, made, parsed, settings};

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

#[tokio::test]
async fn no_other_page_asks_for_it_or_opens_it() {
    let server = Server::start("hosting-pages").await;
    let friends = open(&server).await;
    for origin in [format!("http://{friends}"), "http://evil.example".to_owned(), "null".to_owned()] {
        for head in ["GET /api/hosting", "POST /api/hosting", "DELETE /api/hosting"] {
            let (status, body) = http(server.address, head, &[("Origin", &origin)], "").await;
            assert_eq!(status, 403, "{head} from {origin}: {body}");
            assert!(!body.contains("http"), "{body}");
        }
    }
    assert_eq!(open(&server).await, friends, "it is still open");
}

/// The program lives on, so nothing of a closed server may: neither a connection that is half open nor a clock.
#[tokio::test]
async fn nothing_of_a_closed_server_lives_on() {
    let server = Server::start("hosting-closed").await;
    let friends = open(&server).await;
    let aki = Friend::named(friends, "Aki").await;
    let room = aki.open(&settings()).await.id;
    aki.seats_bots(&room, 1..4, "easy").await;
    let played = aki.ready(&room).await.unwrap();
    let mut table = Client::join_as(friends, &aki.bearer, &played, None).await.unwrap();
    let mut half_open = TcpStream::connect(friends).await.unwrap();
    half_open.write_all(format!("GET /api/start HTTP/1.1\r\nHost: {friends}\r\n").as_bytes()).await.unwrap();
    assert_eq!(http(server.address, "DELETE /api/hosting", &[], "").await.0, 204);
    while table.text().await.is_some() {}
    let rest = format!("Authorization: {}\r\n\r\n", aki.bearer);
    let (_, mut answer) = (half_open.write_all(rest.as_bytes()).await, Vec::new());
    let _ = half_open.read_to_end(&mut answer).await;
    assert!(answer.is_empty(), "{}", String::from_utf8_lossy(&answer));
    // The match waits.
    let aki = Friend { address: open(&server).await, ..aki };
    let mut table = Client::join_as(aki.address, &aki.bearer, &played, None).await.unwrap();
    assert!(table.text().await.unwrap().contains("\"welcome\""));
}

#[tokio::test]
async fn what_another_program_has_open_is_left_alone() {
    let server = Server::start("hosting-locked").await;
    let other = Store::open(&server.dir().join("friends")).unwrap();
    let refused = made::<Hosting>(server.address, "/api/hosting", &json!({})).await.unwrap_err();
    assert_eq!(refused.refusal.as_deref(), Some("host_store"));
    drop(other);
    open(&server).await;
}
