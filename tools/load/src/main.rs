//! People at many tables of one server: `cargo run --release -p jantaku-load -- --help`.

mod client;
mod person;
mod report;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use futures_util::StreamExt;
use jantaku_wire::{ClientMessage, OwnSeat, Room, VERSION};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use client::{Failure, Server, Visitor};
use person::Waits;
use report::Usage;

/// How many people sign in and sit down at the same time.
const AT_ONCE: usize = 16;

#[derive(Parser)]
#[command(about = "People at many tables of one server, and what they wait for")]
struct Args {
    /// Where the server listens.
    #[arg(long, default_value = "127.0.0.1:8136")]
    server: SocketAddr,
    /// The host of its public address, which begins with https.
    #[arg(long, default_value = "load.example")]
    host: String,
    /// How many tables, each of four people.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How many sockets that only wait in a room.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// How long people play.
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// The process of the server: its memory and processor time are printed.
    #[arg(long)]
    server_pid: Option<u32>,
}

fn main() -> ExitCode {
    let done = tokio::runtime::Runtime::new().map_err(Failure::from);
    match done.and_then(|runtime| runtime.block_on(run(Args::parse()))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("jantaku-load: {failure}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: Args) -> Result<(), Failure> {
    let server = Server { address: args.server, host: args.host.clone().leak() };
    let usage = || args.server_pid.map_or_else(Usage::default, Usage::of);
    let before = usage();
    println!("server before: {} MiB", before.memory / 1024);
    let idle = wait_in_a_room(server, args.idle).await?;
    let waiting = usage();
    println!("{} sockets in a room: {} MiB more", idle.len(), (waiting.memory - before.memory) / 1024);
    let tables = sit_down(server, args.tables).await?;
    println!("{} tables with {} seats are set up", args.tables, tables.len());
    let (seated, begun) = (usage(), Instant::now());
    let until = begun + Duration::from_secs(args.seconds);
    let mut playing = JoinSet::new();
    for (number, Seated { visitor, match_id, seat }) in tables.into_iter().enumerate() {
        let hello =
            ClientMessage::Hello { version: VERSION, match_id: match_id.clone(), token: seat.token, last_event: None };
        let socket = visitor.socket(&hello).await?;
        playing.spawn(person::play(socket, match_id, number as u64, until));
    }
    println!("{} sockets are open after {:.1} s", playing.len(), begun.elapsed().as_secs_f64());
    sleep(until.saturating_duration_since(Instant::now())).await;
    let after = usage();
    let mut waits = Waits::default();
    while let Some(played) = playing.join_next().await {
        let own = played??;
        waits.acknowledged.extend(own.acknowledged);
        waits.shown.extend(own.shown);
        waits.stale += own.stale;
        waits.events += own.events;
    }
    let seconds = args.seconds as f64;
    report::print(waits, seconds);
    let used = (after.ticks - seated.ticks) as f64 / 100.0;
    println!("\nserver: {} MiB, {:.0}% of a core", after.memory / 1024, used / seconds * 100.0);
    if args.tables > 0 {
        println!("{} KiB for a table with its sockets", (after.memory - waiting.memory) / args.tables as u64);
    }
    drop(idle);
    Ok(())
}

/// Sockets that follow a room in which nothing happens.
async fn wait_in_a_room(server: Server, count: usize) -> Result<Vec<client::Socket>, Failure> {
    let host = Visitor::named(server, "Host").await?;
    let room: Room = host.post("/api/rooms", &settings()).await?;
    let mut sockets = Vec::new();
    for _ in 0..count {
        let mut socket = host.socket(&ClientMessage::Room { version: VERSION, room_id: room.id.clone() }).await?;
        socket.next().await.ok_or("the server closed the socket")??;
        sockets.push(socket);
    }
    Ok(sockets)
}

/// Somebody who has a seat.
struct Seated {
    visitor: Visitor,
    match_id: String,
    seat: OwnSeat,
}

/// Four people at each of so many tables.
async fn sit_down(server: Server, tables: usize) -> Result<Vec<Seated>, Failure> {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let mut setting = JoinSet::new();
    for number in 0..tables {
        let free = free.clone();
        setting.spawn(async move {
            let _place = free.acquire_owned().await?;
            table(server, number).await
        });
    }
    let mut seated = Vec::new();
    while let Some(table) = setting.join_next().await {
        seated.extend(table??);
    }
    Ok(seated)
}

async fn table(server: Server, number: usize) -> Result<Vec<Seated>, Failure> {
    let mut visitors = Vec::new();
    for at in 0..4 {
        visitors.push(Visitor::named(server, &format!("Guest {}", number * 4 + at)).await?);
    }
    let mut room: Room = visitors[0].post("/api/rooms", &settings()).await?;
    let path = format!("/api/rooms/{}", room.id);
    for (seat, visitor) in visitors.iter().enumerate().skip(1) {
        room = visitor.post(&path, &json!({"type": "sit", "seat": seat})).await?;
    }
    for visitor in &visitors {
        room = visitor.post(&path, &json!({"type": "ready", "ready": true})).await?;
    }
    let match_id = room.current.ok_or("no match has begun")?.match_id;
    let mut seated = Vec::new();
    for visitor in visitors {
        let seat = visitor.get(&format!("/api/matches/{match_id}/seat")).await?;
        seated.push(Seated { visitor, match_id: match_id.clone(), seat });
    }
    Ok(seated)
}

/// Tables as friends use them: at a usual pace, each of them a room of its own.
fn settings() -> serde_json::Value {
    json!({"preset": "tenhou", "length": "east_south", "pace": "normal", "seating": "draw"})
}
