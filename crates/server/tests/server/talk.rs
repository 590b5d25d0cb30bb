use std::time::Duration;

use jantaku_server::Limits;
use jantaku_wire::{ClientMessage, NotSaid, Phrase, Said, ServerMessage, Stamp, Talk, TalkRules, VERSION};
use serde_json::json;

use crate::common::{Client, Server, settings};
use crate::rooms::Follower;

const HELLO: Talk = Talk::Phrase { phrase: Phrase::Hello };

async fn say(client: &mut Client, talk: Talk) {
    client.say(&ClientMessage::Say { talk }).await.unwrap();
}

/// The next message, or its refusal.
async fn heard(client: &mut Client) -> Result<Said, NotSaid> {
    loop {
        match client.next().await.unwrap().0 {
            ServerMessage::Said(said) => return Ok(said),
            ServerMessage::NotSaid { why } => return Err(why),
            _ => {}
        }
    }
}

/// A server where people may send this many messages at once, and no more for a day.
async fn server(name: &str, talks: u32) -> Server {
    let talk_every = Duration::from_secs(86_400);
    let limits = Limits { talks: talks.try_into().unwrap(), talk_every, ..Limits::default() };
    Server::hosted_within(name, limits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_the_room_and_its_table_and_nobody_says_too_much() {
    let server = server("talk", 3).await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let room = aki.open(&settings()).await.id;
    let mut in_room = Follower::of(&ben, &room).await.0;
    aki.seats_bots(&room, 1..4, "random").await;
    let id = aki.ready(&room).await.unwrap();
    let mut seat = Client::join_as(aki.address, &aki.bearer, &id, None).await.unwrap();

    say(&mut seat, HELLO).await;
    let said = heard(&mut in_room).await.unwrap();
    assert_eq!((said.name.as_str(), said.seat, &said.talk), ("Aki", Some(0), &HELLO));
    assert_eq!(heard(&mut seat).await.as_ref(), Ok(&said), "who says something hears it too");
    say(&mut in_room, Talk::Stamp { stamp: Stamp::Tea }).await;
    let answer = heard(&mut seat).await.unwrap();
    assert_eq!((answer.name.as_str(), answer.seat), ("Ben", None));
    assert_ne!(answer.who, said.who);

    say(&mut seat, Talk::Words { words: "well".to_owned() }).await;
    assert_eq!(heard(&mut seat).await, Err(NotSaid::OwnWords));
    say(&mut seat, HELLO).await;
    assert_eq!(heard(&mut seat).await.unwrap().who, said.who);
    say(&mut seat, HELLO).await;
    assert_eq!(heard(&mut seat).await, Err(NotSaid::TooOften));
    say(&mut in_room, HELLO).await;
    for name in ["Ben", "Aki", "Ben"] {
        assert_eq!(heard(&mut in_room).await.unwrap().name, name, "the limit is that of one person");
    }

    // Newcomers read the last messages.
    let mut late = ben.socket().await;
    late.say(&ClientMessage::Room { version: VERSION, room_id: room }).await.unwrap();
    let ServerMessage::SaidBefore { lines } = late.next().await.unwrap().0 else { panic!("the lines come first") };
    assert_eq!((lines.len(), &lines[0]), (4, &said));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_people_talk_between_hands_nothing_is_said_during_one() {
    let server = server("between-hands", 20).await;
    let [aki, eve] = server.friends(["Aki", "Eve"]).await;
    let mut settings = settings();
    settings["talk"] = json!({"between_hands": true, "own_words": true});
    settings["watching"] = json!("table");
    let room = aki.open(&settings).await.id;
    let mut in_room = Follower::of(&eve, &room).await.0;
    say(&mut in_room, Talk::Words { words: "早く！".to_owned() }).await;
    assert!(heard(&mut in_room).await.is_ok(), "no match is played yet");
    aki.seats_bots(&room, 1..4, "random").await;
    let id = aki.ready(&room).await.unwrap();
    let mut player = aki.player(&id, 1);
    let mut seat = Client::join_as(aki.address, &aki.bearer, &id, None).await.unwrap();
    say(&mut in_room, HELLO).await;
    assert_eq!(heard(&mut in_room).await, Err(NotSaid::DuringHand));
    say(&mut seat, HELLO).await;
    // Until the first hand is over, messages are not passed on.
    let (mut told, mut refused) = (None, false);
    loop {
        let (message, text) = seat.next().await.unwrap();
        match &message {
            ServerMessage::TalkRules(rules) => told = Some(*rules),
            ServerMessage::NotSaid { why } => {
                assert_eq!(*why, NotSaid::DuringHand);
                refused = true;
            }
            ServerMessage::Event { event, .. } if matches!(**event, jantaku_wire::Event::RoundEnded { .. }) => break,
            _ => {}
        }
        if let Some(answer) = player.take(message, text) {
            seat.say(&answer).await.unwrap();
        }
    }
    assert_eq!((told, refused), (Some(TalkRules { between_hands: true, own_words: true }), true));
    say(&mut seat, HELLO).await;
    assert_eq!(heard(&mut seat).await.unwrap().talk, HELLO);

    let mut watching = eve.socket().await;
    watching.say(&ClientMessage::Watch { version: VERSION, match_id: id, last_event: None }).await.unwrap();
    say(&mut watching, HELLO).await;
    assert_eq!(heard(&mut watching).await, Err(NotSaid::OnlyListens));
}
