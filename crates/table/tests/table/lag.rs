use std::time::Duration;

use crate::common::{Memory, Seated, seats, timed};
use jantaku_wire::{Pace, TimeControl, TimePart};
use tokio::time::{Instant, sleep_until};

const TIME: TimeControl = TimeControl { per_decision: 5, per_round: 0, first: TimePart::Decision };

/// What the table stored of somebody whose first answer comes this late.
struct First {
    charged: u32,
    /// The time after which a spectator saw the choice.
    seen: Duration,
    refused: bool,
}

async fn first_answer(after: Duration, round_trip: Duration) -> First {
    let store = Memory::default();
    let (table, _task) = timed(store.clone(), &seats([Some("first"), None, None, None]), Pace::Fast, Some(TIME));
    let mut watching = Seated::join(&table, 2, None).await;
    let begun = Instant::now();
    let mut first = Seated::join(&table, 1, Some("first")).await;
    first.round_trip = round_trip;
    // The answer itself takes ten milliseconds.
    sleep_until(begun + after - Duration::from_millis(10)).await;
    first.answer(&table).await;
    let is_seen = |texts: Vec<String>| texts.iter().any(|text| text.contains(r#""type":"discarded","seat":0"#));
    while !is_seen(watching.texts()) {
        tokio::time::sleep(Duration::from_millis(1)).await;
        watching.drain();
    }
    let seen = begun.elapsed();
    first.drain();
    let refused = first.texts().iter().any(|text| text.contains(r#""code":"stale""#));
    let appended = store.appended.lock().unwrap();
    let charged = appended.iter().find_map(|appended| appended.spent).unwrap().millis;
    First { charged, seen, refused }
}

#[tokio::test(start_paused = true)]
async fn a_slow_line_is_not_charged_and_its_last_answer_counts() {
    let line = Duration::from_millis(200);
    let [near, slow] =
        [first_answer(Duration::from_secs(3), Duration::ZERO), first_answer(Duration::from_secs(3), line)];
    assert_eq!((near.await.charged, slow.await.charged), (3_000, 2_800));

    let late = first_answer(Duration::from_millis(5_150), line).await;
    assert!(!late.refused && late.charged == 4_950 && late.seen < Duration::from_millis(5_200), "{:?}", late.seen);
}

#[tokio::test(start_paused = true)]
async fn an_answer_after_the_bound_is_refused_at_the_same_moment_for_every_line() {
    let mut moments = Vec::new();
    for (after, round_trip) in [(5_100, 0), (5_201, 200), (5_499, 498)] {
        let First { charged, seen, refused } =
            first_answer(Duration::from_millis(after), Duration::from_millis(round_trip)).await;
        assert!(refused, "{after} ms with a line of {round_trip} ms");
        assert_eq!(charged, 5_000);
        moments.push(seen);
    }
    let farmed = first_answer(Duration::from_millis(5_499), Duration::from_secs(60)).await;
    assert_eq!((farmed.refused, farmed.charged), (false, 4_999));
    assert!(moments.iter().all(|moment| moment.as_millis().abs_diff(5_500) < 10), "{moments:?}");
}
