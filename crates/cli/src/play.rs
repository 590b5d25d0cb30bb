//! `jantaku play`: the table in the browser.

use std::env;
use std::io::{self, IsTerminal};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use jantaku_core::Ruleset;
use jantaku_server::{Entrance, Friends, Limits, Server, Site, own_address};
use jantaku_store::Serving;
use jantaku_wire::ids::PlayerId;
use tokio::net::TcpListener;
use tracing::Level;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::failure::Failure;
use crate::files::files;
use crate::help::text;
use crate::input;
use crate::output;
use crate::store::{self, Served};
use crate::store_address::StoreAddress;

/// The variable that selects what is written to standard error.
const LOGGED: &str = "RUST_LOG";
const PORT: u16 = 8136;

#[derive(Parser)]
pub struct Args {
    #[arg(long)]
    rules: Option<String>,
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    #[arg(long)]
    no_open: bool,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS")]
    store: Option<String>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    look: Look,
}

/// The appearance of the table, which can be changed there too.
#[derive(clap::Args)]
#[command(next_help_heading = text("look"))]
struct Look {
    #[arg(long)]
    speed: Option<Speed>,
    #[arg(long, value_name = "SIZE")]
    tile_size: Option<TileSize>,
    #[arg(long)]
    faces: Option<Faces>,
    #[arg(long, value_name = "SIZE")]
    portrait_size: Option<PortraitSize>,
    #[arg(long, value_name = "LANG")]
    language: Option<Language>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Speed {
    #[value(help = text("speed-slow"))]
    Slow,
    #[value(help = text("speed-normal"))]
    Normal,
    #[value(help = text("speed-fast"))]
    Fast,
    #[value(help = text("speed-none"))]
    None,
}

#[derive(Clone, Copy, ValueEnum)]
enum TileSize {
    #[value(help = text("size-small"))]
    Small,
    #[value(help = text("size-normal"))]
    Normal,
    #[value(help = text("size-large"))]
    Large,
}

#[derive(Clone, Copy, ValueEnum)]
enum Faces {
    #[value(help = text("faces-house"))]
    House,
    #[value(help = text("faces-japanese"))]
    Japanese,
    #[value(help = text("faces-framed"))]
    Framed,
    #[value(help = text("faces-numbered"))]
    Numbered,
    #[value(help = text("faces-black"))]
    Black,
}

#[derive(Clone, Copy, ValueEnum)]
enum PortraitSize {
    #[value(help = text("portraits-normal"))]
    Normal,
    #[value(help = text("portraits-large"))]
    Large,
    #[value(help = text("portraits-double"))]
    Double,
}

#[derive(Clone, Copy, ValueEnum)]
enum Language {
    #[value(help = text("language-en"))]
    En,
    #[value(help = text("language-ja"))]
    Ja,
}

impl Look {
    /// The query of the page's address; empty if nothing is set.
    fn query(&self) -> String {
        let asked = [
            ("speed", self.speed.map(word)),
            ("tileSize", self.tile_size.map(word)),
            ("faces", self.faces.map(word)),
            ("portraitSize", self.portrait_size.map(word)),
            ("language", self.language.map(word)),
        ];
        let asked: Vec<String> =
            asked.into_iter().filter_map(|(field, word)| Some(format!("{field}={}", word?))).collect();
        asked.join("&")
    }
}

/// The name of a value, on the command line and for the page.
fn word<T: ValueEnum>(value: T) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

pub fn run(args: &Args) -> Result<(), Failure> {
    log()?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::at("the program's threads"))?;
    runtime.block_on(play(args))
}

/// Writes errors to standard error; `RUST_LOG` selects what else.
pub fn log() -> Result<(), Failure> {
    let wanted = match env::var_os(LOGGED).filter(|said| !said.is_empty()) {
        None => Targets::new().with_default(Level::WARN),
        Some(said) => {
            let said = said.to_str().ok_or_else(|| Failure::input(text!("serve-not-unicode", variable = LOGGED)))?;
            said.parse().map_err(|error| Failure::input(format!("{LOGGED}: {error}")))?
        }
    };
    let written = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    written.with_max_level(LevelFilter::TRACE).finish().with(wanted).init();
    Ok(())
}

async fn play(args: &Args) -> Result<(), Failure> {
    let chosen = args.rules.as_deref().map(input::rules).transpose()?;
    let served =
        Served::open(store::address_of(args.store.as_deref(), args.data.as_ref())?, "play", Serving::Alone).await?;
    let records = files(args.records.as_slice())?.into_iter().map(|file| file.path).collect();
    let friends = Friends { dir: friends_dir(args)?, address: own_address };
    let server = Server::new(served.store.clone(), on_offer(chosen.as_ref())?, args.seed);
    let server = server.with_records(records).with_friends(friends);
    if let Some(rules) = &chosen {
        server.preselect(PlayerId::LOCAL, &rules.name).await.map_err(Failure::input)?;
    }
    let listener = listen(args.port).await?;
    let address = listener.local_addr().map_err(Failure::at("the address to listen at"))?;
    let key = server.launch_key().await.map_err(Failure::input)?;
    served.announce(&key.link(address, "")).map_err(Failure::input)?;
    let page = key.link(address, &args.look.query());
    output::print(page.as_str())?;
    if !args.no_open && open::that_detached(&page).is_err() {
        note!("{}", text!("play-no-browser"));
    }
    let site = Site::local(address, Entrance::Key(key));
    server.serve(listener, site, None, Limits::default(), store::ended(&served)).await.map_err(Failure::at(address))?;
    served.give_back().await
}

/// The presets, and the rules of `--rules` if they are no preset.
pub fn on_offer(chosen: Option<&Ruleset>) -> Result<Vec<Ruleset>, Failure> {
    let mut rules: Vec<Ruleset> =
        Ruleset::preset_names().map(Ruleset::preset).collect::<Result<_, _>>().map_err(Failure::input)?;
    if let Some(chosen) = chosen {
        rules.retain(|preset| preset.name != chosen.name);
        rules.insert(0, chosen.clone());
    }
    Ok(rules)
}

/// Friends are kept apart from the player, also where the player's matches are in PostgreSQL.
fn friends_dir(args: &Args) -> Result<PathBuf, Failure> {
    let own = match store::address_of(args.store.as_deref(), args.data.as_ref())? {
        StoreAddress::Sqlite(dir) => dir,
        StoreAddress::Postgres(_) => store::data_dir(None)?,
    };
    Ok(own.join("friends"))
}

async fn listen(port: Option<u16>) -> Result<TcpListener, Failure> {
    let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(at(port.unwrap_or(PORT))).await {
        Err(error) if port.is_none() && error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind(at(0)).await.map_err(Failure::at(at(0)))
        }
        Err(error) => Err(Failure::input(format!("port {}: {error}", port.unwrap_or(PORT)))),
        Ok(listener) => Ok(listener),
    }
}
