//! What a table under load shows, and when: a full pool, and a store that stood still.

use std::time::Duration;

use crate::common::{Memory, Seated, observe, seats, table};
use jantaku_table::{TableHandle, Thinkers};
use jantaku_wire::Pace;
use tokio::time::{Instant, sleep};

/// How many events a spectator is sent from now on in this time.
async fn events(watching: &mut Seated, time: Duration) -> usize {
    watching.drain();
    let before = watching.texts().len();
    sleep(time).await;
    watching.drain();
    watching.texts()[before..].iter().filter(|text| text.contains("public_event")).count()
}

/// After a disk has stood still once, or a database has been away, the table is as fast as before within five seconds.
#[tokio::test(start_paused = true)]
async fn the_pace_is_back_soon_after_the_store_stood_still() {
    const MEASURED: Duration = Duration::from_secs(20);
    for stall in [1, 8, 30].map(Duration::from_secs) {
        let store = Memory { commit: Duration::from_millis(5), ..Memory::default() };
        let (table, _task) = table(store.clone(), &seats([None; 4]), Pace::Fast, Thinkers::new(2));
        let mut watching = Seated::join(&table, 1, None).await;
        let before = events(&mut watching, MEASURED).await;
        let now = Instant::now();
        store.stalls.lock().unwrap().push(now..now + stall);
        sleep(stall + Duration::from_secs(5)).await;
        let after = events(&mut watching, MEASURED).await;
        assert!(after * 10 >= before * 9, "{before} events before {stall:?} and {after} after");
    }
}

/// Matches beside that keep every place of a pool taken.
fn crowd(pool: &Thinkers) -> Vec<TableHandle> {
    let slow = pool.clone().delayed(|_, _| Duration::from_millis(1900));
    let one = |_| table(Memory::default(), &seats([None; 4]), Pace::Instant, slow.clone()).0;
    (0..12).map(one).collect()
}

/// However long bots wait for a place to think in, the time after a discard says nothing of who could claim it.
#[tokio::test(start_paused = true)]
async fn a_full_pool_shows_no_claim() {
    let pool = Thinkers::new(2);
    let _crowd = crowd(&pool);
    for commit in [0, 10].map(Duration::from_millis) {
        let store = Memory { commit, ..Memory::default() };
        let auc = observe(["easy"; 4], Pace::Fast, store, pool.clone(), 1500).await.claims.auc();
        assert!((0.49..=0.51).contains(&auc), "{commit:?} a commit: AUC {auc:.3}");
    }
}
