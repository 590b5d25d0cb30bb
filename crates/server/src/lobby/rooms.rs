//! Rooms of friends: opened, changed, and the matches that begin in them.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_store::{MatchRow, MatchSeed, PlayerRow, RoomRow, RoomSeatRow, SeatRow, Who};
use jantaku_table::{derived, fresh_seed, no_shares, now, wall_source};
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{NewMatch, Room, RoomCommand, RoomList, RoomSettings, Seating};

use super::new_match::{chance, check, first_hand, fresh_id, fresh_token, usual};
use super::seating::names;
use super::{Lobby, LobbyError};
use crate::rooms::{Change, FRIENDS, Live, RoomRefusal, changed, is_complete};

/// The most rooms in all, and with one host.
const ROOMS: usize = 1_000;
const ROOMS_OF_ONE: usize = 5;

impl Lobby {
    /// The rooms of a person's list.
    pub(crate) async fn room_list(&self, who: &PlayerRow) -> Result<RoomList, LobbyError> {
        Ok(RoomList { rooms: self.rooms.list(who.id).await? })
    }

    /// Opens a room with its host on the first seat.
    pub(crate) async fn open_room(&self, who: &PlayerRow, settings: RoomSettings) -> Result<Room, LobbyError> {
        let rules = self.room_rules(who, &settings).await?;
        match self.rooms.count(who).await? {
            (_, own) if own >= ROOMS_OF_ONE => return Err(RoomRefusal::TooMany.into()),
            (all, _) if all >= ROOMS => return Err(LobbyError::Busy),
            _ => {}
        }
        let mut seats = vec![RoomSeatRow::Open; rules.players.count()];
        seats[0] = RoomSeatRow::Person { player: who.clone(), ready: false };
        let MatchId(bits) = fresh_id()?;
        let (id, created) = (RoomId(bits), now());
        let room = RoomRow { id, created, settings, rules, seats, host: 0, played: 0, current: None };
        let live = self.rooms.open(room).await?;
        live.scene().seen_by(Some(who.id)).ok_or(LobbyError::NoSuchRoom)
    }

    /// A room that is open.
    pub(crate) async fn room(&self, id: RoomId) -> Result<Arc<Live>, LobbyError> {
        self.rooms.find(id).await?.ok_or(LobbyError::NoSuchRoom)
    }

    /// The room of a match, if it has one.
    pub(crate) async fn room_of_match(&self, id: MatchId) -> Result<Option<Arc<Live>>, LobbyError> {
        Ok(self.rooms.of_match(id).await?)
    }

    /// Does something in a room; a match begins with what completes it. Returns the room as it is then; none where it is gone.
    pub(crate) async fn room_command(
        &self,
        who: &PlayerRow,
        id: RoomId,
        command: RoomCommand,
    ) -> Result<Option<Room>, LobbyError> {
        let change = self.change(who, command).await?;
        let live = self.room(id).await?;
        let changing = live.lock().await;
        let room = live.scene().room.ok_or(LobbyError::NoSuchRoom)?;
        match changed(room, who, change)? {
            Some(room) if is_complete(&room) => self.begin(&live, room).await?,
            room => self.rooms.keep(id, &live, room).await?,
        }
        drop(changing);
        Ok(live.scene().seen_by(Some(who.id)))
    }

    async fn change(&self, who: &PlayerRow, command: RoomCommand) -> Result<Change, LobbyError> {
        Ok(match command {
            RoomCommand::Sit { seat } => Change::Sit(seat),
            RoomCommand::Leave {} => Change::Leave,
            RoomCommand::Ready { ready } => Change::Ready(ready),
            RoomCommand::Free { seat } => Change::Free(seat),
            RoomCommand::Host { seat } => Change::Host(seat),
            RoomCommand::Bot { seat, level } => {
                let known = jantaku_bots::by_name(&level, [0; 32]);
                known.map_err(|error| LobbyError::Request(format!("`level`: {error}")))?;
                Change::Bot(seat, level)
            }
            RoomCommand::Change { settings } => {
                let rules = self.room_rules(who, &settings).await?;
                Change::Settings(settings, Box::new(rules))
            }
        })
    }

    /// The rules of a room with these settings, if a match can be played by them.
    async fn room_rules(&self, who: &PlayerRow, settings: &RoomSettings) -> Result<Ruleset, LobbyError> {
        let (known, _) = self.on_offer(who.id).await?;
        let named = super::find(&known, &settings.preset)?;
        let RoomSettings { preset, length, menu, pace, time, .. } = settings.clone();
        let name = who.name.clone();
        check(&known, &NewMatch { preset, length, menu, pace, time, name, ..usual(named, jantaku_bots::USUAL) })
    }

    /// Begins the match of a room: it is stored with its first deal, and the room with it.
    async fn begin(&self, live: &Live, mut room: RoomRow) -> Result<(), LobbyError> {
        let row = self.match_of(&room).await?;
        let first = first_hand(&row, wall_source(&row, 0, &no_shares(row.rules.players))?)?;
        room.current = Some((row.id, false));
        room.played += 1;
        for seat in &mut room.seats {
            if let RoomSeatRow::Person { ready, .. } = seat {
                *ready = false;
            }
        }
        self.store.begin_in_room(room.clone(), row, first).await?;
        live.show(Some(room));
        Ok(())
    }

    /// The match that a room has agreed on.
    async fn match_of(&self, room: &RoomRow) -> Result<MatchRow, LobbyError> {
        let seed = self.match_seed().await?;
        let chance = chance(seed)?;
        let mut seats = seats(&room.seats, &chance)?;
        match room.settings.seating {
            Seating::Choice => seats.rotate_left(room.played as usize % room.seats.len()),
            Seating::Draw => draw(&mut seats, &chance),
        }
        Ok(MatchRow {
            id: fresh_id()?,
            created: now(),
            rules: room.rules.clone(),
            seats,
            pace: room.settings.pace,
            time: room.settings.time,
            seed: seed.map_or(MatchSeed::Fresh, MatchSeed::Fixed),
            whims: seed.map_or_else(fresh_seed, Ok)?,
            mode: FRIENDS.to_owned(),
            watching: room.settings.watching,
            finished: false,
        })
    }
}

/// The seats of a match, in the order of the room. Bots have names that no person there has.
fn seats(seats: &[RoomSeatRow], chance: &[u8]) -> Result<Vec<SeatRow>, LobbyError> {
    let people: Vec<&str> = seats
        .iter()
        .filter_map(|seat| match seat {
            RoomSeatRow::Person { player, .. } => Some(player.name.as_str()),
            RoomSeatRow::Open | RoomSeatRow::Bot(_) => None,
        })
        .collect();
    let levels: Vec<String> = seats
        .iter()
        .filter_map(|seat| match seat {
            RoomSeatRow::Bot(level) => Some(level.clone()),
            RoomSeatRow::Open | RoomSeatRow::Person { .. } => None,
        })
        .collect();
    let mut bots = names(&levels, &people, chance).into_iter();
    let mut taken = Vec::new();
    for seat in seats {
        if let RoomSeatRow::Person { player, .. } = seat {
            let who = Who::Person { player: player.id, token: fresh_token()? };
            taken.push(SeatRow { name: player.name.clone(), who });
        } else {
            taken.extend(bots.next());
        }
    }
    Ok(taken)
}

/// Shuffles the seats: each order is as likely as any other.
fn draw(seats: &mut [SeatRow], chance: &[u8]) {
    let mut drawn: Vec<([u8; 32], SeatRow)> =
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
        let bot = |name: &str| SeatRow { name: name.to_owned(), who: Who::Bot("easy".to_owned()) };
        let mut orders = BTreeMap::<String, u32>::new();
        for number in 0_u32..2_400 {
            let mut seats = ["A", "B", "C", "D"].map(bot);
            draw(&mut seats, &number.to_be_bytes());
            *orders.entry(seats.map(|seat| seat.name).concat()).or_default() += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|count| (60..=150).contains(count)), "{orders:?}");
    }

    #[test]
    fn bots_of_a_room_are_called_like_nobody_in_it() {
        let player = PlayerRow { id: jantaku_wire::ids::PlayerId(4), name: "Hana".to_owned() };
        let room = [RoomSeatRow::Bot("easy".to_owned()), RoomSeatRow::Person { player, ready: true }];
        for chance in 0..=255 {
            let taken = seats(&room, &[chance]).unwrap();
            assert_eq!((taken[0].bot(), taken[1].name.as_str()), (Some("easy"), "Hana"));
            assert_ne!(taken[0].name, "Hana");
        }
    }
}
