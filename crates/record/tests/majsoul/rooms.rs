//! The terms in the head of a record.

use jantaku_core::rules::{Bust, KanDoraTiming, MultiRon, Renchan, TsumoLoss, Yame};
use jantaku_core::{Ruleset, Wind, Worth, Yaku};
use jantaku_record::formats::UnknownRules;
use jantaku_record::formats::log::Log;
use serde_json::{Value, json};

use super::{played, preset, read_log, writer};
use std::sync::Arc;

/// One hand of a match under these rules, in a room of this kind with these terms.
fn room(rules: &Ruleset, category: u32, mode: u32, terms: Value) -> Log {
    let mut log = played(&Arc::new(rules.clone()), 3);
    log.rounds.truncate(1);
    log.result = None;
    read_log(&writer::whole(&log, json!({ "category": category, "mode": { "mode": mode, "detail_rule": terms } })))
}

fn four(terms: Value) -> Result<Ruleset, UnknownRules> {
    room(&preset("mahjong_soul"), 4, 2, terms).ruleset()
}

fn why(rules: Result<Ruleset, UnknownRules>) -> String {
    rules.unwrap_err().to_string()
}

#[test]
fn a_room_of_friends_states_its_terms() {
    let start = Ruleset { starting_points: 30_000, return_points: 30_000, ..preset("mahjong_soul") };
    let terms = json!({ "time_fixed": 5, "time_add": 20, "init_point": 30000, "fandian": 35000 });
    let rules = room(&start, 1, 1, terms).ruleset().unwrap();
    assert_eq!((rules.starting_points, rules.return_points, rules.goal_points), (30_000, 30_000, 35_000));
    // In protobuf's JSON 0 is left out.
    assert_eq!((rules.red_fives.p, rules.open_tanyao, rules.round_winds), (0, false, vec![Wind::East]));
    let four_reds = four(json!({ "time_fixed": 5, "dora_count": 4, "shiduan": 1 })).unwrap();
    assert_eq!((four_reds.red_fives.m, four_reds.red_fives.p, four_reds.red_fives.s), (1, 2, 1));
    assert_eq!(Ok(preset("mahjong_soul")), four(json!({ "time_fixed": 5, "dora_count": 3, "shiduan": 1 })));
    let sanma = preset("mahjong_soul_sanma");
    assert_eq!(room(&sanma, 1, 12, json!({ "time_add": 5, "dora_count": 2, "shiduan": 1 })).ruleset(), Ok(sanma));
}

/// Without a head the deals say what the match begins with.
#[test]
fn a_record_alone_says_where_its_points_begin() {
    let start = Ruleset { starting_points: 30_000, return_points: 30_000, ..preset("mahjong_soul") };
    let rules = read_log(&writer::inner(&played(&Arc::new(start.clone()), 3))).ruleset().unwrap();
    assert_eq!((rules.starting_points, rules.goal_points), (30_000, 30_000));
}

/// Ranked rooms have the preset's terms, whatever else stands there.
#[test]
fn ranked_rooms_have_the_rules_of_the_preset() {
    let terms = json!({ "dora_count": 0, "init_point": 1 });
    assert_eq!(room(&preset("mahjong_soul"), 2, 2, terms).ruleset(), Ok(preset("mahjong_soul")));
}

#[test]
fn a_contest_states_all_of_its_rules() {
    let rules = four(json!({
        "have_biao_dora": true, "have_toutiao": true, "have_helelianzhuang": true, "ming_dora_immediately_open": true,
        "dora_count": 3, "shiduan": 1, "shunweima_2": 10, "shunweima_3": -10, "shunweima_4": -30,
        "disable_double_yakuman": 1, "enable_renhe": 2, "changbang_value": 1500, "jingsuanyuandian": 30000,
    }))
    .unwrap();
    assert_eq!((rules.multi_ron, rules.renchan, rules.bust), (MultiRon::HeadBump, Renchan::Win, Bust::Off));
    assert_eq!((rules.agari_yame, rules.kan_dora_kakan), (Yame::Off, KanDoraTiming::BeforeDraw));
    assert_eq!(rules.uma, [30_000, 10_000, -10_000, -30_000]);
    assert_eq!((rules.honba_value, rules.return_points, rules.ura_dora), (1500, 30_000, false));
    assert_eq!(rules.yaku.units(Yaku::Daisuushii), Some(1));
    assert_eq!(rules.yaku.worth(Yaku::Renhou), Worth::Yakuman { yakuman: 1 });
    assert_eq!(rules.yaku.worth(Yaku::Ippatsu), Worth::Absent);
    let sanma =
        room(&preset("mahjong_soul_sanma"), 4, 12, json!({ "have_biao_dora": true, "have_helelianzhuang": true }));
    assert_eq!(sanma.ruleset().unwrap().tsumo_loss, TsumoLoss::NorthSplit);
}

#[test]
fn rules_of_events_are_refused_by_name_with_the_reason() {
    for (terms, words) in [
        (json!({ "muyu_mode": 1 }), "`muyu_mode`: a mark that goes around multiplies payments"),
        (json!({ "chuanma": 1 }), "`chuanma`: this is Sichuan mahjong"),
        (json!({ "huansanzhang": true }), "`huansanzhang`: players exchange three tiles after the deal"),
        (json!({ "fanfu": 4 }), "`fanfu`: a win needs 4 han"),
        (json!({ "dora_count": 7 }), "`dora_count`: 7 red fives, of suits that are not stated"),
        (json!({ "quite_new_mode": 1 }), "`quite_new_mode`: a rule that is not known"),
        (json!({ "init_point": "many" }), "`init_point`, which is no number"),
    ] {
        let error = why(four(terms));
        assert!(error.contains(words) && error.starts_with("not supported: a room of Mahjong Soul's"), "{error}");
    }
    let other = why(room(&preset("mahjong_soul"), 2, 4, json!({})).ruleset());
    assert!(other.contains("Mahjong Soul's kind of match 4"), "{other}");
    // What is switched off is no rule.
    let off = json!({ "muyu_mode": 0, "chuanma": null, "quite_new_mode": false, "fanfu": 1, "amusement_switches": [] });
    assert_eq!(four(off), Ok(preset("mahjong_soul")));
}
