//! What a store in PostgreSQL promises besides what every store does.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jantaku_store::{
    Append, Appended, Candidate, Lease, PeoplePage, PostgresError, RoomRow, Serving, Store, StoreError,
};
use jantaku_testkit::Postgres as Server;
use jantaku_wire::ids::{MatchId, PlayerId};
use tokio::sync::{Notify, Semaphore};

use crate::suite::line::{Commits, line};
use crate::suite::owners::of_version;
use crate::suite::people::{renamed, session};
use crate::suite::rooms::new_room;
use crate::suite::{keeps_its_promises, new_match};

#[tokio::test]
async fn postgres_conforms() {
    let Some(server) = Server::start() else { return };
    keeps_its_promises(&Store::connect(&server.address()).await.unwrap()).await;
}

/// A database is opened again and again, by several programs at once, and another program's is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_shared_and_no_other_programs() {
    let Some(mut server) = Server::start() else { return };
    let (address, other) = (server.address(), server.address());
    let (one, another) = tokio::join!(Store::connect(&address), Store::connect(&other));
    let (one, another) = (one.unwrap(), another.unwrap());
    one.set_setting("key".to_owned(), "value".to_owned()).await.unwrap();
    assert_eq!(another.setting("key".to_owned()).await.unwrap().as_deref(), Some("value"));

    assert!(Store::connect_beside(&address).await.is_ok());
    server.sql("UPDATE jantaku SET version = 0");
    assert!(matches!(Store::connect_beside(&address).await, Err(PostgresError::Older { found: 0, .. })));
    server.sql("UPDATE jantaku SET version = 99, oldest = 99");
    assert!(matches!(Store::connect_beside(&address).await, Err(PostgresError::Newer { found: 99, .. })));
    assert!(matches!(Store::connect(&address).await, Err(PostgresError::Newer { found: 99, .. })));
    server.sql("DROP TABLE jantaku");
    assert!(matches!(Store::connect(&address).await, Err(PostgresError::Foreign)));
    server.sql("ALTER SYSTEM SET synchronous_commit = off");
    tokio::task::block_in_place(|| {
        server.kill();
        server.resume();
    });
    let Err(forgetful) = Store::connect(&address).await else { panic!("it would lose matches") };
    assert!(forgetful.to_string().contains("synchronous_commit"), "{forgetful}");
    let unreadable = Store::connect("postgres://secret@[").await.unwrap_err().to_string();
    assert!(!unreadable.contains("secret"), "{unreadable}");
}

/// The upgrade keeps its rows.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_version_before_is_brought_up_to_date() {
    let Some(server) = Server::start() else { return };
    of_version(&server, 1, 0);
    server.sql("INSERT INTO settings VALUES ('key', 'value')");
    let store = Store::connect(&server.address()).await.unwrap();
    assert_eq!(store.setting("key".to_owned()).await.unwrap().as_deref(), Some("value"));
    let aki = store.add_player("Aki".to_owned(), None, session(1, 100)).await.unwrap();
    store.save_room(new_room(aki, MatchId(50))).await.unwrap();
    assert_eq!(store.room_versions().await.unwrap().len(), 1);
    // What programs of version 2, which may serve beside, ask of rooms.
    server.sql(
        "SELECT room, player, name, ready, share, bot FROM room_seats JOIN rooms ON rooms.id = room
        LEFT JOIN players ON players.id = player ORDER BY room, seat",
    );
}

/// Readiness from before seals does not count.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_ready_without_a_seal_when_seals_come() {
    let Some(server) = Server::start() else { return };
    of_version(&server, 4, 0);
    server.sql(
        "INSERT INTO players (id, name, created) VALUES (50, 'Aki', 100), (51, 'Ben', 100);
        INSERT INTO rooms (id, created, settings, rules, host, played, next_match, secret)
            VALUES ('7', 0, '', '', 1, 0, '', '');
        INSERT INTO room_seats (room, seat, player, ready, share) VALUES ('7', 1, 50, 1, '\\x09'), ('7', 2, 51, 1, NULL)",
    );
    Store::connect(&server.address()).await.unwrap();
    let kept = "SELECT count(*), sum(ready), count(share), count(seals), sum(player) FROM room_seats";
    assert_eq!(server.answer(kept), "2|0|0|0|101", "the people stay on their seats");
}

/// Programs of version 3, which know no host without a seat, read and change the room, and the host stays the host; a
/// forgotten one is followed by the person who hosts it there, or by somebody else on a seat.
#[tokio::test(flavor = "multi_thread")]
async fn programs_of_the_version_before_have_rooms_of_organisers_beside() {
    let Some(server) = Server::start() else { return };
    let store = Store::connect(&server.address()).await.unwrap();
    let aki = store.add_player("Aki".to_owned(), None, session(1, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, session(2, 100)).await.unwrap();
    let room = RoomRow { host: aki.clone(), ..new_room(ben.clone(), MatchId(50)) };
    store.save_room(room.clone()).await.unwrap();
    // They look for the person on the seat of the host, and find nobody else there.
    let person = "SELECT player FROM rooms JOIN room_seats ON room = rooms.id AND seat = host";
    assert_eq!(server.answer(person), ben.id.0.to_string());
    server.sql(
        "SELECT room, room_matches.match_id, seats.player, seats.name, total FROM room_matches
        JOIN rooms ON rooms.id = room JOIN matches ON matches.id = room_matches.match_id AND matches.finished <> 0
        LEFT JOIN results ON results.match_id = matches.id
        LEFT JOIN seats ON seats.match_id = matches.id AND seats.seat = results.seat
        WHERE rooms.id = 'x' ORDER BY room, nth, place",
    );
    server.sql(
        "INSERT INTO rooms (id, created, settings, rules, host, played, match_id, next_match, secret, version, called)
        SELECT id, created, settings, rules, host, played, match_id, next_match, secret, version, called FROM rooms
        ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, rules = excluded.rules, host = 1, played = 5,
            match_id = excluded.match_id, next_match = excluded.next_match, secret = excluded.secret, version = 2,
            called = excluded.called",
    );
    let kept = async || store.room(room.id).await.unwrap().unwrap();
    assert_eq!(kept().await, RoomRow { played: 5, version: 2, ..room.clone() });
    server.sql(&format!("UPDATE players SET name = '—' WHERE id = {}", aki.id.0));
    assert_eq!(kept().await.host, ben);
    server.sql("UPDATE rooms SET host = 3");
    assert_eq!(kept().await.host, ben, "nobody sits there: somebody else does");
    server.sql("UPDATE room_seats SET player = NULL, bot = NULL");
    assert_eq!(kept().await.host.name, "—", "where nobody is left, nobody is the host");
}

/// Of two servers that change a room as both have read it, one succeeds, and nothing of the other's change is left.
#[tokio::test]
async fn two_programs_never_change_the_same_room() {
    let Some(server) = Server::start() else { return };
    let stores = [Store::connect(&server.address()).await.unwrap(), Store::connect(&server.address()).await.unwrap()];
    let aki = stores[0].add_player("Aki".to_owned(), None, session(1, 100)).await.unwrap();
    let mut room = new_room(aki, MatchId(50));
    room.version = stores[0].save_room(room.clone()).await.unwrap();
    for _ in 0..20 {
        let change = |store: usize| stores[store].save_room(RoomRow { played: store as u32 + 1, ..room.clone() });
        let (one, other) = tokio::join!(change(0), change(1));
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        assert!([&one, &other].contains(&&Err(StoreError::RoomMoved)), "{one:?} {other:?}");
        let played = if one.is_ok() { 1 } else { 2 };
        let version = one.or(other).unwrap();
        let kept = stores[1].room(room.id).await.unwrap().unwrap();
        assert_eq!((kept.played, kept.version), (played, version));
        room = kept;
    }
}

/// Of two programs that add to the same place, one succeeds: the other gets an error, and nothing is lost.
#[tokio::test]
async fn two_programs_never_write_the_same_place() {
    let Some(server) = Server::start() else { return };
    let stores = [Store::connect(&server.address()).await.unwrap(), Store::connect(&server.address()).await.unwrap()];
    let (row, first) = new_match(1, 100);
    stores[0].create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    for after in begun..begun + 20 {
        let one = |store: usize| {
            let event = first.events[1].clone();
            stores[store].append(Appended { after, events: vec![event], dealt: vec![], ..first.clone() })
        };
        let (a, b) = tokio::join!(one(0), one(1));
        assert!(a.is_ok() != b.is_ok(), "{after}: {a:?} {b:?}");
        assert!([a, b].iter().any(|done| matches!(done, Err(StoreError::Failed(_)))));
    }
    assert_eq!(stores[1].load(MatchId(1)).await.unwrap().unwrap().events.len(), first.events.len() + 20);
    // What is counted before it is written, is counted right.
    let lines = |after| jantaku_store::CareerLines { player: PlayerId::LOCAL, after, lines: vec!["line".to_owned()] };
    for after in 0..20 {
        let (a, b) = tokio::join!(stores[0].append_career(lines(after)), stores[1].append_career(lines(after)));
        assert!(a.is_ok() != b.is_ok(), "{after}: {a:?} {b:?}");
    }
}

/// A commit that waits for the standby while the database ends is there after the restart: it is done once the standby
/// has it, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_done_is_on_the_standby() {
    let Some(mut server) = Server::start() else { return };
    let store = Store::connect(&server.address()).await.unwrap();
    let mut standby = tokio::task::block_in_place(|| server.standby());
    standby.kill();
    let writing = tokio::spawn({
        let store = store.clone();
        async move { store.set_setting("key".to_owned(), "value".to_owned()).await }
    });
    let waits = |server: &Server| {
        while server.answer("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'") == "0" {
            assert!(!writing.is_finished());
        }
    };
    tokio::task::block_in_place(|| {
        waits(&server);
        server.kill();
        server.resume();
        assert_eq!(server.answer("SELECT value FROM settings WHERE key = 'key'"), "value");
        waits(&server);
        standby.resume();
    });
    writing.await.unwrap().unwrap();
    tokio::task::block_in_place(|| {
        server.kill();
        standby.promote();
    });
    assert_eq!(standby.answer("SELECT value FROM settings WHERE key = 'key'"), "value");
}

/// Jobs wait while the database is away; what was kept is there when it comes back, and each job was done once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_is_waited_for() {
    let Some(mut server) = Server::start() else { return };
    let store = Store::connect(&server.address()).await.unwrap();
    let (row, first) = new_match(1, 100);
    store.create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    let writer = tokio::spawn({
        let (store, first) = (store.clone(), first.clone());
        async move {
            for number in 0..200 {
                let (after, event) = (begun + u32::from(number), first.events[1].clone());
                store.append(Appended { after, events: vec![event], dealt: vec![], ..first.clone() }).await?;
                store.add_player(format!("{number}"), None, session(number, 100)).await?;
            }
            Ok::<(), StoreError>(())
        }
    });
    for _ in 0..3 {
        let kept = || async { store.load(MatchId(1)).await.unwrap().unwrap().events.len() };
        let before = kept().await;
        while kept().await < before + 20 {
            tokio::task::yield_now().await;
        }
        tokio::task::block_in_place(|| {
            server.kill();
            server.resume();
        });
    }
    writer.await.unwrap().unwrap();
    let kept = store.load(MatchId(1)).await.unwrap().unwrap();
    assert_eq!(kept.events.len() as u32, begun + 200);
    let everybody = PeoplePage { limit: 1000, ..PeoplePage::default() };
    assert_eq!(store.people(everybody, 100).await.unwrap().people.len(), 200);
}

/// A program whose lease has lapsed learns of it when another has taken over, and can then store nothing; the other one
/// finds all that it had stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_slept_past_its_lease_writes_nothing() {
    let Some(server) = Server::start() else { return };
    let address = server.address();
    let (one, lease) = Store::serve(&address, "one").await.unwrap().unwrap();
    assert_eq!(Store::serve(&address, "two").await.unwrap().err().as_deref(), Some("one"));
    let (row, first) = new_match(1, 100);
    one.create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    let writer = tokio::spawn({
        let (one, first) = (one.clone(), first.clone());
        async move {
            for after in begun..begun + 100_000 {
                let event = first.events[1].clone();
                let more = Appended { after, events: vec![event], dealt: vec![], ..first.clone() };
                if let Err(error) = one.append(more).await {
                    return (error, after);
                }
            }
            panic!("it still writes");
        }
    });
    let stored = || async { one.load(MatchId(1)).await.unwrap().unwrap().events.len() as u32 };
    while stored().await < begun + 50 {
        tokio::task::yield_now().await;
    }
    let server = Arc::new(server);
    let (two, _lease) = tokio::spawn(take_over(server.clone())).await.unwrap();
    let found = two.load(MatchId(1)).await.unwrap().unwrap().events.len() as u32;
    let (error, written) = writer.await.unwrap();
    assert_eq!((error, written), (StoreError::Superseded, found));
    lease.lost().await;
    let called = async |store: &Store, name: &str| store.change_player(PlayerId::LOCAL, renamed(name)).await;
    assert_eq!(called(&one, "One").await, Err(StoreError::Superseded));
    called(&two, "Two").await.unwrap();
}

/// A candidate may wait for its database, unlike a program that cannot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_candidate_waits_for_its_database() {
    let Some(mut server) = Server::start() else { return };
    let candidate = Candidate::new(&server.address()).unwrap();
    server.kill();
    assert!(matches!(candidate.take("one", Serving::Alone).await, Err(PostgresError::Away(_))));
    server.resume();
    let (_store, lease) = candidate.take("one", Serving::Alone).await.unwrap().unwrap();
    // Nobody renews it any more.
    drop(lease);
    server.sql("UPDATE jantaku SET version = 99, oldest = 99");
    server.sql("UPDATE lease SET until = '-infinity'");
    assert!(matches!(candidate.take("two", Serving::Alone).await, Err(PostgresError::Newer { found: 99, .. })));
    // It has given back what it cannot use.
    assert_eq!(server.answer("SELECT count(*) FROM lease WHERE until > clock_timestamp()"), "0");
    let nobody = server.address().replace("postgres@", "nobody@");
    let Err(PostgresError::Database(why)) = Candidate::new(&nobody).unwrap().take("one", Serving::Alone).await else {
        panic!("there is no such role")
    };
    assert!(why.to_string().contains("nobody"), "{why}");
}

/// Text that PostgreSQL cannot have is not found, and no error.
#[tokio::test]
async fn what_cannot_be_kept_is_not_found() {
    let Some(server) = Server::start() else { return };
    let store = Store::connect(&server.address()).await.unwrap();
    assert_eq!(store.setting("a\0b".to_owned()).await, Ok(None));
    assert_eq!(store.delete_house(PlayerId::LOCAL, "\0".to_owned()).await, Ok(false));
}

/// A lease that is given back is free at once, and one that is renewed does not lapse.
#[tokio::test]
async fn a_lease_that_is_given_back_is_free() {
    let Some(server) = Server::start() else { return };
    let (_, lease) = Store::serve(&server.address(), "one").await.unwrap().unwrap();
    assert!(Store::serve(&server.address(), "two").await.unwrap().is_err());
    lease.give_back().await.unwrap();
    assert!(Store::serve(&server.address(), "two").await.unwrap().is_ok());
}

/// A commit whose answer is lost was made, and is not made again.
#[tokio::test]
async fn what_was_done_without_an_answer_is_not_done_twice() {
    let Some(server) = Server::start() else { return };
    let commits = Arc::new(AtomicUsize::new(0));
    let port = line(server.port(), Commits::LoseAnswers(commits.clone())).await;
    Store::connect(&server.address()).await.unwrap();
    let store = Store::connect(&format!("postgres://postgres@127.0.0.1:{port}/postgres")).await.unwrap();
    let (row, first) = new_match(1, 100);
    store.create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    for number in 0..5 {
        store.add_player(format!("{number}"), None, session(number, 100)).await.unwrap();
        let (after, event) = (begun + u32::from(number), first.events[1].clone());
        store.append(Appended { after, events: vec![event], dealt: vec![], ..first.clone() }).await.unwrap();
    }
    let everybody = PeoplePage { limit: 1000, ..PeoplePage::default() };
    assert_eq!(store.people(everybody, 100).await.unwrap().people.len(), 5);
    assert_eq!(commits.load(Ordering::Relaxed), 2 * 11, "the first answer to each has not come");
    assert_eq!(store.load(MatchId(1)).await.unwrap().unwrap().events.len() as u32, begun + 5);
}

/// A program that takes over waits for running commits, so that it finds all there will be.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_over_waits_for_a_commit_on_its_way() {
    let Some(server) = Server::start() else { return };
    let (waiting, going_on) = (Arc::new(Notify::new()), Arc::new(Semaphore::new(0)));
    let port = line(server.port(), Commits::Hold(waiting.clone(), going_on.clone())).await;
    Store::connect(&server.address()).await.unwrap();
    // Taking the lease is a commit.
    going_on.add_permits(1);
    // However slow the test is.
    let patient = "options=-c%20idle_in_transaction_session_timeout%3D0";
    let address = format!("postgres://postgres@127.0.0.1:{port}/postgres?{patient}");
    let (one, _lease) = Store::serve(&address, "one").await.unwrap().unwrap();
    while going_on.available_permits() > 0 {
        tokio::task::yield_now().await;
    }
    waiting.notified().await;
    let writing = tokio::spawn({
        let one = one.clone();
        async move { one.set_setting("key".to_owned(), "one".to_owned()).await }
    });
    waiting.notified().await;
    let server = Arc::new(server);
    let taken = tokio::spawn(take_over(server.clone()));
    while server.answer("SELECT count(*) FROM pg_locks WHERE NOT granted") == "0" {
        assert!(!taken.is_finished(), "it was taken before the commit was made");
    }
    going_on.add_permits(100);
    writing.await.unwrap().unwrap();
    let (two, _lease) = taken.await.unwrap();
    assert_eq!(two.setting("key".to_owned()).await.unwrap().as_deref(), Some("one"));
}

/// Takes the lease from its holder, as if it had not been renewed in time.
async fn take_over(server: Arc<Server>) -> (Store, Lease) {
    loop {
        server.sql("UPDATE lease SET until = '-infinity'");
        if let Ok(taken) = Store::serve(&server.address(), "two").await.unwrap() {
            return taken;
        }
    }
}
