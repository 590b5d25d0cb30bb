//! Seats that a table does not have, and numbers that no match comes to: refused where a line is read, so that nothing
//! that works on a record meets one.

use std::collections::BTreeSet;

use jantaku_record::formats::FORMATS;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::{count_record, replay};
use jantaku_record::{Record, prove_walls};
use serde_json::{Value, json};

/// No record has these anywhere.
const EXTREMES: [i64; 4] = [i32::MIN as i64, i32::MAX as i64, u32::MAX as i64, i64::MAX];

/// The paths to the whole numbers of a line.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| numbers(value, &format!("{path}/{key}"), found));
        }
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(nth, value)| numbers(value, &format!("{path}/{nth}"), found));
        }
        Value::Number(number) if number.is_i64() => found.push(path.to_owned()),
        _ => {}
    }
}

/// A path without the places within its lists.
fn field(path: &str) -> String {
    path.split('/').filter(|part| part.parse::<usize>().is_err()).collect::<Vec<_>>().join("/")
}

/// Whether the field is a seat.
fn is_seat(path: &str) -> bool {
    let field = field(path);
    ["/seat", "/dealer", "/kept_by", "/liable", "/nagashi", "/from", "/to"].iter().any(|name| field.ends_with(name))
}

/// Everything that is done with a record once it has been read: it may find fault with it, and does not panic.
fn use_up(text: &str) -> Option<String> {
    drop(prove_walls(text.as_bytes()));
    let record = match Record::read(text.as_bytes()) {
        Ok(record) => record,
        Err(error) => return Some(error.to_string()),
    };
    drop(record.replay());
    drop(count_record(&record));
    let log = Log::from_record(&record);
    drop(replay(&log, &std::sync::Arc::new(record.header.rules.clone())));
    FORMATS.iter().for_each(|format| drop((format.print)(&log)));
    for event in record.rounds.iter().flat_map(|round| &round.events) {
        if let jantaku_engine::Event::Public(jantaku_engine::PublicEvent::RoundEnded(end)) = &event.what {
            drop(end.chips(&record.header.rules));
            if let jantaku_engine::Outcome::Won { wins, .. } = &end.outcome {
                wins.iter().for_each(|win| assert!(win.win.fu.sum() <= 200 && win.win.dora.total() <= 240));
            }
        }
    }
    None
}

/// One line of each type of some matches, each with its record.
fn samples() -> Vec<(Vec<String>, usize)> {
    let (mut seen, mut samples) = (BTreeSet::new(), Vec::new());
    for (house, seed) in [2, 1].into_iter().flat_map(|house| (0..8).map(move |seed| (house, seed))) {
        let text = crate::common::play(&crate::common::house(house), seed).1.to_json_lines();
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (at, line) in lines.iter().enumerate().skip(1) {
            let line: Value = serde_json::from_str(line).unwrap();
            let (mut paths, mut new) = (Vec::new(), false);
            numbers(&line, "", &mut paths);
            for path in paths {
                new |= seen.insert((house, line["type"].to_string(), field(&path)));
            }
            if new {
                samples.push((lines.clone(), at));
            }
        }
    }
    samples
}

#[test]
fn no_number_that_is_changed_makes_anything_panic_and_what_no_table_has_is_refused() {
    for (lines, at) in samples() {
        let line: Value = serde_json::from_str(&lines[at]).unwrap();
        let header: Value = serde_json::from_str(&lines[0]).unwrap();
        let players = header["seats"].as_array().unwrap().len() as i64;
        let (mut paths, mut done) = (Vec::new(), BTreeSet::new());
        numbers(&line, "", &mut paths);
        for path in paths.into_iter().filter(|path| done.insert(field(path))) {
            // Two dice and the milliseconds of a clock are no numbers of the match, and are bounded by their own types.
            let own = path.contains("dice") || path.ends_with("/millis");
            for value in [players, 255].into_iter().chain(EXTREMES) {
                let mut changed = line.clone();
                *changed.pointer_mut(&path).unwrap() = json!(value);
                let mut lines = lines.clone();
                lines[at] = changed.to_string();
                let refused = use_up(&(lines.join("\n") + "\n"));
                let wanted = !own && (EXTREMES.contains(&value) || is_seat(&path));
                if wanted {
                    let error = refused.unwrap_or_else(|| panic!("{path} = {value} was read in {}", lines[at]));
                    assert!(error.starts_with(&format!("line {}: ", at + 1)), "{path} = {value}: {error}");
                }
            }
        }
    }
}

/// The sentence of a fault: the line, and the field in it.
#[test]
fn what_is_refused_is_said_with_its_field() {
    let lines: Vec<String> =
        crate::common::play(&crate::common::house(2), 1).1.to_json_lines().lines().map(str::to_owned).collect();
    let with = |path: &str, value: Value| {
        let mut lines = lines.clone();
        let mut dealt: Value = serde_json::from_str(&lines[2]).unwrap();
        *dealt.pointer_mut(path).unwrap() = value;
        lines[2] = dealt.to_string();
        Record::read(lines.join("\n").as_bytes()).unwrap_err().to_string()
    };
    assert_eq!(with("/dealer", json!(3)), "line 3: `dealer` is seat 3, and the seats of 3 players are 0 to 2");
    let two = with("/scores", json!([0, 0]));
    assert!(two.starts_with("line 3: a list by seat has 2 values; a table has 3 or 4 seats"), "{two}");
    assert_eq!(with("/scores", json!([0, 0, 0, 0])), "line 3: `scores` has 4 values, and 3 players sit at the table");
    assert_eq!(with("/honba", json!(9_999)), "line 3: `honba` is 9999; no match comes to more than 5000");
    let scores = json!([0, -500_000_001, 0]);
    assert_eq!(with("/scores", scores), "line 3: `scores` is -500000001; no match comes to more than 500000000");
}

/// A seat pays once: otherwise its points would be a sum of as many stakes as the file has lines.
#[test]
fn a_riichi_that_is_paid_twice_is_refused() {
    let text = (0..40).map(|seed| crate::common::play(&crate::common::house(2), seed).1.to_json_lines());
    let text = text.into_iter().find(|text| text.contains("\"riichi_paid\"")).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("\"riichi_paid\"")).unwrap();
    lines.insert(at, lines[at]);
    let error = Record::read(lines.join("\n").as_bytes()).unwrap_err();
    assert_eq!(error.line, at + 2);
    assert!(error.fault.to_string().ends_with("has paid for its riichi already"), "{error}");
}
