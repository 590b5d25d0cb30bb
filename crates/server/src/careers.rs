//! The careers of players: changed one change at a time, and stored before anybody sees the change. What is in memory of a career is
//! compared with the store whenever it is opened, as other servers may add to it.

mod booked;
mod page;
mod play;
mod routes;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use jantaku_career::{
    Among, Character, Entrant, Event, FoldError, Game, Journal, JournalError, Profile, Refusal as NotAllowed, Slot,
};
use jantaku_store::{CareerLines, Store, StoreError};
use jantaku_table::{derived, fresh_seed, now};
use jantaku_wire::ErrorCode;
use jantaku_wire::ids::{MatchId, PlayerId};
use thiserror::Error;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use crate::jobs::{Jobs, asked_by};
use crate::refusal::{Malformed, Refusal, Refused, usual_status};

pub(crate) use booked::Booked;
pub(crate) use play::CareerMatches;
pub(crate) use routes::routes;

/// The number of careers that stay in memory while nobody uses them.
const KEPT: usize = 64;
/// How often something is tried while others add to the same career.
const TRIES: usize = 10;

/// Why a career cannot be had.
#[derive(Debug, Error)]
pub enum CareerError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored is damaged.
    #[error("the profile cannot be read: {0}")]
    Journal(#[from] JournalError),
    /// The change is not allowed.
    #[error(transparent)]
    Refused(#[from] NotAllowed),
    /// The change does not follow from what there is.
    #[error(transparent)]
    Fold(#[from] FoldError),
}

impl Refusal for CareerError {
    fn status(&self) -> StatusCode {
        match self {
            CareerError::Store(error) => error.status(),
            _ => usual_status(self.code()),
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            CareerError::Store(error) => error.code(),
            CareerError::Journal(_) => ErrorCode::DamagedCareer,
            CareerError::Refused(refusal) => refusal.code(),
            CareerError::Fold(_) => ErrorCode::Malformed,
        }
    }

    fn key(&self) -> Option<&'static str> {
        match self {
            CareerError::Refused(refusal) => Some(refusal.key()),
            _ => None,
        }
    }
}

impl Refusal for NotAllowed {
    fn key(&self) -> Option<&'static str> {
        Some(self.key())
    }
}

/// What may go wrong because another server has added to a career since it was opened.
pub(crate) trait MayHaveMoved {
    /// Whether that is so: nothing was stored.
    fn has_moved(&self) -> bool;
}

impl MayHaveMoved for StoreError {
    fn has_moved(&self) -> bool {
        *self == StoreError::CareerMoved
    }
}

impl MayHaveMoved for CareerError {
    fn has_moved(&self) -> bool {
        matches!(self, CareerError::Store(error) if error.has_moved())
    }
}

impl MayHaveMoved for Refused {
    fn has_moved(&self) -> bool {
        self.of::<StoreError>().is_some_and(StoreError::has_moved)
            || self.of::<CareerError>().is_some_and(CareerError::has_moved)
    }
}

/// Does something that opens a career; once more where another server has added to it meanwhile.
pub(crate) async fn again<T, E, Attempt>(mut attempt: impl FnMut() -> Attempt) -> Result<T, E>
where
    E: MayHaveMoved,
    Attempt: Future<Output = Result<T, E>>,
{
    for _ in 1..TRIES {
        match attempt().await {
            Err(error) if error.has_moved() => {}
            done => return done,
        }
    }
    attempt().await
}

impl From<CareerError> for StoreError {
    fn from(error: CareerError) -> StoreError {
        match error {
            CareerError::Store(error) => error,
            error => StoreError::Failed(error.to_string()),
        }
    }
}

/// A career as it is stored.
#[derive(Clone, Default)]
struct Kept {
    journal: Journal,
    /// Its last line. The seal in it covers all lines before.
    last: Option<String>,
    news: News,
}

/// What the last match that ended led to.
#[derive(Clone, Default)]
pub(crate) struct News {
    pub events: Vec<Event>,
    pub before: Before,
    /// The accounts of the characters since then.
    pub accounts: BTreeMap<Slot, i64>,
}

/// What there was before a match ended.
#[derive(Clone, Default)]
pub(crate) struct Before {
    /// The open matches, and what they were played for.
    pub games: BTreeMap<MatchId, Game>,
    /// The ladders of the characters, from rank 1.
    pub ladders: BTreeMap<Slot, Vec<Entrant>>,
    /// The accounts of the characters.
    pub accounts: BTreeMap<Slot, i64>,
}

impl Kept {
    /// Adds lines as they are stored.
    fn read(&mut self, lines: &[String]) -> Result<(), JournalError> {
        for line in lines {
            let before = self.before();
            let read = self.journal.read(line)?;
            self.hear(&read.event, before);
            self.last = Some(line.clone());
        }
        Ok(())
    }

    fn before(&self) -> Before {
        let profile = self.journal.profile();
        let characters = profile.characters().iter();
        let ladder = |found: &Character| found.ladder.as_ref().map(|ladder| ladder.order().to_vec());
        let ladders = characters.filter_map(|(slot, found)| Some((*slot, ladder(found)?))).collect();
        Before { games: profile.open().clone(), ladders, accounts: self.accounts() }
    }

    fn accounts(&self) -> BTreeMap<Slot, i64> {
        self.journal.profile().characters().iter().map(|(slot, found)| (*slot, found.account)).collect()
    }

    fn hear(&mut self, event: &Event, before: Before) {
        match event {
            Event::MatchSettled { .. } => {
                self.news = News { events: vec![event.clone()], before, accounts: self.accounts() };
            }
            Event::LadderMoved { .. }
            | Event::PrizeWon { .. }
            | Event::TitleDefended { .. }
            | Event::Unlocked { .. }
            | Event::Achieved { .. } => self.news.events.push(event.clone()),
            _ => {}
        }
    }
}

type Place = Arc<AsyncMutex<Option<Kept>>>;

/// All careers of one store.
pub(crate) struct Careers {
    pub store: Store,
    seed: Option<u64>,
    pub jobs: Arc<Jobs>,
    places: Mutex<HashMap<PlayerId, Place>>,
    /// The players whose matches of others are being played.
    playing: Mutex<HashSet<PlayerId>>,
}

impl Careers {
    pub fn new(store: Store, seed: Option<u64>, jobs: Arc<Jobs>) -> Careers {
        let (places, playing) = Default::default();
        Careers { store, seed, jobs, places, playing }
    }

    /// A player's career, for oneself until it is dropped.
    pub async fn open(&self, player: PlayerId) -> Result<Career, CareerError> {
        let mut guard = self.lock(player).await;
        let known = guard.take();
        let kept = match self.gone_on(player, known).await? {
            Some(kept) => kept,
            None => again(|| self.read(player)).await?,
        };
        *guard = Some(kept.clone());
        Ok(Career { player, kept, guard })
    }

    /// A career that is known, with what was added to it since; none where it was replaced, or nothing is known of it.
    async fn gone_on(&self, player: PlayerId, known: Option<Kept>) -> Result<Option<Kept>, CareerError> {
        let Some((mut kept, last)) = known.and_then(|kept| kept.last.clone().map(|last| (kept, last))) else {
            return Ok(None);
        };
        let lines = self.store.career_after(player, kept.journal.len() as u32 - 1).await?;
        match lines.split_first() {
            Some((found, added)) if *found == last => kept.read(added).map(|()| Some(kept)).map_err(CareerError::from),
            _ => Ok(None),
        }
    }

    /// A career as it is stored, from its first line.
    async fn read(&self, player: PlayerId) -> Result<Kept, CareerError> {
        let mut kept = Kept::default();
        kept.read(&self.store.career(player).await?)?;
        self.without_gone(player, kept).await
    }

    /// A player's place, which nobody else reads or changes meanwhile.
    async fn lock(&self, player: PlayerId) -> OwnedMutexGuard<Option<Kept>> {
        let place = {
            let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
            if places.len() > KEPT {
                places.retain(|_, place| Arc::strong_count(place) > 1);
            }
            places.entry(player).or_default().clone()
        };
        place.lock_owned().await
    }

    /// A player's profile as a file, which [`Journal::import`] reads.
    pub async fn export(&self, player: PlayerId) -> Result<String, CareerError> {
        // What is gone from it is taken out of it first.
        drop(self.open(player).await?);
        let lines = self.store.career(player).await?;
        Ok(Journal::of(&lines)?.export(&lines))
    }

    /// Keeps these lines in place of a player's career, even of one that cannot be read.
    pub async fn replace(&self, player: PlayerId, lines: Vec<String>) -> Result<(), CareerError> {
        let mut guard = self.lock(player).await;
        *guard = None;
        Ok(again(|| self.replace_now(player, lines.clone())).await?)
    }

    async fn replace_now(&self, player: PlayerId, lines: Vec<String>) -> Result<(), StoreError> {
        let after = self.store.career(player).await?.len() as u32;
        self.store.replace_career(CareerLines { player, after, lines }).await
    }

    /// The career without open matches that cannot be played here: a restored profile may name matches of another machine, or
    /// matches that have been played to their end since it was saved. They are given up, so that nothing waits for them.
    async fn without_gone(&self, player: PlayerId, mut kept: Kept) -> Result<Kept, CareerError> {
        let profile = kept.journal.profile();
        let mut events = Vec::new();
        for id in profile.open().keys().copied() {
            match self.store.load(id).await {
                Ok(found) if found.as_ref().is_none_or(|found| found.row.finished) => events.extend(profile.quit(id)?),
                Ok(_) | Err(StoreError::Damaged { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        if !events.is_empty() {
            let after = kept.journal.len() as u32;
            let lines = kept.journal.add(now(), &events)?;
            kept.last = lines.last().cloned();
            self.store.append_career(CareerLines { player, after, lines }).await?;
        }
        Ok(kept)
    }

    /// Plays what others are to play among themselves, one match after the other; nothing where that goes on already.
    pub fn play_due(self: &Arc<Self>, player: PlayerId) {
        if self.playing.lock().unwrap_or_else(PoisonError::into_inner).insert(player) {
            let careers = self.clone();
            tokio::spawn(async move {
                if let Err(error) = asked_by(player, careers.play_all(player)).await {
                    tracing::error!("a match of others was not played: {error}");
                }
                careers.playing.lock().unwrap_or_else(PoisonError::into_inner).remove(&player);
            });
        }
    }

    async fn play_all(&self, player: PlayerId) -> Result<(), Refused> {
        loop {
            let career = self.open(player).await?;
            let seed = match self.seed {
                Some(seed) => derived(&seed.to_be_bytes(), "others", career.kept.journal.len() as u32),
                None => fresh_seed()?,
            };
            let profile = career.profile().clone();
            drop(career);
            let Some(due) = Among::next(&profile, &seed) else { return Ok(()) };
            let events = self.jobs.run(move || due.play(&profile, &seed)).await?;
            let events = events.map_err(|error| Malformed(error.to_string()))?;
            let career = self.open(player).await?;
            match career.book(&events, async |lines| Ok(self.store.append_career(lines).await?)).await {
                // The ladder has changed meanwhile: other rivals play.
                Ok(()) | Err(CareerError::Fold(_) | CareerError::Store(StoreError::CareerMoved)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// A career that nobody else changes meanwhile.
pub(crate) struct Career {
    player: PlayerId,
    kept: Kept,
    guard: OwnedMutexGuard<Option<Kept>>,
}

impl Career {
    pub fn profile(&self) -> &Profile {
        self.kept.journal.profile()
    }

    /// What the last match that ended led to.
    pub fn news(&self) -> &News {
        &self.kept.news
    }

    /// Adds events once `store` has stored their lines; after an error the career is as it is in the store.
    pub async fn book<T, E: From<CareerError>>(
        self,
        events: &[Event],
        store: impl AsyncFnOnce(CareerLines) -> Result<T, E>,
    ) -> Result<T, E> {
        let Career { player, mut kept, mut guard } = self;
        let after = kept.journal.len() as u32;
        let before = kept.before();
        let lines = kept.journal.add(now(), events).map_err(CareerError::from)?;
        events.iter().for_each(|event| kept.hear(event, before.clone()));
        kept.last = lines.last().cloned().or(kept.last);
        // Whoever comes next reads the store where this is broken off, or fails.
        *guard = None;
        let stored = store(CareerLines { player, after, lines }).await?;
        *guard = Some(kept);
        Ok(stored)
    }
}
