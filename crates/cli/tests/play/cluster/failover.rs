//! The database away for longer than any lease lasts, and then gone for good, with its standby in its place.

use std::process::Stdio;
use std::time::Duration;

use jantaku_testkit::Postgres;
use tokio::time::sleep;

use super::{SERVERS, World, watch};
use crate::play::{ANY, Hosted, Stored};

/// The first absence of the database.
const AWAY: Duration = Duration::from_secs(30);

/// Waits until this many events more are stored.
async fn stored(database: &Postgres, more: u32) {
    let count = || database.answer("SELECT count(*) FROM events").parse::<u32>().unwrap();
    let enough = count() + more;
    while count() < enough {
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
#[ignore = "long"]
async fn nothing_seen_is_lost_when_the_database_is_away_and_then_fails_over() {
    let Some(mut database) = Postgres::start() else { return };
    watch(&database.address()).await;
    let standby = database.standby();
    let both = format!("postgres://postgres@127.0.0.1:{},127.0.0.1:{}/postgres", database.port(), standby.port());
    let shared = Stored::Shared(format!("{both}?target_session_attrs=read-write"), ANY);
    let start = || Hosted::on(&shared, Stdio::null());
    let servers: Vec<Hosted> = (0..SERVERS).map(|_| start()).collect();
    let world = World::of(servers.iter().map(|server| server.address).collect());
    let tables = world.begin().await;
    stored(&database, 100).await;

    let calm = world.calm.write().await;
    database.kill();
    sleep(AWAY).await;
    database.resume();
    database.wait_for_standby();
    stored(&database, 100).await;
    database.kill();
    standby.promote();
    let third = start();
    stored(&standby, 100).await;
    world.servers.lock().unwrap().push(third.address);
    drop(calm);
    let counts = world.end(tables, &standby.address()).await;
    assert!(counts.broken > 0, "{counts:?}");
}
