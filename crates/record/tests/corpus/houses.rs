//! Records that name a house in words, and what its rules decide differently from Tenhou's.

use std::collections::BTreeMap;

use jantaku_core::rules::{KyuushuKyuuhai, RedFives};
use jantaku_engine::Action;
use jantaku_record::Record;
use jantaku_record::formats::StatedRules;
use jantaku_record::formats::log::Log;
use jantaku_record::formats::{majiang, tenhou6};
use jantaku_testkit::{Play, Scene, SceneExt};

/// Waits for 3p and 6p, with tanyao and pinfu.
const READY: &str = "234567m34588s45p";
const LEAGUE: &str = "日本プロ麻雀連盟公式ルール";
const FINAL: &str = "第39期十段位決定戦";

/// A name, the rounds, the line of the rules, and whether the title says the same.
type Named = (&'static str, fn() -> Play, &'static str, bool);

const NAMED: &[Named] = &[
    ("house-gold-room", three_rons_paid, "金の間南喰赤", false),
    ("house-friends-east", friends, "友人戦東喰赤", false),
    ("house-three-players", three_players, "三玉の間東喰赤", false),
    ("house-league", one_hides, LEAGUE, true),
    ("house-final", nine_kinds, FINAL, true),
];

/// The texts in tenhou.net/6 and, where the title says the rules, in majiang.
pub fn texts() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (name, stage, line, titled) in NAMED {
        let own = crate::corpus::recorded(&stage()).to_json_lines();
        let mut log = Log::from_record(&Record::read(own.as_bytes()).unwrap());
        let RedFives { m, p, s } = log.ruleset().unwrap().red_fives;
        log.rules = StatedRules::Display { disp: (*line).to_owned(), reds: [m, p, s] };
        if *titled {
            log.title = vec![(*line).to_owned()];
            texts.insert(format!("majiang/{name}.json"), majiang::print(&log).unwrap());
        }
        texts.insert(format!("tenhou6/{name}.json"), tenhou6::print(&log).unwrap());
    }
    texts
}

fn three_rons_paid() -> Play {
    let scene = Scene::of("mahjong_soul").hand(1, READY).hand(2, "678m34577m45p345s").hand(3, "456m678s2223478p");
    let mut t = scene.draws("6p").deal();
    t.discard(0, "6p").ron(1).ron(2).ron(3);
    t
}

/// East alone; thirteen orphans rob a closed kan.
fn friends() -> Play {
    let scene = Scene::of("mahjong_soul").rules(|rules| rules.round_winds.truncate(1));
    let mut t = scene.hand(0, "1111m").hand(1, "9m19p19s1234567z9m").draws("5s").indicators("5m").deal();
    t.ankan(0, "1m").ron(1);
    t
}

fn three_players() -> Play {
    let scene = Scene::of("mahjong_soul_sanma").rules(|rules| rules.round_winds.truncate(1));
    let mut t = scene.hand(1, "234678p2344566s").hand(2, "234678p77p34455s").draws("6s").deal();
    t.discard(0, "6s").ron(1).ron(2);
    t
}

/// Three are tenpai and one of them keeps it: the wind passes on, and the floating points decide nothing yet.
fn one_hides() -> Play {
    let scene = Scene::of("jpml_a").hand(0, READY).hand(1, "123m456p789s1122z").hand(3, "123m46p123678s44z");
    let mut t = scene.deal();
    t.run_out();
    t.act(0, Action::HideHand).act(1, Action::ShowTenpai).act(3, Action::ShowTenpai);
    let scene = Scene::after(&mut t).hand(2, READY).draws("1z 2z 3z 4z 1z 6p").indicators("1z");
    scene.deal_next(&mut t).discard(1, "1z").discard(2, "2z").run_to(2).tsumo(2);
    t
}

fn nine_kinds() -> Play {
    let scene = Scene::of("jpml_a").rules(|rules| rules.kyuushu_kyuuhai = KyuushuKyuuhai::NineKindsOptional);
    let mut t = scene.hand(1, "19m19p19s123z2345m").draws("1p 5p").deal();
    t.discard(0, "1p").kyuushu(1);
    let scene = Scene::after(&mut t).hand(0, READY).draws("1z 2z 3z 4z 6p").indicators("2m");
    scene.deal_next(&mut t).discard(0, "1z").run_to(0).tsumo(0);
    t
}
