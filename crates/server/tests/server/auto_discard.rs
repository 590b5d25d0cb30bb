//! Discards that leave nothing to decide: the table makes them where the house says so.

use crate::common::{Client, Player, Server};
use crate::practice::{chosen, practises};
use jantaku_wire::{Action, ClientMessage, CustomHand, Event, NewMatch, NewPractice, Riichi, ServerMessage, Wind};

/// Declares riichi with the first tile of a hand and plays it to its end; counts the turns in riichi, and those in
/// which a lone discard was asked for.
async fn turns_in_riichi(server: &Server, preset: &str) -> (usize, usize) {
    let hand = CustomHand {
        wind: Wind::East,
        number: 1,
        seat: Wind::East,
        hand: "234m567p34568s122z".to_owned(),
        draws: "34343z".to_owned(),
        indicators: "4m".to_owned(),
        honba: 0,
        sticks: 0,
        points: vec![],
    };
    let chosen = NewMatch { preset: preset.to_owned(), ..chosen() };
    let match_id = practises(server.address, &NewPractice::Hand { chosen, hand }).await.unwrap();
    let mut player = Player::new(server.address, match_id.clone(), 5);
    let mut client = Client::join(server.address, &match_id, None).await.unwrap();
    let (mut drawn, mut asked, mut declared) = (0, 0, None);
    loop {
        let (message, text) = client.next().await.unwrap();
        let me = player.welcome.as_ref().map(|welcome| usize::from(welcome.seat));
        let in_riichi =
            player.view.as_ref().zip(me).is_some_and(|(view, me)| view.table.seats[me].riichi != Riichi::None);
        match &message {
            ServerMessage::Event { event, .. } if matches!(**event, Event::RoundEnded { .. }) => return (drawn, asked),
            ServerMessage::Event { event, .. } if in_riichi => {
                drawn += usize::from(matches!(**event, Event::DrewOwn { .. }));
            }
            ServerMessage::Prompt { choices, .. } if in_riichi => {
                let lone = matches!(choices[..], [ref only] if matches!(only.action, Action::Discard { .. }));
                asked += usize::from(lone);
            }
            ServerMessage::Prompt { decision_id, choices, .. } => {
                let riichi =
                    choices.iter().map(|choice| choice.action).find(|one| matches!(one, Action::Riichi { .. }));
                let (decision_id, action) = (*decision_id, riichi.expect("the hand is tenpai with its first draw"));
                declared = Some(decision_id);
                client
                    .say(&ClientMessage::Act { match_id: match_id.clone(), decision_id, action, seal: None })
                    .await
                    .unwrap();
                continue;
            }
            ServerMessage::Ack { decision_id } if declared == Some(*decision_id) => continue,
            _ => {}
        }
        if let Some(answer) = player.take(message, text) {
            client.say(&answer).await.unwrap();
        }
    }
}

/// near miss: where the house leaves it to the player, or lets the player stop it (T:679), a drawn tile in riichi is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn in_riichi_the_program_discards_by_itself_or_asks() {
    let server = Server::start("auto").await;
    for (preset, by_itself) in
        [("tenhou", true), ("yakuza", true), ("shanghai", true), ("touzai", false), ("pool_of_dreams", false)]
    {
        let (mut drawn, mut asked) = (0, 0);
        while drawn < 3 {
            let more = turns_in_riichi(&server, preset).await;
            (drawn, asked) = (drawn + more.0, asked + more.1);
        }
        assert_eq!(asked == 0, by_itself, "{preset}: {asked} of {drawn}");
    }
}
