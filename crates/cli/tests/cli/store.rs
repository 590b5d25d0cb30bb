use std::path::PathBuf;

use jantaku_store::Store;

use crate::cli::common::{jantaku, stderr, stdout};

/// A folder with a store in `from` that keeps one setting of this value.
async fn folder(name: &str, value: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("jantaku-store-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Store::open(&dir.join("from")).unwrap();
    store.set_setting("key".to_owned(), value.to_owned()).await.unwrap();
    dir
}

fn words(output: &std::process::Output) -> String {
    stderr(output).replace(['\n', '│'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
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

    let store = Store::open(&dir.join("to")).unwrap();
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

/// No command takes half a copy for a store: each names its place and the remedy.
#[tokio::test]
async fn half_a_copy_is_used_by_no_command() {
    let dir = folder("half", "value").await;
    let at = |name: &str| format!("sqlite:{}", dir.join(name).display());
    let data = dir.join("to").display().to_string();
    assert_eq!(copied(&at("from"), &at("to")).status.code(), Some(0));
    let run = |args: &[&str]| jantaku(&[args, &["--data", &data]].concat(), "");
    let read: [&[&str]; 3] = [&["profile", "show"], &["admin", "people"], &["profile", "export"]];
    for args in read {
        assert_eq!(run(args).status.code(), Some(0), "{args:?}");
    }
    let raw = rusqlite::Connection::open(dir.join("to/jantaku.sqlite")).unwrap();
    raw.execute_batch("CREATE TABLE unfinished_copy (mark INTEGER)").unwrap();
    drop(raw);
    let file = dir.join("file").display().to_string();
    let profile = dir.join("profile").display().to_string();
    std::fs::write(&profile, stdout(&jantaku(&["profile", "export", "--data", &at("from")[7..]], ""))).unwrap();
    let every: [&[&str]; 7] = [
        &["serve", "--bind", "127.0.0.1:0"],
        &["play", "--no-open", "--port", "0"],
        &["backup", &file],
        &["profile", "import", &profile],
        read[0],
        read[1],
        read[2],
    ];
    for args in every {
        let refused = run(args);
        let said = words(&refused);
        assert!(refused.status.code() == Some(2) && said.contains("store copy` again"), "{args:?}: {said}");
        assert!(said.contains("jantaku.sqlite"), "{said}");
    }
    let source = copied(&at("to"), &at("third"));
    assert!(source.status.code() == Some(2) && words(&source).contains("store copy` again"), "{}", stderr(&source));
    assert!(!dir.join("third").exists());
    assert_eq!(copied(&at("from"), &at("to")).status.code(), Some(0));
    assert_eq!(run(read[0]).status.code(), Some(0), "the next copy has finished it");
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
    let (_, _lease) = jantaku_store::Store::serve(&server.address(), "a server").await.unwrap().unwrap();
    let used = copied(&at("from"), &server.address());
    assert!(used.status.code() == Some(2) && stderr(&used).contains("a server"), "{}", stderr(&used));
    std::fs::remove_dir_all(&dir).unwrap();
}
