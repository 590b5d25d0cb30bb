use crate::common::{Client, Friend, Server};
use crate::sessions::{code, go_on};
use crate::stored::rows;
use crate::strangers::asked;
use crate::watching::begun;
use jantaku_wire::{Action, ClientMessage, ErrorCode, ServerMessage};

/// The last device has the seat; the other one is told so once and has nothing to come back for. An answer counts once,
/// from either device, and another answer to the same decision is refused.
#[tokio::test(flavor = "multi_thread")]
async fn two_devices_take_turns_and_an_answer_counts_once() {
    let server = Server::hosted("devices").await;
    let desk = Friend::named(server.address, "Aki").await;
    let phone = go_on(&Friend::nobody(server.address), &code(&desk).await).await;
    let (_, match_id) = begun(&desk, "nobody").await;
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let (mut newest, decision_id, choices) = asked(&desk, &match_id).await;
    let stored = rows(&raw, "events");
    for device in [&phone, &desk].into_iter().cycle().take(12) {
        let (mut newer, id, same) = asked(device, &match_id).await;
        assert_eq!((id, &same), (decision_id, &choices), "both see the same");
        std::mem::swap(&mut newest, &mut newer);
        let mut told = Vec::new();
        while let Some((message, _)) = newer.next().await {
            told.push(message);
        }
        told.retain(|message| !matches!(message, ServerMessage::Watchers { .. } | ServerMessage::TalkRules(_)));
        assert_eq!(told, [ServerMessage::Replaced {}]);
    }
    assert_eq!(rows(&raw, "events"), stored, "whoever comes and goes changes nothing");

    let act = |action: Action| ClientMessage::Act { match_id: match_id.clone(), decision_id, action, seal: None };
    newest.say(&act(choices[0].action)).await.unwrap();
    assert_eq!(verdict(&mut newest, decision_id).await, None);
    let count = |rows: Vec<String>| rows.iter().filter(|row| !stored.contains(row)).count();
    // At the other device the same answer is acknowledged again, and another one is too late.
    let (mut other, later, _) = asked(&phone, &match_id).await;
    assert!(later > decision_id);
    let before = count(rows(&raw, "events"));
    for (action, expected) in [(choices[0].action, None), (choices[1].action, Some(ErrorCode::Stale))] {
        other.say(&act(action)).await.unwrap();
        assert_eq!(verdict(&mut other, decision_id).await, expected, "{action:?}");
    }
    assert_eq!(count(rows(&raw, "events")), before, "it counted once");
}

async fn verdict(client: &mut Client, decision: u32) -> Option<ErrorCode> {
    loop {
        match client.next().await.unwrap().0 {
            ServerMessage::Ack { decision_id } if decision_id == decision => return None,
            ServerMessage::Error { code, decision_id, .. } if decision_id == Some(decision) => return Some(code),
            _ => {}
        }
    }
}
