//! Limits on clients. A missed deadline makes a test wait for ever; none depends on the speed of the machine.

use std::net::SocketAddr;
use std::time::Duration;

use jantaku_server::Limits;
use jantaku_wire::{ClientMessage, Created, ErrorCode, Failure, ServerMessage};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Client, Friend, Player, Server, answer, create, http, keys};

const SOON: Duration = Duration::from_millis(100);

/// The head of a request, from its version on.
fn rest_of_head(address: SocketAddr) -> String {
    format!("HTTP/1.1\r\nHost: {address}\r\nAuthorization: {}\r\n", keys::bearer(address))
}

/// More tries than any machine needs.
const TRIES: usize = 10_000;

/// Sends this, and reads until the server closes the connection.
async fn until_closed(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn connections_that_say_nothing_are_closed() {
    let server = Server::limited("idle", Limits { head: SOON, ..Limits::default() }).await;
    for request in ["", "GET / HTTP/1.1\r\nHost:"] {
        assert_eq!(until_closed(server.address, request).await, "");
    }
    let whole = format!("GET /api/start {}\r\n", rest_of_head(server.address));
    // A connection is closed after its answer. On a busy machine the head itself may come too late.
    for _ in 0..TRIES {
        if until_closed(server.address, &whole).await.starts_with("HTTP/1.1 200") {
            return;
        }
    }
    panic!("a whole request is never answered");
}

/// The health check reports that a store can be read but not written to, and that it can again.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_cannot_write_is_not_well() {
    let limits = Limits { write_again: Duration::ZERO, ..Limits::default() };
    let server = Server::hosted_within("health", limits).await;
    let nobody = Friend::nobody(server.address);
    let health = async || nobody.ask("GET /healthz", &Value::Null).await;
    assert_eq!(health().await, (200, "ok\n".to_owned()));
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON settings BEGIN SELECT RAISE (ABORT, 'no room'); END";
    raw.execute_batch(full).unwrap();
    let (status, said) = health().await;
    assert_eq!((status, said.contains("\"ok")), (500, false), "{said}");
    raw.execute_batch("DROP TRIGGER full").unwrap();
    assert_eq!(health().await.0, 200);
}

/// However often it is asked, the store is not written to each time.
#[tokio::test(flavor = "multi_thread")]
async fn asking_how_a_server_is_writes_seldom() {
    let limits = Limits { write_again: Duration::from_secs(86_400), ..Limits::default() };
    let server = Server::hosted_within("health-seldom", limits).await;
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let count = "CREATE TABLE counted (nth INTEGER PRIMARY KEY);
        CREATE TRIGGER counts BEFORE INSERT ON settings WHEN NEW.key = 'written' BEGIN INSERT INTO counted VALUES (NULL); END";
    raw.execute_batch(count).unwrap();
    for _ in 0..5 {
        assert_eq!(Friend::nobody(server.address).ask("GET /healthz", &Value::Null).await.0, 200);
    }
    assert_eq!(raw.query_row("SELECT count(*) FROM counted", [], |row| row.get::<_, u32>(0)), Ok(1));
}

#[tokio::test]
async fn a_body_that_never_ends_is_answered() {
    let server = Server::limited("body", Limits { answer: SOON, ..Limits::default() }).await;
    for (path, kind) in [("replay", "text/plain"), ("matches", "application/json"), ("rules/read", "text/plain")] {
        let head = format!("POST /api/{path} {}Content-Type: {kind}\r\n", rest_of_head(server.address));
        let answer = until_closed(server.address, &format!("{head}Content-Length: 1000\r\n\r\n{{")).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{path}: {answer}");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(serde_json::from_str::<Failure>(body).unwrap().message.contains("too long"), "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_has_one_deadline_for_its_hello() {
    let server = Server::limited("hello", Limits { hello: SOON, ..Limits::default() }).await;
    let mut client = Client::open(server.address, None).await.unwrap();
    // A frame does not begin the deadline anew.
    while client.say(&ClientMessage::Ping {}).await.is_ok() && client.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_answers_no_ping_is_closed() {
    let server = Server::limited("ping", Limits { ping: SOON, ..Limits::default() }).await;
    let match_id = create(server.address, ["random"; 3]).await;
    let mut silent = Client::join(server.address, &match_id, None).await.unwrap();
    silent.wire().read_to_end(&mut Vec::new()).await.unwrap();
    // A client that answers pings plays to the end. On a busy machine an answer may come too late; then it comes back.
    let mut player = Player::new(server.address, match_id, 1);
    for _ in 0..TRIES {
        if player.play().await {
            return;
        }
    }
    panic!("a client that answers pings is closed again and again");
}

/// Clients that half-open connections or read nothing lock nobody out for good.
#[tokio::test(flavor = "multi_thread")]
async fn places_that_are_taken_in_vain_come_back() {
    let limits = Limits {
        connections: 6,
        per_address: 6,
        reserved: 0,
        sign_ins: Limits::default().sign_ins,
        sign_in_every: Limits::default().sign_in_every,
        attempts: Limits::default().attempts,
        attempt_every: Limits::default().attempt_every,
        per_account: Limits::default().per_account,
        per_account_every: Limits::default().per_account_every,
        talks: Limits::default().talks,
        talk_every: Limits::default().talk_every,
        head: SOON,
        answer: SOON,
        write: SOON,
        hello: SOON,
        ping: SOON,
        ..Limits::default()
    };
    let server = Server::limited("places", limits).await;
    let head = rest_of_head(server.address);
    let unread = format!("GET /api/rules {head}\r\n").repeat(500);
    let mut held = Vec::new();
    for request in ["", "GET", &unread, &unread, &format!("POST /api/replay {head}Content-Length: 9\r\n\r\n")] {
        let stream = TcpStream::connect(server.address).await.unwrap();
        // The server may stop reading long before the end.
        let _ = stream.try_write(request.as_bytes());
        held.push(stream);
    }
    held.push(TcpStream::connect(server.address).await.unwrap());
    let start = format!("GET /api/start {head}Connection: close\r\n\r\n");
    loop {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let mut answer = String::new();
        // Without a place the connection is closed, or reset.
        let _ = stream.write_all(start.as_bytes()).await;
        if stream.read_to_string(&mut answer).await.is_ok() && answer.starts_with("HTTP/1.1 200") {
            break;
        }
    }
    drop(held);
}

/// A person with thirty running matches begins none, in no way, until one of them is given up; asking for many at once
/// gives no more.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_thirty_matches_open_at_most() {
    let server = Server::hosted("open-matches").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let bots = ["easy"; 3];
    let new = json!({"preset": "tenhou", "length": "east", "opponents": bots, "pace": "instant", "name": "Aki"});
    let mut asked = JoinSet::new();
    for _ in 0..34 {
        let (aki, new) = (aki.clone(), new.clone());
        asked.spawn(async move { aki.ask("POST /api/matches", &new).await });
    }
    let answers = asked.join_all().await;
    let (begun, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(status, _)| *status == 201);
    assert_eq!((begun.len(), refused.len()), (30, 4), "{refused:?}");
    let practice = json!({"from": "match", "chosen": new});
    for answer in refused.into_iter().chain([aki.ask("POST /api/practice", &practice).await]) {
        let failure: Failure = serde_json::from_str(&answer.1).unwrap();
        assert_eq!(
            (answer.0, failure.code, failure.refusal.as_deref()),
            (409, ErrorCode::Refused, Some("too_many_open"))
        );
        assert!(failure.message.contains("30 unfinished matches"), "{}", failure.message);
    }
    assert_eq!(ben.ask("POST /api/matches", &new).await.0, 201);
    let Created { match_id } = serde_json::from_str(&begun[0].1).unwrap();
    assert_eq!(aki.ask(&format!("DELETE /api/matches/{match_id}"), &Value::Null).await.0, 204);
    assert_eq!(aki.ask("POST /api/practice", &practice).await.0, 201);
}

/// Messages wait in the server for a client that reads nothing, which makes no more of them.
#[tokio::test]
async fn answers_that_nobody_reads_take_little_memory() {
    let server = Server::limited("unread", Limits { per_address: 1, write: SOON, ..Limits::default() }).await;
    let request = format!("GET /api/rules {}\r\n", rest_of_head(server.address));
    let mut unread = TcpStream::connect(server.address).await.unwrap();
    unread.write_all(request.repeat(50).as_bytes()).await.unwrap();
    // Once its place is free, the server has given it up; the rest is what the system has kept.
    let is_free =
        |answered: &std::io::Result<String>| answered.as_ref().is_ok_and(|text| text.starts_with("HTTP/1.1 200"));
    while !is_free(&answer(server.address, "GET /api/start", &[], "").await) {}
    let mut kept = Vec::new();
    let _ = unread.read_to_end(&mut kept).await;
    assert!((1..1_000_000).contains(&kept.len()), "{} bytes", kept.len());
}

/// A refusal comes after the acknowledgements of earlier answers.
#[tokio::test(flavor = "multi_thread")]
async fn an_error_does_not_overtake_an_acknowledgement() {
    let server = Server::start("order").await;
    let match_id = create(server.address, ["random"; 3]).await;
    let mut player = Player::new(server.address, match_id.clone(), 2);
    let mut client = Client::join(server.address, &match_id, None).await.unwrap();
    // A broken message follows each answer.
    let (mut answers, mut refused) = (0, 0);
    while answers < 20 && !player.over {
        let (message, text) = client.next().await.unwrap();
        if let ServerMessage::Error { code: ErrorCode::Malformed, .. } = message {
            refused += 1;
            let settled = answers - usize::from(player.sent.is_some());
            assert!(refused <= settled, "the answer before it is not acknowledged yet");
        } else if let Some(answer) = player.take(message, text) {
            answers += 1;
            client.say(&answer).await.unwrap();
            client.send(Message::text("{")).await.unwrap();
        }
    }
    assert!(answers > 5 && refused > 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_farewell_is_read_by_a_client_that_was_just_speaking() {
    for nth in 0..10 {
        let mut server = Server::start(&format!("farewell-{nth}")).await;
        let match_id = create(server.address, ["random"; 3]).await;
        let mut client = Client::join(server.address, &match_id, None).await.unwrap();
        while !matches!(client.next().await.unwrap().0, ServerMessage::Prompt { .. }) {}
        let act = format!(r#"{{"type":"act","match_id":"{match_id}","decision_id":0,"action":{{"type":"pass"}}}}"#);
        server.stop();
        let mut bye = false;
        for _ in 0..200 {
            let _ = client.send(Message::text(act.clone())).await;
        }
        while let Some((message, _)) = client.next().await {
            bye |= matches!(message, ServerMessage::Bye { code: Some(ErrorCode::ServerStops), .. });
        }
        assert!(bye, "the connection ended without a farewell");
    }
}

#[tokio::test]
async fn connections_beyond_those_of_an_address_are_closed() {
    let server = Server::limited("cap", Limits { per_address: 3, ..Limits::default() }).await;
    let held = [Client::open(server.address, None).await, Client::open(server.address, None).await];
    assert!(held.iter().all(Result::is_ok));
    assert_eq!(http(server.address, "GET /api/start", &[], "").await.0, 200);
    // The request's connection may be counted a moment longer than its client sees it.
    let mut third = None;
    for _ in 0..TRIES {
        third = third.or(Client::open(server.address, None).await.ok());
        if third.is_some() {
            break;
        }
    }
    assert!(third.is_some(), "its place is never free again");
    assert!(Client::open(server.address, None).await.is_err(), "a fourth one");
}
