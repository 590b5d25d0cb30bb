//! tenhou.net/6 as people have it: without rules, with wrong labels, with other codes, or a hand that is not over.

use std::sync::Arc;

use crate::common::{house, play};
use jantaku_engine::{Event, PublicEvent};
use jantaku_record::Record;
use jantaku_record::formats::log::{Log, LogEnd, Move};
use jantaku_record::formats::verify::{Remark, Replayed, replay};
use jantaku_record::formats::{Fact, Input, read, tenhou6};
use serde_json::{Value, json};

fn printed(seed: u8) -> Value {
    let (_, recording, _) = play(&house(0), seed);
    let text = tenhou6::print(&Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap()));
    serde_json::from_str(&text.unwrap()).unwrap()
}

fn log(json: &Value) -> Log {
    match read(json.to_string().as_bytes()) {
        Ok(Input::Log(log)) => log,
        other => panic!("no log: {other:?}"),
    }
}

fn replayed(log: &Log) -> Replayed {
    replay(log, &Arc::new(log.ruleset().unwrap()))
}

/// Seat 1 wins with the wind of their seat.
const SEAT_WIND: &str = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"般南喰","aka":0},"log":[[[0,0,0],
[25000,25000,25000,25000],[47],[],[11,12,14,15,17,18,21,22,24,25,27,28,42],[42],[60],
[42,42,13,14,15,23,24,25,34,35,36,37,31],["p424242"],[31],[12,13,15,16,18,19,22,23,25,26,28,29,31],[41],[60],
[11,12,14,15,17,18,21,22,24,25,27,28,32],[37],[60],
["和了",[0,1000,0,-1000],[1,3,1,"30符1飜1000点","自風 南(1飜)"]]]]}"#;

#[test]
fn a_record_without_rules_is_read_under_assumed_ones() {
    let mut json = printed(1);
    json.as_object_mut().unwrap().remove("rule");
    json["title"] = json!([]);
    let bare = log(&json);
    assert!(bare.assumes_rules());
    assert_eq!(bare.ruleset().unwrap().name, "tenhou");
    assert_eq!(replayed(&bare).differences, []);
    let other = json!({ "log": [1, 2], "name": "none" }).to_string();
    assert!(read(other.as_bytes()).unwrap_err().to_string().contains("no record in a known format"));
}

#[test]
fn a_room_in_the_title_names_the_rules() {
    for (title, rule) in [("玉の間南喰赤", json!({ "aka": 1 })), ("Jade Room South", Value::Null)] {
        let mut json = printed(1);
        json["title"] = json!([title, ""]);
        json["rule"] = rule;
        if json["rule"].is_null() {
            json.as_object_mut().unwrap().remove("rule");
        }
        let log = log(&json);
        assert!(!log.assumes_rules());
        assert_eq!(log.ruleset().unwrap().name, "mahjong_soul", "{title}");
    }
}

#[test]
fn a_wrong_wind_in_a_label_is_a_remark() {
    let replayed = |text: &str| replayed(&tenhou6::parse(text).unwrap());
    let sound = replayed(SEAT_WIND);
    assert_eq!((sound.differences, sound.remarks), (vec![], vec![]));
    let labelled = replayed(&SEAT_WIND.replace("自風 南", "自風 北"));
    assert_eq!(labelled.differences, []);
    let [remark @ Remark::Label(_)] = &labelled.remarks[..] else { panic!("{:?}", labelled.remarks) };
    let said = "E1.0 (line 1, round 1): the yaku: the record says seat_wind North 1, the rules say seat_wind South 1";
    assert_eq!(remark.to_string(), said);
    assert_eq!(replayed(&SEAT_WIND.replace("自風 南", "場風 南")).differences.len(), 1, "another yaku is no label");
    assert_eq!(replayed(&SEAT_WIND.replace("自風 南(1飜)", "自風 北(2飜)")).differences.len(), 1);
}

#[test]
fn a_win_without_lines_states_no_yaku() {
    let text = SEAT_WIND.replace(",\"自風 南(1飜)\"", "");
    let log = tenhou6::parse(&text).unwrap();
    assert_eq!(replayed(&log).differences, []);
    let Some(LogEnd::Won(wins)) = &log.rounds[0].end else { panic!("nobody won") };
    assert_eq!((&wins[0].yaku, wins[0].han), (&None, Some(1)));
    assert_eq!(tenhou6::parse(&tenhou6::print(&log).unwrap()).unwrap(), log);
}

#[test]
fn chips_are_read_and_noted_where_the_tiles_give_others() {
    let chips = |text: &str| {
        let log = tenhou6::parse(text).unwrap();
        assert_eq!(tenhou6::parse(&tenhou6::print(&log).unwrap()).unwrap(), log);
        let Some(LogEnd::Won(wins)) = &log.rounds[0].end else { panic!("nobody won") };
        let done = replayed(&log);
        assert_eq!(done.differences, []);
        (wins[0].chips, done.remarks.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(chips(SEAT_WIND), (None, vec![]));
    let noted = vec!["E1.0 (line 1, round 1): the chips: the record says 2, the rules say 0".to_owned()];
    assert_eq!(chips(&SEAT_WIND.replace("1000点", "1000点2枚")), (Some(2), noted.clone()));
    assert_eq!(chips(&SEAT_WIND.replace("(1飜)", "(1飜2枚)")), (Some(2), noted));
    let both = SEAT_WIND.replace("1000点", "1000点1枚").replace("(1飜)", "(1飜2枚)");
    assert!(tenhou6::parse(&both).unwrap_err().to_string().contains("other chips than its yaku"));
    assert!(
        tenhou6::parse(&SEAT_WIND.replace("1000点", "1000点枚")).unwrap_err().to_string().contains("a number of chips")
    );
}

/// The same record with the code of each tile that is discarded as drawn.
fn coded(json: &Value) -> Value {
    let mut json = json.clone();
    for round in json["log"].as_array_mut().unwrap() {
        for seat in 0..4 {
            let draws = round[5 + 3 * seat].as_array().unwrap().clone();
            for (nth, given) in round[6 + 3 * seat].as_array_mut().unwrap().iter_mut().enumerate() {
                let code = || draws[nth].as_u64().unwrap();
                match given {
                    Value::Number(number) if *number == 60.into() => *given = json!(code()),
                    Value::String(text) if text == "r60" => *given = json!(format!("r{}", code())),
                    _ => {}
                }
            }
        }
    }
    json
}

#[test]
fn the_code_of_a_drawn_tile_is_that_tile() {
    for seed in 1..6 {
        let json = printed(seed);
        let (usual, coded) = (log(&json), log(&coded(&json)));
        assert_eq!(replayed(&coded).differences, [], "seed {seed}");
        let (mut same, mut open) = (0, 0);
        for (usual, coded) in usual.rounds.iter().zip(&coded.rounds) {
            for (usual, coded) in usual.moves.iter().zip(&coded.moves) {
                match (usual, coded) {
                    (Move::Discard { .. }, Move::Discard { tsumogiri: None, .. }) => open += 1,
                    (usual, coded) => {
                        assert_eq!(usual, coded, "seed {seed}");
                        same += usize::from(matches!(coded, Move::Discard { tsumogiri: Some(true), .. }));
                    }
                }
            }
        }
        assert!(same > 20 && open > 0, "seed {seed}: {same} and {open}");
    }
}

#[test]
fn a_position_ends_where_it_ends() {
    let mut json: Value = serde_json::from_str(SEAT_WIND).unwrap();
    json["sc"] = json!([24000, -16, 26000, 46, 25000, 5, 25000, -35]);
    let mut positions = [json!([]), json!(["不明"])].map(|result| {
        json["log"][0][16] = result;
        log(&json)
    });
    positions[0].dropped = positions[1].dropped.clone();
    assert_eq!(positions[0], positions[1]);
    let position = &positions[0];
    assert_eq!((&position.rounds[0].end, &position.result), (&None, &None));
    let lost = position.lost_in(&tenhou6::parse(&tenhou6::print(position).unwrap()).unwrap());
    let dropped = "the final result, though the last hand is not over";
    assert_eq!(lost.into_iter().collect::<Vec<_>>(), [Fact::Other(dropped.to_owned())]);
    let done = replayed(position);
    assert_eq!(done.differences, []);
    let remarks: Vec<String> = done.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(remarks, ["E1.0 (line 1, round 1): the record ends after 8 moves of this hand and states no result"]);
    let rules = Arc::new(position.ruleset().unwrap());
    let record = Record::read(position.to_record(&done, &rules).to_json_lines().as_bytes()).unwrap();
    record.replay().unwrap();
    let last = &record.rounds[0].events.last().unwrap().what;
    assert!(matches!(last, Event::Public(PublicEvent::Discarded { .. })), "no draw is made up: {last:?}");
    assert_eq!((record.rounds.len(), record.ended.is_some()), (1, false));
    json["log"][0][16] = json!(["不明", [0, 0, 0, 0]]);
    assert!(read(json.to_string().as_bytes()).unwrap_err().to_string().contains("a kind of draw"));
}

#[test]
fn what_follows_a_position_begins_anew() {
    let mut json = printed(1);
    json["log"][1][16] = json!(["不明"]);
    let log = log(&json);
    let done = replayed(&log);
    assert_eq!(done.differences, []);
    assert_eq!((done.rounds.len(), done.later.len()), (2, log.rounds.len() - 2));
}
