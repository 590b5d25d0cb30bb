mod admin;
mod career;
#[cfg(unix)]
mod cluster;
#[path = "../../../server/tests/server/common/mod.rs"]
mod common;
#[cfg(unix)]
mod debian;
mod metrics;
mod pace;
mod storm;

use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use common::{Client, Dice, Player, create, http};
use jantaku_wire::{HouseGroup, ServerMessage, StartPage};
use serde_json::json;

/// Matches played at once, one seat of each by the test.
const MATCHES: usize = 10;

/// The number of the next server on a database.
static STARTED: AtomicU32 = AtomicU32::new(1);

/// A running server for friends, which ends with the test.
struct Hosted {
    child: Child,
    address: SocketAddr,
}

enum Stored {
    Folder(PathBuf),
    Database(String),
    /// One of several servers, which the others reach at this address.
    Shared(String, SocketAddr),
    /// One of several servers, which listens at another address than the others use.
    Behind(String, SocketAddr, SocketAddr),
}

/// A port of this machine that the system chooses.
const ANY: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

impl Hosted {
    fn start(data: &Path) -> Hosted {
        Hosted::logging(data, Stdio::null())
    }

    /// The same, with its log.
    fn logging(data: &Path, log: impl Into<Stdio>) -> Hosted {
        Hosted::on(&Stored::Folder(data.to_owned()), log)
    }

    fn on(stored: &Stored, log: impl Into<Stdio>) -> Hosted {
        Hosted::by(Path::new(env!("CARGO_BIN_EXE_jantaku")), stored, log)
    }

    /// By this program, which may be an older one.
    fn by(program: &Path, stored: &Stored, log: impl Into<Stdio>) -> Hosted {
        let mut command = Command::new(program);
        command.args(["serve", "--bind", "127.0.0.1:0"]).env("RUST_LOG", "info");
        // Its name tells what it stores from what others store.
        let name = || format!("server-{}", STARTED.fetch_add(1, Ordering::Relaxed));
        let named = |address: &str| jantaku_history::named(address, &name());
        match stored {
            Stored::Folder(dir) => command.arg("--data").arg(dir),
            Stored::Database(address) => command.env("JANTAKU_STORE", named(address)),
            Stored::Shared(address, own) => {
                command.env("JANTAKU_STORE", named(address)).env("JANTAKU_TOGETHER", own.to_string())
            }
            Stored::Behind(address, own, bind) => command
                .env("JANTAKU_STORE", named(address))
                .env("JANTAKU_TOGETHER", own.to_string())
                .env("JANTAKU_TOGETHER_BIND", bind.to_string()),
        };
        Hosted::of(command.stderr(log))
    }

    /// Runs this command until it says where it serves.
    fn of(command: &mut Command) -> Hosted {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap().parse().unwrap();
        Hosted { child, address }
    }

    /// Sends it a signal, such as `STOP`.
    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &pid]).status().unwrap().success());
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A running `jantaku play`.
struct Table {
    child: Child,
    address: SocketAddr,
}

impl Table {
    fn start(data: &Path) -> Table {
        let mut child = command(data).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let link = line.trim().strip_prefix("http://").and_then(|rest| rest.split_once("/?key="));
        let (address, key) = link.unwrap_or_else(|| panic!("no link: {line:?}"));
        let address = address.parse().unwrap();
        common::keys::remember(address, key);
        Table { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jantaku"));
    command.args(["play", "--no-open", "--port", "0", "--data"]).arg(data);
    command
}

fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("jantaku-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    dir
}

/// The number of kills: 20 in CI, 200 with `JANTAKU_TEST_SCALE=10`.
fn kills() -> usize {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    20 * scale.unwrap_or(1)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_seen_is_lost_when_the_program_is_killed() {
    let data = folder("kill");
    let mut dice = Dice::new(2026);
    let (mut players, mut over): (Vec<Player>, Vec<Player>) = Default::default();
    for _ in 0..kills() {
        let mut table = Table::start(&data);
        // Finished matches make room for new ones, so that there is always play to interrupt.
        while players.len() < MATCHES {
            let number = players.len() + over.len();
            let bots = if number % 2 == 0 { ["wild", "random", "normal"] } else { ["random"; 3] };
            let match_id = create(table.address, bots).await;
            players.push(Player::new(table.address, match_id, number as u64));
        }
        let doom = Duration::from_millis(5 + dice.below(600) as u64);
        players = play_all(players, table.address, doom, || table.kill()).await;
        over.extend(players.extract_if(.., |player| player.over));
    }
    println!("{} kills; {} matches over, {} in play", kills(), over.len(), players.len());
    // The remaining matches are played to their ends, and every match shows again what was seen of it.
    let table = Table::start(&data);
    players = play_all(players, table.address, Duration::MAX, || ()).await;
    assert!(players.iter().all(|player| player.over));
    over.append(&mut players);
    for player in &mut over {
        player.address = table.address;
        player.check_against_a_fresh_stream().await;
    }
    assert!(over.iter().map(|player| player.acknowledged.len()).sum::<usize>() > 30 * MATCHES);
    drop(table);
    std::fs::remove_dir_all(&data).unwrap();
}

#[tokio::test]
async fn a_house_that_was_kept_is_there_after_a_kill() {
    let data = folder("kill-house");
    for nth in 0..kills() {
        let mut table = Table::start(&data);
        let house =
            json!({ "name": format!("club {nth}"), "base": "tenhou", "options": { "open_tanyao": false }, "yaku": {} });
        let body = json!({ "house": house }).to_string();
        let json = [("Content-Type", "application/json")];
        assert_eq!(http(table.address, "POST /api/houses", &json, &body).await.0, 204);
        table.kill();
    }
    let table = Table::start(&data);
    let (_, page) = http(table.address, "GET /api/start", &[], "").await;
    let page: StartPage = serde_json::from_str(&page).unwrap();
    assert_eq!(page.presets.iter().filter(|preset| preset.group == HouseGroup::Own).count(), kills());
    std::fs::remove_dir_all(&data).unwrap();
}

/// A copy of a killed program's files is a store with all that was acknowledged.
#[tokio::test]
async fn a_copy_of_the_data_opens_after_a_kill() {
    let (data, copy) = (folder("kill-original"), folder("kill-copy"));
    let mut table = Table::start(&data);
    for _ in 0..3 {
        create(table.address, ["random"; 3]).await;
    }
    table.kill();
    std::fs::create_dir(&copy).unwrap();
    for file in std::fs::read_dir(&data).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), copy.join(file.file_name())).unwrap();
    }
    std::fs::remove_dir_all(&data).unwrap();
    let table = Table::start(&copy);
    let (_, page) = http(table.address, "GET /api/start", &[], "").await;
    assert_eq!(serde_json::from_str::<StartPage>(&page).unwrap().open.matches.len(), 3);
    std::fs::remove_dir_all(&copy).unwrap();
}

/// Plays all matches until they are over, or until `doom`, when `kill` is called.
async fn play_all(players: Vec<Player>, address: SocketAddr, doom: Duration, kill: impl FnOnce()) -> Vec<Player> {
    let play = |mut player: Player| async move {
        player.address = address;
        player.play().await;
        player
    };
    all_until(players.into_iter().map(play), doom, kill).await
}

/// Waits for all that runs. At `doom`, `kill` is called, and ends it.
async fn all_until<T: Send + 'static>(
    running: impl Iterator<Item = impl Future<Output = T> + Send + 'static>,
    doom: Duration,
    kill: impl FnOnce(),
) -> Vec<T> {
    let mut running: Vec<_> = running.map(tokio::spawn).collect();
    let all = async {
        let mut done = Vec::new();
        for task in &mut running {
            done.push(task.await.unwrap());
        }
        done
    };
    tokio::pin!(all);
    match tokio::time::timeout(doom, &mut all).await {
        Ok(done) => done,
        Err(_) => {
            kill();
            all.await
        }
    }
}

#[test]
fn a_second_start_on_the_same_data_says_where_the_first_is() {
    let data = folder("second");
    let table = Table::start(&data);
    let second = command(&data).env("NO_COLOR", "1").output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    let message = String::from_utf8(second.stderr).unwrap();
    assert!(message.contains("in use") && message.contains(&table.address.to_string()), "{message}");
    drop(table);
    // The lock goes with the program, however it ended.
    drop(Table::start(&data));
    std::fs::remove_dir_all(&data).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
#[cfg(unix)]
async fn an_interrupt_says_goodbye_and_ends() {
    let data = folder("interrupt");
    let mut table = Table::start(&data);
    let match_id = create(table.address, ["random"; 3]).await;
    let mut client = Client::join(table.address, &match_id, None).await.unwrap();
    let asked = |message: &ServerMessage| matches!(message, ServerMessage::Prompt { .. });
    while !asked(&client.next().await.unwrap().0) {}
    let pid = table.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    // Another seat's claim may end the question before the interrupt arrives.
    let goodbye = |message: &ServerMessage| matches!(message, ServerMessage::Bye { .. });
    while !goodbye(&client.next().await.unwrap().0) {}
    assert!(client.next().await.is_none());
    assert_eq!(table.child.wait().unwrap().code(), Some(0));
    std::fs::remove_dir_all(&data).unwrap();
}
