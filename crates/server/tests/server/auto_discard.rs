//! Discards that leave nothing to decide: the table makes them where the house says so.

use crate::common::{Client, Player, Server, http};
use jantaku_wire::Created;
use jantaku_wire::{Action, Riichi, ServerMessage};
use serde_json::json;

/// Plays a match; counts the turns in riichi, and how often a lone discard was asked for in one.
async fn turns_in_riichi(server: &Server, preset: &str) -> (usize, usize) {
    let bots = ["normal", "normal", "normal"];
    let body = json!({"preset": preset, "length": "east", "opponents": bots, "pace": "instant", "name": "Test"});
    let json = [("Content-Type", "application/json")];
    let (status, body) = http(server.address, "POST /api/matches", &json, &body.to_string()).await;
    assert_eq!(status, 201, "{body}");
    let match_id = serde_json::from_str::<Created>(&body).unwrap().match_id;
    let mut player = Player::new(server.address, match_id.clone(), 5);
    let mut client = Client::join(server.address, &match_id, None).await.unwrap();
    let (mut drawn, mut asked) = (0, 0);
    while !player.over {
        let (message, text) = client.next().await.unwrap();
        let me = player.welcome.as_ref().map(|welcome| usize::from(welcome.seat));
        let in_riichi =
            player.view.as_ref().zip(me).is_some_and(|(view, me)| view.table.seats[me].riichi != Riichi::None);
        match &message {
            ServerMessage::Event { event, .. } if in_riichi => {
                drawn += usize::from(matches!(**event, jantaku_wire::Event::DrewOwn { .. }));
            }
            ServerMessage::Prompt { choices, .. } if in_riichi => {
                let lone = matches!(choices[..], [ref only] if matches!(only.action, Action::Discard { .. }));
                asked += usize::from(lone);
            }
            _ => {}
        }
        if let Some(answer) = player.take(message, text) {
            client.say(&answer).await.unwrap();
        }
    }
    (drawn, asked)
}

/// R-064; near miss: where the house leaves it to the player, a drawn tile in riichi is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn in_riichi_the_program_discards_by_itself_or_asks() {
    let server = Server::start("auto").await;
    let mut all = [(0, 0); 2];
    for (preset, sum) in ["tenhou", "pool_of_dreams"].into_iter().zip(&mut all) {
        while sum.0 < 3 {
            let (drawn, asked) = turns_in_riichi(&server, preset).await;
            *sum = (sum.0 + drawn, sum.1 + asked);
        }
    }
    let [by_itself, by_hand] = all;
    assert_eq!(by_itself.1, 0, "{by_itself:?}");
    assert!(by_hand.1 > 0, "{by_hand:?}");
}
