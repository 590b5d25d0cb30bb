//! Three players in tenhou.net/6: four seats, the fourth empty, and the place of a call counted over all four.

use std::path::PathBuf;
use std::sync::Arc;

use crate::common::play;
use jantaku_core::Ruleset;
use jantaku_engine::{Event, PublicEvent};
use jantaku_record::formats::log::Log;
use jantaku_record::formats::verify::replay;
use jantaku_record::formats::{Fact, Input, read, tenhou6};
use jantaku_record::{Record, RecordedRound};
use rayon::prelude::*;
use serde_json::Value;

/// Seat 0 calls what seat 2 discards, across; seat 2 what seat 1 does, from its left; seat 1 what seat 2 does, from its
/// right.
const CALLS: &str = r#"{"title":["",""],"name":["A","B","C",""],"rule":{"disp":"三般南喰赤","aka":1},"log":[[[0,0,0],
[35000,35000,35000,0],[47],[],[41,41,11,19,22,23,24,25,26,27,28,29,31],[31,"41p4141"],[60,11],
[45,45,21,33,22,23,24,25,26,27,28,29,32],[42,46,"4545p45"],[60,60,32],
[42,42,41,45,22,23,24,25,26,27,28,29,33],["p424242",36],[41,45],[],[],[]]]}"#;

fn log(text: &str) -> Log {
    match read(text.as_bytes()) {
        Ok(Input::Log(log)) => log,
        other => panic!("no log: {other:?}"),
    }
}

/// The steps over four seats from the caller to the discarder, of each call in the text, by round and seat.
fn steps(text: &str) -> Vec<Vec<usize>> {
    let json: Value = serde_json::from_str(text).unwrap();
    let rounds = json["log"].as_array().unwrap();
    let seats = rounds.iter().flat_map(|round| (0..3).map(move |seat| &round[5 + 3 * seat]));
    let of = |draws: &Value| {
        let calls = draws.as_array().unwrap().iter().filter_map(Value::as_str);
        calls.map(|call| [3, 2, 1, 1][call.find(|c: char| c.is_ascii_alphabetic()).unwrap() / 2]).collect()
    };
    seats.map(of).collect()
}

#[test]
fn the_place_of_a_call_is_counted_over_four_seats() {
    let log = log(CALLS);
    let rules = Arc::new(log.ruleset().unwrap());
    assert_eq!(replay(&log, &rules).differences, []);
    let text = tenhou6::print(&log).unwrap();
    assert_eq!(steps(&text), [[2], [1], [3]]);
    assert_eq!(tenhou6::parse(&text).unwrap(), log);
}

#[test]
fn a_call_from_the_empty_seat_is_refused() {
    let error = read(CALLS.replace("41p4141", "p414141").as_bytes()).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 1, round 1: the place of a tile called from a player, over four seats, was expected, not `p414141`"
    );
}

#[test]
fn a_fourth_name_is_nobodys() {
    let log = log(&CALLS.replace("\"C\",\"\"", "\"C\",\"D\""));
    assert_eq!(log.called().values().collect::<Vec<_>>(), ["A", "B", "C"]);
    let text = tenhou6::print(&log).unwrap();
    let lost = log.lost_in(&tenhou6::parse(&text).unwrap());
    assert_eq!(
        lost.into_iter().collect::<Vec<_>>(),
        [Fact::Other("the name of the fourth seat, which is empty".to_owned())]
    );
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["name"], serde_json::json!(["A", "B", "C", ""]));
    assert_eq!(json["log"][0][1], serde_json::json!([35000, 35000, 35000, 0]));
}

/// The steps of each call by the events of a match, by round and seat.
fn called(record: &Record) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for round in &record.rounds {
        let (mut seats, mut last) = (vec![Vec::new(); 3], 0);
        for event in &round.events {
            match &event.what {
                Event::Public(PublicEvent::Discarded { seat, .. }) => last = seat.index(),
                Event::Public(PublicEvent::Called { seat, .. }) => {
                    seats[seat.index()].push((last + 4 - seat.index()) % 4);
                }
                _ => {}
            }
        }
        all.extend(seats);
    }
    all
}

/// Fifty matches; five hundred with JANTAKU_TEST_SCALE from 10 on.
#[test]
fn our_matches_read_back_equal() {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok()).unwrap_or(1_usize);
    let seeds = if scale < 10 { 25 } else { 250 };
    let houses = ["tenhou_sanma", "mahjong_soul_sanma"].map(|house| Arc::new(Ruleset::preset(house).unwrap()));
    let calls = (0..seeds).into_par_iter().map(|seed| {
        let both = houses.each_ref().map(|rules| {
            let (_, recording, _) = play(rules, seed);
            let record = Record::read(recording.to_json_lines().as_bytes()).unwrap();
            let text = tenhou6::print(&Log::from_record(&record)).unwrap();
            assert_eq!(steps(&text), called(&record), "{}, seed {seed}", rules.name);
            let log = log(&text);
            assert_eq!(log.ruleset().as_ref(), Ok(&**rules));
            let replayed = replay(&log, rules);
            assert_eq!(replayed.differences, [], "{}, seed {seed}", rules.name);
            let again = Record::read(log.to_record(&replayed, rules).to_json_lines().as_bytes()).unwrap();
            for (before, after) in record.rounds.iter().zip(&again.rounds) {
                let events = |round: &RecordedRound| -> Vec<Event> {
                    round.events.iter().map(|event| event.what.clone()).collect()
                };
                assert_eq!(events(before), events(after), "{}, seed {seed}", rules.name);
            }
            assert_eq!(record.rounds.len(), again.rounds.len());
            called(&record).iter().map(Vec::len).sum::<usize>()
        });
        both.iter().sum::<usize>()
    });
    let calls: usize = calls.sum();
    println!("{} matches, {calls} calls", 2 * usize::from(seeds));
    assert!(calls > 200, "{calls} calls");
}

/// The steps in Tenhou's own packed melds, by round and seat: the two lowest bits of chii, pon and open kan.
fn packed(text: &str) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for tag in text.split('<') {
        let field = |name: &str| tag.split(name).nth(1).and_then(|rest| rest.split('"').next()?.parse::<usize>().ok());
        if tag.starts_with("INIT ") {
            all.extend(vec![Vec::new(); 3]);
        } else if let (true, Some(who), Some(bits)) = (tag.starts_with("N "), field("who=\""), field(" m=\"")) {
            let (added, kita) = (bits & 0x1c == 0x10, bits & 0x3c == 0x20);
            let first = all.len() - 3;
            all[first + who].extend(Some(bits & 3).filter(|&steps| steps > 0 && !added && !kita));
        }
    }
    all
}

#[test]
fn real_records_have_their_calls_where_tenhou_has_them() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE").map(PathBuf::from) else {
        println!("JANTAKU_CONFORMANCE is not set: no real records are converted");
        return;
    };
    let files: Vec<PathBuf> =
        std::fs::read_dir(folder.join("mjlog-3p")).unwrap().map(|entry| entry.unwrap().path()).collect();
    let calls = files.par_iter().map(|file| {
        let bytes = std::fs::read(file).unwrap();
        let Input::Log(log) = read(&bytes).unwrap() else { panic!("{}", file.display()) };
        let text = tenhou6::print(&log).unwrap();
        let written = steps(&text);
        assert_eq!(written, packed(&jantaku_record::formats::text(&bytes).unwrap()), "{}", file.display());
        assert_eq!(tenhou6::print(&tenhou6::parse(&text).unwrap()).unwrap(), text, "{}", file.display());
        written.iter().map(Vec::len).sum::<usize>()
    });
    println!("{} records, {} calls", files.len(), calls.sum::<usize>());
}
