//! `jantaku admin` beside a running server, and without one.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::play::common::Friend;
use crate::play::{Hosted, folder};

/// Runs `jantaku admin` on this data; returns the exit code and the output.
fn admin(data: &Path, args: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jantaku"));
    let done = command.arg("admin").args(args).arg("--data").arg(data).env("COLUMNS", "300").output().unwrap();
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (done.status.code().unwrap(), said)
}

fn listed(data: &Path, what: &str) -> Value {
    let (code, said) = admin(data, &[what, "--json"]);
    assert_eq!(code, 0, "{said}");
    serde_json::from_str(&said).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_listed_and_banned_while_the_server_runs_and_after() {
    let data = folder("admin");
    assert_eq!(admin(&data, &["people"]).0, 2, "there is no store yet");
    let server = Hosted::start(&data);
    let (aki, ben) = (Friend::named(server.address, "Aki").await, Friend::named(server.address, "Ben").await);
    let namesake = Friend::named(server.address, "Ben").await;
    let account = json!({"name": "aki", "password": "canary password"});
    let (_, codes) = aki.ask("POST /api/account", &account).await;
    let room = aki.open(&json!({"preset": "tenhou", "length": "east", "pace": "instant"})).await.id;
    let seat = |friend: &Friend| friend.bearer.strip_prefix("Bearer ").unwrap().to_owned();
    let new = json!({"preset": "tenhou", "length": "east", "opponents": ["easy", "easy", "easy"], "pace": "instant", "name": "Aki"});
    let created: Value = serde_json::from_str(&aki.ask("POST /api/matches", &new).await.1).unwrap();
    let match_id = created["match_id"].as_str().unwrap().to_owned();
    let own: Value =
        serde_json::from_str(&aki.ask(&format!("GET /api/matches/{match_id}/seat"), &Value::Null).await.1).unwrap();

    let people = listed(&data, "people");
    assert_eq!(
        (&people[0]["name"], &people[2]["account"], &people[2]["sessions"]),
        (&json!("Ben"), &json!("aki"), &json!(1))
    );
    assert_eq!(listed(&data, "rooms")[0]["id"], json!(room));
    assert_eq!(listed(&data, "matches")[0]["id"], json!(match_id));
    let (code, said) = admin(&data, &["ban", "Ben"]);
    assert!(code == 2 && said.contains("by the number alone"), "{said}");
    let ben_id = people[1]["id"].to_string();
    let (code, said) = admin(&data, &["ban", &ben_id, "--days", "3", "--reason", "insults"]);
    assert!(code == 0 && said.contains("only accounts are kept off"), "{said}");
    assert_eq!(ben.ask("GET /api/start", &Value::Null).await.0, 403);
    assert_eq!(namesake.ask("GET /api/start", &Value::Null).await.0, 200);
    for wrong in
        [["ban", "Nobody", "--days=1"], ["ban", "aki", "--until=2001-01-01"], ["ban", "aki", "--reason=a\u{202e}b"]]
    {
        assert_eq!(admin(&data, &wrong).0, 2, "{wrong:?}");
    }
    for wrong in [["unban", "aki"], ["close", "ffffffffffffffff"]] {
        assert_eq!(admin(&data, &wrong).0, 2, "{wrong:?}");
    }
    // The sign-in name is found however it is written, as when signing in.
    let (_, said) = admin(&data, &["unban", "ＡＫＩ"]);
    assert!(said.contains("Aki"), "{said}");
    // The output contains no secret.
    let kept: Vec<u8> =
        std::fs::read_dir(&data).unwrap().flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
    let kept = String::from_utf8_lossy(&kept).into_owned();
    let hash = kept.split("$argon2id$").nth(1).unwrap()[..40].to_owned();
    let codes: Value = serde_json::from_str(&codes).unwrap();
    let secrets = [
        hash.as_str(),
        "argon2",
        "canary password",
        codes["codes"][0].as_str().unwrap(),
        &seat(&aki),
        &seat(&ben),
        own["token"].as_str().unwrap(),
    ]
    .map(str::to_owned);
    drop(server);

    // Without a server it is the same, and the next server carries out the decisions.
    for what in ["people", "rooms", "matches", "reports"] {
        for said in [admin(&data, &[what]).1, listed(&data, what).to_string()] {
            assert!(secrets.iter().all(|secret| !said.contains(secret)), "{what}: {said}");
            for word in ["seed", "secret", "token", "hash", "password", "wall"] {
                assert!(!said.contains(word), "{what}: {said}");
            }
        }
    }
    assert_eq!(admin(&data, &["unban", &ben_id]).0, 0);
    assert_eq!(admin(&data, &["close", &room]).0, 0);
    assert_eq!(listed(&data, "rooms")[0]["closing"], json!(true));
    let server = Hosted::start(&data);
    let again = |friend: &Friend| Friend { address: server.address, bearer: friend.bearer.clone() };
    assert_eq!(again(&ben).ask("GET /api/start", &Value::Null).await.0, 200);
    while listed(&data, "rooms") != json!([]) {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(again(&aki).ask(&format!("GET /api/rooms/{room}"), &Value::Null).await.0, 404);
    drop(server);
    std::fs::remove_dir_all(&data).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_is_named_beside_the_server_and_what_they_do_is_logged() {
    let data = folder("admin-grant");
    let log = data.with_extension("log");
    let server = Hosted::logging(&data, std::fs::File::create(&log).unwrap());
    let (aki, ben) = (Friend::named(server.address, "Aki").await, Friend::named(server.address, "Ben").await);
    let account = json!({"name": "aki", "password": "canary password"});
    assert_eq!(aki.ask("POST /api/account", &account).await.0, 201);
    let (code, said) = admin(&data, &["grant", "Ben"]);
    assert!(code == 2 && said.contains("has no account"), "{said}");
    assert_eq!(aki.ask("GET /api/admin/people", &Value::Null).await.0, 404);
    assert_eq!(admin(&data, &["grant", "aki"]).0, 0);
    let people = listed(&data, "people");
    assert_eq!((&people[0]["admin"], &people[1]["admin"]), (&json!(false), &json!(true)));
    assert!(admin(&data, &["people"]).1.contains("aki (administrator)"));

    let (ben_id, aki_id) = (people[0]["id"].to_string(), people[1]["id"].to_string());
    let room = ben.open(&json!({"preset": "tenhou", "length": "east", "pace": "instant"})).await.id;
    let ban = format!("/api/admin/people/{ben_id}/ban");
    let reason = json!({"days": 1, "reason": "canary reason"});
    assert_eq!(aki.ask(&format!("DELETE /api/admin/rooms/{room}"), &Value::Null).await.0, 204);
    assert_eq!(aki.ask(&format!("POST {ban}"), &reason).await.0, 204);
    assert_eq!(aki.ask(&format!("DELETE {ban}"), &Value::Null).await.0, 204);
    assert_eq!(admin(&data, &["revoke", "aki"]).0, 0);
    assert_eq!(aki.ask("GET /api/admin/people", &Value::Null).await.0, 404, "from the next request on");
    let (code, said) = admin(&data, &["revoke", "aki"]);
    assert!(code == 2 && said.contains("no administrator"), "{said}");
    drop(server);

    let logged = std::fs::read_to_string(&log).unwrap();
    let by = format!("by={aki_id}");
    for (what, whom) in [
        ("a room is to be closed", format!("room={room}")),
        ("a person is banned", format!("person={ben_id}")),
        ("a ban is lifted", format!("person={ben_id}")),
    ] {
        let is_it = |line: &&str| [what, &by, &whom].iter().all(|part| line.contains(part));
        assert_eq!(logged.lines().filter(is_it).count(), 1, "{what}: {logged}");
    }
    let secrets = ["canary", aki.bearer.split(' ').nth(1).unwrap(), ben.bearer.split(' ').nth(1).unwrap()];
    assert!(secrets.iter().all(|secret| !logged.contains(secret)), "{logged}");
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::remove_file(&log).unwrap();
}
