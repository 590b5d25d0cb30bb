//! Shared walls: the commitment comes first, then the seals of all shares, and only then a share. No restart draws
//! another.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{Memory, Seated, Sits, agreed, put_up, put_up_for, seats};
use jantaku_core::Seat;
use jantaku_engine::{Event, Match, PublicEvent};
use jantaku_record::{
    Header, MatchId, Record, Recording, SeatInfo, SeatKind, SharedSeed, WallProof, WallSource, prove_walls, share_seal,
    shared_commitment,
};
use jantaku_store::{MatchSeed, StoredMatch};
use jantaku_table::{Message, TableHandle, Thinkers};
use jantaku_wire::{Action, EndedBy, ErrorCode, Pace, ServerMessage};
use tokio::sync::oneshot;

const SEED: MatchSeed = MatchSeed::Shared([5; 32]);
const SHARES: [[u8; 32]; 2] = [[1; 32], [2; 32]];

fn two_people() -> Vec<(&'static str, Sits)> {
    seats([Some("first"), Some("second"), None, None])
}

async fn begun(store: &Memory) -> (TableHandle, [Seated; 2], StoredMatch) {
    let begun = agreed(&two_people(), Pace::Fast, None, SEED);
    let (table, _) = put_up(store.clone(), &begun, &two_people(), Thinkers::new(2).of(1));
    let people = [Seated::join(&table, 1, Some("first")).await, Seated::join(&table, 2, Some("second")).await];
    (table, people, begun)
}

fn stored(store: &Memory, mut of: StoredMatch) -> StoredMatch {
    for appended in store.appended.lock().unwrap().iter() {
        let next = of.walls.len() as u32;
        of.events.extend(appended.events.clone());
        of.seals.extend(appended.seal);
        of.shares.extend(appended.share);
        of.walls.extend(appended.dealt.iter().map(|dealt| dealt.wall.clone()));
        if of.walls.len() as u32 > next {
            (of.seals, of.shares) = Default::default();
        }
    }
    of
}

/// The wall that was dealt last.
fn last_wall(stored: &StoredMatch) -> SharedSeed {
    match stored.walls.last() {
        Some(WallSource::Shared(shared)) => shared.clone(),
        other => panic!("{other:?}"),
    }
}

fn deals(store: &Memory) -> usize {
    store.appended.lock().unwrap().iter().flat_map(|appended| &appended.dealt).count()
}

/// The proofs of the finished rounds' walls; the record of them also replays by the rules.
fn proven(stored: &StoredMatch) -> Vec<WallProof> {
    let seat = |(_, sits): &(&str, Sits)| match sits {
        Sits::Bot(_) => SeatInfo { name: "x".to_owned(), kind: SeatKind::Bot },
        _ => SeatInfo { name: "x".to_owned(), kind: SeatKind::Human },
    };
    let mut header = Header::new(&stored.row.rules, two_people().iter().map(seat).collect());
    header.match_id = Some(stored.row.id);
    let mut recording = Recording::with_header(header);
    let mut walls = stored.walls.iter();
    let end = stored.events.iter().rposition(|event| matches!(event, Event::Public(PublicEvent::RoundEnded(_))));
    for event in &stored.events[..=end.unwrap()] {
        if matches!(event, Event::Dealt { .. }) {
            walls.next().into_iter().for_each(|wall| recording.seal(wall.clone()));
        }
        recording.push(event);
    }
    recording.break_off();
    let text = recording.to_json_lines();
    Record::read(text.as_bytes()).unwrap().replay().unwrap();
    prove_walls(text.as_bytes()).unwrap().rounds
}

/// Plays until all are asked whether to go on.
async fn to_the_end_of_a_round(table: &TableHandle, people: &mut [Seated]) {
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_secs(3)).await;
        people.iter_mut().for_each(Seated::drain);
        if people.iter().all(|person| person.next_wall.is_some()) {
            return;
        }
        for person in people.iter_mut().filter(|person| person.next_wall.is_none()) {
            person.answer(table).await;
        }
    }
    panic!("the round does not end");
}

async fn seal(table: &TableHandle, people: &mut [Seated], shares: [Option<[u8; 32]>; 2]) {
    to_the_end_of_a_round(table, people).await;
    for (person, share) in people.iter_mut().zip(shares) {
        person.share = share;
        assert!(person.answer(table).await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    people.iter_mut().for_each(Seated::drain);
}

fn seal_of(seat: usize, round: u32) -> Option<[u8; 32]> {
    Some(share_seal(MatchId(1), round, Seat::new(seat).unwrap(), &SHARES[seat]))
}

fn is_refused(message: &ServerMessage, with: ErrorCode) -> bool {
    matches!(message, ServerMessage::Error { code, .. } if *code == with)
}

#[tokio::test(start_paused = true)]
async fn a_wall_follows_from_the_shares_that_were_sealed_before_anybody_opened_one() {
    let store = Memory::default();
    let (table, mut people, begun) = begun(&store).await;
    let mut spectator = Seated::join(&table, 9, None).await;
    seal(&table, &mut people, SHARES.map(Some)).await;
    spectator.drain();
    let seals = Some((2, vec![seal_of(0, 2), seal_of(1, 2), None, None]));
    for person in people.iter().chain([&spectator]) {
        assert_eq!(person.seals, seals);
    }
    // The seals are stored with the answers that bring them, and nothing is opened or dealt yet.
    let appended = store.appended.lock().unwrap().clone();
    let sealed: Vec<_> = appended.iter().filter(|appended| appended.seal.is_some()).collect();
    assert_eq!(sealed.len(), 2);
    assert!(sealed.iter().all(|appended| matches!(appended.events[..], [Event::Answered { .. }, ..])));
    assert!(appended.iter().all(|appended| appended.share.is_none() && appended.dealt.is_empty()));

    // Whoever comes back, or comes to watch, is shown them, too.
    people[0] = Seated::join(&table, 3, Some("first")).await;
    let mut late = Seated::join(&table, 10, None).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    for person in [&mut people[0], &mut late] {
        person.drain();
        assert_eq!(person.seals, seals);
    }
    people[0].open(&table, 2, SHARES[0]).await;
    assert_eq!(people[0].last(), ServerMessage::Opened { round: 2 });
    people[0].open(&table, 2, SHARES[0]).await;
    assert_eq!(people[0].last(), ServerMessage::Opened { round: 2 }, "once more");
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(deals(&store), 0, "the other is waited for");
    people[1].open(&table, 2, SHARES[1]).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(deals(&store), 1, "and nobody else");
    assert_eq!(store.appended.lock().unwrap().iter().filter(|appended| appended.share.is_some()).count(), 2);
    let wall = last_wall(&stored(&store, begun.clone()));
    assert_eq!((wall.match_id, wall.round), (MatchId(1), 2));
    let next = people[1].next_wall.take().unwrap();
    assert_eq!((next.round, next.commitment.0), (2, shared_commitment(2, MatchId(1), 2, &wall.secret)));

    // A seal counts for one round: where nobody sends one, nothing is shown or waited for.
    people[0].next_wall = None;
    people.iter_mut().for_each(|person| person.seals = None);
    seal(&table, &mut people, [None; 2]).await;
    assert_eq!((deals(&store), &people[0].seals), (2, &None));
    let stored = stored(&store, begun);
    assert_ne!(last_wall(&stored).secret, wall.secret);
    let proofs = proven(&stored);
    assert_eq!(proofs.len(), 2);
    assert!(proofs.iter().all(|proof| proof.fault.is_none()), "{proofs:?}");
    assert_eq!((&proofs[1].missing, &proofs[1].unopened), (&vec![], &vec![]));
}

/// A player who does not open a sealed share keeps nobody waiting for long, and is named; the other's share counts.
#[tokio::test(start_paused = true)]
async fn whoever_does_not_open_what_they_sealed_is_named() {
    let store = Memory::default();
    let (table, mut people, begun) = begun(&store).await;
    seal(&table, &mut people, SHARES.map(Some)).await;
    people[1].open(&table, 2, SHARES[1]).await;
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(deals(&store), 0);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(deals(&store), 1);
    let wall = last_wall(&stored(&store, begun.clone()));
    assert_eq!(wall.shares.values().copied().collect::<Vec<_>>(), [None, Some(SHARES[1]), None, None]);
    people[0].open(&table, 2, SHARES[0]).await;
    assert!(is_refused(&people[0].last(), ErrorCode::Stale));
    people.iter_mut().for_each(|person| person.next_wall = None);
    to_the_end_of_a_round(&table, &mut people).await;
    let proofs = proven(&stored(&store, begun));
    let seat = |at| Seat::new(at).unwrap();
    assert_eq!((&proofs[0].missing, &proofs[0].unopened), (&vec![seat(0), seat(1)], &vec![]));
    assert_eq!((&proofs[1].missing, &proofs[1].unopened), (&vec![], &vec![seat(0)]));
    assert!(proofs.iter().all(|proof| proof.fault.is_none()), "{proofs:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_away_is_not_waited_for() {
    let store = Memory::default();
    let begun = agreed(&two_people(), Pace::Fast, None, SEED);
    let gone_after = Some(Duration::from_secs(3));
    let (table, _task) = put_up_for(store.clone(), &begun, &two_people(), Thinkers::new(2).of(1), gone_after);
    let mut people = [Seated::join(&table, 1, Some("first")).await, Seated::join(&table, 2, Some("second")).await];
    seal(&table, &mut people, SHARES.map(Some)).await;
    people[1].open(&table, 2, SHARES[1]).await;
    table.send(Message::Leave { connection: 1 }).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(deals(&store), 0);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(deals(&store), 1);
}

/// A restart neither loses nor redraws the secret, the seals and the shares.
#[tokio::test(start_paused = true)]
async fn a_restart_keeps_the_commitment_the_seals_and_the_shares() {
    let store = Memory::default();
    let (table, mut people, begun) = begun(&store).await;
    to_the_end_of_a_round(&table, &mut people).await;
    let committed = people[1].next_wall;
    people[0].share = Some(SHARES[0]);
    people[0].answer(&table).await;
    people[0].acknowledged().await;
    // Once before everybody has answered, and once before everybody has opened.
    let (table, mut first, begun) = again(&table, &store, begun).await;
    let mut second = Seated::join(&table, 4, Some("second")).await;
    second.share = Some(SHARES[1]);
    assert!(second.answer(&table).await);
    assert_eq!(second.next_wall, committed);
    tokio::time::sleep(Duration::from_millis(100)).await;
    first.open(&table, 2, SHARES[0]).await;
    assert_eq!(first.last(), ServerMessage::Opened { round: 2 });
    let (table, mut first, begun) = again(&table, &store, begun).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    first.open(&table, 2, SHARES[0]).await;
    assert_eq!(first.last(), ServerMessage::Opened { round: 2 }, "it is stored already");
    assert!(store.appended.lock().unwrap().iter().all(|appended| appended.share.is_none()));
    let mut second = Seated::join(&table, 4, Some("second")).await;
    tokio::time::sleep(Duration::from_secs(9)).await;
    second.drain();
    assert_eq!(second.seals, Some((2, vec![seal_of(0, 2), seal_of(1, 2), None, None])), "they are shown again");
    assert_eq!(deals(&store), 0, "and there is time to open them");
    second.open(&table, 2, SHARES[1]).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let wall = last_wall(&stored(&store, begun));
    assert_eq!(committed.map(|next| next.commitment.0), Some(wall.commitment()));
    assert_eq!(wall.shares.values().copied().collect::<Vec<_>>(), [Some(SHARES[0]), Some(SHARES[1]), None, None]);
}

async fn again(table: &TableHandle, store: &Memory, begun: StoredMatch) -> (TableHandle, Seated, StoredMatch) {
    table.send(Message::Stop).await.unwrap();
    table.closed().await;
    let between = stored(store, begun);
    store.appended.lock().unwrap().clear();
    let (table, _) = put_up(store.clone(), &between, &two_people(), Thinkers::new(2).of(1));
    let first = Seated::join(&table, 3, Some("first")).await;
    (table, first, between)
}

/// A match that an earlier version began without seals goes on with them. A share that was stored without one does not
/// count.
#[tokio::test(start_paused = true)]
async fn a_match_that_was_begun_without_seals_goes_on_with_them() {
    let store = Memory::default();
    let newer = agreed(&two_people(), Pace::Fast, None, SEED);
    let wall = WallSource::Shared(SharedSeed { seals: None, ..last_wall(&newer) });
    let rules = Arc::new(newer.row.rules.clone());
    let (_, events) = Match::start(rules.clone(), wall.wall(&rules.tile_set())).unwrap();
    let begun = StoredMatch { walls: vec![wall], events, ..newer };
    let (table, _) = put_up(store.clone(), &begun, &two_people(), Thinkers::new(2).of(1));
    let mut people = [Seated::join(&table, 1, Some("first")).await, Seated::join(&table, 2, Some("second")).await];
    to_the_end_of_a_round(&table, &mut people).await;
    let share = jantaku_store::Share { round: 1, seat: Seat::new(0).unwrap(), bytes: SHARES[0] };
    let (table, first, begun) = again(&table, &store, StoredMatch { shares: vec![share], ..begun }).await;
    let mut people = [first, Seated::join(&table, 4, Some("second")).await];
    seal(&table, &mut people, [None, Some(SHARES[1])]).await;
    people[1].open(&table, 2, SHARES[1]).await;
    people.iter_mut().for_each(|person| person.next_wall = None);
    to_the_end_of_a_round(&table, &mut people).await;
    let stored = stored(&store, begun);
    assert_eq!(last_wall(&stored).shares.values().copied().collect::<Vec<_>>(), [None, Some(SHARES[1]), None, None]);
    let proofs = proven(&stored);
    assert_eq!(proofs.iter().map(|proof| proof.missing.len()).collect::<Vec<_>>(), [2, 1]);
    assert!(proofs.iter().all(|proof| proof.fault.is_none()), "{proofs:?}");
}

#[tokio::test(start_paused = true)]
async fn what_could_not_count_is_refused_and_nothing_is_stored() {
    let store = Memory::default();
    let (table, mut people, _) = begun(&store).await;
    let mut spectator = Seated::join(&table, 9, None).await;
    to_the_end_of_a_round(&table, &mut people).await;
    people[0].open(&table, 2, SHARES[0]).await;
    assert!(is_refused(&people[0].last(), ErrorCode::NotAsked), "before the seals");
    seal(&table, &mut people, [Some(SHARES[0]), None]).await;
    for (round, share, refused) in [
        (2, SHARES[1], ErrorCode::Illegal),
        (1, SHARES[0], ErrorCode::Stale),
        (3, SHARES[0], ErrorCode::NotAsked),
        (u32::MAX, SHARES[0], ErrorCode::NotAsked),
    ] {
        people[0].open(&table, round, share).await;
        assert!(is_refused(&people[0].last(), refused), "{round}");
    }
    people[1].open(&table, 2, SHARES[1]).await;
    assert!(is_refused(&people[1].last(), ErrorCode::NotAsked), "nothing was sealed");
    spectator.open(&table, 2, SHARES[0]).await;
    assert!(is_refused(&spectator.last(), ErrorCode::NotAsked));
    assert!(store.appended.lock().unwrap().iter().all(|appended| appended.share.is_none()));
    people[0].open(&table, 2, SHARES[0]).await;
    assert_eq!(deals(&store), 1, "who has sealed nothing is not waited for");
}

/// Opening a share of a match that was ended meanwhile is refused, and newcomers are shown no seals.
#[tokio::test(start_paused = true)]
async fn a_match_that_is_ended_while_shares_are_opened_is_over() {
    let store = Memory::default();
    let (table, mut people, _) = begun(&store).await;
    seal(&table, &mut people, SHARES.map(Some)).await;
    *store.ended.lock().unwrap() = Some(EndedBy::Host);
    people[0].open(&table, 2, SHARES[0]).await;
    assert_eq!(people[0].last(), ServerMessage::Ended { by: EndedBy::Host });
    people[1].open(&table, 2, SHARES[1]).await;
    assert!(is_refused(&people[1].last(), ErrorCode::NotAsked));
    let mut late = Seated::join(&table, 9, None).await;
    tokio::time::sleep(Duration::from_secs(20)).await;
    assert_eq!((late.last(), &late.seals, deals(&store)), (ServerMessage::Ended { by: EndedBy::Host }, &None, 0));
}

#[tokio::test(start_paused = true)]
async fn a_seal_that_would_not_count_is_refused() {
    let seats = two_people();
    for seed in [SEED, MatchSeed::Fixed([5; 32])] {
        let (table, _task) =
            put_up(Memory::default(), &agreed(&seats, Pace::Fast, None, seed), &seats, Thinkers::new(2).of(1));
        let mut first = Seated::join(&table, 1, Some("first")).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        first.drain();
        let asked = first.texts().iter().find_map(|text| match serde_json::from_str(text).unwrap() {
            ServerMessage::Prompt { decision_id, choices, next_wall, .. } => {
                assert_eq!(next_wall, None, "a round is played");
                Some((decision_id, choices[0].action))
            }
            _ => None,
        });
        let (decision_id, action) = asked.unwrap();
        assert_ne!(action, Action::Continue);
        let (seal, settles) = (Some([1; 32]), oneshot::channel().0);
        table
            .send(Message::Act { connection: 1, decision_id, action, seal, round_trip: Duration::ZERO, settles })
            .await
            .unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
        let last = first.last();
        assert!(is_refused(&last, ErrorCode::Illegal), "{last:?}");
    }
}
