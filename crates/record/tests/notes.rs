//! What a record says of a table beside its game: the clock, the bots, who was away, and how long decisions took.

use std::sync::Arc;

use jantaku_core::rules::SeatsBy;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Event, Match};
use jantaku_record::line::{Clock, SeatDrawForm, TableInfo};
use jantaku_record::{Fault, Header, Note, Noted, Record, Recording, WallSource, prove_walls};

fn seat(at: usize) -> Seat {
    Seat::new(at).unwrap()
}

fn table() -> TableInfo {
    let clock = Some(Clock { per_decision: 10, per_round: 60, byoyomi: true });
    TableInfo {
        clock,
        claim_window: None,
        bots: vec![None, Some("easy".to_owned()), None, None],
        seats_drawn: None,
        ended: None,
    }
}

/// A match with these notes after the first events of its rounds.
fn noted(notes: &[(Seat, Noted)]) -> String {
    let rules = crate::common::house(3);
    let (_, plain, events) = crate::common::play(&rules, 192);
    let header = Header { table: Some(table()), ..Header::new(&rules, crate::common::seats(&rules)) };
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
    let text = crate::common::play(&crate::common::house(2), 1).1.to_json_lines();
    for (seat, fits) in [(2, true), (3, false)] {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.insert(3, format!(r#"{{"type":"spent","seat":{seat},"millis":1}}"#));
        assert_eq!(Record::read(lines.join("\n").as_bytes()).is_ok(), fits, "seat {seat}");
    }
}

/// R-031: what a record says decided its seats follows from its first wall and its rules, or the record is refused, both
/// by its replay and by the proof of its walls.
#[test]
fn what_decided_the_seats_is_that_of_the_first_wall() {
    let played = |seats_by, seed, stated: Option<SeatDrawForm>| {
        let rules = Arc::new(Ruleset { seats_by, ..Ruleset::clone(&crate::common::house(3)) });
        let source = WallSource::Seed([seed; 32]);
        let own = source.seat_draw(seats_by, rules.players).as_ref().map(SeatDrawForm::from);
        let table = TableInfo { seats_drawn: stated, ..table() };
        let header = Header { table: Some(table), ..Header::new(&rules, crate::common::seats(&rules)) };
        let (_, events) = Match::start(rules.clone(), source.wall(&rules.tile_set())).unwrap();
        let mut recording = Recording::with_header(header);
        recording.seal(source);
        events.iter().for_each(|event| recording.push(event));
        recording.break_off();
        (own, recording.to_json_lines())
    };
    let of = |seats_by, seed| played(seats_by, seed, None).0;
    for by in [SeatsBy::Dice, SeatsBy::Winds] {
        let holds = |seats_by, seed, stated: &Option<SeatDrawForm>| {
            let text = played(seats_by, seed, stated.clone()).1;
            let proofs = prove_walls(text.as_bytes()).unwrap();
            let fault = Record::read(text.as_bytes()).unwrap().replay().err();
            assert_eq!(proofs.rounds[0].fault.is_some(), fault.is_some());
            fault.inspect(|fault| assert!(matches!(fault.fault, Fault::SeatsDrawn), "{fault}")).is_none()
        };
        let own = of(by, 1);
        assert!(own.is_some() && holds(by, 1, &own) && holds(by, 1, &None), "the walls are not shared");
        assert!(!holds(by, 2, &own) && !holds(SeatsBy::Program, 1, &own));
        assert!(!holds(by, 1, &of(if by == SeatsBy::Dice { SeatsBy::Winds } else { SeatsBy::Dice }, 1)));
    }
    let text = played(SeatsBy::Dice, 1, of(SeatsBy::Dice, 1)).1;
    let words = r#","seats_drawn":{"dice":[["#;
    assert!(text.contains(words), "{text}");
    assert!(Record::read(text.replace(words, r#","seats_drawn":{"dice":[[7,"#).as_bytes()).is_err());
}
