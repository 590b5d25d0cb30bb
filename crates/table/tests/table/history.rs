use std::time::Duration;

use crate::common::{Memory, Seated, seats, table};
use jantaku_table::{Message, Outgoing, TableHandle, Thinkers};
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Event, Pace, ServerMessage};
use tokio::sync::mpsc;

/// The texts of a client's events with their numbers, and the numbers of the deals.
fn events(texts: &[String]) -> (Vec<(u32, String)>, Vec<u32>) {
    let (mut events, mut deals) = (Vec::new(), Vec::new());
    for text in texts {
        let (ServerMessage::Event { n, event, .. }, kept) = (serde_json::from_str(text).unwrap(), text) else {
            continue;
        };
        deals.extend(matches!(*event, Event::Dealt { .. }).then_some(n));
        events.push((n, kept.clone()));
    }
    (events, deals)
}

/// What follows the greeting of a connection with this last event; none where the whole table is sent.
async fn again(table: &TableHandle, connection: u64, last: u32) -> Option<Vec<String>> {
    let (outbox, mut inbox) = mpsc::unbounded_channel();
    let token = Some(SeatToken::new("first"));
    table.send(Message::Join { connection, token, last_event: Some(last), outbox }).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1)).await;
    let mut texts = Vec::new();
    while let Ok(Outgoing::Text(text)) = inbox.try_recv() {
        match serde_json::from_str(&text).unwrap() {
            ServerMessage::View { .. } => return None,
            ServerMessage::Event { .. } => texts.push(text.to_string()),
            _ => {}
        }
    }
    Some(texts)
}

/// This round and the one before are sent again in the same bytes; a client that has missed more is sent the table as
/// it is.
#[tokio::test(start_paused = true)]
async fn this_round_and_the_one_before_are_sent_again() {
    let people = [Some("first"), None, None, None];
    let (table, _task) = table(Memory::default(), &seats(people), Pace::Instant, Thinkers::new(2).of(1));
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let (sent, deals) = loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        first.answer(&table).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        first.drain();
        let (sent, deals) = events(&first.texts());
        if deals.len() == 3 && sent.last().unwrap().0 > deals[2] + 20 {
            break (sent, deals);
        }
    };
    let (newest, oldest) = (sent.last().unwrap().0, deals[1]);
    for last in 0..=newest + 2 {
        let missed = again(&table, u64::from(last) + 2, last).await;
        let kept = sent.iter().filter(|(n, _)| *n > last).map(|(_, text)| text.clone()).collect();
        let is_kept = last + 1 >= oldest && last <= newest;
        assert_eq!(missed, is_kept.then_some(kept), "after {last} of {newest}, kept from {oldest}");
    }
}
