use std::time::Duration;

use crate::common::{Memory, Seated, Sits, agreed, put_up, seats};
use jantaku_core::Seat;
use jantaku_store::{MatchSeed, Presence};
use jantaku_table::{Message, TableHandle, Thinkers};
use jantaku_wire::{EndedBy, ErrorCode, Pace, Proposal, ServerMessage, Vote};

const END: Proposal = Proposal::End {};

/// A match without a clock of three people and a bot; a bot may play for each.
fn table(store: &Memory) -> TableHandle {
    let mut sits = seats([Some("first"), Some("second"), Some("third"), None]);
    sits.iter_mut().take(3).for_each(|(_, sits)| *sits = Sits::StoodIn("easy"));
    let stored = agreed(&sits, Pace::Fast, None, MatchSeed::Fixed([7; 32]));
    put_up(store.clone(), &stored, &sits, Thinkers::new(2).of(1)).0
}

async fn votes(table: &TableHandle, connection: u64, on: Proposal, yes: bool) {
    table.send(Message::Vote { connection, on, yes }).await.unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
}

fn read(seated: &mut Seated) -> Vec<ServerMessage> {
    seated.drain();
    seated.texts().iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

/// The votes that somebody was sent last.
fn last(seated: &mut Seated) -> Option<(Vec<Vote>, Option<u8>)> {
    let votes = |message| match message {
        ServerMessage::Votes { votes, against } => Some((votes, against)),
        _ => None,
    };
    read(seated).into_iter().filter_map(votes).next_back()
}

fn end(seated: &mut Seated) -> Option<EndedBy> {
    read(seated).into_iter().find_map(|message| match message {
        ServerMessage::Ended { by } => Some(by),
        _ => None,
    })
}

fn open(on: Proposal, yes: &[u8], voters: &[u8]) -> Vec<Vote> {
    vec![Vote { on, yes: yes.to_vec(), voters: voters.to_vec() }]
}

#[tokio::test(start_paused = true)]
async fn a_match_ends_when_everybody_who_is_there_wants_it() {
    let store = Memory::default();
    let table = table(&store);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let mut third = Seated::join(&table, 3, Some("third")).await;
    let mut watching = Seated::join(&table, 4, None).await;
    votes(&table, 4, END, true).await;
    votes(&table, 1, END, true).await;
    assert_eq!(last(&mut third), Some((open(END, &[0], &[0, 1, 2]), None)), "who watches has no vote");
    votes(&table, 2, END, false).await;
    assert_eq!(last(&mut first), Some((vec![], Some(1))));
    votes(&table, 1, END, true).await;
    let is_refusal =
        |message: &ServerMessage| matches!(message, ServerMessage::Error { code: ErrorCode::NotAsked, .. });
    assert_eq!(
        (read(&mut first).iter().filter(|one| is_refusal(one)).count(), last(&mut third)),
        (1, Some((vec![], Some(1))))
    );

    // In the next hand they may ask again; a player who leaves meanwhile has no vote.
    let deals = |store: &Memory| store.appended.lock().unwrap().iter().filter(|one| !one.dealt.is_empty()).count();
    while deals(&store) == 0 {
        for seated in [&mut first, &mut second, &mut third] {
            seated.answer(&table).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    votes(&table, 1, END, true).await;
    votes(&table, 2, END, true).await;
    assert_eq!(last(&mut third), Some((open(END, &[0, 1], &[0, 1, 2]), None)));
    let late = Seated::join(&table, 5, Some("second")).await;
    assert_eq!(last(&mut { late }), Some((open(END, &[0, 1], &[0, 1, 2]), None)), "whoever joins reads it too");
    assert_eq!(end(&mut first), None);
    let seat = Seat::new(2).unwrap();
    table.send(Message::Left { seat, why: ErrorCode::Left }).await.unwrap();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!((end(&mut first), end(&mut watching)), (Some(EndedBy::Agreed), Some(EndedBy::Agreed)));
    assert_eq!(*store.ended.lock().unwrap(), Some(EndedBy::Agreed));
    assert!(store.has_ended.load(std::sync::atomic::Ordering::Acquire), "what is done at the end of a match is done");
    let appended = store.appended.lock().unwrap().len();
    for seated in [&mut first, &mut second] {
        seated.answer(&table).await;
    }
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert_eq!(store.appended.lock().unwrap().len(), appended, "nothing follows");
}

/// A bot plays for somebody who is not connected, at once if the others agree, until they return.
#[tokio::test(start_paused = true)]
async fn a_bot_takes_a_seat_where_those_who_stay_agree() {
    let store = Memory::default();
    let table = table(&store);
    let _first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let mut third = Seated::join(&table, 3, Some("third")).await;
    let replace = Proposal::Replace { seat: 0 };
    votes(&table, 2, replace, true).await;
    assert_eq!(last(&mut third), None, "nobody is replaced who is there");
    table.send(Message::Leave { connection: 1 }).await.unwrap();
    votes(&table, 2, replace, true).await;
    assert_eq!(last(&mut third), Some((open(replace, &[1], &[1, 2]), None)));
    votes(&table, 3, replace, true).await;
    assert_eq!(last(&mut third), Some((vec![], None)));
    let seat = Seat::new(0).unwrap();
    let presences = |store: &Memory| -> Vec<Presence> {
        store.appended.lock().unwrap().iter().filter_map(|one| one.presence.clone()).collect()
    };
    assert_eq!(presences(&store), [Presence::Away { seat, bot: Some("easy".to_owned()) }]);
    let away = |message: &ServerMessage| matches!(message, ServerMessage::Away { bots, .. } if bots == &[0]);
    assert!(read(&mut second).iter().any(away));
    let _back = Seated::join(&table, 4, Some("first")).await;
    assert_eq!(presences(&store).last(), Some(&Presence::Back { seat }));
}

/// A player whose connection drops for a moment is not outvoted: the others may replace them, and end the match in the
/// next hand at the earliest.
#[tokio::test(start_paused = true)]
async fn a_match_does_not_end_behind_the_back_of_who_is_gone_for_a_moment() {
    for proposed_before in [true, false] {
        let store = Memory::default();
        let table = table(&store);
        let _first = Seated::join(&table, 1, Some("first")).await;
        let mut second = Seated::join(&table, 2, Some("second")).await;
        let _third = Seated::join(&table, 3, Some("third")).await;
        if proposed_before {
            votes(&table, 2, END, true).await;
            votes(&table, 3, END, true).await;
        }
        table.send(Message::Leave { connection: 1 }).await.unwrap();
        let replace = Proposal::Replace { seat: 0 };
        for (connection, on) in [(2, replace), (3, replace), (2, END), (3, END)] {
            votes(&table, connection, on, true).await;
        }
        assert_eq!(end(&mut second), None);
        let mut back = Seated::join(&table, 4, Some("first")).await;
        assert_eq!((end(&mut back), *store.ended.lock().unwrap()), (None, None));
    }
}

#[tokio::test(start_paused = true)]
async fn a_match_that_was_ended_elsewhere_is_over_at_its_table() {
    for is_told in [true, false] {
        let store = Memory::default();
        let table = table(&store);
        let mut people = Vec::new();
        for (connection, secret) in (1..).zip(["first", "second", "third"]) {
            people.push(Seated::join(&table, connection, Some(secret)).await);
        }
        *store.ended.lock().unwrap() = Some(EndedBy::Host);
        if is_told {
            table.send(Message::End(EndedBy::Host)).await.unwrap();
        }
        for seated in &mut people {
            seated.answer(&table).await;
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
        for seated in &mut people {
            assert_eq!(end(seated), Some(EndedBy::Host));
        }
        assert!(store.has_ended.load(std::sync::atomic::Ordering::Acquire) && table.has_shown_all());
    }
}
