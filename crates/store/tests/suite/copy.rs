use std::collections::BTreeSet;
use std::sync::Mutex;

use jantaku_core::Seat;
use jantaku_store::{
    AccountRow, Append, Appended, Candidate, CareerLines, CopyError, HouseRow, Page, PostgresError, Presence, Progress,
    Purpose, RoomRow, Seal, Serving, Share, Spent, Step, Store, copy,
};
use jantaku_testkit::Postgres as Server;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{Ban, EndedBy};
use rusqlite::Connection;
use tokio::sync::Notify;

use crate::suite::people::session;
use crate::suite::rooms::new_room;
use crate::suite::{ALL, Folder, match_ended, new_match, standing};

/// Enough events for several pages of a copy.
const EVENTS: u32 = 2_500;

/// Fills an empty store, with at least one row in every table.
async fn fill(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, session(1, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(2, 110)).await.unwrap();
    // The last session and the last passkey are gone: their numbers are not given again.
    store.begin_session(ben.id, session(3, 120), None).await.unwrap();
    let last = store.signed_in([3; 32]).await.unwrap().unwrap();
    assert!(store.end_session(ben.id, last.id).await.unwrap());
    let account = AccountRow { name: "aki".to_owned(), password: Some("hash".to_owned()), codes: 0 };
    assert!(store.add_account(aki.id, account, vec![[4; 32], [5; 32]]).await.unwrap());
    for credential in [1, 2] {
        assert!(store.add_passkey(aki.id, crate::suite::passkeys::passkey(credential), None).await.unwrap());
    }
    let last = store.passkeys(aki.id).await.unwrap()[1].id;
    store.remove_passkey(aki.id, last).await.unwrap();
    store.offer_device(aki.id, [6; 32], 900).await.unwrap();
    assert!(store.grant_admin(aki.id).await.unwrap());
    store.ban(ben.id, Ban { since: 200, until: None, reason: Some("words".to_owned()) }).await.unwrap();
    store.add_report(aki.id, ben.id, RoomId(7), 300).await.unwrap();
    // Capitals come first where bytes are compared, and last in a dictionary.
    for key in ["a", "B", "c", "é", "D"] {
        store.set_setting(key.to_owned(), "value".to_owned()).await.unwrap();
        let house = HouseRow { name: key.to_owned(), base: "tenhou".to_owned(), rules: "rules".to_owned() };
        assert!(store.save_house(aki.id, house, None).await.unwrap());
    }
    let lines = CareerLines { player: PlayerId::LOCAL, after: 0, lines: vec!["one".to_owned(), "two".to_owned()] };
    store.append_career(lines).await.unwrap();
    // Their keys are in another order than they are.
    for id in [30, 10, 20] {
        let (row, first) = new_match(id, 100);
        store.create(row, first).await.unwrap();
    }
    store.append(all_that_happens(10)).await.unwrap();
    // A match that ended in it is not among those that are listed as open.
    let (row, first) = new_match(40, 100);
    let room = new_room(aki, MatchId(50));
    let room =
        RoomRow { version: store.save_room(room.clone()).await.unwrap(), current: Some((row.id, false)), ..room };
    store.begin_in_room(room, row, first).await.unwrap();
    assert!(store.end(MatchId(40), EndedBy::Host).await.unwrap());
    assert!(store.close_room(RoomId(7)).await.unwrap());
}

fn all_that_happens(id: u64) -> Appended {
    let (_, first) = new_match(id, 100);
    let seat = Seat::new(1).unwrap();
    let mut events = vec![first.events[1].clone(); EVENTS as usize];
    events.push(match_ended(vec![standing(1, 1, 15)]));
    let after = first.events.len() as u32;
    Appended {
        after,
        events,
        dealt: vec![],
        spent: Some(Spent { seat, millis: 4_200 }),
        presence: Some(Presence::Away { seat, bot: Some("normal".to_owned()) }),
        seal: Some(Seal { round: 1, seat, bytes: [3; 32] }),
        share: Some(Share { round: 1, seat, bytes: [4; 32] }),
        ..first
    }
}

fn open(folder: &Folder) -> Store {
    Store::open(folder.path()).unwrap()
}

/// There and back: three stores with the same rows in every table, which number new rows as the first would.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_copied_there_and_back() {
    let Some(server) = Server::start() else { return };
    // Neither the words of this language nor its numbers sort as bytes do.
    server.sql("CREATE DATABASE english TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C.UTF-8'");
    let there = Store::connect(&(server.address().trim_end_matches("postgres").to_owned() + "english")).await.unwrap();
    let (from, back) = (Folder::new("copy-from"), Folder::new("copy-back"));
    let (from, back) = (open(&from), open(&back));
    fill(&from).await;

    let copied = copy(&from, &there, |_| {}).await.unwrap();
    let empty: Vec<&str> = copied.iter().filter(|table| table.digest.rows == 0).map(|table| table.name).collect();
    assert_eq!(empty, [""; 0], "every table has a row to be copied");
    assert_eq!(copy(&there, &back, |_| {}).await.unwrap(), copied);
    let hashes: BTreeSet<_> = copied.iter().map(|table| table.digest.sha256).collect();
    assert_eq!(hashes.len(), copied.len(), "no two tables are the same");
    // What is there already is not copied again.
    let again = Mutex::new(0);
    let step = |of: Progress| *again.lock().unwrap() += u32::from(of.step == Step::Copy);
    assert_eq!(copy(&from, &there, step).await.unwrap(), copied);
    assert_eq!(again.into_inner().unwrap(), 0);

    for store in [&there, &back] {
        goes_on_as(&from, store).await;
    }
    goes_on_as(&from, &from).await;
}

/// A copy has everything of the first store, and adds to it as that would.
async fn goes_on_as(first: &Store, store: &Store) {
    let finished = Page { finished: true, ..ALL };
    for page in [ALL, finished] {
        assert_eq!(
            store.matches(PlayerId::LOCAL, page.clone()).await.unwrap(),
            first.matches(PlayerId::LOCAL, page).await.unwrap()
        );
    }
    let (loaded, of_first) = (store.load(MatchId(10)).await.unwrap(), first.load(MatchId(10)).await.unwrap());
    assert_eq!(format!("{loaded:?}"), format!("{of_first:?}"));
    assert_eq!(store.rooms().await.unwrap(), first.rooms().await.unwrap());
    assert_eq!(store.career(PlayerId::LOCAL).await.unwrap(), ["one", "two"]);

    // The match that is made next is listed first, though all were played at the same time.
    let (row, deal) = new_match(5, 100);
    store.create(row, deal).await.unwrap();
    let listed = store.matches(PlayerId::LOCAL, ALL).await.unwrap().matches;
    assert_eq!(listed.iter().map(|summary| summary.id.0).collect::<Vec<_>>(), [5, 20, 30]);
    store.give_up(PlayerId::LOCAL, MatchId(5), None).await.unwrap();
    // Nobody gets a number that somebody had.
    let cho = store.add_player("Cho".to_owned(), None, session(7, 400)).await.unwrap();
    assert_eq!((cho.id, store.signed_in([7; 32]).await.unwrap().unwrap().id.0), (PlayerId(4), 4));
    let aki = store.signed_in([1; 32]).await.unwrap().unwrap().player;
    assert!(store.add_passkey(aki.id, crate::suite::passkeys::passkey(3), None).await.unwrap());
    let numbers: Vec<u32> = store.passkeys(aki.id).await.unwrap().iter().map(|row| row.id.0).collect();
    assert_eq!(numbers, [1, 3]);
}

/// Copies until this many pages are written.
async fn interrupted(from: &Store, to: &Store, pages: u32) {
    let (stop, mut written) = (Notify::new(), 0);
    let count = |of: Progress| {
        written += u32::from(of.step == Step::Copy);
        if written == pages {
            stop.notify_one();
        }
    };
    tokio::select! {
        biased;
        () = stop.notified() => {}
        done = copy(from, to, count) => panic!("it was not interrupted: {done:?}"),
    }
    // The page that was on its way is waited for: a program that dies takes it along.
    let _ = to.end(MatchId(u64::MAX), EndedBy::Host).await;
}

/// Half a copy is opened only by the next copy, and is a store once that is done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_copy_is_no_store() {
    let (from, to) = (Folder::new("half-from"), Folder::new("half-to"));
    let source = open(&from);
    fill(&source).await;
    let target = Store::open_for(to.path(), Purpose::CopyTo).unwrap();
    interrupted(&source, &target, 1).await;
    drop(target);
    let file = to.path().join("backup");
    let said = [
        Store::open(to.path()).err().unwrap().to_string(),
        Store::open_for(to.path(), Purpose::Read).err().unwrap().to_string(),
        Store::open_beside(to.path()).err().unwrap().to_string(),
        Store::back_up(to.path(), &file).unwrap_err().to_string(),
    ];
    for said in said {
        assert!(said.contains(&to.path().join("jantaku.sqlite").display().to_string()), "{said}");
        assert!(said.contains("a copy that was not finished: give the same `jantaku store copy` again"), "{said}");
    }
    assert!(!file.exists());
    let target = Store::open_for(to.path(), Purpose::CopyTo).unwrap();
    copy(&source, &target, |_| {}).await.unwrap();
    drop(target);
    assert_eq!(open(&to).career(PlayerId::LOCAL).await.unwrap(), ["one", "two"]);
    Store::back_up(to.path(), &file).unwrap();
}

/// The same in a database: a server waits while a copy has its lease, and is refused afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_copy_in_a_database_is_no_store() {
    let Some(server) = Server::start() else { return };
    let address = server.address();
    let empty = Store::serve_for(Purpose::Read, &address, "reader").await.unwrap_err();
    assert!(matches!(&empty, PostgresError::Missing { database } if database == "postgres"), "{empty}");
    assert!(matches!(Store::connect_beside(&address).await, Err(PostgresError::Missing { .. })));
    let folder = Folder::new("half-to-postgres");
    let from = open(&folder);
    fill(&from).await;
    let (to, lease) = Store::serve_for(Purpose::CopyTo, &address, "copy").await.unwrap().unwrap();
    interrupted(&from, &to, 1).await;
    assert_eq!(Store::serve(&address, "server").await.unwrap().err().as_deref(), Some("copy"));
    lease.give_back().await.unwrap();
    let together = Candidate::new(&address).unwrap();
    let refused = [
        Store::connect(&address).await.err().unwrap(),
        Store::connect_beside(&address).await.err().unwrap(),
        Store::serve(&address, "server").await.err().unwrap(),
        Store::serve_for(Purpose::Read, &address, "reader").await.err().unwrap(),
        together.take("servers", Serving::Together("here")).await.err().unwrap(),
    ];
    for refused in refused {
        assert!(matches!(&refused, PostgresError::Unfinished { database } if database == "postgres"), "{refused}");
        assert!(refused.to_string().contains("give the same `jantaku store copy` again"), "{refused}");
    }
    // None of those who were refused has left a lease.
    let (to, lease) = Store::serve_for(Purpose::CopyTo, &address, "copy").await.unwrap().unwrap();
    copy(&from, &to, |_| {}).await.unwrap();
    lease.give_back().await.unwrap();
    Store::connect_beside(&address).await.unwrap();
    Store::serve(&address, "server").await.unwrap().unwrap();
}

/// An interrupted copy goes on, wherever it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_was_interrupted_goes_on() {
    let Some(server) = Server::start() else { return };
    let to = Store::connect(&server.address()).await.unwrap();
    let folder = Folder::new("copy-interrupted");
    let from = open(&folder);
    fill(&from).await;
    for pages in [1, 1, 3] {
        interrupted(&from, &to, pages).await;
    }
    let mut steps = Vec::new();
    copy(&from, &to, |of| steps.push((of.step, of.table, of.rows))).await.unwrap();
    let events = |step| steps.iter().filter(|of| of.0 == step && of.1 == "events").map(|of| of.2).collect::<Vec<_>>();
    let all = u64::from(EVENTS) + 1 + 4 * new_match(1, 100).1.events.len() as u64;
    let (compared, copied) = (events(Step::Compare), events(Step::Copy));
    assert!((1..3).contains(&compared.len()), "{compared:?}");
    assert_eq!([compared, copied].concat(), [1_000, 2_000, all], "what is there is compared, the rest is copied");
    assert!(!steps.iter().any(|of| of.0 == Step::Copy && of.1 == "players"), "{steps:?}");
}

/// Rows of the target are not overwritten: one that is not the source's is an error that names it and quotes nothing of
/// it.
#[tokio::test]
async fn a_target_with_anything_else_is_left_alone() {
    let (from, to) = (Folder::new("copy-source"), Folder::new("copy-target"));
    let (from, store) = (open(&from), open(&to));
    fill(&from).await;
    copy(&from, &store, |_| {}).await.unwrap();
    let raw = Connection::open(to.path().join("jantaku.sqlite")).unwrap();
    raw.pragma_update(None, "foreign_keys", false).unwrap();
    let (differs, more, less) = ("is another one in the target", "has a row of", "has a row of");
    for (change, undo, said, row) in [
        (
            "UPDATE walls SET wall = 'canary' || wall WHERE match_id LIKE '%a'",
            "UPDATE walls SET wall = substr(wall, 7) WHERE match_id LIKE '%a'",
            differs,
            "walls with match_id 000000000000000a, round 0",
        ),
        ("UPDATE seats SET bot = '' WHERE bot IS NULL", "UPDATE seats SET bot = NULL WHERE bot = ''", differs, "seats"),
        (
            "UPDATE matches SET rowid = rowid + 10",
            "UPDATE matches SET rowid = rowid - 10",
            differs,
            "matches with id 000000000000000a",
        ),
        (
            "INSERT INTO settings VALUES ('Z', 'canary')",
            "DELETE FROM settings WHERE key = 'Z'",
            more,
            "settings with key Z",
        ),
        (
            "DELETE FROM career WHERE sequence = 0",
            "INSERT INTO career VALUES (1, 0, 'one')",
            less,
            "career with player 1, sequence 1",
        ),
    ] {
        raw.execute(change, []).unwrap();
        let before = dump(&raw);
        let error =
            copy(&from, &store, |of| assert_eq!(of.step, Step::Compare, "nothing is copied")).await.unwrap_err();
        assert!(matches!(error, CopyError::Differs { .. } | CopyError::NoBeginning { .. }));
        let error = error.to_string();
        assert!(error.contains(said) && error.contains(row) && !error.contains("canary"), "{error}");
        assert_eq!(dump(&raw), before);
        // The same row as in the source is fine.
        raw.execute(undo, []).unwrap();
        copy(&from, &store, |_| {}).await.unwrap();
    }
}

fn dump(raw: &Connection) -> String {
    let sql = "SELECT (SELECT group_concat(wall) FROM walls) || (SELECT count(bot) FROM seats) || (SELECT max(rowid) FROM matches)
        || (SELECT group_concat(key) FROM settings) || (SELECT count(*) FROM career)";
    raw.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// A change of either store meanwhile is found.
#[tokio::test]
async fn a_copy_that_is_not_the_same_is_an_error() {
    let (from, to) = (Folder::new("copy-changed"), Folder::new("copy-unchanged"));
    let (source, store) = (open(&from), open(&to));
    fill(&source).await;
    let raw = Connection::open(from.path().join("jantaku.sqlite")).unwrap();
    let change = |of: Progress| {
        if (of.step, of.table) == (Step::Verify, "players") {
            raw.execute("UPDATE events SET line = upper(line) WHERE sequence = 7", []).unwrap();
        }
    };
    let error = copy(&source, &store, change).await.unwrap_err();
    let CopyError::Unequal { table: "events", from, to } = error else { panic!("{error}") };
    assert!(from.rows == to.rows && from.sha256 != to.sha256);
}
