use std::time::{SystemTime, UNIX_EPOCH};

use jantaku_server::sign_in_name;
use jantaku_store::{Called, Store};
use jantaku_wire::ids::PlayerId;
use jantaku_wire::{Ban, ClientMessage, ErrorCode, Failure, RoomSeat, ServerMessage, VERSION};
use serde_json::{Value, json};

use crate::common::{Friend, Server, settings};
use crate::rooms::Follower;

pub(crate) fn now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as u32
}

/// Opens the store of a running server as `jantaku admin` does.
pub(crate) fn beside(server: &Server) -> Store {
    Store::open_beside(server.dir()).unwrap()
}

pub(crate) async fn number(store: &Store, name: &str) -> PlayerId {
    let called = Called::Name { name: name.to_owned(), account: sign_in_name(name).ok() };
    PlayerId(store.people_called(called, now()).await.unwrap()[0].id)
}

fn ban() -> Ban {
    Ban { since: now(), until: Some(now() + 3_600), reason: Some("insults".to_owned()) }
}

/// The refusal, with its ban.
pub(crate) fn refused((status, body): (u16, String)) -> (u16, ErrorCode, Option<Ban>) {
    let failure: Failure = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{body}"));
    (status, failure.code, failure.ban)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_out_at_once_and_cannot_come_back_before_its_end() {
    let server = Server::hosted("ban").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let account = json!({"name": "aki", "password": "correct horse"});
    let (_, codes) = aki.ask("POST /api/account", &account).await;
    let codes: Value = serde_json::from_str(&codes).unwrap();
    let room = ben.open(&settings()).await.id;
    aki.does(&room, json!({"type": "sit", "seat": 1})).await;
    let mut desk = Follower::of(&ben, &room).await;
    let mut own = Follower::of(&aki, &room).await;
    own.until(|_| true).await;

    let (store, ban) = (beside(&server), ban());
    store.ban(number(&store, "aki").await, ban.clone()).await.unwrap();
    let banned = (403, ErrorCode::Banned, Some(ban.clone()));
    for head in ["GET /api/me", "GET /api/start", "POST /api/me", "DELETE /api/me", "GET /ws", "DELETE /api/me/data"] {
        let (status, said) = aki.ask(head, &json!({"name": "Aki"})).await;
        assert_eq!(status, 403, "{head}: {said}");
        assert!(head == "GET /ws" || refused((status, said)) == banned, "{head}");
    }
    assert_eq!(aki.ask("GET /", &Value::Null).await.0, 200, "the page itself says why");

    // Their socket is told why and closed, and their seat is free.
    loop {
        match own.0.next().await {
            Some((ServerMessage::Bye { code, .. }, _)) => break assert_eq!(code, Some(ErrorCode::Banned)),
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    }
    desk.until(|room| matches!(room.seats[1], RoomSeat::Open {})).await;

    // Neither their password nor a code signs them in, and a wrong password reveals nothing of the ban.
    let nobody = Friend::nobody(server.address);
    assert_eq!(refused(nobody.ask("POST /api/account/sign-in", &account).await), banned);
    let wrong = json!({"name": "aki", "password": "another horse"});
    assert_eq!(refused(nobody.ask("POST /api/account/sign-in", &wrong).await).1, ErrorCode::Refused);
    let recovery = json!({"name": "aki", "code": codes["codes"][0], "password": "correct horse"});
    assert_eq!(refused(nobody.ask("POST /api/account/recover", &recovery).await), banned);
    assert_eq!(ben.ask("GET /api/start", &Value::Null).await.0, 200, "nobody else is concerned");

    let aki_id = number(&store, "aki").await;
    assert!(store.unban(aki_id, now()).await.unwrap());
    assert_eq!(nobody.whole("POST /api/account/sign-in", &account).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_without_who_is_banned_and_their_seat_in_the_room_is_free() {
    let server = Server::hosted("ban-match").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let room = ben.open(&settings()).await.id;
    aki.does(&room, json!({"type": "sit", "seat": 1})).await;
    ben.seats_bots(&room, [2, 3], "easy").await;
    aki.ready(&room).await;
    let match_id = ben.ready(&room).await.unwrap();
    let mut desk = Follower::of(&ben, &room).await;

    let store = beside(&server);
    store.ban(number(&store, "Aki").await, ban()).await.unwrap();
    desk.until(|room| room.seats[1] == RoomSeat::Open {}).await;
    let [listed] = &store.all_rooms().await.unwrap()[..] else { panic!("one room") };
    assert_eq!((listed.playing.as_deref(), &listed.people[..]), (Some(&*match_id), &["Ben".to_owned()][..]));
    assert_eq!(store.open_matches(9).await.unwrap()[0].room.as_deref(), Some(&*room));
    // Ben plays to the end; the table plays for Aki.
    assert!(ben.player(&match_id, 5).play().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_closed_beside_its_server_and_reports_outlive_it() {
    let server = Server::hosted("close").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let room = ben.open(&settings()).await.id;
    aki.does(&room, json!({"type": "sit", "seat": 1})).await;
    for _ in 0..2 {
        aki.does(&room, json!({"type": "report", "seat": 0})).await;
    }
    let mut desk = ben.socket().await;
    desk.say(&ClientMessage::Room { version: VERSION, room_id: room.clone() }).await.unwrap();
    let store = beside(&server);
    assert!(store.close_room(room.parse().unwrap()).await.unwrap());
    while desk.next().await.is_some() {}
    assert_eq!(store.all_rooms().await.unwrap(), []);
    let server = server.restarted().await;
    let reports = beside(&server).reports(9).await.unwrap();
    let [report] = &reports[..] else { panic!("one report, however often: {reports:?}") };
    assert_eq!((report.by.as_str(), report.about.as_str(), &report.room), ("Aki", "Ben", &room));
}
