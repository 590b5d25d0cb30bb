//! What a table under load shows, and when: with a full pool, and with a store that stood still.

use std::time::Duration;

use crate::common::{Memory, Seated, Sits, observe, seats, table};
use jantaku_table::{TableHandle, Thinkers};
use jantaku_wire::Pace;
use tokio::time::{Instant, sleep};

/// Counts the events that a spectator is sent in this time.
async fn events(watching: &mut Seated, time: Duration) -> usize {
    watching.drain();
    let before = watching.texts().len();
    sleep(time).await;
    watching.drain();
    watching.texts()[before..].iter().filter(|text| text.contains("public_event")).count()
}

#[tokio::test(start_paused = true)]
async fn the_pace_is_back_soon_after_the_store_stood_still() {
    const MEASURED: Duration = Duration::from_secs(20);
    for stall in [1, 8, 30].map(Duration::from_secs) {
        let store = Memory { commit: Duration::from_millis(5), ..Memory::default() };
        let (table, _task) = table(store.clone(), &seats([None; 4]), Pace::Fast, Thinkers::new(2).of(1));
        let mut watching = Seated::join(&table, 1, None).await;
        let before = events(&mut watching, MEASURED).await;
        let now = Instant::now();
        store.stalls.lock().unwrap().push(now..now + stall);
        sleep(stall + Duration::from_secs(5)).await;
        let after = events(&mut watching, MEASURED).await;
        assert!(after * 10 >= before * 9, "{before} events before {stall:?} and {after} after");
    }
}

/// Matches of these people that take every place they are given, and their spectators.
async fn crowd(pool: &Thinkers, people: impl Iterator<Item = i64>, pace: Pace) -> Vec<(TableHandle, Seated)> {
    let slow = pool.clone().delayed(|_, _| Duration::from_millis(1900));
    // Of a level of their own: how long its thoughts take says nothing of others.
    let seats = [("", Sits::Bot("normal")); 4];
    let mut tables = Vec::new();
    for person in people {
        let (table, _task) = table(Memory::default(), &seats, pace, slow.of(person));
        let watching = Seated::join(&table, 1, None).await;
        tables.push((table, watching));
    }
    tables
}

/// However long bots wait for a place to think in, the time after a discard reveals no possible claim.
#[tokio::test(start_paused = true)]
async fn a_full_pool_shows_no_claim() {
    let pool = Thinkers::new(2);
    let _crowd = crowd(&pool, [1; 12].into_iter(), Pace::Fast).await;
    // At this pace every rest is longer than what is usual makes it.
    for commit in [0, 10].map(Duration::from_millis) {
        let store = Memory { commit, ..Memory::default() };
        let auc = observe(["easy"; 4], Pace::Slow, store, pool.clone(), 1500).await.claims.auc().unwrap();
        assert!((0.49..=0.51).contains(&auc), "{commit:?} a commit: AUC {auc:.3}");
    }
}

/// However many matches another person has, and however many others play at the pace `instant`, a table keeps its pace:
/// a place is kept for each person, and tables that do not rest let everybody else go first.
#[tokio::test(start_paused = true)]
async fn a_crowd_beside_takes_nothing_of_the_pace() {
    const MEASURED: Duration = Duration::from_secs(60);
    let mut shown = Vec::new();
    let beside = [(Vec::new(), Pace::Fast), (vec![2; 30], Pace::Fast), ((2..32).collect(), Pace::Instant)];
    for (people, pace) in beside {
        let pool = Thinkers::new(2);
        let _crowd = crowd(&pool, people.into_iter(), pace).await;
        let own = pool.delayed(|_, _| Duration::from_millis(100));
        let (table, _task) = table(Memory::default(), &seats([None; 4]), Pace::Fast, own.of(1));
        let mut watching = Seated::join(&table, 1, None).await;
        shown.push(events(&mut watching, MEASURED).await);
    }
    let [alone, beside_one, beside_many] = shown[..] else { panic!("{shown:?}") };
    assert!(alone > 60 && 6 * beside_one.min(beside_many) >= 5 * alone, "{shown:?} events");
}
