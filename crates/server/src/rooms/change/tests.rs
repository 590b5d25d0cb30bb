use jantaku_store::NextMatch;
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{Length, Pace, Seating, Watching};

use super::*;

const READY: Option<Ready> = Some(Ready { seals: None, share: None });

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

pub fn room() -> RoomRow {
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
    room = after(room, 1, Change::Ready(READY, None));
    assert!(!is_complete(&room));
    let complete = after(room.clone(), 2, Change::Ready(READY, None));
    assert!(is_complete(&complete));
    assert!(!is_complete(&after(complete.clone(), 2, Change::Ready(None, None))));
    assert!(!is_complete(&after(complete.clone(), 1, Change::Free(3))));
    let playing = RoomRow { current: Some((MatchId(1), false)), ..complete };
    assert!(!is_complete(&playing));
    let refused = changed(playing.clone(), &person(1), Change::Free(3));
    assert_eq!(refused, Err(RoomRefusal::RoomInPlay));
    // Nobody is kept there, nor has to keep anybody there.
    let left = after(playing.clone(), 1, Change::Leave);
    assert_eq!((seat_of(&left, PlayerId(1)), left.host), (None, person(2)));
    assert_eq!(seat_of(&after(playing, 1, Change::KeepOut(2)), PlayerId(2)), None);
}

#[test]
fn a_person_has_one_seat_and_moves_to_another_as_what_they_are() {
    let room = after(after(room(), 1, Change::Ready(READY, None)), 1, Change::Sit(3));
    assert_eq!((seat_of(&room, PlayerId(1)), is_host(&room, PlayerId(1))), (Some(3), true));
    assert_eq!(room.seats[3], RoomSeatRow::Person { player: person(1), ready: READY });
    assert_eq!(room.seats[0], RoomSeatRow::Open);
    assert_eq!(changed(room.clone(), &person(2), Change::Sit(3)), Err(RoomRefusal::RoomSeatTaken));
    assert_eq!(changed(room.clone(), &person(2), Change::Sit(4)), Err(RoomRefusal::RoomNamedSeat));
    assert_eq!(changed(room, &person(2), Change::Ready(READY, None)), Err(RoomRefusal::RoomNoSeat));
}

#[test]
fn the_host_lets_seats_change_places_even_where_none_is_open() {
    let mut room = after(after(with_places(), 2, Change::Sit(2)), 2, Change::Ready(READY, None));
    for seat in [1, 3] {
        room = after(room, 1, Change::Bot(seat, "easy".to_owned()));
    }
    assert_eq!(changed(room.clone(), &person(2), Change::Swap(2, 0)), Err(RoomRefusal::RoomNotHost));
    assert_eq!(changed(room.clone(), &person(1), Change::Swap(0, 4)), Err(RoomRefusal::RoomNamedSeat));
    room = after(room, 1, Change::Swap(0, 2));
    assert_eq!((seat_of(&room, PlayerId(1)), seat_of(&room, PlayerId(2))), (Some(2), Some(0)));
    assert_eq!(room.seats[0], RoomSeatRow::Person { player: person(2), ready: None }, "they begin otherwise now");
    room = after(room, 1, Change::Swap(1, 2));
    assert_eq!((&room.host, &room.seats[2]), (&person(1), &RoomSeatRow::Bot("easy".to_owned())));
    assert_eq!(after(room.clone(), 1, Change::Swap(0, 0)), room);
    let playing = RoomRow { current: Some((MatchId(1), false)), ..room.clone() };
    assert_eq!(changed(playing, &person(1), Change::Swap(0, 1)), Err(RoomRefusal::RoomInPlay));
    room.settings.seating = Seating::Draw;
    assert_eq!(changed(room, &person(1), Change::Swap(0, 1)), Err(RoomRefusal::RoomSeatsDrawn));
}

#[test]
fn nobody_sits_down_under_a_name_that_looks_like_anothers() {
    let called = |name: &str| PlayerRow { name: name.to_owned(), ..person(2) };
    for name in ["Player 1", "PLAYER 1", "Player l"] {
        assert_eq!(changed(room(), &called(name), Change::Sit(2)), Err(RoomRefusal::RoomLooksAlike), "{name}");
    }
    assert!(changed(room(), &called("Player 11"), Change::Sit(2)).is_ok());
    assert!(changed(room(), &person(1), Change::Sit(2)).is_ok(), "whoever moves is who they are");
}

#[test]
fn only_the_host_arranges_the_room_and_the_next_person_is_host_after_them() {
    let room = after(after(room(), 2, Change::Sit(3)), 3, Change::Sit(1));
    let (other, rules) = settings("tenhou");
    for change in [Change::Bot(2, "easy".to_owned()), Change::Free(0), Change::Host(3), Change::Settings(other, rules)]
    {
        assert_eq!(changed(room.clone(), &person(2), change), Err(RoomRefusal::RoomNotHost));
    }
    assert_eq!(changed(room.clone(), &person(1), Change::Bot(3, "easy".to_owned())), Err(RoomRefusal::RoomSeatTaken));
    assert_eq!(changed(room.clone(), &person(1), Change::Host(2)), Err(RoomRefusal::RoomNamedSeat));
    let handed_on = after(room.clone(), 1, Change::Host(3));
    assert_eq!(changed(handed_on, &person(1), Change::Free(1)), Err(RoomRefusal::RoomNotHost));
    let left = after(room, 1, Change::Leave);
    assert_eq!(left.host, person(3));
    let left = after(left, 3, Change::Leave);
    assert_eq!(left.host, person(2));
    assert_eq!(changed(left, &person(2), Change::Leave), Ok(None));
}

#[test]
fn whom_the_host_keeps_out_gets_no_seat_until_they_are_let_in() {
    let room = after(room(), 2, Change::Sit(3));
    assert_eq!(changed(room.clone(), &person(2), Change::KeepOut(0)), Err(RoomRefusal::RoomNotHost));
    assert_eq!(changed(room.clone(), &person(1), Change::KeepOut(0)), Err(RoomRefusal::RoomOwnSeat));
    let room = after(room, 1, Change::KeepOut(3));
    assert_eq!((seat_of(&room, PlayerId(2)), keeps_out(&room, PlayerId(2))), (None, true));
    assert_eq!(changed(room.clone(), &person(2), Change::Sit(1)), Err(RoomRefusal::RoomKeptOut));
    assert_eq!(changed(room.clone(), &person(1), Change::LetIn(1)), Err(RoomRefusal::RoomNamedSeat));
    let room = after(room, 1, Change::LetIn(0));
    assert_eq!(seat_of(&after(room, 2, Change::Sit(1)), PlayerId(2)), Some(1));
}

#[test]
fn whoever_has_no_seat_is_kept_out_once_and_from_a_seat_taken_meanwhile_too() {
    let out = || Change::KeepOutBystander(person(2));
    assert_eq!(changed(room(), &person(2), out()), Err(RoomRefusal::RoomNotHost));
    let room = after(after(room(), 2, Change::Sit(3)), 1, out());
    assert_eq!((seat_of(&room, PlayerId(2)), keeps_out(&room, PlayerId(2))), (None, true));
    assert_eq!(after(room, 1, out()).kept_out, [person(2)]);
}

fn with_places() -> RoomRow {
    let mut room = room();
    room.settings.seating = Seating::Choice;
    room
}

fn organised() -> RoomRow {
    after(room(), 1, Change::GiveUpSeat)
}

#[test]
fn the_host_gives_up_their_seat_stays_the_host_and_takes_one_again() {
    let room = after(after(room(), 2, Change::Sit(1)), 1, Change::Ready(READY, None));
    assert_eq!(changed(room.clone(), &person(2), Change::GiveUpSeat), Err(RoomRefusal::RoomNotHost));
    let playing = RoomRow { current: Some((MatchId(1), false)), ..room.clone() };
    assert_eq!(changed(playing, &person(1), Change::GiveUpSeat), Err(RoomRefusal::RoomInPlay));
    let given_up = after(room.clone(), 1, Change::GiveUpSeat);
    assert_eq!((&given_up.seats[0], &given_up.host), (&RoomSeatRow::Open, &person(1)));
    assert_eq!(changed(room, &person(1), Change::Free(0)), Err(RoomRefusal::RoomOwnSeat), "there is one way");
    for change in [Change::GiveUpSeat, Change::Ready(READY, None)] {
        assert_eq!(changed(given_up.clone(), &person(1), change), Err(RoomRefusal::RoomNoSeat));
    }
    let again = after(given_up, 1, Change::Sit(3));
    assert_eq!(again.seats[3], RoomSeatRow::Person { player: person(1), ready: None });
    assert_eq!(again.host, person(1));
}

#[test]
fn without_a_seat_the_host_arranges_the_room_all_the_same() {
    let mut room = after(after(after(with_places(), 1, Change::GiveUpSeat), 2, Change::Sit(0)), 3, Change::Sit(1));
    assert_eq!(changed(room.clone(), &person(2), Change::Free(1)), Err(RoomRefusal::RoomNotHost));
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
    assert_eq!(changed(room.clone(), &person(1), Change::KeepOutBystander(person(1))), Err(RoomRefusal::RoomNotThere));
    let handed_on = after(room, 1, Change::Host(2));
    assert_eq!((&handed_on.host, is_member(&handed_on, PlayerId(1))), (&person(2), false));
    assert_eq!(changed(handed_on, &person(1), Change::Leave), Err(RoomRefusal::RoomNoSeat));
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
    room = after(room, 2, Change::Ready(READY, None));
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
    assert_eq!(changed(organised(), &alike, Change::Sit(2)), Err(RoomRefusal::RoomLooksAlike));
    let room = after(organised(), 2, Change::Sit(2));
    assert!(is_taken_for_another(&room, PlayerId(1), "Player 2"));
}

#[test]
fn other_settings_leave_nobody_ready_and_people_their_seats() {
    let mut room = after(after(room(), 2, Change::Sit(3)), 1, Change::Ready(READY, None));
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
    assert_eq!(changed(room, &person(2), Change::Settings(three, rules)), Err(RoomRefusal::RoomSeatTaken));
}

/// People who are ready have seen the match: a change by the host makes them read it first.
#[test]
fn nobody_is_ready_for_what_they_have_not_seen() {
    let room = after(room(), 2, Change::Sit(1));
    let agreed = terms(&room, 1);
    let ready = || Change::Ready(READY, Some(agreed));
    let (mut rules, house) = settings("tenhou");
    rules.watching = Watching::Hands;
    let changes = [
        ("the settings", Change::Settings(rules, house)),
        ("the rules", {
            let (settings, rules) = settings("m_league");
            Change::Settings(settings, rules)
        }),
    ];
    for (what, change) in changes {
        let other = after(room.clone(), 1, change);
        assert_eq!(changed(other.clone(), &person(2), ready()), Err(RoomRefusal::RoomChanged), "{what}");
        assert!(
            changed(other, &person(2), Change::Ready(None, Some(agreed))).is_ok(),
            "not to be ready is always allowed"
        );
    }
    let next = NextMatch { id: MatchId(room.next.id.0 + 1), ..room.next };
    let another = RoomRow { next, ..room.clone() };
    assert_eq!(changed(another, &person(2), ready()), Err(RoomRefusal::RoomChanged), "another match");
    // A name changes no match, and where seats are drawn they are no part of what is agreed.
    let (mut named, rules) = settings("tenhou");
    named.name = Some("Friday".to_owned());
    let named = after(room, 1, Change::Settings(named, rules));
    let moved = after(named, 2, Change::Sit(3));
    let moved = after(moved, 2, ready());
    let mut chosen = moved.clone();
    chosen.settings.seating = Seating::Choice;
    assert_ne!(terms(&chosen, 1), terms(&chosen, 3));
}
