//! Rooms and their matches.

use jantaku_core::Ruleset;
use jantaku_store::{Appended, NextMatch, PlayerRow, Ready, RoomRow, RoomSeatRow, Store};
use jantaku_wire::ids::{MatchId, PlayerId, RoomId};
use jantaku_wire::{Length, Pace, RoomSettings, Seating, Watching};

use crate::{new_match, people};

/// A room with one person, who is ready for its next match, and a bot.
pub fn new_room(player: PlayerRow, next: MatchId) -> RoomRow {
    let settings = RoomSettings {
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
    let person = RoomSeatRow::Person { player, ready: Some(Ready { share: Some([9; 32]) }) };
    RoomRow {
        id: RoomId(7),
        created: 100,
        settings,
        rules: Ruleset::preset("tenhou").unwrap(),
        seats: vec![RoomSeatRow::Open, person, RoomSeatRow::Bot("easy".to_owned()), RoomSeatRow::Open],
        host: 1,
        played: 0,
        next: NextMatch { id: next, secret: [8; 32] },
        current: None,
        kept_out: vec![PlayerRow { id: PlayerId(77), name: "Eve".to_owned() }],
    }
}
/// A room comes back as it was kept, and knows whether its match is over.
pub async fn keeps_rooms(store: &dyn Store) {
    let aki = store.add_player("Aki".to_owned(), people::session(5, 100)).await.unwrap();
    let mut room = new_room(aki, MatchId(50));
    store.save_room(room.clone()).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), [room.clone()]);

    let (row, first) = new_match(50, 200);
    room.seats[0] = RoomSeatRow::Bot("wild".to_owned());
    room.current = Some((row.id, false));
    let not_begun = store.begin_in_room(room.clone(), row.clone(), Appended { id: MatchId(51), ..first.clone() }).await;
    assert!(not_begun.is_err(), "the first deal is that of another match");
    assert_eq!(store.rooms().await.unwrap()[0].current, None);
    store.begin_in_room(room.clone(), row.clone(), first).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), [room.clone()]);
    assert_eq!(store.load(row.id).await.unwrap().unwrap().row, row);
    store.give_up(PlayerId::LOCAL, row.id, None).await.unwrap();
    assert_eq!(store.rooms().await.unwrap()[0].current, Some((row.id, true)));
    store.delete_room(room.id).await.unwrap();
    assert_eq!(store.rooms().await.unwrap(), []);
}
