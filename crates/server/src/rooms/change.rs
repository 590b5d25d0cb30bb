//! What people do in a room, as changes of it: who may, and what follows. It knows no store and no sockets.

use jantaku_core::Ruleset;
use jantaku_store::{Decided, PlayerRow, Ready, RoomRow, RoomSeatRow};
use jantaku_wire::RoomSettings;
use jantaku_wire::ids::PlayerId;
use thiserror::Error;

use crate::names::look_alike;

/// Why a room does not allow something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RoomRefusal {
    /// Somebody else sits there.
    #[error("this seat is taken")]
    SeatTaken,
    /// No such seat, or nobody there who could be meant.
    #[error("there is nobody on this seat, or no such seat")]
    NamedSeat,
    /// Only the host may do it.
    #[error("only the host of the room may do this")]
    NotHost,
    /// Not while a match is played.
    #[error("a match is being played in this room")]
    InPlay,
    /// Only while a match is played.
    #[error("no match is being played in this room")]
    NotInPlay,
    /// Only those with a seat may do it.
    #[error("take a seat first")]
    NoSeat,
    /// Somebody there is called so, or so that it looks the same.
    #[error("somebody in this room has the same name, or one that looks the same: choose another name")]
    LooksAlike,
    /// The person who is meant has left.
    #[error("this person is not in the room any more")]
    NotThere,
    /// The host keeps them out.
    #[error("the host of this room keeps you out")]
    KeptOut,
    /// Somebody has opened many rooms already.
    #[error("you have opened several rooms already: leave one of them first")]
    TooMany,
    /// Many rooms were opened at one address.
    #[error("there are many rooms opened from your network: close one of them first, or try again later")]
    TooManyHere,
    /// There are as many rooms as the server keeps.
    #[error("this server has as many rooms as it can keep: try again later")]
    Full,
}

impl RoomRefusal {
    /// The same for programs.
    pub fn key(self) -> &'static str {
        match self {
            RoomRefusal::SeatTaken => "room_seat_taken",
            RoomRefusal::NamedSeat => "room_named_seat",
            RoomRefusal::NotHost => "room_not_host",
            RoomRefusal::InPlay => "room_in_play",
            RoomRefusal::NotInPlay => "room_not_in_play",
            RoomRefusal::NoSeat => "room_no_seat",
            RoomRefusal::LooksAlike => "room_looks_alike",
            RoomRefusal::NotThere => "room_not_there",
            RoomRefusal::KeptOut => "room_kept_out",
            RoomRefusal::TooMany => "room_too_many",
            RoomRefusal::TooManyHere => "room_too_many_here",
            RoomRefusal::Full => "room_full",
        }
    }
}

/// A change of a room, by somebody.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// Takes this seat.
    Sit(u8),
    /// Leaves the room.
    Leave,
    /// Gives up the seat as the host, who stays the host.
    GiveUpSeat,
    /// Is ready, or is not.
    Ready(Option<Ready>),
    /// Seats a bot.
    Bot(u8, String),
    /// Frees a seat.
    Free(u8),
    /// Frees the seat of a person, and keeps them out.
    KeepOut(u8),
    /// Keeps somebody out who has no seat.
    KeepOutBystander(PlayerRow),
    /// Lets somebody in again.
    LetIn(u8),
    /// Makes another person the host.
    Host(u8),
    /// Lets two seats change places.
    Swap(u8, u8),
    /// Changes the settings, and with them the rules.
    Settings(RoomSettings, Box<Ruleset>),
}

/// The seat of a person.
pub(crate) fn seat_of(room: &RoomRow, player: PlayerId) -> Option<u8> {
    let sits = |seat: &RoomSeatRow| seat.person().is_some_and(|person| person.id == player);
    room.seats.iter().position(sits).map(|at| at as u8)
}

/// Whether a person is the host, on a seat or without one.
pub(crate) fn is_host(room: &RoomRow, player: PlayerId) -> bool {
    room.host.id == player
}

/// Who belongs to a room: those who sit there, and its host.
fn people(room: &RoomRow) -> impl Iterator<Item = &PlayerRow> {
    let organiser = Some(&room.host).filter(|host| seat_of(room, host.id).is_none());
    seated(room).chain(organiser)
}

fn seated(room: &RoomRow) -> impl Iterator<Item = &PlayerRow> {
    room.seats.iter().filter_map(RoomSeatRow::person)
}

/// Whether a person belongs to a room.
pub(crate) fn is_member(room: &RoomRow, player: PlayerId) -> bool {
    people(room).any(|person| person.id == player)
}

/// Whether people sit there, and not only bots.
pub(crate) fn has_players(room: &RoomRow) -> bool {
    seated(room).next().is_some()
}

/// Whether another person there has a name that looks like this person's.
pub(crate) fn is_taken_for_another(room: &RoomRow, who: &PlayerRow) -> bool {
    people(room).any(|person| person.id != who.id && look_alike(&person.name, &who.name))
}

/// Whether the host keeps a person out.
pub(crate) fn keeps_out(room: &RoomRow, player: PlayerId) -> bool {
    room.kept_out.iter().any(|kept_out| kept_out.id == player)
}

/// Whether a match is being played.
pub(crate) fn is_in_play(room: &RoomRow) -> bool {
    room.current.is_some_and(|(_, over)| !over)
}

/// Whether something decided by whoever runs the server is to be done in a room now.
pub(crate) fn is_concerned(room: &RoomRow, decided: &Decided) -> bool {
    decided.closing.contains(&room.id) || banned(room, decided).next().is_some()
}

/// The room without people who are banned; none where it is closed, or nobody is left.
pub(crate) fn enforced(room: RoomRow, decided: &Decided) -> Option<RoomRow> {
    let banned: Vec<PlayerId> = banned(&room, decided).collect();
    let room = Some(room).filter(|room| !decided.closing.contains(&room.id))?;
    banned.into_iter().try_fold(room, without)
}

fn banned(room: &RoomRow, decided: &Decided) -> impl Iterator<Item = PlayerId> {
    people(room).map(|person| person.id).filter(|id| decided.banned.contains(id))
}

/// The seat that starts as East in the current match, or in the next one, where seats are chosen: winds rotate from match to match.
pub(crate) fn east(room: &RoomRow) -> u8 {
    let begun = room.played.saturating_sub(u32::from(is_in_play(room)));
    (begun as usize % room.seats.len()) as u8
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
    /// Whether it may be made while a match is played: nobody is kept in a room, nor has to keep anybody there.
    fn may_be_in_play(&self) -> bool {
        match self {
            Change::Leave | Change::Host(_) => true,
            Change::KeepOut(_) | Change::KeepOutBystander(_) | Change::LetIn(_) => true,
            Change::Sit(_) | Change::GiveUpSeat | Change::Ready(_) | Change::Bot(..) | Change::Free(_) => false,
            Change::Swap(..) | Change::Settings(..) => false,
        }
    }
}

/// The room after a change; none where its last person has left.
pub(crate) fn changed(mut room: RoomRow, who: &PlayerRow, change: Change) -> Result<Option<RoomRow>, RoomRefusal> {
    if is_in_play(&room) && !change.may_be_in_play() {
        return Err(RoomRefusal::InPlay);
    }
    let own = seat_of(&room, who.id);
    match change {
        Change::Sit(_) if keeps_out(&room, who.id) => return Err(RoomRefusal::KeptOut),
        Change::Sit(seat) => sit(&mut room, who, own, seat)?,
        Change::Ready(is_ready) => {
            let own = own.ok_or(RoomRefusal::NoSeat)?;
            if let RoomSeatRow::Person { ready, .. } = &mut room.seats[usize::from(own)] {
                *ready = is_ready;
            }
        }
        Change::Leave => {
            if !is_member(&room, who.id) {
                return Err(RoomRefusal::NoSeat);
            }
            return Ok(without(room, who.id));
        }
        _ if !is_host(&room, who.id) => return Err(RoomRefusal::NotHost),
        Change::GiveUpSeat => {
            let own = own.ok_or(RoomRefusal::NoSeat)?;
            room.seats[usize::from(own)] = RoomSeatRow::Open;
        }
        Change::Bot(seat, level) => match at(&mut room, seat)? {
            RoomSeatRow::Person { .. } => return Err(RoomRefusal::SeatTaken),
            empty => *empty = RoomSeatRow::Bot(level),
        },
        Change::Free(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Open => return Err(RoomRefusal::NamedSeat),
            taken => *taken = RoomSeatRow::Open,
        },
        Change::KeepOut(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Person { player, .. } if player.id != who.id => {
                let player = player.clone();
                return Ok(without_person(room, player));
            }
            _ => return Err(RoomRefusal::NamedSeat),
        },
        Change::KeepOutBystander(player) if player.id == who.id => return Err(RoomRefusal::NotThere),
        Change::KeepOutBystander(player) => return Ok(without_person(room, player)),
        Change::LetIn(nth) if usize::from(nth) < room.kept_out.len() => drop(room.kept_out.remove(nth.into())),
        Change::LetIn(_) => return Err(RoomRefusal::NamedSeat),
        Change::Host(seat) => match at(&mut room, seat)? {
            RoomSeatRow::Person { player, .. } => room.host = player.clone(),
            _ => return Err(RoomRefusal::NamedSeat),
        },
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
    room.seats.get_mut(usize::from(seat)).ok_or(RoomRefusal::NamedSeat)
}

/// Whoever moves stays ready, if they were.
fn sit(room: &mut RoomRow, who: &PlayerRow, own: Option<u8>, seat: u8) -> Result<(), RoomRefusal> {
    match at(room, seat)? {
        RoomSeatRow::Open => {}
        _ if own == Some(seat) => return Ok(()),
        _ => return Err(RoomRefusal::SeatTaken),
    }
    if is_taken_for_another(room, who) {
        return Err(RoomRefusal::LooksAlike);
    }
    let moved = own.map(|own| std::mem::replace(&mut room.seats[usize::from(own)], RoomSeatRow::Open));
    room.seats[usize::from(seat)] = moved.unwrap_or(RoomSeatRow::Person { player: who.clone(), ready: None });
    Ok(())
}

/// The room without this person. If they were its host, the next person on a seat is.
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

/// The room with this person kept out of it, and without a seat there.
fn without_person(mut room: RoomRow, player: PlayerRow) -> Option<RoomRow> {
    let id = player.id;
    if !keeps_out(&room, id) {
        room.kept_out.push(player);
    }
    without(room, id)
}

/// Nobody is ready for what has changed, unless it is only the name of the room or its place in the list. Where fewer play than before, the last seats without people go.
fn set(room: &mut RoomRow, settings: RoomSettings, rules: Ruleset) -> Result<(), RoomRefusal> {
    let count = rules.players.count();
    while room.seats.len() > count {
        let is_person = |seat: &RoomSeatRow| matches!(seat, RoomSeatRow::Person { .. });
        let last = room.seats.iter().rposition(|seat| !is_person(seat)).ok_or(RoomRefusal::SeatTaken)?;
        room.seats.remove(last);
    }
    room.seats.resize(count, RoomSeatRow::Open);
    let of_matches = |settings: &RoomSettings| RoomSettings { name: None, listed: false, ..settings.clone() };
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
mod tests {
    use jantaku_store::NextMatch;
    use jantaku_wire::ids::{MatchId, RoomId};
    use jantaku_wire::{Length, Pace, Seating, Watching};

    use super::*;

    const READY: Option<Ready> = Some(Ready { share: Some([1; 32]) });

    fn person(id: i64) -> PlayerRow {
        PlayerRow { id: PlayerId(id), name: format!("Player {id}"), face: None }
    }

    fn settings(preset: &str) -> (RoomSettings, Box<Ruleset>) {
        let rules = Ruleset::preset(preset).unwrap();
        let settings = RoomSettings {
            name: None,
            preset: preset.to_owned(),
            length: Length::East,
            menu: Default::default(),
            pace: Pace::Fast,
            time: None,
            claim_window: None,
            seating: Seating::Draw,
            watching: Watching::Nobody,
            talk: Default::default(),
            bot_for_away: true,
            listed: false,
        };
        (settings, Box::new(rules))
    }

    /// A room with person 1 as its host on seat 0.
    fn room() -> RoomRow {
        let (settings, rules) = settings("tenhou");
        let mut seats = vec![RoomSeatRow::Open; 4];
        seats[0] = RoomSeatRow::Person { player: person(1), ready: None };
        let next = NextMatch { id: MatchId(9), secret: [9; 32] };
        RoomRow {
            id: RoomId(1),
            created: 0,
            settings,
            rules: *rules,
            seats,
            host: person(1),
            played: 0,
            matches: Vec::new(),
            next,
            current: None,
            kept_out: Vec::new(),
            version: 0,
        }
    }

    fn after(room: RoomRow, who: i64, change: Change) -> RoomRow {
        changed(room, &person(who), change).unwrap().unwrap()
    }

    #[test]
    fn a_match_can_begin_when_no_seat_is_open_and_everybody_is_ready() {
        let mut room = after(room(), 2, Change::Sit(2));
        for seat in [1, 3] {
            room = after(room, 1, Change::Bot(seat, "easy".to_owned()));
        }
        room = after(room, 1, Change::Ready(READY));
        assert!(!is_complete(&room));
        let complete = after(room.clone(), 2, Change::Ready(READY));
        assert!(is_complete(&complete));
        assert!(!is_complete(&after(complete.clone(), 2, Change::Ready(None))));
        assert!(!is_complete(&after(complete.clone(), 1, Change::Free(3))));
        let playing = RoomRow { current: Some((MatchId(1), false)), ..complete };
        assert!(!is_complete(&playing));
        let refused = changed(playing.clone(), &person(1), Change::Free(3));
        assert_eq!(refused, Err(RoomRefusal::InPlay));
        // Nobody is kept there, nor has to keep anybody there.
        let left = after(playing.clone(), 1, Change::Leave);
        assert_eq!((seat_of(&left, PlayerId(1)), left.host), (None, person(2)));
        assert_eq!(seat_of(&after(playing, 1, Change::KeepOut(2)), PlayerId(2)), None);
    }

    #[test]
    fn a_person_has_one_seat_and_moves_to_another_as_what_they_are() {
        let room = after(after(room(), 1, Change::Ready(READY)), 1, Change::Sit(3));
        assert_eq!((seat_of(&room, PlayerId(1)), is_host(&room, PlayerId(1))), (Some(3), true));
        assert_eq!(room.seats[3], RoomSeatRow::Person { player: person(1), ready: READY });
        assert_eq!(room.seats[0], RoomSeatRow::Open);
        assert_eq!(changed(room.clone(), &person(2), Change::Sit(3)), Err(RoomRefusal::SeatTaken));
        assert_eq!(changed(room.clone(), &person(2), Change::Sit(4)), Err(RoomRefusal::NamedSeat));
        assert_eq!(changed(room, &person(2), Change::Ready(READY)), Err(RoomRefusal::NoSeat));
    }

    #[test]
    fn the_host_lets_seats_change_places_even_where_none_is_open() {
        let mut room = after(after(room(), 2, Change::Sit(2)), 2, Change::Ready(READY));
        for seat in [1, 3] {
            room = after(room, 1, Change::Bot(seat, "easy".to_owned()));
        }
        assert_eq!(changed(room.clone(), &person(2), Change::Swap(2, 0)), Err(RoomRefusal::NotHost));
        assert_eq!(changed(room.clone(), &person(1), Change::Swap(0, 4)), Err(RoomRefusal::NamedSeat));
        room = after(room, 1, Change::Swap(0, 2));
        assert_eq!((seat_of(&room, PlayerId(1)), seat_of(&room, PlayerId(2))), (Some(2), Some(0)));
        assert_eq!(room.seats[0], RoomSeatRow::Person { player: person(2), ready: None }, "they begin otherwise now");
        room = after(room, 1, Change::Swap(1, 2));
        assert_eq!((&room.host, &room.seats[2]), (&person(1), &RoomSeatRow::Bot("easy".to_owned())));
        assert_eq!(after(room.clone(), 1, Change::Swap(0, 0)), room);
        let playing = RoomRow { current: Some((MatchId(1), false)), ..room };
        assert_eq!(changed(playing, &person(1), Change::Swap(0, 1)), Err(RoomRefusal::InPlay));
    }

    #[test]
    fn nobody_sits_down_under_a_name_that_looks_like_anothers() {
        let called = |name: &str| PlayerRow { name: name.to_owned(), ..person(2) };
        for name in ["Player 1", "PLAYER 1", "Player l"] {
            assert_eq!(changed(room(), &called(name), Change::Sit(2)), Err(RoomRefusal::LooksAlike), "{name}");
        }
        assert!(changed(room(), &called("Player 11"), Change::Sit(2)).is_ok());
        assert!(changed(room(), &person(1), Change::Sit(2)).is_ok(), "whoever moves is who they are");
    }

    #[test]
    fn only_the_host_arranges_the_room_and_the_next_person_is_host_after_them() {
        let room = after(after(room(), 2, Change::Sit(3)), 3, Change::Sit(1));
        let (other, rules) = settings("tenhou");
        for change in
            [Change::Bot(2, "easy".to_owned()), Change::Free(0), Change::Host(3), Change::Settings(other, rules)]
        {
            assert_eq!(changed(room.clone(), &person(2), change), Err(RoomRefusal::NotHost));
        }
        assert_eq!(changed(room.clone(), &person(1), Change::Bot(3, "easy".to_owned())), Err(RoomRefusal::SeatTaken));
        assert_eq!(changed(room.clone(), &person(1), Change::Host(2)), Err(RoomRefusal::NamedSeat));
        let handed_on = after(room.clone(), 1, Change::Host(3));
        assert_eq!(changed(handed_on, &person(1), Change::Free(1)), Err(RoomRefusal::NotHost));
        let left = after(room, 1, Change::Leave);
        assert_eq!(left.host, person(3));
        let left = after(left, 3, Change::Leave);
        assert_eq!(left.host, person(2));
        assert_eq!(changed(left, &person(2), Change::Leave), Ok(None));
    }

    #[test]
    fn whom_the_host_keeps_out_gets_no_seat_until_they_are_let_in() {
        let room = after(room(), 2, Change::Sit(3));
        assert_eq!(changed(room.clone(), &person(2), Change::KeepOut(0)), Err(RoomRefusal::NotHost));
        assert_eq!(changed(room.clone(), &person(1), Change::KeepOut(0)), Err(RoomRefusal::NamedSeat));
        let room = after(room, 1, Change::KeepOut(3));
        assert_eq!((seat_of(&room, PlayerId(2)), keeps_out(&room, PlayerId(2))), (None, true));
        assert_eq!(changed(room.clone(), &person(2), Change::Sit(1)), Err(RoomRefusal::KeptOut));
        assert_eq!(changed(room.clone(), &person(1), Change::LetIn(1)), Err(RoomRefusal::NamedSeat));
        let room = after(room, 1, Change::LetIn(0));
        assert_eq!(seat_of(&after(room, 2, Change::Sit(1)), PlayerId(2)), Some(1));
    }

    #[test]
    fn whoever_has_no_seat_is_kept_out_once_and_from_a_seat_taken_meanwhile_too() {
        let out = || Change::KeepOutBystander(person(2));
        assert_eq!(changed(room(), &person(2), out()), Err(RoomRefusal::NotHost));
        let room = after(after(room(), 2, Change::Sit(3)), 1, out());
        assert_eq!((seat_of(&room, PlayerId(2)), keeps_out(&room, PlayerId(2))), (None, true));
        assert_eq!(after(room, 1, out()).kept_out, [person(2)]);
    }

    /// The same room with its host without a seat.
    fn organised() -> RoomRow {
        after(room(), 1, Change::GiveUpSeat)
    }

    #[test]
    fn the_host_gives_up_their_seat_stays_the_host_and_takes_one_again() {
        let room = after(after(room(), 2, Change::Sit(1)), 1, Change::Ready(READY));
        assert_eq!(changed(room.clone(), &person(2), Change::GiveUpSeat), Err(RoomRefusal::NotHost));
        let playing = RoomRow { current: Some((MatchId(1), false)), ..room.clone() };
        assert_eq!(changed(playing, &person(1), Change::GiveUpSeat), Err(RoomRefusal::InPlay));
        let given_up = after(room.clone(), 1, Change::GiveUpSeat);
        assert_eq!((&given_up.seats[0], &given_up.host), (&RoomSeatRow::Open, &person(1)));
        assert_eq!(after(room, 1, Change::Free(0)), given_up, "freeing their own seat is the same");
        for change in [Change::GiveUpSeat, Change::Ready(READY)] {
            assert_eq!(changed(given_up.clone(), &person(1), change), Err(RoomRefusal::NoSeat));
        }
        let again = after(given_up, 1, Change::Sit(3));
        assert_eq!(again.seats[3], RoomSeatRow::Person { player: person(1), ready: None });
        assert_eq!(again.host, person(1));
    }

    #[test]
    fn without_a_seat_the_host_arranges_the_room_all_the_same() {
        let mut room = after(after(organised(), 2, Change::Sit(0)), 3, Change::Sit(1));
        assert_eq!(changed(room.clone(), &person(2), Change::Free(1)), Err(RoomRefusal::NotHost));
        room = after(room, 1, Change::Bot(2, "easy".to_owned()));
        room = after(room, 1, Change::Swap(0, 2));
        assert_eq!(seat_of(&room, PlayerId(2)), Some(2));
        let (other, rules) = settings("tenhou_sanma");
        room = after(room, 1, Change::Settings(other, rules));
        assert_eq!(room.seats.len(), 3);
        room = after(room, 1, Change::KeepOut(1));
        room = after(room, 1, Change::KeepOutBystander(person(4)));
        assert_eq!(room.kept_out, [person(3), person(4)]);
        room = after(room, 1, Change::LetIn(0));
        assert_eq!(changed(room.clone(), &person(1), Change::KeepOutBystander(person(1))), Err(RoomRefusal::NotThere));
        let handed_on = after(room, 1, Change::Host(2));
        assert_eq!((&handed_on.host, is_member(&handed_on, PlayerId(1))), (&person(2), false));
        assert_eq!(changed(handed_on, &person(1), Change::Leave), Err(RoomRefusal::NoSeat));
    }

    #[test]
    fn a_match_begins_without_the_host_and_never_without_players() {
        let mut room = organised();
        for seat in 0..4 {
            room = after(room, 1, Change::Bot(seat, "easy".to_owned()));
        }
        assert!(!is_complete(&room), "bots play no match among themselves");
        room = after(after(room, 1, Change::Free(2)), 2, Change::Sit(2));
        assert!(!is_complete(&room));
        room = after(room, 2, Change::Ready(READY));
        assert!(is_complete(&room) && has_players(&room));
        let playing = RoomRow { current: Some((MatchId(1), false)), ..room };
        let left = after(playing, 2, Change::Leave);
        assert!(!has_players(&left) && is_host(&left, PlayerId(1)), "the room goes on with its host");
    }

    #[test]
    fn when_a_host_without_a_seat_leaves_somebody_on_a_seat_is_the_host() {
        let room = after(after(organised(), 2, Change::Sit(3)), 3, Change::Sit(1));
        assert_eq!(after(room.clone(), 1, Change::Leave).host, person(3));
        let alone = after(after(room, 2, Change::Leave), 3, Change::Leave);
        assert_eq!((&alone.host, has_players(&alone)), (&person(1), false));
        assert_eq!(changed(alone, &person(1), Change::Leave), Ok(None));
    }

    #[test]
    fn what_is_decided_about_a_host_without_a_seat_is_done() {
        let decided = Decided { banned: [PlayerId(1)].into(), ..Decided::default() };
        let room = after(organised(), 2, Change::Sit(3));
        assert!(is_concerned(&room, &decided));
        let left = enforced(room, &decided).unwrap();
        assert_eq!((&left.host, is_concerned(&left, &decided)), (&person(2), false));
        assert_eq!(enforced(organised(), &decided), None);
    }

    #[test]
    fn nobody_looks_like_a_host_without_a_seat() {
        let alike = PlayerRow { name: "PLAYER 1".to_owned(), ..person(2) };
        assert_eq!(changed(organised(), &alike, Change::Sit(2)), Err(RoomRefusal::LooksAlike));
        let room = after(organised(), 2, Change::Sit(2));
        assert!(is_taken_for_another(&room, &PlayerRow { name: "Player 2".to_owned(), ..person(1) }));
    }

    #[test]
    fn other_settings_leave_nobody_ready_and_people_their_seats() {
        let mut room = after(after(room(), 2, Change::Sit(3)), 1, Change::Ready(READY));
        room = after(room, 1, Change::Host(3));
        let (same, rules) = settings("tenhou");
        let named = RoomSettings { name: Some("Friday".to_owned()), listed: true, ..same };
        let named = after(room.clone(), 2, Change::Settings(named, rules));
        assert_eq!(named.seats, room.seats, "its name concerns no match");
        let (three, rules) = settings("tenhou_sanma");
        let smaller = after(room.clone(), 2, Change::Settings(three.clone(), rules.clone()));
        assert_eq!((smaller.seats.len(), &smaller.host, smaller.rules.players.count()), (3, &person(2), 3));
        assert_eq!(smaller.seats[0], RoomSeatRow::Person { player: person(1), ready: None });
        assert_eq!(seat_of(&smaller, PlayerId(2)), Some(2));
        let (four, of_four) = settings("tenhou");
        assert_eq!(after(smaller, 2, Change::Settings(four, of_four)).seats[3], RoomSeatRow::Open);
        for (who, seat) in [(3, 1), (4, 2)] {
            room = after(room, who, Change::Sit(seat));
        }
        assert_eq!(changed(room, &person(2), Change::Settings(three, rules)), Err(RoomRefusal::SeatTaken));
    }
}
