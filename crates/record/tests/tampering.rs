//! Records replay to the match that was played, and changes are found.

use jantaku_core::Wall;
use jantaku_engine::{Event, Match};
use jantaku_record::{Fault, Line, Record, RecordError, Recording, WallSource, commitment, prove_walls};
use jantaku_score::Transfer;
use proptest::prelude::*;
use serde_json::Value;

fn read(text: &str) -> Result<Record, RecordError> {
    Record::read(text.as_bytes())
}

fn replay(text: &str) -> Result<Match, RecordError> {
    read(text)?.replay()
}

/// The record, read and written again.
fn rewritten(record: &Record) -> String {
    let mut recording = Recording::with_header(record.header.clone());
    for round in &record.rounds {
        recording.seal(round.revealed.as_ref().unwrap().what.clone());
        round.events.iter().for_each(|event| recording.push(&event.what));
    }
    let ended = record.ended.as_ref().unwrap().what.clone();
    recording.push(&Event::Public(jantaku_engine::PublicEvent::MatchEnded(Box::new(ended))));
    recording.to_json_lines()
}

/// Every number, text and boolean of a line, by its path.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| leaves(value, format!("{path}/{key}"), found)),
        Value::Array(entries) => {
            entries.iter().enumerate().for_each(|(nth, value)| leaves(value, format!("{path}/{nth}"), found));
        }
        Value::Null => {}
        _ => found.push(path),
    }
}

/// Another value that is equally well-formed.
fn changed(value: &Value) -> Value {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            Value::from(if number == 0 { 1 } else { number - 1 })
        }
        Value::Bool(truth) => Value::from(!truth),
        Value::String(text) => match text.chars().next() {
            Some('1') => Value::from(text.replacen('1', "2", 1)),
            Some(digit) if digit.is_ascii_digit() => Value::from(text.replacen(digit, "1", 1)),
            _ => Value::from(format!("{text}x")),
        },
        other => other.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn a_replayed_record_is_the_match_that_was_played(seed: u8, preset in 0usize..3) {
        let (played, recording, _) = crate::common::play(&crate::common::house(preset), seed);
        let text = recording.to_json_lines();
        let record = read(&text).unwrap();
        let replayed = record.replay().unwrap();
        prop_assert_eq!(replayed.settlement(), played.settlement());
        prop_assert_eq!(replayed.table(), played.table());
        prop_assert_eq!(rewritten(&record), text);
        let (_, again, _) = crate::common::play(&crate::common::house(preset), seed);
        prop_assert_eq!(again, recording);
    }

    /// Only choices of players could have been different; everything else comes from the wall or follows from the
    /// rules.
    #[test]
    fn a_change_of_anything_but_a_choice_is_found(seed: u8, preset in 0usize..3, picks: [prop::sample::Index; 12]) {
        let (_, recording, _) = crate::common::play(&crate::common::house(preset), seed);
        let lines: Vec<Value> = recording.lines().iter().map(|line| serde_json::to_value(line).unwrap()).collect();
        let choices = ["match", "discarded", "called", "kan_declared"];
        let mut places = Vec::new();
        for (nth, line) in lines.iter().enumerate().filter(|(_, line)| !choices.contains(&line["type"].as_str().unwrap())) {
            let mut found = Vec::new();
            leaves(line, String::new(), &mut found);
            places.extend(found.into_iter().map(|path| (nth, path)));
        }
        for pick in picks {
            let (nth, path) = pick.get(&places);
            let mut tampered = lines.clone();
            let leaf = tampered[*nth].pointer_mut(path).unwrap();
            *leaf = changed(leaf);
            let text: String = tampered.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect();
            prop_assert!(replay(&text).is_err(), "line {}: {path} was changed: {}", nth + 1, tampered[*nth]);
        }
    }
}

/// The lines of a record with one changed.
fn edited(change: impl Fn(&mut Line) -> bool) -> (usize, String) {
    let (_, recording, _) = crate::common::play(&crate::common::house(0), 5);
    let mut lines = recording.lines().to_vec();
    let nth = lines.iter_mut().position(change).unwrap();
    (nth + 1, lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect())
}

fn fault_of(text: &str) -> (usize, String) {
    let error = replay(text).unwrap_err();
    (error.line, error.fault.to_string())
}

#[test]
fn a_changed_payment_is_named() {
    let (line, text) = edited(|line| match line {
        Line::RoundEnded(end) => {
            let more = |&paid: &Transfer| Transfer { points: paid.points + 100, ..paid };
            end.payments = end.payments.iter().map(more).collect();
            !end.payments.is_empty()
        }
        _ => false,
    });
    let (found, message) = fault_of(&text);
    assert_eq!(found, line);
    assert!(message.starts_with("payments[0].points: the record says "), "{message}");
}

#[test]
fn a_changed_seed_does_not_fit_its_commitment() {
    let (line, text) = edited(|line| match line {
        Line::Seed { seed } => {
            seed.0[31] ^= 1;
            true
        }
        _ => false,
    });
    let error = replay(&text).unwrap_err();
    assert_eq!(error.line, line);
    assert!(matches!(error.fault, Fault::Commitment { .. }));
}

/// A wall swapped together with its commitment is found by the tiles.
#[test]
fn another_wall_deals_other_tiles() {
    let (_, recording, _) = crate::common::play(&crate::common::house(0), 5);
    let mut lines = recording.lines().to_vec();
    for line in lines.iter_mut().take_while(|line| !matches!(line, Line::MatchEnded(_))) {
        match line {
            Line::Wall { commitment: Some(hex) } => hex.0 = commitment(&[9; 32]),
            Line::Seed { seed } => seed.0 = [9; 32],
            _ => {}
        }
    }
    let text: String = lines.iter().flat_map(|line| [line.to_json(), "\n".to_owned()]).collect();
    let error = replay(&text).unwrap_err();
    assert!(error.to_string().starts_with("line 3: hands[0]: the record says "), "{error}");
    let fault = prove_walls(text.as_bytes()).unwrap().rounds[0].fault.as_ref().unwrap().to_string();
    assert_eq!(fault, "line 3: the hands are not those of the wall");
}

#[test]
fn a_choice_the_rules_bar_is_named() {
    let (line, text) = edited(|line| match line {
        Line::Discarded { riichi, .. } => {
            *riichi = true;
            true
        }
        _ => false,
    });
    let (found, message) = fault_of(&text);
    assert_eq!(found, line);
    assert!(message.contains("riichi with"), "{message}");
}

#[test]
fn walls_hold_on_their_own() {
    for preset in 0..3 {
        let (_, recording, _) = crate::common::play(&crate::common::house(preset), 8);
        let proofs = prove_walls(recording.to_json_lines().as_bytes()).unwrap();
        assert!(proofs.rounds.len() > 2 && proofs.rounds.iter().all(|proof| proof.fault.is_none()));
    }
}

#[test]
fn a_stated_wall_is_revealed_after_the_round() {
    let rules = crate::common::house(0);
    let wall = Wall::from_seed([1; 32], &rules.tile_set());
    let mut recording = Recording::new(&rules, &crate::common::seats(&rules));
    recording.seal(WallSource::Stated(wall.clone()));
    let played_wall = wall.clone();
    let (mut played, mut events) = Match::start(rules.clone(), wall).unwrap();
    while played.table().result().is_none() {
        events.iter().for_each(|event| recording.push(event));
        let seat = played.asked().next().unwrap();
        let action = *played.legal_actions(seat).legal.last().unwrap();
        events = played.play(seat, action).unwrap();
    }
    assert!(read(&recording.to_json_lines()).unwrap().rounds[0].wall(&rules).is_err());
    events.iter().for_each(|event| recording.push(event));
    let text = recording.to_json_lines();
    assert!(text.contains(r#"{"type":"wall"}"#) && text.contains(r#"{"type":"tiles""#));
    let replayed = replay(&text).unwrap();
    assert_eq!((replayed.table().result(), replayed.settlement()), (played.table().result(), None));
    // R-310: a wall that was made to favour somebody is the same with a word more; nobody can claim it of a sealed one.
    assert!(!read(&text).unwrap().rounds[0].is_rigged());
    let rigged = text.replace(r#""type":"tiles""#, r#""type":"tiles","rigged":true"#);
    let rigged = read(&rigged).unwrap();
    assert!(rigged.rounds[0].is_rigged());
    assert_eq!(rigged.rounds[0].revealed.as_ref().unwrap().what.sealed(), WallSource::Stated(played_wall).sealed());
}
