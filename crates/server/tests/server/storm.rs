//! Matches of four friends whose connections break, stutter and answer out of turn: they end exactly as over
//! connections that hold.

use std::collections::BTreeMap;
use std::sync::Arc;

use jantaku_history::History;
use jantaku_wire::View;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::common::storm::{Counts, Seat, begin, friends};
use crate::common::{Friend, Server};

/// Matches played at once.
const AT_ONCE: usize = 8;

/// The number of matches: 2 in CI, multiplied by `JANTAKU_TEST_SCALE`.
fn matches() -> usize {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    2 * scale.unwrap_or(1)
}

#[derive(Debug, PartialEq)]
struct Course {
    /// The hash of its record without the first line, which has the date.
    record: [u8; 32],
    views: Vec<View>,
}

/// Plays a match; one player's failure fails it for all.
async fn play(friends: &[Friend], match_id: &str, number: u64, is_stormy: bool) -> BTreeMap<u64, Seat> {
    let mut playing = JoinSet::new();
    for (at, friend) in (0..).zip(friends) {
        let seat = Seat::new(friend, match_id, number << 32 | at << 24, is_stormy, &History::default());
        playing.spawn(async move { (at, seat.play().await) });
    }
    let mut ended = BTreeMap::new();
    while let Some(seat) = playing.join_next().await {
        ended.extend([seat.unwrap()]);
    }
    assert!(ended.values().all(|seat| seat.player.over));
    ended
}

/// Plays the matches on a new server, and returns their courses by number.
async fn run(name: &str, is_stormy: bool) -> (BTreeMap<usize, Course>, Counts) {
    let server = Server::hosted(name).await;
    let friends = friends(server.address).await;
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for number in 0..matches() {
        let place = free.clone().acquire_owned().await.unwrap();
        let (room, match_id) = begin(&friends, number % 4).await;
        let friends = friends.clone();
        playing.spawn(async move {
            let ended = play(&friends, &match_id, number as u64, is_stormy).await;
            let (status, record) = friends[0].ask(&format!("GET /api/matches/{match_id}/record"), &Value::Null).await;
            assert_eq!(status, 200, "{record}");
            for friend in friends.iter() {
                friend.ask(&format!("POST /api/rooms/{room}"), &json!({"type": "leave"})).await;
            }
            drop(place);
            (number, record, ended)
        });
    }
    let (mut courses, mut counts) = (BTreeMap::new(), Counts::default());
    while let Some(played) = playing.join_next().await {
        let (number, record, ended) = played.unwrap();
        let (_, events) = record.split_once('\n').unwrap();
        let record = Sha256::digest(events.as_bytes()).into();
        ended.values().for_each(|seat| counts.add(&seat.counts));
        let views = ended.into_values().map(|seat| seat.player.view.unwrap()).collect();
        courses.insert(number, Course { record, views });
    }
    (courses, counts)
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_break_change_nothing_of_a_match() {
    let (calm, _) = run("calm", false).await;
    let (stormy, counts) = run("storm", true).await;
    println!("{} matches of four: {counts:?}", calm.len());
    assert_eq!(calm, stormy);
    assert!(counts.broken > calm.len() && counts.twice.min(counts.late).min(counts.from_elsewhere) > 0, "{counts:?}");
}
