use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use jantaku_record::line::Hex32;
use jantaku_store::{NextMatch, PlayerRow, RoomRow, RoomSeatRow, RoomVersion};
use jantaku_table::{Sealing, TIME_TO_OPEN, shared_wall_commitment};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{
    Bystander, Report, Room, RoomEntry, RoomHost, RoomMatch, RoomNext, RoomRules, RoomSeat, Watching, convert,
};
use tokio::sync::{Mutex, MutexGuard, watch};
use tokio::time::Instant;

use crate::code::RoomCode;
use crate::rooms::change::{chosen_east, is_host, is_in_play, is_member, keeps_out, seat_of, terms};
use crate::rooms::evening::{played, totals};
use crate::rooms::next::shares_due;
use crate::rooms::refusal::RoomRefusal;
use crate::rooms::talk::{RoomTalk, Speakers};

/// The most reports that the host is shown.
const REPORTS: usize = 20;

/// The most people without a seat that are listed.
const BYSTANDERS: usize = 50;

/// The connections by which people are in a room or at its table.
type Connections = BTreeMap<PlayerId, Present>;

#[derive(Clone)]
struct Present {
    name: String,
    connections: usize,
}

#[derive(Clone)]
pub(crate) struct RoomState {
    /// None once its last person has left.
    pub room: Option<RoomRow>,
    rules: Arc<RoomRules>,
    /// The people who have the room open, or their seat at its table.
    here: Connections,
    /// The spectators of its table.
    watching: Connections,
    /// The reports to the host, each with the person it is about, since names are not unique.
    reports: BTreeSet<(Report, PlayerId)>,
    pub speakers: Speakers,
    /// The match that waits for sealed shares to be opened, and until when.
    due: Option<(MatchId, Instant)>,
    /// The time when it became empty, or was changed last.
    left: Instant,
}

impl RoomState {
    fn new(room: RoomRow, speakers: Speakers) -> RoomState {
        let (here, watching, reports) = Default::default();
        let rules = Arc::new(convert::room_rules(&room.rules));
        let due = waits(&room);
        RoomState { rules, room: Some(room), here, watching, reports, speakers, due, left: Instant::now() }
    }

    /// Whether the sealed shares of this room, as it is about to be kept, are waited for no longer: all are open, or it
    /// is too late.
    pub fn is_to_begin(&self, room: &RoomRow, sealing: &Sealing) -> bool {
        let is_late = self.due.is_some_and(|(id, end)| id == room.next.id && end <= Instant::now());
        is_late || sealing.unopened().next().is_none()
    }

    /// Whether nobody has been there for this long, and no match is played.
    pub(super) fn is_deserted(&self, after: Duration) -> bool {
        let is_played = self.room.as_ref().is_some_and(is_in_play);
        self.here.is_empty() && self.watching.is_empty() && !is_played && self.left.elapsed() >= after
    }

    pub fn keeps_out(&self, player: PlayerId) -> bool {
        self.room.as_ref().is_some_and(|room| keeps_out(room, player))
    }

    /// The spectators of the table.
    pub fn watchers(&self) -> u32 {
        match self.room.as_ref().map(|room| room.settings.watching) {
            // A spectator is about to be refused.
            None | Some(Watching::Nobody) => 0,
            Some(Watching::Table | Watching::Hands) => self.watching.len() as u32,
        }
    }

    /// The people there without a seat, except for the host.
    fn bystanders(&self) -> impl Iterator<Item = (PlayerRow, Bystander)> {
        let watch_only = self.watching.iter().filter(|(id, _)| !self.here.contains_key(id));
        self.room.iter().flat_map(move |room| {
            let stands_by = |id: PlayerId| !is_member(room, id) && !keeps_out(room, id);
            let there = self.here.iter().chain(watch_only.clone()).filter(move |(id, _)| stands_by(**id));
            there.map(|(&id, Present { name, .. })| {
                (
                    PlayerRow { id, name: name.clone(), face: None },
                    Bystander { who: self.speakers.of(room.id, id), name: name.clone() },
                )
            })
        })
    }

    /// The person without a seat who has this id in the room.
    pub fn bystander(&self, who: &str) -> Option<PlayerRow> {
        self.bystanders().find(|(_, known)| known.who == who).map(|(player, _)| player)
    }

    /// Shows a new name and face. Returns whether that changes anything.
    pub(super) fn change_player(&mut self, who: &PlayerRow) -> bool {
        let mut has_changed = false;
        let people = self.room.iter_mut().flat_map(|RoomRow { host, seats, .. }| {
            let seated = seats.iter_mut().filter_map(|seat| match seat {
                RoomSeatRow::Person { player, .. } => Some(player),
                RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
            });
            seated.chain([host])
        });
        for person in people.filter(|person| person.id == who.id && *person != who) {
            person.clone_from(who);
            has_changed = true;
        }
        for there in [&mut self.here, &mut self.watching] {
            if let Some(present) = there.get_mut(&who.id).filter(|present| present.name != who.name) {
                present.name.clone_from(&who.name);
                has_changed = true;
            }
        }
        has_changed
    }

    fn connections(&mut self, role: Role) -> &mut Connections {
        match role {
            Role::Member => &mut self.here,
            Role::Watcher => &mut self.watching,
        }
    }

    /// The room as a person sees it, or a visitor without a name.
    pub fn seen_by(&self, player: Option<PlayerId>) -> Option<Room> {
        let room = self.room.as_ref()?;
        let seat = |seat: &RoomSeatRow| match seat {
            RoomSeatRow::Open => RoomSeat::Open {},
            RoomSeatRow::Person { player, ready } => RoomSeat::Person {
                name: player.name.clone(),
                face: player.face,
                ready: ready.is_some(),
                here: self.here.contains_key(&player.id),
            },
            RoomSeatRow::Bot(level) => RoomSeat::Bot { level: level.clone() },
        };
        let host = self.host(room, player);
        let you = player.and_then(|player| seat_of(room, player));
        let kept_out = room.kept_out.iter().filter(|_| host.you).map(|player| player.name.clone());
        // Nobody reads who reports them, even as the next host.
        let reports = self.reports.iter().filter(|(_, about)| host.you && Some(*about) != player);
        let others = self.bystanders().filter(|(other, _)| player.is_some_and(|player| player != other.id));
        let others = others.map(|(_, bystander)| bystander);
        Some(Room {
            id: room.id.to_string(),
            code: RoomCode::of(room.id).text(),
            settings: room.settings.clone(),
            rules: (*self.rules).clone(),
            seats: room.seats.iter().map(seat).collect(),
            you,
            terms: you.map(|seat| Hex32(terms(room, seat))),
            kept_out: kept_out.collect(),
            bystanders: others.take(BYSTANDERS).collect(),
            reports: reports.map(|(report, _)| report.clone()).collect(),
            host,
            watchers: self.watchers(),
            next: next(room),
            current: room.current.map(|(id, over)| RoomMatch { match_id: id.to_string(), over }),
            // Visitors without a name see who invites them, but not who has played there.
            played: player.map(|_| played(room)).unwrap_or_default(),
            totals: player.map(|_| totals(room)).unwrap_or_default(),
            east: chosen_east(room),
        })
    }

    fn host(&self, room: &RoomRow, player: Option<PlayerId>) -> RoomHost {
        let PlayerRow { id, name, .. } = &room.host;
        let seat = seat_of(room, *id);
        // Without a seat they may watch the table only.
        let here = self.here.contains_key(id) || self.watching.contains_key(id);
        RoomHost { name: name.clone(), seat, here, you: player.is_some_and(|player| is_host(room, player)) }
    }

    /// The entry in this person's list, if there is to be one.
    pub(super) fn listed_for(&self, player: PlayerId) -> Option<RoomEntry> {
        let room = self.room.as_ref()?;
        let yours = is_member(room, player);
        (yours || room.settings.listed).then(|| RoomEntry {
            id: room.id.to_string(),
            host: room.host.name.clone(),
            name: room.settings.name.clone(),
            rules: self.rules.title.clone(),
            seats: room.seats.len() as u8,
            open: room.seats.iter().filter(|seat| matches!(seat, RoomSeatRow::Open)).count() as u8,
            playing: is_in_play(room),
            yours,
        })
    }
}

/// The next match of a room, with the commitment to the server's part of its first wall, and the seals once all are
/// there.
fn next(room: &RoomRow) -> RoomNext {
    let NextMatch { id, secret } = room.next;
    let commitment = Hex32(shared_wall_commitment(id, &secret, 0));
    RoomNext { match_id: id.to_string(), commitment, seals: shares_due(room).map(|sealing| sealing.seals()) }
}

/// The match that waits for sealed shares from now on, and until when.
fn waits(room: &RoomRow) -> Option<(MatchId, Instant)> {
    shares_due(room).map(|_| (room.next.id, Instant::now() + TIME_TO_OPEN))
}

/// A room that is changed by one at a time.
pub(crate) struct LiveRoom {
    pub id: RoomId,
    changing: Mutex<()>,
    pub(super) state: watch::Sender<RoomState>,
    pub talk: RoomTalk,
    /// The address where it was opened; unknown after a restart.
    from: OnceLock<IpAddr>,
}

impl LiveRoom {
    pub(super) fn new(room: RoomRow, speakers: Speakers) -> Arc<LiveRoom> {
        let (id, changing) = (room.id, Mutex::default());
        let state = watch::Sender::new(RoomState::new(room, speakers));
        Arc::new(LiveRoom { id, changing, state, talk: RoomTalk::new(), from: OnceLock::new() })
    }

    /// Notes the address where it was opened.
    pub(super) fn opened_from(&self, address: IpAddr) {
        self.from.get_or_init(|| address);
    }

    pub(super) fn is_from(&self, address: IpAddr) -> bool {
        self.from.get() == Some(&address)
    }

    pub(super) async fn lock(&self) -> MutexGuard<'_, ()> {
        self.changing.lock().await
    }

    pub fn state(&self) -> RoomState {
        self.state.borrow().clone()
    }

    /// The version that is shown; 0 where the room is gone.
    pub(super) fn version(&self) -> u32 {
        self.state.borrow().room.as_ref().map_or(0, |room| room.version)
    }

    /// Whether the room is shown as it is kept. The end of a match is kept before its table shows it.
    pub(super) fn is_as_kept(&self, kept: &RoomVersion, has_shown_all: impl Fn(MatchId) -> bool) -> bool {
        self.state.borrow().room.as_ref().is_some_and(|room| {
            let is_played = room.current.filter(|(_, over)| !over);
            let has_ended = kept.is_over && is_played.is_some_and(|(id, _)| has_shown_all(id));
            room.version == kept.version && !has_ended
        })
    }

    pub(super) fn show(&self, room: Option<RoomRow>) {
        let as_seen = |room: &RoomRow| RoomRow { version: 0, ..room.clone() };
        self.state.send_if_modified(|state| {
            let is_news = state.room.as_ref().map(as_seen) != room.as_ref().map(as_seen);
            if let Some(room) = &room
                && state.room.as_ref().is_none_or(|known| known.rules != room.rules)
            {
                state.rules = Arc::new(convert::room_rules(&room.rules));
            }
            let waits = room.as_ref().and_then(waits);
            // The time runs from when the seals were first shown.
            if waits.map(|(id, _)| id) != state.due.map(|(id, _)| id) {
                state.due = waits;
            }
            state.room = room;
            state.left = Instant::now();
            is_news
        });
    }

    /// Reports the person on a seat, or the host without one, to the host, and returns that person. The list is lost
    /// when the server ends, and in part where there are very many.
    pub fn report(&self, who: &PlayerRow, seat: Option<u8>) -> Result<PlayerId, RoomRefusal> {
        let state = self.state();
        if state.keeps_out(who.id) {
            return Err(RoomRefusal::RoomKeptOut);
        }
        let room = state.room.as_ref().filter(|room| is_member(room, who.id)).ok_or(RoomRefusal::RoomNoSeat)?;
        let player = match seat {
            Some(seat) => room.seats.get(usize::from(seat)).and_then(RoomSeatRow::person),
            None => Some(&room.host).filter(|host| seat_of(room, host.id).is_none()),
        };
        let player = player.filter(|player| player.id != who.id).ok_or(RoomRefusal::RoomNamedSeat)?;
        let (about, report) = (player.id, Report { by: who.name.clone(), about: player.name.clone() });
        self.state.send_modify(|state| {
            if state.reports.len() == REPORTS {
                state.reports.pop_first();
            }
            state.reports.insert((report, about));
        });
        Ok(about)
    }

    pub fn follow(&self) -> watch::Receiver<RoomState> {
        self.state.subscribe()
    }

    /// Follows the room's changes as somebody who is there until the [`Presence`] is dropped.
    pub fn enter(self: &Arc<LiveRoom>, who: &PlayerRow, role: Role) -> (Presence, watch::Receiver<RoomState>) {
        self.state.send_modify(|state| {
            let nobody_yet = || Present { name: who.name.clone(), connections: 0 };
            state.connections(role).entry(who.id).or_insert_with(nobody_yet).connections += 1;
        });
        (Presence { room: self.clone(), player: who.id, role }, self.state.subscribe())
    }
}

/// The role of somebody who has a room or its table open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// In the room, or on a seat at its table.
    Member,
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
                    state.left = Instant::now();
                }
            }
        });
    }
}
