//! Several servers of one store: any of them ends at any time, and its players go on at another.

mod failover;
mod relay;
mod world;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jantaku_testkit::{Postgres, free_port};
use tokio::time::sleep;

use crate::play::common::Dice;
use crate::play::{Hosted, Stored, kills};
use relay::Relay;
use world::World;

/// Servers at a time.
const SERVERS: usize = 2;
/// Names an older program, which every other server then runs.
const OLDER: &str = "JANTAKU_OLDER";
/// The number of servers started.
static NODES: AtomicU32 = AtomicU32::new(0);

/// A fault of one of them, or of what they share.
#[derive(Debug, Clone, Copy)]
enum Blow {
    Kill,
    /// It stands still until its lease has lapsed and another server has come.
    Sleep,
    /// It is stopped once another server has come, as for an update.
    Update,
    /// No server reaches another one for a while.
    Apart,
    /// No other server reaches it for a while.
    OffOthers,
    /// All that other servers have passed on to it breaks.
    Broken,
    /// The database ends as by a loss of power, and is back at once.
    Database,
    /// Its line to the database is cut until another server has come.
    OffDatabase,
}

const BLOWS: [Blow; 8] = [
    Blow::Kill,
    Blow::Sleep,
    Blow::Broken,
    Blow::Update,
    Blow::Apart,
    Blow::OffOthers,
    Blow::Database,
    Blow::OffDatabase,
];

/// A server with its own line to the database, and one by which others reach it.
struct Node {
    hosted: Hosted,
    database: Relay,
    inner: Relay,
}

impl Node {
    async fn start(shared: &Shared) -> Node {
        let own = free_port();
        let (database, inner) = (Relay::to(shared.database.port()).await, Relay::to(own).await);
        let at = |port| SocketAddr::from(([127, 0, 0, 1], port));
        let stored = Stored::Behind(shared.database.address_by(database.port), at(inner.port), at(own));
        let nth = NODES.fetch_add(1, Ordering::Relaxed);
        let older = std::env::var_os(OLDER).filter(|_| nth.is_multiple_of(2));
        let hosted = match older {
            Some(older) => Hosted::by(Path::new(&older), &stored, Stdio::null()),
            None => Hosted::on(&stored, Stdio::null()),
        };
        Node { hosted, database, inner }
    }

    async fn start_all(shared: &Shared) -> Vec<Node> {
        let mut nodes = Vec::new();
        for _ in 0..SERVERS {
            nodes.push(Node::start(shared).await);
        }
        nodes
    }
}

/// The condition for a server's own lease.
fn held_by(server: &Hosted) -> String {
    format!("holder LIKE '%process {}'", server.child.id())
}

/// Makes the tables of a store, and has the database record what is stored in them.
pub async fn watch(database: &str) {
    drop(jantaku_store::Store::connect(database).await.unwrap());
    jantaku_history::watch(database).await.unwrap();
}

fn addresses(nodes: &[Node]) -> Vec<SocketAddr> {
    nodes.iter().map(|node| node.hosted.address).collect()
}

struct Shared {
    database: Postgres,
}

impl Shared {
    /// Whether the lease of a server has been ended. If nobody needed its places, it may go on.
    fn is_ended(&self, server: &Hosted) -> bool {
        self.database.answer(&format!("SELECT count(*) FROM lease WHERE {}", held_by(server))) == "0"
    }

    /// Waits until the lease of a server has lapsed.
    async fn lapsed(&self, server: &Hosted) {
        let held = format!("SELECT count(*) FROM lease WHERE {} AND until > clock_timestamp()", held_by(server));
        while self.database.answer(&held) != "0" {
            sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
#[ignore = "long"]
async fn nothing_seen_is_lost_whichever_of_several_servers_ends() {
    let Some(database) = Postgres::start() else { return };
    let mut shared = Shared { database };
    watch(&shared.database.address()).await;
    let mut nodes = Node::start_all(&shared).await;
    let world = World::of(addresses(&nodes));
    let tables = world.begin().await;

    let mut dice = Dice::new(2025);
    for nth in 0..kills() / 2 {
        sleep(Duration::from_millis(5 + dice.below(1_500) as u64)).await;
        let _calm = world.calm.write().await;
        let (blow, hit) = (BLOWS[nth % BLOWS.len()], dice.below(nodes.len()));
        strike(blow, hit, &mut nodes, &mut shared, &mut dice).await;
        *world.servers.lock().unwrap() = addresses(&nodes);
    }
    let counts = world.end(tables, &shared.database.address()).await;
    assert!(counts.broken > kills(), "{counts:?}");
}

/// Strikes this node, or what all share.
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
            let is_ended = shared.is_ended(&slept);
            slept.signal("CONT");
            if is_ended {
                assert!(!slept.child.wait().unwrap().success(), "it ends by itself, and says why");
            }
        }
        Blow::Update => {
            let mut old = nodes.remove(hit).hosted;
            nodes.push(Node::start(shared).await);
            old.signal("TERM");
            // On a machine that stalls for seconds its lease may have lapsed before, and it says so.
            old.child.wait().unwrap();
        }
        Blow::Apart => {
            nodes.iter().for_each(|node| node.inner.cut());
            sleep(Duration::from_millis(dice.below(8_000) as u64)).await;
            nodes.iter().for_each(|node| node.inner.mend());
        }
        Blow::OffOthers => {
            nodes[hit].inner.cut();
            sleep(Duration::from_millis(dice.below(8_000) as u64)).await;
            nodes[hit].inner.mend();
        }
        Blow::Broken => nodes[hit].inner.break_off(),
        Blow::Database => {
            shared.database.kill();
            shared.database.resume();
        }
        Blow::OffDatabase => {
            let mut lost = nodes.remove(hit);
            lost.database.cut();
            shared.lapsed(&lost.hosted).await;
            nodes.push(Node::start(shared).await);
            let is_ended = shared.is_ended(&lost.hosted);
            lost.database.mend();
            if is_ended {
                assert!(!lost.hosted.child.wait().unwrap().success(), "it ends by itself, and says why");
            }
        }
    }
}
