//! Several servers of one store: any of them ends at any time, and whoever played there goes on at another.

use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jantaku_testkit::{Nats, Postgres};
use serde_json::json;
use tokio::sync::RwLock;
use tokio::time::sleep;

use crate::common::storm::{Counts, Seat, begin, friends};
use crate::common::{Dice, Friend};
use crate::relay::Relay;
use crate::{Hosted, Stored, kills};

/// Servers at a time.
const SERVERS: usize = 2;
/// Tables at a time.
const TABLES: u64 = 4;

/// What happens to one of them, or to what they share.
#[derive(Debug, Clone, Copy)]
enum Blow {
    /// It is killed.
    Kill,
    /// It stands still until its lease has lapsed and another server has come.
    Sleep,
    /// It is stopped once another server has come, as for an update.
    Update,
    /// NATS ends, and is back later.
    Nats,
    /// Its line to NATS is cut, and mended later.
    OffNats,
    /// The database ends as by a loss of power, and is back at once.
    Database,
    /// Its line to the database is cut until another server has come.
    OffDatabase,
}

const BLOWS: [Blow; 7] =
    [Blow::Kill, Blow::Sleep, Blow::Update, Blow::Nats, Blow::OffNats, Blow::Database, Blow::OffDatabase];

/// A server with its own lines to what they share.
struct Node {
    hosted: Hosted,
    database: Relay,
    nats: Relay,
}

impl Node {
    async fn start(shared: &Shared) -> Node {
        let (database, nats) = (Relay::to(shared.database.port()).await, Relay::to(shared.nats.port()).await);
        let stored = Stored::Shared(shared.database.address_by(database.port), shared.nats.address_by(nats.port));
        Node { hosted: Hosted::on(&stored, Stdio::null()), database, nats }
    }
}

/// What servers share.
struct Shared {
    database: Postgres,
    nats: Nats,
}

impl Shared {
    /// Waits until the lease of a server has lapsed.
    async fn lapsed(&self, server: &Hosted) {
        let own = format!("holder LIKE '%process {}'", server.child.id());
        let held = format!("SELECT count(*) FROM lease WHERE {own} AND until > clock_timestamp()");
        while self.database.answer(&held) != "0" {
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until the database is as old as it has to be before anybody who comes ends the lease of somebody.
    async fn settle(&self) {
        let is_old = "SELECT pg_postmaster_start_time() < clock_timestamp() - INTERVAL '10 seconds'";
        while self.database.answer(is_old) != "t" {
            sleep(Duration::from_millis(100)).await;
        }
    }
}

/// What those who play know of the servers.
struct World {
    servers: Mutex<Vec<SocketAddr>>,
    /// Held by whoever needs that nothing happens to a server, and by what happens to them.
    calm: RwLock<()>,
    /// Whether no match is to be begun any more.
    is_late: AtomicBool,
    chance: AtomicU64,
    /// The longest time in milliseconds from the end of somebody's connection to the first message of the next.
    longest: AtomicU64,
}

impl World {
    /// Any of the servers that run.
    fn any(&self) -> SocketAddr {
        let servers = self.servers.lock().unwrap();
        servers[Dice::new(self.chance.fetch_add(1, Ordering::Relaxed)).below(servers.len())]
    }
}

/// Four people who play one match after the other. Each is at another server with every connection.
async fn play(world: Arc<World>, known: Vec<String>, table: u64) -> (u32, Counts) {
    let (mut over, mut counts) = (0, Counts::default());
    while over == 0 || !world.is_late.load(Ordering::Relaxed) {
        // Requests that are lost are no concern of this test.
        let calm = world.calm.read().await;
        let friends: Vec<Friend> =
            known.iter().map(|bearer| Friend { address: world.any(), bearer: bearer.clone() }).collect();
        let (room, match_id) = begin(&friends, table as usize % 4).await;
        drop(calm);
        let seats =
            (0..).zip(&friends).map(|(at, friend)| Seat::new(friend, &match_id, table << 20 | over << 4 | at, true));
        let playing: Vec<_> = seats.map(|seat| tokio::spawn(play_anywhere(seat, world.clone()))).collect();
        let mut seats = Vec::new();
        for seat in playing {
            seats.push(seat.await.unwrap());
        }
        let _calm = world.calm.read().await;
        for seat in &mut seats {
            seat.player.address = world.any();
            seat.player.check_against_a_fresh_stream().await;
            let friend = Friend { address: world.any(), bearer: seat.player.bearer.clone() };
            friend.ask(&format!("POST /api/rooms/{room}"), &json!({"type": "leave"})).await;
            counts.add(&seat.counts);
        }
        over += 1;
    }
    (over as u32, counts)
}

async fn play_anywhere(mut seat: Seat, world: Arc<World>) -> Seat {
    seat.at_several = true;
    let mut left = Instant::now();
    while !seat.player.over {
        seat.player.address = world.any();
        if seat.play_once().await {
            let waited = seat.first_message.map_or(Duration::ZERO, |first| first.saturating_duration_since(left));
            world.longest.fetch_max(waited.as_millis() as u64, Ordering::Relaxed);
            left = Instant::now();
        } else {
            sleep(Duration::from_millis(50)).await;
        }
    }
    seat
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_seen_is_lost_whichever_of_several_servers_ends() {
    let (Some(database), Some(nats)) = (Postgres::start(), Nats::start()) else { return };
    let mut shared = Shared { database, nats };
    shared.settle().await;
    let mut nodes = Vec::new();
    for _ in 0..SERVERS {
        nodes.push(Node::start(&shared).await);
    }
    let addresses = |nodes: &[Node]| nodes.iter().map(|node| node.hosted.address).collect::<Vec<_>>();
    let world = Arc::new(World {
        servers: Mutex::new(addresses(&nodes)),
        calm: RwLock::new(()),
        is_late: AtomicBool::new(false),
        chance: AtomicU64::new(25),
        longest: AtomicU64::new(0),
    });
    let known: Vec<String> = friends(addresses(&nodes)[0]).await.iter().map(|friend| friend.bearer.clone()).collect();
    let tables: Vec<_> = (0..TABLES).map(|table| tokio::spawn(play(world.clone(), known.clone(), table))).collect();

    let mut dice = Dice::new(2025);
    for nth in 0..kills() / 2 {
        sleep(Duration::from_millis(5 + dice.below(1_500) as u64)).await;
        let _calm = world.calm.write().await;
        let (blow, hit) = (BLOWS[nth % BLOWS.len()], dice.below(nodes.len()));
        strike(blow, hit, &mut nodes, &mut shared, &mut dice).await;
        *world.servers.lock().unwrap() = addresses(&nodes);
    }
    world.is_late.store(true, Ordering::Relaxed);
    let (mut over, mut counts) = (0, Counts::default());
    for table in tables {
        let (matches, of_table) = table.await.unwrap();
        over += matches;
        counts.add(&of_table);
    }
    let gaps = "SELECT count(*) FROM
        (SELECT max(sequence) + 1 - count(*) AS missing FROM events GROUP BY match_id) AS of_match WHERE missing <> 0";
    assert_eq!(shared.database.answer(gaps), "0");
    let longest = world.longest.load(Ordering::Relaxed);
    println!("{over} matches over: {counts:?}; the longest wait was {longest} ms");
    assert!(counts.broken > kills(), "{counts:?}");
}

/// Strikes the node at this place, or what all share.
async fn strike(blow: Blow, hit: usize, nodes: &mut Vec<Node>, shared: &mut Shared, dice: &mut Dice) {
    match blow {
        Blow::Kill => {
            drop(nodes.remove(hit));
            nodes.push(Node::start(shared).await);
        }
        Blow::Sleep => {
            let mut slept = nodes.remove(hit).hosted;
            slept.signal("STOP");
            shared.lapsed(&slept).await;
            nodes.push(Node::start(shared).await);
            slept.signal("CONT");
            assert!(!slept.child.wait().unwrap().success(), "it ends by itself, and says why");
        }
        Blow::Update => {
            let mut old = nodes.remove(hit).hosted;
            nodes.push(Node::start(shared).await);
            old.signal("TERM");
            // On a machine that stands still for seconds its lease may have lapsed before, and it says so.
            old.child.wait().unwrap();
        }
        Blow::Nats => {
            shared.nats.kill();
            sleep(Duration::from_millis(dice.below(3_000) as u64)).await;
            shared.nats.resume();
        }
        Blow::OffNats => {
            nodes[hit].nats.cut();
            sleep(Duration::from_millis(dice.below(8_000) as u64)).await;
            nodes[hit].nats.mend();
        }
        Blow::Database => {
            shared.database.kill();
            shared.database.resume();
            shared.settle().await;
        }
        Blow::OffDatabase => {
            let mut lost = nodes.remove(hit);
            lost.database.cut();
            shared.lapsed(&lost.hosted).await;
            nodes.push(Node::start(shared).await);
            lost.database.mend();
            assert!(!lost.hosted.child.wait().unwrap().success(), "it ends by itself, and says why");
        }
    }
}
