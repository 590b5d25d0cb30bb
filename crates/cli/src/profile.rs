//! `jantaku profile`: a player's career as a file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use jantaku_career::{Journal, Profile};
use jantaku_store::{CareerLines, Purpose, Store};
use jantaku_wire::ids::PlayerId;
use serde::Serialize;

use crate::failure::Failure;
use crate::output_file::Force;
use crate::{input, output, store};

#[derive(clap::Subcommand)]
pub enum Command {
    Show {
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Export {
        file: Option<PathBuf>,
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
        #[command(flatten)]
        force: Force,
    },
    Import {
        file: String,
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
        #[arg(long)]
        replace: bool,
    },
    Verify {
        file: Option<String>,
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
}

pub fn run(command: &Command) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::at("the program's threads"))?;
    runtime.block_on(async {
        match command {
            Command::Show { data, json } => show(&kept(data.as_ref()).await?.0, *json),
            Command::Export { file, data, force } => export(kept(data.as_ref()).await?, file.as_ref(), *force),
            Command::Import { file, data, replace } => import(file, data.as_ref(), *replace).await,
            Command::Verify { file, data } => verify(file.as_deref(), data.as_ref()).await,
        }
    })
}

fn open(data: Option<&PathBuf>, purpose: Purpose) -> Result<Store, Failure> {
    Store::open_for(&store::data_dir(data)?, purpose).map_err(Failure::input)
}

async fn kept(data: Option<&PathBuf>) -> Result<(Journal, Vec<String>), Failure> {
    let lines = open(data, Purpose::Read)?.career(PlayerId::LOCAL).await.map_err(Failure::input)?;
    Ok((Journal::of(&lines).map_err(Failure::does_not_hold)?, lines))
}

fn export((journal, lines): (Journal, Vec<String>), file: Option<&PathBuf>, force: Force) -> Result<(), Failure> {
    let text = journal.export(&lines);
    match file {
        Some(file) if file.as_os_str() != "-" => force.write(file, text),
        _ => output::print(text.trim_end()),
    }
}

/// Reads the whole file before it touches the stored profile.
async fn import(file: &str, data: Option<&PathBuf>, replace: bool) -> Result<(), Failure> {
    let (journal, lines) = imported(file).map_err(Failure::input)?;
    let store = open(data, Purpose::Use)?;
    let after = store.career(PlayerId::LOCAL).await.map_err(Failure::input)?.len();
    if after > 0 && !replace {
        return Err(Failure::input(text!("profile-there-is-one", events = after)));
    }
    let lines = CareerLines { player: PlayerId::LOCAL, after: after as u32, lines };
    store.replace_career(lines).await.map_err(Failure::input)?;
    output::print(text!("profile-imported", events = journal.len()))
}

async fn verify(file: Option<&str>, data: Option<&PathBuf>) -> Result<(), Failure> {
    let journal = match file {
        Some(file) => imported(file).map_err(Failure::does_not_hold)?.0,
        None => kept(data).await?.0,
    };
    output::print(text!("profile-holds", events = journal.len()))
}

fn imported(file: &str) -> Result<(Journal, Vec<String>), String> {
    let bytes = input::bytes(file).map_err(|failure| failure.to_string())?;
    Journal::import(&bytes).map_err(|error| format!("{file}: {error}"))
}

#[derive(Serialize)]
struct Shown<'a> {
    name: &'a str,
    yen: i64,
    points: i64,
    rank: Option<u8>,
    best_rank: Option<u8>,
    title_defences: u32,
    goods: BTreeMap<String, u32>,
}

fn show(journal: &Journal, json: bool) -> Result<(), Failure> {
    let shown = characters(journal.profile());
    if json {
        return output::json(&shown);
    }
    let mut table =
        output::table(&["", "name", "yen", "points", "rank", "best", "defences", "goods"], &[2, 3, 4, 5, 6]);
    for (slot, found) in &shown {
        let rank = |rank: Option<u8>| rank.map_or("–".to_owned(), |rank| rank.to_string());
        let goods: Vec<String> = found.goods.iter().map(|(item, count)| format!("{count} {item}")).collect();
        table.add_row([
            slot.clone(),
            found.name.to_owned(),
            found.yen.to_string(),
            found.points.to_string(),
            rank(found.rank),
            rank(found.best_rank),
            found.title_defences.to_string(),
            goods.join(", "),
        ]);
    }
    output::print(table)?;
    output::print(text!(
        "profile-events",
        events = journal.len(),
        achievements = journal.profile().achievements().len()
    ))
}

fn characters(profile: &Profile) -> BTreeMap<String, Shown<'_>> {
    let characters = profile.characters().iter().map(|(slot, found)| {
        let ladder = found.ladder.as_ref();
        let shown = Shown {
            name: &found.name,
            yen: found.yen,
            points: found.account,
            rank: ladder.map(|ladder| ladder.rank()),
            best_rank: ladder.map(|ladder| ladder.best),
            title_defences: ladder.map_or(0, |ladder| ladder.defences),
            goods: found.goods.iter().map(|(item, count)| (key(item), *count)).collect(),
        };
        (key(slot), shown)
    });
    characters.collect()
}

/// The key of a value, as records write it.
fn key(value: &impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
