//! No table rests for as long as its store stalled or was away: it goes on at its usual pace.

use std::process::Stdio;
use std::time::Duration;

use jantaku_testkit::Postgres;
use jantaku_wire::Created;
use rusqlite::Connection;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::play::common::Friend;
use crate::play::{ANY, Hosted, Stored, folder};

/// The number of events watched: with rests as long as a fault they take many minutes.
const EVENTS: u32 = 40;
/// The time for them, on any machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody plays with bots, one match after the other, for as long as the test lasts.
async fn play_with_bots(server: &Hosted) {
    let friend = Friend::named(server.address, "Aki").await;
    let bots = ["easy"; 3];
    let new = json!({"preset": "tenhou", "length": "east", "opponents": bots, "pace": "fast", "name": "Aki"});
    tokio::spawn(async move {
        for seed in 0.. {
            let (status, body) = friend.ask("POST /api/matches", &new).await;
            assert_eq!(status, 201, "{body}");
            let mut player = friend.player(&serde_json::from_str::<Created>(&body).unwrap().match_id, seed);
            while !player.play().await {
                sleep(Duration::from_millis(200)).await;
            }
        }
    });
}

/// Waits until this many events more are stored.
async fn goes_on(stored: impl Fn() -> u32) {
    let enough = stored() + EVENTS;
    let going_on = async {
        while stored() < enough {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, going_on).await.expect("the table crawls");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn no_rest_is_as_long_as_the_store_stood_still() {
    let data = folder("pace");
    let server = Hosted::on(&Stored::Folder(data.clone()), Stdio::null());
    play_with_bots(&server).await;
    let raw = Connection::open(data.join("jantaku.sqlite")).unwrap();
    let stored = || raw.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).unwrap();
    goes_on(stored).await;
    for _ in 0..2 {
        // Nothing can be stored meanwhile.
        raw.execute_batch("BEGIN IMMEDIATE").unwrap();
        sleep(Duration::from_secs(4)).await;
        raw.execute_batch("ROLLBACK").unwrap();
        goes_on(stored).await;
    }
    drop(server);
    std::fs::remove_dir_all(&data).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn no_rest_is_as_long_as_the_database_was_away() {
    let Some(mut database) = Postgres::start() else { return };
    let server = Hosted::on(&Stored::Shared(database.address(), ANY), Stdio::null());
    play_with_bots(&server).await;
    goes_on(|| database.answer("SELECT count(*) FROM events").parse().unwrap()).await;
    database.kill();
    sleep(Duration::from_secs(30)).await;
    database.resume();
    goes_on(|| database.answer("SELECT count(*) FROM events").parse().unwrap()).await;
}
