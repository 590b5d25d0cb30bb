//! People at many tables of one server: `cargo run --release -p jantaku-load -- --help`.

mod client;
mod person;
mod report;
mod table;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use futures_util::StreamExt;
use jantaku_wire::{ClientMessage, Room, VERSION};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use client::{Failure, Server, Visitor};
use person::Waits;
use report::Usage;
use table::Table;

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
    /// How long people play. Whose match is over begins the next.
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
    let tables = set_up(server, args.tables).await?;
    println!("{} tables are set up", tables.len());
    let (seated, until) = (usage(), Instant::now() + Duration::from_secs(args.seconds));
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play(until));
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    let after = usage();
    let mut waits = Waits::default();
    while let Some(played) = playing.join_next().await {
        waits.add(played??);
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

/// So many tables, each of four people.
async fn set_up(server: Server, tables: usize) -> Result<Vec<Table>, Failure> {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let mut setting = JoinSet::new();
    for number in 0..tables {
        let free = free.clone();
        setting.spawn(async move {
            let _place = free.acquire_owned().await?;
            Table::set_up(server, number, &settings()).await
        });
    }
    let mut set_up = Vec::new();
    while let Some(table) = setting.join_next().await {
        set_up.push(table??);
    }
    Ok(set_up)
}

/// Tables as friends use them: at a usual pace, each of them a room of its own.
fn settings() -> serde_json::Value {
    json!({"preset": "tenhou", "length": "east_south", "pace": "normal", "seating": "draw"})
}
