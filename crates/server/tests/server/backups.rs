//! Backups of a server while people play: each is a store, with the beginning of what was played.

use std::path::PathBuf;
use std::time::Duration;

use crate::common::{Client, Friend, Server};
use crate::watching::begun;
use jantaku_store::Store;
use jantaku_wire::ServerMessage;
use rusqlite::Connection;
use tokio::task::{JoinSet, spawn_blocking};

/// The number of backups during the matches.
const COPIES: usize = 4;

/// The lines of a table about a match, in their order.
fn lines(raw: &Connection, table: &str, match_id: &str) -> Vec<String> {
    let (column, order) = if table == "walls" { ("wall", "round") } else { ("line", "sequence") };
    let sql = format!("SELECT {order} || ' ' || {column} FROM {table} WHERE match_id = ?1 ORDER BY {order}");
    let mut query = raw.prepare(&sql).unwrap();
    query.query_map([match_id], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_has_the_beginning_of_each_match() {
    let server = Server::hosted("backups").await;
    let (mut playing, mut matches) = (JoinSet::new(), Vec::new());
    let mut friends = Vec::new();
    for (seed, name) in (0..).zip(["Aki", "Ben", "Eve"]) {
        let friend = Friend::named(server.address, name).await;
        let (_, match_id) = begun(&friend, "nobody").await;
        let mut player = friend.player(&match_id, seed);
        playing.spawn(async move { while !player.play().await {} });
        friends.push(friend);
        matches.push(match_id);
    }
    let raw = Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let all = || matches.iter().map(|id| lines(&raw, "events", id).len()).sum::<usize>();
    let mut copies: Vec<PathBuf> = Vec::new();
    let mut last = 0;
    while copies.len() < COPIES && !playing.is_empty() {
        // Something has happened since the copy before.
        while all() < last + 40 && playing.try_join_next().is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        last = all();
        let copy = server.dir().join(format!("copy-{}", copies.len()));
        std::fs::create_dir(&copy).unwrap();
        let (from, file) = (server.dir().to_owned(), copy.join("jantaku.sqlite"));
        assert_eq!(spawn_blocking(move || Store::back_up(&from, &file)).await.unwrap().unwrap(), 3);
        copies.push(copy);
    }
    while playing.join_next().await.is_some() {}

    let mut unfinished = 0;
    for copy in copies {
        let restored = Connection::open(copy.join("jantaku.sqlite")).unwrap();
        for id in &matches {
            for table in ["events", "walls"] {
                let (kept, played) = (lines(&restored, table, id), lines(&raw, table, id));
                assert!(!kept.is_empty() && played.starts_with(&kept), "{table} of {id}");
                unfinished += usize::from(kept.len() < played.len());
            }
        }
        drop(restored);
        // It goes on from there: whoever comes back is sent the table.
        let again = Server::hosted_on(copy).await;
        for (friend, id) in friends.iter().zip(&matches) {
            let mut client = Client::join_as(again.address, &friend.bearer, id, None).await.unwrap();
            while !matches!(client.next().await.unwrap().0, ServerMessage::View { .. }) {}
        }
    }
    assert!(unfinished > COPIES, "{unfinished} of the copies were made in the middle");
}
