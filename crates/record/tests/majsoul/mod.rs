//! Mahjong Soul's own records.

mod rooms;
mod writer;

use std::path::Path;
use std::sync::Arc;

use jantaku_core::{Players, Ruleset, Wind};
use jantaku_record::Record;
use jantaku_record::formats::log::{Log, LogRound, Move, Seats};
use jantaku_record::formats::majsoul::parse;
use jantaku_record::formats::verify::replay;
use jantaku_record::formats::{FormatError, FormatFault, Input, StatedRules, read};
use serde_json::{Value, json};

use crate::common::{Die, play};

fn preset(name: &str) -> Ruleset {
    Ruleset::preset(name).unwrap()
}

/// A match of bots as a log, with its rules.
fn played(rules: &Arc<Ruleset>, seed: u8) -> Log {
    let (_, recording, _) = play(rules, seed);
    Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap())
}

fn read_log(json: &Value) -> Log {
    match read(json.to_string().as_bytes()) {
        Ok(Input::Log(log)) => log,
        other => panic!("no log: {other:?}"),
    }
}

/// What a log that was read says, as the record of ours that it becomes.
fn ours(log: &Log, rules: &Arc<Ruleset>, name: &str) -> Log {
    let replayed = replay(log, rules);
    assert_eq!(replayed.differences, [], "{name}");
    let lines = log.to_record(&replayed, rules).to_json_lines();
    Log::from_record(&Record::read(lines.as_bytes()).unwrap())
}

/// The dealer's first discard is one of fourteen tiles: of two equal ones nothing says which.
fn of_fourteen(round: &mut LogRound) {
    if let [Move::Draw { tile: drawn, .. }, Move::Discard { tile, tsumogiri, .. }, ..] = &mut round.moves[..] {
        *tsumogiri = Some(drawn == tile);
    }
}

fn assert_comes_back(whole: &Log, read: &Log, rules: &Arc<Ruleset>, name: &str) {
    let back = ours(read, rules, name);
    assert_eq!(back.rounds.len(), whole.rounds.len(), "{name}");
    for (mut back, mut whole) in back.rounds.into_iter().zip(whole.rounds.clone()) {
        of_fourteen(&mut back);
        of_fourteen(&mut whole);
        let name = format!("{name}, {}", whole.start.name());
        assert_eq!((&back.start, &back.hands), (&whole.start, &whole.hands), "{name}");
        assert_eq!(back.moves, whole.moves, "{name}");
        assert_eq!(back, whole, "{name}");
    }
}

/// The houses of the game's rooms, each with the head that says so.
fn houses() -> [(Ruleset, Value); 4] {
    let ranked = |mode: u32| json!({ "category": 2, "mode": { "mode": mode, "detail_rule": {} } });
    let mut local = preset("mahjong_soul");
    let names = ["tsubame_gaeshi", "kanburi", "shiiaru_raotai", "uumensai", "sanrenkou", "isshoku_sanjun"];
    let more = ["iipin_mouyue", "chuupin_raoyui", "renhou", "daisharin", "daichikurin", "daisuurin"];
    let most = ["ishi_no_ue_ni_mo_sannen", "daichisei"];
    for yaku in jantaku_core::Yaku::ALL {
        if names.iter().chain(&more).chain(&most).any(|name| *name == yaku.key()) {
            local.yaku.switch_on(*yaku);
        }
    }
    local.round_winds = vec![Wind::East];
    let terms = json!({
        "time_fixed": 5, "time_add": 20, "dora_count": 3, "shiduan": 1, "init_point": 25000, "fandian": 30000,
        "guyi_mode": 1, "can_jifei": true,
    });
    [
        (preset("mahjong_soul"), ranked(2)),
        (preset("mahjong_soul_sanma"), ranked(12)),
        (local, json!({ "category": 1, "mode": { "mode": 1, "detail_rule": terms } })),
        (Ruleset { round_winds: vec![Wind::East], ..preset("mahjong_soul_sanma") }, ranked(11)),
    ]
}

/// Matches in all houses; more of them are played by hand.
const MATCHES: u8 = 20;

#[test]
fn a_match_of_bots_comes_back_equal() {
    let houses = houses().map(|(rules, config)| (Arc::new(rules), config));
    for seed in 0..MATCHES {
        let (rules, config) = &houses[usize::from(seed) % houses.len()];
        let whole = played(rules, seed);
        let read = read_log(&writer::whole(&whole, config.clone()));
        assert_eq!(read.ruleset().as_ref(), Ok(&**rules), "{seed}");
        assert_eq!(read.seats, whole.seats);
        assert_comes_back(&whole, &read, rules, &seed.to_string());
        assert_eq!(
            read.result.map(|result| (result.points, result.totals)),
            whole.result.map(|result| (result.points, result.totals))
        );
    }
}

/// Every scene that the tests of records have: liability, several wins on one tile, norths, aborts, each kind of kan.
#[test]
fn rare_scenes_come_back_equal() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/jantaku");
    let mut scenes = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let record = Record::read(&*std::fs::read(&path).unwrap()).unwrap();
        let rules = Arc::new(record.header.rules.clone());
        let whole = Log::from_record(&record);
        let read = parse(&writer::inner(&whole).to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_comes_back(&whole, &read, &rules, &name);
        scenes += 1;
    }
    assert!(scenes > 40);
}

/// The record alone, its older form and that without a wrapper; the rules are the ranked ones.
#[test]
fn the_head_and_the_wrapper_may_be_missing() {
    for house in [0, 1] {
        let rules = Arc::new(houses()[house].0.clone());
        let southern = |log: &Log| log.rounds.iter().any(|round| round.start.wind_index == 1);
        let whole = (0..).map(|seed| played(&rules, seed)).find(southern).unwrap();
        let inner = writer::inner(&whole);
        let mut older = writer::steps(&whole);
        let deal = &mut older[0]["data"];
        deal["dora"] = deal["doras"][0].take();
        deal["doras"] = json!([]);
        let forms = [
            inner.clone(),
            json!({ "name": ".lq.GameDetailRecords", "data": inner }),
            json!({ "version": 0, "records": older }),
            json!({ "head": {}, "data": { "records": older } }),
        ];
        for form in forms {
            let read = read_log(&form);
            assert_eq!(read.seats, Seats::Unnamed(rules.players));
            assert_eq!(read.result, None);
            assert_eq!(read.ruleset().unwrap(), *rules);
            assert_comes_back(&whole, &read, &rules, "a form");
        }
    }
}

/// The steps of a match whose place a test knows.
fn sample() -> (Value, Arc<Ruleset>) {
    let rules = Arc::new(preset("mahjong_soul"));
    (writer::whole(&played(&rules, 1), houses()[0].1.clone()), rules)
}

/// The first step with this name.
fn first<'a>(whole: &'a mut Value, name: &str) -> &'a mut Value {
    let actions = whole["data"]["data"]["actions"].as_array_mut().unwrap();
    let step = actions.iter_mut().find(|action| action["result"]["name"] == format!(".lq.{name}"));
    &mut step.unwrap()["result"]
}

/// What the record states is checked.
#[test]
fn a_false_statement_is_found() {
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 9] = [
        ("RecordHule", |data| data["delta_scores"][0] = json!(12345)),
        ("RecordHule", |data| data["hules"][0]["fans"][0]["id"] = json!(29)),
        ("RecordHule", |data| data["hules"][0]["count"] = json!(12)),
        ("RecordHule", |data| data["hules"][0]["title_id"] = json!(4)),
        ("RecordHule", |data| data["hules"][0]["point_rong"] = json!(700)),
        ("RecordHule", |data| data["hules"][0]["hand"][0] = json!("7z")),
        ("RecordNoTile", |data| data["players"][0]["tingpai"] = json!(data["players"][0]["tingpai"] == false)),
        ("RecordDealTile", |data| data["seat"] = json!((data["seat"].as_u64().unwrap() + 1) % 4)),
        ("RecordDiscardTile", |data| data["is_liqi"] = json!(true)),
    ];
    for (nth, (name, change)) in changes.into_iter().enumerate() {
        let (mut whole, rules) = sample();
        change(&mut first(&mut whole, name)["data"]);
        assert_ne!(replay(&read_log(&whole), &rules).differences, [], "{nth}: {name}");
    }
}

fn fault(whole: &Value) -> FormatError {
    parse(&whole.to_string()).unwrap_err()
}

#[test]
fn what_cannot_be_read_is_named() {
    type Change = fn(&mut Value);
    let changes: [(&str, Change, &str); 7] = [
        ("RecordDiscardTile", |data| data["seat"] = json!(4), "a seat of the table in `seat` was expected, not `4`"),
        ("RecordDiscardTile", |data| data["tile"] = json!("8z"), "a tile such as `5m` was expected, not `8z`"),
        ("RecordHule", |data| data["hules"][0]["fans"][0]["id"] = json!(99), "`fans` was expected, not `99`"),
        ("RecordHule", |data| data["delta_scores"] = json!([1]), "a value for each seat in `delta_scores`"),
        ("RecordNewRound", |data| data["tiles0"] = json!(["1m"]), "tiles in `tiles0` was expected, not `1`"),
        ("RecordNewRound", |data| data["ju"] = json!(4), "a seat of the table in `ju` was expected, not `4`"),
        ("RecordChiPengGang", |data| data["froms"] = json!([0, 0, 0]), "one tile of another seat in `froms`"),
    ];
    for (name, change, words) in changes {
        let (mut whole, _) = sample();
        change(&mut first(&mut whole, name)["data"]);
        let error = fault(&whole).to_string();
        assert!(error.contains(words) && error.contains("round "), "{name}: {error}");
    }
    let (mut whole, _) = sample();
    *first(&mut whole, "RecordDealTile") = json!("CgZhYmM=");
    assert!(fault(&whole).to_string().contains("spelled out and not as the bytes of the protocol"));
    let empty = fault(&json!({ "actions": [] })).to_string();
    assert_eq!(empty, "the file: `RecordNewRound`, a deal, is missing");
}

/// A step of an event names itself.
#[test]
fn a_step_of_an_event_is_refused_by_name() {
    let (mut whole, _) = sample();
    first(&mut whole, "RecordDealTile")["name"] = json!(".lq.RecordChangeTile");
    let error = fault(&whole);
    assert_eq!(error.fault, FormatFault::NotOurs("RecordChangeTile".to_owned()));
    assert!(error.to_string().contains("belongs to an event of Mahjong Soul's"), "{error}");
}

#[test]
fn a_record_may_break_off() {
    let (mut whole, rules) = sample();
    let actions = whole["data"]["data"]["actions"].as_array_mut().unwrap();
    actions.truncate(actions.len() / 2);
    let head = whole["head"].as_object_mut().unwrap();
    head.remove("result");
    let log = read_log(&whole);
    assert_eq!(replay(&log, &rules).differences, []);
    assert_eq!(log.players(), Players::Four);
    assert!(matches!(log.rules, StatedRules::Ours(_)));
}

/// Damaged records, most of which are still JSON: more of them are read by hand.
const DAMAGED: usize = 300;

#[test]
fn a_damaged_record_is_refused_or_replayed() {
    let values = [json!(null), json!(-1), json!(4), json!(255), json!(1_u64 << 40), json!(""), json!("0m"), json!([])];
    let (mut die, (mut whole, _)) = (Die(7), sample());
    whole["data"]["data"]["actions"].as_array_mut().unwrap().truncate(150);
    for nth in 0..DAMAGED {
        let mut damaged = whole.clone();
        let place = leaf(&mut damaged, &mut die);
        *place = values[die.below(values.len())].clone();
        let mut text = damaged.to_string();
        if nth % 4 == 0 {
            let at = die.below(text.len());
            text.truncate(at);
        }
        if let Ok(log) = parse(&text)
            && let Ok(rules) = log.ruleset()
        {
            replay(&log, &Arc::new(rules));
        }
    }
}

/// Some value within another.
fn leaf<'a>(value: &'a mut Value, die: &mut Die) -> &'a mut Value {
    let within = match value {
        Value::Array(values) => values.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if within == 0 || die.below(8) == 0 {
        return value;
    }
    let nth = die.below(within);
    match value {
        Value::Array(values) => leaf(&mut values[nth], die),
        Value::Object(fields) => leaf(fields.iter_mut().nth(nth).unwrap().1, die),
        other => other,
    }
}

/// The whole folder of others' files, where there is one.
#[test]
fn a_game_of_the_ranked_rooms_verifies() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE") else { return };
    let file = Path::new(&folder).join("cases/majsoul-4p-south.json");
    let Ok(bytes) = std::fs::read(file) else { return };
    let Ok(Input::Log(log)) = read(&bytes) else { panic!("no log") };
    let replayed = replay(&log, &Arc::new(log.ruleset().unwrap()));
    assert_eq!(replayed.differences, []);
    assert_eq!((log.rounds.len(), replayed.tally.0.get("final results")), (15, Some(&1)));
}
