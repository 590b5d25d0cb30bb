//! People whom the host keeps out, people without a seat, and reports.

use crate::admin::beside;
use crate::common::{Friend, Server, settings};
use crate::ends::seated;
use crate::rooms::{Follower, name_at};
use jantaku_wire::{ClientMessage, ErrorCode, MatchPage, NotSaid, Phrase, Report, Room, RoomSeat, ServerMessage, Talk};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_host_keeps_people_out_and_hears_what_others_say_of_them() {
    let server = Server::hosted("kept-out").await;
    let [aki, ben, eve] = server.friends(["Aki", "Ben", "Eve"]).await;
    let room = aki.open(&settings()).await;
    let id = room.id.as_str();
    ben.does(id, json!({"type": "sit", "seat": 1})).await;
    assert_eq!(eve.refused(id, json!({"type": "report", "seat": 1})).await, "room_no_seat");
    eve.does(id, json!({"type": "sit", "seat": 2})).await;
    let told = ben.does(id, json!({"type": "report", "seat": 2})).await;
    assert_eq!(told.reports, [], "only the host reads it");
    assert_eq!(ben.refused(id, json!({"type": "report", "seat": 3})).await, "room_named_seat");
    let mut desk = Follower::of(&aki, id).await;
    let report = Report { by: "Ben".to_owned(), about: "Eve".to_owned() };
    desk.until(|room| room.reports.contains(&report)).await;
    // The next host reads it, except for the person it is about.
    aki.does(id, json!({"type": "host", "seat": 2})).await;
    let eves = eve.room(id).await;
    assert_eq!((eves.host.you, eves.reports), (true, vec![]));
    eve.does(id, json!({"type": "host", "seat": 0})).await;
    desk.until(|room| room.host.you && room.reports.contains(&report)).await;

    let mut follower = Follower::of(&eve, id).await;
    follower.until(|room| room.you == Some(2)).await;
    let after = aki.does(id, json!({"type": "keep_out", "seat": 2})).await;
    assert_eq!((name_at(&after, 2), after.kept_out.as_slice()), (None, ["Eve".to_owned()].as_slice()));
    let gone = follower.0.next().await.unwrap().0;
    assert_eq!(gone, ServerMessage::KeptOut {});
    let (status, body) = eve.ask(&format!("GET /api/rooms/{id}"), &serde_json::Value::Null).await;
    assert!(status == 409 && body.contains("kept_out"), "they do not read it either: {status} {body}");
    assert_eq!(eve.refused(id, json!({"type": "sit", "seat": 2})).await, "room_kept_out");
    assert_eq!(eve.refused(id, json!({"type": "report", "seat": 1})).await, "room_kept_out");
    aki.does(id, json!({"type": "let_in", "nth": 0})).await;
    follower.until(|room| room.you.is_none()).await;
    eve.does(id, json!({"type": "sit", "seat": 2})).await;
}

/// A host without a seat can be reported like anybody: administrators and later hosts read it.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_is_reported_too() {
    let server = Server::hosted("report-host").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let id = aki.open(&settings()).await.id;
    let report = json!({"type": "report_host"});
    assert_eq!(ben.refused(&id, report.clone()).await, "room_no_seat");
    ben.does(&id, json!({"type": "sit", "seat": 1})).await;
    assert_eq!(ben.refused(&id, report.clone()).await, "room_named_seat", "on a seat they are reported by it");
    aki.does(&id, json!({"type": "give_up_seat"})).await;
    assert_eq!(aki.refused(&id, report.clone()).await, "room_named_seat", "nobody reports themselves");
    ben.does(&id, report).await;
    let [report] = &beside(&server).reports(9).await.unwrap()[..] else { panic!("one report") };
    assert_eq!((report.by.as_str(), report.about.as_str(), &report.room), ("Ben", "Aki", &id));
    assert_eq!(aki.room(&id).await.reports, [], "not the person it is about");
    assert_eq!(aki.does(&id, json!({"type": "host", "seat": 1})).await.reports, []);
    assert_eq!(ben.room(&id).await.reports.len(), 1);
}

/// A player who is kept out during a match leaves the room and its table: their seat is played to the end, their result
/// counts as theirs, and the match stays in their list.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_kept_out_in_the_middle_of_a_match_keeps_their_place_in_it() {
    let server = Server::hosted("kept-out-in-play").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let id = aki.open(&settings()).await.id;
    ben.does(&id, json!({"type": "sit", "seat": 1})).await;
    aki.seats_bots(&id, [2, 3], "random").await;
    aki.ready(&id).await;
    let match_id = ben.ready(&id).await.unwrap();
    let mut desk = Follower::of(&aki, &id).await;
    let mut table = seated(&ben, &match_id).await;
    desk.until(|room| matches!(room.seats[1], RoomSeat::Person { here: true, .. })).await;
    let out = aki.does(&id, json!({"type": "keep_out", "seat": 1})).await;
    assert_eq!((&out.seats[1], out.kept_out.as_slice()), (&RoomSeat::Open {}, ["Ben".to_owned()].as_slice()));
    loop {
        match table.next().await {
            Some((ServerMessage::Bye { code, .. }, _)) => break assert_eq!(code, Some(ErrorCode::KeptOut)),
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    }
    let seat = format!("GET /api/matches/{match_id}/seat");
    assert_eq!(ben.ask(&seat, &Value::Null).await.0, 409, "they don't come back to it");

    assert!(aki.player(&match_id, 4).play().await, "the match goes on to its end");
    let seen = desk.until(|room| room.current.as_ref().is_some_and(|current| current.over)).await;
    let total = |name: &str| seen.played[0].standings.iter().find(|of| of.name == name).map(|of| of.total);
    assert!(total("Ben").is_some() && seen.played[0].standings.len() == 4, "{:?}", seen.played);
    let bens = seen.totals.iter().find(|of| of.name == "Ben").unwrap();
    assert_eq!((bens.matches, Some(bens.total)), (1, total("Ben")));
    let own: MatchPage = ben.get("/api/matches").await;
    assert_eq!(own.matches.iter().map(|of| of.match_id.as_str()).collect::<Vec<_>>(), [match_id.as_str()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_without_a_seat_is_listed_and_the_host_keeps_them_out() {
    let server = Server::hosted("bystanders").await;
    let [aki, ben, eve] = server.friends(["Aki", "Ben", "Eve"]).await;
    let room = aki.open(&settings()).await;
    let id = room.id.as_str();
    let names = |room: &Room| room.bystanders.iter().map(|other| other.name.clone()).collect::<Vec<_>>();
    let mut desk = Follower::of(&aki, id).await;
    desk.until(|room| names(room).is_empty()).await;
    let mut eves = Follower::of(&eve, id).await;
    let seen = desk.until(|room| names(room) == ["Eve"]).await;
    let mut bens = Follower::of(&ben, id).await;
    bens.until(|room| names(room) == ["Eve"]).await;
    eves.until(|room| names(room) == ["Ben"]).await;
    let unknown = Friend::nobody(server.address).ask(&format!("GET /api/rooms/{id}"), &Value::Null).await.1;
    assert!(!unknown.contains("Eve"), "{unknown}");
    ben.does(id, json!({"type": "sit", "seat": 1})).await;
    desk.until(|room| names(room) == ["Eve"]).await;
    eve.ask("POST /api/me", &json!({"name": "Eva"})).await;
    desk.until(|room| names(room) == ["Eva"]).await;

    let keep_out = json!({"type": "keep_out_bystander", "who": seen.bystanders[0].who});
    assert_eq!(ben.refused(id, keep_out.clone()).await, "room_not_host");
    let after = aki.does(id, keep_out.clone()).await;
    assert_eq!((names(&after), after.kept_out.as_slice()), (vec![], ["Eva".to_owned()].as_slice()));
    assert_eq!(aki.refused(id, keep_out).await, "room_not_there");
    loop {
        match eves.0.next().await.unwrap().0 {
            ServerMessage::KeptOut {} => break,
            ServerMessage::Room(_) => {}
            other => panic!("{other:?}"),
        }
    }
    let words = Talk::Phrase { phrase: Phrase::Hello };
    eves.0.say(&ClientMessage::Say { talk: words }).await.unwrap();
    assert_eq!(eves.0.next().await.unwrap().0, ServerMessage::NotSaid { why: NotSaid::OnlyListens });
    // Loading the page again gives the same answer.
    let mut again = Follower::of(&eve, id).await;
    assert_eq!(again.0.next().await.unwrap().0, ServerMessage::KeptOut {});
    aki.does(id, json!({"type": "let_in", "nth": 0})).await;
    eves.until(|room| names(room).is_empty()).await;
    desk.until(|room| names(room) == ["Eva"]).await;
}
