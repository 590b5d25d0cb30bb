//! Links to tenhou.net/6, with a match in one of them or a hand in each.

use crate::common::{house, play};
use jantaku_core::Seat;
use jantaku_record::Record;
use jantaku_record::formats::log::{Log, Opening};
use jantaku_record::formats::{Input, read, tenhou6};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;

fn printed(seed: u8) -> String {
    let (_, recording, _) = play(&house(0), seed);
    tenhou6::print(&Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap())).unwrap()
}

/// A link to each hand of a record.
fn hands(text: &str) -> Vec<String> {
    let json: Value = serde_json::from_str(text).unwrap();
    let links = json["log"].as_array().unwrap().iter().map(|round| {
        let mut hand = json.clone();
        hand["log"] = serde_json::json!([round]);
        format!("https://tenhou.net/6/#json={}", utf8_percent_encode(&hand.to_string(), NON_ALPHANUMERIC))
    });
    links.collect()
}

fn logs(text: &str) -> Vec<Log> {
    match read(text.as_bytes()).unwrap() {
        Input::Log(log) => vec![log],
        Input::Logs(logs) => logs,
        other => panic!("no log: {other:?}"),
    }
}

#[test]
fn a_hand_a_line_is_the_match() {
    let text = printed(1);
    let whole = tenhou6::parse(&text).unwrap();
    assert!(whole.rounds.len() > 4);
    assert_eq!(logs(&hands(&text).join("\n")), std::slice::from_ref(&whole));
    assert_eq!(logs(&format!("Our match:\n{}\nGood game!", hands(&text).join(" and "))), [whole]);
}

#[test]
fn hands_that_do_not_follow_are_matches_of_their_own() {
    let text = printed(1);
    let whole = tenhou6::parse(&text).unwrap();
    let links = hands(&text);
    let picked = logs(&[&links[0], &links[1], &links[3]].map(String::as_str).join("\n"));
    assert_eq!(picked.iter().map(|log| log.rounds.len()).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(picked[1].rounds[0], whole.rounds[3]);
    let two = logs(&format!("{}\n{}", links.join("\n"), hands(&printed(2)).join("\n")));
    assert_eq!(two, [whole, tenhou6::parse(&printed(2)).unwrap()]);
}

#[test]
fn a_link_says_where_it_opens() {
    let text = printed(1);
    let link = format!("https://tenhou.net/6/#json={}&ts=5&tw=2", text.trim());
    let opening = Opening { round: Some(5), seat: Seat::new(2) };
    assert_eq!(logs(&link)[0].opening.0, opening);
    assert_eq!(logs(&text)[0].opening.0, Opening::default());
}

#[test]
fn a_converter_of_majiang_names_its_program() {
    let text = printed(1).replace("般南喰赤", "電脳南喰赤");
    assert_eq!(tenhou6::parse(&text).unwrap().ruleset().unwrap().name, "majiang");
}
