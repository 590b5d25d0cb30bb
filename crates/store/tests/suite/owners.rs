//! The places of programs that serve a PostgreSQL store together.

use jantaku_store::{
    Append, Appended, Candidate, Lease, Live, Owned, PostgresError, RoomRow, Serving, Store, StoreError,
};
use jantaku_testkit::Postgres as Server;
use jantaku_wire::ids::{MatchId, RoomId};

use crate::suite::rooms::new_room;
use crate::suite::{new_match, people};

/// The tables of a program of this version, which has had so many terms.
pub fn of_version(server: &Server, version: usize, terms: u32) {
    let own = "CREATE TABLE jantaku (version BIGINT NOT NULL, term BIGINT NOT NULL)";
    server.sql(&format!("{own}; INSERT INTO jantaku VALUES ({version}, {terms})"));
    let schemas = [
        include_str!("../../src/postgres/schema.sql"),
        include_str!("../../src/postgres/schema_2.sql"),
        include_str!("../../src/postgres/schema_3.sql"),
        include_str!("../../src/postgres/schema_4.sql"),
    ];
    schemas[..version].iter().for_each(|sql| server.sql(sql));
}

async fn join(server: &Server, name: &str) -> (Store, Lease) {
    Candidate::new(&server.address()).unwrap().take(name, Serving::Together(name)).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_table_and_each_room_is_with_one_program() {
    let Some(server) = Server::start() else { return };
    let ((store, one), (_, two)) = (join(&server, "one").await, join(&server, "two").await);
    assert!(one.term() < two.term());
    let alone = Candidate::new(&server.address()).unwrap().take("three", Serving::Alone).await.unwrap();
    assert!(alone.is_err_and(|holder| holder == "one" || holder == "two"));

    let table = Owned::Table(MatchId(1));
    assert_eq!(two.owner(table).await, Ok(None), "there is no such match");
    let (row, first) = new_match(1, 100);
    store.create(row, first.clone()).await.unwrap();
    assert_eq!(two.owner(table).await, Ok(Some(two.term())), "whoever asks first has it");
    assert_eq!(one.owner(table).await, Ok(Some(two.term())));
    assert_eq!(one.elsewhere(&[MatchId(1), MatchId(2)]).await.unwrap().len(), 1);
    assert!(two.elsewhere(&[MatchId(1)]).await.unwrap().is_empty());

    // Once it has ended, whoever has its table keeps it until all is shown.
    server.sql("UPDATE matches SET finished = 1");
    assert_eq!(one.owner(table).await, Ok(Some(two.term())));
    one.release(MatchId(1)).await.unwrap();
    assert_eq!(one.owner(table).await, Ok(Some(two.term())), "it was not another's to release");
    two.release(MatchId(1)).await.unwrap();
    assert_eq!(one.owner(table).await, Ok(None));

    // What a program had is free when it gives its lease back.
    server.sql("UPDATE matches SET finished = 0");
    assert_eq!(two.owner(table).await, Ok(Some(two.term())));
    two.give_back().await.unwrap();
    assert_eq!(one.owner(table).await, Ok(Some(one.term())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_is_where_its_room_is() {
    let Some(server) = Server::start() else { return };
    let ((store, one), (_, two)) = (join(&server, "one").await, join(&server, "two").await);
    let aki = store.add_player("Aki".to_owned(), None, people::session(5, 100)).await.unwrap();
    let room = new_room(aki, MatchId(1));
    let room = RoomRow { version: store.save_room(room.clone()).await.unwrap(), ..room };
    assert_eq!(one.owner(Owned::Room(RoomId(8))).await, Ok(None), "there is no such room");
    assert_eq!(two.owner(Owned::Room(RoomId(7))).await, Ok(Some(two.term())));
    let (row, first) = new_match(1, 100);
    store.begin_in_room(RoomRow { current: Some((MatchId(1), false)), ..room }, row, first).await.unwrap();
    assert_eq!(one.owner(Owned::Table(MatchId(1))).await, Ok(Some(two.term())));
    two.give_back().await.unwrap();
    assert_eq!(one.owner(Owned::Table(MatchId(1))).await, Ok(Some(one.term())));
    assert_eq!(one.owner(Owned::Room(RoomId(7))).await, Ok(Some(one.term())));
}

/// A program that slept past its lease loses all its places to whoever asks, and can store nothing any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_slept_past_its_lease_has_nothing() {
    let Some(server) = Server::start() else { return };
    let ((slept, one), (store, two)) = (join(&server, "one").await, join(&server, "two").await);
    let (row, first) = new_match(1, 100);
    slept.create(row, first.clone()).await.unwrap();
    let table = Owned::Table(MatchId(1));
    assert_eq!(one.owner(table).await, Ok(Some(one.term())));
    // It is renewed again and again: once is enough that it was not renewed in time.
    while two.owner(table).await != Ok(Some(two.term())) {
        server.sql(&format!("UPDATE lease SET until = '-infinity' WHERE term = {}", one.term()));
    }
    let more =
        Appended { after: first.events.len() as u32, events: vec![first.events[1].clone()], dealt: vec![], ..first };
    assert_eq!(slept.append(more.clone()).await, Err(StoreError::Superseded));
    one.lost().await;
    store.append(more).await.unwrap();
    let (row, first) = new_match(2, 100);
    store.create(row, first).await.unwrap();
    assert_eq!(one.owner(Owned::Table(MatchId(2))).await, Err(StoreError::Superseded));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_program_knows_which_others_serve() {
    let Some(server) = Server::start() else { return };
    let (_, one) = join(&server, "one").await;
    let mut live = one.live();
    let (_, two) = join(&server, "two").await;
    let [first, second] = [(one.term(), "one".to_owned()), (two.term(), "two".to_owned())];
    live.wait_for(|live| *live == Live::from([first.clone(), second.clone()])).await.unwrap();
    two.give_back().await.unwrap();
    live.wait_for(|live| *live == Live::from([first.clone()])).await.unwrap();
}

/// After the database was away from everybody, the first program ends no lease that may be about to be renewed.
#[tokio::test]
async fn who_comes_ends_no_lease_that_lapsed_lately() {
    let Some(server) = Server::start() else { return };
    let (_one, lease) = join(&server, "one").await;
    let term = lease.term();
    // Nobody renews it any more.
    drop(lease);
    let lapsed = |since: &str| {
        server.sql(&format!("UPDATE lease SET until = clock_timestamp() - INTERVAL '{since}' WHERE term = {term}"));
    };
    let is_there = || server.answer(&format!("SELECT count(*) FROM lease WHERE term = {term}")) == "1";
    lapsed("1 minute");
    let _two = join(&server, "two").await;
    assert!(is_there());
    lapsed("3 minutes");
    let _three = join(&server, "three").await;
    assert!(!is_there());
}

/// A store that several programs of an earlier version serve together is upgraded when none of them does any more, and
/// one that slept meanwhile writes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_of_programs_that_know_no_seals_is_waited_for() {
    let Some(server) = Server::start() else { return };
    of_version(&server, 4, 9);
    let lives = "clock_timestamp() + INTERVAL '1 day'";
    server.sql(&format!("INSERT INTO lease VALUES (8, 'one', {lives}, 1), (9, 'two', {lives}, 1)"));
    let candidate = Candidate::new(&server.address()).unwrap();
    for holder in ["one", "two"] {
        let held = candidate.take("new", Serving::Together("new")).await.unwrap();
        assert_eq!(held.err().as_deref(), Some(holder));
        assert_eq!(server.answer("SELECT version FROM jantaku"), "4");
        server.sql(&format!("UPDATE lease SET until = '-infinity' WHERE holder = '{holder}'"));
    }
    assert!(candidate.take("new", Serving::Together("new")).await.unwrap().is_ok());
    assert_eq!(server.answer("SELECT string_agg(holder, ' ') FROM lease"), "new");
    assert_eq!(server.answer("SELECT oldest FROM jantaku"), server.answer("SELECT version FROM jantaku"));
}

/// A store of version 1 is upgraded once its program has ended; later programs that can use it still do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_versions_serve_a_store_together_where_both_can_use_it() {
    let Some(server) = Server::start() else { return };
    // As version 1 left it.
    of_version(&server, 1, 4);
    server.sql("UPDATE lease SET term = 4, holder = 'old', until = clock_timestamp() + INTERVAL '1 day'");
    let candidate = Candidate::new(&server.address()).unwrap();
    let held = candidate.take("new", Serving::Together("new")).await.unwrap();
    assert_eq!(held.err().as_deref(), Some("old"));
    assert!(matches!(Store::connect(&server.address()).await, Err(PostgresError::Served(holder)) if holder == "old"));
    assert_eq!(server.answer("SELECT version FROM jantaku"), "1");
    server.sql("UPDATE lease SET until = '-infinity'");
    let (_, one) = candidate.take("new", Serving::Together("new")).await.unwrap().unwrap();
    assert!(one.term() > 5, "the old program's term is over, too");

    let newest: u32 = server.answer("SELECT version FROM jantaku").parse().unwrap();
    server.sql(
        "UPDATE jantaku SET version = version + 1; ALTER TABLE matches ADD COLUMN later BIGINT NOT NULL DEFAULT 0",
    );
    let (store, _two) = join(&server, "two").await;
    let (row, first) = new_match(1, 100);
    store.create(row, first).await.unwrap();
    Store::connect_beside(&server.address()).await.unwrap();
    server.sql("UPDATE jantaku SET oldest = version");
    let refused = candidate.take("three", Serving::Together("new")).await;
    assert!(
        matches!(refused, Err(PostgresError::Newer { found, newest: known }) if (found, known) == (newest + 1, newest))
    );
}
