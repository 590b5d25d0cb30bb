//! Which rules, bots and matches there are; makes matches and puts them on tables.

mod career;
mod career_page;
mod houses;
pub(crate) mod jobs;
mod matches;
mod menus;
mod records;
mod seating;
mod shown;
pub(crate) mod statistics;
mod stopped;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use crate::careers::{Booked, Career, Careers};
use crate::key::LaunchKey;
use jantaku_career::{Event as CareerEvent, JournalError, Profile, Refusal};
use jantaku_core::{Ruleset, Wind};
use jantaku_engine::Match;
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, MatchRow, SeatRow, Store, StoreError, Who};
use jantaku_table::{
    Message, Setting, TableError, TableHandle, Thinkers, derived, fresh_seed, now, seeded_deck, spawn,
};
use jantaku_wire::convert::record::ReplayFault;
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::names::is_plain;
use jantaku_wire::{
    BrokenHouse, ErrorCode, Length, NewMatch, OwnSeat, Pace, RuleFault, StartPage, TimeControl, VERSION, summary,
};
use jobs::Jobs;
use seating::{names, occupants};
use shown::{bot_info, preset};
use statistics::Statistics;
use stopped::{PANICKED, Stopped};
use thiserror::Error;
use tokio::sync::Mutex as AsyncMutex;

/// Where the store keeps the last choice of the start page.
const LAST_CHOICE: &str = "last_choice";
/// Where the store keeps the key of the link that opens the page.
const LAUNCH_KEY: &str = "launch_key";
/// The longest name of a player, in characters.
const NAME_LEN: usize = 24;

/// A request that cannot be fulfilled.
#[derive(Debug, Error)]
pub enum LobbyError {
    /// What the request says cannot be; why, in words.
    #[error("{0}")]
    Request(String),
    /// The request has no key, or a wrong one.
    #[error("the key is missing: open the link that `jantaku` printed when it started")]
    NoKey,
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
    /// A damaged match without a round that is whole.
    #[error("no round of this match can be saved")]
    NothingSaved,
    /// The match is not over.
    #[error("the match is not over: its walls are secret until then")]
    NotOver,
    /// The player's career does not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The player's career cannot be read.
    #[error("the profile cannot be read: {0}")]
    DamagedCareer(JournalError),
    /// The match is over, and cannot be given up.
    #[error("the match is over: it stays in the list")]
    Over,
    /// Somebody else's match, or one without people.
    #[error("you have no seat in this match")]
    NoSuchSeat,
    /// The table failed, and would fail again.
    #[error("this table has stopped and cannot go on (incident {0}); what was played is kept")]
    Stopped(String),
    /// Too much to do at once.
    #[error("the server is busy: try again in a moment")]
    Busy,
    /// The request was not complete, or not answered, in time.
    #[error("the request took too long: try again in a moment")]
    TooSlow,
    /// A replay longer than any match.
    #[error("the record is too long to be shown")]
    TooLong,
    /// A text that is no place in a list.
    #[error("`after` is no place in the list")]
    NoSuchPage,
    /// A search that is too long.
    #[error("`search` is too long")]
    LongSearch,
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
            LobbyError::NoSuchPage | LobbyError::LongSearch | LobbyError::TooLong => ErrorCode::Malformed,
            LobbyError::Over => ErrorCode::MatchOver,
            LobbyError::Refused(_) => ErrorCode::Refused,
            LobbyError::DamagedCareer(_) => ErrorCode::DamagedCareer,
            LobbyError::NoKey => ErrorCode::NoKey,
            LobbyError::NoSuchMatch => ErrorCode::NoSuchMatch,
            LobbyError::NoSuchSeat => ErrorCode::NoSuchSeat,
            LobbyError::Stopped(_) => ErrorCode::Stopped,
            LobbyError::Busy | LobbyError::TooSlow => ErrorCode::Busy,
            LobbyError::Faulty(_) => ErrorCode::FaultyRules,
            LobbyError::NameTaken(_) => ErrorCode::NameTaken,
            LobbyError::NoSuchHouse => ErrorCode::NoSuchHouse,
            LobbyError::NotOver => ErrorCode::OutOfOrder,
            LobbyError::Replay(fault) => fault.code(),
            LobbyError::Table(error) => error.code(),
            LobbyError::NothingSaved => ErrorCode::Storage,
        }
    }
}

impl From<StoreError> for LobbyError {
    fn from(error: StoreError) -> LobbyError {
        LobbyError::Table(error.into())
    }
}

/// JSON with the tag by which a client knows it again.
pub struct Tagged {
    /// The JSON.
    pub json: Vec<u8>,
    /// The tag, as in the header `ETag`.
    pub etag: String,
}

/// A table, or the place where one is being set up: nobody else waits for it meanwhile.
type Slot = Arc<AsyncMutex<Option<TableHandle>>>;

/// A match as it is agreed before anybody sits.
struct Agreed {
    rules: Ruleset,
    /// The player's name.
    name: String,
    /// The others, in turn order after the player.
    opponents: Vec<SeatRow>,
    pace: Pace,
    time: Option<TimeControl>,
    /// What its walls follow from; nothing where each is drawn afresh.
    seed: Option<[u8; 32]>,
    /// What decides who sits where.
    chance: [u8; 32],
    /// The first wall, where it is not left to chance.
    first_wall: Option<WallSource>,
}

/// All matches of one store.
pub struct Lobby {
    store: Arc<dyn Store>,
    rules: Vec<Ruleset>,
    seed: Option<u64>,
    thinkers: Thinkers,
    jobs: Arc<Jobs>,
    careers: Arc<Careers>,
    catalogue: AsyncMutex<Option<Arc<Tagged>>>,
    tables: Mutex<HashMap<MatchId, Slot>>,
    stopped: Stopped,
    statistics: Statistics,
}

impl Lobby {
    /// A lobby that offers these rules. With a seed the walls, the seats and the bots' whims follow from it.
    pub fn new(store: Arc<dyn Store>, rules: Vec<Ruleset>, seed: Option<u64>) -> Lobby {
        let (thinkers, jobs) = (Thinkers::of_machine(), Arc::new(Jobs::of_machine()));
        let careers = Arc::new(Careers::new(store.clone(), seed, jobs.clone()));
        let (catalogue, tables, stopped, statistics) = Default::default();
        Lobby { store, rules, seed, thinkers, jobs, careers, catalogue, tables, stopped, statistics }
    }

    /// The key of the link that opens the page: the same as long as the data is kept.
    pub async fn launch_key(&self) -> Result<LaunchKey, LobbyError> {
        if let Some(key) = self.store.setting(LAUNCH_KEY).await?.and_then(LaunchKey::parse) {
            return Ok(key);
        }
        let fresh = fresh_seed()?;
        let key = LaunchKey::from_bits(std::array::from_fn(|at| fresh[at]));
        self.store.set_setting(LAUNCH_KEY, key.as_str().to_owned()).await?;
        Ok(key)
    }

    /// What the start page shows.
    pub async fn start_page(&self, player: PlayerId) -> Result<StartPage, LobbyError> {
        let (rules, broken) = self.on_offer().await?;
        Ok(StartPage {
            version: VERSION,
            presets: rules.iter().map(preset).collect(),
            broken,
            bots: jantaku_bots::names().map(|name| bot_info(&name)).collect(),
            preselected: self.preselected(&rules).await?,
            first: first(&rules[0]),
            open: self.open_matches(player).await?,
            finished: self.finished_matches(player, None, None).await?,
        })
    }

    /// The seat of a player in a match, with its secret.
    pub async fn seat(&self, player: PlayerId, id: MatchId) -> Result<OwnSeat, LobbyError> {
        let found = self.store.seat(player, id).await?;
        let (seat, token) = found.ok_or(LobbyError::NoSuchSeat)?;
        Ok(OwnSeat { seat: seat.into(), token })
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
        Ok(last.filter(|choice| check(rules, choice).is_ok()).unwrap_or_else(|| usual(&rules[0], jantaku_bots::USUAL)))
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

    /// Makes a match for a player and stores it with its first deal.
    pub async fn create(&self, player: PlayerId, request: &NewMatch) -> Result<MatchId, LobbyError> {
        let rules = check(&self.on_offer().await?.0, request)?;
        let seed = self.match_seed().await?;
        let chance = seed.map_or_else(fresh_seed, |seed| Ok(derived(&seed, "seats", 0)))?;
        let name = request.name.trim().to_owned();
        let opponents = names(&request.opponents, &name, &chance);
        let (pace, time) = (request.pace, request.time);
        let agreed = Agreed { rules, name, opponents, pace, time, seed, chance, first_wall: None };
        // Free matches are played even where the career cannot be read.
        let career = self.careers.open(player).await.ok();
        let id = self.set_up(player, career, agreed, |profile, id| profile.sit_freely(id)).await?;
        self.remember(request).await?;
        Ok(id)
    }

    /// What the walls of the next match follow from; nothing where each is drawn afresh.
    async fn match_seed(&self) -> Result<Option<[u8; 32]>, LobbyError> {
        Ok(match self.seed {
            Some(seed) => Some(derived(&seed.to_be_bytes(), "match", self.store.count().await?)),
            None => None,
        })
    }

    /// Stores a match with its first deal and with the seat that is taken in the player's career, all at once.
    async fn set_up(
        &self,
        player: PlayerId,
        career: Option<Career>,
        agreed: Agreed,
        sit: impl FnOnce(&Profile, MatchId) -> Result<Vec<CareerEvent>, Refusal>,
    ) -> Result<MatchId, LobbyError> {
        let Agreed { rules, name, opponents, pace, time, seed, chance, first_wall } = agreed;
        let fresh = fresh_seed()?;
        let id = MatchId(u64::from_be_bytes(std::array::from_fn(|at| fresh[at])));
        let token = SeatToken::from_bits(std::array::from_fn(|at| fresh[8 + at]));
        let events = career.as_ref().map(|career| sit(career.profile(), id)).transpose()?;
        let mode = events.iter().flatten().find_map(|event| match event {
            CareerEvent::SeatTaken { game, .. } => Some(game.mode()),
            _ => None,
        });
        // A wall that favours the first dealer favours the player.
        let human = if first_wall.is_some() { 0 } else { usize::from(chance[0]) % rules.players.count() };
        let mut seats = opponents;
        seats.insert(0, SeatRow { name, who: Who::Person { player, token } });
        seats.rotate_right(human);
        let now = now();
        let wall = first_wall.map_or_else(|| seeded_deck(seed)(0), Ok)?;
        let start = Match::start(Arc::new(rules.clone()), wall.wall(&rules.tile_set()));
        let (_, dealt_events) = start.map_err(TableError::from)?;
        let whims = seed.map_or_else(fresh_seed, Ok)?;
        let mode = mode.unwrap_or("free").to_owned();
        let row = MatchRow { id, created: now, rules, seats, pace, time, seed, whims, mode, finished: false };
        let dealt = Some(Dealt { round: 0, wall, game: 1 });
        let first = Appended { id, after: 0, events: dealt_events, dealt, spent: None, career: None, now };
        match career.zip(events) {
            Some((career, events)) => {
                let store = async |lines| self.store.create(row, Appended { career: Some(lines), ..first }).await;
                career.book(&events, store).await?;
            }
            None => self.store.create(row, first).await?,
        }
        Ok(id)
    }

    /// The table of a match, put up out of the store where it does not stand yet.
    pub async fn table(&self, id: MatchId) -> Result<TableHandle, LobbyError> {
        self.stopped.check(id)?;
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let mut table = slot.lock().await;
        if let Some(table) = table.as_ref().filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        let stored = match self.store.load(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => {
                self.slots(|tables| tables.remove(&id));
                return Err(LobbyError::NoSuchMatch);
            }
            Err(error @ StoreError::Damaged { .. }) => return Err(self.stopped.add(id, &error)),
            Err(error) => return Err(error.into()),
        };
        let setting = Setting {
            store: Arc::new(Booked::new(self.store.clone(), self.careers.clone(), stored.row.clone())),
            occupants: occupants(&stored.row)?,
            deck: seeded_deck(stored.row.seed),
            thinkers: self.thinkers.clone(),
        };
        // Replaying a long match computes for a while.
        let replayed = tokio::task::spawn_blocking(move || spawn(&stored, setting)).await;
        let (handle, task) = match replayed {
            Ok(Ok(spawned)) => spawned,
            Ok(Err(error)) => return Err(self.stopped.add(id, &error)),
            Err(_) => return Err(self.stopped.add(id, &PANICKED)),
        };
        let stopped = self.stopped.clone();
        tokio::spawn(async move { stopped.watch(id, task).await });
        *table = Some(handle.clone());
        Ok(handle)
    }

    /// Whether nothing of a match is stored that its table is yet to show.
    fn has_shown_all(&self, id: MatchId) -> bool {
        let slot = self.slots(|tables| tables.get(&id).cloned());
        let table = slot.as_ref().and_then(|slot| slot.try_lock().ok());
        table.and_then(|table| table.as_ref().map(TableHandle::has_shown_all)).unwrap_or(true)
    }

    /// The tables, without those that nobody sits at any more.
    fn slots<T>(&self, change: impl FnOnce(&mut HashMap<MatchId, Slot>) -> T) -> T {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, slot| {
            let gone = slot.try_lock().is_ok_and(|table| table.as_ref().is_none_or(TableHandle::is_closed));
            !gone || Arc::strong_count(slot) > 1
        });
        change(&mut tables)
    }

    /// Ends all tables, each saying so to its player.
    pub async fn stop(&self) {
        let slots: Vec<Slot> = self.slots(|tables| tables.values().cloned().collect());
        for slot in slots {
            if let Some(table) = slot.lock().await.as_ref() {
                // A table that is gone has said so already.
                let _ = table.send(Message::Stop).await;
            }
        }
    }
}

/// A first match: short, against bots that are easy to beat.
fn first(rules: &Ruleset) -> NewMatch {
    NewMatch { length: Length::East, ..usual(rules, "easy") }
}

/// A match under these rules against bots of this level, with everything else as it is by default.
fn usual(rules: &Ruleset, bot: &str) -> NewMatch {
    NewMatch {
        preset: rules.name.clone(),
        length: summary::length(rules),
        opponents: vec![bot.to_owned(); rules.players.count() - 1],
        pace: Pace::default(),
        name: "You".to_owned(),
        menu: BTreeMap::new(),
        time: None,
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
    playable_name(&request.name)?;
    playable_time(request.time)?;
    if request.length != summary::length(found) {
        rules.round_winds = match request.length {
            Length::East => vec![Wind::East],
            Length::EastSouth => vec![Wind::East, Wind::South],
        };
    }
    Ok(rules)
}

/// The name of a player, trimmed.
fn playable_name(name: &str) -> Result<String, LobbyError> {
    if (1..=NAME_LEN).contains(&name.trim().chars().count()) && is_plain(name) {
        return Ok(name.trim().to_owned());
    }
    Err(LobbyError::Request(format!("`name`: 1 to {NAME_LEN} characters, without control characters")))
}

fn playable_time(time: Option<TimeControl>) -> Result<(), LobbyError> {
    if time.is_none_or(TimeControl::is_playable) {
        return Ok(());
    }
    let (least, most) = TimeControl::RANGE.into_inner();
    Err(LobbyError::Request(format!(
        "`time`: {least} to {most} seconds, those of the decision and of the round together"
    )))
}
