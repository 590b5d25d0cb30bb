//! Rooms of friends: opened, changed, and the matches that begin in them.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use jantaku_core::{BySeat, Ruleset};
use jantaku_store::{
    Decided, MatchRow, MatchSeed, NextMatch, Owned, PlayerRow, Ready, RoomRow, RoomSeatRow, SeatRow, Who,
};
use jantaku_table::{Shares, derived, fresh_seed, now, wall_source};
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{EndedBy, NewMatch, Room, RoomCommand, RoomList, RoomSettings, Seating};

use super::new_match::{check, first_hand, fresh_id, fresh_token, usual};
use super::seating::names;
use super::{Lobby, LobbyError};
use crate::names::{NameRefusal, playable_name};
use crate::rooms::{
    After, Change, FRIENDS, LiveRoom, RoomRefusal, changed, east, is_complete, is_host, is_in_play, seat_of,
};

/// The most rooms in all, and with one host.
pub(crate) const ROOMS: usize = 10_000;
pub(crate) const ROOMS_OF_ONE: usize = 5;
/// How long a room is kept in which nobody is: a link of the morning leads into it in the evening.
pub(super) const KEPT_EMPTY: Duration = Duration::from_secs(12 * 60 * 60);

impl Lobby {
    /// The rooms of a person's list.
    pub(crate) async fn room_list(&self, who: &PlayerRow) -> Result<RoomList, LobbyError> {
        Ok(RoomList { rooms: self.rooms.list(who.id).await? })
    }

    /// Opens a room with its host, who is at this address, on the first seat, where fewer than so many opened there are open.
    pub(crate) async fn open_room(
        &self,
        who: &PlayerRow,
        (address, most): (IpAddr, usize),
        settings: RoomSettings,
    ) -> Result<Room, LobbyError> {
        let settings = named(settings)?;
        let rules = self.room_rules(who, &settings).await?;
        let opening = self.opening.of(who.id);
        let _alone = opening.lock().await;
        match self.rooms.count(who, address).await? {
            (_, own, _) if own >= ROOMS_OF_ONE => return Err(RoomRefusal::TooMany.into()),
            (_, _, here) if here >= most => return Err(RoomRefusal::TooManyHere.into()),
            (all, ..) if all >= ROOMS => return Err(RoomRefusal::Full.into()),
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
        let live = self.rooms.open(room, address).await?;
        live.state().seen_by(Some(who.id)).ok_or(LobbyError::NoSuchRoom)
    }

    /// Ends the rooms of this server in which nobody has been for long.
    pub(super) async fn end_deserted_rooms(&self) -> Result<(), LobbyError> {
        for live in self.rooms.deserted(self.kept_empty).await? {
            // Only the server that has a room knows who is there.
            match self.ours(Owned::Room(live.id)).await {
                Err(LobbyError::Elsewhere(_)) => continue,
                ours => ours?,
            }
            let has_shown_all = |id| self.has_shown_all(id);
            self.rooms.end_deserted(&live, self.kept_empty, has_shown_all).await?;
            tracing::info!(room = %live.id, "a room without anybody is ended");
        }
        Ok(())
    }

    /// Shows in rooms what other servers have changed there.
    pub(super) async fn follow_rooms(&self) -> Result<(), LobbyError> {
        let elsewhere = self.rooms_played_elsewhere().await?;
        Ok(self.rooms.follow(|id| !elsewhere.contains(&id) && self.has_shown_all(id)).await?)
    }

    /// The matches of rooms whose tables other servers have. Until these have shown the end, nobody learns it here.
    pub(super) async fn rooms_played_elsewhere(&self) -> Result<HashSet<MatchId>, LobbyError> {
        let Some(cluster) = self.cluster() else { return Ok(HashSet::new()) };
        Ok(cluster.played_elsewhere(&self.rooms.matches().await?).await?)
    }

    /// A room that is open.
    pub(crate) async fn room(&self, id: RoomId) -> Result<Arc<LiveRoom>, LobbyError> {
        self.ours(Owned::Room(id)).await?;
        let live = self.rooms.find(id).await?.ok_or(LobbyError::NoSuchRoom)?;
        if self.cluster().is_some_and(|cluster| cluster.must_read_again(Owned::Room(id))) {
            self.rooms.read_again(&live, |id| self.has_shown_all(id)).await?;
        }
        Ok(live)
    }

    /// The room of a code.
    pub(crate) async fn room_by_code(&self, code: &str) -> Result<RoomId, LobbyError> {
        self.rooms.by_code(code).await?.ok_or(LobbyError::NoSuchRoom)
    }

    /// The room of a match, if it has one.
    pub(crate) async fn room_of_match(&self, id: MatchId) -> Result<Option<Arc<LiveRoom>>, LobbyError> {
        Ok(self.rooms.of_match(id).await?)
    }

    /// Does something in a room; a match begins with what completes it. Returns the room as it is then; none where it is gone.
    pub(crate) async fn room_command(
        &self,
        who: &PlayerRow,
        id: RoomId,
        command: RoomCommand,
    ) -> Result<Option<Room>, LobbyError> {
        let live = self.room(id).await?;
        let Some(change) = self.change(who, &live, command).await? else {
            return Ok(live.state().seen_by(Some(who.id)));
        };
        let has_shown_all = |id| self.has_shown_all(id);
        self.rooms.change(&live, has_shown_all, |room| self.after(room, who, change.clone())).await?;
        Ok(live.state().seen_by(Some(who.id)))
    }

    /// What a room is after a change.
    async fn after(&self, room: Option<RoomRow>, who: &PlayerRow, change: Change) -> Result<Option<After>, LobbyError> {
        Ok(Some(match changed(room.ok_or(LobbyError::NoSuchRoom)?, who, change)? {
            Some(room) if is_complete(&room) => self.begun(room).await?,
            room => After::from(room),
        }))
    }

    /// Takes somebody out of the room where a match is played that they play, too.
    pub(super) async fn leave_room_of(&self, who: &PlayerRow, id: MatchId) -> Result<(), LobbyError> {
        let live = self.rooms.of_match(id).await?;
        let is_there = |live: &Arc<LiveRoom>| live.state().room.is_some_and(|room| seat_of(&room, who.id).is_some());
        let live = live.filter(is_there).ok_or(LobbyError::OthersPlay)?;
        self.room_command(who, live.id, RoomCommand::Leave {}).await.map(drop)
    }

    /// Takes somebody out of all their rooms, wherever these are.
    pub(super) async fn leave_rooms(&self, who: &PlayerRow) -> Result<(), LobbyError> {
        self.follow_rooms().await?;
        let decided = Decided { banned: [who.id].into(), ..Decided::default() };
        let elsewhere = self.rooms_played_elsewhere().await?;
        Ok(self.rooms.enforce(&decided, |id| !elsewhere.contains(&id) && self.has_shown_all(id)).await?)
    }

    /// The change that a command asks for; none where it changes nothing of the room.
    async fn change(
        &self,
        who: &PlayerRow,
        live: &LiveRoom,
        command: RoomCommand,
    ) -> Result<Option<Change>, LobbyError> {
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
                let room = live.state().room.ok_or(LobbyError::NoSuchRoom)?;
                if !is_host(&room, who.id) {
                    return Err(RoomRefusal::NotHost.into());
                }
                let (id, _) = room.current.filter(|_| is_in_play(&room)).ok_or(RoomRefusal::NotInPlay)?;
                self.end_match(id, EndedBy::Host).await?;
                return Ok(None);
            }
            RoomCommand::Sit { seat } => Change::Sit(seat),
            RoomCommand::Leave {} => Change::Leave,
            RoomCommand::GiveUpSeat {} => Change::GiveUpSeat,
            RoomCommand::Ready { ready, share, terms } => {
                let ready = ready.then_some(Ready { share: share.map(|share| share.0) });
                Change::Ready(ready, terms.map(|terms| terms.0))
            }
            RoomCommand::Free { seat } => Change::Free(seat),
            RoomCommand::KeepOut { seat } => Change::KeepOut(seat),
            RoomCommand::KeepOutBystander { who } => {
                Change::KeepOutBystander(live.state().bystander(&who).ok_or(RoomRefusal::NotThere)?)
            }
            RoomCommand::LetIn { nth } => Change::LetIn(nth),
            RoomCommand::Host { seat } => Change::Host(seat),
            RoomCommand::Bot { seat, level } => {
                let known = jantaku_bots::by_name(&level, [0; 32]);
                known.map_err(|error| LobbyError::Request(format!("`level`: {error}")))?;
                Change::Bot(seat, level)
            }
            RoomCommand::Swap { seat, with } => Change::Swap(seat, with),
            RoomCommand::Change { settings } => {
                let settings = named(settings)?;
                let rules = self.room_rules(who, &settings).await?;
                Change::Settings(settings, Box::new(rules))
            }
        }))
    }

    /// The rules of a room with these settings, if a match can be played by them.
    async fn room_rules(&self, who: &PlayerRow, settings: &RoomSettings) -> Result<Ruleset, LobbyError> {
        if let Some(seconds) = settings.claim_window.filter(|seconds| !RoomSettings::CLAIM_WINDOWS.contains(seconds)) {
            return Err(LobbyError::Request(format!("`claim_window`: 1 to 10 seconds, not {seconds}")));
        }
        let (known, _) = self.on_offer(who.id).await?;
        let named = super::find(&known, &settings.preset)?;
        let RoomSettings { preset, length, menu, pace, time, .. } = settings.clone();
        let name = who.name.clone();
        check(&known, &NewMatch { preset, length, menu, pace, time, name, ..usual(named, jantaku_bots::USUAL) })
    }

    /// The room with its match begun, which is stored with its first deal, and the room with it.
    async fn begun(&self, mut room: RoomRow) -> Result<After, LobbyError> {
        let (row, shares) = match_of(&room)?;
        let first = first_hand(&row, wall_source(&row, 0, &shares)?)?;
        room.next = self.next_match().await?;
        room.current = Some((row.id, false));
        room.played += 1;
        for seat in &mut room.seats {
            if let RoomSeatRow::Person { ready, .. } = seat {
                *ready = None;
            }
        }
        Ok(After::Begun(room, Box::new((row, first))))
    }

    /// What is fixed of a match before anybody adds to its first wall: who sits where and what its bots are like follow from it too, so that
    /// nobody chooses them by the wall.
    async fn next_match(&self) -> Result<NextMatch, LobbyError> {
        let Some(seed) = self.match_seed().await? else {
            return Ok(NextMatch { id: fresh_id()?, secret: fresh_seed()? });
        };
        // Shared walls follow from the id, too. Rooms that wait at the same time have matches of their own.
        let secret = derived(&seed, "in a room", self.prepared.fetch_add(1, Ordering::Relaxed));
        let id = derived(&secret, "id", 0);
        Ok(NextMatch { id: MatchId(u64::from_be_bytes(std::array::from_fn(|at| id[at]))), secret })
    }
}

/// The settings with the room's name checked like a person's; a blank name is no name.
fn named(settings: RoomSettings) -> Result<RoomSettings, NameRefusal> {
    let name = settings.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    Ok(RoomSettings { name: name.map(playable_name).transpose()?, ..settings })
}

/// The match that a room has agreed on, and what its people add to its first wall.
fn match_of(room: &RoomRow) -> Result<(MatchRow, Shares), LobbyError> {
    let NextMatch { id, secret } = room.next;
    let chance = derived(&secret, "seats", 0);
    let mut seated = seated(&room.seats, &chance)?;
    match room.settings.seating {
        Seating::Choice => seated.rotate_left(east(room).into()),
        Seating::Draw => draw(&mut seated, &chance),
    }
    let (seats, shares): (_, Vec<Option<[u8; 32]>>) = seated.into_iter().unzip();
    let row = MatchRow {
        id,
        created: now(),
        rules: room.rules.clone(),
        seats,
        pace: room.settings.pace,
        time: room.settings.time,
        claim_window: room.settings.claim_window,
        seed: MatchSeed::Shared(secret),
        whims: derived(&secret, "whims", 0),
        mode: FRIENDS.to_owned(),
        watching: room.settings.watching,
        finished: false,
        ended: None,
    };
    let shares = BySeat::from_fn(row.rules.players, |seat| shares[seat.index()]);
    Ok((row, shares))
}

/// Somebody on a seat of a match, and what they add to its first wall.
type Seated = (SeatRow, Option<[u8; 32]>);

/// Who sits in a room, in its order. Bots have names that no person there has.
fn seated(seats: &[RoomSeatRow], chance: &[u8]) -> Result<Vec<Seated>, LobbyError> {
    let (mut people, mut levels) = (Vec::new(), Vec::new());
    for seat in seats {
        match seat {
            RoomSeatRow::Person { player, .. } => people.push(player.name.as_str()),
            RoomSeatRow::Bot(level) => levels.push(level.clone()),
            RoomSeatRow::Open => {}
        }
    }
    let mut bots = names(&levels, &people, chance).into_iter();
    let mut taken = Vec::new();
    for seat in seats {
        if let RoomSeatRow::Person { player, ready } = seat {
            let who = Who::Person { player: player.id, token: fresh_token()? };
            let share = ready.and_then(|ready| ready.share);
            taken.push((SeatRow { name: player.name.clone(), face: player.face, who }, share));
        } else {
            taken.extend(bots.next().map(|bot| (bot, None)));
        }
    }
    Ok(taken)
}

/// Shuffles the seats: each order is as likely as any other.
fn draw(seats: &mut [Seated], chance: &[u8]) {
    let mut drawn: Vec<([u8; 32], Seated)> =
        (0..).zip(seats.iter().cloned()).map(|(at, seat)| (derived(chance, "seat", at), seat)).collect();
    drawn.sort_by_key(|(lot, _)| *lot);
    seats.iter_mut().zip(drawn).for_each(|(seat, (_, drawn))| *seat = drawn);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_order_of_seats_is_drawn_about_as_often() {
        let bot = |name: &str| (SeatRow::of_bot(name, "easy"), None);
        let mut orders = BTreeMap::<String, u32>::new();
        for number in 0_u32..2_400 {
            let mut seats = ["A", "B", "C", "D"].map(bot);
            draw(&mut seats, &number.to_be_bytes());
            *orders.entry(seats.map(|(seat, _)| seat.name).concat()).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| (60..=150).contains(count)), "{orders:?}");
    }

    #[test]
    fn bots_of_a_room_are_called_like_nobody_in_it() {
        let player = PlayerRow { id: jantaku_wire::ids::PlayerId(4), name: "Hana".to_owned(), face: None };
        let room = [
            RoomSeatRow::Bot("easy".to_owned()),
            RoomSeatRow::Person { player, ready: Some(Ready { share: Some([7; 32]) }) },
        ];
        for chance in 0..=255 {
            let [(bot, none), (person, share)] = &seated(&room, &[chance]).unwrap()[..] else {
                panic!("two sit there")
            };
            assert_eq!((bot.bot(), person.name.as_str()), (Some("easy"), "Hana"));
            assert_ne!(bot.name, "Hana");
            assert_eq!((*none, *share), (None, Some([7; 32])));
        }
    }
}
