//! Walls that the players have a share in: the commitment comes first, nobody is waited for, and no restart draws another.

use std::time::Duration;

use crate::common::{Memory, Seated, Sits, agreed, put_up, seats};
use jantaku_engine::Event;
use jantaku_record::{MatchId, SharedSeed, WallSource, shared_commitment};
use jantaku_store::{Dealt, MatchSeed, StoredMatch};
use jantaku_table::{Message, Thinkers};
use jantaku_wire::{Action, ErrorCode, Pace, ServerMessage};
use tokio::sync::oneshot;

const SEED: MatchSeed = MatchSeed::Shared([5; 32]);

fn two_people() -> Vec<(&'static str, Sits)> {
    seats([Some("first"), Some("second"), None, None])
}

/// What the walls dealt since the first follow from.
fn shared(store: &Memory) -> Vec<SharedSeed> {
    let appended = store.appended.lock().unwrap();
    let seed = |dealt: &Dealt| match &dealt.wall {
        WallSource::Shared(shared) => shared.clone(),
        other => panic!("{other:?}"),
    };
    appended.iter().flat_map(|appended| &appended.dealt).map(seed).collect()
}

/// The match with all that was stored since.
fn stored(store: &Memory, mut of: StoredMatch) -> StoredMatch {
    for appended in store.appended.lock().unwrap().iter() {
        of.events.extend(appended.events.clone());
        of.shares.extend(appended.share);
    }
    of
}

/// Plays until both are asked whether to go on.
async fn to_the_end_of_a_round(table: &jantaku_table::TableHandle, people: &mut [Seated]) {
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_secs(3)).await;
        people.iter_mut().for_each(Seated::drain);
        if people.iter().all(|person| person.commitment.is_some()) {
            return;
        }
        for person in people.iter_mut().filter(|person| person.commitment.is_none()) {
            person.answer(table).await;
        }
    }
    panic!("the round does not end");
}

#[tokio::test(start_paused = true)]
async fn a_wall_follows_from_the_shares_that_came_and_waits_for_no_other() {
    let (store, seats) = (Memory::default(), two_people());
    let (table, _task) = put_up(store.clone(), &agreed(&seats, Pace::Fast, None, SEED), &seats, Thinkers::new(2).of(1));
    let mut people = [Seated::join(&table, 1, Some("first")).await, Seated::join(&table, 2, Some("second")).await];
    to_the_end_of_a_round(&table, &mut people).await;
    assert!(shared(&store).is_empty(), "no wall before the commitment to it");
    people[0].share = Some([1; 32]);
    for person in &mut people {
        assert!(person.answer(&table).await);
    }
    tokio::time::sleep(Duration::from_secs(60)).await;
    let seed = &shared(&store)[0];
    assert_eq!((seed.match_id, seed.round), (MatchId(1), 2));
    assert_eq!(seed.shares.values().copied().collect::<Vec<_>>(), [Some([1; 32]), None, None, None]);
    for person in &mut people {
        assert_eq!(person.commitment.take(), Some(shared_commitment(1, MatchId(1), 2, &seed.secret)));
    }
    // A share counts for one round.
    people[0].share = None;
    to_the_end_of_a_round(&table, &mut people).await;
    for person in &mut people {
        assert!(person.answer(&table).await);
    }
    tokio::time::sleep(Duration::from_secs(60)).await;
    let [_, later] = &shared(&store)[..] else { panic!("two deals") };
    assert_eq!((later.round, later.shares.values().flatten().count()), (3, 0));
    assert_ne!(later.secret, seed.secret);
    // The share is stored with the answer that brings it, before the deal.
    let appended = store.appended.lock().unwrap();
    let with_share = appended.iter().position(|appended| appended.share.is_some()).unwrap();
    assert!(matches!(appended[with_share].events[..], [Event::Answered { .. }, ..]));
    assert!(appended[..=with_share].iter().all(|appended| appended.dealt.is_empty()));
}

/// Neither the secret nor a share that was given is lost or drawn again by a restart.
#[tokio::test(start_paused = true)]
async fn a_restart_between_rounds_keeps_the_commitment_and_the_shares() {
    let (store, seats) = (Memory::default(), two_people());
    let begun = agreed(&seats, Pace::Fast, None, SEED);
    let (table, task) = put_up(store.clone(), &begun, &seats, Thinkers::new(2).of(1));
    let mut people = [Seated::join(&table, 1, Some("first")).await, Seated::join(&table, 2, Some("second")).await];
    to_the_end_of_a_round(&table, &mut people).await;
    people[0].share = Some([1; 32]);
    people[0].answer(&table).await;
    people[0].acknowledged().await;
    table.send(Message::Stop).await.unwrap();
    task.await.unwrap().unwrap();
    let between = stored(&store, begun);
    let store = Memory::default();
    let (table, _task) = put_up(store.clone(), &between, &seats, Thinkers::new(2).of(1));
    let mut second = Seated::join(&table, 3, Some("second")).await;
    second.share = Some([2; 32]);
    assert!(second.answer(&table).await);
    assert_eq!(second.commitment, people[1].commitment);
    tokio::time::sleep(Duration::from_secs(60)).await;
    let [shared] = &shared(&store)[..] else { panic!("one deal") };
    assert_eq!(Some(shared.commitment()), second.commitment);
    assert_eq!(shared.shares.values().copied().collect::<Vec<_>>(), [Some([1; 32]), Some([2; 32]), None, None]);
}

#[tokio::test(start_paused = true)]
async fn a_share_that_would_not_count_is_refused() {
    let seats = two_people();
    for seed in [SEED, MatchSeed::Fixed([5; 32])] {
        let (table, _task) =
            put_up(Memory::default(), &agreed(&seats, Pace::Fast, None, seed), &seats, Thinkers::new(2).of(1));
        let mut first = Seated::join(&table, 1, Some("first")).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        first.drain();
        let asked = first.texts().iter().find_map(|text| match serde_json::from_str(text).unwrap() {
            ServerMessage::Prompt { decision_id, choices, commitment, .. } => {
                assert_eq!(commitment, None, "a round is played");
                Some((decision_id, choices[0].action))
            }
            _ => None,
        });
        let (decision_id, action) = asked.unwrap();
        assert_ne!(action, Action::Continue {});
        let (share, settles) = (Some([1; 32]), oneshot::channel().0);
        table
            .send(Message::Act { connection: 1, decision_id, action, share, round_trip: Duration::ZERO, settles })
            .await
            .unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
        first.drain();
        let last = first.texts().pop().unwrap();
        let refused =
            matches!(serde_json::from_str(&last).unwrap(), ServerMessage::Error { code: ErrorCode::Illegal, .. });
        assert!(refused, "{last}");
    }
}
