//! Which rules, bots and matches there are; puts matches on tables.

mod accounts;
mod admin;
mod advice;
mod around;
mod career;
mod career_page;
mod catch_up;
pub(crate) mod drills;
mod elsewhere;
mod help;
mod houses;
pub(crate) mod jobs;
mod matches;
mod menus;
mod new_match;
mod opening;
mod own_data;
mod passkeys;
mod people;
mod practice;
mod records;
mod rooms;
mod seating;
mod shown;
pub(crate) mod statistics;
mod stopped;
mod talk;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jantaku_core::Ruleset;
use jantaku_store::{Owned, Store, StoreError, StoredMatch};
use jantaku_table::{Message, Setting, TableHandle, Thinkers, fresh_seed, now, spawn};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{BrokenHouse, NewMatch, OwnSeat, StartPage, VERSION, summary};
use tokio::sync::Mutex as AsyncMutex;

use crate::careers::{Booked, Careers};
use crate::cluster::Cluster;
use crate::key::LaunchKey;
use crate::refusal::{Malformed, Refused};
use crate::rooms::RoomRefusal;
use crate::rooms::{FRIENDS, Rooms};
use crate::session::OpenSessions;
use crate::tables::TableRefusal;
pub use accounts::sign_in_name;
pub(crate) use admin::AdminRefusal;
use houses::Catalogues;
use jobs::Jobs;
use new_match::{check, find, first, usual};
pub(crate) use opening::MOST_OPEN;
use opening::Opening;
use passkeys::PasskeysAsked;
#[cfg(test)]
pub(crate) use rooms::{ROOMS, ROOMS_OF_ONE};
use seating::{occupants, whose};
use shown::{bot_info, preset};
use statistics::Statistics;
use stopped::{PANICKED, Stopped};

/// How long a table goes on for players who are all away, where nothing else is said.
pub const PUT_ASIDE: Duration = Duration::from_secs(60);

/// How long somebody in a match among friends without a clock may have no connection before they are away, where nothing else is said.
pub const GONE_AFTER: Duration = Duration::from_secs(60);

/// Where the store keeps the key of the link that opens the page.
const LAUNCH_KEY: &str = "launch_key";

/// Where the store keeps what is written to see that it can be.
const WRITTEN: &str = "written";

/// Where the store keeps the last choice of a player's start page.
fn last_choice(player: PlayerId) -> String {
    match player {
        PlayerId::LOCAL => "last_choice".to_owned(),
        PlayerId(id) => format!("last_choice/{id}"),
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

/// All matches of one store.
pub struct Lobby {
    store: Arc<dyn Store>,
    rules: Vec<Ruleset>,
    seed: Option<u64>,
    thinkers: Thinkers,
    jobs: Arc<Jobs>,
    careers: Arc<Careers>,
    rooms: Arc<Rooms>,
    /// How many matches of rooms have been prepared.
    prepared: AtomicU32,
    sessions: OpenSessions,
    passkeys: PasskeysAsked,
    /// Hashes passwords, apart from the other jobs.
    passwords: Jobs,
    catalogues: Catalogues,
    tables: Mutex<HashMap<MatchId, Slot>>,
    opening: Opening,
    stopped: Stopped,
    statistics: Statistics,
    records: Arc<[PathBuf]>,
    put_aside: Duration,
    gone_after: Duration,
    /// How long a room is kept in which nobody is.
    kept_empty: Duration,
    /// None where this server has its store for itself.
    cluster: Option<Arc<Cluster>>,
}

impl Lobby {
    /// A lobby that offers these rules. With a seed the walls, the seats and the bots' whims follow from it.
    pub fn new(store: Arc<dyn Store>, rules: Vec<Ruleset>, seed: Option<u64>) -> Lobby {
        let (thinkers, jobs) = (Thinkers::of_machine(), Arc::new(Jobs::of_machine()));
        let careers = Arc::new(Careers::new(store.clone(), seed, jobs.clone()));
        let (prepared, sessions, passkeys, catalogues, tables, opening, stopped) = Default::default();
        let statistics = Statistics::default();
        let (records, rooms) = (Arc::default(), Arc::new(Rooms::new(store.clone())));
        Lobby {
            store,
            rules,
            seed,
            thinkers,
            jobs,
            careers,
            rooms,
            prepared,
            sessions,
            passkeys,
            passwords: Jobs::of_machine(),
            catalogues,
            tables,
            opening,
            stopped,
            statistics,
            records,
            put_aside: PUT_ASIDE,
            gone_after: GONE_AFTER,
            kept_empty: rooms::KEPT_EMPTY,
            cluster: None,
        }
    }

    /// The same with game records to draw the questions of drills from, beside the player's own matches.
    #[must_use]
    pub fn with_records(self, records: Vec<PathBuf>) -> Lobby {
        Lobby { records: records.into(), ..self }
    }

    /// The same with tables that go on for so long for players who are all away, while nobody has them open.
    #[must_use]
    pub fn putting_aside_after(self, put_aside: Duration) -> Lobby {
        Lobby { put_aside, ..self }
    }

    /// The same where whoever has had no connection for so long is away from a match among friends without a clock.
    #[must_use]
    pub fn away_after(self, gone_after: Duration) -> Lobby {
        Lobby { gone_after, ..self }
    }

    /// The same with rooms that are kept for so long while nobody is there.
    #[must_use]
    pub fn keeping_rooms(self, kept_empty: Duration) -> Lobby {
        Lobby { kept_empty, ..self }
    }

    /// The key of the link that opens the page: the same as long as the data is kept.
    pub async fn launch_key(&self) -> Result<LaunchKey, Refused> {
        if let Some(key) = self.store.setting(LAUNCH_KEY.to_owned()).await?.and_then(LaunchKey::parse) {
            return Ok(key);
        }
        let fresh = fresh_seed()?;
        let key = LaunchKey::from_bits(std::array::from_fn(|at| fresh[at]));
        self.store.set_setting(LAUNCH_KEY.to_owned(), key.as_str().to_owned()).await?;
        Ok(key)
    }

    /// Whether the store answers.
    pub async fn is_well(&self) -> Result<(), Refused> {
        Ok(self.store.setting(WRITTEN.to_owned()).await.map(drop)?)
    }

    /// Whether the store can write, as it can't on a full disk: something is written that differs from time to time, since SQLite
    /// writes nothing where nothing changes.
    pub async fn can_write(&self) -> Result<(), Refused> {
        Ok(self.store.set_setting(WRITTEN.to_owned(), now().to_string()).await?)
    }

    /// What the start page shows.
    pub async fn start_page(&self, player: PlayerId) -> Result<StartPage, Refused> {
        let (rules, broken) = self.on_offer(player).await?;
        Ok(StartPage {
            version: VERSION,
            presets: rules.iter().map(preset).collect(),
            broken,
            bots: jantaku_bots::names().map(|name| bot_info(&name)).collect(),
            preselected: self.preselected(player, &rules).await?,
            first: first(&rules[0]),
            open: self.open_matches(player).await?,
            finished: self.finished_matches(player, None, None).await?,
        })
    }

    /// The seat of a player in a match, with its secret.
    pub async fn seat(&self, player: PlayerId, id: MatchId) -> Result<OwnSeat, Refused> {
        self.check_player(player, id).await?;
        let found = self.store.seat(player, id).await?;
        let (seat, token) = found.ok_or(TableRefusal::NoSuchSeat)?;
        Ok(OwnSeat { seat: seat.into(), token })
    }

    /// The table at which this person has the seat with this secret, unless the host keeps them out. Nobody else's secret opens it.
    pub async fn table_of_seat(
        &self,
        player: PlayerId,
        id: MatchId,
        token: &SeatToken,
    ) -> Result<TableHandle, Refused> {
        self.check_player(player, id).await?;
        let table = self.table(id).await?;
        match self.store.seat(player, id).await? {
            Some((_, own)) if own.matches(token) => Ok(table),
            _ => Err(TableRefusal::NoSuchSeat.into()),
        }
    }

    /// Whether this person may take a seat in a match: not where the host keeps them out.
    pub async fn check_player(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        match self.rooms.of_match(id).await? {
            Some(room) if room.state().keeps_out(player) => Err(RoomRefusal::Closed.into()),
            _ => Ok(()),
        }
    }

    /// The table of a match that this person may watch, if others may.
    pub async fn table_watched(&self, player: PlayerId, id: MatchId) -> Result<TableHandle, Refused> {
        self.check_watcher(player, id).await?;
        self.table(id).await
    }

    /// Whether this person may watch a match, if others may.
    pub async fn check_watcher(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        if self.store.seat(player, id).await?.is_some() {
            return Err(TableRefusal::OwnMatch.into());
        }
        self.check_player(player, id).await
    }

    /// The rules that a player can play by, and the kept houses that cannot be played.
    async fn on_offer(&self, player: PlayerId) -> Result<(Vec<Ruleset>, Vec<BrokenHouse>), Refused> {
        let (kept, broken) = self.kept_houses(player).await?;
        let kept = kept.into_iter().map(|house| house.rules);
        let kept = kept.filter(|kept| self.rules.iter().all(|rules| rules.name != kept.name));
        Ok((self.rules.iter().cloned().chain(kept).collect(), broken))
    }

    /// The choice made last; where the rules of that choice are gone, or none was made, the first rules.
    async fn preselected(&self, player: PlayerId, rules: &[Ruleset]) -> Result<NewMatch, Refused> {
        let last = self.store.setting(last_choice(player)).await?;
        let last = last.and_then(|text| serde_json::from_str::<NewMatch>(&text).ok());
        Ok(last.filter(|choice| check(rules, choice).is_ok()).unwrap_or_else(|| usual(&rules[0], jantaku_bots::USUAL)))
    }

    /// Preselects these rules on a player's start page.
    pub async fn preselect(&self, player: PlayerId, name: &str) -> Result<(), Refused> {
        let (rules, _) = self.on_offer(player).await?;
        let found = find(&rules, name)?;
        let mut choice = self.preselected(player, &rules).await?;
        choice.preset = name.to_owned();
        choice.length = summary::length(found);
        choice.menu.clear();
        choice.opponents.resize(found.players.count() - 1, jantaku_bots::USUAL.to_owned());
        self.remember(player, &choice).await
    }

    async fn remember(&self, player: PlayerId, choice: &NewMatch) -> Result<(), Refused> {
        // The browser says whose face it is each time.
        let choice = NewMatch { face: None, ..choice.clone() };
        let text = serde_json::to_string(&choice).map_err(|error| Malformed(error.to_string()))?;
        Ok(self.store.set_setting(last_choice(player), text).await?)
    }

    /// The table of a match, put up out of the store where it does not stand yet.
    pub async fn table(&self, id: MatchId) -> Result<TableHandle, Refused> {
        self.stopped.check(id)?;
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let mut table = slot.lock().await;
        if let Some(table) = table.as_ref().filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        self.ours(Owned::Table(id)).await?;
        let stored = match self.store.load(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => {
                self.slots(|tables| tables.remove(&id));
                return Err(TableRefusal::NoSuchMatch.into());
            }
            Err(error @ StoreError::Damaged { .. }) => return Err(self.stopped.add(id, &error).into()),
            Err(error) => return Err(error.into()),
        };
        if let Some(cluster) = self.cluster().filter(|_| stored.row.finished) {
            cluster.release(id);
        }
        // The settings of a room do not change while its match is played.
        let live = self.rooms.of_match(id).await?;
        let room = live.as_ref().and_then(|live| live.state().room);
        let stand_in = room.as_ref().map(|_| jantaku_bots::USUAL);
        let is_shared = stored.row.mode == FRIENDS;
        let (rooms, cluster) = (self.rooms.clone(), self.cluster.clone());
        let ended = async move {
            rooms.match_ended(id).await;
            if let Some(cluster) = cluster {
                cluster.release(id);
            }
        };
        let setting = Setting {
            store: Arc::new(Booked::new(self.store.clone(), self.careers.clone(), stored.row.clone())),
            occupants: occupants(&stored.row, stand_in)?,
            thinkers: self.thinkers.of(whose(&stored.row)),
            bot_for_away: room.is_some_and(|room| room.settings.bot_for_away),
            gone_after: Some(self.gone_after).filter(|_| is_shared && stored.row.time.is_none()),
            put_aside: self.put_aside,
            ended: Box::pin(ended),
        };
        let people = around::people(&stored.row);
        // Replaying a long match computes for a while.
        let replayed = tokio::task::spawn_blocking(move || spawn(&stored, setting)).await;
        let (handle, task) = match replayed {
            Ok(Ok(spawned)) => spawned,
            Ok(Err(error)) => return Err(self.stopped.add(id, &error).into()),
            Err(_) => return Err(self.stopped.add(id, &PANICKED).into()),
        };
        let stopped = self.stopped.clone();
        tokio::spawn(async move { stopped.watch(id, task).await });
        if let Some(live) = live {
            tokio::spawn(around::follow(live, handle.clone(), people));
        }
        *table = Some(handle.clone());
        Ok(handle)
    }

    /// Whether nothing of a match is stored that its table is yet to show.
    fn has_shown_all(&self, id: MatchId) -> bool {
        let slot = self.slots(|tables| tables.get(&id).cloned());
        let table = slot.as_ref().and_then(|slot| slot.try_lock().ok());
        table.and_then(|table| table.as_ref().map(TableHandle::has_shown_all)).unwrap_or(true)
    }

    /// Leaves of a match only what its table has shown: all of it, where there is no table.
    fn keep_shown(&self, stored: &mut StoredMatch) {
        let slot = self.slots(|tables| tables.get(&stored.row.id).cloned());
        let table = slot.as_ref().and_then(|slot| slot.try_lock().ok());
        if let Some(table) = table.as_ref().and_then(|table| table.as_ref()).filter(|table| !table.is_closed()) {
            stored.events.truncate(table.shown_events());
        }
    }

    /// Whether no hand of a match is played; unknown, and so `false`, where its table is not there.
    fn is_between_hands(&self, id: MatchId) -> bool {
        let slot = self.slots(|tables| tables.get(&id).cloned());
        let table = slot.as_ref().and_then(|slot| slot.try_lock().ok());
        table.and_then(|table| table.as_ref().map(TableHandle::is_between_hands)).unwrap_or(false)
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

    /// Ends all tables, each saying so to its player, and waits until they have stored what they had to.
    pub async fn stop(&self) {
        let slots: Vec<Slot> = self.slots(|tables| tables.values().cloned().collect());
        let mut tables = Vec::new();
        for slot in slots {
            tables.extend(slot.lock().await.clone());
        }
        for table in &tables {
            // A table that is gone has said so already.
            let _ = table.send(Message::Stop).await;
        }
        for table in tables {
            table.closed().await;
        }
    }
}
