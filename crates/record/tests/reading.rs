//! Files that are not records, and their errors.

use jantaku_record::{Fault, Record};

fn record() -> String {
    crate::common::play(&crate::common::house(3), 192).1.to_json_lines()
}

fn fault(text: &str) -> (usize, String) {
    let error = Record::read(text.as_bytes()).unwrap_err();
    (error.line, error.fault.to_string())
}

fn with_line(number: usize, line: &str) -> String {
    let record = record();
    let mut lines: Vec<&str> = record.lines().collect();
    lines[number - 1] = line;
    lines.join("\n")
}

fn without_line(number: usize) -> String {
    let record = record();
    let lines = record.lines().enumerate().filter(|(nth, _)| nth + 1 != number);
    lines.map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn a_record_begins_with_its_header() {
    assert_eq!(fault("").1, "the record ends where the first line, of type `match`, was expected");
    assert_eq!(fault(r#"{"type":"wall"}"#).1, "a record begins with a line of type `match`, this is `wall`");
    assert_eq!(
        fault(r#"{"type":"match","version":2,"news":0}"#).1,
        "the record is of version 2, this program reads version 1"
    );
    assert!(fault(r#"{"type":"match"}"#).1.starts_with("missing field `version`"));
    let header = record().lines().next().unwrap().to_owned();
    let three = header.replace(r#",{"name":"Dai","kind":"bot"}"#, "");
    assert_eq!(fault(&three).1, "`seats` names 3 players, the rules are for 4");
    let wrong = header.replace(r#""honba_value":300"#, r#""honba_value":-300"#);
    assert_eq!(fault(&wrong).1, "the rules: `honba_value` is a whole number from 0 to 100000, not -300");
}

#[test]
fn the_rules_of_a_record_are_those_it_was_made_under() {
    let text = record();
    let header = text.lines().next().unwrap();
    let read = Record::read(text.as_bytes()).unwrap().header;
    assert_eq!(read.rules_hash.map(|hash| hash.0), Some(jantaku_record::rules_hash(&read.rules)));
    let other = with_line(1, &header.replace(r#""honba_value":300"#, r#""honba_value":1500"#));
    let (line, message) = fault(&other);
    assert_eq!(line, 1);
    assert!(message.starts_with("`rules_hash` does not fit `rules`, which have the hash "), "{message}");
    // A record from before there was a hash is read.
    let hash = String::from(read.rules_hash.unwrap());
    let older = with_line(1, &header.replace(&format!(r#","rules_hash":"{hash}""#), ""));
    assert_eq!(Record::read(older.as_bytes()).unwrap().header.rules_hash, None);
    // One from before an option was added keeps its hash, that of the rules as it states them.
    let mut stated: serde_json::Value = serde_json::from_str(header).unwrap();
    stated["rules"].as_object_mut().unwrap().remove("aotenjou");
    let given = fault(&with_line(1, &stated.to_string())).1;
    let earlier = given.rsplit(' ').next().unwrap();
    stated["rules_hash"] = earlier.into();
    let read = Record::read(with_line(1, &stated.to_string()).as_bytes()).unwrap().header;
    assert_eq!(read.rules_hash.map(|hash| hash.0), Some(jantaku_record::rules_hash(&read.rules)));
    assert_ne!(String::from(read.rules_hash.unwrap()), earlier);
}

#[test]
fn the_line_and_what_was_expected_are_named() {
    assert_eq!(
        fault(&without_line(2)),
        (2, "here a line of type `wall` or `shared_wall` was expected, not a line of type `dealt`".into())
    );
    assert_eq!(
        fault(&without_line(3)),
        (3, "here a line of type `dealt` was expected, not a line of type `drew`".into())
    );
    let (line, message) = fault(&with_line(4, r#"{"type":"drew","seat":0}"#));
    assert_eq!((line, message.as_str()), (4, "missing field `tile`"));
    assert_eq!(fault(&with_line(4, "")).0, 4);
    let answer = r#"{"type":"answered","seat":0,"action":{"type":"pass"}}"#;
    assert_eq!(
        fault(&with_line(4, answer)),
        (4, "here an event of the round was expected, not a line of type `answered`".into())
    );
    let record = record();
    let count = record.lines().count();
    assert_eq!(
        fault(&format!("{record}{}", r#"{"type":"wall"}"#)),
        (count + 1, "here the end of the record was expected, not a line of type `wall`".into())
    );
}

#[test]
fn what_is_too_long_is_not_read() {
    let header = record().lines().next().unwrap().to_owned();
    let long = format!("{header}\n{}", " ".repeat((1 << 20) + 1));
    assert!(matches!(Record::read(long.as_bytes()).unwrap_err().fault, Fault::LineTooLong));
    let line = format!("{}{}\n", r#"{"type":"drew","seat":0,"tile":"1m","from":"live"}"#, " ".repeat(1 << 19));
    let record = record();
    let head: String = record.lines().take(3).map(|line| format!("{line}\n")).collect();
    let huge = format!("{head}{}", line.repeat(40));
    assert!(matches!(Record::read(huge.as_bytes()).unwrap_err().fault, Fault::RecordTooLong));
}

#[test]
fn a_record_may_end_before_its_match() {
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    for end in 1..lines.len() {
        let part = Record::read(lines[..end].join("\n").as_bytes()).unwrap();
        assert!(part.ended.is_none());
        let _ = part.replay();
    }
}

mod no_panic {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

        #[test]
        fn on_any_bytes_changed(places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
            let mut bytes = record().into_bytes();
            for (place, byte) in places {
                let at = place.index(bytes.len());
                bytes[at] = byte;
            }
            if let Ok(record) = Record::read(bytes.as_slice()) {
                let _ = record.replay();
            }
        }
    }
}
