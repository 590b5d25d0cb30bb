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

/// The number of unused careers that stay in memory.
const KEPT: usize = 64;
/// The attempts while others add to the same career.
const TRIES: usize = 10;

/// A failure of a career.
#[derive(Debug, Error)]
pub enum CareerError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the profile cannot be read: {0}")]
    Journal(#[from] JournalError),
    #[error(transparent)]
    Refused(#[from] NotAllowed),
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

/// An error that another server may have caused by adding to a career since it was opened.
pub(crate) trait MayHaveMoved {
    /// Whether the career has changed meanwhile, so that nothing was stored.
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

/// Tries once more if another server has added to the career meanwhile.
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

#[derive(Clone, Default)]
struct Kept {
    journal: Journal,
    /// The seal in its last line covers all lines before.
    last: Option<String>,
    news: News,
}

#[derive(Clone, Default)]
pub(crate) struct News {
    pub events: Vec<Event>,
    pub before: Before,
    /// The accounts of the characters since then.
    pub accounts: BTreeMap<Slot, i64>,
}

#[derive(Clone, Default)]
pub(crate) struct Before {
    pub games: BTreeMap<MatchId, Game>,
    pub ladders: BTreeMap<Slot, Vec<Entrant>>,
    pub accounts: BTreeMap<Slot, i64>,
}

impl Kept {
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

    /// Opens a player's career exclusively, until it is dropped.
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

    /// Adds what was stored since to a known career; none where it was replaced or nothing is known.
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

    async fn read(&self, player: PlayerId) -> Result<Kept, CareerError> {
        let mut kept = Kept::default();
        kept.read(&self.store.career(player).await?)?;
        self.without_gone(player, kept).await
    }

    /// Nobody else reads or changes the place meanwhile.
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

    /// Returns a profile as a file for [`Journal::import`].
    pub async fn export(&self, player: PlayerId) -> Result<String, CareerError> {
        // Matches that are gone are removed first.
        drop(self.open(player).await?);
        let lines = self.store.career(player).await?;
        Ok(Journal::of(&lines)?.export(&lines))
    }

    pub async fn replace(&self, player: PlayerId, lines: Vec<String>) -> Result<(), CareerError> {
        let mut guard = self.lock(player).await;
        *guard = None;
        Ok(again(|| self.replace_now(player, lines.clone())).await?)
    }

    async fn replace_now(&self, player: PlayerId, lines: Vec<String>) -> Result<(), StoreError> {
        let after = self.store.career(player).await?.len() as u32;
        self.store.replace_career(CareerLines { player, after, lines }).await
    }

    /// Gives up open matches that cannot be played here, so that nothing waits for them: a restored profile may name
    /// matches of another machine, or matches that ended after it was saved.
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

    /// Plays the matches due among others, one after the other, unless that is running already.
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

pub(crate) struct Career {
    player: PlayerId,
    kept: Kept,
    guard: OwnedMutexGuard<Option<Kept>>,
}

impl Career {
    pub fn profile(&self) -> &Profile {
        self.kept.journal.profile()
    }

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
        // The next user reads the store if this is interrupted or fails.
        *guard = None;
        let stored = store(CareerLines { player, after, lines }).await?;
        *guard = Some(kept);
        Ok(stored)
    }
}
