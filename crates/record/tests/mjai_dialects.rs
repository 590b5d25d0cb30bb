//! mjai as other programs write and want it.

use std::path::Path;
use std::sync::Arc;

use jantaku_record::Record;
use jantaku_record::formats::StatedRules;
use jantaku_record::formats::log::{Log, LogEnd};
use jantaku_record::formats::mjai::{Dialect, parse, print, print_in};
use jantaku_record::formats::verify::replay;
use serde_json::{Value, json};

fn corpus(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)).unwrap()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The log of one of our own records.
fn staged(name: &str) -> Log {
    Log::from_record(&Record::read(corpus(&format!("jantaku/{name}.jsonl")).as_bytes()).unwrap())
}

fn assert_verifies(text: &str) -> Log {
    let log = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(replay(&log, &Arc::new(log.ruleset().unwrap())).differences, [], "{text}");
    log
}

#[test]
fn a_record_with_an_empty_list_of_names_has_players_without_names() {
    let mut messages = lines(&corpus("mjai/chii.jsonl"));
    messages[0]["names"] = json!([]);
    assert_eq!(assert_verifies(&text(&messages)).names(), None);
}

/// The original server states no points when it deals: a game begins with 25,000, and the rounds give the rest.
#[test]
fn points_missing_from_a_deal_follow_from_what_came_before() {
    for name in ["hand-newer-dialect", "double-ron", "leftover-sticks", "exactly-zero"] {
        let mut messages = lines(&corpus(&format!("mjai/{name}.jsonl")));
        if messages[1]["scores"] != json!([25000, 25000, 25000, 25000]) {
            let first = messages.iter_mut().skip(2).filter(|line| line["type"] == "start_kyoku");
            first.for_each(|line| drop(line.as_object_mut().unwrap().remove("scores")));
        } else {
            let deals = messages.iter_mut().filter(|line| line["type"] == "start_kyoku");
            deals.for_each(|line| drop(line.as_object_mut().unwrap().remove("scores")));
        }
        let whole = parse(&corpus(&format!("mjai/{name}.jsonl"))).unwrap();
        let log = parse(&text(&messages)).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (parsed, whole) in log.rounds.iter().zip(&whole.rounds) {
            assert_eq!(parsed.start.scores, whole.start.scores, "{name}, {}", whole.start.name());
        }
    }
    let mut messages = lines(&corpus("mjai/hand-newer-dialect.jsonl"));
    messages.iter_mut().for_each(|line| {
        let line = line.as_object_mut().unwrap();
        line.remove("scores");
        line.remove("deltas");
    });
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert!(error.contains("line 21: `scores`"), "{error}");
}

/// As the original server and its followers write it.
#[test]
fn the_tile_drawn_may_stand_in_the_hand_that_wins_with_it() {
    let mut messages = lines(&corpus("mjai/hand-older-dialect-fu.jsonl"));
    let win = messages.iter().position(|line| line["type"] == "hora").unwrap();
    let tiles =
        |messages: &mut Vec<Value>, tile: &str| messages[win]["hora_tehais"].as_array_mut().unwrap().push(json!(tile));
    tiles(&mut messages, "6p");
    let log = assert_verifies(&text(&messages));
    let Some(LogEnd::Won(wins)) = &log.rounds[0].end else { panic!("no win") };
    assert_eq!(wins[0].hand.as_ref().unwrap().len(), 10);
    messages[win]["pai"] = json!("7p");
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert!(error.contains("the tile drawn, 7p, in `hora_tehais` was expected"), "{error}");
}

/// The indicator that a discard turns comes before it, and the riichi that the discard declares before both; records
/// with the indicator after the discard are read too.
#[test]
fn the_indicator_of_an_open_kan_stands_before_the_discard() {
    let mut seen = 0;
    for name in ["kakan-after-kakan", "ankan-after-kakan", "four-kans", "suukantsu", "three-kan-and-kita"] {
        let printed = print(&staged(name)).unwrap();
        let mut messages = lines(&printed);
        let turned: Vec<usize> = (0..messages.len()).filter(|&at| messages[at]["type"] == "dora").collect();
        for at in turned {
            assert!(messages[at - 1]["type"] != "dahai", "{name}: {printed}");
            if messages[at + 1]["type"] == "dahai" {
                seen += 1;
                messages.swap(at, at + 1);
            }
        }
        assert_verifies(&printed);
        assert_verifies(&text(&messages));
    }
    assert!(seen > 0, "{seen}");
    // Where a closed kan's indicator waits for the discard too, that may declare riichi.
    let mut messages = lines(&print(&staged("kakan-after-kakan")).unwrap());
    let dora = messages.iter().rposition(|line| line["type"] == "dora").unwrap();
    messages.insert(dora, json!({ "actor": 1, "type": "reach" }));
    assert_eq!(lines(&print(&parse(&text(&messages)).unwrap()).unwrap()), messages);
}

#[test]
fn the_first_of_two_wins_carries_the_points_after_it_and_not_after_both() {
    let printed = print(&staged("double-ron")).unwrap();
    let wins: Vec<Value> = lines(&printed).into_iter().filter(|line| line["type"] == "hora").collect();
    assert_eq!(wins[0]["scores"], json!([24000, 24000, 21700, 30300]));
    assert_eq!(wins[1]["scores"], json!([26900, 24000, 18800, 30300]));
    let log = assert_verifies(&printed);
    let Some(LogEnd::Won(wins)) = &log.rounds[1].end else { panic!("no win") };
    assert_ne!(wins[0].after, wins[1].after);
    let mut wrong = lines(&printed);
    let first = wrong.iter().position(|line| line["type"] == "hora").unwrap();
    wrong[first]["scores"] = wrong[first + 1]["scores"].clone();
    let log = parse(&text(&wrong)).unwrap();
    let differences = replay(&log, &Arc::new(log.ruleset().unwrap())).differences;
    assert!(differences[0].to_string().contains("the points of the players"), "{differences:?}");
}

#[test]
fn only_a_winner_in_riichi_has_ura_indicators() {
    let mut messages = lines(&corpus("mjai/double-ron.jsonl"));
    let deal = messages.iter().rposition(|line| line["type"] == "start_kyoku").unwrap();
    let discard =
        deal + messages[deal..].iter().position(|line| line["type"] == "dahai" && line["actor"] == 0).unwrap();
    messages.iter_mut().filter(|line| line["type"] == "hora").for_each(|line| line["ura_markers"] = json!(["9m"]));
    messages.insert(discard, json!({ "type": "reach", "actor": 0 }));
    let printed = lines(&print(&parse(&text(&messages)).unwrap()).unwrap());
    let wins: Vec<&Value> = printed.iter().filter(|line| line["type"] == "hora").collect();
    assert_eq!((&wins[0]["actor"], &wins[0]["ura_markers"]), (&json!(3), &json!([])));
    assert_eq!((&wins[1]["actor"], &wins[1]["ura_markers"]), (&json!(0), &json!(["9m"])));
}

/// 0 is a match of East and South, 4 one of East alone: without it a match that ends in East counts as one of East.
#[test]
fn kyoku_first_gives_the_length_of_a_match_that_ends_in_east() {
    let mut messages = lines(&corpus("mjai/chii.jsonl"));
    messages.push(json!({ "type": "end_game" }));
    for (first, winds) in [(json!(0), 2), (json!(4), 1)] {
        messages[0]["kyoku_first"] = first.clone();
        let log = parse(&text(&messages)).unwrap();
        assert_eq!(log.ruleset().unwrap().round_winds.len(), winds);
        assert_eq!(lines(&print(&log).unwrap())[0]["kyoku_first"], first);
    }
    messages[0]["kyoku_first"] = json!(2);
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert!(error.contains("line 1: 0 or 4 in `kyoku_first` was expected"), "{error}");
}

/// Rules that a reader would take for Tenhou's are not stated; all others are, as a rule file.
#[test]
fn rules_that_do_not_follow_from_the_rest_are_stated() {
    for (name, stated) in [("chii", false), ("east-only-no-reds", true), ("three-kita", true), ("extension", false)] {
        let log = staged(name);
        let printed = print(&log).unwrap();
        assert_eq!(lines(&printed)[0].get("rules").is_some(), stated, "{name}");
        assert_eq!(assert_verifies(&printed).ruleset(), log.ruleset(), "{name}");
    }
    for preset in jantaku_core::Ruleset::preset_names() {
        let rules = jantaku_core::Ruleset::preset(preset).unwrap();
        let mut log = staged(if rules.players == jantaku_core::Players::Three { "three-kita" } else { "chii" });
        log.rules = StatedRules::Ours(Box::new(rules.clone()));
        assert_eq!(parse(&print(&log).unwrap()).unwrap().ruleset(), Ok(rules), "{preset}");
    }
}

#[test]
fn rules_that_contradict_the_rest_are_no_rules() {
    let mut messages = lines(&print(&staged("three-kita")).unwrap());
    let whole = messages.clone();
    messages[0]["aka_flag"] = json!(false);
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert_eq!(error, "line 1: `aka_flag` and `rules` contradict each other");
    messages[0] = whole[0].clone();
    messages[0]["kyoku_first"] = json!(4);
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert_eq!(error, "line 1: `kyoku_first` and `rules` contradict each other");
    messages[0] = json!({ "type": "start_game", "rules": "base = \"tenhou\"" });
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert_eq!(error, "line 1: `rules` of 3 players was expected, not `4`");
    messages[0]["rules"] = json!("base = \"tenhou\"\nkuitan = true");
    let error = parse(&text(&messages)).unwrap_err().to_string();
    assert!(error.starts_with("line 1: the rules it states: line 2: there is no option `kuitan`"), "{error}");
}

/// For the original server's clients the hand includes the tile drawn, and the ura indicators have another name.
#[test]
fn each_dialect_is_written_as_its_programs_read_it() {
    let log = staged("ippatsu-red-ura");
    let win = |dialect| {
        let printed = print_in(&log, dialect).unwrap();
        assert_verifies(&printed);
        lines(&printed).into_iter().find(|line| line["type"] == "hora").unwrap()
    };
    let (gimite, mortal, app) = (win(Dialect::Gimite), win(Dialect::Mortal), win(Dialect::MjaiApp));
    assert_eq!(mortal, app);
    assert_eq!((gimite.get("ura_markers"), mortal.get("uradora_markers")), (None, None));
    assert_eq!(gimite["uradora_markers"], mortal["ura_markers"]);
    let log = staged("rinshan");
    let hand = |dialect| {
        let printed = print_in(&log, dialect).unwrap();
        assert_verifies(&printed);
        let win = lines(&printed).into_iter().find(|line| line["type"] == "hora").unwrap();
        assert_eq!(win["actor"], win["target"]);
        (win["hora_tehais"].as_array().unwrap().clone(), win["pai"].clone())
    };
    let ((mut whole, drawn), (without, _)) = (hand(Dialect::Gimite), hand(Dialect::Mortal));
    assert_eq!(whole.pop(), Some(drawn));
    assert_eq!(whole, without);
}
