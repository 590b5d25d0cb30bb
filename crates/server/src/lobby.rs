//! Which rules, bots and matches there are; makes matches and puts them on tables.

mod houses;
mod menus;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use jantaku_core::{BySeat, Ruleset, Seat, Wind, rules};
use jantaku_engine::{Event, Match, PublicEvent};
use jantaku_record::{Record, Recording, SeatInfo, SeatKind};
use thiserror::Error;
use tokio::sync::Mutex;

use crate::store::{Appended, MatchRow, SeatRow, Store, StoreError, StoredMatch, Summary};
use crate::table::{self, Message, TableError, TableHandle, derived, fresh_seed, seeded_deck};
use jantaku_wire::convert::replay::{self, ReplayFault};
use jantaku_wire::ids::MatchId;
use jantaku_wire::{
    BotInfo, BrokenHouse, ErrorCode, Length, MatchSummary, NewMatch, Pace, Preset, Replay, RuleFault, StartPage,
    VERSION, convert, summary,
};

/// Where the store keeps the last choice of the start page.
const LAST_CHOICE: &str = "last_choice";
/// The longest name of a player, in characters.
const NAME_LEN: usize = 24;

/// A request that cannot be fulfilled.
#[derive(Debug, Error)]
pub enum LobbyError {
    /// What the request says cannot be; why, in words.
    #[error("{0}")]
    Request(String),
    /// No such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// Rules that cannot be.
    #[error("{}", .0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<RuleFault>),
    /// The name of a house is given already.
    #[error("there is a house called “{0}” already")]
    NameTaken(String),
    /// No such house.
    #[error("there is no such house")]
    NoSuchHouse,
    /// The match is not over.
    #[error("the match is not over: its walls are secret until then")]
    NotOver,
    /// The record cannot be shown.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
    /// The table cannot be set up.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl LobbyError {
    /// The same for programs.
    pub fn code(&self) -> ErrorCode {
        match self {
            LobbyError::Request(_) => ErrorCode::Malformed,
            LobbyError::NoSuchMatch => ErrorCode::NoSuchMatch,
            LobbyError::Faulty(_) => ErrorCode::FaultyRules,
            LobbyError::NameTaken(_) => ErrorCode::NameTaken,
            LobbyError::NoSuchHouse => ErrorCode::NoSuchHouse,
            LobbyError::NotOver => ErrorCode::OutOfOrder,
            LobbyError::Replay(fault) => fault.code(),
            LobbyError::Table(_) => ErrorCode::Storage,
        }
    }
}

impl From<StoreError> for LobbyError {
    fn from(error: StoreError) -> LobbyError {
        LobbyError::Table(error.into())
    }
}

/// All matches of one store.
pub struct Lobby {
    store: Store,
    rules: Vec<Ruleset>,
    seed: Option<u64>,
    tables: Mutex<HashMap<MatchId, TableHandle>>,
}

impl Lobby {
    /// A lobby that offers these rules. With a seed the walls, the seats and the bots' whims follow from it.
    pub fn new(store: Store, rules: Vec<Ruleset>, seed: Option<u64>) -> Lobby {
        Lobby { store, rules, seed, tables: Mutex::default() }
    }

    /// What the start page shows.
    pub async fn start_page(&self) -> Result<StartPage, LobbyError> {
        let matches = self.store.matches().await?;
        let (rules, broken) = self.on_offer().await?;
        Ok(StartPage {
            version: VERSION,
            presets: rules.iter().map(|rules| preset(rules, !self.rules.contains(rules))).collect(),
            broken,
            bots: jantaku_bots::names().map(|name| bot_info(&name)).collect(),
            preselected: self.preselected(&rules).await?,
            matches: matches.iter().map(match_summary).collect(),
        })
    }

    /// The rules that can be played, and the kept houses that cannot.
    async fn on_offer(&self) -> Result<(Vec<Ruleset>, Vec<BrokenHouse>), LobbyError> {
        let (kept, broken) = self.kept_houses().await?;
        let kept = kept.into_iter().map(|house| house.rules);
        let kept = kept.filter(|kept| self.rules.iter().all(|rules| rules.name != kept.name));
        Ok((self.rules.iter().cloned().chain(kept).collect(), broken))
    }

    /// The choice made last; where the rules of that choice are gone, or none was made, the first rules.
    async fn preselected(&self, rules: &[Ruleset]) -> Result<NewMatch, LobbyError> {
        let last = self.store.setting(LAST_CHOICE).await?;
        let last = last.and_then(|text| serde_json::from_str::<NewMatch>(&text).ok());
        let first = &rules[0];
        Ok(last.filter(|choice| check(rules, choice).is_ok()).unwrap_or_else(|| NewMatch {
            preset: first.name.clone(),
            length: summary::length(first),
            opponents: vec![jantaku_bots::USUAL.to_owned(); first.players.count() - 1],
            pace: Pace::default(),
            name: "You".to_owned(),
            menu: BTreeMap::new(),
        }))
    }

    /// Preselects these rules on the start page.
    pub async fn preselect(&self, name: &str) -> Result<(), LobbyError> {
        let (rules, _) = self.on_offer().await?;
        let found = find(&rules, name)?;
        let mut choice = self.preselected(&rules).await?;
        choice.preset = name.to_owned();
        choice.length = summary::length(found);
        choice.menu.clear();
        choice.opponents.resize(found.players.count() - 1, jantaku_bots::USUAL.to_owned());
        self.remember(&choice).await
    }

    async fn remember(&self, choice: &NewMatch) -> Result<(), LobbyError> {
        let text = serde_json::to_string(choice).map_err(|error| LobbyError::Request(error.to_string()))?;
        Ok(self.store.set_setting(LAST_CHOICE, text).await?)
    }

    /// Makes a match and stores it with its first deal.
    pub async fn create(&self, request: &NewMatch) -> Result<MatchId, LobbyError> {
        let rules = check(&self.on_offer().await?.0, request)?;
        let seed = match self.seed {
            Some(seed) => Some(derived(&seed.to_be_bytes(), "match", self.store.count().await?)),
            None => None,
        };
        let chance = match seed {
            Some(seed) => derived(&seed, "seats", 0),
            None => fresh_seed()?,
        };
        let id = fresh_seed()?;
        let id = MatchId(u64::from_be_bytes(std::array::from_fn(|at| id[at])));
        let human = usize::from(chance[0]) % rules.players.count();
        let player = request.name.trim();
        let mut seats = names(&request.opponents, player);
        seats.insert(0, SeatRow { name: player.to_owned(), bot: None });
        seats.rotate_right(human);
        let now = table::now();
        let source = seeded_deck(seed)(0)?;
        let wall = source.wall(&rules.tile_set());
        let (_, events) = Match::start(Arc::new(rules.clone()), wall).map_err(TableError::from)?;
        let row = MatchRow { id, created: now, rules, seats, pace: request.pace, seed, finished: false };
        self.store.create(row, Appended { id, after: 0, events, wall: Some((0, source)), now }).await?;
        self.remember(request).await?;
        Ok(id)
    }

    /// The table of a match, put up out of the store where it does not stand yet.
    pub async fn table(&self, id: MatchId) -> Result<TableHandle, LobbyError> {
        let mut tables = self.tables.lock().await;
        if let Some(table) = tables.get(&id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let stored = self.store.load(id).await?.ok_or(LobbyError::NoSuchMatch)?;
        let table = table::spawn(self.store.clone(), &stored, bots(&stored)?, seeded_deck(stored.row.seed))?;
        tables.insert(id, table.clone());
        Ok(table)
    }

    /// The record of a finished match, as JSON lines.
    pub async fn record(&self, id: MatchId) -> Result<String, LobbyError> {
        let stored = self.store.load(id).await?.ok_or(LobbyError::NoSuchMatch)?;
        if stored.row.finished { Ok(record(stored)) } else { Err(LobbyError::NotOver) }
    }

    /// A finished match to look at again.
    pub async fn replay(&self, id: MatchId) -> Result<Replay, LobbyError> {
        let text = self.record(id).await?;
        replaying(move || replay::of_record(&Record::read(text.as_bytes())?)).await
    }

    /// A file to look at; `rules` are a preset's name, for a record that does not tell its own.
    pub async fn replay_bytes(&self, bytes: Vec<u8>, rules: Option<&str>) -> Result<Replay, LobbyError> {
        let (known, _) = self.on_offer().await?;
        let rules = rules.map(|name| find(&known, name).cloned()).transpose()?;
        replaying(move || replay::of_bytes(&bytes, rules.map(Arc::new).as_ref())).await
    }

    /// Ends all tables, each saying so to its player.
    pub async fn stop(&self) {
        for table in self.tables.lock().await.values() {
            // A table that is gone has said so already.
            let _ = table.send(Message::Stop).await;
        }
    }
}

/// The rules of this name.
fn find<'a>(rules: &'a [Ruleset], name: &str) -> Result<&'a Ruleset, LobbyError> {
    let known = || rules.iter().map(|rules| rules.name.as_str()).collect::<Vec<_>>().join(", ");
    let found = rules.iter().find(|rules| rules.name == name);
    found.ok_or_else(|| LobbyError::Request(format!("`preset`: there are no rules `{name}`; there are {}", known())))
}

/// The rules asked for, if the request can be fulfilled.
fn check(rules: &[Ruleset], request: &NewMatch) -> Result<Ruleset, LobbyError> {
    let found = find(rules, &request.preset)?;
    let mut rules = menus::set(found, &request.menu)?;
    let opponents = rules.players.count() - 1;
    if request.opponents.len() != opponents {
        let found = request.opponents.len();
        return Err(LobbyError::Request(format!("`opponents`: these rules need {opponents} opponents, not {found}")));
    }
    for name in &request.opponents {
        let known = jantaku_bots::by_name(name, [0; 32]);
        known.map_err(|error| LobbyError::Request(format!("`opponents`: {error}")))?;
    }
    let length = request.name.trim().chars().count();
    if !(1..=NAME_LEN).contains(&length) || request.name.chars().any(char::is_control) {
        return Err(LobbyError::Request(format!("`name`: 1 to {NAME_LEN} characters, without control characters")));
    }
    if request.length != summary::length(found) {
        rules.round_winds = match request.length {
            Length::East => vec![Wind::East],
            Length::EastSouth => vec![Wind::East, Wind::South],
        };
    }
    Ok(rules)
}

/// A replay computes for long: not among the tables.
async fn replaying(work: impl FnOnce() -> Result<Replay, ReplayFault> + Send + 'static) -> Result<Replay, LobbyError> {
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(|error| LobbyError::Request(format!("the record cannot be shown: {error}")))??)
}

fn record(stored: StoredMatch) -> String {
    let seat = |row: &SeatRow| SeatInfo {
        name: row.name.clone(),
        kind: if row.bot.is_some() { SeatKind::Bot } else { SeatKind::Human },
    };
    let seats: Vec<SeatInfo> = stored.row.seats.iter().map(seat).collect();
    let mut recording = Recording::new(&Arc::new(stored.row.rules), &seats);
    let mut walls = stored.walls.into_iter();
    for event in &stored.events {
        if matches!(event, Event::Dealt { .. }) {
            walls.next().into_iter().for_each(|wall| recording.seal(wall));
        }
        recording.push(event);
    }
    recording.to_json_lines()
}

/// The bots of a match, with whims from its seed or of their own.
fn bots(stored: &StoredMatch) -> Result<table::Bots, TableError> {
    let row = &stored.row;
    let mut bots = Vec::new();
    for (seat, who) in (0..).zip(&row.seats) {
        let whim = match row.seed {
            Some(seed) => derived(&seed, "bot", seat),
            None => fresh_seed()?,
        };
        let bot =
            who.bot.as_ref().map(|name| jantaku_bots::by_name(name, whim).map_err(|_| TableError::NoBot(name.clone())));
        bots.push(bot.transpose()?);
    }
    BySeat::from_vec(bots).ok_or_else(|| TableError::Replay("a table has 3 or 4 seats".into()))
}

/// What bots are called.
const BOT_NAMES: [&str; 4] = ["Hana", "Sora", "Ren", "Mio"];

/// The seats of bots, none called like the player; where they are of several kinds, each says of which.
fn names(bots: &[String], player: &str) -> Vec<SeatRow> {
    let alike = bots.iter().all(|bot| *bot == bots[0]);
    let free = BOT_NAMES.iter().filter(|name| !name.eq_ignore_ascii_case(player));
    let seat = |(bot, name): (&String, &&str)| SeatRow {
        name: if alike { (*name).to_owned() } else { format!("{name} ({bot})") },
        bot: Some(bot.clone()),
    };
    bots.iter().zip(free).map(seat).collect()
}

fn preset(rules: &Ruleset, own: bool) -> Preset {
    let about = rules::Preset::find(&rules.name).map(rules::Preset::about);
    Preset {
        name: rules.name.clone(),
        title: rules.title().to_owned(),
        about: about.unwrap_or_default(),
        own,
        players: rules.players.count() as u8,
        length: summary::length(rules),
        winds: rules.round_winds.iter().copied().map(Into::into).collect(),
        summary: summary::summary(rules),
        menu: menus::lines(rules),
    }
}

fn bot_info(name: &str) -> BotInfo {
    let description = match name {
        "master" => "Tries out what it finds best in hundreds of worlds that could be the true one.",
        "expert" => "Weighs every choice by the places it may lead to, and by what the others show. Errs seldom.",
        "hard" => "Thinks as the expert does, less far, and errs in every fourth choice.",
        "normal" => "Knows what to play for and when to fold, looks one step ahead and errs often.",
        "easy" => "Learns the game: likes pairs, calls and riichi, and forgets that others wait.",
        "wild" => "Rarely misses a win or a riichi; else now sensible, now not.",
        "random" => "Does anything that is allowed.",
        _ => jantaku_bots::style(name).map_or("", |style| style.about),
    };
    BotInfo { name: name.to_owned(), description: description.to_owned() }
}

fn match_summary(summary: &Summary) -> MatchSummary {
    let row = &summary.row;
    let (round, dealt) = match &summary.deal {
        Event::Dealt { start, .. } => {
            (Some(convert::round_name(start, &row.rules)), start.scores.values().copied().collect())
        }
        _ => (None, Vec::new()),
    };
    let scores = match &summary.last {
        Event::Public(PublicEvent::MatchEnded(settlement)) => settlement.scores.values().copied().collect(),
        _ => dealt,
    };
    let human = row.seats.iter().position(|seat| seat.bot.is_none()).and_then(Seat::new);
    MatchSummary {
        match_id: row.id.to_string(),
        rules: row.rules.title().to_owned(),
        names: row.seats.iter().map(|seat| seat.name.clone()).collect(),
        seat: human.map_or(0, u8::from),
        created: row.created,
        round,
        scores,
        finished: row.finished,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_have_names_of_their_own() {
        let names = |bots: &[&str], player: &str| {
            let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
            names(&bots, player).into_iter().map(|seat| seat.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&["normal", "normal", "normal"], "Aki"), ["Hana", "Sora", "Ren"]);
        assert_eq!(names(&["wild", "wild", "wild"], "sora"), ["Hana", "Ren", "Mio"]);
        assert_eq!(names(&["normal", "wild"], "Aki"), ["Hana (normal)", "Sora (wild)"]);
    }
}
