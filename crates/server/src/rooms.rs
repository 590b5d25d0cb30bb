//! The rooms of a server: in memory as they are in the store, with who has them open.

mod change;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use jantaku_record::line::Hex32;
use jantaku_store::{Decided, NextMatch, PlayerRow, RoomRow, RoomSeatRow, Store, StoreError};
use jantaku_table::shared_wall_commitment;
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{Bystander, Report, Room, RoomEntry, RoomMatch, RoomRules, RoomSeat, Watching, convert};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, OnceCell, watch};

use crate::talk::{RoomTalk, speaker};
pub use change::RoomRefusal;
pub(crate) use change::{Change, changed, enforced, is_complete, is_in_play, is_taken_for_another, keeps_out, seat_of};

/// What a match of a room is played for.
pub(crate) const FRIENDS: &str = "friends";

/// How many reports the host is shown.
const REPORTS: usize = 20;

/// How many people without a seat are listed.
const BYSTANDERS: usize = 50;

/// The connections by which people are in a room or at its table.
type Connections = BTreeMap<PlayerId, Present>;

/// Somebody who is there.
#[derive(Clone)]
struct Present {
    name: String,
    connections: usize,
}

/// A room and who has it open.
#[derive(Clone)]
pub(crate) struct RoomState {
    /// The room; none once its last person has left.
    pub room: Option<RoomRow>,
    rules: Arc<RoomRules>,
    /// Who has the room open, or their seat at its table.
    here: Connections,
    /// Who watches its table.
    watching: Connections,
    /// Who has told the host about whom.
    reports: BTreeSet<Report>,
}

impl RoomState {
    fn new(room: RoomRow) -> RoomState {
        let (here, watching, reports) = Default::default();
        RoomState { rules: Arc::new(convert::room_rules(&room.rules)), room: Some(room), here, watching, reports }
    }

    /// Whether the host keeps a person out.
    pub fn keeps_out(&self, player: PlayerId) -> bool {
        self.room.as_ref().is_some_and(|room| keeps_out(room, player))
    }

    /// How many people watch the table.
    pub fn watchers(&self) -> u32 {
        match self.room.as_ref().map(|room| room.settings.watching) {
            // Whoever tries is about to be refused.
            None | Some(Watching::Nobody) => 0,
            Some(Watching::Table | Watching::Hands) => self.watching.len() as u32,
        }
    }

    /// Who is there without a seat.
    fn bystanders(&self) -> impl Iterator<Item = (PlayerRow, Bystander)> {
        let watch_only = self.watching.iter().filter(|(id, _)| !self.here.contains_key(id));
        self.room.iter().flat_map(move |room| {
            let has_no_seat = |id: PlayerId| seat_of(room, id).is_none() && !keeps_out(room, id);
            let there = self.here.iter().chain(watch_only.clone()).filter(move |(id, _)| has_no_seat(**id));
            there.map(|(&id, Present { name, .. })| {
                (PlayerRow { id, name: name.clone() }, Bystander { who: speaker(room.id, id), name: name.clone() })
            })
        })
    }

    /// The person without a seat whom the room knows by this.
    pub fn bystander(&self, who: &str) -> Option<PlayerRow> {
        self.bystanders().find(|(_, known)| known.who == who).map(|(player, _)| player)
    }

    /// Shows somebody's new name. Returns whether they are there.
    fn rename(&mut self, who: &PlayerRow) -> bool {
        let seats = self.room.iter_mut().flat_map(|room| &mut room.seats).filter_map(|seat| match seat {
            RoomSeatRow::Person { player, .. } if player.id == who.id => Some(&mut player.name),
            _ => None,
        });
        let present = [&mut self.here, &mut self.watching].into_iter().filter_map(|there| there.get_mut(&who.id));
        let names = seats.chain(present.map(|present| &mut present.name));
        let mut is_there = false;
        for name in names {
            name.clone_from(&who.name);
            is_there = true;
        }
        is_there
    }

    fn connections(&mut self, role: Role) -> &mut Connections {
        match role {
            Role::Member => &mut self.here,
            Role::Watcher => &mut self.watching,
        }
    }

    /// The room as this person sees it, or somebody who has not said who they are.
    pub fn seen_by(&self, player: Option<PlayerId>) -> Option<Room> {
        let room = self.room.as_ref()?;
        let seat = |seat: &RoomSeatRow| match seat {
            RoomSeatRow::Open => RoomSeat::Open {},
            RoomSeatRow::Person { player, ready } => RoomSeat::Person {
                name: player.name.clone(),
                ready: ready.is_some(),
                here: self.here.contains_key(&player.id),
            },
            RoomSeatRow::Bot(level) => RoomSeat::Bot { level: level.clone() },
        };
        let you = player.and_then(|player| seat_of(room, player));
        let is_host = you == Some(room.host);
        let kept_out = room.kept_out.iter().filter(|_| is_host).map(|player| player.name.clone());
        let others = self.bystanders().filter(|(other, _)| player.is_some_and(|player| player != other.id));
        let others = others.map(|(_, bystander)| bystander);
        Some(Room {
            id: room.id.to_string(),
            settings: room.settings.clone(),
            rules: (*self.rules).clone(),
            seats: room.seats.iter().map(seat).collect(),
            host: room.host,
            you,
            kept_out: kept_out.collect(),
            bystanders: others.take(BYSTANDERS).collect(),
            reports: self.reports.iter().filter(|_| is_host).cloned().collect(),
            watchers: self.watchers(),
            commitment: commitment(room),
            current: room.current.map(|(id, over)| RoomMatch { match_id: id.to_string(), over }),
        })
    }

    /// The room in this person's list, if it is to be there.
    fn listed_for(&self, player: PlayerId) -> Option<RoomEntry> {
        let room = self.room.as_ref()?;
        let yours = seat_of(room, player).is_some();
        let host = match &room.seats[usize::from(room.host)] {
            RoomSeatRow::Person { player, .. } => player.name.clone(),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => String::new(),
        };
        (yours || room.settings.listed).then(|| RoomEntry {
            id: room.id.to_string(),
            host,
            rules: self.rules.title.clone(),
            seats: room.seats.len() as u8,
            open: room.seats.iter().filter(|seat| matches!(seat, RoomSeatRow::Open)).count() as u8,
            playing: is_in_play(room),
            yours,
        })
    }
}

/// The commitment to the server's part of the first wall of a room's next match.
fn commitment(room: &RoomRow) -> Hex32 {
    let NextMatch { id, secret } = room.next;
    Hex32(shared_wall_commitment(id, &secret, 0))
}

/// A room that is changed by one at a time.
pub(crate) struct LiveRoom {
    changing: AsyncMutex<()>,
    state: watch::Sender<RoomState>,
    pub talk: RoomTalk,
}

impl LiveRoom {
    fn new(room: RoomRow) -> Arc<LiveRoom> {
        let state = watch::Sender::new(RoomState::new(room));
        Arc::new(LiveRoom { changing: AsyncMutex::new(()), state, talk: RoomTalk::new() })
    }

    /// Keeps others from changing the room until what is returned is dropped.
    pub async fn lock(&self) -> MutexGuard<'_, ()> {
        self.changing.lock().await
    }

    /// The room as it is now.
    pub fn state(&self) -> RoomState {
        self.state.borrow().clone()
    }

    /// Shows everybody the room as it has been stored.
    pub fn show(&self, room: Option<RoomRow>) {
        self.state.send_modify(|state| {
            if let Some(room) =
                room.as_ref().filter(|room| state.room.as_ref().map(|known| &known.rules) != Some(&room.rules))
            {
                state.rules = Arc::new(convert::room_rules(&room.rules));
            }
            state.room = room;
        });
    }

    /// Tells the host that somebody with a seat reports the person on another one, and returns whom. The host's list is forgotten when the
    /// server ends, and a part of it where there are very many.
    pub fn report(&self, who: &PlayerRow, seat: u8) -> Result<PlayerId, RoomRefusal> {
        let state = self.state();
        if state.keeps_out(who.id) {
            return Err(RoomRefusal::KeptOut);
        }
        let room = state.room.as_ref().filter(|room| seat_of(room, who.id).is_some()).ok_or(RoomRefusal::NoSeat)?;
        let Some(RoomSeatRow::Person { player, .. }) = room.seats.get(usize::from(seat)) else {
            return Err(RoomRefusal::NamedSeat);
        };
        if player.id == who.id {
            return Err(RoomRefusal::NamedSeat);
        }
        let (about, report) = (player.id, Report { by: who.name.clone(), about: player.name.clone() });
        self.state.send_modify(|state| {
            if state.reports.len() == REPORTS {
                state.reports.pop_first();
            }
            state.reports.insert(report);
        });
        Ok(about)
    }

    /// Follows the room's changes, as somebody who is there until what is returned first is dropped.
    pub fn enter(self: &Arc<LiveRoom>, who: &PlayerRow, role: Role) -> (Presence, watch::Receiver<RoomState>) {
        self.state.send_modify(|state| {
            let nobody_yet = || Present { name: who.name.clone(), connections: 0 };
            state.connections(role).entry(who.id).or_insert_with(nobody_yet).connections += 1;
        });
        (Presence { room: self.clone(), player: who.id, role }, self.state.subscribe())
    }
}

/// What somebody is who has a room or its table open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// They are in the room, or on their seat at its table.
    Member,
    /// They watch its table.
    Watcher,
}

/// Somebody has a room or its table open.
pub(crate) struct Presence {
    room: Arc<LiveRoom>,
    player: PlayerId,
    role: Role,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.state.send_modify(|state| {
            let connections = state.connections(self.role);
            if let Some(present) = connections.get_mut(&self.player) {
                present.connections -= 1;
                if present.connections == 0 {
                    connections.remove(&self.player);
                }
            }
        });
    }
}

type All = Mutex<HashMap<RoomId, Arc<LiveRoom>>>;

/// All rooms.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    /// Read out of the store when they are first asked for.
    all: OnceCell<All>,
}

impl Rooms {
    pub fn new(store: Arc<dyn Store>) -> Rooms {
        Rooms { store, all: OnceCell::new() }
    }

    async fn all(&self) -> Result<&All, StoreError> {
        let read = async || {
            let rooms = self.store.rooms().await?;
            Ok(Mutex::new(rooms.into_iter().map(|room| (room.id, LiveRoom::new(room))).collect()))
        };
        self.all.get_or_try_init(read).await
    }

    async fn with<T>(&self, then: impl FnOnce(&mut HashMap<RoomId, Arc<LiveRoom>>) -> T) -> Result<T, StoreError> {
        let all = self.all().await?;
        Ok(then(&mut all.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    /// A room.
    pub async fn find(&self, id: RoomId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        self.with(|all| all.get(&id).cloned()).await
    }

    /// The room where a match is played or was played last.
    pub async fn of_match(&self, id: MatchId) -> Result<Option<Arc<LiveRoom>>, StoreError> {
        let plays = |live: &&Arc<LiveRoom>| {
            live.state.borrow().room.as_ref().and_then(|room| room.current).is_some_and(|(current, _)| current == id)
        };
        self.with(|all| all.values().find(plays).cloned()).await
    }

    /// How many rooms there are, and how many of them this person hosts.
    pub async fn count(&self, host: &PlayerRow) -> Result<(usize, usize), StoreError> {
        let hosts = |live: &&Arc<LiveRoom>| {
            live.state.borrow().room.as_ref().is_some_and(|room| seat_of(room, host.id) == Some(room.host))
        };
        self.with(|all| (all.len(), all.values().filter(hosts).count())).await
    }

    /// The rooms of a person's list, the newest first.
    pub async fn list(&self, player: PlayerId) -> Result<Vec<RoomEntry>, StoreError> {
        let entry = |live: &Arc<LiveRoom>| {
            let state = live.state.borrow();
            Some((state.room.as_ref()?.created, state.listed_for(player)?))
        };
        let mut rooms: Vec<(u32, RoomEntry)> = self.with(|all| all.values().filter_map(entry).collect()).await?;
        rooms.sort_by(|(one, a), (other, b)| (other, &b.id).cmp(&(one, &a.id)));
        Ok(rooms.into_iter().map(|(_, entry)| entry).collect())
    }

    /// Opens a room.
    pub async fn open(&self, room: RoomRow) -> Result<Arc<LiveRoom>, StoreError> {
        self.store.save_room(room.clone()).await?;
        let (id, live) = (room.id, LiveRoom::new(room));
        self.with(|all| all.insert(id, live.clone())).await?;
        Ok(live)
    }

    /// Stores a room as it is after a change, and shows it. Without people it is gone.
    pub async fn keep(&self, id: RoomId, live: &LiveRoom, room: Option<RoomRow>) -> Result<(), StoreError> {
        match &room {
            Some(room) => self.store.save_room(room.clone()).await?,
            None => {
                self.store.delete_room(id).await?;
                self.with(|all| all.remove(&id)).await?;
            }
        }
        live.show(room);
        Ok(())
    }

    /// Whether somebody, under the name that they want, would look like another person in one of their rooms.
    pub async fn is_taken_for_another(&self, who: &PlayerRow) -> Result<bool, StoreError> {
        let clashes = |live: &Arc<LiveRoom>| {
            let state = live.state.borrow();
            state.room.as_ref().is_some_and(|room| seat_of(room, who.id).is_some() && is_taken_for_another(room, who))
        };
        self.with(|all| all.values().any(clashes)).await
    }

    /// Shows somebody's new name in their rooms.
    pub async fn rename(&self, who: &PlayerRow) -> Result<(), StoreError> {
        let lives: Vec<Arc<LiveRoom>> = self.with(|all| all.values().cloned().collect()).await?;
        for live in lives {
            let _changing = live.lock().await;
            live.state.send_if_modified(|state| state.rename(who));
        }
        Ok(())
    }

    /// Frees seats and closes rooms as whoever runs the server has decided, where no match is played.
    pub async fn enforce(&self, decided: &Decided) -> Result<(), StoreError> {
        let is_concerned = |live: &&Arc<LiveRoom>| {
            live.state.borrow().room.as_ref().is_some_and(|room| change::is_concerned(room, decided))
        };
        let lives: Vec<Arc<LiveRoom>> = self.with(|all| all.values().filter(is_concerned).cloned().collect()).await?;
        for live in lives {
            let _changing = live.lock().await;
            if let Some(room) = live.state().room.filter(|room| change::is_concerned(room, decided)) {
                let id = room.id;
                tracing::info!(room = %id, "a room is changed as decided");
                self.keep(id, &live, enforced(room, decided)).await?;
            }
        }
        Ok(())
    }

    /// A match is over, and its table shows the end now: its room, if it has one, hears of it.
    pub async fn match_ended(&self, id: MatchId) {
        match self.of_match(id).await {
            Ok(Some(live)) => {
                let _changing = live.lock().await;
                live.state.send_modify(|state| {
                    let played = state.room.as_mut().and_then(|room| room.current.as_mut());
                    played.filter(|(current, _)| *current == id).into_iter().for_each(|(_, over)| *over = true);
                });
            }
            Ok(None) => {}
            Err(error) => tracing::error!("the rooms cannot be read: {error}"),
        }
    }
}
