use jantaku_wire::{ErrorCode, ServerMessage};

use super::*;
use crate::history::Connection;

const MATCH: &str = "m";

/// A record of five lines, of which seat 1 sees all and seat 0 all but one.
fn lines() -> Vec<&'static str> {
    vec![
        r#"{"type":"dealt"}"#,
        r#"{"type":"drew","seat":0,"tile":"1m"}"#,
        r#"{"type":"discarded","seat":0,"tile":"1m"}"#,
        r#"{"type":"answered","seat":1,"action":{"type":"pass"}}"#,
        r#"{"type":"drew","seat":1,"tile":"2m"}"#,
    ]
}

fn begun(server: &str, term: i64) -> Stored {
    Stored::Begun { server: server.to_owned(), term }
}

fn event(server: &str, sequence: i64, line: &str) -> Stored {
    let (server, match_id) = (Some(server.to_owned()), MATCH.to_owned());
    Stored::Event { server, match_id, sequence, line: line.to_owned() }
}

fn record() -> Vec<Stored> {
    let events = (0..).zip(lines()).map(|(sequence, line)| event("a", sequence, line));
    [begun("a", 1)].into_iter().chain(events).collect()
}

fn show(to: &Connection, number: u32, word: &str, answer: Option<Action>) {
    let hash = u64::from(number) + 100 * word.len() as u64;
    to.add(What::Shown { number, hash, word: word.to_owned(), answer });
}

const SHOWN: [(&str, Option<Action>); 5] =
    [("dealt", None), ("drew 0", None), ("discarded 0 1m", None), ("answered", Some(Action::Pass)), ("drew_own", None)];

fn see(history: &History, numbers: impl IntoIterator<Item = u32>) -> Connection {
    let ben = history.connection(MATCH, "Ben");
    ben.add(What::Sits { seat: 1 });
    for number in numbers {
        let (word, answer) = SHOWN[number as usize];
        show(&ben, number, word, answer);
    }
    ben
}

fn found(history: &History, stored: &[Stored]) -> Vec<String> {
    check(history, stored).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn a_run_in_order_is_counted() {
    let history = History::default();
    let ben = see(&history, 0..3);
    ben.add(What::Asked { decision: 3 });
    ben.said(3, Action::Pass);
    ben.add(What::Counts { decision: 3 });
    // The next connection is shown once more what it says it has not seen.
    see(&history, 1..5);
    // Somebody else came in the middle.
    see(&history, 3..5);
    let summary = Summary { matches: 1, players: 1, connections: 3, shown: 9, answers: 1, stored: 5, servers: 1 };
    assert_eq!(check(&history, &record()), Ok(summary));
}

#[test]
fn what_comes_twice_on_a_connection_is_found() {
    let history = History::default();
    see(&history, [0, 1, 1, 2]);
    assert_eq!(found(&history, &record()), ["m: Ben was shown event 1 after event 1 on one connection"]);
}

#[test]
fn a_gap_is_found_on_a_connection_and_between_two() {
    let history = History::default();
    see(&history, [0, 2]);
    see(&history, [1]);
    assert_eq!(found(&history, &record()), ["m: Ben was shown event 2 right after event 0"]);
    let history = History::default();
    see(&history, [0, 1]);
    see(&history, [3]);
    assert_eq!(found(&history, &record()), ["m: Ben was shown event 3 right after event 1"]);
}

#[test]
fn another_event_of_the_same_number_is_found() {
    let history = History::default();
    see(&history, 0..3);
    let ben = history.connection(MATCH, "Ben");
    show(&ben, 2, "discarded 0 10m", None);
    assert_eq!(found(&history, &record()), ["m: Ben was shown two events of number 2"]);
}

#[test]
fn what_was_shown_and_is_not_stored_is_found() {
    let history = History::default();
    see(&history, 0..5);
    let lost = &record()[..5];
    assert_eq!(found(&history, lost), ["m: Ben was shown “drew_own” as event 4; what is stored there is nothing"]);
    let mut other = record();
    other[3] = event("a", 2, r#"{"type":"discarded","seat":0,"tile":"9m"}"#);
    let expected = "m: Ben was shown “discarded 0 1m” as event 2; what is stored there is “discarded 0 9m”";
    assert_eq!(found(&history, &other), [expected]);
    // What is stored and was not shown to anybody is no fault: nobody was there.
    let history = History::default();
    see(&history, 0..2);
    assert_eq!(found(&history, &record()), [""; 0]);
}

#[test]
fn an_answer_that_counted_is_what_happened_and_not_asked_for_again() {
    let history = History::default();
    let ben = see(&history, 0..3);
    ben.said(3, Action::Daiminkan);
    ben.add(What::Counts { decision: 3 });
    let ben = see(&history, 3..5);
    let lost = "m: Ben's answer to decision 3 counted, and something else happened";
    assert_eq!(found(&history, &record()), [lost]);
    ben.add(What::Asked { decision: 3 });
    let again = "m: Ben was asked for decision 3 again, whose answer had counted";
    assert_eq!(found(&history, &record()), [again, lost]);
    // What was said first and did not arrive is no fault.
    let history = History::default();
    let ben = see(&history, 0..5);
    ben.said(3, Action::Daiminkan);
    ben.said(3, Action::Pass);
    ben.add(What::Counts { decision: 3 });
    assert_eq!(found(&history, &record()), [""; 0]);
}

#[test]
fn an_answer_that_only_one_seat_sees_has_its_place_among_what_that_seat_sees() {
    let history = History::default();
    let aki = history.connection(MATCH, "Aki");
    for (number, word) in (0..).zip(["dealt", "drew_own", "discarded 0 1m", "drew 1"]) {
        show(&aki, number, word, None);
    }
    assert_eq!(found(&history, &record()), [""; 0]);
    // Where it is not stored, what was shown after it is elsewhere.
    let history = History::default();
    see(&history, 0..5);
    let mut lost = record();
    lost.remove(4);
    let expected = "m: Ben was shown “answered” as event 3; what is stored there is “drew_own”";
    assert!(found(&history, &lost).contains(&expected.to_owned()));
}

#[test]
fn a_choice_that_counted_is_what_its_seat_did() {
    let discard = |tile: &str| {
        serde_json::from_value(serde_json::json!({"type": "discard", "tile": tile, "tsumogiri": true})).unwrap()
    };
    let counted = |seat: u8, action: Action| {
        let history = History::default();
        let aki = history.connection(MATCH, "Aki");
        aki.add(What::Sits { seat });
        show(&aki, 2, "discarded 0 1m", None);
        aki.said(2, action);
        aki.add(What::Counts { decision: 2 });
        found(&history, &record())
    };
    let lost = ["m: Aki's answer to decision 2 counted, and something else happened"];
    assert_eq!(counted(0, discard("1m")), [""; 0]);
    assert_eq!(counted(0, discard("2m")), lost);
    assert_eq!(counted(3, discard("1m")), lost);
    assert_eq!(counted(0, Action::Kita), lost);
}

#[test]
fn an_error_is_found_and_a_late_answer_or_a_server_that_stops_is_none() {
    let error = |code| ServerMessage::Error { code, message: "no".to_owned(), decision_id: Some(3) };
    let bye = |code| ServerMessage::Bye { message: "no".to_owned(), code: Some(code) };
    let told = |message: &ServerMessage| {
        let history = History::default();
        history.connection(MATCH, "Ben").heard(message, "");
        found(&history, &record())
    };
    for none in [error(ErrorCode::Stale), bye(ErrorCode::ServerStops)] {
        assert_eq!(told(&none), [""; 0]);
    }
    for found in [error(ErrorCode::Storage), bye(ErrorCode::Storage)] {
        assert_eq!(told(&found), ["m: Ben was told of an error: no"]);
    }
}

#[test]
fn a_record_with_a_gap_or_a_change_is_found() {
    let mut stored = record();
    stored.remove(2);
    assert_eq!(found(&History::default(), &stored), ["m: event 2 was stored where 1 was to come"]);
    let mut stored = record();
    stored.push(Stored::Rewritten { match_id: MATCH.to_owned(), sequence: 1 });
    assert_eq!(found(&History::default(), &stored), ["m: event 1 was changed or deleted after it was stored"]);
}

#[test]
fn a_server_that_stores_after_its_lease_or_after_another_one_is_found() {
    let lines = lines();
    let taken_over = |late: &str| {
        let first = [begun("a", 1), begun("b", 2), event("a", 0, lines[0]), event("a", 1, lines[1])];
        let rest = [Stored::Ended { term: 1 }, event("b", 2, lines[2]), event(late, 3, lines[3])];
        [&first[..], &rest[..]].concat()
    };
    assert_eq!(found(&History::default(), &taken_over("b")), [""; 0]);
    let after = "m: event 3 was stored by server a after its lease had ended";
    let back = "m: event 3 was stored by server a, from which another had taken over";
    assert_eq!(found(&History::default(), &taken_over("a")), [after, back]);
}
