//! A bot for the tests of `jantaku arena` that speaks the protocol `jantaku` and knows no rules. It answers with its
//! first choice, except for the fault that its argument names (`at stop`: it plays to win, and answers illegally where
//! it may stop), and ends with an error where a message lacks what a bot may rely on.

use std::io::{BufRead, Write, stdin, stdout};

use serde_json::{Value, json};

fn main() {
    let manner = std::env::args().nth(1).expect("how to answer");
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let message: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        match message["type"].as_str().expect("a type") {
            "match" => assert!(message["rules"]["name"].is_string() && message["protocol"] == 1),
            "event" => assert!(message["event"]["type"].is_string() && message["after"]["own"].is_object()),
            "choose" => {
                complete(&message);
                writeln!(out, "{}", answer(&message, &manner)).expect("somebody listens");
                out.flush().expect("somebody listens");
            }
            "end" => eprintln!("the end: {}", message["standings"]),
            other => panic!("{other}"),
        }
    }
}

/// Checks that a question can be answered without memory.
fn complete(question: &Value) {
    let count = |field: &str| question[field].as_array().expect("a list").len();
    assert!(count("actions") > 0 && count("actions") == count("numbers"));
    assert_ne!(question["actions"], json!(["continue"]), "that is no choice");
    assert_eq!(count("observation"), 349);
    assert!(question["view"]["own"]["concealed"].is_array() && question["seconds"].as_f64().expect("a number") > 0.0);
}

fn answer(question: &Value, manner: &str) -> String {
    let (decision, first) = (&question["decision"], &question["actions"][0]);
    let offers = |name: &str| question["actions"].as_array().is_some_and(|actions| actions.contains(&name.into()));
    let with = |action: Value| json!({ "decision": decision, "action": action });
    let wrong = match manner {
        "last" => with(question["actions"].as_array().expect("a list").last().expect("a choice").clone()),
        "by number" => with(question["numbers"][0].clone()),
        "explains" => json!({ "decision": decision, "action": "ron of nothing", "explanation": "it felt right" }),
        "garbage" => return "{\"decision\":".to_owned(),
        "no object" => json!([decision, first]),
        "no action" => json!({ "decision": decision }),
        "wrong type" => with(json!([first])),
        "decision" => json!({ "decision": decision.as_u64().expect("a number") + 1, "action": first }),
        "unknown" => with("dahai 5m".into()),
        "number" => with(401.into()),
        "not among" => with("stop".into()),
        "barred" => with(barred(question).unwrap_or_else(|| first.clone())),
        "twice" => return format!("{0}\n{0}", with(first.clone())),
        manner if manner.strip_prefix("at ").is_some_and(offers) => with(manner.into()),
        manner if manner.starts_with("at ") => with(sensible(question)),
        "dies" => panic!("it cannot go on"),
        _ => with(first.clone()),
    };
    wrong.to_string()
}

/// A barred intent with at most one tile.
fn barred(question: &Value) -> Option<Value> {
    let all = question["barred"].as_array()?.iter().map(|barred| &barred["what"]);
    let said = all.filter_map(|what| match (what["type"].as_str()?, what["tile"].as_str()) {
        (what @ ("tsumo" | "ron" | "kita"), None) => Some(what.to_owned()),
        ("discard", Some(tile)) => Some(format!("discard {tile}")),
        _ => None,
    });
    said.map(Value::from).next()
}

/// A win, riichi, no call, or else the discard with the fewest tiles of its kind and beside it.
fn sensible(question: &Value) -> Value {
    let actions: Vec<&str> = question["actions"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let wish = |wish: &str| actions.iter().find(|action| action.starts_with(wish)).copied();
    let held = question["view"]["own"]["concealed"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let held: Vec<(u8, u8)> = held.map(place).collect();
    let near = |action: &&&str| {
        let (number, suit) = place(action.trim_start_matches("discard "));
        let beside = |&&(other, same): &&(u8, u8)| same == suit && other.abs_diff(number) <= u8::from(suit != b'z');
        held.iter().filter(beside).count()
    };
    let discard = || actions.iter().filter(|action| action.starts_with("discard")).min_by_key(near).copied();
    let wished = ["tsumo", "ron", "riichi", "pass"].into_iter().find_map(wish);
    wished.or_else(discard).unwrap_or(actions[0]).into()
}

/// Number and suit of a tile; a red five is a five.
fn place(tile: &str) -> (u8, u8) {
    let tile = tile.as_bytes();
    (if tile[0] == b'0' { 5 } else { tile[0] - b'0' }, tile[1])
}
