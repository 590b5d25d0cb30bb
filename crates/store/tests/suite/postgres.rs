//! What a store in PostgreSQL promises beside what every store does.

use jantaku_store::{
    AdminStore, Append, Appended, PeoplePage, PeopleStore, Postgres, PostgresError, Store, StoreError,
};
use jantaku_testkit::Postgres as Server;
use jantaku_wire::ids::{MatchId, PlayerId};

use crate::people::session;
use crate::{keeps_its_promises, new_match};

#[tokio::test]
async fn postgres_conforms() {
    let Some(server) = Server::start() else { return };
    keeps_its_promises(&Postgres::open(&server.address()).await.unwrap()).await;
}

/// A database is opened again and again, by several programs at once, and none of them takes it from another program.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_shared_and_no_other_programs() {
    let Some(server) = Server::start() else { return };
    let (address, other) = (server.address(), server.address());
    let (one, another) = tokio::join!(Postgres::open(&address), Postgres::open(&other));
    let (one, another) = (one.unwrap(), another.unwrap());
    one.set_setting("key".to_owned(), "value".to_owned()).await.unwrap();
    assert_eq!(another.setting("key".to_owned()).await.unwrap().as_deref(), Some("value"));

    server.sql("UPDATE jantaku SET version = 99");
    assert!(matches!(Postgres::open(&address).await, Err(PostgresError::Newer { found: 99, .. })));
    server.sql("DROP TABLE jantaku");
    assert!(matches!(Postgres::open(&address).await, Err(PostgresError::Foreign)));
    server.sql("ALTER SYSTEM SET synchronous_commit = off");
    server.sql("SELECT pg_reload_conf()");
    let Err(forgetful) = Postgres::open(&address).await else { panic!("it would lose matches") };
    assert!(forgetful.to_string().contains("synchronous_commit"), "{forgetful}");
    let unreadable = Postgres::open("postgres://secret@[").await.unwrap_err().to_string();
    assert!(!unreadable.contains("secret"), "{unreadable}");
}

/// Of two programs that add to the same place, one does: the other is told so, and nothing is lost.
#[tokio::test]
async fn two_programs_never_write_the_same_place() {
    let Some(server) = Server::start() else { return };
    let stores = [Postgres::open(&server.address()).await.unwrap(), Postgres::open(&server.address()).await.unwrap()];
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

/// While the database is away whoever asks it waits; what was kept is there when it comes back, and each thing was done once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_is_waited_for() {
    let Some(mut server) = Server::start() else { return };
    let store = Postgres::open(&server.address()).await.unwrap();
    let (row, first) = new_match(1, 100);
    store.create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    let writer = tokio::spawn({
        let (store, first) = (store.clone(), first.clone());
        async move {
            for number in 0..200 {
                let (after, event) = (begun + u32::from(number), first.events[1].clone());
                store.append(Appended { after, events: vec![event], dealt: vec![], ..first.clone() }).await?;
                store.add_player(format!("{number}"), session(number, 100)).await?;
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

/// A program whose lease has lapsed learns of it when another has taken over, and from then on can store nothing; whatever it
/// had stored is what the other one finds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_slept_past_its_lease_writes_nothing() {
    let Some(server) = Server::start() else { return };
    let address = server.address();
    let (one, lease) = Postgres::serve(&address, "one").await.unwrap().unwrap();
    assert_eq!(Postgres::serve(&address, "two").await.unwrap().err().as_deref(), Some("one"));
    let (row, first) = new_match(1, 100);
    one.create(row, first.clone()).await.unwrap();
    let begun = first.events.len() as u32;
    let writer = tokio::spawn({
        let (one, first) = (one.clone(), first.clone());
        async move {
            let mut after = begun;
            loop {
                let event = first.events[1].clone();
                match one.append(Appended { after, events: vec![event], dealt: vec![], ..first.clone() }).await {
                    Ok(()) => after += 1,
                    Err(error) => return (error, after),
                }
            }
        }
    });
    let stored = || async { one.load(MatchId(1)).await.unwrap().unwrap().events.len() as u32 };
    while stored().await < begun + 50 {
        tokio::task::yield_now().await;
    }
    let taken = tokio::spawn(async move {
        loop {
            // It has not been renewed in time.
            server.sql("UPDATE lease SET until = '-infinity'");
            if let Ok(taken) = Postgres::serve(&address, "two").await.unwrap() {
                break (taken, server);
            }
        }
    });
    let ((two, _lease), _server) = taken.await.unwrap();
    let found = two.load(MatchId(1)).await.unwrap().unwrap().events.len() as u32;
    let (error, written) = writer.await.unwrap();
    assert_eq!((error, written), (StoreError::Superseded, found));
    lease.lost().await;
    assert_eq!(one.rename_player(PlayerId::LOCAL, "One".to_owned()).await, Err(StoreError::Superseded));
    two.rename_player(PlayerId::LOCAL, "Two".to_owned()).await.unwrap();
}

/// What is given back is taken at once, and a lease that is renewed does not lapse.
#[tokio::test]
async fn a_lease_that_is_given_back_is_free() {
    let Some(server) = Server::start() else { return };
    let (_, lease) = Postgres::serve(&server.address(), "one").await.unwrap().unwrap();
    assert!(Postgres::serve(&server.address(), "two").await.unwrap().is_err());
    lease.give_back().await.unwrap();
    assert!(Postgres::serve(&server.address(), "two").await.unwrap().is_ok());
}
