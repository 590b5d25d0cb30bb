//! A server for friends, killed or put to sleep while their connections break, stutter and answer out of turn.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use jantaku_history::History;
use serde_json::json;

use crate::play::common::storm::{Counts, Seat, begin, friends};
use crate::play::common::{Dice, Friend};
use crate::play::{Hosted, Stored, all_until, folder, kills};

/// Matches played at once, by four each.
const MATCHES: usize = 4;

#[derive(Clone, Copy)]
enum End {
    Kill,
    /// It stands still until another one has taken over.
    Sleep,
    /// It is stopped while another one stands by, as for an update.
    Update,
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_seen_is_lost_when_a_server_is_killed_in_a_storm() {
    let data = folder("kill-storm");
    storm(&Stored::Folder(data.clone()), kills(), &[End::Kill]).await;
    std::fs::remove_dir_all(&data).unwrap();
}

/// A second server takes over all tables from one that was killed, that slept past its lease and goes on too late, or
/// that was stopped.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_seen_is_lost_when_another_server_takes_over_in_a_storm() {
    let Some(database) = jantaku_testkit::Postgres::start() else { return };
    crate::play::cluster::watch(&database.address()).await;
    storm(&Stored::Database(database.address()), kills() / 4, &[End::Kill, End::Sleep, End::Update]).await;
}

async fn storm(stored: &Stored, kills: usize, ends: &[End]) {
    let start = || Hosted::on(stored, Stdio::null());
    let mut dice = Dice::new(24);
    let (mut known, history) = (Vec::new(), History::default());
    // The players of the unfinished matches, and the rooms of these.
    let (mut seats, mut rooms): (Vec<Seat>, BTreeMap<String, String>) = Default::default();
    let (mut over, mut counts) = (0, Counts::default());
    for nth in 0..=kills {
        let mut server = Some(start());
        let address = server.as_ref().unwrap().address;
        if known.is_empty() {
            known = friends(address).await.iter().map(|friend| friend.bearer.clone()).collect();
        }
        let friends: Vec<_> = known.iter().map(|bearer| Friend { address, bearer: bearer.clone() }).collect();
        while nth < kills && rooms.len() < MATCHES {
            let number = (over + rooms.len()) as u64;
            let (room, match_id) = begin(&friends, number as usize % 4).await;
            let seat = |(at, friend)| Seat::new(friend, &match_id, number << 8 | at, true, &history);
            seats.extend((0..).zip(&friends).map(seat));
            rooms.insert(match_id, room);
        }
        let doom = if nth < kills { Duration::from_millis(5 + dice.below(600) as u64) } else { Duration::MAX };
        let playing = seats.into_iter().map(|mut seat| async move {
            seat.player.address = address;
            seat.play().await
        });
        seats = all_until(playing, doom, || server = end(server.take(), ends[nth % ends.len()], start)).await;

        // A finished match is checked once it is over for all four, on a running server.
        let running = server.unwrap_or_else(start);
        let open: Vec<_> =
            seats.iter().filter(|seat| !seat.player.over).map(|seat| seat.player.match_id.clone()).collect();
        for (match_id, room) in rooms.extract_if(.., |match_id, _| !open.contains(match_id)) {
            over += 1;
            let friends =
                friends.iter().map(|friend| Friend { address: running.address, bearer: friend.bearer.clone() });
            for friend in friends {
                friend.ask(&format!("POST /api/rooms/{room}"), &json!({"type": "leave"})).await;
            }
            for mut seat in seats.extract_if(.., |seat| seat.player.match_id == match_id) {
                seat.player.address = running.address;
                seat.player.check_against_a_fresh_stream().await;
                counts.add(&seat.counts);
            }
        }
    }
    let stored = match stored {
        Stored::Folder(dir) => kept(dir),
        Stored::Database(database) | Stored::Shared(database, _) | Stored::Behind(database, ..) => {
            jantaku_history::stored(database).await.unwrap()
        }
    };
    let summary = jantaku_history::check(&history, &stored).unwrap();
    println!("{kills} kills; {over} matches over: {counts:?}; {summary:?}");
    assert!(summary.matches == over && summary.answers > over, "{summary:?}");
    assert!(seats.is_empty() && over > 0 && counts.broken > kills, "{counts:?}");
}

/// The stored events of a data directory.
fn kept(dir: &Path) -> Vec<jantaku_history::Stored> {
    let file = rusqlite::Connection::open(dir.join("jantaku.sqlite")).unwrap();
    let mut all = file.prepare("SELECT match_id, sequence, line FROM events ORDER BY match_id, sequence").unwrap();
    let read = |row: &rusqlite::Row| {
        let (match_id, sequence, line) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(jantaku_history::Stored::Event { server: None, match_id, sequence, line })
    };
    all.query_map([], read).unwrap().map(Result::unwrap).collect()
}

/// Ends a server; returns its successor, if there is one.
fn end(server: Option<Hosted>, how: End, start: impl Fn() -> Hosted + Sync) -> Option<Hosted> {
    match (how, server) {
        (End::Sleep, Some(mut slept)) => {
            slept.signal("STOP");
            let other = start();
            slept.signal("CONT");
            assert!(!slept.child.wait().unwrap().success(), "it ends by itself, and says why");
            Some(other)
        }
        (End::Update, Some(mut old)) => std::thread::scope(|scope| {
            let new = scope.spawn(&start);
            old.signal("TERM");
            // On a machine that stalls for seconds the new one may have taken over before, and the old one says so.
            old.child.wait().unwrap();
            Some(new.join().unwrap())
        }),
        (End::Kill | End::Sleep | End::Update, _) => None,
    }
}
