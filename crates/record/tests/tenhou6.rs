//! tenhou.net/6 of houses other than Tenhou: a file states its rules, by a known line or in full, and is read whatever
//! words a converter uses for rooms, yaku, limits and draws.

use std::path::Path;
use std::sync::Arc;

use crate::common::{house, play};
use jantaku_core::Ruleset;
use jantaku_core::rules::Preset;
use jantaku_record::formats::log::{Counted, DrawKind, Log, LogEnd, StatedDraw, StatedWorth};
use jantaku_record::formats::tenhou6::{parse, print};
use jantaku_record::formats::verify::replay;
use jantaku_record::{Header, Record, Recording, SeatInfo, SeatKind, WallSource};
use jantaku_testkit::{Play, Scene, SceneExt};
use serde_json::Value;

fn log(rules: &Arc<Ruleset>, seed: u8) -> Log {
    let (_, recording, _) = play(rules, seed);
    Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap())
}

/// A staged round as a log.
fn staged(play: &Play) -> Log {
    let rules = &play.table().rules;
    let info = |seat: usize| SeatInfo { name: format!("Player {seat}"), kind: SeatKind::Human };
    let mut recording = Recording::with_header(Header::new(rules, (0..rules.players.count()).map(info).collect()));
    recording.seal(WallSource::Stated(play.walls()[0].clone()));
    play.events().iter().for_each(|event| recording.push(event));
    Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap())
}

/// The differences under the rules that the file states.
fn differences(text: &str) -> Vec<String> {
    let log = parse(text).unwrap();
    let rules = log.ruleset().unwrap_or_else(|unknown| panic!("{unknown}"));
    replay(&log, &Arc::new(rules)).differences.iter().map(ToString::to_string).collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_match_of_any_house_verifies_again_without_naming_its_rules() {
    for preset in Preset::all() {
        let rules = Arc::new(preset.rules());
        for seed in 0..3 {
            let log = log(&rules, seed);
            let text = print(&log).unwrap_or_else(|error| panic!("{}, seed {seed}: {error}", preset.name));
            let read = parse(&text).unwrap();
            assert_eq!(read.ruleset().as_ref(), Ok(&*rules), "{}", preset.name);
            assert_eq!(differences(&text), [] as [String; 0], "{}, seed {seed}", preset.name);
            assert_eq!(print(&read).unwrap(), text, "{}, seed {seed}", preset.name);
        }
    }
}

#[test]
fn the_line_claims_tenhou_where_that_is_played_and_nowhere_else() {
    for preset in Preset::all() {
        let json = json(&print(&log(&Arc::new(preset.rules()), 1)).unwrap());
        let line = json["rule"]["disp"].as_str().unwrap();
        match preset.name {
            "tenhou" => assert_eq!((line, json.get("rules")), ("般南喰赤", None)),
            "tenhou_sanma" => assert_eq!((line, json.get("rules")), ("三般南喰赤", None)),
            _ => {
                assert!(line.starts_with(preset.title.english()), "{line}");
                // A league known by its name needs no more.
                let rules = json["rules"].as_str().map(|rules| Ruleset::from_toml(rules).unwrap().name);
                assert_eq!(rules.as_deref(), Some(preset.name).filter(|name| *name != "m_league"));
            }
        }
    }
}

#[test]
fn a_club_that_plays_almost_as_tenhou_is_not_tenhou() {
    let club = "base = \"tenhou\"\nname = \"our club\"\numa = [10000, 5000, -5000, -10000]\nred_fives = { p = 2 }\n";
    let rules = Arc::new(Ruleset::from_toml(club).unwrap());
    let text = print(&log(&rules, 2)).unwrap();
    assert_eq!(json(&text)["rule"]["disp"], "our club 南喰赤");
    assert_eq!(parse(&text).unwrap().ruleset(), Ok((*rules).clone()));
    assert_eq!(differences(&text), [] as [String; 0]);
}

#[test]
fn a_file_whose_line_says_nothing_claims_nothing() {
    let mut json = json(&print(&log(&house(0), 1)).unwrap());
    json["rule"] = serde_json::json!({ "aka": 1 });
    assert_eq!(differences(&json.to_string()), [] as [String; 0]);
    json["rule"]["disp"] = "a club of ours".into();
    let unknown = parse(&json.to_string()).unwrap().ruleset().unwrap_err().to_string();
    assert_eq!(unknown, "the rules `a club of ours` are not known");
}

#[test]
fn rules_in_full_are_held_against_themselves_and_the_rest_of_the_file() {
    let sound = json(&print(&log(&Arc::new(Ruleset::preset("wrc").unwrap()), 1)).unwrap());
    let refused = |key: &str, value: Value| {
        let mut json = sound.clone();
        json[key] = value;
        parse(&json.to_string()).unwrap_err().to_string()
    };
    let misspelt = refused("rules", "base = \"wrc\"\nkuikae = \"sometimes\"".into());
    assert!(misspelt.starts_with("line 1: the rules it states: line 2: `kuikae` is "), "{misspelt}");
    assert!(refused("rules", "base = \"wrc\"\nno_such_rule = true".into()).contains("no option `no_such_rule`"));
    assert!(refused("rules", "base = \"wrc\"\numa = [1, 2]".into()).contains("`uma` needs one number"));
    assert!(refused("rules", "base = \"tenhou_sanma\"".into()).contains("`rules` of 4 players was expected, not `3`"));
    assert!(refused("rules", true.into()).contains("a rule file as text in `rules` was expected"));
    let reds = refused("rule", serde_json::json!({ "disp": "World Riichi Championship 南", "aka": 1 }));
    assert!(reds.contains("`rule` and `rules` contradict each other in the red fives"), "{reds}");
}

/// The words of converters and those of Tenhou.
const ENGLISH: &[(&str, &str)] = &[
    ("\"門前清自摸和(", "\"Fully Concealed Hand("),
    ("\"立直(", "\"Riichi("),
    ("\"両立直(", "\"Double Riichi("),
    ("\"一発(", "\"Ippatsu("),
    ("\"槍槓(", "\"Robbing a Kan("),
    ("\"嶺上開花(", "\"After a Kan("),
    ("\"海底摸月(", "\"Under the Sea("),
    ("\"河底撈魚(", "\"Under the River("),
    ("\"平和(", "\"Pinfu("),
    ("\"断幺九(", "\"All Simples("),
    ("\"一盃口(", "\"Pure Double Sequence("),
    ("\"二盃口(", "\"Twice Pure Double Sequence("),
    ("\"役牌 白(", "\"White Dragon("),
    ("\"役牌 發(", "\"Green Dragon("),
    ("\"役牌 中(", "\"Red Dragon("),
    ("\"七対子(", "\"Seven Pairs("),
    ("\"混一色(", "\"Half Flush("),
    ("\"清一色(", "\"Full Flush("),
    ("\"三色同順(", "\"Mixed Triple Sequence("),
    ("\"三色同刻(", "\"Triple Triplets("),
    ("\"対々和(", "\"All Triplets("),
    ("\"三暗刻(", "\"Three Concealed Triplets("),
    ("\"小三元(", "\"Little Three Dragons("),
    ("\"混老頭(", "\"All Terminals and Honors("),
    ("\"大三元(", "\"Big Three Dragons("),
    ("\"四暗刻(", "\"Four Concealed Triplets("),
    ("\"四暗刻単騎(", "\"Single-wait Four Concealed Triplets("),
    ("\"国士無双(", "\"Thirteen Orphans("),
    ("\"国士無双１３面(", "\"Thirteen-wait Thirteen Orphans("),
    ("\"小四喜(", "\"Four Little Winds("),
    ("\"大四喜(", "\"Four Big Winds("),
    ("\"緑一色(", "\"All Green("),
    ("\"字一色(", "\"All Honors("),
    ("\"清老頭(", "\"All Terminals("),
    ("\"四槓子(", "\"Four Quads("),
    ("\"九蓮宝燈(", "\"Nine Gates("),
    ("\"純正九蓮宝燈(", "\"True Nine Gates("),
    ("\"天和(", "\"Blessing of Heaven("),
    ("\"地和(", "\"Blessing of Earth("),
    ("\"燕返し(", "\"Tsubame-gaeshi("),
    ("\"槓振り(", "\"Kanburi("),
    ("\"十二落抬(", "\"Shiiaruraotai("),
    ("\"五門斉(", "\"Uumensai("),
    ("\"三連刻(", "\"Three Chained Triplets("),
    ("\"一色三順(", "\"Pure Triple Chow("),
    ("\"一筒摸月(", "\"Iipinmoyue("),
    ("\"九筒撈魚(", "\"Chuupinraoyui("),
    ("\"大車輪(", "\"Big Wheels("),
    ("\"大竹林(", "\"Bamboo Forest("),
    ("\"大数隣(", "\"Numerous Neighbours("),
    ("\"石の上にも三年(", "\"Ishinouenimosannen("),
    ("\"大七星(", "\"Big Seven Stars("),
    ("\"ドラ(", "\"Dora("),
    ("\"裏ドラ(", "\"Ura Dora("),
    ("\"赤ドラ(", "\"Red Five("),
    ("\"数え役満", "\"Counted Yakuman "),
    ("\"役満", "\"Yakuman "),
    ("\"三倍満", "\"Sanbaiman "),
    ("\"倍満", "\"Baiman "),
    ("\"跳満", "\"Haneman "),
    ("\"満貫", "\"Mangan "),
    ("\"流局\"", "\"Exhaustive Draw\""),
    ("\"流し満貫\"", "\"Mangan at Draw\""),
    ("\"九種九牌\"", "\"Nine Terminal Abortion\""),
    ("\"四風連打\"", "\"Four Wind Abortion\""),
    ("\"四家立直\"", "\"Four Riichi Abortion\""),
    ("\"四槓散了\"", "\"Four Kan Abortion\""),
    ("\"三家和了\"", "\"Three Ron Abortion\""),
];

#[test]
fn a_record_in_english_says_what_it_says_in_japanese() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/tenhou6");
    let mut met = vec![false; ENGLISH.len()];
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let mut english = text.clone();
        for ((from, to), met) in ENGLISH.iter().zip(&mut met) {
            *met |= english.contains(from);
            english = english.replace(from, to);
        }
        for fu in ["20", "25", "30", "40", "50", "60", "70"] {
            english = (1..5)
                .fold(english, |text, han| text.replace(&format!("\"{fu}符{han}飜"), &format!("\"{fu}Fu{han}Han")));
        }
        assert_eq!(parse(&english).unwrap(), parse(&text).unwrap());
    }
    // Yaku that none of those records has, in place of another.
    let pinfu = print(&double()).unwrap().replace("\"四暗刻単騎(2倍役満)\"", "\"平和(1飜)\"");
    for ((japanese, english), _) in ENGLISH.iter().zip(met).filter(|(_, met)| !met) {
        let named = |word: &str| parse(&pinfu.replace("\"平和(", word)).unwrap();
        assert_ne!(named(japanese), parse(&pinfu).unwrap());
        assert_eq!(named(english), named(japanese));
    }
}

#[test]
fn a_deal_repeated_before_the_first_draw_comes_back() {
    let scene = || Scene::of("shanghai").hand(0, "19m19p19s123z2345m").draws("5p 6p");
    let mut t = scene().deal();
    t.act(0, jantaku_engine::Action::KyuushuKyuuhai);
    assert_eq!(differences(&print(&staged(&t)).unwrap()), [] as [String; 0]);
    let mut t = scene().deal();
    t.discard(0, "5p").discard(1, "6p");
    assert_eq!(differences(&print(&staged(&t)).unwrap()), [] as [String; 0]);
}

/// A double yakuman of Mahjong Soul: 64,000.
fn double() -> Log {
    let scene = Scene::of("mahjong_soul").hand(1, "222444m666p888s3s").draws("3s").indicators("1z");
    let mut t = scene.deal();
    t.discard(0, "3s").ron(1);
    staged(&t)
}

#[test]
fn two_yakuman_for_one_hand_come_back() {
    let text = print(&double()).unwrap();
    assert!(text.contains("\"四暗刻単騎(2倍役満)\""), "{text}");
    assert_eq!(differences(&text), [] as [String; 0]);
    let three = text.replace("2倍役満", "3倍役満");
    assert!(differences(&three)[0].contains("suuankou_tanki 3 yakuman, the rules say suuankou_tanki 2 yakuman"));
}

#[test]
fn converters_of_mahjong_soul_call_two_yakuman_one() {
    let mut log = double();
    let line = jantaku_record::formats::StatedRules::Display { disp: "Throne Room South".to_owned(), reds: [1; 3] };
    log.rules = line;
    let text = print(&log).unwrap().replace("2倍役満", "役満");
    assert_eq!(json(&text).get("rules"), None);
    assert_eq!(differences(&text), [] as [String; 0]);
    assert!(differences(&text.replace("64000点", "32000点"))[0].contains("64000"), "the points say how many");
}

#[test]
fn norths_set_aside_have_a_line_of_their_own_in_mahjong_soul() {
    let scene = Scene::of("mahjong_soul_sanma").hand(1, "234678p2344566s").draws("9p 4z 1p 6s").supplements("6s");
    let mut t = scene.indicators("5s").deal();
    t.discard(0, "9p").kita(1).tsumo(1);
    let text = print(&staged(&t)).unwrap();
    assert!(text.contains("\"ドラ(4飜)\""), "{text}");
    for split in ["\"ドラ(3飜)\",\"抜きドラ(1飜)\"", "\"Kita(1飜)\",\"ドラ(3飜)\""] {
        let text = text.replace("\"ドラ(4飜)\"", split);
        assert_eq!(differences(&text), [] as [String; 0], "{split}");
    }
}

#[test]
fn yaku_that_tenhou_does_not_have_are_known_by_their_names() {
    let scene = Scene::of("tenhou").rules(|rules| {
        rules.name = "with renhou".to_owned();
        let limit = jantaku_core::FixedLimit::Mangan;
        rules.yaku.set(jantaku_core::Yaku::Renhou, jantaku_core::Worth::Limit { limit });
    });
    let mut t = scene.hand(1, "234567m34588s45p").draws("6p").indicators("1z").deal();
    t.discard(0, "6p").ron(1);
    let log = staged(&t);
    let text = print(&log).unwrap();
    assert!(text.contains("\"満貫8000点\",\"人和(満貫)\""), "{text}");
    assert_eq!(differences(&text), [] as [String; 0]);
    let worth = |log: &Log| match &log.rounds[0].end {
        Some(LogEnd::Won(wins)) => wins[0].yaku.clone().unwrap()[0],
        _ => panic!("nobody won"),
    };
    let read = worth(&parse(&text).unwrap());
    assert_eq!(read.what, Counted::Yaku(jantaku_core::Yaku::Renhou));
    assert!(matches!(read.worth, StatedWorth::Limit(_)));
}

#[test]
fn an_abort_that_tenhou_does_not_have_is_named() {
    let mut log = double();
    let kind = DrawKind::Abort(jantaku_engine::Abort::FifthKan);
    let draw = StatedDraw { kind, tenpai: None, shown: None, pot: None, before: None, deltas: None, after: None };
    log.rounds[0].end = Some(LogEnd::Drawn(draw));
    let refused = print(&log).unwrap_err().to_string();
    assert_eq!(refused, "round 1: tenhou.net/6 cannot say the abort fifth_kan");
}
