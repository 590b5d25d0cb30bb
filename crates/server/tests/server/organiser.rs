use crate::admin::{beside, number};
use crate::common::{Friend, Server, settings};
use crate::ends::seated;
use crate::rooms::Follower;
use jantaku_wire::{AdminRoom, Ban, EndedBy, MatchPage, Room, RoomSeat, ServerMessage};
use serde_json::{Value, json};

/// A room with these settings whose host has given up their seat.
async fn organised(host: &Friend, settings: &Value) -> String {
    let room = host.open(settings).await.id;
    host.does(&room, json!({"type": "give_up_seat"})).await;
    room
}

/// A room that may be watched, and its match of one player against bots, whose host has no seat.
async fn begun(host: &Friend, player: &Friend) -> (String, String) {
    let mut settings = settings();
    settings["watching"] = json!("table");
    let room = organised(host, &settings).await;
    player.does(&room, json!({"type": "sit", "seat": 0})).await;
    host.seats_bots(&room, 1..4, "random").await;
    let id = player.ready(&room).await.unwrap();
    (room, id)
}

fn is_over(room: &Room) -> bool {
    room.current.as_ref().is_some_and(|current| current.over)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fifth_person_hosts_four_and_everybody_sees_who() {
    let server = Server::hosted("organiser").await;
    let [aki, ben, chika, dario, eve] = server.friends(["Aki", "Ben", "Chika", "Dario", "Eve"]).await;
    let opened = aki.open(&settings()).await;
    let room = opened.id.as_str();
    assert_eq!(ben.refused(room, json!({"type": "give_up_seat"})).await, "room_not_host");
    let given_up = aki.does(room, json!({"type": "give_up_seat"})).await;
    assert_eq!((given_up.you, given_up.host.seat, given_up.host.you), (None, None, true));
    assert_eq!(aki.refused(room, json!({"type": "give_up_seat"})).await, "room_no_seat");
    assert_eq!(aki.refused(room, json!({"type": "ready", "ready": true})).await, "room_no_seat");
    let list = aki.list().await.rooms;
    assert_eq!((list[0].yours, list[0].host.as_str(), list[0].open), (true, "Aki", 4));

    // A visitor with only the link sees the host, and whether they are there.
    let mut eves = Follower::of(&eve, room).await;
    assert!(eves.until(|room| !room.host.here).await.bystanders.is_empty());
    let desk = Follower::of(&aki, room).await;
    let seen = eves.until(|room| room.host.here).await;
    assert_eq!((seen.host.name.as_str(), seen.host.you, seen.bystanders.len()), ("Aki", false, 0));
    drop(desk);
    eves.until(|room| !room.host.here).await;
    aki.ask("POST /api/me", &json!({"name": "Akiko"})).await;
    eves.until(|room| room.host.name == "Akiko").await;
    let namesake = Friend::named(server.address, "AKIKO").await;
    assert_eq!(namesake.refused(room, json!({"type": "sit", "seat": 0})).await, "room_looks_alike");

    for (seat, friend) in [&ben, &chika, &dario, &eve].into_iter().enumerate() {
        friend.does(room, json!({"type": "sit", "seat": seat})).await;
    }
    let (status, body) = aki.ask("POST /api/me", &json!({"name": "Ben"})).await;
    assert_eq!((status, body.contains("room_looks_alike")), (409, true), "{body}");
    assert_eq!(aki.refused(room, json!({"type": "sit", "seat": 0})).await, "room_seat_taken");
    ben.does(room, json!({"type": "report", "seat": 3})).await;
    assert_eq!(aki.room(room).await.reports.len(), 1, "the host reads it");
    aki.does(room, json!({"type": "swap", "seat": 0, "with": 1})).await;
    for friend in [&ben, &chika, &dario] {
        assert_eq!(friend.does(room, json!({"type": "ready", "ready": true})).await.current, None);
    }
    let begun = eve.does(room, json!({"type": "ready", "ready": true})).await.current.unwrap();
    assert_eq!(aki.refused(room, json!({"type": "give_up_seat"})).await, "room_in_play");
    // The host has no seat at the table, and can still end the match.
    let seat = format!("GET /api/matches/{}/seat", begun.match_id);
    assert_eq!(aki.ask(&seat, &Value::Null).await.0, 404);
    assert_eq!(ben.refused(room, json!({"type": "end_match"})).await, "room_not_host");
    assert!(is_over(&aki.does(room, json!({"type": "end_match"})).await));

    // After a restart they are still the host, and take a seat like anybody.
    let server = server.restarted().await;
    let [aki, ben] = [aki, ben].map(|friend| Friend { address: server.address, ..friend });
    assert!(aki.room(room).await.host.you);
    ben.does(room, json!({"type": "leave"})).await;
    let seated = aki.does(room, json!({"type": "sit", "seat": 1})).await;
    assert_eq!((seated.you, seated.host.seat, seated.host.you), (Some(1), Some(1), true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_watches_what_others_may_watch_and_no_hand() {
    let server = Server::hosted("organiser-watches").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&aki, &ben).await;
    let mut watching = crate::watching::watch(&aki, &match_id).await;
    let seen = watching.next().await.unwrap().0;
    let ServerMessage::Watching(info) = &seen else { panic!("{seen:?}") };
    let view = serde_json::to_value(info).unwrap();
    assert!(view.get("seat").is_none() && !view.to_string().contains("\"hand\""), "{view}");
    let mut desk = Follower::of(&ben, &room).await;
    let seen = desk.until(|room| room.watchers == 1).await;
    assert!(seen.host.here && seen.bystanders.is_empty(), "whoever watches is there: {seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_with_its_last_player_and_the_room_goes_on_with_its_host() {
    let server = Server::hosted("organiser-alone").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&aki, &ben).await;
    let mut desk = Follower::of(&aki, &room).await;
    // One match is at its table when its player leaves, and nobody has opened the next one.
    let _table = seated(&ben, &match_id).await;
    desk.until(|room| matches!(room.seats[0], RoomSeat::Person { here: true, .. })).await;
    for _ in 0..2 {
        ben.does(&room, json!({"type": "leave"})).await;
        desk.until(|room| is_over(room) && room.seats[0] == RoomSeat::Open {}).await;
        let finished = ben.ask("GET /api/matches", &Value::Null).await.1;
        let finished: MatchPage = serde_json::from_str(&finished).unwrap();
        assert!(!finished.matches.is_empty());
        assert!(finished.matches.iter().all(|of| of.ended == Some(EndedBy::Left)), "{finished:?}");
        ben.does(&room, json!({"type": "sit", "seat": 0})).await;
        let next = ben.does(&room, json!({"type": "ready", "ready": true})).await;
        assert_ne!(next.current.unwrap().match_id, match_id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_host_without_a_seat_goes_however_they_go_somebody_on_a_seat_is_the_host() {
    let server = Server::hosted("organiser-goes").await;
    let store = beside(&server);
    let [aki, ben, chika, eve] = server.friends(["Aki", "Ben", "Chika", "Eve"]).await;
    let mut rooms = Vec::new();
    for host in [&aki, &chika, &eve] {
        let room = organised(host, &settings()).await;
        ben.does(&room, json!({"type": "sit", "seat": 2})).await;
        rooms.push(room);
    }
    let listed = async || -> Vec<AdminRoom> { store.all_rooms().await.unwrap() };
    assert!(listed().await.iter().all(|room| room.host != "Ben" && room.people == ["Ben"]));
    // They leave, are banned, or are forgotten.
    aki.does(&rooms[0], json!({"type": "leave"})).await;
    let mut page = Follower::of(&ben, &rooms[1]).await;
    let ban = Ban { since: 0, until: None, reason: None };
    store.ban(number(&store, "Chika").await, ban).await.unwrap();
    page.until(|room| room.host.you).await;
    assert_eq!(eve.ask("DELETE /api/me/data", &json!({"name": "Eve"})).await.0, 204);
    for room in &rooms {
        assert_eq!(ben.room(room).await.host.seat, Some(2));
    }
    assert_eq!(aki.refused(&rooms[0], json!({"type": "leave"})).await, "room_no_seat");

    // With the last person of all the room is gone, and rooms without a seat count as anybody's.
    let alone = organised(&aki, &settings()).await;
    assert_eq!(aki.ask(&format!("POST /api/rooms/{alone}"), &json!({"type": "leave"})).await.0, 204);
    for _ in 0..5 {
        organised(&aki, &settings()).await;
    }
    let (status, body) = aki.ask("POST /api/rooms", &settings()).await;
    assert_eq!((status, body.contains("room_too_many")), (409, true), "{body}");
    assert_eq!(aki.ask("DELETE /api/me/data", &json!({"name": "Aki"})).await.0, 204);
    assert_eq!(listed().await.len(), rooms.len(), "rooms of nobody are gone");
}
