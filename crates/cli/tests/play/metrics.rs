//! The contents of `jantaku serve --metrics` and the log, and what they omit.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::play::common::http;
use crate::play::folder;

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The address in a line such as `http://127.0.0.1:7000/metrics`.
fn address(line: &str) -> SocketAddr {
    let (_, rest) = line.split_once("http://").unwrap_or_else(|| panic!("no address: {line}"));
    rest.trim().split('/').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_log_count_requests_and_name_nobody() {
    let data = folder("metrics");
    let mut child = Command::new(env!("CARGO_BIN_EXE_jantaku"))
        .args(["serve", "--bind", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"])
        .arg(&data)
        .env("RUST_LOG", "debug")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let running = Running(child);
    let server = address(&line);
    let figures = address(&log.find(|line| line.contains("/metrics")).unwrap());

    let canary = "Zanzibar";
    let json = [("Content-Type", "application/json"), ("Authorization", "Bearer ")];
    let body = json!({ "name": canary }).to_string();
    let answer = crate::play::common::answer(server, "POST /api/me", &json, &body).await.unwrap();
    let session = answer.split("set-cookie: ").nth(1).unwrap().split(['=', ';']).nth(1).unwrap().to_owned();
    let bearer = format!("Bearer {session}");
    let own = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let settings = json!({"preset": "tenhou", "length": "east", "pace": "instant"}).to_string();
    let (status, room) = http(server, "POST /api/rooms", &own, &settings).await;
    assert_eq!(status, 201, "{room}");
    let room = serde_json::from_str::<jantaku_wire::Room>(&room).unwrap().id;
    for _ in 0..3 {
        assert_eq!(http(server, &format!("GET /api/rooms/{room}"), &own, "").await.0, 200);
    }
    let mut secrets = vec![canary.to_owned(), session.clone(), room.clone()];
    secrets.extend(account(server, &own).await);
    let (status, shown) = http(figures, "GET /metrics", &[("Authorization", "none")], "").await;
    assert_eq!(status, 200);
    let count = r#"jantaku_http_requests_total{method="GET",route="/api/rooms/{id}",status="200"} 3"#;
    assert!(shown.contains(count) && shown.contains("jantaku_connections"), "{shown}");
    // The public address has none of it.
    assert!(!http(server, "GET /metrics", &own, "").await.1.contains("jantaku_http_requests_total"));
    drop(running);
    let log = log.collect::<Vec<_>>().join("\n");
    assert!(log.contains("route=\"/api/rooms/{id}\""), "{log}");
    for secret in &secrets {
        assert!(!shown.contains(secret) && !log.contains(secret), "{secret}");
    }
    std::fs::remove_dir_all(&data).unwrap();
}

/// Makes an account, signs in to it in every way, right and wrong, and returns all its secrets.
async fn account(server: SocketAddr, own: &[(&str, &str)]) -> Vec<String> {
    let [password, other, guess] = ["correct-horse-1", "battery-staple-2", "wrong-guess-3"];
    let ask = async |head: &str, body: Value, expected: u16| {
        let answer = crate::play::common::answer(server, head, own, &body.to_string()).await.unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(expected.to_string().as_str()), "{head}: {answer}");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        serde_json::from_str::<Value>(body).unwrap_or_default()
    };
    let credentials = |password: &str| json!({"name": "zanzibar", "password": password});
    let codes = ask("POST /api/account", credentials(password), 201).await["codes"].clone();
    let codes: Vec<String> = serde_json::from_value(codes).unwrap();
    let offer = ask("POST /api/devices/offer", Value::Null, 200).await["code"].as_str().unwrap().to_owned();
    ask("POST /api/devices/name", json!({"code": offer}), 200).await;
    ask("POST /api/devices", json!({"code": guess}), 403).await;
    ask("POST /api/account/password", json!({"old": guess, "new": other}), 403).await;
    ask("POST /api/account/recover", json!({"name": "zanzibar", "code": guess, "password": other}), 403).await;
    ask("POST /api/account/sign-in", credentials(guess), 403).await;
    // Malformed input is not repeated either.
    ask("POST /api/account/sign-in", json!({"name": "zanzibar", "password": [password]}), 400).await;
    [password, other, guess, offer.as_str()].map(str::to_owned).into_iter().chain(codes).collect()
}
