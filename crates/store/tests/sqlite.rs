use jantaku_store::{
    BackupError, Device, Existing, NewFile, NewFileError, NewSession, OpenError, PlayerChange, Store, Unfit,
};
use jantaku_wire::Ban;

#[tokio::test]
async fn commits_are_durable_and_the_library_is_new_enough() {
    let dir = std::env::temp_dir().join(format!("jantaku-store-{}", std::process::id()));
    let store = Store::open(&dir).unwrap();
    let (journal, synchronous, version) = store.durability().await.unwrap();
    assert_eq!((journal.as_str(), synchronous), ("wal", 2), "write-ahead log, synchronous = FULL");
    let version: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
    assert!(version >= vec![3, 51, 3], "{version:?}");
    store.set_setting("key".into(), "one".into()).await.unwrap();
    store.set_setting("key".into(), "two".into()).await.unwrap();
    assert_eq!(store.setting("key".into()).await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.setting("other".into()).await.unwrap(), None);
    assert_eq!(store.setting_or("other".into(), "first".into()).await.unwrap(), "first");
    assert_eq!(store.setting_or("other".into(), "later".into()).await.unwrap(), "first");
    assert_eq!(store.setting("other".into()).await.unwrap().as_deref(), Some("first"));
    drop(store);
    std::fs::remove_dir_all(&dir).unwrap();
}

#[tokio::test]
async fn a_second_start_on_a_directory_says_where_the_first_is() {
    let dir = std::env::temp_dir().join(format!("jantaku-lock-{}", std::process::id()));
    let store = Store::open(&dir).unwrap();
    let second = Store::open(&dir).err().unwrap();
    assert!(matches!(second, OpenError::InUse { at: None, .. }), "{second}");
    store.announce("http://127.0.0.1:7777/").unwrap();
    let second = Store::open(&dir).err().unwrap().to_string();
    assert!(second.ends_with("is in use by another jantaku, at http://127.0.0.1:7777/"), "{second}");
    // The directory is held, whatever becomes of the file that says so.
    #[cfg(unix)]
    {
        std::fs::remove_file(dir.join("lock")).unwrap();
        let second = Store::open(&dir).err().unwrap();
        assert!(matches!(second, OpenError::InUse { .. }), "{second}");
    }
    drop(store);
    assert!(Store::open(&dir).is_ok());
    std::fs::remove_dir_all(&dir).unwrap();
}

/// A copy made while the store is in use is a store, and never replaces a file.
#[tokio::test]
async fn a_copy_of_a_store_in_use_is_a_store() {
    let dir = std::env::temp_dir().join(format!("jantaku-backup-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Store::open(&dir.join("used")).unwrap();
    store.set_setting("key".into(), "before".into()).await.unwrap();
    let file = dir.join("copy");
    assert_eq!(Store::back_up(&dir.join("used"), &file).unwrap(), 0);
    store.set_setting("key".into(), "after".into()).await.unwrap();
    let again = Store::back_up(&dir.join("used"), &file).unwrap_err().to_string();
    assert!(again.contains("there already"), "{again}");
    assert!(Store::back_up(&dir, &dir.join("none")).is_err(), "there is no store");

    std::fs::create_dir(dir.join("restored")).unwrap();
    std::fs::rename(&file, dir.join("restored/jantaku.sqlite")).unwrap();
    let restored = Store::open(&dir.join("restored")).unwrap();
    assert_eq!(restored.setting("key".into()).await.unwrap().as_deref(), Some("before"));
    std::fs::remove_dir_all(&dir).unwrap();
}

/// The rest of a killed program keeps no later copy away; the file of a running one does.
#[tokio::test]
async fn half_a_backup_is_in_the_way_of_none() {
    let dir = std::env::temp_dir().join(format!("jantaku-half-backup-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    drop(Store::open(&dir.join("used")).unwrap());
    std::fs::write(dir.join("copy.jantaku-part"), "half").unwrap();
    std::fs::write(dir.join("copy.jantaku-part-journal"), "half").unwrap();
    Store::back_up(&dir.join("used"), &dir.join("copy")).unwrap();
    let mut left: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["copy", "used"]);

    let mut running = NewFile::begin(&dir.join("next"), Existing::Kept).unwrap();
    running.write(b"another program's").unwrap();
    if cfg!(unix) {
        let refused = Store::back_up(&dir.join("used"), &dir.join("next")).unwrap_err();
        assert!(matches!(refused, BackupError::File(NewFileError::InUse(_))), "{refused}");
        assert!(refused.to_string().contains("next.jantaku-part"), "{refused}");
    }
    // A file that comes meanwhile stays.
    std::fs::write(dir.join("next"), "canary").unwrap();
    assert!(matches!(running.finish(), Err(NewFileError::Exists(_))));
    assert_eq!(std::fs::read_to_string(dir.join("next")).unwrap(), "canary");
    assert!(!dir.join("next.jantaku-part").exists());
    let mut replaced = NewFile::begin(&dir.join("next"), Existing::Replaced).unwrap();
    replaced.write(b"new").unwrap();
    assert_eq!(std::fs::read_to_string(dir.join("next")).unwrap(), "canary", "it is not whole yet");
    replaced.finish().unwrap();
    assert_eq!(std::fs::read_to_string(dir.join("next")).unwrap(), "new");
    std::fs::remove_dir_all(&dir).unwrap();
}

#[tokio::test]
async fn a_copy_that_fails_leaves_nothing() {
    let dir = std::env::temp_dir().join(format!("jantaku-failed-backup-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let store = Store::open(&dir.join("used")).unwrap();
    store.set_setting("key".into(), "value".into()).await.unwrap();
    // A page that cannot be read, so that the copy fails after its beginning.
    let path = dir.join("used/jantaku.sqlite");
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'settings'";
    let page: u32 = raw.query_row(root, [], |row| row.get(0)).unwrap();
    let size: u32 = raw.pragma_query_value(None, "page_size", |row| row.get(0)).unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    let (from, to) = ((page - 1) * size, page * size);
    bytes[from as usize..to as usize].fill(7);
    std::fs::write(&path, bytes).unwrap();
    let failed = Store::back_up(&dir.join("used"), &dir.join("copy")).unwrap_err();
    assert!(matches!(failed, BackupError::Copy(_)), "{failed}");
    let left: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["used"]);
    std::fs::remove_dir_all(&dir).unwrap();
}

/// An empty file is never opened as a new store.
#[test]
fn an_empty_file_is_refused() {
    let dir = std::env::temp_dir().join(format!("jantaku-empty-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    std::fs::write(dir.join("jantaku.sqlite"), "").unwrap();
    assert!(matches!(Store::open(&dir), Err(OpenError::Unfit { why: Unfit::Empty, .. })));
    assert!(matches!(Store::open_beside(&dir), Err(OpenError::Unfit { why: Unfit::Empty, .. })));
    let copied = Store::back_up(&dir, &dir.join("copy"));
    assert!(matches!(copied, Err(BackupError::Source(OpenError::Unfit { why: Unfit::Empty, .. }))));
    // What a program that was killed has left of a new store is none yet.
    std::fs::rename(dir.join("jantaku.sqlite"), dir.join("jantaku.new")).unwrap();
    std::fs::write(dir.join("jantaku.new-wal"), "half").unwrap();
    drop(Store::open(&dir).unwrap());
    let mut files: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    files.retain(|name| name.to_string_lossy().contains("new"));
    assert_eq!(files, [""; 0]);
    std::fs::remove_dir_all(&dir).unwrap();
}

/// An administrator's command reads and writes beside the server, and upgrades nothing under it.
#[tokio::test]
async fn a_store_in_use_is_opened_beside_its_program() {
    let dir = std::env::temp_dir().join(format!("jantaku-beside-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    assert!(matches!(Store::open_beside(&dir), Err(OpenError::Missing(_))));
    let store = Store::open(&dir).unwrap();
    let session = NewSession { hash: [1; 32], device: Device::default(), now: 100 };
    let aki = store.add_player("Aki".into(), None, session).await.unwrap();
    let beside = Store::open_beside(&dir).unwrap();
    let ban = Ban { since: 100, until: None, reason: None };
    // Both write at once, again and again, and neither is kept from it.
    for _ in 0..20 {
        let renamed = PlayerChange { name: Some("Akiko".into()), face: None };
        let (one, other) = tokio::join!(store.change_player(aki.id, renamed), beside.ban(aki.id, ban.clone()));
        assert_eq!((one.map(drop), other), (Ok(()), Ok(())));
    }
    assert_eq!(store.ban_of(aki.id, 200).await, Ok(Some(ban)));
    let raw = rusqlite::Connection::open(dir.join("jantaku.sqlite")).unwrap();
    let version: u32 = raw.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    raw.pragma_update(None, "user_version", version - 1).unwrap();
    assert!(matches!(Store::open_beside(&dir), Err(OpenError::Unfit { why: Unfit::Older { .. }, .. })));
    std::fs::remove_dir_all(&dir).unwrap();
}

/// The error names the path, and what to do if anything can be done.
#[test]
fn what_keeps_a_store_from_being_opened_is_named() {
    let top = std::env::temp_dir().join(format!("jantaku-named-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&top);
    let dir = |name: &str| {
        let dir = top.join(name);
        std::fs::create_dir_all(&dir).unwrap();
        dir
    };
    let is_file = dir("files").join("taken");
    std::fs::write(&is_file, "a letter").unwrap();
    let foreign = dir("foreign").join("jantaku.sqlite");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE notes (text TEXT)").unwrap();
    let junk = dir("junk").join("jantaku.sqlite");
    std::fs::write(&junk, [7; 4096]).unwrap();
    let dirs = dir("dirs").join("jantaku.sqlite");
    std::fs::create_dir(&dirs).unwrap();
    let locked = dir("locked").join("lock");
    std::fs::create_dir(&locked).unwrap();
    for (open, path, says) in [
        (is_file.as_path(), is_file.as_path(), "move it away"),
        (&is_file.join("below"), &is_file.join("below"), "move it away"),
        (&top.join("foreign"), &foreign, "another program"),
        (&top.join("junk"), &junk, "not a database"),
        (&top.join("dirs"), &dirs, "directory"),
        (&top.join("locked"), &locked, "directory"),
    ] {
        let error = Store::open(open).err().unwrap().to_string();
        assert!(error.contains(&path.display().to_string()) && error.contains(says), "{}: {error}", open.display());
    }
    std::fs::remove_dir_all(&top).unwrap();
}
