use jantaku_core::Ruleset;
use jantaku_store::{
    Append, Appended, NextMatch, PlayerRow, Ready, RoomMatchRow, RoomRow, RoomSeatRow, RoomStandingRow, RoomVersion,
    SeatRow, Store, StoreError, Who,
};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId, SeatToken};
use jantaku_wire::{EndedBy, Length, Pace, RoomSettings, Seating, Watching};

use crate::suite::people::renamed;
use crate::suite::{match_ended, new_match, people, standing};

/// A room with one person, who is ready for its next match, and a bot.
pub fn new_room(player: PlayerRow, next: MatchId) -> RoomRow {
    let settings = RoomSettings {
        name: Some("Friday".to_owned()),
        preset: "tenhou".to_owned(),
        length: Length::East,
        menu: Default::default(),
        pace: Pace::Fast,
        time: None,
        claim_window: Some(2),
        seating: Seating::Choice,
        watching: Watching::Table,
        talk: Default::default(),
        bot_for_away: true,
        listed: true,
    };
    let host = player.clone();
    let seals = Some((0..4).map(|seat| [seat; 32]).collect());
    let person = RoomSeatRow::Person { player, ready: Some(Ready { seals, share: Some([9; 32]) }) };
    RoomRow {
        id: RoomId(7),
        created: 100,
        settings,
        rules: Ruleset::preset("tenhou").unwrap(),
        seats: vec![RoomSeatRow::Open, person, RoomSeatRow::Bot("easy".to_owned()), RoomSeatRow::Open],
        host,
        played: 0,
        matches: Vec::new(),
        next: NextMatch { id: next, secret: [8; 32] },
        current: None,
        version: 0,
        kept_out: vec![PlayerRow { id: PlayerId(77), name: "Eve".to_owned(), face: None }],
    }
}

pub async fn keeps_rooms(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, people::session(5, 100)).await.unwrap();
    let mut room = new_room(aki, MatchId(50));
    room.version = store.save_room(room.clone()).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), [room.clone()]);
    assert_eq!(store.room(room.id).await.unwrap(), Some(room.clone()));
    assert_eq!(store.room(RoomId(8)).await.unwrap(), None);

    let (row, first) = new_match(50, 200);
    room.seats[0] = RoomSeatRow::Bot("wild".to_owned());
    room.current = Some((row.id, false));
    let not_begun = store.begin_in_room(room.clone(), row.clone(), Appended { id: MatchId(51), ..first.clone() }).await;
    assert!(not_begun.is_err(), "the first deal is that of another match");
    assert_eq!(store.rooms().await.unwrap()[0].current, None);
    assert_eq!(store.room_of_match(row.id).await.unwrap(), None);
    room.version = store.begin_in_room(room.clone(), row.clone(), first).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), [room.clone()]);
    assert_eq!(store.room_of_match(row.id).await.unwrap(), Some(room.clone()));
    assert_eq!(store.load(row.id).await.unwrap().unwrap().row, row);
    let version = RoomVersion { id: room.id, version: room.version, is_over: false };
    assert_eq!(store.room_versions().await.unwrap(), [version]);
    store.give_up(PlayerId::LOCAL, row.id, None).await.unwrap();
    assert_eq!(store.rooms().await.unwrap()[0].current, Some((row.id, true)));
    assert_eq!(store.room_versions().await.unwrap(), [RoomVersion { is_over: true, ..version }]);
    store.delete_room(room.id, room.version).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), []);
    assert_eq!(store.room_versions().await.unwrap(), []);
}

/// A room has the results of its matches, in order, as soon as each is over, and keeps them until it is deleted.
pub async fn keeps_what_came_of_the_matches_of_a_room(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, people::session(8, 100)).await.unwrap();
    let mut room = RoomRow { id: RoomId(9), ..new_room(aki.clone(), MatchId(70)) };
    room.version = store.save_room(room.clone()).await.unwrap();
    let kept = async || store.room(RoomId(9)).await.unwrap().unwrap().matches;
    for (nth, totals) in [(1, Some([30, -10])), (2, None), (3, Some([-5, 25]))] {
        let (mut row, first) = new_match(69 + nth, 200);
        let person = Who::Person { player: aki.id, token: SeatToken::new(format!("aki-{nth}")) };
        row.seats[1] = SeatRow { name: "Aki".to_owned(), face: None, who: person };
        (room.current, room.played) = (Some((row.id, false)), nth as u32);
        let (id, after) = (row.id, first.events.len() as u32);
        room.version = store.begin_in_room(room.clone(), row.clone(), first.clone()).await.unwrap();
        assert_eq!(kept().await.len(), nth as usize - 1, "it is not over yet");
        match totals {
            Some([aki, bot]) => {
                let standings = match aki > bot {
                    true => vec![standing(1, 1, aki), standing(0, 2, bot)],
                    false => vec![standing(0, 1, bot), standing(1, 2, aki)],
                };
                let events = vec![match_ended(standings)];
                store.append(Appended { after, events, dealt: vec![], ..first }).await.unwrap();
            }
            None => assert!(store.end(id, EndedBy::Host).await.unwrap()),
        }
        assert_eq!(kept().await.len(), nth as usize);
    }
    let person = |total| RoomStandingRow { player: Some(aki.id), name: "Aki".to_owned(), total };
    let bot = |total| RoomStandingRow { player: None, name: "Hana".to_owned(), total };
    let expected = [(70, vec![person(30), bot(-10)]), (71, vec![]), (72, vec![bot(25), person(-5)])];
    let expected = expected.map(|(id, standings)| RoomMatchRow { id: MatchId(id), created: 200, standings });
    assert_eq!(kept().await, expected);
    store.delete_room(room.id, room.version).await.unwrap();
    assert!(store.load(MatchId(70)).await.unwrap().is_some(), "its matches stay");
    // Another room of the same id has none of them.
    let again = RoomRow { id: room.id, ..new_room(aki, MatchId(73)) };
    let version = store.save_room(again).await.unwrap();
    assert_eq!(kept().await, []);
    store.delete_room(room.id, version).await.unwrap();
}

/// A host needs no seat, is found under their present name, and is not forgotten while they are the host.
pub async fn keeps_hosts_without_a_seat(store: &Store) {
    let aki = store.add_player("Aki".to_owned(), None, people::session(9, 100)).await.unwrap();
    let ben = store.add_player("Ben".to_owned(), None, people::session(10, 100)).await.unwrap();
    let mut room = RoomRow { host: aki.clone(), ..new_room(ben.clone(), MatchId(80)) };
    let kept = async || store.room(RoomId(7)).await.unwrap().unwrap();
    room.version = store.save_room(room.clone()).await.unwrap();
    assert_eq!(kept().await, room);
    assert_eq!(store.all_rooms().await.unwrap()[0].host, "Aki");
    store.change_player(aki.id, renamed("Akiko")).await.unwrap();
    let renamed = kept().await;
    assert_eq!(renamed.host.name, "Akiko");
    assert_ne!(renamed.version, room.version, "others see the new name");
    assert_eq!(store.forget_player(aki.id, vec![]).await.unwrap(), None);

    // Nobody has to sit there, and whoever sits down again is kept as anybody on a seat.
    let alone = RoomRow { seats: vec![RoomSeatRow::Open; 4], ..renamed.clone() };
    let version = store.save_room(alone.clone()).await.unwrap();
    assert_eq!(kept().await, RoomRow { version, ..alone.clone() });
    let mut seats = alone.seats.clone();
    seats[2] = RoomSeatRow::Person { player: renamed.host.clone(), ready: None };
    let version = store.save_room(RoomRow { seats: seats.clone(), version, ..alone.clone() }).await.unwrap();
    assert_eq!(kept().await, RoomRow { seats, version, ..alone.clone() });
    let handed_on = RoomRow { host: ben, version, ..room };
    let version = store.save_room(handed_on.clone()).await.unwrap();
    assert_eq!(kept().await, RoomRow { version, ..handed_on });
    assert!(store.forget_player(aki.id, vec![]).await.unwrap().is_some(), "they are no host any more");
    store.delete_room(RoomId(7), version).await.unwrap();
}

/// Of two changes of the same room, one is kept: the other gets an error, and nothing of it is stored.
pub async fn keeps_one_change_of_a_room(store: &Store) {
    let ben = store.add_player("Ben".to_owned(), None, people::session(6, 100)).await.unwrap();
    let read = new_room(ben.clone(), MatchId(60));
    let versions =
        || async { store.room_versions().await.unwrap().into_iter().map(|kept| kept.version).collect::<Vec<_>>() };
    let first = store.save_room(read.clone()).await.unwrap();
    assert_eq!(store.save_room(read.clone()).await, Err(StoreError::RoomMoved), "it is there already");

    let read = RoomRow { version: first, ..read };
    let second = store.save_room(RoomRow { played: 1, ..read.clone() }).await.unwrap();
    assert_ne!(second, first);
    let (row, deal) = new_match(60, 200);
    let begun = RoomRow { current: Some((row.id, false)), ..read.clone() };
    assert_eq!(store.save_room(read.clone()).await, Err(StoreError::RoomMoved));
    assert_eq!(store.begin_in_room(begun, row.clone(), deal).await, Err(StoreError::RoomMoved));
    assert_eq!(store.delete_room(read.id, first).await, Err(StoreError::RoomMoved));
    assert_eq!(store.room(read.id).await.unwrap(), Some(RoomRow { played: 1, version: second, ..read.clone() }));
    assert!(store.load(row.id).await.unwrap().is_none());

    // A new name is a change of the rooms where it is shown.
    store.change_player(ben.id, renamed("Benno")).await.unwrap();
    let shown = store.room(read.id).await.unwrap().unwrap();
    assert_eq!(versions().await, [shown.version]);
    assert_ne!(shown.version, second);
    store.change_player(PlayerId::LOCAL, renamed("You")).await.unwrap();
    assert_eq!(versions().await, [shown.version], "who is not there changes nothing");

    store.delete_room(read.id, shown.version).await.unwrap();
    assert_eq!(store.delete_room(read.id, shown.version).await, Err(StoreError::RoomMoved));
    assert_eq!(store.save_room(shown).await, Err(StoreError::RoomMoved), "it is gone");
    assert_eq!(versions().await, [0; 0]);
}
