//! People who play at several servers, and the check of what they saw.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jantaku_history::History;
use serde_json::json;
use tokio::sync::RwLock;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{sleep, timeout};

use crate::play::common::storm::{Counts, Seat, begin, friends};
use crate::play::common::{Dice, Friend};

const TABLES: u64 = 4;
/// The time for a table to finish its match, on any machine.
const PATIENCE: Duration = Duration::from_secs(600);

/// The players' knowledge of the servers.
pub struct World {
    pub servers: Mutex<Vec<SocketAddr>>,
    /// Held while no fault of a server may happen, and by the faults.
    pub calm: RwLock<()>,
    /// Whether no match is to be begun any more.
    is_late: AtomicBool,
    chance: AtomicU64,
    /// The longest time in milliseconds from the end of a connection to the first message of the next.
    longest: AtomicU64,
    history: History,
}

/// The number of matches that a table has finished, and their connections' faults; or why it broke off.
type Played = Result<(u32, Counts), String>;

impl World {
    /// Servers at which nobody plays yet.
    pub fn of(servers: Vec<SocketAddr>) -> Arc<World> {
        Arc::new(World {
            servers: Mutex::new(servers),
            calm: RwLock::new(()),
            is_late: AtomicBool::new(false),
            chance: AtomicU64::new(25),
            longest: AtomicU64::new(0),
            history: History::default(),
        })
    }

    fn any(&self) -> SocketAddr {
        let servers = self.servers.lock().unwrap();
        servers[Dice::new(self.chance.fetch_add(1, Ordering::Relaxed)).below(servers.len())]
    }

    /// Friends sit down and play at all tables.
    pub async fn begin(self: &Arc<World>) -> Vec<JoinHandle<Played>> {
        let known: Vec<String> = friends(self.any()).await.iter().map(|friend| friend.bearer.clone()).collect();
        (0..TABLES).map(|table| tokio::spawn(play(self.clone(), known.clone(), table))).collect()
    }

    /// Waits for the end of all matches, compares what was seen with what this database has stored, and returns the
    /// connections' faults.
    pub async fn end(&self, tables: Vec<JoinHandle<Played>>, database: &str) -> Counts {
        self.is_late.store(true, Ordering::Relaxed);
        let (mut over, mut counts, mut broken_off) = (0, Counts::default(), Vec::new());
        for table in tables {
            match timeout(PATIENCE, table).await {
                Ok(Ok(Ok((matches, of_table)))) => {
                    over += matches as usize;
                    counts.add(&of_table);
                }
                Ok(Ok(Err(why))) => broken_off.push(why),
                Ok(Err(error)) => broken_off.push(error.to_string()),
                Err(_) => broken_off.push("nothing happens any more".to_owned()),
            }
        }
        let stored = jantaku_history::stored(database).await.unwrap();
        let (summary, findings) = match jantaku_history::check(&self.history, &stored) {
            Ok(summary) => (Some(summary), Vec::new()),
            Err(findings) => (None, findings),
        };
        findings.iter().for_each(|finding| println!("{finding}"));
        let longest = self.longest.load(Ordering::Relaxed);
        println!("{over} matches over: {counts:?}; the longest wait was {longest} ms; {summary:?}");
        assert!(findings.is_empty() && broken_off.is_empty(), "{broken_off:?}; {findings:?}");
        let summary = summary.unwrap();
        assert!(summary.matches == over && summary.answers > over && summary.servers > 1, "{summary:?}");
        counts
    }
}

/// Four people who play one match after the other. Each is at another server with every connection.
async fn play(world: Arc<World>, known: Vec<String>, table: u64) -> Played {
    let (mut over, mut counts) = (0, Counts::default());
    while over == 0 || !world.is_late.load(Ordering::Relaxed) {
        // Lost requests don't concern this test.
        let calm = world.calm.read().await;
        let friends: Vec<Friend> =
            known.iter().map(|bearer| Friend { address: world.any(), bearer: bearer.clone() }).collect();
        let (room, match_id) = begin(&friends, table as usize % 4).await;
        drop(calm);
        let mut playing = JoinSet::new();
        for (at, friend) in (0..).zip(&friends) {
            let seat = Seat::new(friend, &match_id, table << 20 | over << 4 | at, true, &world.history);
            playing.spawn(play_anywhere(seat, world.clone()));
        }
        let mut seats = Vec::new();
        while let Some(played) = playing.join_next().await {
            seats.push(played.map_err(|error| error.to_string())?);
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
    Ok((over as u32, counts))
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
