use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::common::{Memory, Seated, seats, table};
use jantaku_engine::{Event, PublicEvent};
use jantaku_table::{Message, Outgoing, Thinkers};
use jantaku_wire::ids::SeatToken;
use jantaku_wire::{Action, ErrorCode, Pace, ServerMessage, TimeControl, TimeLeft, TimePart};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// Everybody is sent this when the player of the first seat is away.
const AWAY: &str = r#"{"type":"away","seats":[0],"#;

/// Two people each get their own stream; neither's secret opens the other's seat; a spectator sees what is public.
#[tokio::test(start_paused = true)]
async fn each_gets_a_stream_of_its_own() {
    let people = [Some("first"), None, Some("second"), None];
    let (table, _task) = table(Memory::default(), &seats(people), Pace::Fast, Thinkers::new(2).of(1));
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let mut second = Seated::join(&table, 2, Some("second")).await;
    let mut watching = Seated::join(&table, 3, None).await;
    assert_eq!((first.seat, second.seat, watching.seat), (Some(0), Some(2), None));
    for _ in 0..40 {
        first.answer(&table).await;
        second.answer(&table).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
    first.answer(&table).await;
    second.answer(&table).await;
    watching.drain();
    let (one, two, public) = (first.texts(), second.texts(), watching.texts());
    let own = |texts: &[String]| texts.iter().filter(|text| text.contains("drew_own")).count();
    assert!(own(&one) > 5 && own(&two) > 5 && one != two);
    assert_eq!(own(&public), 0, "nobody is shown a hidden tile for watching");
    assert!(public.iter().all(|text| !text.contains("\"own\":{")));
    assert!(public.len() > 40);
    // What is public is the same to all.
    let discards = |texts: &[String]| texts.iter().filter(|text| text.contains("\"discarded\"")).count();
    assert_eq!((discards(&one), discards(&two)), (discards(&public), discards(&public)));
}

/// Events that are stored and not shown are known to be so: a match is over for nobody before its last event is shown.
#[tokio::test(start_paused = true)]
async fn what_is_yet_to_be_shown_is_known() {
    let store = Memory { commit: Duration::from_millis(10), ..Memory::default() };
    let people = [Some("first"), None, None, None];
    let (table, _task) = table(store.clone(), &seats(people), Pace::Normal, Thinkers::new(2).of(1));
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let mut watching = Seated::join(&table, 2, None).await;
    let (mut hidden, mut behind) = (0, BTreeSet::new());
    let dealt = table.shown_events();
    for _ in 0..3000 {
        tokio::time::sleep(Duration::from_millis(7)).await;
        watching.drain();
        let shown = watching.texts().iter().filter(|text| text.contains("\"public_event\"")).count();
        {
            let appended = store.appended.lock().unwrap();
            let stored: Vec<_> = appended.iter().flat_map(|appended| &appended.events).collect();
            let counted = &stored[..table.shown_events() - dealt];
            behind.insert(counted.iter().filter(|event| event.seen_by_spectator().is_some()).count() - shown);
            assert!(!table.has_shown_all() || counted.len() == stored.len());
            hidden += usize::from(!table.has_shown_all() && counted.len() < stored.len());
        }
        first.answer(&table).await;
    }
    assert_eq!(behind.len(), 1, "only what came before the spectator is not shown: {behind:?}");
    assert!(hidden > 10, "{hidden}");
}

/// The work at the end of a match is done when the end is shown, not when it is stored; also by a table that stopped in
/// between.
#[tokio::test(start_paused = true)]
async fn a_match_has_ended_when_its_end_is_shown() {
    for stops in [false, true] {
        let store = Memory { commit: Duration::from_millis(20), ..Memory::default() };
        let (table, task) = table(store.clone(), &seats([None; 4]), Pace::Fast, Thinkers::new(2).of(1));
        let mut watching = Seated::join(&table, 1, None).await;
        let is_end = |event: &Event| matches!(event, Event::Public(PublicEvent::MatchEnded(_)));
        let is_stored = || store.appended.lock().unwrap().last().is_some_and(|last| last.events.iter().any(is_end));
        let is_over = || store.has_ended.load(Ordering::Acquire);
        while !is_stored() {
            assert!(!is_over());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let mut is_shown = || {
            watching.drain();
            watching.texts().iter().any(|text| text.contains(r#""type":"match_ended""#))
        };
        assert!(!is_shown() && !is_over());
        if stops {
            table.send(Message::Stop).await.unwrap();
            task.await.unwrap().unwrap();
            assert!(!is_shown() && is_over());
        } else {
            while !is_shown() {
                assert!(!is_over());
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            assert!(is_over());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_wrong_secret_opens_nothing() {
    let people = [Some("first"), None, Some("second"), None];
    let (table, _task) = table(Memory::default(), &seats(people), Pace::Fast, Thinkers::new(2).of(1));
    let first = Seated::join(&table, 1, Some("first")).await;
    for wrong in ["", "firs", "first ", "FIRST", "0", "third"] {
        let (outbox, mut inbox) = mpsc::unbounded_channel();
        let token = Some(SeatToken::new(wrong));
        table.send(Message::Join { connection: 9, token, last_event: None, outbox }).await.unwrap();
        let Some(Outgoing::Text(text)) = inbox.recv().await else { panic!("an answer") };
        let refused: ServerMessage = serde_json::from_str(&text).unwrap();
        assert!(matches!(refused, ServerMessage::Error { code: ErrorCode::NoSuchSeat, .. }), "{wrong}");
        let action = jantaku_wire::Action::Pass;
        table
            .send(Message::Act {
                connection: 9,
                decision_id: 1,
                action,
                seal: None,
                round_trip: Duration::ZERO,
                settles: oneshot::channel().0,
            })
            .await
            .unwrap();
    }
    assert!(!first.texts().iter().any(|text| text.contains("replaced")));
}

#[tokio::test(start_paused = true)]
async fn a_table_listens_while_a_bot_thinks() {
    const MOMENT: Duration = Duration::from_millis(50);
    let people = [Some("first"), Some("second"), Some("third"), None];
    let slow = Thinkers::new(1).delayed(|_, _| Duration::from_secs(10));
    let (table, _task) = table(Memory::default(), &seats(people), Pace::Fast, slow.of(1));
    let mut all = Vec::new();
    for (connection, token) in [(1, "first"), (2, "second"), (3, "third")] {
        let begun = Instant::now();
        all.push(Seated::join(&table, connection, Some(token)).await);
        assert!(begun.elapsed() < MOMENT, "a join took {:?}", begun.elapsed());
    }
    let mut answered = 0;
    for round in 0..60 {
        for player in &mut all {
            let begun = Instant::now();
            if player.answer(&table).await {
                answered += 1;
                assert!(timeout(MOMENT, player.acknowledged()).await.is_ok(), "an answer took {:?}", begun.elapsed());
            }
        }
        if round % 3 == 0 {
            let begun = Instant::now();
            let late = Seated::join(&table, 100 + round, None).await;
            assert!(begun.elapsed() < MOMENT && late.seat.is_none(), "{:?}", begun.elapsed());
        }
        tokio::time::sleep(Duration::from_secs(30)).await;
    }
    assert!(answered > 20, "{answered} answers");
}

#[tokio::test(start_paused = true)]
async fn an_empty_seat_passes_and_discards_what_it_draws() {
    let mut seats = seats([Some("first"), None, None, None]);
    seats[1].1 = crate::common::Sits::Nobody;
    let (table, _task) = table(Memory::default(), &seats, Pace::Fast, Thinkers::new(2).of(1));
    let mut first = Seated::join(&table, 1, Some("first")).await;
    for _ in 0..30 {
        first.answer(&table).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    let thrown: Vec<String> =
        first.texts().into_iter().filter(|text| text.contains("\"discarded\",\"seat\":1")).collect();
    assert!(thrown.len() > 3 && thrown.iter().all(|text| text.contains("\"tsumogiri\":true")), "{thrown:?}");
}

fn taking(commit: u64) -> Memory {
    Memory { commit: Duration::from_millis(commit), ..Memory::default() }
}

/// Timing reveals nothing hidden: the rest after a discard does not depend on possible claims, nor that after a draw on
/// tenpai, whatever a thought or a commit takes.
#[tokio::test(start_paused = true)]
async fn timing_reveals_nothing() {
    let mut worst = BTreeMap::new();
    for pace in [Pace::Fast, Pace::Normal, Pace::Slow] {
        for commit in [0, 10, 50] {
            // Bots that think much longer where there is something to decide, and least with a hand that waits.
            let thinkers = Thinkers::new(2).delayed(|view, actions| match (view.shanten() <= 0, actions.legal.len()) {
                (true, _) => Duration::from_millis(1),
                (false, 1) => Duration::from_millis(2),
                (false, _) => Duration::from_millis(300),
            });
            let samples = crate::common::observe(["easy"; 4], pace, taking(commit), thinkers, 2000).await;
            for (what, auc) in [("claim", samples.claims.auc().unwrap()), ("tenpai", samples.tenpai.auc().unwrap())] {
                assert!((0.49..=0.51).contains(&auc), "{what} at {pace:?} with {commit} ms a commit: AUC {auc:.3}");
                worst.insert((what, format!("{pace:?}"), commit), auc);
            }
        }
    }
    assert_eq!(worst.len(), 2 * 3 * 3);
}

/// The same for bots of every level, beside others that claim and wait often enough.
#[tokio::test(start_paused = true)]
async fn no_level_of_bot_shows_in_the_time_what_it_holds() {
    // `master` takes seven minutes, all the others five seconds.
    let all = std::env::var_os("JANTAKU_TEST_SCALE").is_some();
    for level in jantaku_bots::NAMES.into_iter().filter(|level| all || *level != "master") {
        let bots = [level, "easy", level, "easy"];
        let samples = crate::common::observe(bots, Pace::Fast, taking(10), Thinkers::new(2), 1000).await;
        for (what, auc) in [("claim", samples.claims.auc().unwrap()), ("tenpai", samples.tenpai.auc().unwrap())] {
            assert!((0.49..=0.51).contains(&auc), "{what} with {level}: AUC {auc:.3}");
        }
    }
}

/// "5+20": time beyond the five seconds of a decision comes out of twenty for the round, and when none is left the
/// engine chooses. The time is stored with the answer.
#[tokio::test(start_paused = true)]
async fn at_the_end_of_the_time_the_engine_chooses() {
    let store = Memory::default();
    let sits = seats([Some("first"), None, None, None]);
    let time = Some(TimeControl { per_decision: 5, per_round: 20, first: TimePart::Decision });
    let (table, _task) = crate::common::timed(store.clone(), &sits, Pace::Fast, time);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    first.drain();
    assert_eq!(first.time, Some(TimeLeft { decision: 5_000, bank: 20_000, first: TimePart::Decision }));

    // Whoever comes back in the middle of a decision finds the clock where it is.
    tokio::time::sleep(Duration::from_secs(8)).await;
    let mut again = Seated::join(&table, 2, Some("first")).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    again.drain();
    let left = again.time.unwrap();
    assert_eq!((left.decision, left.bank / 100), (0, 169));
    assert!(again.answer(&table).await);
    again.acknowledged().await;

    // From now on nobody answers: after two decisions the player is away, and the match goes on without waiting.
    let spent = || -> Vec<u32> {
        store.appended.lock().unwrap().iter().filter_map(|appended| Some(appended.spent?.millis)).collect()
    };
    let rounds = || store.appended.lock().unwrap().iter().filter(|appended| !appended.dealt.is_empty()).count();
    tokio::time::sleep(Duration::from_secs(28)).await;
    again.drain();
    assert!(!again.texts().iter().any(|text| text.starts_with(AWAY)), "one decision is not two");
    while rounds() < 2 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let [first, of_the_bank, own] = spent()[..] else {
        panic!("nothing is waited for once they are away: {:?}", spent())
    };
    assert!((8_000..8_100).contains(&first), "{first}");
    assert!(
        (21_800..22_000).contains(&of_the_bank),
        "its own five seconds and all that the bank has left: {of_the_bank}"
    );
    assert_eq!(own, 5_000, "then its own alone");
    again.drain();
    assert_eq!(again.texts().iter().filter(|text| text.starts_with(AWAY)).count(), 1);

    // Who is back is asked again, and has the whole bank of this round.
    table.send(Message::Back { connection: 2 }).await.unwrap();
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert_eq!(spent()[3], 25_000);
}

/// Reconnecting gives no time back, neither the decision's own nor that of the bank.
#[tokio::test(start_paused = true)]
async fn no_time_is_won_by_coming_back() {
    let store = Memory::default();
    let sits = seats([Some("first"), None, None, None]);
    let time = Some(TimeControl { per_decision: 5, per_round: 20, first: TimePart::Decision });
    let (table, _task) = crate::common::timed(store.clone(), &sits, Pace::Fast, time);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    for connection in 2..=17 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        first = Seated::join(&table, connection, Some("first")).await;
    }
    tokio::time::sleep(Duration::from_millis(10)).await;
    first.drain();
    let left = first.time.unwrap();
    assert_eq!((left.decision, left.bank.div_ceil(1_000)), (0, 9), "sixteen seconds are gone: {left:?}");
    assert!(first.answer(&table).await);
    first.acknowledged().await;
    let spent = store.appended.lock().unwrap().iter().find_map(|appended| Some(appended.spent?.millis));
    assert!(spent.is_some_and(|spent| (16_000..16_100).contains(&spent)), "{spent:?}");
}

/// A bot plays for a player who is away as any bot of its level does, and stops as soon as they are back.
#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_who_is_away_until_they_are_back() {
    let store = Memory::default();
    let mut sits = seats([Some("first"), None, None, None]);
    sits[0].1 = crate::common::Sits::StoodIn("easy");
    let time = Some(TimeControl { per_decision: 5, per_round: 0, first: TimePart::Decision });
    let (table, _task) = crate::common::timed(store.clone(), &sits, Pace::Fast, time);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    let rounds = || store.appended.lock().unwrap().iter().filter(|appended| !appended.dealt.is_empty()).count();
    while rounds() < 2 {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    first.drain();
    let own = |texts: Vec<String>| texts.into_iter().filter(|text| text.contains("\"discarded\",\"seat\":0")).collect();
    let thrown: Vec<String> = own(first.texts());
    let kept = thrown.iter().filter(|text| text.contains("\"tsumogiri\":false")).count();
    assert!(kept > 2, "whoever throws back what they draw is no bot: {thrown:?}");
    assert_eq!(first.texts().iter().filter(|text| text.starts_with(AWAY)).count(), 1);

    table.send(Message::Back { connection: 1 }).await.unwrap();
    while !first.choices().iter().any(|action| matches!(action, Action::Discard { .. })) {
        first.answer(&table).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        first.drain();
    }
    let before = store.appended.lock().unwrap().len();
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(store.appended.lock().unwrap().len(), before, "nobody chooses for who is back");
    first.drain();
    assert!(!first.choices().is_empty());
}

/// A decision that is over cannot run out of time, and without a clock nobody is hurried.
#[tokio::test(start_paused = true)]
async fn without_a_clock_a_table_waits() {
    let store = Memory::default();
    let sits = seats([Some("first"), None, None, None]);
    let (table, _task) = crate::common::timed(store.clone(), &sits, Pace::Fast, None);
    let mut first = Seated::join(&table, 1, Some("first")).await;
    tokio::time::sleep(Duration::from_secs(36_000)).await;
    first.drain();
    assert_eq!((first.time, store.appended.lock().unwrap().len()), (None, 0));
    let late = Message::TimeOut { seat: jantaku_core::Seat::new(0).unwrap(), decision_id: 0 };
    table.send(late).await.unwrap();
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(store.appended.lock().unwrap().len(), 0);
}
