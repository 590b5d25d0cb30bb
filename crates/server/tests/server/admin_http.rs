//! The administration over HTTP: permissions, actions, and the contents of answers.

use jantaku_server::Limits;
use jantaku_store::Store;
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{AdminMatch, AdminPeople, AdminReport, AdminRoom, Ban, ErrorCode, Failure, Visitor};
use serde_json::{Value, json};

use crate::admin::{beside, now, number, refused};
use crate::common::{Friend, Server, http, settings};

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

async fn with_account(server: &Server, name: &str) -> Friend {
    let friend = Friend::named(server.address, name).await;
    let account = json!({"name": name, "password": "canary password"});
    assert_eq!(friend.ask("POST /api/account", &account).await.0, 201);
    friend
}

async fn admin(server: &Server, store: &Store, name: &str) -> Friend {
    let friend = with_account(server, name).await;
    assert!(store.grant_admin(number(store, name).await).await.unwrap());
    friend
}

/// The whole answer without its date, which changes each second.
async fn answer(friend: &Friend, method: &str, path: &str) -> (u16, String) {
    let (status, answer) = friend.whole(&format!("{method} {path}"), &json!({})).await;
    (status, answer.lines().filter(|line| !line.starts_with("date:")).collect::<Vec<_>>().join("\n"))
}

async fn is_admin(friend: &Friend) -> bool {
    friend.get::<Visitor>("/api/me").await.admin
}

#[tokio::test(flavor = "multi_thread")]
async fn exactly_an_administrator_gets_through_on_every_route_by_every_method() {
    let server = Server::hosted("admin-roles").await;
    let store = beside(&server);
    let guest = Friend::named(server.address, "Guest").await;
    let account = with_account(&server, "account").await;
    let granted = ["admin", "revoked", "banned"].map(async |name| admin(&server, &store, name).await);
    let [admin, revoked, banned] = futures_util::future::join_all(granted).await.try_into().ok().unwrap();
    assert!(store.revoke_admin(number(&store, "revoked").await).await.unwrap());
    let banned_id = number(&store, "banned").await;
    store.ban(banned_id, Ban { since: now(), until: None, reason: None }).await.unwrap();
    let room = guest.open(&settings()).await.id;
    let victim = number(&store, "account").await;

    // The statuses for an administrator; every other method is refused as such.
    let routes: [(String, &[(&str, u16)]); 8] = [
        ("/api/admin/people".to_owned(), &[("GET", 200), ("HEAD", 200)]),
        ("/api/admin/rooms".to_owned(), &[("GET", 200), ("HEAD", 200)]),
        ("/api/admin/matches".to_owned(), &[("GET", 200), ("HEAD", 200)]),
        ("/api/admin/reports".to_owned(), &[("GET", 200), ("HEAD", 200)]),
        (format!("/api/admin/people/{}/ban", victim.0), &[("POST", 204), ("DELETE", 204)]),
        (format!("/api/admin/people/{}/ban", banned_id.0), &[("POST", 409), ("DELETE", 204)]),
        (format!("/api/admin/rooms/{room}"), &[("DELETE", 204)]),
        ("/api/admin/elsewhere".to_owned(), &[("GET", 404), ("HEAD", 404)]),
    ];
    let nobody = Friend::nobody(server.address);
    for (who, friend, status) in [
        ("nobody", &nobody, 401),
        ("guest", &guest, 404),
        ("account", &account, 404),
        ("revoked", &revoked, 404),
        ("banned", &banned, 403),
    ] {
        let told = answer(friend, "GET", "/api/admin/nothing").await;
        assert_eq!(told.0, status, "{who}");
        for (path, _) in &routes {
            for method in METHODS {
                let (said, whole) = answer(friend, method, path).await;
                let is_same = if method == "HEAD" { told.1.starts_with(whole.trim_end()) } else { whole == told.1 };
                assert!(said == status && is_same, "{who} {method} {path}: {whole}\n{}", told.1);
            }
        }
    }
    assert_eq!(store.ban_of(victim, now()).await.unwrap(), None, "what is refused changes nothing");
    assert!(store.ban_of(banned_id, now()).await.unwrap().is_some());
    assert!(!store.all_rooms().await.unwrap()[0].closing);

    // A page from elsewhere gets nothing either, though the browser sends the cookie.
    let secret = admin.bearer.strip_prefix("Bearer ").unwrap();
    let cookie = format!("jantaku-session-{}={secret}", server.address.port());
    for (path, allowed) in &routes {
        for (method, status) in *allowed {
            for origin in [None, Some("http://evil.example")] {
                let mut headers = vec![("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
                headers.extend(origin.map(|origin| ("Origin", origin)));
                let is_read = matches!(*method, "GET" | "HEAD") && origin.is_none();
                let said = http(server.address, &format!("{method} {path}"), &headers, "{}").await.0;
                assert_eq!(said, if is_read { *status } else { 403 }, "{method} {path} {origin:?}");
            }
        }
    }

    for (path, allowed) in &routes {
        for method in METHODS {
            let expected = allowed.iter().find(|(name, _)| *name == method).map_or(405, |(_, status)| *status);
            assert_eq!(answer(&admin, method, path).await.0, expected, "{method} {path}");
        }
    }
    for (friend, expected) in [(&nobody, false), (&guest, false), (&account, false), (&revoked, false), (&admin, true)]
    {
        assert_eq!(is_admin(friend).await, expected);
    }
    assert!(is_admin(&banned).await, "once the ban is lifted");
    assert!(store.revoke_admin(number(&store, "admin").await).await.unwrap());
    assert_eq!(answer(&admin, "GET", "/api/admin/people").await.0, 404, "from the next request on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_one_person_has_no_administration() {
    let server = Server::start("admin-alone").await;
    for path in ["people", "rooms", "matches", "reports"] {
        assert_eq!(http(server.address, &format!("GET /api/admin/{path}"), &[], "").await.0, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_finds_people_bans_them_and_closes_rooms() {
    let server = Server::hosted("admin-acts").await;
    let store = beside(&server);
    let (admin, eve) = (admin(&server, &store, "admin").await, Friend::named(server.address, "Eve").await);
    let other = with_account(&server, "other").await;
    assert!(store.grant_admin(number(&store, "other").await).await.unwrap());
    let room = eve.open(&settings()).await.id;
    admin.does(&room, json!({"type": "sit", "seat": 1})).await;
    admin.does(&room, json!({"type": "report", "seat": 0})).await;

    let found = people(&admin, "?name=ev").await;
    let [person] = &found.people[..] else { panic!("{found:?}") };
    assert_eq!((person.name.as_str(), person.account.as_deref(), person.admin), ("Eve", None, false));
    assert_eq!(listed::<AdminReport>(&admin, "reports").await[0].about_id, person.id);

    let why = |(status, body): (u16, String)| (status, serde_json::from_str::<Failure>(&body).unwrap().refusal);
    let ban = format!("POST /api/admin/people/{}/ban", person.id);
    let unreadable = admin.ask(&ban, &json!({"reason": "a\u{202e}b"})).await;
    assert_eq!(why(unreadable), (400, Some("admin_reason".to_owned())));
    assert_eq!(admin.ask(&ban, &json!({"days": 0})).await.0, 400);
    for name in ["admin", "other"] {
        let own = format!("POST /api/admin/people/{}/ban", number(&store, name).await.0);
        assert_eq!(why(admin.ask(&own, &json!({})).await), (409, Some("admin_is_admin".to_owned())));
    }
    // Nobody has these numbers; whoever plays alone has the first, and nobody reaches them here.
    for id in ["999", "1", "x", "-1"] {
        let unknown = admin.ask(&format!("POST /api/admin/people/{id}/ban"), &json!({})).await;
        assert_eq!(why(unknown), (404, Some("admin_no_such_person".to_owned())), "{id}");
    }
    assert_eq!(admin.ask("GET /api/admin/people?after=x", &Value::Null).await.0, 400);
    assert_eq!(admin.ask(&format!("GET /api/admin/people?name={}", "x".repeat(401)), &Value::Null).await.0, 400);

    let mut follower = crate::rooms::Follower::of(&eve, &room).await;
    assert_eq!(admin.ask(&ban, &json!({"days": 2, "reason": " insults "})).await.0, 204);
    let (status, code, kept) = refused(eve.ask("GET /api/me", &Value::Null).await);
    let kept = kept.unwrap();
    assert_eq!((status, code, kept.reason.as_deref()), (403, ErrorCode::Banned, Some("insults")));
    assert_eq!(kept.until, Some(kept.since + 2 * 86_400));
    while follower.0.next().await.is_some() {}
    let [left] = &listed::<AdminRoom>(&admin, "rooms").await[..] else { panic!("one room") };
    assert_eq!((left.host.as_str(), left.people.len()), ("admin", 1), "whoever sat beside them hosts the room");

    assert_eq!(admin.ask(&ban.replace("POST", "DELETE"), &Value::Null).await.0, 204);
    assert_eq!(eve.ask("GET /api/me", &Value::Null).await.0, 200);
    let close = format!("DELETE /api/admin/rooms/{room}");
    assert_eq!(admin.ask(&close, &Value::Null).await.0, 204);
    assert_eq!(listed::<AdminRoom>(&admin, "rooms").await, []);
    assert_eq!(admin.ask(&close, &Value::Null).await.0, 404);
    assert_eq!(other.ask("GET /api/admin/rooms", &Value::Null).await.1, "[]");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_listed_part_by_part() {
    let limits = Limits { sign_ins: 100.try_into().unwrap(), ..Limits::default() };
    let server = Server::hosted_within("admin-parts", limits).await;
    let store = beside(&server);
    let admin = admin(&server, &store, "admin").await;
    for _ in 0..60 {
        Friend::named(server.address, "Guest").await;
    }
    let first = people(&admin, "").await;
    let next = first.next.unwrap();
    let rest = people(&admin, &format!("?after={next}")).await;
    let all: Vec<i64> = first.people.iter().chain(&rest.people).map(|person| person.id).collect();
    assert_eq!((first.people.len(), rest.people.len(), rest.next), (50, 11, None));
    assert!(all.is_sorted_by(|one, other| one > other), "the newest first, and everybody once: {all:?}");
    assert!(rest.people.last().unwrap().admin);
    assert_eq!(people(&admin, &format!("?name=guest&after={next}")).await.people.len(), 10);
}

/// Every text of every answer is public, and no secret is in any, also during a match.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_contains_a_secret() {
    let server = Server::hosted("admin-canaries").await;
    let store = beside(&server);
    let admin = admin(&server, &store, "admin").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let account = json!({"name": "aki", "password": "canary password"});
    let codes: Value = serde_json::from_str(&aki.ask("POST /api/account", &account).await.1).unwrap();
    let offer: Value = serde_json::from_str(&aki.ask("POST /api/devices/offer", &Value::Null).await.1).unwrap();
    let room = ben.open(&settings()).await.id;
    aki.does(&room, json!({"type": "sit", "seat": 1})).await;
    aki.does(&room, json!({"type": "report", "seat": 0})).await;
    ben.seats_bots(&room, [2, 3], "easy").await;
    aki.ready(&room).await;
    let match_id = ben.ready(&room).await.unwrap();
    let mut secrets: Vec<String> = codes["codes"].as_array().unwrap().iter().map(text).collect();
    secrets.extend(["canary password".to_owned(), "argon2".to_owned(), text(&offer["code"])]);
    for friend in [&admin, &aki, &ben] {
        secrets.push(friend.bearer.strip_prefix("Bearer ").unwrap().to_owned());
    }
    for friend in [&aki, &ben] {
        let own = friend.ask(&format!("GET /api/matches/{match_id}/seat"), &Value::Null).await.1;
        secrets.push(text(&serde_json::from_str::<Value>(&own).unwrap()["token"]));
    }
    let rules = listed::<AdminMatch>(&admin, "matches").await[0].rules.clone();
    let public = ["admin", "Aki", "aki", "Ben", "insults", &rules, &room, &match_id];

    let victim = number(&store, "Ben").await;
    let check = async || {
        for path in ["people", "rooms", "matches", "reports"] {
            let (status, said) = admin.whole(&format!("GET /api/admin/{path}"), &Value::Null).await;
            assert_eq!(status, 200);
            assert!(secrets.iter().all(|secret| !said.contains(secret.as_str())), "{said}");
            assert!(!said.contains("set-cookie"), "{said}");
            let body: Value = serde_json::from_str(said.split_once("\r\n\r\n").unwrap().1).unwrap();
            let times = body.as_array().into_iter().flatten().filter_map(|row| row["played"].as_u64());
            assert!(times.into_iter().all(|played| played % 60 == 0), "when something is stored says more: {body}");
            let mut rows = body.as_array().into_iter().flatten().filter(|row| row["played"].is_u64());
            assert!(
                rows.all(|row| row["begun"].as_u64() <= row["played"].as_u64()),
                "begun after it was played: {body}"
            );
            for text in texts(&body) {
                assert!(public.contains(&text), "{path}: {text}");
            }
        }
    };
    let (mut one, mut other) = (aki.player(&match_id, 3), ben.player(&match_id, 5));
    let playing = tokio::spawn(async move { tokio::join!(one.play(), other.play()) });
    let mut times = 0;
    while !playing.is_finished() {
        check().await;
        times += 1;
    }
    assert_eq!((playing.await.unwrap(), times > 1), ((true, true), true), "{times}");
    for head in [ban_of(victim, "POST"), ban_of(victim, "DELETE"), format!("DELETE /api/admin/rooms/{room}")] {
        let (status, said) = admin.ask(&head, &json!({"reason": "insults"})).await;
        assert_eq!((status, said.as_str()), (204, ""), "{head}");
        check().await;
    }
}

fn ban_of(person: PlayerId, method: &str) -> String {
    format!("{method} /api/admin/people/{}/ban", person.0)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => vec![],
    }
}

async fn people(admin: &Friend, query: &str) -> AdminPeople {
    admin.get(&format!("/api/admin/people{query}")).await
}

async fn listed<T: serde::de::DeserializeOwned>(admin: &Friend, what: &str) -> Vec<T> {
    admin.get(&format!("/api/admin/{what}")).await
}
