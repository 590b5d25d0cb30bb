//! What a record says of a table beside its game: the clock, the bots, who was away, and how long decisions took.

#![allow(clippy::unwrap_used)]

mod common;

use jantaku_core::Seat;
use jantaku_engine::Event;
use jantaku_record::line::{Clock, TableInfo};
use jantaku_record::{Header, Note, Noted, Record, Recording};

fn seat(at: usize) -> Seat {
    Seat::new(at).unwrap()
}

fn table() -> TableInfo {
    let clock = Some(Clock { per_decision: 10, per_round: 60, byoyomi: true });
    TableInfo { clock, claim_window: None, bots: vec![None, Some("easy".to_owned()), None, None], ended: None }
}

/// A match with these notes after the first events of its rounds.
fn noted(notes: &[(Seat, Noted)]) -> String {
    let rules = common::house(3);
    let (_, plain, events) = common::play(&rules, 192);
    let header = Header { table: Some(table()), ..Header::new(&rules, common::seats(&rules)) };
    let mut recording = Recording::with_header(header);
    let mut walls = Record::read(plain.to_json_lines().as_bytes()).unwrap().rounds.into_iter();
    for event in &events {
        let is_deal = matches!(event, Event::Dealt { .. });
        if is_deal {
            recording.seal(walls.next().unwrap().revealed.unwrap().what);
        }
        recording.push(event);
        if is_deal {
            notes.iter().for_each(|(seat, what)| recording.note(*seat, what.clone()));
        }
    }
    recording.to_json_lines()
}

#[test]
fn notes_are_read_as_they_were_written_and_change_no_event() {
    let notes = [
        (seat(0), Noted::Spent { millis: 2_800 }),
        (seat(0), Noted::Away { bot: Some("normal".to_owned()) }),
        (seat(2), Noted::Away { bot: None }),
        (seat(0), Noted::Back),
    ];
    let text = noted(&notes);
    for line in [
        r#""table":{"clock":{"per_decision":10,"per_round":60,"byoyomi":true},"bots":[null,"easy",null,null]}"#,
        "\n{\"type\":\"spent\",\"seat\":0,\"millis\":2800}\n{\"type\":\"away\",\"seat\":0,\"bot\":\"normal\"}\n",
        "\n{\"type\":\"away\",\"seat\":2}\n{\"type\":\"back\",\"seat\":0}\n",
    ] {
        assert!(text.contains(line), "no {line} in {text}");
    }
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.header.table, Some(table()));
    let plain = Record::read(noted(&[]).as_bytes()).unwrap();
    for (round, plain) in record.rounds.iter().zip(&plain.rounds) {
        let read: Vec<Note> = round.notes.iter().map(|note| note.what.clone()).collect();
        let wanted = notes.clone().map(|(seat, what)| Note { after: 1, seat, what });
        assert_eq!(read, wanted);
        assert!(round.events.iter().map(|event| &event.what).eq(plain.events.iter().map(|event| &event.what)));
        assert_eq!(plain.notes, []);
    }
    assert_eq!(record.replay().unwrap().settlement(), plain.replay().unwrap().settlement());
}

#[test]
fn a_note_where_none_can_be_is_refused() {
    let text = noted(&[]);
    let lines: Vec<&str> = text.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines.insert(at, line);
        Record::read(lines.join("\n").as_bytes()).map(drop)
    };
    let back = r#"{"type":"back","seat":3}"#;
    assert!(with(3, back).is_ok(), "after the deal");
    for at in [1, 2, lines.len() - 1, lines.len()] {
        let error = with(at, back).unwrap_err();
        assert_eq!(error.line, at + 1, "{error}");
        assert!(error.fault.to_string().ends_with("not a line of type `back`"), "{error}");
    }
    let more = text.replacen(r#""bots":[null,"#, r#""bots":[null,null,"#, 1);
    let error = Record::read(more.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 1: `bots` has 5 entries, the rules are for 4 players");
}

/// At a table of three nobody sits on the fourth seat.
#[test]
fn a_note_on_a_seat_that_is_not_there_is_refused() {
    let text = common::play(&common::house(2), 1).1.to_json_lines();
    for (seat, fits) in [(2, true), (3, false)] {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.insert(3, format!(r#"{{"type":"spent","seat":{seat},"millis":1}}"#));
        assert_eq!(Record::read(lines.join("\n").as_bytes()).is_ok(), fits, "seat {seat}");
    }
}
