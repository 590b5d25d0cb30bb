mod around;
mod in_turn;
mod new_match;
mod refusal;
mod routes;
mod seating;
mod shown;
mod socket;
mod stopped;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jantaku_store::{Append, Listed, Owned, Page, Store, StoreError, StoredMatch};
use jantaku_table::{Message, Setting, TableHandle, Thinkers, spawn};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{EndedBy, Mode, OwnSeat};
use tokio::sync::Mutex as AsyncMutex;

use crate::careers::{Booked, Careers, again};
use crate::cluster::Others;
use crate::refusal::Refused;
use crate::rooms::{LiveRooms, RoomRefusal};
use crate::tables::seating::{occupants, whose};
use crate::tables::stopped::{PANICKED, Stopped};

pub(crate) use in_turn::InTurn;
#[cfg(test)]
pub(crate) use in_turn::MOST_OPEN;
pub(crate) use new_match::{Agreed, Matches, Seeds, beginning, chance, dealt, first_hand, fresh_id, fresh_token};
pub(crate) use refusal::TableRefusal;
pub(crate) use routes::routes;
pub(crate) use seating::{names, seated};
pub(crate) use socket::{PassedBy, Sockets, WebSocket};

/// The default time for which a table goes on for players who are all away.
pub const PUT_ASIDE: Duration = Duration::from_secs(60);

/// The time without a connection after which somebody in a match among friends without a clock is away.
const GONE_AFTER: Duration = Duration::from_secs(60);

/// A table, or the place where one is being set up: nobody else waits for it meanwhile.
type Slot = Arc<AsyncMutex<Option<TableHandle>>>;

pub(crate) struct Tables {
    store: Store,
    careers: Arc<Careers>,
    rooms: Arc<LiveRooms>,
    others: Others,
    thinkers: Thinkers,
    slots: Mutex<HashMap<MatchId, Slot>>,
    pub stopped: Stopped,
    put_aside: Duration,
}

impl Tables {
    pub fn new(
        store: Store,
        careers: Arc<Careers>,
        rooms: Arc<LiveRooms>,
        others: Others,
        put_aside: Duration,
    ) -> Tables {
        let (slots, stopped) = Default::default();
        Tables { store, careers, rooms, others, thinkers: Thinkers::of_machine(), slots, stopped, put_aside }
    }

    /// A player's seat in a match, with its secret.
    pub async fn seat(&self, player: PlayerId, id: MatchId) -> Result<OwnSeat, Refused> {
        self.check_player(player, id).await?;
        let found = self.store.seat(player, id).await?;
        let (seat, token) = found.ok_or(TableRefusal::NoSuchSeat)?;
        Ok(OwnSeat { seat: seat.into(), token })
    }

    /// The table where this person has the seat with this secret, unless the host keeps them out. Nobody else's secret
    /// opens it.
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

    /// Refuses a person whom the host keeps out.
    pub async fn check_player(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        match self.rooms.of_match(id).await? {
            Some(room) if room.state().keeps_out(player) => Err(RoomRefusal::KeptOut.into()),
            _ => Ok(()),
        }
    }

    /// The table of a match that this person may watch.
    pub async fn table_watched(&self, player: PlayerId, id: MatchId) -> Result<TableHandle, Refused> {
        self.check_watcher(player, id).await?;
        self.table(id).await
    }

    /// Refuses a person who may not watch the match.
    pub async fn check_watcher(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        if self.store.seat(player, id).await?.is_some() {
            return Err(TableRefusal::OwnMatch.into());
        }
        self.check_player(player, id).await
    }

    /// The table of a match, put up from the store if necessary.
    pub async fn table(&self, id: MatchId) -> Result<TableHandle, Refused> {
        self.stopped.check(id)?;
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let mut table = slot.lock().await;
        if let Some(table) = table.as_ref().filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        self.others.ours(Owned::Table(id)).await?;
        let stored = match self.store.load(id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => {
                self.slots(|tables| tables.remove(&id));
                return Err(TableRefusal::NoSuchMatch.into());
            }
            Err(error @ StoreError::Damaged { .. }) => return Err(self.stopped.add(id, &error).into()),
            Err(error) => return Err(error.into()),
        };
        if stored.row.finished {
            self.others.release(id);
        }
        // The settings of a room do not change while its match is played.
        let live = self.rooms.of_match(id).await?;
        let room = live.as_ref().and_then(|live| live.state().room);
        let stand_in = room.as_ref().map(|_| jantaku_bots::USUAL);
        let is_shared = stored.row.mode == Mode::Friends;
        let (rooms, others) = (self.rooms.clone(), self.others.clone());
        let ended = async move {
            rooms.match_ended(id).await;
            others.release(id);
        };
        let setting = Setting {
            store: Arc::new(Booked::new(self.store.clone(), self.careers.clone(), stored.row.clone())),
            occupants: occupants(&stored.row, stand_in)?,
            thinkers: self.thinkers.of(whose(&stored.row)),
            bot_for_away: room.is_some_and(|room| room.settings.bot_for_away),
            gone_after: Some(GONE_AFTER).filter(|_| is_shared && stored.row.time.is_none()),
            put_aside: self.put_aside,
            ended: Box::pin(ended),
        };
        let people = around::people(&stored.row);
        // Replaying a long match takes a while.
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

    /// The matches among these with stored events that their tables have not shown.
    pub async fn unshown(&self, ids: &[MatchId]) -> Result<HashSet<MatchId>, StoreError> {
        let mut unshown: HashSet<MatchId> = ids.iter().copied().filter(|id| !self.has_shown_all(*id)).collect();
        unshown.extend(self.others.played_elsewhere(ids).await?);
        Ok(unshown)
    }

    /// The finished matches of a player that are shown and no practice, newest first; and the damaged ones.
    pub async fn counting(&self, player: PlayerId) -> Result<Listed, StoreError> {
        let all = Page { finished: true, search: vec![], after: None, limit: u32::MAX - 1 };
        let mut found = self.store.matches(player, all).await?;
        let ids: Vec<MatchId> = found.matches.iter().map(|summary| summary.id).collect();
        let unshown = self.unshown(&ids).await?;
        found.matches.retain(|summary| summary.mode != Mode::Practice && !unshown.contains(&summary.id));
        Ok(found)
    }

    /// Whether a table has shown everything stored of a match.
    pub fn has_shown_all(&self, id: MatchId) -> bool {
        self.standing(id, TableHandle::has_shown_all).unwrap_or(true)
    }

    /// Removes the events that a table has not shown; without a table everything stays.
    pub fn keep_shown(&self, stored: &mut StoredMatch) {
        let shown = |table: &TableHandle| (!table.is_closed()).then(|| table.shown_events());
        if let Some(shown) = self.standing(stored.row.id, shown).flatten() {
            stored.events.truncate(shown);
        }
    }

    /// Whether no hand of a match is in play; unknown, and so `false`, without a table.
    pub fn is_between_hands(&self, id: MatchId) -> bool {
        self.standing(id, TableHandle::is_between_hands).unwrap_or(false)
    }

    /// Asks a table, if it stands; nobody waits for one that is being set up.
    fn standing<T>(&self, id: MatchId, ask: impl FnOnce(&TableHandle) -> T) -> Option<T> {
        let slot = self.slots(|tables| tables.get(&id).cloned())?;
        let table = slot.try_lock().ok()?;
        table.as_ref().map(ask)
    }

    fn slots<T>(&self, change: impl FnOnce(&mut HashMap<MatchId, Slot>) -> T) -> T {
        let mut tables = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, slot| {
            let gone = slot.try_lock().is_ok_and(|table| table.as_ref().is_none_or(TableHandle::is_closed));
            !gone || Arc::strong_count(slot) > 1
        });
        change(&mut tables)
    }

    /// Ends all tables, and waits until they have stored everything.
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

    /// Ends the table of a match that is given up, without waiting: its player has left for the new one.
    pub fn end_table(&self, id: MatchId) {
        let slot = self.slots(|tables| tables.get(&id).cloned());
        tokio::spawn(async move {
            let Some(slot) = slot else { return };
            if let Some(table) = slot.lock().await.take() {
                // A table that is gone has said so already.
                let _ = table.send(Message::GiveUp).await;
            }
        });
    }

    /// Ends a match early at its table; nothing happens if it is over.
    pub async fn end(&self, id: MatchId, by: EndedBy) -> Result<(), Refused> {
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let table = slot.lock().await;
        if !self.store.end(id, by).await? {
            return Ok(());
        }
        tracing::info!(match_id = %id, ?by, "a match ends before its end");
        if let Some(table) = table.as_ref() {
            // A table that is gone has said all that was stored.
            let _ = table.send(Message::End(by)).await;
        } else {
            self.others.release(id);
        }
        drop(table);
        self.rooms.match_ended(id).await;
        Ok(())
    }

    /// Gives up a running match that only this player plays, and ends its table; while its slot is held nobody sets it
    /// up again.
    pub async fn give_up(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let mut table = slot.lock().await;
        again(|| self.quit(player, id)).await?;
        if let Some(table) = table.take() {
            // A table that is gone has said so already.
            let _ = table.send(Message::GiveUp).await;
            table.closed().await;
        }
        self.others.release(id);
        self.rooms.match_ended(id).await;
        Ok(())
    }

    /// Stores that a match is given up, with the change of the player's career.
    async fn quit(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        let give_up = async |career| Ok(TableRefusal::unless_done(self.store.give_up(player, id, career).await?)?);
        match self.careers.open(player).await {
            Ok(career) => match career.profile().quit(id) {
                Ok(events) => career.book(&events, async |lines| give_up(Some(lines)).await).await,
                // The career does not know the match.
                Err(_) => give_up(None).await,
            },
            // A match can be given up even where the career cannot be read.
            Err(_) => give_up(None).await,
        }
    }
}
