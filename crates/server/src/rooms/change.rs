use jantaku_core::rules::SeatsBy;
use jantaku_core::{Ruleset, Seat};
use jantaku_record::rules_hash;
use jantaku_store::{Decided, PlayerRow, Ready, RoomRow, RoomSeatRow};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{RoomSettings, Seating};
use sha2::{Digest, Sha256};

use crate::people::look_alike;
use crate::rooms::next::{order, shares_due};
use crate::rooms::refusal::RoomRefusal;

#[derive(Debug, Clone)]
pub(crate) enum Change {
    Sit(u8),
    Leave,
    /// The host gives up the seat, and stays the host.
    GiveUpSeat,
    /// Sets readiness; by these terms, if given.
    Ready(Option<Ready>, Option<[u8; 32]>),
    Open([u8; 32]),
    Bot(u8, String),
    Free(u8),
    /// Frees the seat of a person, and keeps them out.
    KeepOut(u8),
    /// Keeps out somebody without a seat.
    KeepOutBystander(PlayerRow),
    LetIn(u8),
    Host(u8),
    Swap(u8, u8),
    Settings(RoomSettings, Box<Ruleset>),
}

pub(crate) fn seat_of(room: &RoomRow, player: PlayerId) -> Option<u8> {
    let sits = |seat: &RoomSeatRow| seat.person().is_some_and(|person| person.id == player);
    room.seats.iter().position(sits).map(|at| at as u8)
}

/// Whether a person is the host, on a seat or without one.
pub(crate) fn is_host(room: &RoomRow, player: PlayerId) -> bool {
    room.host.id == player
}

/// The people of a room: those on seats, and its host.
fn people(room: &RoomRow) -> impl Iterator<Item = &PlayerRow> {
    let organiser = Some(&room.host).filter(|host| seat_of(room, host.id).is_none());
    seated(room).chain(organiser)
}

fn seated(room: &RoomRow) -> impl Iterator<Item = &PlayerRow> {
    room.seats.iter().filter_map(RoomSeatRow::person)
}

/// Whether a person is on a seat or the host.
pub(crate) fn is_member(room: &RoomRow, player: PlayerId) -> bool {
    people(room).any(|person| person.id == player)
}

/// Whether people sit there, and not only bots.
pub(crate) fn has_players(room: &RoomRow) -> bool {
    seated(room).next().is_some()
}

/// Whether another person there has a name that looks like this one.
pub(crate) fn is_taken_for_another(room: &RoomRow, who: PlayerId, name: &str) -> bool {
    people(room).any(|person| person.id != who && look_alike(&person.name, name))
}

pub(crate) fn keeps_out(room: &RoomRow, player: PlayerId) -> bool {
    room.kept_out.iter().any(|kept_out| kept_out.id == player)
}

pub(crate) fn is_in_play(room: &RoomRow) -> bool {
    room.current.is_some_and(|(_, over)| !over)
}

/// Whether a decision of an administrator concerns a room now.
pub(crate) fn is_concerned(room: &RoomRow, decided: &Decided) -> bool {
    decided.closing.contains(&room.id) || banned(room, decided).next().is_some()
}

/// The room without banned people; none if it is closed, or nobody is left.
pub(crate) fn enforced(room: RoomRow, decided: &Decided) -> Option<RoomRow> {
    let banned: Vec<PlayerId> = banned(&room, decided).collect();
    let room = Some(room).filter(|room| !decided.closing.contains(&room.id))?;
    banned.into_iter().try_fold(room, without)
}

fn banned(room: &RoomRow, decided: &Decided) -> impl Iterator<Item = PlayerId> {
    people(room).map(|person| person.id).filter(|id| decided.banned.contains(id))
}

/// The seat that starts as East in the current match, or in the next one, where seats are chosen: winds rotate from
/// match to match.
pub(crate) fn east(room: &RoomRow) -> u8 {
    let begun = room.played.saturating_sub(u32::from(is_in_play(room)));
    (begun as usize % room.seats.len()) as u8
}

/// The same where nothing else decides the seats: neither a draw nor the dice or wind tiles of the house.
pub(crate) fn chosen_east(room: &RoomRow) -> Option<u8> {
    let is_chosen = room.settings.seating == Seating::Choice && room.rules.seats_by == SeatsBy::Program;
    is_chosen.then(|| east(room))
}

/// Whether the next match can begin: every seat is taken, one of them by a person, and all people are ready.
pub(crate) fn is_complete(room: &RoomRow) -> bool {
    !is_in_play(room)
        && has_players(room)
        && room
            .seats
            .iter()
            .all(|seat| matches!(seat, RoomSeatRow::Person { ready: Some(_), .. } | RoomSeatRow::Bot(_)))
}

impl Change {
    /// Whether it is allowed during a match: nobody is kept in a room, nor has to keep anybody there.
    fn may_be_in_play(&self) -> bool {
        match self {
            Change::Leave | Change::Host(_) => true,
            Change::KeepOut(_) | Change::KeepOutBystander(_) | Change::LetIn(_) => true,
            Change::Sit(_) | Change::GiveUpSeat | Change::Ready(..) | Change::Open(_) => false,
            Change::Bot(..) | Change::Free(_) | Change::Swap(..) | Change::Settings(..) => false,
        }
    }

    /// Whether it is allowed while the shares are opened: nobody may withdraw a seal because of the seat that it shows
    /// them.
    fn may_be_while_shares_are_due(&self, room: &RoomRow, own: Option<u8>) -> bool {
        match self {
            Change::Open(_) => true,
            Change::Ready(ready, _) => own.is_some_and(|own| says_again(room, own, ready.as_ref())),
            _ => false,
        }
    }
}

/// None if its last person has left.
pub(crate) fn changed(mut room: RoomRow, who: &PlayerRow, change: Change) -> Result<Option<RoomRow>, RoomRefusal> {
    let own = seat_of(&room, who.id);
    let is_begun = is_in_play(&room) || shares_due(&room).is_some() && !change.may_be_while_shares_are_due(&room, own);
    if is_begun && !change.may_be_in_play() {
        return Err(RoomRefusal::RoomInPlay);
    }
    match change {
        Change::Sit(_) if keeps_out(&room, who.id) => return Err(RoomRefusal::RoomKeptOut),
        Change::Sit(seat) => sit(&mut room, who, own, seat)?,
        Change::Ready(is_ready, agreed) => {
            let own = own.ok_or(RoomRefusal::RoomNoSeat)?;
            if is_ready.is_some() && agreed.is_some_and(|agreed| agreed != terms(&room, own)) {
                return Err(RoomRefusal::RoomChanged);
            }
            let seals = is_ready.as_ref().and_then(|ready| ready.seals.as_ref());
            if seals.is_some_and(|seals| seals.len() != room.seats.len()) {
                return Err(RoomRefusal::RoomChanged);
            }
            if !says_again(&room, own, is_ready.as_ref()) {
                *ready_at(&mut room, own)? = is_ready;
            }
        }
        Change::Open(share) => {
            let own = own.ok_or(RoomRefusal::RoomNoSeat)?;
            let mut sealing = shares_due(&room).ok_or(RoomRefusal::RoomChanged)?;
            let at = order(&room).iter().position(|at| *at == usize::from(own));
            let seat = at.and_then(Seat::new).ok_or(RoomRefusal::RoomNoSeat)?;
            if !sealing.open(room.next.id, 0, seat, share) {
                return Err(RoomRefusal::RoomNotSealed);
            }
            if let Some(ready) = ready_at(&mut room, own)? {
                ready.share = Some(share);
            }
        }
        Change::Leave => {
            if !is_member(&room, who.id) {
                return Err(RoomRefusal::RoomNoSeat);
            }
            return Ok(without(room, who.id));
        }
        _ if !is_host(&room, who.id) => return Err(RoomRefusal::RoomNotHost),
        Change::GiveUpSeat => {
            let own = own.ok_or(RoomRefusal::RoomNoSeat)?;
            room.seats[usize::from(own)] = RoomSeatRow::Open;
        }
        Change::Bot(seat, level) => match at(&mut room, seat)? {
            RoomSeatRow::Person { .. } => return Err(RoomRefusal::RoomSeatTaken),
            empty => *empty = RoomSeatRow::Bot(level),
        },
        // One's own seat is given up, which needs no number.
        Change::Free(seat) | Change::KeepOut(seat) if own == Some(seat) => return Err(RoomRefusal::RoomOwnSeat),
        Change::Free(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Open => return Err(RoomRefusal::RoomNamedSeat),
            taken => *taken = RoomSeatRow::Open,
        },
        Change::KeepOut(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Person { player, .. } => {
                let player = player.clone();
                return Ok(without_person(room, player));
            }
            _ => return Err(RoomRefusal::RoomNamedSeat),
        },
        Change::KeepOutBystander(player) if player.id == who.id => return Err(RoomRefusal::RoomNotThere),
        Change::KeepOutBystander(player) => return Ok(without_person(room, player)),
        Change::LetIn(nth) if usize::from(nth) < room.kept_out.len() => drop(room.kept_out.remove(nth.into())),
        Change::LetIn(_) => return Err(RoomRefusal::RoomNamedSeat),
        Change::Host(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Person { player, .. } => room.host = player.clone(),
            _ => return Err(RoomRefusal::RoomNamedSeat),
        },
        Change::Swap(..) if room.settings.seating == Seating::Draw => return Err(RoomRefusal::RoomSeatsDrawn),
        Change::Swap(seat, with) => {
            for seat in [seat, with] {
                at(&mut room, seat)?;
            }
            room.seats.swap(seat.into(), with.into());
            for seat in [seat, with] {
                if let RoomSeatRow::Person { ready, .. } = &mut room.seats[usize::from(seat)] {
                    *ready = None;
                }
            }
        }
        Change::Settings(settings, rules) => set(&mut room, settings, *rules)?,
    }
    Ok(Some(room))
}

fn at(room: &mut RoomRow, seat: u8) -> Result<&mut RoomSeatRow, RoomRefusal> {
    room.seats.get_mut(usize::from(seat)).ok_or(RoomRefusal::RoomNamedSeat)
}

/// Whether the person on this seat is ready with the same seals already: saying so again keeps the opened share.
fn says_again(room: &RoomRow, seat: u8, ready: Option<&Ready>) -> bool {
    let said = room.seats.get(usize::from(seat)).and_then(RoomSeatRow::ready);
    said.zip(ready).is_some_and(|(said, again)| said.seals == again.seals)
}

fn ready_at(room: &mut RoomRow, seat: u8) -> Result<&mut Option<Ready>, RoomRefusal> {
    match at(room, seat)? {
        RoomSeatRow::Person { ready, .. } => Ok(ready),
        RoomSeatRow::Open | RoomSeatRow::Bot(_) => Err(RoomRefusal::RoomNoSeat),
    }
}

/// Somebody who moves stays ready.
fn sit(room: &mut RoomRow, who: &PlayerRow, own: Option<u8>, seat: u8) -> Result<(), RoomRefusal> {
    match at(room, seat)? {
        RoomSeatRow::Open => {}
        _ if own == Some(seat) => return Ok(()),
        _ => return Err(RoomRefusal::RoomSeatTaken),
    }
    if is_taken_for_another(room, who.id, &who.name) {
        return Err(RoomRefusal::RoomLooksAlike);
    }
    let moved = own.map(|own| std::mem::replace(&mut room.seats[usize::from(own)], RoomSeatRow::Open));
    room.seats[usize::from(seat)] = moved.unwrap_or(RoomSeatRow::Person { player: who.clone(), ready: None });
    Ok(())
}

/// If they were the host, the next person on a seat is.
fn without(mut room: RoomRow, player: PlayerId) -> Option<RoomRow> {
    let seat = seat_of(&room, player).map(usize::from);
    if let Some(seat) = seat {
        room.seats[seat] = RoomSeatRow::Open;
    }
    if is_host(&room, player) {
        let (before, after) = room.seats.split_at(seat.unwrap_or_default());
        room.host = after.iter().chain(before).find_map(RoomSeatRow::person)?.clone();
    }
    Some(room)
}

/// The room with this person kept out, and without a seat there.
fn without_person(mut room: RoomRow, player: PlayerRow) -> Option<RoomRow> {
    let id = player.id;
    if !keeps_out(&room, id) {
        room.kept_out.push(player);
    }
    without(room, id)
}

/// The settings that concern matches.
fn of_matches(settings: &RoomSettings) -> RoomSettings {
    RoomSettings { name: None, listed: false, ..settings.clone() }
}

/// The terms to which a person on this seat agrees by being ready for the next match.
pub(crate) fn terms(room: &RoomRow, seat: u8) -> [u8; 32] {
    let place = (room.settings.seating == Seating::Choice).then_some(seat);
    let all = (of_matches(&room.settings), rules_hash(&room.rules), room.next.id.to_string(), place);
    Sha256::digest(serde_json::to_vec(&all).expect("settings are JSON wherever they are kept")).into()
}

/// Nobody is ready for a change, unless it is only the name of the room or its place in the list. With fewer players
/// than before, the last seats without people go.
fn set(room: &mut RoomRow, settings: RoomSettings, rules: Ruleset) -> Result<(), RoomRefusal> {
    let count = rules.players.count();
    while room.seats.len() > count {
        let is_person = |seat: &RoomSeatRow| matches!(seat, RoomSeatRow::Person { .. });
        let last = room.seats.iter().rposition(|seat| !is_person(seat)).ok_or(RoomRefusal::RoomSeatTaken)?;
        room.seats.remove(last);
    }
    room.seats.resize(count, RoomSeatRow::Open);
    let is_the_same = room.rules == rules && of_matches(&room.settings) == of_matches(&settings);
    for seat in &mut room.seats {
        if let RoomSeatRow::Person { ready, .. } = seat
            && !is_the_same
        {
            *ready = None;
        }
    }
    (room.settings, room.rules) = (settings, rules);
    Ok(())
}

#[cfg(test)]
pub(super) mod tests;
