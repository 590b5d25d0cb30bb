//! `jantaku store`.

use std::path::PathBuf;

use jantaku_store::{Sqlite, Store};

use crate::common::{jantaku, stderr, stdout};

/// A folder of its own with a store in `from` that keeps one setting of this value.
async fn folder(name: &str, value: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("jantaku-store-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Sqlite::open(&dir.join("from")).unwrap();
    store.set_setting("key".to_owned(), value.to_owned()).await.unwrap();
    dir
}

fn copied(from: &str, to: &str) -> std::process::Output {
    jantaku(&["store", "copy", "--from", from, "--to", to], "")
}

#[tokio::test]
async fn a_store_is_copied_to_another_directory_and_never_over_another_store() {
    let dir = folder("directories", "canary").await;
    let at = |name: &str| format!("sqlite:{}", dir.join(name).display());
    let first = copied(&at("from"), &at("to"));
    assert_eq!((first.status.code(), stderr(&first)), (Some(0), String::new()), "{}", stdout(&first));
    assert!(stdout(&first).lines().any(|line| line.split_whitespace().take(2).eq(["settings", "1"])));
    assert_eq!(stdout(&copied(&at("from"), &at("to"))), stdout(&first), "there is nothing left to copy");
    let json = jantaku(&["store", "copy", "--from", &at("from"), "--to", &at("to"), "--json"], "");
    let lines: serde_json::Value = serde_json::from_str(&stdout(&json)).unwrap();
    assert_eq!((&lines[0]["table"], &lines[0]["rows"]), (&"players".into(), &1.into()));

    let store = Sqlite::open(&dir.join("to")).unwrap();
    assert_eq!(store.setting("key".to_owned()).await.unwrap().as_deref(), Some("canary"));
    let used = copied(&at("from"), &at("to"));
    assert!(used.status.code() == Some(2) && stderr(&used).contains("in use"), "{}", stderr(&used));
    store.set_setting("key".to_owned(), "another".to_owned()).await.unwrap();
    drop(store);
    let other = copied(&at("from"), &at("to"));
    let said = stderr(&other);
    assert!(other.status.code() == Some(2) && said.contains("settings with key key"), "{said}");
    assert!(!said.contains("canary") && !said.contains("another\n"), "{said}");

    for (from, to, said) in
        [(at("none"), at("to"), "no store in"), (at("from"), "mysql://canary".to_owned(), "sqlite:DIR")]
    {
        let wrong = copied(&from, &to);
        assert!(wrong.status.code() == Some(2) && stderr(&wrong).contains(said), "{}", stderr(&wrong));
    }
    assert!(!dir.join("none").exists(), "what is not there is not made");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_is_copied_to_postgres_and_back() {
    let Some(server) = jantaku_testkit::Postgres::start() else { return };
    let dir = folder("postgres", "value").await;
    let at = |name: &str| format!("sqlite:{}", dir.join(name).display());
    let there = copied(&at("from"), &server.address());
    assert_eq!((there.status.code(), stderr(&there)), (Some(0), String::new()));
    // The lease has been given back.
    let back = copied(&server.address(), &at("back"));
    assert_eq!((stdout(&back), back.status.code()), (stdout(&there), Some(0)), "{}", stderr(&back));
    let (_, _lease) = jantaku_store::Postgres::serve(&server.address(), "a server").await.unwrap().unwrap();
    let used = copied(&at("from"), &server.address());
    assert!(used.status.code() == Some(2) && stderr(&used).contains("a server"), "{}", stderr(&used));
    std::fs::remove_dir_all(&dir).unwrap();
}
