mod all;
mod begin;
mod change;
mod evening;
mod live;
mod next;
mod refusal;
mod routes;
mod talk;

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jantaku_core::Ruleset;
use jantaku_store::{Decided, NextMatch, Owned, PlayerRow, Ready, RoomRow, RoomSeatRow, Store, StoreError};
use jantaku_table::{derived, fresh_seed, now, wall_source};
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{EndedBy, NewMatch, NotSaid, Room, RoomCommand, RoomList, RoomSettings, Said, Talk};

use crate::cluster::{Elsewhere, Others};
use crate::houses::{Houses, check, find, usual};
use crate::people::{NameRefusal, playable_name};
use crate::refusal::{Malformed, Refused};
use crate::rooms::all::After;
use crate::rooms::begin::match_of;
use crate::rooms::change::{Change, changed, is_complete, is_host, is_in_play};
use crate::rooms::next::{has_lost_seals, sealing, shares_due};
use crate::tables::{InTurn, Seeds, TableRefusal, Tables, first_hand, fresh_id};

pub(crate) use all::LiveRooms;
pub(crate) use change::seat_of;
pub(crate) use live::{LiveRoom, Presence, Role, RoomState};
pub(crate) use next::chance;
pub(crate) use refusal::RoomRefusal;
pub(crate) use routes::routes;

/// The most rooms in all, and with one host.
pub(crate) const ROOMS: usize = 10_000;
pub(crate) const ROOMS_OF_ONE: usize = 5;
/// The time for which an empty room is kept: a link of the morning still leads into it in the evening.
pub(crate) const KEPT_EMPTY: Duration = Duration::from_secs(12 * 60 * 60);

pub(crate) struct Rooms {
    pub store: Store,
    pub live: Arc<LiveRooms>,
    pub tables: Arc<Tables>,
    pub houses: Arc<Houses>,
    pub others: Others,
    pub in_turn: InTurn,
    pub seeds: Seeds,
    /// The number of matches that have been prepared.
    pub prepared: AtomicU32,
    /// The time for which an empty room is kept.
    pub kept_empty: Duration,
}

impl Rooms {
    pub async fn list(&self, who: &PlayerRow) -> Result<RoomList, Refused> {
        Ok(RoomList { rooms: self.live.list(who.id).await? })
    }

    /// Opens a room with its host on the first seat, if fewer than the limit opened at this address are open.
    pub async fn open(
        &self,
        who: &PlayerRow,
        (address, most): (IpAddr, usize),
        settings: RoomSettings,
    ) -> Result<Room, Refused> {
        let settings = named(settings)?;
        let rules = self.rules(who, &settings).await?;
        let turn = self.in_turn.of(who.id);
        let _alone = turn.lock().await;
        match self.live.count(who, address).await? {
            (_, own, _) if own >= ROOMS_OF_ONE => return Err(RoomRefusal::RoomTooMany.into()),
            (_, _, here) if here >= most => return Err(RoomRefusal::RoomTooManyHere.into()),
            (all, ..) if all >= ROOMS => return Err(RoomRefusal::RoomFull.into()),
            _ => {}
        }
        let mut seats = vec![RoomSeatRow::Open; rules.players.count()];
        seats[0] = RoomSeatRow::Person { player: who.clone(), ready: None };
        let MatchId(bits) = fresh_id()?;
        let (id, created, next) = (RoomId(bits), now(), self.next_match().await?);
        let room = RoomRow {
            id,
            created,
            settings,
            rules,
            seats,
            host: who.clone(),
            played: 0,
            matches: Vec::new(),
            next,
            current: None,
            kept_out: Vec::new(),
            version: 0,
        };
        let live = self.live.open(room, address).await?;
        Ok(live.state().seen_by(Some(who.id)).ok_or(RoomRefusal::NoSuchRoom)?)
    }

    /// Ends the rooms of this server that have been empty for long.
    pub async fn end_deserted(&self) -> Result<(), Refused> {
        for live in self.live.deserted(self.kept_empty).await? {
            // Only the server of a room knows who is there.
            match self.others.ours(Owned::Room(live.id)).await {
                Err(refused) if refused.of::<Elsewhere>().is_some() => continue,
                ours => ours?,
            }
            let has_shown_all = |id| self.tables.has_shown_all(id);
            self.live.end_deserted(&live, self.kept_empty, has_shown_all).await?;
            tracing::info!(room = %live.id, "a room without anybody is ended");
        }
        Ok(())
    }

    /// Shows changes that other servers have made.
    pub async fn follow(&self) -> Result<(), Refused> {
        let elsewhere = self.played_elsewhere().await?;
        Ok(self.live.follow(|id| !elsewhere.contains(&id) && self.tables.has_shown_all(id)).await?)
    }

    /// The matches of rooms whose tables other servers have. Until these have shown the end, nobody learns it here.
    async fn played_elsewhere(&self) -> Result<HashSet<MatchId>, StoreError> {
        self.others.played_elsewhere(&self.live.matches().await?).await
    }

    pub async fn find(&self, id: RoomId) -> Result<Arc<LiveRoom>, Refused> {
        self.others.ours(Owned::Room(id)).await?;
        let live = self.live.find(id).await?.ok_or(RoomRefusal::NoSuchRoom)?;
        if self.others.cluster().is_some_and(|cluster| cluster.must_read_again(Owned::Room(id))) {
            self.live.read_again(&live, |id| self.tables.has_shown_all(id)).await?;
        }
        Ok(live)
    }

    pub async fn by_code(&self, code: &str) -> Result<RoomId, Refused> {
        Ok(self.live.by_code(code).await?.ok_or(RoomRefusal::NoSuchRoom)?)
    }

    /// Carries out a command; a match begins with the one that completes its room. Returns the room after it; none if
    /// it is gone.
    pub async fn does(&self, who: &PlayerRow, id: RoomId, command: RoomCommand) -> Result<Option<Room>, Refused> {
        let live = self.find(id).await?;
        let Some(change) = self.change(who, &live, command).await? else {
            return Ok(live.state().seen_by(Some(who.id)));
        };
        let has_shown_all = |id| self.tables.has_shown_all(id);
        self.live.change(&live, has_shown_all, |room| self.after(room, who, change.clone())).await?;
        self.begin_opened(&live).await?;
        Ok(live.state().seen_by(Some(who.id)))
    }

    async fn after(&self, room: Option<RoomRow>, who: &PlayerRow, change: Change) -> Result<Option<After>, Refused> {
        let before = room.ok_or(RoomRefusal::NoSuchRoom)?;
        let room = changed(before.clone(), who, change)?;
        self.follows(before, room).await.map(Some)
    }

    /// The consequence of a change of a room: a match that nobody has sealed a share for begins when all are ready.
    /// Otherwise the seals are shown first, and from then on belong to this match as it is, or to none.
    async fn follows(&self, before: RoomRow, room: Option<RoomRow>) -> Result<After, Refused> {
        Ok(match room {
            Some(room) if has_lost_seals(&before, &room) => After::Changed(self.with_another_match(room).await?),
            Some(room) if is_complete(&room) && shares_due(&room).is_none() => self.begun(room).await?,
            room => After::from(room),
        })
    }

    /// Begins the match of a room whose sealed shares are all open, or are not waited for any longer.
    async fn begin_opened(&self, live: &LiveRoom) -> Result<(), Refused> {
        let begins = async |room: Option<RoomRow>| {
            let Some(room) = room else { return Ok(None) };
            match shares_due(&room) {
                Some(sealing) if live.state().is_to_begin(&room, &sealing) => self.begun(room).await.map(Some),
                _ => Ok(None),
            }
        };
        self.live.change(live, |id| self.tables.has_shown_all(id), begins).await
    }

    /// Begins the matches of this server's rooms that do not wait any longer.
    pub async fn begin_late(&self) -> Result<(), Refused> {
        for live in self.live.with_shares_due().await? {
            match self.begin_without_waiting(&live).await {
                Err(error) if error.of::<Elsewhere>().is_none() => {
                    tracing::error!(room = %live.id, "the match of a room cannot begin: {error}");
                }
                // Another server has the room and does it.
                _ => {}
            }
        }
        Ok(())
    }

    /// Begins the match of a room that waits no longer; if it cannot begin, people have to be ready for another one.
    async fn begin_without_waiting(&self, live: &LiveRoom) -> Result<(), Refused> {
        self.others.ours(Owned::Room(live.id)).await?;
        let Err(error) = self.begin_opened(live).await else { return Ok(()) };
        let another = async |room: Option<RoomRow>| {
            let Some(room) = room.filter(|room| shares_due(room).is_some()) else { return Ok(None) };
            self.with_another_match(room).await.map(|room| Some(After::Changed(room)))
        };
        self.live.change(live, |id| self.tables.has_shown_all(id), another).await.and(Err(error))
    }

    /// Takes a player out of the room where their match is played.
    async fn leave_match(&self, who: &PlayerRow, id: MatchId) -> Result<(), Refused> {
        let live = self.live.of_match(id).await?;
        let is_there = |live: &Arc<LiveRoom>| live.state().room.is_some_and(|room| seat_of(&room, who.id).is_some());
        let live = live.filter(is_there).ok_or(TableRefusal::OthersPlay)?;
        self.does(who, live.id, RoomCommand::Leave {}).await.map(drop)
    }

    /// Takes a person out of all their rooms, on any server.
    pub async fn leave_all(&self, who: &PlayerRow) -> Result<(), Refused> {
        self.follow().await?;
        let decided = Decided { banned: [who.id].into(), ..Decided::default() };
        self.enforce(&decided).await
    }

    /// Carries out decisions: frees the seats of banned people, and closes rooms with their matches.
    pub async fn enforce(&self, decided: &Decided) -> Result<(), Refused> {
        let elsewhere = self.played_elsewhere().await?;
        // Another server with the table ends the match itself.
        for id in self.live.played_in(&decided.closing).await? {
            if !elsewhere.contains(&id) {
                self.tables.end(id, EndedBy::Administrator).await?;
            }
        }
        let has_shown_all = |id| !elsewhere.contains(&id) && self.tables.has_shown_all(id);
        self.live.enforce(decided, has_shown_all, |before, room| self.follows(before, room)).await
    }

    /// Gives up a running match. In a match with other people the player leaves its room.
    pub async fn give_up(&self, who: &PlayerRow, id: MatchId) -> Result<(), Refused> {
        match self.tables.give_up(who.id, id).await {
            Err(refused) if refused.of() == Some(&TableRefusal::OthersPlay) => self.leave_match(who, id).await,
            done => done,
        }
    }

    /// Passes on a message, if the room allows it.
    pub async fn say(&self, who: &PlayerRow, live: &LiveRoom, talk: Talk) -> Result<(), NotSaid> {
        let state = live.state();
        let room = state.room.ok_or(NotSaid::OnlyListens)?;
        let hand_is_played = room.current.is_some_and(|(id, over)| !over && !self.tables.is_between_hands(id));
        talk::check(&talk, room.settings.talk, hand_is_played)?;
        let seat = match room.current {
            Some((id, _)) => self.store.seat(who.id, id).await.ok().flatten().map(|(seat, _)| seat.into()),
            None => None,
        };
        live.talk.say(Said { who: state.speakers.of(room.id, who.id), name: who.name.clone(), seat, talk });
        Ok(())
    }

    /// The change that a command asks for; none if it changes nothing of the room.
    async fn change(&self, who: &PlayerRow, live: &LiveRoom, command: RoomCommand) -> Result<Option<Change>, Refused> {
        Ok(Some(match command {
            RoomCommand::Report { seat } => {
                self.store.add_report(who.id, live.report(who, Some(seat))?, live.id, now()).await?;
                return Ok(None);
            }
            RoomCommand::ReportHost {} => {
                self.store.add_report(who.id, live.report(who, None)?, live.id, now()).await?;
                return Ok(None);
            }
            RoomCommand::EndMatch {} => {
                let room = live.state().room.ok_or(RoomRefusal::NoSuchRoom)?;
                if !is_host(&room, who.id) {
                    return Err(RoomRefusal::RoomNotHost.into());
                }
                let (id, _) = room.current.filter(|_| is_in_play(&room)).ok_or(RoomRefusal::RoomNotInPlay)?;
                self.tables.end(id, EndedBy::Host).await?;
                return Ok(None);
            }
            RoomCommand::Sit { seat } => Change::Sit(seat),
            RoomCommand::Leave {} => Change::Leave,
            RoomCommand::GiveUpSeat {} => Change::GiveUpSeat,
            RoomCommand::Ready { ready, seals, terms } => {
                let seals = seals.map(|seals| seals.into_iter().map(|seal| seal.0).collect());
                let ready = ready.then_some(Ready { seals, share: None });
                Change::Ready(ready, terms.map(|terms| terms.0))
            }
            RoomCommand::Open { share } => Change::Open(share.0),
            RoomCommand::Free { seat } => Change::Free(seat),
            RoomCommand::KeepOut { seat } => Change::KeepOut(seat),
            RoomCommand::KeepOutBystander { who } => {
                Change::KeepOutBystander(live.state().bystander(&who).ok_or(RoomRefusal::RoomNotThere)?)
            }
            RoomCommand::LetIn { nth } => Change::LetIn(nth),
            RoomCommand::Host { seat } => Change::Host(seat),
            RoomCommand::Bot { seat, level } => {
                let known = jantaku_bots::by_name(&level, [0; 32]);
                known.map_err(|error| Malformed::field("level", error))?;
                Change::Bot(seat, level)
            }
            RoomCommand::Swap { seat, with } => Change::Swap(seat, with),
            RoomCommand::Change { settings } => {
                let settings = named(settings)?;
                let rules = self.rules(who, &settings).await?;
                Change::Settings(settings, Box::new(rules))
            }
        }))
    }

    /// The rules of these settings, if a match can be played by them.
    async fn rules(&self, who: &PlayerRow, settings: &RoomSettings) -> Result<Ruleset, Refused> {
        if let Some(seconds) = settings.claim_window.filter(|seconds| !RoomSettings::CLAIM_WINDOWS.contains(seconds)) {
            return Err(Malformed(format!("`claim_window`: 1 to 10 seconds, not {seconds}")).into());
        }
        let (known, _) = self.houses.on_offer(who.id).await?;
        let named = find(&known, &settings.preset)?;
        let RoomSettings { preset, length, menu, pace, time, .. } = settings.clone();
        let name = who.name.clone();
        check(&known, &NewMatch { preset, length, menu, pace, time, name, ..usual(named, jantaku_bots::USUAL) })
    }

    /// Begins the match, and stores it with its first deal and the room.
    async fn begun(&self, mut room: RoomRow) -> Result<After, Refused> {
        let row = match_of(&room)?;
        let first = first_hand(&row, wall_source(&row, 0, &sealing(&room))?)?;
        room.current = Some((row.id, false));
        room.played += 1;
        Ok(After::Begun(self.with_another_match(room).await?, Box::new((row, first))))
    }

    /// The room with another next match, for which nobody is ready yet: shares that were sealed for one match are never
    /// opened for another.
    async fn with_another_match(&self, mut room: RoomRow) -> Result<RoomRow, Refused> {
        room.next = self.next_match().await?;
        for seat in &mut room.seats {
            if let RoomSeatRow::Person { ready, .. } = seat {
                *ready = None;
            }
        }
        Ok(room)
    }

    /// The part of a match that is fixed before anybody adds to its first wall: the seats and the bots' whims follow
    /// from it too, so that nobody chooses them by the wall.
    async fn next_match(&self) -> Result<NextMatch, Refused> {
        let Some(seed) = self.seeds.of_next_match().await? else {
            return Ok(NextMatch { id: fresh_id()?, secret: fresh_seed()? });
        };
        // Shared walls follow from the id, too. Rooms that wait at the same time have matches of their own.
        let secret = derived(&seed, "in a room", self.prepared.fetch_add(1, Ordering::Relaxed));
        let id = derived(&secret, "id", 0);
        Ok(NextMatch { id: MatchId(u64::from_be_bytes(std::array::from_fn(|at| id[at]))), secret })
    }
}

/// Checks the room's name like a person's; a blank name is none.
fn named(settings: RoomSettings) -> Result<RoomSettings, NameRefusal> {
    let name = settings.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    Ok(RoomSettings { name: name.map(playable_name).transpose()?, ..settings })
}
