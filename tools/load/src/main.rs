//! People at many tables of one server or several: `cargo run --release -p jantaku-load -- --help`.

mod attack;
mod client;
mod guess;
mod person;
mod phase;
mod report;
mod table;
mod usage;

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use futures_util::StreamExt;
use jantaku_history::History;
use jantaku_wire::{ClientMessage, Room, VERSION};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Instant;

use attack::{Attack, Bound};
use client::{Failure, Servers, Visitor};
use person::Waits;
use phase::{Mallory, Phase};
use table::{Setting, Table};
use usage::Usage;

/// The number of people who sign in and sit down at the same time.
const AT_ONCE: usize = 16;
/// The number of idle sockets of one household: fewer than a server grants to one address.
const IDLE_AT_HOME: usize = 200;

#[derive(Parser)]
#[command(about = "People at many tables of one server or several, and what they wait for")]
struct Args {
    /// Where the server listens; several that serve together, each for as many people.
    #[arg(long, value_name = "ADDRESS:PORT", value_delimiter = ',', default_value = "127.0.0.1:8136")]
    server: Vec<SocketAddr>,
    /// Its public address, which is that of all servers. With https the server takes all connections from one address, as from a proxy.
    #[arg(long, default_value = "http://load.example")]
    public_url: String,
    /// The key in the link that `jantaku play` prints, to play with three bots at its tables.
    #[arg(long)]
    key: Option<String>,
    /// The number of tables that play at once.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How many bots sit at each of them in place of people.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=3))]
    bots: u32,
    /// The level of these bots.
    #[arg(long, default_value = "normal")]
    level: String,
    /// How fast the tables play: `instant`, `fast`, `normal` or `slow`.
    #[arg(long, default_value = "normal")]
    pace: String,
    /// People answer at once.
    #[arg(long)]
    quick: bool,
    /// How many sockets that only wait in a room.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// How long people play. Whose match is over begins the next.
    #[arg(long, default_value_t = 300)]
    seconds: u64,
    /// The process of the server: its memory and processor time are printed, of several their sum.
    #[arg(long, value_name = "PID", value_delimiter = ',')]
    server_pid: Vec<u32>,
    /// The database of the servers: what people are shown is compared with what it stores. It must not have been watched before.
    #[arg(long, value_name = "ADDRESS")]
    watch: Option<String>,
    /// Attack the server while people play on, for as long as they have played without; several kinds one after the other.
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    attack: Vec<Attack>,
    /// How many attack at once, all from one address.
    #[arg(long, default_value_t = 300)]
    attackers: usize,
    /// The most connections and frames of an attack in a second.
    #[arg(long, default_value = "2000")]
    per_second: NonZeroU32,
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
    if args.tables == 0 && !args.attack.is_empty() {
        return Err("there is nobody to attack without tables".into());
    }
    if args.key.is_some() && args.bots != 3 {
        return Err("at the tables of one person sit three bots: --bots 3".into());
    }
    if let Some(database) = &args.watch {
        jantaku_history::watch(database).await?;
    }
    let history = args.watch.as_ref().map(|_| History::default());
    let setting = Setting { bots: args.bots, level: args.level, pace: args.pace, is_quick: args.quick };
    let key = args.key.map(|key| &*key.leak());
    let servers = Servers { addresses: args.server.leak(), public_url: args.public_url.leak(), key };
    let usage = || args.server_pid.iter().map(|&pid| Usage::of(pid)).sum();
    let before: Usage = usage();
    println!("server before: {} MiB", before.memory / 1024);
    // The first household is the one that attacks.
    let (tables, idle_from) = (1..=args.tables as u32, args.tables as u32 + 1);
    let idle = wait_in_a_room(servers, idle_from, args.idle, &setting).await?;
    let waiting = usage();
    println!("{} sockets in a room: {} MiB more", idle.len(), waiting.memory.saturating_sub(before.memory) / 1024);
    let tables = set_up(servers, tables, &setting).await?;
    println!("{} tables are set up", tables.len());
    let bound = Bound { attackers: args.attackers, per_second: args.per_second };
    let mallory = Mallory {
        visitor: Visitor::named(servers, 0, 0, "Mallory").await?,
        matches: tables.iter().map(|table| table.match_id().to_owned()).collect(),
        bound,
    };
    let plan = phase::plan(Duration::from_secs(args.seconds), &args.attack);
    let until = plan.last().map_or_else(Instant::now, |(time, _)| time.end);
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play(until, history.clone()));
    }
    let mut phases = Vec::new();
    for part in plan {
        phases.push(Phase::run(part, &mallory, usage).await?);
    }
    let after = usage();
    let mut waits = Waits::default();
    while let Some(played) = playing.join_next().await {
        waits.add(played??);
    }
    report::print(&waits, &phases);
    println!("\nserver: {} MiB", after.memory / 1024);
    if args.tables > 0 {
        println!(
            "{} KiB for a table with its sockets",
            after.memory.saturating_sub(waiting.memory) / args.tables as u64
        );
    }
    drop(idle);
    match (&args.watch, &history) {
        (Some(database), Some(history)) => compare(history, database).await,
        _ => Ok(()),
    }
}

async fn compare(history: &History, database: &str) -> Result<(), Failure> {
    let stored = jantaku_history::stored(database).await?;
    match jantaku_history::check(history, &stored) {
        Ok(summary) => println!("\nwhat was shown is what was stored: {summary:?}"),
        Err(findings) => {
            findings.iter().for_each(|finding| println!("{finding}"));
            return Err(format!("{} findings", findings.len()).into());
        }
    }
    Ok(())
}

async fn wait_in_a_room(
    servers: Servers,
    from: u32,
    count: usize,
    setting: &Setting,
) -> Result<Vec<client::Socket>, Failure> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let host = Visitor::named(servers, 0, from, "Host").await?;
    let room: Room = host.post("/api/rooms", &setting.room()).await?;
    let mut sockets = Vec::new();
    for nth in 0..count {
        let visitor = host.at(from + (nth / IDLE_AT_HOME) as u32, nth);
        let mut socket = visitor.socket(&ClientMessage::Room { version: VERSION, room_id: room.id.clone() }).await?;
        socket.next().await.ok_or("the server closed the socket")??;
        sockets.push(socket);
    }
    Ok(sockets)
}

async fn set_up(servers: Servers, households: RangeInclusive<u32>, setting: &Setting) -> Result<Vec<Table>, Failure> {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let mut sitting = JoinSet::new();
    for household in households {
        let (free, setting) = (free.clone(), setting.clone());
        sitting.spawn(async move {
            let _place = free.acquire_owned().await?;
            Table::set_up(servers, household, &setting).await
        });
    }
    let mut set_up = Vec::new();
    while let Some(table) = sitting.join_next().await {
        set_up.push(table??);
    }
    Ok(set_up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attacks_are_named_one_after_the_other() {
        let parsed = |flags: &[&str]| Args::try_parse_from([&["jantaku-load"], flags].concat());
        let attacks = |flags: &[&str]| parsed(flags).map(|args| args.attack).ok();
        assert_eq!(attacks(&[]), Some(Vec::new()));
        let two = Some(vec![Attack::HalfSent, Attack::Uploads]);
        assert_eq!(attacks(&["--attack", "half-sent,uploads"]), two);
        assert_eq!(attacks(&["--attack", "half-sent", "--attack", "uploads"]), two);
        assert_eq!(attacks(&["--attack", "everything"]), None);
        assert!(parsed(&["--per-second", "0"]).is_err());
    }

    #[test]
    fn one_server_or_several_are_named() {
        let servers = |flags: &[&str]| {
            let args = Args::try_parse_from([&["jantaku-load"], flags].concat()).ok()?;
            Some((args.server.iter().map(SocketAddr::port).collect::<Vec<_>>(), args.server_pid))
        };
        assert_eq!(servers(&[]), Some((vec![8136], vec![])));
        let two = Some((vec![1, 2], vec![3, 4]));
        assert_eq!(servers(&["--server", "127.0.0.1:1,127.0.0.1:2", "--server-pid", "3,4"]), two);
        let flags = ["--server", "127.0.0.1:1", "--server", "127.0.0.1:2", "--server-pid", "3", "--server-pid", "4"];
        assert_eq!(servers(&flags), two);
        assert_eq!(servers(&["--server", "here"]), None);
    }
}
