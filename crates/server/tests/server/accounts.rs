//! Accounts on a server for friends: passwords, recovery codes, and bans.

use std::time::Duration;

use jantaku_server::Limits;
use jantaku_wire::{AccountState, Failure, RecoveryCodes};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

use crate::common::{Friend, Server, http, parsed};

const PASSWORD: &str = "correct horse";

fn credentials(name: &str, password: &str) -> Value {
    json!({"name": name, "password": password})
}

async fn with_account(server: &Server, name: &str) -> (Friend, Vec<String>) {
    let friend = Friend::named(server.address, name).await;
    let made: RecoveryCodes = parsed(201, friend.ask("POST /api/account", &credentials(name, PASSWORD)).await).unwrap();
    (friend, made.codes)
}

async fn refused(friend: &Friend, head: &str, body: &Value) -> (u16, String) {
    let (status, answer) = friend.ask(head, body).await;
    (status, serde_json::from_str::<Failure>(&answer).unwrap().refusal.unwrap_or(answer))
}

async fn state(friend: &Friend) -> AccountState {
    friend.get("/api/account").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_signs_in_by_a_new_session() {
    let server = Server::hosted("password").await;
    let (aki, codes) = with_account(&server, "Aki").await;
    assert_eq!(codes.len(), 10);
    assert_eq!(
        state(&aki).await,
        AccountState { password: true, codes: 10, name: Some("aki".to_owned()), passkeys: vec![] }
    );
    let ben = Friend::named(server.address, "Ben").await;
    assert_eq!(state(&ben).await, AccountState { name: None, password: false, codes: 0, passkeys: vec![] });
    for (name, password, why) in [
        ("aki", PASSWORD, "sign_in_name_taken"),
        ("ＡＫＩ", PASSWORD, "sign_in_name_taken"),
        ("ben", "too short", "password_length"),
        ("ben", "1234567890", "password_guessed"),
        (" ", PASSWORD, "no_sign_in_name"),
    ] {
        assert_eq!(refused(&ben, "POST /api/account", &credentials(name, password)).await, (403, why.to_owned()));
    }
    let again = credentials("aki2", PASSWORD);
    assert_eq!(refused(&aki, "POST /api/account", &again).await.1, "sign_in_name_taken", "one account each");

    let planted = Friend { address: server.address, bearer: format!("Bearer {}", "ab".repeat(32)) };
    let phone = planted.signs_in("POST /api/account/sign-in", &credentials("AKI ", PASSWORD)).await;
    assert!(phone.bearer != planted.bearer && phone.bearer != aki.bearer);
    assert!(phone.is_known().await && aki.is_known().await && !planted.is_known().await);
    assert!(phone.ask("GET /api/me", &Value::Null).await.1.contains("\"Aki\""));
    let moved = ben.signs_in("POST /api/account/sign-in", &credentials("aki", PASSWORD)).await;
    assert!(moved.is_known().await && !ben.is_known().await, "the browser was somebody else before");

    // No secret is kept as it is.
    for file in std::fs::read_dir(server.dir()).unwrap() {
        let kept = String::from_utf8_lossy(&std::fs::read(file.unwrap().path()).unwrap()).into_owned();
        let code = codes[0].replace('-', "");
        assert!(!kept.contains(PASSWORD) && !kept.contains(&codes[0]) && !kept.contains(&code));
    }
}

/// A wrong name and a wrong password get the same answer, and neither answer repeats the request.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_who_has_an_account_or_reads_a_secret_in_an_error() {
    let server = Server::hosted("unknown").await;
    let (aki, _) = with_account(&server, "Aki").await;
    let nobody = Friend::nobody(server.address);
    let sign_in = "POST /api/account/sign-in";
    let wrong = nobody.ask(sign_in, &credentials("aki", "hunter2 hunter2")).await;
    let unknown = nobody.ask(sign_in, &credentials("nobody", "hunter2 hunter2")).await;
    assert_eq!((wrong.0, &wrong), (403, &unknown));
    let recover = |name: &str| json!({"name": name, "code": "0000-0000-0000-0000", "password": "hunter2 hunter2"});
    let wrong = nobody.ask("POST /api/account/recover", &recover("aki")).await;
    assert_eq!((wrong.0, &wrong), (403, &nobody.ask("POST /api/account/recover", &recover("nobody")).await));
    for body in [
        json!({"name": "aki", "password": ["hunter2"]}),
        json!({"name": "aki", "pass": "hunter2"}),
        json!({"code": {"hunter2": 1}}),
        json!({"old": "hunter2"}),
    ] {
        for head in ["/sign-in", "/recover", "/password", ""] {
            let (status, answer) = aki.ask(&format!("POST /api/account{head}"), &body).await;
            assert!(status >= 400 && !answer.contains("hunter2"), "{head}: {answer}");
        }
        let (status, answer) = nobody.ask("POST /api/devices", &body).await;
        assert!(status >= 400 && !answer.contains("hunter2"), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_the_other_sessions() {
    let server = Server::hosted("change").await;
    let (aki, _) = with_account(&server, "Aki").await;
    let nobody = Friend::nobody(server.address);
    let phone = nobody.signs_in("POST /api/account/sign-in", &credentials("aki", PASSWORD)).await;
    let mut socket = phone.socket().await;
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let head = "POST /api/account/password";
    assert_eq!(refused(&aki, head, &change("wrong wrong", "new password")).await.1, "wrong_password");
    assert_eq!(refused(&aki, head, &change(PASSWORD, "short")).await.1, "password_length");
    assert!(phone.is_known().await, "what is refused ends nothing");
    assert_eq!(aki.ask(head, &change(PASSWORD, "new password")).await.0, 204);
    assert!(aki.is_known().await && !phone.is_known().await);
    while socket.next().await.is_some() {}
    let sign_in = "POST /api/account/sign-in";
    assert_eq!(refused(&nobody, sign_in, &credentials("aki", PASSWORD)).await.1, "wrong_password");
    nobody.signs_in(sign_in, &credentials("aki", "new password")).await;
    let guest = Friend::named(server.address, "Ben").await;
    assert_eq!(refused(&guest, head, &change("", "new password")).await.1, "wrong_password", "there is no account");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_replaces_a_password_once() {
    let server = Server::hosted("recover").await;
    let (aki, codes) = with_account(&server, "Aki").await;
    let (_, others) = with_account(&server, "Ben").await;
    let nobody = Friend::nobody(server.address);
    let head = "POST /api/account/recover";
    let recover = |code: &str, password: &str| json!({"name": "aki", "code": code, "password": password});
    for (code, password, why) in [
        (others[0].as_str(), "new password", "no_recovery_code"),
        ("guess", "new password", "no_recovery_code"),
        (&codes[0], "short", "password_length"),
    ] {
        assert_eq!(refused(&nobody, head, &recover(code, password)).await, (403, why.to_owned()));
    }
    assert!(aki.is_known().await);
    let back = nobody.signs_in(head, &recover(&codes[0].to_lowercase(), "new password")).await;
    assert!(back.is_known().await && !aki.is_known().await);
    assert_eq!(refused(&nobody, head, &recover(&codes[0], "newer password")).await.1, "no_recovery_code");
    assert_eq!(state(&back).await.codes, 9);
    let sign_in = "POST /api/account/sign-in";
    assert_eq!(refused(&nobody, sign_in, &credentials("aki", PASSWORD)).await.1, "wrong_password");
    nobody.signs_in(sign_in, &credentials("aki", "new password")).await;
}

/// One more each day: on any machine, the attempt after the burst is too early.
#[tokio::test(flavor = "multi_thread")]
async fn passwords_and_recovery_codes_are_tried_only_so_often() {
    let (day, few) = (Duration::from_secs(86_400), |count: u32| count.try_into().unwrap());
    let limits = Limits { per_account: few(2), per_account_every: day, ..Limits::default() };
    let server = Server::hosted_within("per-account", limits).await;
    let (aki, codes) = with_account(&server, "Aki").await;
    let nobody = Friend::nobody(server.address);
    let sign_in = "POST /api/account/sign-in";
    for name in ["aki", "nobody"] {
        for why in ["wrong_password", "wrong_password", "too_many_attempts", "too_many_attempts"] {
            assert_eq!(refused(&nobody, sign_in, &credentials(name, "wrong wrong")).await.1, why, "{name}");
        }
    }
    // Also the right one, and for somebody who is signed in; but a recovery code still works.
    assert_eq!(refused(&nobody, sign_in, &credentials("AKI", PASSWORD)).await, (429, "too_many_attempts".to_owned()));
    let change = json!({"old": PASSWORD, "new": "new password"});
    assert_eq!(refused(&aki, "POST /api/account/password", &change).await.1, "too_many_attempts");
    let recover = json!({"name": "aki", "code": codes[0], "password": "new password"});
    nobody.signs_in("POST /api/account/recover", &recover).await;

    let limits = Limits { attempts: few(4), attempt_every: day, ..Limits::default() };
    let server = Server::hosted_within("per-address", limits).await;
    with_account(&server, "Aki").await;
    let nobody = Friend::nobody(server.address);
    for name in ["a", "b", "c"] {
        assert_eq!(refused(&nobody, sign_in, &credentials(name, "wrong wrong")).await.1, "wrong_password");
    }
    assert_eq!(refused(&nobody, sign_in, &credentials("aki", PASSWORD)).await.1, "too_many_attempts");
    let recover = json!({"name": "aki", "code": "0000-0000-0000-0000", "password": "new password"});
    assert_eq!(refused(&nobody, "POST /api/account/recover", &recover).await.1, "too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_changes_no_account() {
    let server = Server::hosted("account-csrf").await;
    let (aki, codes) = with_account(&server, "Aki").await;
    let cookie = format!("jantaku-session-{}={}", server.address.port(), &aki.bearer["Bearer ".len()..]);
    for (head, body) in [
        ("POST /api/account", credentials("aki", PASSWORD)),
        ("POST /api/account/sign-in", credentials("aki", PASSWORD)),
        ("POST /api/account/password", json!({"old": PASSWORD, "new": "new password"})),
        ("POST /api/account/recover", json!({"name": "aki", "code": codes[0], "password": "new password"})),
    ] {
        for origin in [None, Some("http://evil.example"), Some("null")] {
            let mut headers = vec![("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
            headers.extend(origin.map(|origin| ("Origin", origin)));
            assert_eq!(http(server.address, head, &headers, &body.to_string()).await.0, 403, "{head} {origin:?}");
        }
    }
    let nobody = Friend::nobody(server.address);
    nobody.signs_in("POST /api/account/sign-in", &credentials("aki", PASSWORD)).await;
    assert_eq!(state(&aki).await.codes, 10);
}

/// The status of a sign-in from another address of this machine.
async fn from_elsewhere(server: &Server, body: &Value) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let (host, body) = (server.address, body.to_string());
    let head = format!("Host: {host}\r\nConnection: close\r\nContent-Type: application/json");
    let length = body.len();
    let request = format!("POST /api/account/sign-in HTTP/1.1\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap().to_owned()
}

/// Somebody elsewhere who knows a sign-in name does not keep its owner out.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn guesses_elsewhere_keep_nobody_from_their_password() {
    let day = Duration::from_secs(86_400);
    let limits = Limits { per_account: 2.try_into().unwrap(), per_account_every: day, ..Limits::default() };
    let server = Server::hosted_within("locked-out", limits).await;
    with_account(&server, "Aki").await;
    for status in ["403", "403", "429"] {
        assert_eq!(from_elsewhere(&server, &credentials("aki", "wrong wrong")).await, status);
    }
    let nobody = Friend::nobody(server.address);
    nobody.signs_in("POST /api/account/sign-in", &credentials("aki", PASSWORD)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_a_name_is_taken_is_asked_only_so_often() {
    let limits = Limits {
        names_asked: 3.try_into().unwrap(),
        name_asked_every: Duration::from_secs(86_400),
        ..Limits::default()
    };
    let server = Server::hosted_within("names-asked", limits).await;
    with_account(&server, "Aki").await;
    let ben = Friend::named(server.address, "Ben").await;
    let ask = async |name: &str, head: &str| {
        let body = if head.contains("passkeys") { json!({"name": name}) } else { credentials(name, PASSWORD) };
        refused(&ben, head, &body).await.1
    };
    assert_eq!(ask(" ", "POST /api/account").await, "no_sign_in_name", "which is not counted");
    assert_eq!(ask("aki", "POST /api/account").await, "sign_in_name_taken");
    assert_eq!(ask("aki", "POST /api/passkeys/options").await, "sign_in_name_taken");
    // After that the answer says nothing, also about free names.
    for (name, head) in
        [("aki", "POST /api/account"), ("free", "POST /api/account"), ("aki", "POST /api/passkeys/options")]
    {
        assert_eq!(ask(name, head).await, "too_many_attempts", "{name}");
    }
}
