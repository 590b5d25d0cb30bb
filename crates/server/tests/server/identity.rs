//! A match of others gives nothing to those who only know its link, or have another secret.

use crate::common::{Client, Friend, Server, token};
use crate::watching::begun;
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, ClientMessage, ErrorCode, ServerMessage, VERSION};
use serde_json::Value;

const OF_A_MATCH: [&str; 8] = [
    "GET /api/matches/ID/seat",
    "GET /api/matches/ID/record",
    "GET /api/matches/ID/replay",
    "GET /api/matches/ID/advice",
    "GET /api/matches/ID/review",
    "GET /api/matches/ID/reach",
    "GET /api/matches/ID/why?seat=0&step=3",
    "DELETE /api/matches/ID",
];

async fn status(friend: &Friend, head: &str, match_id: &str) -> u16 {
    friend.ask(&head.replace("ID", match_id), &Value::Null).await.0
}

/// The answer to a client's first message, and whether anything of the table is sent.
async fn opened(friend: &Friend, first: ClientMessage) -> (Client, Result<(), ErrorCode>) {
    let mut client = friend.socket().await;
    client.say(&first).await.unwrap();
    loop {
        match client.next().await.unwrap().0 {
            ServerMessage::Error { code, .. } | ServerMessage::Bye { code: Some(code), .. } => {
                return (client, Err(code));
            }
            ServerMessage::View { .. } | ServerMessage::PublicView { .. } | ServerMessage::Event { .. } => {
                return (client, Ok(()));
            }
            _ => {}
        }
    }
}

fn hello(match_id: &str, token: SeatToken) -> ClientMessage {
    ClientMessage::Hello { version: VERSION, match_id: match_id.to_owned(), token, last_event: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_match_opens_nothing_for_others() {
    let server = Server::hosted("identity").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (nobody, planted) = (
        Friend::nobody(server.address),
        Friend { address: server.address, bearer: format!("Bearer {}", "ab".repeat(32)) },
    );
    let (_, match_id) = begun(&aki, "nobody").await;
    let (_, other) = begun(&ben, "nobody").await;
    for head in OF_A_MATCH {
        for unknown in [&nobody, &planted] {
            assert_eq!(status(unknown, head, &match_id).await, 401, "{head}");
        }
        let refused = status(&ben, head, &match_id).await;
        assert!((400..500).contains(&refused) && refused != 401, "{head}: {refused}");
        assert_eq!(status(&ben, head, "no-such-match").await, 404, "{head}");
    }
    assert_eq!(status(&aki, OF_A_MATCH[0], &match_id).await, 200);
    assert_eq!(status(&aki, OF_A_MATCH[5], &match_id).await, 200);
    for head in &OF_A_MATCH[1..3] {
        assert_eq!(status(&aki, head, &match_id).await, 409, "{head}: whoever plays waits for the end like all others");
    }

    let own = token(server.address, &aki.bearer, &match_id).await.unwrap();
    let foreign = token(server.address, &ben.bearer, &other).await.unwrap();
    for wrong in [SeatToken::new(""), SeatToken::new("0".repeat(32)), foreign] {
        let (_, refused) = opened(&ben, hello(&match_id, wrong)).await;
        assert_eq!(refused, Err(ErrorCode::NoSuchSeat));
    }
    assert_eq!(opened(&aki, hello(&other, own.clone())).await.1, Err(ErrorCode::NoSuchSeat), "a seat of another match");
    let watch = ClientMessage::Watch { version: VERSION, match_id: match_id.clone(), last_event: None };
    assert!(opened(&ben, watch).await.1.is_err(), "nobody may watch");
    assert_eq!(opened(&aki, hello(&match_id, own)).await.1, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_answers_nothing() {
    let server = Server::hosted("no-say").await;
    let [aki, ben] = server.friends(["Aki", "Ben"]).await;
    let (_, match_id) = begun(&aki, "table").await;
    let (_, other) = begun(&ben, "nobody").await;
    let watch = ClientMessage::Watch { version: VERSION, match_id: match_id.clone(), last_event: None };
    let (mut client, seen) = opened(&ben, watch).await;
    assert_eq!(seen, Ok(()));
    for (at, code) in [(&match_id, ErrorCode::NotAsked), (&other, ErrorCode::NoSuchMatch)] {
        for decision_id in 0..4 {
            let action = Action::Continue;
            let act = ClientMessage::Act { match_id: at.clone(), decision_id, action, seal: None };
            client.say(&act).await.unwrap();
            let refused = loop {
                if let ServerMessage::Error { code, .. } = client.next().await.unwrap().0 {
                    break code;
                }
            };
            assert_eq!(refused, code, "decision {decision_id}");
        }
    }
}
