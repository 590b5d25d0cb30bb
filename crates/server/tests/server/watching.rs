use std::time::{Duration, Instant};

use crate::common::{Client, Dice, Friend, Player, Server, choose, parsed, settings};
use crate::rooms::Follower;
use jantaku_wire::{ClientMessage, ErrorCode, Replay, ServerMessage, VERSION, Watching};
use serde_json::{Value, json};

/// A match of one person and three bots, in a room that others may watch: the room and the match.
pub async fn begun(host: &Friend, watching: &str) -> (String, String) {
    let mut settings = settings();
    settings["watching"] = json!(watching);
    let room = host.open(&settings).await.id;
    host.seats_bots(&room, 1..4, "random").await;
    let id = host.ready(&room).await.unwrap();
    (room, id)
}

pub async fn watch(friend: &Friend, match_id: &str) -> Client {
    let mut client = friend.socket().await;
    let watch = ClientMessage::Watch { version: VERSION, match_id: match_id.to_owned(), last_event: None };
    client.say(&watch).await.unwrap();
    client
}

async fn watchers(client: &mut Client) -> u32 {
    loop {
        if let ServerMessage::Watchers { count } = client.next().await.unwrap().0 {
            return count;
        }
    }
}

/// The replay of a match, or the refusal.
async fn replay(friend: &Friend, match_id: &str) -> Result<Replay, ErrorCode> {
    let answer = friend.ask(&format!("GET /api/matches/{match_id}/replay"), &Value::Null).await;
    parsed(200, answer).map_err(|failure| failure.code)
}

/// Plays until this deal is seen.
async fn play_to_deal(player: &mut Player, client: &mut Client, deal: usize) {
    let deals = |player: &Player| player.kept.iter().filter(|text| text.contains(r#""type":"dealt""#)).count();
    while 1 + deals(player) < deal {
        let (message, text) = client.next().await.unwrap();
        if let Some(answer) = player.take(message, text) {
            client.say(&answer).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_how_many_watch_and_nobody_watches_their_own_match() {
    let server = Server::hosted("watchers").await;
    let [aki, eve] = server.friends(["Aki", "Eve"]).await;
    let (room, id) = begun(&aki, "table").await;
    let mut follower = Follower::of(&eve, &room).await;
    let mut seat = Client::join_as(aki.address, &aki.bearer, &id, None).await.unwrap();
    assert!(
        matches!(seat.next().await.unwrap().0, ServerMessage::Welcome(welcome) if welcome.of.watching == Some(Watching::Table))
    );
    assert_eq!(watchers(&mut seat).await, 0);

    let mut one = watch(&eve, &id).await;
    assert!(matches!(one.next().await.unwrap().0, ServerMessage::Watching(_)));
    assert_eq!((watchers(&mut one).await, watchers(&mut seat).await), (1, 1));
    // A second tab is the same person.
    let mut two = watch(&eve, &id).await;
    assert_eq!(watchers(&mut two).await, 1);
    follower.until(|room| room.watchers == 1).await;
    drop((one, two));
    assert_eq!(watchers(&mut seat).await, 0);
    follower.until(|room| room.watchers == 0).await;

    let refused = watch(&aki, &id).await.next().await.unwrap().0;
    assert!(matches!(refused, ServerMessage::Error { code: ErrorCode::OwnMatch, .. }), "{refused:?}");
}

/// A spectator who is kept out sees nothing more of the match.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_kept_out_watches_no_longer() {
    let server = Server::hosted("watch-kept-out").await;
    let [aki, eve] = server.friends(["Aki", "Eve"]).await;
    let (room, id) = begun(&aki, "table").await;
    let mut desk = Follower::of(&aki, &room).await;
    let mut tabs = [watch(&eve, &id).await, watch(&eve, &id).await];
    for tab in &mut tabs {
        assert!(matches!(tab.next().await.unwrap().0, ServerMessage::Watching(_)));
    }
    let who = desk.until(|room| room.watchers == 1).await.bystanders[0].who.clone();
    aki.does(&room, json!({"type": "keep_out_bystander", "who": who})).await;
    for mut tab in tabs {
        let mut last = None;
        while let Some((message, _)) = tab.next().await {
            last = Some(message);
        }
        let is_said = matches!(last, Some(ServerMessage::Bye { code: Some(ErrorCode::KeptOut), .. }));
        assert!(is_said, "{last:?}");
    }
    desk.until(|room| room.watchers == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_hands_are_seen_once_the_next_ones_are_dealt() {
    let server = Server::hosted("hands").await;
    let [mut aki, mut eve] = server.friends(["Aki", "Eve"]).await;
    let (_, id) = begun(&aki, "hands").await;
    assert_eq!(replay(&eve, &id).await, Err(ErrorCode::OutOfOrder), "the first hand is being played");

    let mut player = aki.player(&id, 1);
    let mut client = Client::join_as(aki.address, &aki.bearer, &id, None).await.unwrap();
    play_to_deal(&mut player, &mut client, 2).await;
    let seen = replay(&eve, &id).await.unwrap();
    assert!(seen.goes_on && seen.rounds.len() == 1);
    assert!(seen.seats.iter().all(|steps| steps.as_ref().is_some_and(|steps| steps.len() > 4)), "all hands are there");
    assert_eq!(replay(&aki, &id).await, Err(ErrorCode::OwnMatch));
    assert!(eve.ask(&format!("GET /api/matches/{id}/record"), &Value::Null).await.0 == 409, "walls are secret");

    drop(client);
    let server = server.restarted().await;
    (aki.address, eve.address) = (server.address, server.address);
    assert_eq!(replay(&eve, &id).await.unwrap(), seen);
    assert_eq!(replay(&aki, &id).await, Err(ErrorCode::OwnMatch));

    let (_, other) = begun(&aki, "table").await;
    let mut player = aki.player(&other, 1);
    let mut client = Client::join_as(aki.address, &aki.bearer, &other, None).await.unwrap();
    play_to_deal(&mut player, &mut client, 2).await;
    assert_eq!(replay(&eve, &other).await, Err(ErrorCode::OutOfOrder), "this room shows no hands");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_may_give_everybody_the_same_time_to_claim() {
    let server = Server::hosted("window").await;
    let [aki, eve] = server.friends(["Aki", "Eve"]).await;
    let with_window = |seconds: u8| {
        let mut settings = settings();
        (settings["watching"], settings["claim_window"]) = (json!("table"), json!(seconds));
        settings
    };
    let (status, body) = aki.ask("POST /api/rooms", &with_window(11)).await;
    assert_eq!(status, 400, "{body}");
    let room = aki.open(&with_window(10)).await.id;
    aki.seats_bots(&room, 1..4, "random").await;
    let id = aki.ready(&room).await.unwrap();
    // The match has it from the store.
    let server = server.restarted().await;
    let aki = Friend { address: server.address, ..aki };
    let eve = Friend { address: server.address, ..eve };

    let mut watching = watch(&eve, &id).await;
    assert!(matches!(watching.next().await.unwrap().0, ServerMessage::Watching(info) if info.claim_window == Some(10)));
    let mut seat = Client::join_as(aki.address, &aki.bearer, &id, None).await.unwrap();
    let (mut windows, mut dice, begun) = (0, Dice::new(1), Instant::now());
    while windows < 3 {
        match seat.next().await.unwrap().0 {
            ServerMessage::ClaimWindow { window_id, .. } => {
                windows += 1;
                seat.say(&ClientMessage::Pass { window_id }).await.unwrap();
                let shown = loop {
                    if let ServerMessage::ClaimWindow { window_id, .. } = watching.next().await.unwrap().0 {
                        break window_id;
                    }
                };
                assert_eq!(shown, window_id, "spectators see the same");
            }
            ServerMessage::Prompt { decision_id, choices, .. } => {
                let action = choose(&mut dice, &choices);
                let answer = ClientMessage::Act { match_id: id.clone(), decision_id, action, seal: None };
                seat.say(&answer).await.unwrap();
            }
            _ => {}
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "a window is over when the only person has pressed");
}
