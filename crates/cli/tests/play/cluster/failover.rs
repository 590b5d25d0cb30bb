//! The database away for longer than any lease lasts, and then gone for good, with its standby in its place.

use std::process::Stdio;
use std::time::Duration;

use jantaku_testkit::{Nats, Postgres};
use tokio::time::sleep;

use super::{SERVERS, Shared, World};
use crate::{Hosted, Stored};

/// How long the database is away at first.
const AWAY: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
#[ignore = "long"]
async fn nothing_seen_is_lost_when_the_database_is_away_and_then_fails_over() {
    let (Some(database), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let mut shared = Shared { database, nats };
    shared.settle().await;
    let standby = shared.database.standby();
    let both =
        format!("postgres://postgres@127.0.0.1:{},127.0.0.1:{}/postgres", shared.database.port(), standby.port());
    let stored = Stored::Shared(format!("{both}?target_session_attrs=read-write"), shared.nats.address());
    let servers: Vec<Hosted> = (0..SERVERS).map(|_| Hosted::on(&stored, Stdio::null())).collect();
    jantaku_history::watch(&shared.database.address()).await.unwrap();
    let world = World::of(servers.iter().map(|server| server.address).collect());
    let tables = world.begin().await;

    sleep(Duration::from_secs(3)).await;
    let calm = world.calm.write().await;
    shared.database.kill();
    sleep(AWAY).await;
    shared.database.resume();
    drop(calm);
    sleep(Duration::from_secs(5)).await;
    let calm = world.calm.write().await;
    shared.database.kill();
    standby.promote();
    drop(calm);
    sleep(Duration::from_secs(3)).await;
    let counts = world.end(tables, &standby.address()).await;
    assert!(counts.broken > 0, "{counts:?}");
}
