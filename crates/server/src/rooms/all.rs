use std::collections::{HashMap, HashSet};
use std::future::ready;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jantaku_store::{Append, Appended, Decided, MatchRow, PlayerRow, RoomRow, RoomVersion, Store, StoreError};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{EndedBy, RoomEntry};
use tokio::sync::OnceCell;

use crate::code::RoomCode;
use crate::rooms::change::{self, enforced, has_players, is_host, is_in_play, is_member, is_taken_for_another};
use crate::rooms::live::LiveRoom;
use crate::rooms::next::shares_due;
use crate::rooms::talk::Speakers;

pub(crate) enum After {
    /// Its last person has left.
    Gone,
    Changed(RoomRow),
    /// It is as it is here, and its match begins with this deal.
    Begun(RoomRow, Box<(MatchRow, Appended)>),
}

impl From<Option<RoomRow>> for After {
    fn from(room: Option<RoomRow>) -> After {
        room.map_or(After::Gone, After::Changed)
    }
}

struct All {
    rooms: Mutex<HashMap<RoomId, Arc<LiveRoom>>>,
    speakers: Speakers,
}

pub(crate) struct LiveRooms {
    store: Store,
    /// Read from the store on first use.
    all: OnceCell<All>,
    /// Damaged rooms of the store with their versions: they are not read again and again.
    damaged: Mutex<HashSet<(RoomId, u32)>>,
}

impl LiveRooms {
    pub fn new(store: Store) -> LiveRooms {
        LiveRooms { store, all: OnceCell::new(), damaged: Mutex::default() }
    }

    async fn all(&self) -> Result<&All, StoreError> {
        let read = async || {
            let rooms = self.store.rooms().await?;
            let speakers = Speakers::of_store(&self.store).await?;
            let live = |room: RoomRow| (room.id, LiveRoom::new(room, speakers.clone()));
            Ok(All { rooms: Mutex::new(rooms.into_iter().map(live).collect()), speakers })
        };
        self.all.get_or_try_init(read).await
    }

    async fn with<T>(&self, then: impl FnOnce(&mut HashMap<RoomId, Arc<LiveRoom>>) -> T) -> Result<T, StoreError> {
        let all = self.all().await?;
        Ok(then(&mut all.rooms.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    pub async fn find(&self, id: RoomId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        if let Some(live) = self.with(|all| all.get(&id).cloned()).await? {
            return Ok(Some(live));
        }
        match self.store.room(id).await? {
            Some(room) => self.take_in(room).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the room of a code.
    pub async fn by_code(&self, typed: &str) -> Result<Option<RoomId>, StoreError> {
        let Some(code) = RoomCode::parse(typed) else { return Ok(None) };
        let is_meant = |id: &RoomId| RoomCode::of(*id) == code;
        if let Some(id) = self.with(|all| all.keys().copied().find(is_meant)).await? {
            return Ok(Some(id));
        }
        // Another server may have opened it a moment ago.
        Ok(self.store.room_versions().await?.into_iter().map(|version| version.id).find(is_meant))
    }

    /// The room of a running match, or of the last one.
    pub async fn of_match(&self, id: MatchId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        if let Some(live) = self.known_of_match(id).await? {
            return Ok(Some(live));
        }
        let Some(room) = self.store.room_of_match(id).await? else { return Ok(None) };
        let live = self.take_in(room).await?;
        // The room may be older than this match, which has no table here yet.
        self.read_again(&live, |_| true).await?;
        Ok(Some(live))
    }

    async fn known_of_match(&self, id: MatchId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        let plays = |live: &&Arc<LiveRoom>| {
            live.state.borrow().room.as_ref().and_then(|room| room.current).is_some_and(|(current, _)| current == id)
        };
        self.with(|all| all.values().find(plays).cloned()).await
    }

    /// The matches that rooms have begun last.
    pub async fn matches(&self) -> Result<Vec<MatchId>, StoreError> {
        let current = |live: &Arc<LiveRoom>| Some(live.state.borrow().room.as_ref()?.current?.0);
        self.with(|all| all.values().filter_map(current).collect()).await
    }

    /// Adds a room from the store, unless it is known meanwhile.
    async fn take_in(&self, room: RoomRow) -> Result<Arc<LiveRoom>, StoreError> {
        let speakers = self.all().await?.speakers.clone();
        self.with(|all| all.entry(room.id).or_insert_with(|| LiveRoom::new(room, speakers)).clone()).await
    }

    /// Counts all rooms, those of this host, and those opened at this address.
    pub async fn count(&self, host: &PlayerRow, address: IpAddr) -> Result<(usize, usize, usize), StoreError> {
        let hosts =
            |live: &&Arc<LiveRoom>| live.state.borrow().room.as_ref().is_some_and(|room| is_host(room, host.id));
        let is_from = |live: &&Arc<LiveRoom>| live.is_from(address);
        self.with(|all| (all.len(), all.values().filter(hosts).count(), all.values().filter(is_from).count())).await
    }

    pub async fn list(&self, player: PlayerId) -> Result<Vec<RoomEntry>, StoreError> {
        let entry = |live: &Arc<LiveRoom>| {
            let state = live.state.borrow();
            Some((state.room.as_ref()?.created, state.listed_for(player)?))
        };
        let mut rooms: Vec<(u32, RoomEntry)> = self.with(|all| all.values().filter_map(entry).collect()).await?;
        rooms.sort_by(|(one, a), (other, b)| (other, &b.id).cmp(&(one, &a.id)));
        Ok(rooms.into_iter().map(|(_, entry)| entry).collect())
    }

    /// Opens a room for a host at this address.
    pub async fn open(&self, room: RoomRow, address: IpAddr) -> Result<Arc<LiveRoom>, StoreError> {
        let version = self.store.save_room(room.clone()).await?;
        let live = self.take_in(RoomRow { version, ..room }).await?;
        live.opened_from(address);
        Ok(live)
    }

    /// The rooms that have been empty for this long.
    pub async fn deserted(&self, after: Duration) -> Result<Vec<Arc<LiveRoom>>, StoreError> {
        let is_deserted = |live: &&Arc<LiveRoom>| live.state.borrow().is_deserted(after);
        self.with(|all| all.values().filter(is_deserted).cloned().collect()).await
    }

    /// Ends a room, unless somebody has come meanwhile.
    pub async fn end_deserted(
        &self,
        live: &LiveRoom,
        after: Duration,
        has_shown_all: impl Fn(MatchId) -> bool,
    ) -> Result<(), StoreError> {
        let ends = |room: Option<RoomRow>| {
            let is_deserted = live.state.borrow().is_deserted(after);
            room.filter(|room| is_deserted && !is_in_play(room)).map(|_| After::Gone)
        };
        self.change(live, has_shown_all, |room| ready(Ok::<_, StoreError>(ends(room)))).await
    }

    /// Changes a room, stores it, and shows it; nothing happens if `how` returns none. If another server has changed
    /// the room meanwhile, it is read again, and `how` is called again: each time somebody's change was stored, so this
    /// ends. For `has_shown_all` see [`LiveRooms::follow`].
    pub async fn change<E, Asked>(
        &self,
        live: &LiveRoom,
        has_shown_all: impl Fn(MatchId) -> bool,
        how: impl Fn(Option<RoomRow>) -> Asked,
    ) -> Result<(), E>
    where
        E: From<StoreError>,
        Asked: Future<Output = Result<Option<After>, E>>,
    {
        let _changing = live.lock().await;
        loop {
            let version = live.version();
            let before = live.state().room;
            let played = before.as_ref().and_then(|room| room.current).filter(|(_, over)| !over).map(|(id, _)| id);
            let refused = match how(before).await {
                Ok(None) => return Ok(()),
                Ok(Some(after)) => match self.store(live.id, version, after, played).await {
                    Ok(room) => return Ok(self.show(live, room).await?),
                    Err(StoreError::RoomMoved) => None,
                    Err(error) => return Err(error.into()),
                },
                Err(error) => Some(error),
            };
            self.read(live, &has_shown_all).await?;
            // The reason of the refusal may be gone.
            if let Some(error) = refused
                && live.version() == version
            {
                return Err(error);
            }
        }
    }

    /// Stores a change of a room of this version. A match that is played there ends with its last player.
    async fn store(
        &self,
        id: RoomId,
        version: u32,
        after: After,
        played: Option<MatchId>,
    ) -> Result<Option<RoomRow>, StoreError> {
        let is_left = match &after {
            After::Gone => true,
            After::Changed(room) | After::Begun(room, _) => !has_players(room),
        };
        if let Some(played) = played.filter(|_| is_left) {
            self.store.end(played, EndedBy::Left).await?;
        }
        let (room, version) = match after {
            After::Gone => return self.store.delete_room(id, version).await.map(|()| None),
            After::Changed(room) => (room.clone(), self.store.save_room(room).await?),
            After::Begun(room, begun) => {
                let (row, first) = *begun;
                (room.clone(), self.store.begin_in_room(room, row, first).await?)
            }
        };
        Ok(Some(RoomRow { version, ..room }))
    }

    /// A room without people is gone.
    async fn show(&self, live: &LiveRoom, room: Option<RoomRow>) -> Result<(), StoreError> {
        if room.is_none() {
            self.with(|all| all.remove(&live.id)).await?;
        }
        live.show(room);
        Ok(())
    }

    /// Compares all rooms with the store, and shows changes that other servers made. `has_shown_all` says whether a
    /// match's table, if there is one, has shown everything stored: nobody learns from the room before that a match is
    /// over.
    pub async fn follow(&self, has_shown_all: impl Fn(MatchId) -> bool) -> Result<(), StoreError> {
        let mut known = self.with(|all| all.clone()).await?;
        for kept in self.store.room_versions().await? {
            match known.remove(&kept.id) {
                Some(live) if live.is_as_kept(&kept, &has_shown_all) => {}
                Some(live) => self.read_again(&live, &has_shown_all).await?,
                None => self.look_for(&kept).await?,
            }
        }
        for gone in known.into_values() {
            self.read_again(&gone, &has_shown_all).await?;
        }
        Ok(())
    }

    /// Reads a room again and shows it.
    pub async fn read_again(&self, live: &LiveRoom, has_shown_all: impl Fn(MatchId) -> bool) -> Result<(), StoreError> {
        let _changing = live.lock().await;
        self.read(live, has_shown_all).await
    }

    /// The caller holds the room's lock.
    async fn read(&self, live: &LiveRoom, has_shown_all: impl Fn(MatchId) -> bool) -> Result<(), StoreError> {
        let mut room = self.store.room(live.id).await?;
        let known = live.state().room.and_then(|room| room.current);
        if let Some((id, over)) = room.as_mut().and_then(|room| room.current.as_mut()) {
            *over &= known == Some((*id, true)) || has_shown_all(*id);
        }
        self.show(live, room).await
    }

    /// Reads a room that is not known yet.
    async fn look_for(&self, kept: &RoomVersion) -> Result<(), StoreError> {
        let is_damaged = self.damaged().contains(&(kept.id, kept.version));
        if !is_damaged && self.find(kept.id).await?.is_none() {
            self.damaged().insert((kept.id, kept.version));
        }
        Ok(())
    }

    fn damaged(&self) -> MutexGuard<'_, HashSet<(RoomId, u32)>> {
        self.damaged.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this name would look like another person's in one of their rooms.
    pub async fn is_taken_for_another(&self, who: PlayerId, name: &str) -> Result<bool, StoreError> {
        let clashes = |live: &Arc<LiveRoom>| {
            let state = live.state.borrow();
            state.room.as_ref().is_some_and(|room| is_member(room, who) && is_taken_for_another(room, who, name))
        };
        self.with(|all| all.values().any(clashes)).await
    }

    /// Shows a new name and face in rooms.
    pub async fn change_player(&self, who: &PlayerRow) -> Result<(), StoreError> {
        let lives: Vec<Arc<LiveRoom>> = self.with(|all| all.values().cloned().collect()).await?;
        for live in lives {
            let _changing = live.lock().await;
            live.state.send_if_modified(|state| state.change_player(who));
        }
        Ok(())
    }

    pub async fn played_in(&self, rooms: &HashSet<RoomId>) -> Result<Vec<MatchId>, StoreError> {
        let played = |live: &Arc<LiveRoom>| live.state.borrow().room.as_ref()?.current.filter(|(_, over)| !over);
        let those = |all: &mut HashMap<RoomId, Arc<LiveRoom>>| {
            all.values().filter(|live| rooms.contains(&live.id)).filter_map(played).map(|(id, _)| id).collect()
        };
        self.with(those).await
    }

    /// The rooms whose next match is about to begin, once the sealed shares are open.
    pub async fn with_shares_due(&self) -> Result<Vec<Arc<LiveRoom>>, StoreError> {
        let is_due =
            |live: &&Arc<LiveRoom>| live.state.borrow().room.as_ref().is_some_and(|room| shares_due(room).is_some());
        self.with(|all| all.values().filter(is_due).cloned().collect()).await
    }

    /// Frees seats and closes rooms by decisions; `after` returns the consequence for a room.
    pub async fn enforce<E, Asked>(
        &self,
        decided: &Decided,
        has_shown_all: impl Fn(MatchId) -> bool,
        after: impl Fn(RoomRow, Option<RoomRow>) -> Asked,
    ) -> Result<(), E>
    where
        E: From<StoreError>,
        Asked: Future<Output = Result<After, E>>,
    {
        let is_concerned = |live: &&Arc<LiveRoom>| {
            live.state.borrow().room.as_ref().is_some_and(|room| change::is_concerned(room, decided))
        };
        let lives: Vec<Arc<LiveRoom>> = self.with(|all| all.values().filter(is_concerned).cloned().collect()).await?;
        for live in lives {
            let how = async |room: Option<RoomRow>| {
                let Some(room) = room.filter(|room| change::is_concerned(room, decided)) else { return Ok(None) };
                tracing::info!(room = %room.id, "a room is changed as decided");
                let enforced = enforced(room.clone(), decided);
                after(room, enforced).await.map(Some)
            };
            self.change(&live, &has_shown_all, how).await?;
        }
        Ok(())
    }

    /// A match is over, and its table shows the end now: its room may show it.
    pub async fn match_ended(&self, id: MatchId) {
        let known = match self.known_of_match(id).await {
            Ok(Some(live)) => live,
            Ok(None) => return,
            Err(error) => return tracing::error!("the rooms cannot be read: {error}"),
        };
        let _changing = known.lock().await;
        // The store has the result; if that cannot be read, the room goes on without it.
        if let Err(error) = self.read(&known, |ended| ended == id).await {
            tracing::error!(room = %known.id, "what came of a match cannot be read: {error}");
            known.state.send_modify(|state| {
                let current = state.room.as_mut().and_then(|room| room.current.as_mut());
                if let Some((_, over)) = current.filter(|(current, _)| *current == id) {
                    *over = true;
                }
            });
        }
    }
}
