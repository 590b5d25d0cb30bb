//! Records of majiang: files of several matches, and the rules of a program that states none.

use std::path::Path;
use std::sync::Arc;

use jantaku_core::rules::{Extension, PaoScope, Rounding};
use jantaku_core::{Ruleset, Worth, Yaku};
use jantaku_record::Record;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::majiang::{parse, parse_all, print};
use jantaku_record::formats::verify::replay;
use jantaku_record::formats::{Input, StatedRules, read, tenhou6};
use serde_json::{Value, json};

fn corpus(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)).unwrap()
}

fn game(name: &str) -> Value {
    serde_json::from_str(&corpus(&format!("majiang/{name}.json"))).unwrap()
}

fn assert_verifies(log: &Log) {
    assert_eq!(replay(log, &Arc::new(log.ruleset().unwrap())).differences, []);
}

#[test]
fn a_file_may_be_an_array_of_matches() {
    let games = [game("chii"), game("haitei"), game("double-ron")];
    let Input::Logs(logs) = read(json!(games).to_string().as_bytes()).unwrap() else { panic!("no array") };
    assert_eq!(logs.len(), 3);
    for (log, game) in logs.iter().zip(&games) {
        assert_verifies(log);
        assert!(*log == parse(&game.to_string()).unwrap());
    }
    let one = read(format!(" [ {} ]", games[0]).as_bytes());
    assert!(matches!(one, Ok(Input::Log(log)) if log == logs[0]));
    assert_eq!(parse_all("[]").unwrap_err().to_string(), "the file: a match in the array is missing");
    for other in ["[1, 2]", "[]", "[{\"type\":\"start_game\"}]", "[{\"log\":[],\"rule\":{}}]"] {
        let error = read(other.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("no record in a known format"), "{other}: {error}");
    }
}

/// The rules of a match of one round with these stated results.
fn rules_with_points(point: Value) -> Ruleset {
    let mut game = game("chii");
    let whole = game.as_object_mut().unwrap();
    whole.remove("rules");
    whole.insert("point".to_owned(), point);
    parse(&game.to_string()).unwrap().ruleset().unwrap()
}

#[test]
fn a_record_that_names_no_house_was_played_by_the_rules_of_majiang() {
    let rules = rules_with_points(json!(["55.5", "5.5", "-25.4", "-35.6"]));
    assert_eq!((rules.name.as_str(), rules.extension), ("majiang", Extension::SuddenDeath));
    assert_eq!((rules.settle_rounding, rules.pao_scope), (Rounding::None, PaoScope::LiableOnly));
    for yaku in [Yaku::Kokushi13, Yaku::SuuankouTanki, Yaku::Daisuushii, Yaku::Chuuren9] {
        assert_eq!(rules.yaku.worth(yaku), Worth::Yakuman { yakuman: 2 });
    }
    // In whole thousands a half is rounded up.
    let rules = rules_with_points(json!(["55", "6", "-25", "-36"]));
    assert_eq!(rules.settle_rounding, Rounding::Nearest);
}

#[test]
fn a_double_yakuman_of_majiang_verifies() {
    let mut game = game("suuankou-tanki");
    for key in ["rules", "defen", "rank", "point"] {
        game.as_object_mut().unwrap().remove(key);
    }
    let events = game["log"][0].as_array_mut().unwrap();
    let win = &mut events.last_mut().unwrap()["hule"];
    assert_eq!(win["hupai"][0]["name"], "四暗刻単騎");
    (win["hupai"][0]["fanshu"], win["damanguan"]) = (json!("**"), json!(2));
    win["defen"] = (win["defen"].as_i64().unwrap() * 2).into();
    let paid = win["fenpei"].as_array().unwrap().iter().map(|points| (points.as_i64().unwrap() * 2).into());
    win["fenpei"] = paid.collect::<Vec<Value>>().into();
    let log = parse(&game.to_string()).unwrap();
    assert_verifies(&log);
}

/// A match of another house comes back under that house's rules, though majiang cannot express them.
#[test]
fn rules_of_another_house_are_stated() {
    let text = corpus("jantaku/suuankou-tanki.jsonl");
    let log = Log::from_record(&Record::read(text.as_bytes()).unwrap());
    let again = parse(&print(&log).unwrap()).unwrap();
    assert_eq!(again.ruleset(), Ok(Ruleset::preset("tenhou").unwrap()));
    assert_verifies(&again);
    let mut game = game("chii");
    game["rules"] = json!("base = \"tenhou_sanma\"");
    let error = parse(&game.to_string()).unwrap_err().to_string();
    assert!(error.contains("`rules` of four players was expected"), "{error}");
}

/// As the program writes it; wherever it is, it counts for a win on that discard.
#[test]
fn an_indicator_turned_by_a_discard_is_written_behind_it() {
    let text = corpus("jantaku/kakan-after-kakan.jsonl");
    let log = Log::from_record(&Record::read(text.as_bytes()).unwrap());
    let game: Value = serde_json::from_str(&print(&log).unwrap()).unwrap();
    let events = game["log"][0].as_array().unwrap();
    let turned: Vec<usize> = (0..events.len()).filter(|&at| events[at].get("kaigang").is_some()).collect();
    assert_eq!(turned.len(), 2);
    assert!(events[turned[1] - 1].get("dapai").is_some(), "{game}");
    let mut moved = game.clone();
    moved["log"][0].as_array_mut().unwrap().swap(turned[1] - 1, turned[1]);
    for game in [game, moved] {
        assert_verifies(&parse(&game.to_string()).unwrap());
    }
}

/// The program turns the indicator of a closed kan after the draw, others before it: each stays where it was.
#[test]
fn the_indicator_of_a_closed_kan_stays_where_it_stands() {
    let game = game("ankan-in-riichi");
    let at = game["log"][0].as_array().unwrap().iter().position(|event| event.get("kaigang").is_some()).unwrap();
    let mut moved = game.clone();
    for swapped in [at, at + 1] {
        let log = parse(&moved.to_string()).unwrap();
        assert_verifies(&log);
        let printed: Value = serde_json::from_str(&print(&log).unwrap()).unwrap();
        assert_eq!(printed["log"], moved["log"]);
        moved["log"][0].as_array_mut().unwrap().swap(swapped, swapped + 1);
    }
}

/// A title that names a house does not outdo rules that are stated.
#[test]
fn rules_are_stated_beside_a_title_that_names_other_rules() {
    let mut log = parse(&corpus("majiang/house-league.json")).unwrap();
    log.rounds.iter_mut().for_each(|round| round.start.scores = round.start.scores.map(|_, _| 25_000));
    let title = std::mem::take(&mut log.title);
    let plain = log.ruleset().unwrap();
    assert_eq!(plain.name, "majiang");
    (log.title, log.rules) = (title, StatedRules::Ours(Box::new(plain.clone())));
    assert_eq!(parse(&print(&log).unwrap()).unwrap().ruleset(), Ok(plain));
}

/// Points that are no whole hundreds per payer, sticks of an odd value, and large ones: whoever reads our file needs to
/// know none of them to take its points for what they are.
#[test]
fn records_under_odd_honba_and_stakes_verify() {
    let base = || (*crate::common::house(0)).clone();
    let honba = [1, 7, 50, 333, 600, 100_000].map(|honba_value| Ruleset { honba_value, ..base() });
    let stakes = [0, 1, 7, 333, 2_500].map(|riichi_stake| Ruleset { riichi_stake, ..base() });
    let rich = Ruleset { starting_points: 1_000_000, return_points: 1_000_000, ..base() };
    for rules in honba.into_iter().chain(stakes).chain([rich]) {
        let house = format!("{:?}", (rules.honba_value, rules.riichi_stake));
        let rules = Arc::new(rules);
        for seed in 0..4 {
            let lines = crate::common::play(&rules, seed).1.to_json_lines();
            let log = Log::from_record(&Record::read(lines.as_bytes()).unwrap());
            for text in [print(&log).unwrap(), tenhou6::print(&log).unwrap()] {
                let Input::Log(read) = read(text.as_bytes()).unwrap() else { panic!("one match") };
                assert_eq!(read.ruleset().unwrap(), *rules, "{house}");
                assert_eq!(replay(&read, &rules).differences, [], "{house}");
            }
        }
    }
}
