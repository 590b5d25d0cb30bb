use std::time::Duration;

use crate::common::{Memory, PUT_ASIDE, Seated, Sits, agreed, put_up, put_up_for, seats};
use jantaku_engine::Event;
use jantaku_store::{MatchSeed, Presence};
use jantaku_table::{Message, TableHandle, Thinkers};
use jantaku_wire::{Action, Pace, TimeControl, TimePart};

const TIME: Option<TimeControl> = Some(TimeControl { per_decision: 5, per_round: 0, first: TimePart::Decision });

fn table(store: &Memory, seats: &[(&'static str, Sits)], seed: u8) -> TableHandle {
    let stored = agreed(seats, Pace::Fast, TIME, MatchSeed::Fixed([seed; 32]));
    put_up(store.clone(), &stored, seats, Thinkers::new(2).of(1)).0
}

fn away(seated: &mut Seated) -> Vec<String> {
    seated.drain();
    seated.texts().into_iter().filter(|text| text.contains(r#""type":"away""#)).collect()
}

/// Counts the claims and the turns of a person until they are away.
async fn until_away(seed: u8, answers_claims: bool) -> (usize, usize) {
    let store = Memory::default();
    let table = table(&store, &seats([Some("first"), None, None, None]), seed);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    while away(&mut first).is_empty() {
        if answers_claims && first.choices().contains(&Action::Pass) {
            first.answer(&table).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let appended = store.appended.lock().unwrap();
    let decisions = appended.iter().filter(|appended| appended.spent.is_some());
    let is_claim = |event: &Event| matches!(event, Event::Answered { action: jantaku_engine::Action::Pass, .. });
    let (claims, turns): (Vec<_>, Vec<_>) = decisions.partition(|appended| is_claim(&appended.events[0]));
    (claims.len(), turns.len())
}

/// Missed claims make nobody away, and answered claims keep nobody from it: who is away is public, and who was asked
/// for a claim is not.
#[tokio::test(start_paused = true)]
async fn only_turns_make_a_player_away() {
    for answers_claims in [false, true] {
        let mut missed = Vec::new();
        for seed in 0..80 {
            let (claims, turns) = until_away(seed, answers_claims).await;
            assert_eq!(turns, 2, "seed {seed}, after {claims} claims");
            missed.push(claims);
        }
        assert!(missed.iter().any(|claims| *claims >= 2), "{missed:?}");
    }
}

/// Everybody is sent who is away and who is back, and whoever comes in later finds it so.
#[tokio::test(start_paused = true)]
async fn everybody_is_sent_who_is_away() {
    const AWAY: &str = r#"{"type":"away","seats":[0],"bots":[0]}"#;
    const BACK: &str = r#"{"type":"away","seats":[],"bots":[]}"#;
    let mut sits = seats([Some("first"), None, Some("second"), None]);
    sits[0].1 = Sits::StoodIn("easy");
    let table = table(&Memory::default(), &sits, 7);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let mut watching = Seated::join(&table, 3, None).await;
    while away(&mut first).is_empty() {
        second.answer(&table).await;
    }
    for seated in [&mut first, &mut second, &mut watching] {
        assert_eq!(away(seated), [AWAY]);
    }
    let mut late = Seated::join(&table, 4, None).await;
    let mut again = Seated::join(&table, 5, Some("second")).await;
    again.answer(&table).await;
    assert_eq!((away(&mut late), away(&mut again)), (vec![AWAY.to_owned()], vec![AWAY.to_owned()]));

    // Each way to be back.
    table.send(Message::Back { connection: 1 }).await.unwrap();
    tokio::time::sleep(Duration::from_millis(10)).await;
    for seated in [&mut first, &mut again, &mut watching, &mut late] {
        assert_eq!(away(seated), [AWAY, BACK]);
    }
    while away(&mut first).len() < 3 {
        again.answer(&table).await;
    }
    let mut returned = Seated::join(&table, 6, Some("first")).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    assert!(away(&mut returned).is_empty(), "who takes the seat again is there");
    for seated in [&mut again, &mut watching, &mut late] {
        assert_eq!(away(seated), [AWAY, BACK, AWAY, BACK]);
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_away_is_stored_before_anybody_sees_it() {
    let store = Memory { commit: Duration::from_secs(1), ..Memory::default() };
    let table = table(&store, &seats([Some("first"), None, Some("second"), None]), 7);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let mut watching = Seated::join(&table, 3, None).await;
    for changes in 1..=4 {
        let mut seen = 0;
        while seen < changes {
            second.answer(&table).await;
            seen = [&mut first, &mut second, &mut watching].map(|seated| away(seated).len()).into_iter().max().unwrap();
            let appended = store.appended.lock().unwrap();
            let stored = appended.iter().filter(|appended| appended.presence.is_some()).count();
            assert!(seen <= stored, "{seen} changes seen, {stored} stored");
        }
        if changes % 2 == 1 {
            table.send(Message::Back { connection: 1 }).await.unwrap();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_away_is_stored_and_restored() {
    let store = Memory::default();
    let mut sits = seats([Some("first"), None, Some("second"), None]);
    sits[0].1 = Sits::StoodIn("easy");
    let mut stored = agreed(&sits, Pace::Fast, TIME, MatchSeed::Fixed([7; 32]));
    let (table, task) = put_up(store.clone(), &stored, &sits, Thinkers::new(2).of(1));
    let _silent = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let presences = || -> Vec<(u32, Presence)> {
        let appended = store.appended.lock().unwrap();
        appended.iter().filter_map(|appended| Some((appended.after, appended.presence.clone()?))).collect()
    };
    while presences().is_empty() {
        second.answer(&table).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let seat = jantaku_core::Seat::new(0).unwrap();
    let gone = Presence::Away { seat, bot: Some("easy".to_owned()) };
    assert_eq!(presences().iter().map(|(_, presence)| presence).collect::<Vec<_>>(), [&gone]);
    let last = store.appended.lock().unwrap().last().cloned().unwrap();
    assert_eq!((last.presence, last.events), (Some(gone), vec![]));

    // The table is put up again: whoever was away is so until they are there.
    table.send(Message::Stop).await.unwrap();
    task.await.unwrap().unwrap();
    for appended in store.appended.lock().unwrap().drain(..) {
        stored.events.extend(appended.events);
        stored.spent.extend(appended.spent.map(|spent| (appended.after, spent)));
        stored.presences.extend(appended.presence.map(|presence| (appended.after, presence)));
        stored.walls.extend(appended.dealt.into_iter().map(|dealt| dealt.wall));
    }
    let (table, _task) = put_up(store.clone(), &stored, &sits, Thinkers::new(2).of(1));
    let mut second = Seated::join(&table, 3, Some("second")).await;
    assert_eq!(away(&mut second), [r#"{"type":"away","seats":[0],"bots":[0]}"#]);
    let _first = Seated::join(&table, 4, Some("first")).await;
    while presences().is_empty() {
        second.answer(&table).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (events, back) = presences().remove(0);
    assert_eq!(back, Presence::Back { seat });
    assert!(events >= stored.events.len() as u32, "{events}");
}

/// A table stops once all its people are away and nobody has had it open for a while; a spectator keeps it.
#[tokio::test(start_paused = true)]
async fn a_match_that_everybody_has_left_is_put_aside() {
    let sits = seats([Some("first"), None, Some("second"), None]);
    for is_watched in [false, true] {
        let store = Memory::default();
        let stored = agreed(&sits, Pace::Fast, TIME, MatchSeed::Fixed([7; 32]));
        let (table, _task) = put_up(store.clone(), &stored, &sits, Thinkers::new(2).of(1));
        let mut first = Seated::join(&table, 1, Some("first")).await;
        let mut second = Seated::join(&table, 2, Some("second")).await;
        while !away(&mut first).last().is_some_and(|text| text.contains("[0,2]")) {
            second.drain();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        // As long as one has the page open, it goes on.
        table.send(Message::Leave { connection: 1 }).await.unwrap();
        tokio::time::sleep(2 * PUT_ASIDE).await;
        assert!(!table.is_closed());
        let _watching = if is_watched { Some(Seated::join(&table, 3, None).await) } else { None };
        table.send(Message::Leave { connection: 2 }).await.unwrap();
        tokio::time::sleep(PUT_ASIDE - Duration::from_secs(1)).await;
        assert!(!table.is_closed());
        tokio::time::sleep(Duration::from_secs(6)).await;
        assert_eq!(table.is_closed(), !is_watched);
        // Every choice is stored: who comes back finds the match where it was put aside.
        let appended = store.appended.lock().unwrap().len();
        tokio::time::sleep(10 * PUT_ASIDE).await;
        assert_eq!(store.appended.lock().unwrap().len() > appended, is_watched);
    }
}

#[tokio::test(start_paused = true)]
async fn a_match_is_not_put_aside_while_a_clock_runs() {
    let sits = seats([Some("first"), None, None, None]);
    let time = Some(TimeControl { per_decision: 600, per_round: 0, first: TimePart::Decision });
    let stored = agreed(&sits, Pace::Fast, time, MatchSeed::Fixed([7; 32]));
    let (table, _task) = put_up(Memory::default(), &stored, &sits, Thinkers::new(2).of(1));
    let _first = Seated::join(&table, 1, Some("first")).await;
    table.send(Message::Leave { connection: 1 }).await.unwrap();
    tokio::time::sleep(Duration::from_secs(1_190)).await;
    assert!(!table.is_closed());
    while !table.is_closed() {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn reading_the_result_has_its_own_time_and_makes_nobody_away() {
    let store = Memory::default();
    let table = table(&store, &seats([Some("first"), None, None, None]), 7);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let (mut results, mut reads) = (0, false);
    while results < 3 {
        first.drain();
        let is_result = first.choices().contains(&Action::Continue);
        if is_result && !reads {
            results += 1;
            let time = first.time.expect("the match goes on in the end");
            assert!(time.decision > 20_000 && time.bank == 0, "{time:?}");
        }
        reads = is_result;
        // Every turn is answered, no result is.
        if !is_result {
            first.answer(&table).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(away(&mut first), Vec::<String>::new());
    let appended = store.appended.lock().unwrap();
    let goes_on = |event: &Event| matches!(event, Event::Answered { action: jantaku_engine::Action::Continue, .. });
    let read: Vec<_> = appended.iter().filter(|appended| appended.events.iter().any(goes_on)).collect();
    assert!(read.len() >= 2 && read.iter().all(|appended| appended.spent.is_none()), "reading costs nothing");
}

/// Without a clock a player is away after a while without a connection. A table goes on for those who are there, and
/// for nobody else.
#[tokio::test(start_paused = true)]
async fn without_a_clock_whoever_is_gone_for_a_while_is_away() {
    const GONE_AFTER: Duration = Duration::from_secs(60);
    const AWAY: &str = r#"{"type":"away","seats":[0],"bots":[0]}"#;
    let mut sits = seats([Some("first"), None, Some("second"), None]);
    sits[0].1 = Sits::StoodIn("easy");
    let store = Memory::default();
    let stored = agreed(&sits, Pace::Fast, None, MatchSeed::Fixed([7; 32]));
    let (table, _task) = put_up_for(store.clone(), &stored, &sits, Thinkers::new(2).of(1), Some(GONE_AFTER));
    let _first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    tokio::time::sleep(10 * GONE_AFTER).await;
    assert!(away(&mut second).is_empty(), "whoever is there may think for as long as they like");

    table.send(Message::Leave { connection: 1 }).await.unwrap();
    tokio::time::sleep(GONE_AFTER - Duration::from_secs(1)).await;
    assert!(away(&mut second).is_empty());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(away(&mut second), [AWAY]);
    let is_end = |event: &Event| matches!(event, Event::Public(jantaku_engine::PublicEvent::RoundEnded(_)));
    let rounds = || store.appended.lock().unwrap().iter().flat_map(|one| &one.events).filter(|one| is_end(one)).count();
    for _ in 0..2_000 {
        second.answer(&table).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert!(rounds() > 1, "the bot answers, and goes on to the next hand");

    // Nobody is waited for where nobody is there: the match is put aside as it stands.
    let _first = Seated::join(&table, 3, Some("first")).await;
    table.send(Message::Leave { connection: 2 }).await.unwrap();
    table.send(Message::Leave { connection: 3 }).await.unwrap();
    tokio::time::sleep(10 * GONE_AFTER).await;
    assert!(table.is_closed());
    let presences = store.appended.lock().unwrap().iter().filter(|appended| appended.presence.is_some()).count();
    assert_eq!(presences, 2, "one went away, and came back");
}
