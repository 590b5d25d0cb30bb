//! A short record, byte for byte.

#![allow(clippy::unwrap_used)]

mod common;

use jantaku_record::Record;

const SHORT: &str = include_str!("data/short.jsonl");
/// From before three players: its rules lack their options.
const OLD: &str = include_str!("data/before_three.jsonl");

#[test]
fn the_same_match_gives_the_same_bytes() {
    let version = |text: &str| text.replacen(env!("CARGO_PKG_VERSION"), "0.1.0", 1);
    let (_, recording, _) = common::play(&common::house(3), 192);
    assert_eq!(version(&recording.to_json_lines()), SHORT);
}

#[test]
fn a_record_written_long_ago_still_replays() {
    for text in [SHORT, OLD] {
        let played = Record::read(text.as_bytes()).unwrap().replay().unwrap();
        assert!(played.settlement().is_some());
    }
}
