//! `jantaku admin`: people, bans, rooms and matches of a server, whether it runs or not.
//!
//! Decisions are written to the store. A running server asks the store at each request, and looks once a second for
//! what concerns rooms and sockets.

mod tables;

use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{NaiveDate, NaiveTime};
use clap::{Args, Subcommand};
use jantaku_server::sign_in_name;
use jantaku_store::{Called, PeoplePage, Store};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{AdminPerson, Ban, NewBan};

use crate::failure::Failure;
use crate::output;
use crate::store;
use crate::store_address::StoreAddress;

/// The prefix of a number, also where it is somebody's name.
const NUMBER: &str = "id:";

/// The most entries of a list.
const LISTED: u32 = 1_000;

#[derive(Subcommand)]
pub enum Command {
    People {
        search: Option<String>,
        #[command(flatten)]
        list: List,
    },
    Rooms(List),
    Matches(List),
    Reports(List),
    Ban {
        who: String,
        #[arg(long, value_name = "DATE", conflicts_with = "days")]
        until: Option<NaiveDate>,
        #[arg(long, value_name = "N")]
        days: Option<NonZeroU16>,
        #[arg(long, value_name = "WORDS")]
        reason: Option<String>,
        #[command(flatten)]
        at: At,
    },
    Unban(Person),
    Close {
        room: String,
        #[command(flatten)]
        at: At,
    },
    Grant(Person),
    Revoke(Person),
}

/// Where the server keeps its data.
#[derive(Args)]
pub struct At {
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS")]
    store: Option<String>,
}

#[derive(Args)]
pub struct List {
    #[command(flatten)]
    at: At,
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Person {
    who: String,
    #[command(flatten)]
    at: At,
}

pub fn run(command: &Command) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::at("the program's threads"))?;
    runtime.block_on(async {
        match command {
            Command::People { search, list } => people(search.as_deref().unwrap_or_default(), list).await,
            Command::Rooms(list) => {
                let rooms = list.at.store().await?.all_rooms().await.map_err(Failure::input)?;
                list.show(&rooms, tables::rooms)
            }
            Command::Matches(list) => {
                let matches = list.at.store().await?.open_matches(LISTED).await.map_err(Failure::input)?;
                list.show(&matches, tables::matches)
            }
            Command::Reports(list) => {
                let reports = list.at.store().await?.reports(LISTED).await.map_err(Failure::input)?;
                list.show(&reports, tables::reports)
            }
            Command::Ban { who, until, days, reason, at } => ban(at, who, asked(*until, *days, reason.clone())?).await,
            Command::Unban(person) => unban(person).await,
            Command::Close { room, at } => close(at, room).await,
            Command::Grant(person) => grant(person).await,
            Command::Revoke(person) => revoke(person).await,
        }
    })
}

impl At {
    async fn store(&self) -> Result<Store, Failure> {
        // What names a password is better not an argument, which everybody on the machine can read.
        let variable = std::env::var("JANTAKU_STORE").ok().filter(|_| self.data.is_none());
        let address = self.store.as_deref().or(variable.as_deref());
        Ok(match store::address_of(address, self.data.as_ref())? {
            StoreAddress::Sqlite(dir) => Store::open_beside(&dir).map_err(Failure::input)?,
            StoreAddress::Postgres(address) => Store::connect_beside(&address).await.map_err(Failure::input)?,
        })
    }
}

impl List {
    fn show<T: serde::Serialize>(&self, rows: &[T], table: fn(&[T]) -> comfy_table::Table) -> Result<(), Failure> {
        if self.json { output::json(&rows) } else { output::print(table(rows)) }
    }
}

async fn people(search: &str, list: &List) -> Result<(), Failure> {
    let page = PeoplePage { search: search.to_owned(), after: None, limit: LISTED };
    let found = list.at.store().await?.people(page, now()).await.map_err(Failure::input)?;
    list.show(&found.people, tables::people)?;
    if found.next.is_some() {
        note!("{}", text!("admin-more-people", listed = LISTED));
    }
    Ok(())
}

async fn ban(at: &At, who: &str, ban: Ban) -> Result<(), Failure> {
    let store = at.store().await?;
    let person = find(&store, who).await?;
    let until = ban.until.map_or_else(|| text!("admin-for-good").to_owned(), tables::time);
    store.ban(PlayerId(person.id), ban).await.map_err(Failure::input)?;
    output::print(text!("admin-banned", who = tables::named(&person), until = until))?;
    if person.account.is_none() {
        note!("{}", text!("admin-banned-guest"));
    }
    Ok(())
}

async fn unban(Person { who, at }: &Person) -> Result<(), Failure> {
    let store = at.store().await?;
    let person = find(&store, who).await?;
    match store.unban(PlayerId(person.id), now()).await.map_err(Failure::input)? {
        true => output::print(text!("admin-unbanned", who = tables::named(&person))),
        false => Err(Failure::input(text!("admin-not-banned", who = tables::named(&person)))),
    }
}

async fn close(at: &At, room: &str) -> Result<(), Failure> {
    let unknown = || Failure::input(text!("admin-no-room", room = room.to_owned()));
    let id = room.parse().map_err(|_| unknown())?;
    match at.store().await?.close_room(id).await.map_err(Failure::input)? {
        true => output::print(text!("admin-closing", room = room.to_owned())),
        false => Err(unknown()),
    }
}

async fn grant(Person { who, at }: &Person) -> Result<(), Failure> {
    let store = at.store().await?;
    let person = find(&store, who).await?;
    match store.grant_admin(PlayerId(person.id)).await.map_err(Failure::input)? {
        true => output::print(text!("admin-granted", who = tables::named(&person))),
        false => Err(Failure::input(text!("admin-no-account", who = tables::named(&person)))),
    }
}

async fn revoke(Person { who, at }: &Person) -> Result<(), Failure> {
    let store = at.store().await?;
    let person = find(&store, who).await?;
    match store.revoke_admin(PlayerId(person.id)).await.map_err(Failure::input)? {
        true => output::print(text!("admin-revoked", who = tables::named(&person))),
        false => Err(Failure::input(text!("admin-not-admin", who = tables::named(&person)))),
    }
}

/// The one person of this number or name. If it is the number of one and the name of another, it is neither's.
async fn find(store: &Store, who: &str) -> Result<AdminPerson, Failure> {
    let (number, by_number_only) = match who.strip_prefix(NUMBER).map(str::parse) {
        Some(Ok(number)) => (Some(number), true),
        _ => (who.parse().ok(), false),
    };
    let name = Called::Name { name: who.to_owned(), account: sign_in_name(who).ok() };
    let meant = number.map(Called::Number).into_iter().chain((!by_number_only).then_some(name));
    let mut found: Vec<AdminPerson> = Vec::new();
    for called in meant {
        let more = store.people_called(called, now()).await.map_err(Failure::input)?;
        let fresh = more.into_iter().filter(|person| found.iter().all(|other| other.id != person.id));
        let fresh: Vec<_> = fresh.collect();
        found.extend(fresh);
    }
    match found.pop() {
        None => Err(Failure::input(text!("admin-nobody", who = who.to_owned()))),
        Some(person) if found.is_empty() => Ok(person),
        Some(last) => {
            let all: Vec<String> = found.iter().chain([&last]).map(tables::named).collect();
            Err(Failure::input(text!(
                "admin-several",
                who = who.to_owned(),
                people = all.join(", "),
                id = format!("{NUMBER}{}", last.id)
            )))
        }
    }
}

/// The ban of these arguments; one until a day ends at its beginning in UTC.
fn asked(until: Option<NaiveDate>, days: Option<NonZeroU16>, reason: Option<String>) -> Result<Ban, Failure> {
    let ban = NewBan { days, reason }.begun(now());
    let ban = ban.ok_or_else(|| Failure::input(text!("admin-reason", most = NewBan::REASON_LEN)))?;
    let Some(day) = until else { return Ok(ban) };
    let end = u32::try_from(day.and_time(NaiveTime::MIN).and_utc().timestamp()).ok();
    let end = end.filter(|end| *end > ban.since).ok_or_else(|| Failure::input(text!("admin-past")))?;
    Ok(Ban { until: Some(end), ..ban })
}

fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as u32)
}
