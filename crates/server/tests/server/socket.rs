use std::net::SocketAddr;

use crate::common::{Client, Dice, Player, Server, create, head, http, keys, tiles};
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, ClientMessage, ErrorCode, ServerMessage, StartPage, VERSION, View};
use tokio_tungstenite::tungstenite::{Error, Message};

/// The full view a fresh client gets, with the number of the next event.
async fn full_view(address: SocketAddr, match_id: &str) -> (View, u32) {
    let mut client = Client::join(address, match_id, None).await.unwrap();
    loop {
        if let Some((ServerMessage::View { view, next_event }, _)) = client.next().await {
            return (*view, next_event);
        }
    }
}

/// The paths of tiles in a message to a seat. None of these can be hidden: `own` is the seat's own hand, as are the
/// tiles of `safety`, and everything else is open on the table or was revealed at the end.
const OPEN: &[&str] = &[
    ".after.own.concealed",
    ".after.own.drawn",
    ".after.own.furiten.tile",
    ".after.own.waits.tile",
    ".after.phase.tile",
    ".event.action.kind",
    ".event.action.own",
    ".event.action.tile",
    ".event.discard.tile",
    ".event.dora.dora",
    ".event.dora.indicator",
    ".event.end.",
    ".event.meld.",
    ".event.round.dora.",
    ".event.tile",
    ".choices.",
    ".denied.",
    ".safety.against.suji",
    ".safety.tile",
    ".view.dora.",
    ".view.own.",
    ".view.phase.tile",
    ".view.result.",
    ".view.round.dora.",
    ".view.seats.melds.",
    ".view.seats.river.tile",
];

#[tokio::test(flavor = "multi_thread")]
async fn events_fold_to_the_view_and_name_no_hidden_tile() {
    let server = Server::start("fold").await;
    for (seed, bots) in [(1, ["wild", "wild", "wild"]), (2, ["normal", "wild", "random"])] {
        let match_id = create(server.address, bots).await;
        let mut player = Player::new(server.address, match_id.clone(), seed);
        let mut client = Client::join(server.address, &match_id, None).await.unwrap();
        let mut frames = 0;
        while !player.over {
            let (message, text) = client.next().await.unwrap();
            let json = serde_json::from_str(&text).unwrap();
            for (path, tile) in tiles(&json) {
                assert!(OPEN.iter().any(|open| path.starts_with(open)), "{tile} at {path} in {text}");
                assert!(path != ".event.tile" || json["event"]["type"] == "drew_own", "{text}");
            }
            frames += 1;
            let prompt = matches!(message, ServerMessage::Prompt { .. });
            let answer = player.take(message, text);
            if prompt && frames % 7 == 0 {
                // A new tab gets a full view, which is what the events have folded to, and the question again.
                client = Client::join(server.address, &match_id, None).await.unwrap();
                let mut fresh = Player::new(server.address, match_id.clone(), seed);
                let mut asked = None;
                while asked.is_none() {
                    let (message, text) = client.next().await.unwrap();
                    asked = fresh.take(message, text);
                }
                assert_eq!(fresh.view, player.view);
                assert_eq!(fresh.kept.len(), player.kept.len());
            }
            if let Some(answer) = answer {
                client.say(&answer).await.unwrap();
            }
        }
        let (view, next) = full_view(server.address, &match_id).await;
        assert_eq!((Some(view), next as usize), (player.view, player.kept.len()));
        let (status, record) = http(server.address, &format!("GET /api/matches/{match_id}/record"), &[], "").await;
        assert_eq!(status, 200);
        jantaku_record::Record::read(record.as_bytes()).unwrap().replay().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_is_sent_what_it_has_missed() {
    let server = Server::start("missed").await;
    let match_id = create(server.address, ["wild"; 3]).await;
    let mut player = Player::new(server.address, match_id.clone(), 3);
    assert!(player.play().await);
    let first = player.first_kept();
    let last = player.kept.len() as u32 - 1;
    for from in [first as u32 - 1, last - 20, last] {
        let mut client = Client::join(server.address, &match_id, Some(from)).await.unwrap();
        assert!(matches!(client.next().await.unwrap().0, ServerMessage::Welcome(_)));
        for missed in from + 1..=last {
            assert_eq!(client.text().await.as_ref(), Some(&player.kept[missed as usize]));
        }
        client.say(&ClientMessage::Ping {}).await.unwrap();
        assert!(matches!(client.next().await.unwrap().0, ServerMessage::Pong {}));
    }
    // Too much was missed, or the event is not of this stream: the client starts afresh.
    for from in [first as u32 - 2, last + 1] {
        let mut client = Client::join(server.address, &match_id, Some(from)).await.unwrap();
        assert!(matches!(client.next().await.unwrap().0, ServerMessage::Welcome(_)));
        assert!(matches!(client.next().await.unwrap().0, ServerMessage::View { .. }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_tab_has_the_seat() {
    let server = Server::start("tabs").await;
    let match_id = create(server.address, ["random"; 3]).await;
    let mut older = Client::join(server.address, &match_id, None).await.unwrap();
    let mut player = Player::new(server.address, match_id.clone(), 4);
    let mut answer = None;
    while answer.is_none() {
        let (message, text) = older.next().await.unwrap();
        answer = player.take(message, text);
    }
    let mut newer = Player::new(server.address, match_id.clone(), 4);
    let mut tab = Client::join(server.address, &match_id, None).await.unwrap();
    while newer.sent.is_none() {
        let (message, text) = tab.next().await.unwrap();
        newer.take(message, text);
    }
    assert!(matches!(older.next().await.unwrap().0, ServerMessage::Replaced {}));
    // Whether or not the older tab's answer still goes out, it has no effect.
    let _ = older.say(&answer.unwrap()).await;
    assert!(older.next().await.is_none());
    let (view, _) = full_view(server.address, &match_id).await;
    assert_eq!(Some(view), newer.view);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_own_page_reaches_the_table() {
    let server = Server::start("guard").await;
    let own = format!("http://{}", server.address);
    let port = server.address.port();
    for (host, origin, expected) in [
        (format!("127.0.0.1:{port}"), own.clone(), 200),
        (format!("localhost:{port}"), format!("http://localhost:{port}"), 200),
        (format!("evil.example:{port}"), own.clone(), 403),
        ("127.0.0.1".into(), own.clone(), 403),
        (format!("127.0.0.1:{port}"), "http://evil.example".into(), 403),
        (format!("127.0.0.1:{port}"), "null".into(), 403),
    ] {
        for head in ["GET /", "GET /api/start"] {
            let (status, _) = http(server.address, head, &[("Host", &host), ("Origin", &origin)], "").await;
            assert_eq!(status, expected, "{head} at {host} from {origin}");
        }
    }
    let body =
        r#"{"preset":"tenhou","length":"east","opponents":["random","random","random"],"pace":"fast","name":"x"}"#;
    let foreign = [("Content-Type", "application/json"), ("Origin", "http://evil.example")];
    assert_eq!(http(server.address, "POST /api/matches", &foreign, body).await.0, 403);
    // A form of a foreign page cannot send JSON; and it is refused as such as well.
    assert_eq!(http(server.address, "POST /api/matches", &[("Content-Type", "text/plain")], body).await.0, 400);
    let (_, page) = http(server.address, "GET /api/start", &[], "").await;
    assert!(serde_json::from_str::<StartPage>(&page).unwrap().open.matches.is_empty());
    for origin in ["http://evil.example", "null", &format!("http://localhost:{}", port + 1)] {
        assert!(matches!(Client::open(server.address, Some(origin)).await, Err(Error::Http(_))), "{origin}");
    }
    assert!(Client::open(server.address, None).await.is_ok());
}

/// Without the printed link nothing is answered; the link makes a cookie of its key and leads to the page.
#[tokio::test(flavor = "multi_thread")]
async fn only_who_has_the_key_is_answered() {
    let server = Server::start("key").await;
    let key = keys::bearer(server.address).replace("Bearer ", "");
    let name = format!("jantaku-{}", server.address.port());
    let link = async |path: &str| head(server.address, path, &[("Authorization", "none")]).await;
    let opened = link(&format!("GET /?key={key}&speed=none")).await;
    assert_eq!(opened["location"], "/?speed=none");
    assert_eq!(link(&format!("GET /?key={key}")).await["location"], "/");
    let cookie = &opened["set-cookie"];
    assert!(cookie.starts_with(&format!("{name}={key}; ")), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let (wrong, origin) = ("0".repeat(32), format!("http://{}", server.address));
    let requests = ["GET /", "GET /api/start", "GET /api/rules", "POST /api/matches", "POST /api/replay", "GET /ws"];
    for request in requests {
        for (name, value) in [
            ("Authorization", "none".to_owned()),
            ("Authorization", format!("Bearer {wrong}")),
            ("Cookie", format!("{name}={wrong}")),
            ("Cookie", format!("jantaku-1={key}")),
        ] {
            let (status, body) = http(server.address, request, &[(name, &value), ("Origin", &origin)], "").await;
            assert_eq!(status, 401, "{request} {name}");
            assert!(body.contains("Open the link") && !body.contains(&key), "{body}");
        }
        let own = format!("a=b; {name}={key}");
        let status = http(server.address, request, &[("Cookie", &own), ("Origin", &origin)], "").await.0;
        assert_ne!(status, 401, "{request}");
    }
    let query = format!("GET /?key={wrong}");
    assert_eq!(http(server.address, &query, &[], "").await.0, 401, "a wrong key is not let in for another's sake");
    assert_eq!(http(server.address, &format!("GET /api/start?key={key}"), &[("Cookie", "")], "").await.0, 401);
}

/// No cache keeps an answer, and no other page may frame one or load a file.
#[tokio::test(flavor = "multi_thread")]
async fn answers_stay_with_the_own_page() {
    let server = Server::start("headers").await;
    for (path, stored) in [("/api/start", false), ("/api/nothing", false), ("/", true)] {
        let head = head(server.address, &format!("GET {path}"), &[]).await;
        assert_eq!(head["cross-origin-opener-policy"], "same-origin");
        assert_eq!(head["cross-origin-resource-policy"], "same-origin");
        assert_eq!(head["cache-control"] != "no-store", stored, "{head:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cannot_be_say_why() {
    let server = Server::start("requests").await;
    let json = [("Content-Type", "application/json")];
    for (body, expected) in [
        ("", "EOF"),
        (
            r#"{"preset":"x","length":"east","opponents":[],"pace":"fast","name":"x"}"#,
            "there are no rules `x`; there are tenhou, tenhou_sanma, yakuza, ",
        ),
        (
            r#"{"preset":"tenhou","length":"east","opponents":["wild"],"pace":"fast","name":"x"}"#,
            "need 3 opponents, not 1",
        ),
        (
            r#"{"preset":"tenhou","length":"east","opponents":["wild","wild","best"],"pace":"fast","name":"x"}"#,
            "there is no bot `best`",
        ),
        (
            r#"{"preset":"tenhou","length":"east","opponents":["wild","wild","wild"],"pace":"fast","name":" "}"#,
            "at least one letter, digit or emoji",
        ),
        (
            r#"{"preset":"tenhou","length":"east","opponents":["wild","wild","wild"],"pace":"fast","name":"a\u202eb"}"#,
            "characters that cannot be seen",
        ),
        (
            r#"{"preset":"tenhou","length":"east","opponents":["wild","wild","wild"],"pace":"fast","name":"x","x":1}"#,
            "unknown field `x`",
        ),
    ] {
        let (status, answer) = http(server.address, "POST /api/matches", &json, body).await;
        assert_eq!(status, 400, "{answer}");
        assert!(answer.contains(expected), "{answer}");
    }
    let match_id = create(server.address, ["random"; 3]).await;
    assert_eq!(http(server.address, &format!("GET /api/matches/{match_id}/record"), &[], "").await.0, 409);
    assert_eq!(http(server.address, "GET /api/matches/0000000000000000/record", &[], "").await.0, 404);
    assert_eq!(http(server.address, "GET /../Cargo.toml", &[], "").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_version_is_refused() {
    let server = Server::start("version").await;
    let mut client = Client::open(server.address, None).await.unwrap();
    client
        .say(&ClientMessage::Hello {
            version: VERSION + 1,
            match_id: String::new(),
            token: SeatToken::new(""),
            last_event: None,
        })
        .await
        .unwrap();
    let (message, _) = client.next().await.unwrap();
    assert!(matches!(message, ServerMessage::Error { code: ErrorCode::Version, .. }), "{message:?}");
    assert!(client.next().await.is_none());
}

/// A hostile client's message at a table that has asked for decision `open`.
fn hostile(dice: &mut Dice, match_id: &str, open: u32) -> Message {
    let act = |decision_id: u32, action: &str| {
        format!(r#"{{"type":"act","match_id":"{match_id}","decision_id":{decision_id},"action":{action}}}"#)
    };
    let pass = r#"{"type":"pass"}"#;
    let text = match dice.below(16) {
        0 => String::new(),
        1 => "{".repeat(dice.below(5000)),
        2 => "[".repeat(16_000),
        3 => act(open, r#"{"type":"discard","tile":"9z","tsumogiri":true}"#),
        4 => act(open, r#"{"type":"discard","tile":"1m"}"#),
        5 => act(open, r#"{"type":"win"}"#),
        6 => act(open, r#"{"type":"pass","extra":1}"#),
        7 => act(open, pass).replace("decision_id", "decision"),
        8 => act(open, pass).replace(&format!(":{open},"), ":-1,"),
        9 => act(open + 1 + dice.below(1000) as u32, pass),
        10 => act(dice.below(open as usize) as u32, r#"{"type":"stop"}"#),
        11 => act(open, r#"{"type":"chii","own":["1m","1m"]}"#),
        12 => act(open, r#"{"type":"ankan","kind":"1z"}"#).replace(match_id, "0000000000000000"),
        13 => format!(r#"{{"type":"hello","version":3,"match_id":"{match_id}","token":"none"}}"#),
        14 if dice.below(8) == 0 => return Message::binary(vec![0; dice.below(100)]),
        15 if dice.below(8) == 0 => format!("\"{}\"", "x".repeat(17_000)),
        _ => act(open, r#"{"type":"stop"}"#),
    };
    Message::text(text)
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_have_no_effect() {
    const FRAMES: usize = 10_000;
    let server = Server::start("bad").await;
    let match_id = create(server.address, ["random"; 3]).await;
    let other = create(server.address, ["wild"; 3]).await;
    let other = tokio::spawn(async move { Player::new(server.address, other, 5).play().await });
    let mut dice = Dice::new(6);
    // Plays on to the client's own turn: there `pass` and `stop` are no choices.
    let mut player = Player::new(server.address, match_id.clone(), 7);
    let mut client = Client::join(server.address, &match_id, None).await.unwrap();
    let (open, held) = loop {
        let (message, text) = client.next().await.unwrap();
        let turn = matches!(&message, ServerMessage::Prompt { choices, .. }
            if player.acknowledged.len() > 2 && choices.iter().all(|choice| !matches!(choice.action, Action::Pass | Action::Stop)));
        match player.take(message, text) {
            Some(ClientMessage::Act { decision_id, action, .. }) if turn => break (decision_id, action),
            Some(answer) => client.say(&answer).await.unwrap(),
            None => {}
        }
    };
    let before = player.view.clone();
    let (mut sent, mut errors, mut closed) = (0, 0, 0);
    while sent < FRAMES {
        sent += 1;
        // A close may overtake the frame that caused it.
        let _ = client.send(hostile(&mut dice, &match_id, open)).await;
        match client.next().await {
            Some((ServerMessage::Error { .. }, _)) => errors += 1,
            Some((other, text)) => panic!("{other:?}: {text}"),
            None => {
                closed += 1;
                client = Client::join(server.address, &match_id, Some(open - 1)).await.unwrap();
                assert!(matches!(client.next().await.unwrap().0, ServerMessage::Welcome(_)));
                assert!(
                    matches!(client.next().await.unwrap().0, ServerMessage::Prompt { decision_id, .. } if decision_id == open)
                );
            }
        }
    }
    assert_eq!(errors + closed, FRAMES);
    assert!(closed > 100 && errors > 9_000, "{closed} closed, {errors} errors");
    let (after, next) = full_view(server.address, &match_id).await;
    assert_eq!((Some(after), next), (before, open));
    assert!(other.await.unwrap(), "the other table was disturbed");

    // An answer that was accepted is acked again and counts once.
    let mut client = Client::join(server.address, &match_id, Some(open - 1)).await.unwrap();
    let answer = ClientMessage::Act { match_id: match_id.clone(), decision_id: open, action: held, seal: None };
    for _ in 0..3 {
        client.say(&answer).await.unwrap();
    }
    let (mut acks, mut own) = (0, 0);
    while acks < 3 {
        match client.next().await.unwrap().0 {
            ServerMessage::Ack { decision_id } if decision_id == open => acks += 1,
            ServerMessage::Event { n, .. } if n == open => own += 1,
            ServerMessage::Error { code, message, .. } => panic!("{code:?}: {message}"),
            _ => {}
        }
    }
    assert_eq!(own, 1);
}
