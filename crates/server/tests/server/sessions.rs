use std::time::Duration;

use jantaku_server::Limits;
use jantaku_wire::{ClientMessage, DeviceOffer, ErrorCode, OfferedName, ServerMessage, SessionList, VERSION};
use serde_json::{Value, json};

use crate::common::{Client, Friend, Server, http, parsed};

async fn sessions(of: &Friend) -> SessionList {
    of.get("/api/sessions").await
}

pub(crate) async fn code(of: &Friend) -> Value {
    let offer: DeviceOffer = parsed(200, of.ask("POST /api/devices/offer", &Value::Null).await).unwrap();
    json!({"code": offer.code})
}

/// Signs in by this code in the browser of `before`.
pub(crate) async fn go_on(before: &Friend, code: &Value) -> Friend {
    before.signs_in("POST /api/devices", code).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_signs_in_once_on_another_device() {
    let server = Server::hosted("device").await;
    let aki = Friend::named(server.address, "Aki").await;
    let nobody = Friend::nobody(server.address);
    let (void, code) = (code(&aki).await, code(&aki).await);
    for wrong in [&void, &json!({"code": "0".repeat(32)}), &json!({"code": "guess"})] {
        let (status, body) = nobody.ask("POST /api/devices", wrong).await;
        assert_eq!((status, body.contains("no_such_code")), (403, true), "{body}");
    }
    // Opening the link asks first, and uses nothing up.
    for _ in 0..2 {
        let (_, body) = nobody.ask("POST /api/devices/name", &code).await;
        assert_eq!(serde_json::from_str::<OfferedName>(&body).unwrap().name, "Aki");
    }
    let phone = go_on(&nobody, &code).await;
    assert_eq!(nobody.ask("POST /api/devices", &code).await.0, 403, "a second time");
    assert_eq!(nobody.ask("POST /api/devices/name", &code).await.0, 403, "a second time");
    // Both are the same person, each by a secret of its own.
    assert_ne!(phone.bearer, aki.bearer);
    aki.ask("POST /api/me", &json!({"name": "Akiko"})).await;
    assert!(phone.ask("GET /api/me", &Value::Null).await.1.contains("Akiko"));
    let seen = sessions(&phone).await.sessions;
    assert_eq!(seen.iter().filter(|session| session.own).count(), 1);
    assert_eq!(seen.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_void_after_ten_minutes() {
    let server = Server::hosted("late-code").await;
    let aki = Friend::named(server.address, "Aki").await;
    let code = code(&aki).await;
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let left: i64 = raw.query_row("SELECT expires - unixepoch() FROM device_offers", [], |row| row.get(0)).unwrap();
    assert!((540..=600).contains(&left), "{left}");
    raw.execute("UPDATE device_offers SET expires = expires - 600", []).unwrap();
    let nobody = Friend::nobody(server.address);
    for head in ["POST /api/devices/name", "POST /api/devices"] {
        assert_eq!(nobody.ask(head, &code).await.0, 403, "{head}");
    }
}

/// A sign-in gives a new secret, whatever the browser sent, and the old one opens nothing any more.
#[tokio::test(flavor = "multi_thread")]
async fn no_session_that_a_browser_brings_outlives_a_sign_in() {
    let server = Server::hosted("fixation").await;
    let [aki, mallory] = server.friends(["Aki", "Mallory"]).await;
    let planted = Friend { address: server.address, bearer: format!("Bearer {}", "ab".repeat(32)) };
    let fresh = go_on(&planted, &code(&aki).await).await;
    assert_ne!(fresh.bearer, planted.bearer);
    assert!(!planted.is_known().await);
    let moved = go_on(&mallory, &code(&aki).await).await;
    assert!(moved.is_known().await && !mallory.is_known().await);
    let first = Friend::named(server.address, "Ben").await;
    let again = go_on(&first, &code(&first).await).await;
    assert!(again.is_known().await && !first.is_known().await, "also where it is the same person");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_asks_and_hears_nothing_any_more() {
    let server = Server::hosted("ended").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (phone, tablet) = (
        go_on(&Friend::nobody(server.address), &code(&aki).await).await,
        go_on(&Friend::nobody(server.address), &code(&aki).await).await,
    );
    let room = aki.open(&json!({"preset": "tenhou", "length": "east", "pace": "instant", "seating": "choice"})).await;
    let new = json!({"preset": "tenhou", "length": "east", "opponents": ["easy", "easy", "easy"], "pace": "instant", "name": "Aki"});
    let created: Value = serde_json::from_str(&aki.ask("POST /api/matches", &new).await.1).unwrap();
    let mut in_room = phone.socket().await;
    in_room.say(&ClientMessage::Room { version: VERSION, room_id: room.id.clone() }).await.unwrap();
    while !matches!(in_room.next().await.unwrap().0, ServerMessage::Room(_)) {}
    let match_id = created["match_id"].as_str().unwrap();
    let mut at_table = Client::join_as(server.address, &phone.bearer, match_id, None).await.unwrap();
    assert!(matches!(at_table.next().await.unwrap().0, ServerMessage::Welcome(_)));
    let mut silent = phone.socket().await;
    let mut other = tablet.socket().await;
    other.say(&ClientMessage::Room { version: VERSION, room_id: room.id }).await.unwrap();
    while !matches!(other.next().await.unwrap().0, ServerMessage::Room(_)) {}

    let id = sessions(&phone).await.sessions.iter().find(|session| session.own).unwrap().id;
    // Nobody ends the session of somebody else.
    ben.ask(&format!("DELETE /api/sessions/{id}"), &Value::Null).await;
    assert!(phone.is_known().await);
    assert_eq!(aki.ask(&format!("DELETE /api/sessions/{id}"), &Value::Null).await.0, 204);
    assert!(!phone.is_known().await);
    for socket in [&mut in_room, &mut at_table, &mut silent] {
        loop {
            match socket.next().await {
                Some((ServerMessage::Bye { code, .. }, _)) => break assert_eq!(code, Some(ErrorCode::SignInFirst)),
                Some(_) => {}
                None => panic!("closed without a word"),
            }
        }
        assert!(socket.next().await.is_none());
    }
    // The others go on, until all but one are ended.
    other.say(&ClientMessage::Ping {}).await.unwrap();
    while !matches!(other.next().await.unwrap().0, ServerMessage::Pong {}) {}
    assert_eq!(aki.ask("DELETE /api/sessions", &Value::Null).await.0, 204);
    while other.next().await.is_some() {}
    assert!(aki.is_known().await && !tablet.is_known().await && ben.is_known().await);
    assert_eq!(sessions(&aki).await.sessions.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_are_tried_only_so_often() {
    // One more each day: on any machine, the fourth is too early.
    let attempt_every = Duration::from_secs(86_400);
    let limits = Limits { attempts: 3.try_into().unwrap(), attempt_every, ..Limits::default() };
    let server = Server::hosted_within("guesses", limits).await;
    let aki = Friend::named(server.address, "Aki").await;
    let (code, nobody) = (code(&aki).await, Friend::nobody(server.address));
    for (head, status) in [("/name", 403), ("", 403), ("/name", 403), ("", 429), ("/name", 429)] {
        let guess = json!({"code": "0".repeat(32)});
        assert_eq!(nobody.ask(&format!("POST /api/devices{head}"), &guess).await.0, status);
    }
    assert_eq!(nobody.ask("POST /api/devices", &code).await.0, 429, "the right one as well");
    assert!(aki.is_known().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_moves_and_ends_nothing() {
    let server = Server::hosted("sessions-csrf").await;
    let aki = Friend::named(server.address, "Aki").await;
    let body = code(&aki).await.to_string();
    let cookie = format!("jantaku-session-{}={}", server.address.port(), &aki.bearer["Bearer ".len()..]);
    let own = format!("http://{}", server.address);
    let heads = ["POST /api/devices/offer", "POST /api/devices/name", "POST /api/devices", "DELETE /api/sessions"];
    for head in heads {
        for origin in [None, Some("http://evil.example"), Some("null")] {
            let mut headers = vec![("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
            headers.extend(origin.map(|origin| ("Origin", origin)));
            assert_eq!(http(server.address, head, &headers, &body).await.0, 403, "{head} {origin:?}");
        }
    }
    let headers = [("Cookie", cookie.as_str()), ("Origin", own.as_str()), ("Content-Type", "application/json")];
    let name = http(server.address, "POST /api/devices/name", &headers, &body).await;
    assert_eq!(name.0, 200, "the code is still unused");
    assert_eq!(http(server.address, "DELETE /api/sessions", &headers, "").await.0, 204);
    let late = http(server.address, "POST /api/devices", &headers, &body).await;
    assert_eq!(late.0, 403, "what is offered ends with the other sessions");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_has_no_other_device() {
    let server = Server::start("alone").await;
    for head in ["GET /api/sessions", "POST /api/devices/offer", "DELETE /api/sessions"] {
        let (status, body) = http(server.address, head, &[], "").await;
        assert_eq!((status, body.contains("jantaku serve")), (400, true), "{head}");
    }
}
