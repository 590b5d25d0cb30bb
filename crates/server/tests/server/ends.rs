use crate::admin::{beside, number};
use crate::common::{Client, Friend, Server, settings, token};
use crate::rooms::Follower;
use jantaku_record::Record;
use jantaku_wire::{Ban, ClientMessage, EndedBy, ErrorCode, MatchPage, Proposal, Replay, ServerMessage, VERSION};
use serde_json::{Value, json};

/// A running match of these people with bots in a room without a clock: the ids of the room and the match. The first
/// person is the host.
async fn begun(people: &[&Friend]) -> (String, String) {
    let room = people[0].open(&settings()).await.id;
    for (seat, friend) in people.iter().enumerate().skip(1) {
        friend.does(&room, json!({"type": "sit", "seat": seat})).await;
    }
    people[0].seats_bots(&room, people.len()..4, "easy").await;
    let mut last = None;
    for friend in people {
        last = friend.ready(&room).await;
    }
    (room, last.unwrap())
}

pub async fn seated(friend: &Friend, match_id: &str) -> Client {
    let mut client = friend.socket().await;
    let token = token(friend.address, &friend.bearer, match_id).await.unwrap();
    let hello = ClientMessage::Hello { version: VERSION, match_id: match_id.to_owned(), token, last_event: None };
    client.say(&hello).await.unwrap();
    client
}

/// The first message for which `what` returns something.
async fn until<T>(client: &mut Client, what: impl Fn(ServerMessage) -> Option<T>) -> T {
    loop {
        let (message, text) = client.next().await.expect("the connection has ended");
        assert!(!matches!(message, ServerMessage::Error { .. }), "{text}");
        if let Some(found) = what(message) {
            return found;
        }
    }
}

async fn ended(client: &mut Client) -> EndedBy {
    until(client, |message| match message {
        ServerMessage::Ended { by } => Some(by),
        _ => None,
    })
    .await
}

async fn away(client: &mut Client) -> Vec<u8> {
    until(client, |message| match message {
        ServerMessage::Away { seats, .. } => Some(seats),
        _ => None,
    })
    .await
}

async fn bye(client: &mut Client) -> Option<ErrorCode> {
    until(client, |message| match message {
        ServerMessage::Bye { code, .. } => Some(code),
        _ => None,
    })
    .await
}

async fn vote(client: &mut Client, on: Proposal, yes: bool) {
    client.say(&ClientMessage::Vote { on, yes }).await.unwrap();
}

async fn finished(friend: &Friend) -> MatchPage {
    friend.get("/api/matches").await
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_there_agree_to_end_a_match_and_it_has_no_result() {
    let server = Server::hosted("end-agreed").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&[&aki, &ben]).await;
    let (mut first, mut second) = (seated(&aki, &match_id).await, seated(&ben, &match_id).await);
    let mut desk = Follower::of(&aki, &room).await;
    vote(&mut first, Proposal::End {}, true).await;
    let votes = until(&mut second, |message| match message {
        ServerMessage::Votes { votes, .. } => Some(votes),
        _ => None,
    })
    .await;
    assert_eq!((votes[0].on, &votes[0].yes[..], &votes[0].voters[..]), (Proposal::End {}, &[0][..], &[0, 1][..]));
    vote(&mut second, Proposal::End {}, true).await;
    assert_eq!((ended(&mut first).await, ended(&mut second).await), (EndedBy::Agreed, EndedBy::Agreed));
    desk.until(|room| room.current.as_ref().is_some_and(|current| current.over)).await;

    // Newcomers at this server, or after a restart, read the same.
    assert_eq!(ended(&mut seated(&ben, &match_id).await).await, EndedBy::Agreed);
    let server = server.restarted().await;
    let [aki, ben] = [aki, ben].map(|friend| Friend { address: server.address, ..friend });
    assert_eq!(ended(&mut seated(&aki, &match_id).await).await, EndedBy::Agreed);
    for friend in [&aki, &ben] {
        let list = finished(friend).await.matches;
        assert_eq!((list.len(), list[0].ended, list[0].place), (1, Some(EndedBy::Agreed), None));
        let statistics: Value = friend.get("/api/statistics").await;
        assert_eq!((&statistics["damaged"], &statistics["pending"]), (&json!(0), &json!(0)), "{statistics}");
    }
    let record = aki.ask(&format!("GET /api/matches/{match_id}/record"), &Value::Null).await;
    assert_eq!(record.0, 200, "{}", record.1);
    let read = Record::read(record.1.as_bytes()).unwrap();
    assert_eq!(read.header.table.unwrap().ended, Some(EndedBy::Agreed));
    assert!(
        read.rounds.last().unwrap().revealed.is_some(),
        "nobody plays the last hand any more, so its wall is shown"
    );
    let replay = aki.ask(&format!("GET /api/matches/{match_id}/replay"), &Value::Null).await;
    assert_eq!(replay.0, 200, "{}", replay.1);
    assert_eq!(serde_json::from_str::<Replay>(&replay.1).unwrap().ended, Some(EndedBy::Agreed));
    let kept = aki.room(&room).await;
    assert_eq!((&*kept.played[0].match_id, kept.played[0].standings.len(), kept.totals.len()), (&*match_id, 0, 0));
    // The next match begins as after any other.
    aki.ready(&room).await;
    assert_ne!(ben.ready(&room).await.unwrap(), match_id);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_ends_a_match_and_nobody_else_does() {
    let server = Server::hosted("end-host").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&[&aki, &ben]).await;
    let mut second = seated(&ben, &match_id).await;
    let end = json!({"type": "end_match"});
    assert_eq!(ben.refused(&room, end.clone()).await, "room_not_host");
    assert!(aki.does(&room, end.clone()).await.current.unwrap().over);
    assert_eq!(ended(&mut second).await, EndedBy::Host);
    assert_eq!(aki.refused(&room, end).await, "room_not_in_play");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_gives_up_or_is_put_out_is_away_at_once_and_the_rest_play_on() {
    let server = Server::hosted("end-leave").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let [chika, dario] = server.friends(["Chika", "Dario"]).await;
    let (room, match_id) = begun(&[&aki, &ben, &chika, &dario]).await;
    let mut first = seated(&aki, &match_id).await;
    let (mut second, mut third) = (seated(&ben, &match_id).await, seated(&chika, &match_id).await);

    let left = ben.does(&room, json!({"type": "leave"})).await;
    assert_eq!((left.you, bye(&mut second).await), (None, Some(ErrorCode::Left)));
    assert_eq!(away(&mut first).await, [1]);
    aki.does(&room, json!({"type": "keep_out", "seat": 2})).await;
    assert_eq!((away(&mut first).await, bye(&mut third).await), (vec![1, 2], Some(ErrorCode::KeptOut)));
    let seat = format!("GET /api/matches/{match_id}/seat");
    assert!(chika.ask(&seat, &Value::Null).await.1.contains("kept_out"), "their seat is not theirs any more");
    assert_eq!(dario.ask(&format!("DELETE /api/matches/{match_id}"), &Value::Null).await.0, 204);
    assert_eq!(away(&mut first).await, [1, 2, 3]);

    // A player who only left comes back by their list of matches.
    let _back = seated(&ben, &match_id).await;
    assert_eq!(away(&mut first).await, [2, 3]);
    // Of two who are there, one alone ends nothing; with the last person in the room the match ends.
    vote(&mut first, Proposal::End {}, true).await;
    assert_eq!(aki.ask(&format!("POST /api/rooms/{room}"), &json!({"type": "leave"})).await.0, 204);
    assert_eq!(finished(&dario).await.matches[0].ended, Some(EndedBy::Left));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_closes_a_room_whose_match_nobody_plays_on_and_a_ban_keeps_nobody_waiting() {
    let server = Server::hosted("end-admin").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&[&aki, &ben]).await;
    let mut first = seated(&aki, &match_id).await;
    let store = beside(&server);
    let ban = Ban { since: 0, until: None, reason: None };
    store.ban(number(&store, "Ben").await, ban).await.unwrap();
    assert_eq!(away(&mut first).await, [1]);
    assert!(store.close_room(room.parse().unwrap()).await.unwrap());
    assert_eq!(ended(&mut first).await, EndedBy::Administrator);
    assert_eq!(finished(&aki).await.matches[0].ended, Some(EndedBy::Administrator));
    while aki.ask(&format!("GET /api/rooms/{room}"), &Value::Null).await.0 != 404 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_forgotten_whatever_they_play() {
    let server = Server::hosted("end-forget").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (room, match_id) = begun(&[&aki, &ben]).await;
    let mut first = seated(&aki, &match_id).await;
    let forget = |name: &str| json!({"name": name});
    assert_eq!(ben.ask("DELETE /api/me/data", &forget("Ben")).await.0, 204);
    assert_eq!(away(&mut first).await, [1], "those who stay play on");
    assert_eq!(aki.ask("DELETE /api/me/data", &forget("Aki")).await.0, 204);
    let nobody = Friend::named(server.address, "Eve").await;
    assert_eq!(nobody.ask(&format!("GET /api/rooms/{room}"), &Value::Null).await.0, 404);
}
