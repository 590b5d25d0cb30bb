//! Law 6 at the table: hidden tiles change no byte that a seat is sent, nor when it is sent, nor the order in which the
//! table sends to everybody.

use std::time::Duration;

use crate::common::arrivals::{Arrival, Company, hand, known_to, rules};
use jantaku_core::{Seat, Wall};
use jantaku_engine::Match;
use jantaku_testkit::{Chance, redealt};
use jantaku_wire::Pace;

/// The number of hands in CI, multiplied by `JANTAKU_TEST_SCALE`.
fn hands(in_ci: u64) -> std::ops::Range<u64> {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    0..in_ci * scale.unwrap_or(1)
}

/// A wall, and the same wall with everything redealt that this seat does not see, or that no seat shows where there is
/// none.
fn walls(number: u64, own: Option<usize>) -> [Wall; 2] {
    let (rules, mut chance) = (rules(), Chance::new(number));
    let wall = chance.wall(&rules);
    let other = redealt(&wall, &rules, &mut chance, own);
    assert_ne!(wall, other);
    if let Some(seat) = own.and_then(Seat::new) {
        let hand = |wall: &Wall| {
            Match::start(rules.clone().into(), wall.clone()).unwrap().0.round().hand(seat).cloned().unwrap()
        };
        assert_eq!(hand(&wall), hand(&other));
    }
    [wall, other]
}

/// Plays a hand with both walls, and returns the frames of everybody.
async fn both(company: Company, own: Option<usize>, number: u64) -> [Vec<Arrival>; 2] {
    let [wall, other] = walls(number, own);
    [hand(company, wall, number).await, hand(company, other, number).await]
}

/// The same, reduced to what a seat or a spectator knows.
async fn same(company: Company, own: Option<usize>, number: u64) -> [Vec<Arrival>; 2] {
    let [one, other] = both(company, own, number).await;
    let (known, known_other) = (known_to(own, &one), known_to(own, &other));
    for (one, other) in known.iter().zip(&known_other) {
        assert_eq!(one, other, "hand {number}");
    }
    assert_eq!(known.len(), known_other.len(), "hand {number}");
    [one, other]
}

fn count(all: &[Arrival], kind: &str) -> u64 {
    let kind = format!(r#""type":"{kind}""#);
    all.iter().flat_map(|arrival| &arrival.frames).filter(|frame| frame.contains(&kind)).count() as u64
}

#[tokio::test(start_paused = true)]
async fn hidden_tiles_change_no_byte_and_no_moment() {
    let company = Company { calls: Some(2), ..Company::of(&[2]) };
    let (mut calls, mut events, hands) = (0, 0, hands(12));
    for number in hands.clone() {
        let [one, _] = same(company, Some(2), number).await;
        calls += count(&one, "called");
        events += count(&one, "event");
    }
    // The rounds were played, calls among them.
    assert!(events > 100 * hands.end && calls > 2 * hands.end, "{events} events, {calls} calls");
}

/// Where a room shows all hands later, a spectator of the running round is sent no more than elsewhere.
#[tokio::test(start_paused = true)]
async fn no_hidden_tile_changes_a_byte_or_a_moment_for_a_spectator() {
    for number in hands(6) {
        let [one, _] = same(Company::of(&[]), None, number).await;
        assert!(count(&one, "public_event") > 130);
    }
}

/// While the store stands still everything is late, whether or not there was a claim: what follows a tile is stored
/// when a claim would be.
#[tokio::test(start_paused = true)]
async fn a_store_that_stands_still_shows_no_claim() {
    for stands_still in [[400, 700], [1700, 2900], [8000, 9000]] {
        let stands_still = Some(stands_still.map(Duration::from_millis));
        let (mut late, mut claims, hands) = (0, 0, hands(4));
        for number in hands.clone() {
            let [one, other] = same(Company { stands_still, ..Company::of(&[2]) }, Some(2), number).await;
            let waits = one.windows(2).map(|pair| pair[1].at - pair[0].at);
            late += waits.filter(|wait| *wait > Duration::from_millis(620)).count();
            claims += count(&one, "public_event").min(count(&other, "public_event"));
        }
        assert!(late > 0 && claims > 20 * hands.end, "{late} waits of {claims} events were long");
    }
}

/// Nor does a possible claim change the order in which everybody is sent what they all see, nor what arrives at once.
/// Without a window an answer to a claim is stored when it is given, and others may have to wait for that: commits take
/// no time here.
#[tokio::test(start_paused = true)]
async fn hidden_tiles_change_the_order_of_nothing() {
    let people = Company { calls: Some(2), ..Company::of(&[0, 1, 2, 3]) };
    let at_once = Company { commit: Duration::ZERO, ..people };
    for company in [Company { claim_window: Some(3), ..people }, at_once, Company { pace: Pace::Instant, ..at_once }] {
        let (mut others, hands) = (0, hands(4));
        for number in hands.clone() {
            let [one, other] = same(company, Some(2), number).await;
            others += count(&one, "answered").abs_diff(count(&other, "answered"));
        }
        assert!(others > 2 * hands.end, "{others} claims that only some hidden tiles allow");
    }
}

/// Asking the table for something all the time reveals neither how long a bot has thought nor that a claim is stored.
#[tokio::test(start_paused = true)]
async fn asking_reveals_nothing() {
    let bots = Company { calls: Some(2), asks: true, ..Company::of(&[2]) };
    let people = Company { claim_window: Some(3), people: &[0, 1, 2, 3], ..bots };
    for company in [bots, people] {
        for number in hands(2) {
            let [one, _] = same(company, Some(2), number).await;
            assert!(count(&one, "error") > 1000);
        }
    }
}

/// Who is away and who is back reveals no possible claim; and while somebody is away, no moment does. In claim windows
/// no moment ever does.
#[tokio::test(start_paused = true)]
async fn who_is_away_says_nothing_of_their_tiles() {
    for claim_window in [None, Some(3)] {
        let company = Company { gone: Some(0), claim_window, ..Company::of(&[0, 2]) };
        let (mut away, mut late, hands) = (0, 0, hands(8));
        for number in hands.clone() {
            let [one, other] = both(company, Some(2), number).await.map(|all| known_to(Some(2), &all));
            assert_eq!(one.len(), other.len());
            let mut is_away = false;
            for (before, after) in one.windows(2).zip(other.windows(2)) {
                let [took, took_other] = [before, after].map(|pair| pair[1].at - pair[0].at);
                let [sent, sent_other] = [before, after].map(|pair| (pair[1].to, &pair[1].frames));
                assert_eq!(sent, sent_other, "hand {number}");
                assert!(took == took_other || !is_away, "{took:?} and {took_other:?} before {sent:?}");
                late += usize::from(took != took_other);
                if let Some(text) = sent.1.iter().find(|text| text.contains(r#""type":"away""#)) {
                    is_away = text.contains("[0]");
                    away += u64::from(is_away);
                }
            }
        }
        assert!(away > hands.end, "{away} times away");
        assert_eq!(late > 0, claim_window.is_none(), "{late} moments that a claim has changed");
    }
}
