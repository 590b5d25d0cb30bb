//! Positions with their sensible choices, each with the advice it stands for.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_core::rules::Yame;
use jantaku_record::{SeatInfo, SeatKind, play_match};

use super::*;
use jantaku_testkit::{ViewScript, tenhou};

/// What the bot chooses after this script.
fn choice(scene: &ViewScript, bot: &mut dyn Bot, script: &str) -> Action {
    let view = scene.view(script).unwrap();
    bot.choose(&view, &view.legal_actions())
}

/// A position with the advice it stands for: the player's seat, its hand, the dora indicator, the events so far, and the sensible
/// choices.
struct Case {
    advice: &'static str,
    me: usize,
    hand: &'static str,
    indicator: &'static str,
    script: &'static str,
    sensible: &'static str,
}

const fn case(
    advice: &'static str,
    me: usize,
    hand: &'static str,
    indicator: &'static str,
    script: &'static str,
    sensible: &'static str,
) -> Case {
    Case { advice, me, hand, indicator, script, sensible }
}

const CALM: &str = "0:9p 1:9p 2:5p 3:7s-";

#[rustfmt::skip]
const CASES: &[Case] = &[
    case("R-417 honours before middle tiles", 0, "123m45688p13s67s9m", "9p", "0:3z-", "3z 9m"),
    case("R-417 terminals before middle tiles", 0, "1456m3567p55779s", "9p", "0:6s-", "1m 9s"),
    case("R-418 a guest wind goes before a dragon", 3, "46m35p2479s99m12p5z", "9p", "0:9p 1:9p 2:9p 3:3z-", "3z"),
    case("R-418 a pair of dragons is kept", 3, "234m67p45s139m55z1s", "9p", "0:9p 1:9p 2:9p 3:8s-", "1s 1m 3m 9m 8s"),
    case("R-421 what stands alone goes first", 3, "234m567p345s4578s", "9p", "0:9p 1:9p 2:9p 3:1m-", "1m"),
    case("R-422 two sides before the middle", 0, "123456m67811p24s", "9p", "0:5s-", "riichi 2s"),
    case("R-422 two sides before the edge", 0, "123456m67811p12s", "9p", "0:6s-", "1s 2s 6s"),
    case("R-424 where both ends are gone two sides are none", 3, "123456m67811p24s", "1s",
        "0:6s 1:6s 2:6s 3:9m 0:6s 1:9m 2:9m 3:5s-", "5s riichi-5s"),
    case("R-425 two pairs of dragons are worth a call", 3, "24m99m67p34s55z66z1s", "9p", "0:5z", "pon"),
    case("R-425 a guest wind is not", 3, "234m99m67p345s33z1s", "9p", "0:3z", "pass"),
    case("R-425 no call without a yaku", 1, "348m279p1145668s", "4s",
        "0:1z 1:1z 2:1z 3:1z 0:2z 1:2z 2:2z 3:2z 0:3z 1:3z 2:3z 3:3z 0:4z 1:4z 2:4z 3:4z 0:5m", "pass"),
    case("R-426 the only pair is not called", 3, "23488m567p3467s4s", "9p", "0:8m", "pass"),
    case("R-427 five pairs are seven pairs", 3, "1155m3377p22s9s4z6m", "9p", "0:9p 1:9p 2:9p 3:6s-", "9s 4z 6s 6m"),
    case("R-428 no kan against a riichi far from tenpai", 3, "24m99m67p35s111z9p6z", "8s", "0:9p 1:9p 2!9p 3:1z-", "9p 1z"),
    case("R-429 riichi on a good wait", 3, "123456m67811p24s", "9p", "0:9m 1:9m 2:9m 3:5s-", "riichi 2s"),
    case("R-429 no riichi on a dead wait", 3, "123456m67811p24s", "9p",
        "0:3s 1:3s 2:3s 3:9m 0:3s 1:9m 2:9m 3:9s-", "4s 2s 9s"),
    case("R-434 far from tenpai a riichi is folded to", 3, "1479m258p369s126z", "9p", "0:9p 1:9p 2!5p 3:7s-", "5p"),
    case("R-436 what passed after the riichi is safe", 3, "1479m258p369s126z", "9p", "0:9p 1!7p 2:5p 3:7s-", "5p"),
    case("R-436 what passed before it is not", 3, "1479m258p369s126z", "9p", "0:5p 1!7p 2:9p 3:7s-",
        "1z 2z 6z 9s 1m 9m"),
    case("R-437 suji before anything", 3, "1479m28p35s9s2345z", "9p", "0:9p 1:9p 2!6s 3:6p-", "3s 9s 2z 3z 4z 5z"),
    case("R-438 tenpai pushes through a riichi", 3, "123456m67811p24s", "9p", "0:1z 1:1z 2!4z 3:5s-", "riichi 2s"),
    case("R-438 far from it the safe tile goes", 3, "15m2681p2459s124z", "9p", "0:1z 1:1z 2!4z 3:5s-", "4z 1z"),
    case("R-439 an honour of which two are seen", 3, "1479m258p36s1267z", "9p", "0:6z 1:6z 2!3p 3:7s-", "6z"),
    case("R-442 a wall makes safe", 3, "1479m258p36s1127p", "9p", "0:8p 1:8p 2!6s 3:8p-", "9s 1z 2z 6s 3s"),
    case("R-445 folding breaks sets", 3, "234m9m147p259s123z", "9p", 
        "0:8p 1:8p 2:8p 3:8p 0:1s 1:1s 2:1s 3:1s 0:7z 1:7z 2:7z 3:7z 0:5z 1:5z 2:5z 3:5z 0:9p 1:9p 2!3m 3:7s-", "3m"),
    case("without a riichi middle tiles are kept", 3, "1479m258p369s126z", "9p", CALM, "1z 2z 6z 1m 9m 9s"),
    case("a red five is kept", 0, "123456m4056p99s8s", "9p", "0:7s-", "5p riichi-5p 4p 6p"),
    case("a dora of no other use stays while it costs nothing", 3, "234m567p3456s2m88p", "1s", "0:9p 1:9p 2:9p 3:9m-", "9m"),
    case("nine kinds end a bad hand", 0, "159m158p148s1236z", "9p", "0:7z-", "kyuushu"),
    case("not one near thirteen orphans", 0, "19m19p19s123456z5m", "9p", "0:7z-", "5m riichi-5m"),
];

fn answer(action: Action) -> String {
    match action {
        Action::Discard { tile, .. } => tile.to_string(),
        Action::Riichi { tile, .. } => format!("riichi-{tile}"),
        Action::Pon { .. } => "pon".into(),
        Action::Chii { .. } => "chii".into(),
        Action::Pass => "pass".into(),
        Action::KyuushuKyuuhai => "kyuushu".into(),
        other => format!("{other:?}"),
    }
}

fn full() -> SearchBot {
    SearchBot::new(level::FULL, PLAIN)
}

#[test]
fn thirty_positions_are_answered_sensibly() {
    answers_sensibly(&mut full());
}

/// the levels below lapse, and are sensible all the same more often than not.
#[test]
fn those_whose_attention_lapses_mostly_answer_sensibly() {
    const TIMES: i32 = 101;
    for level in [level::EXPERT, level::HARD] {
        // Other scores make it another position.
        let lapses = (0..TIMES).flat_map(|more| wrong(&mut SearchBot::new(level, PLAIN), 100 * more));
        let mut advice: Vec<&str> = lapses.map(|(advice, _)| advice).collect();
        assert!(!advice.is_empty(), "{} never lapses", level.name);
        advice.sort_unstable();
        for same in advice.chunk_by(|a, b| a == b) {
            assert!(same.len() < TIMES as usize / 2, "{}: {}, {} times", level.name, same[0], same.len());
        }
    }
}

pub fn answers_sensibly(bot: &mut dyn Bot) {
    let wrong = wrong(bot, 0);
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// The advice that the bot does not follow, each with its answer. Every player has `more` points more.
fn wrong(bot: &mut dyn Bot, more: i32) -> Vec<(&'static str, String)> {
    let mut wrong = Vec::new();
    for case in CASES {
        let scene = ViewScript { indicator: case.indicator, scores: [25000 + more; 4], ..tenhou(case.me, case.hand) };
        let answer = answer(choice(&scene, bot, case.script));
        let sensible = case.sensible.replace("riichi ", "riichi-");
        if !sensible.split(' ').any(|word| word == answer) {
            wrong.push((case.advice, answer));
        }
    }
    wrong
}

/// A position in which a style shows: the style, the player's seat, its hand, the indicator, the events so far, the choice in
/// plain style, and the choice in this one.
type StyleCase = (&'static str, usize, &'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const STYLE_CASES: &[StyleCase] = &[
    ("attacker", 3, "123m456p12s67899s", "9p", "0!1z 1:1z 2:1z 3:5m-", "1s", "riichi-5m"),
    ("cautious", 3, "123m456p1267899s", "9p", "0!1z 1:1z 2!1z 3:3m-", "riichi-3m", "1s"),
    ("folder", 3, "123m456p13s67799s", "9p", "0!1z 1:1z 2!1z 3:6m-", "1s", "9s"),
    ("caller", 0, "345m57p224668s11p", "4s", "3:6p", "pass", "chii"),
    ("closed", 0, "345m57p24668s555z", "4s",
        "0:1z 1:1z 2:1z 3:1z 0:2z 1:2z 2:2z 3:2z 0:3z 1:3z 2:3z 3:3z 0:4z 1:4z 2:4z 3:4z 0:9p 1:9p 2:9p 3:9p 0:9m 1:9m 2:9m 3:6p", "chii", "pass"),
    ("dama", 3, "345m67p23488s119s", "8s", "0:9p 1:9p 2:9m 3:5p-", "riichi-8s", "1s"),
    ("riichi", 3, "345m678m44p2256s7s", "9s", "0:9p 1:9p 2:9p 3:9m-", "4p", "riichi-9m"),
    ("flush", 3, "11346788m23p55z7p", "9p", "0:9p 1:9p 2:9p 3:9m-", "7p", "2p"),
    ("dealer", 0, "348m257p2245668s", "4s", "0:9p 1:9p 2:9p 3:5m", "pass", "chii"),
    ("dora", 3, "45m567p23488s119p", "8p", "0:9p 1:9p 2:9s 3:7m-", "9p", "7m"),
];

///
#[test]
fn every_style_shows() {
    assert_eq!(STYLE_CASES.len(), style::STYLES.len());
    for &(name, me, hand, indicator, script, plain, own) in STYLE_CASES {
        let scene = ViewScript { indicator, ..tenhou(me, hand) };
        let choice = |style| answer(choice(&scene, &mut SearchBot::new(level::FULL, style), script));
        assert_eq!((choice(PLAIN), choice(style::by_name(name).unwrap())), (plain.into(), own.into()), "{name}");
    }
}

/// against two riichi, full attack declares its own, caution keeps its sets and takes a step back with an edge, and folding
/// breaks a run.
#[test]
fn caution_is_between_attack_and_folding() {
    let choice = |name| {
        let style = style::by_name(name).unwrap();
        answer(choice(&tenhou(3, "123m456p1267899s"), &mut SearchBot::new(level::FULL, style), "0!1z 1:1z 2!1z 3:3m-"))
    };
    assert_eq!(["attacker", "cautious", "folder"].map(choice), ["riichi-3m", "1s", "1m"]);
}

#[test]
fn at_two_han_a_lone_dragon_is_not_called() {
    let mut scene = tenhou(3, "234m99m67p345s55z1s");
    scene.rules.two_han_from = 5;
    scene.honba = 5;
    assert_eq!(choice(&scene, &mut full(), "0:5z"), Action::Pass);
    scene.honba = 4;
    assert!(matches!(choice(&scene, &mut full(), "0:5z"), Action::Pon { .. }));
}

#[test]
fn simples_are_called_for_where_the_house_has_them_open() {
    let late: String = (1..=6).flat_map(|z| (0..4).map(move |seat| format!("{seat}:{z}z "))).collect();
    let river = late + "0:5m";
    let mut simples = ViewScript { indicator: "4s", ..tenhou(1, "348m257p2245668s") };
    assert!(matches!(choice(&simples, &mut full(), &river), Action::Chii { .. }));
    simples.rules.open_tanyao = false;
    assert_eq!(choice(&simples, &mut full(), &river), Action::Pass);
}

#[test]
fn a_closed_kan_is_laid_while_nobody_is_in_riichi() {
    let kan = |hand, river| matches!(choice(&tenhou(3, hand), &mut full(), river), Action::Ankan { .. });
    assert!(kan("234m99m67p345s111z", "0:9p 1:9p 2:9p 3:1z-"));
    assert!(!kan("24m99m67p35s111z9p6z", "0:9p 1:9p 2!9p 3:1z-"), "far from tenpai");
    assert!(!kan("333m45m12m67899p5s", "0:9p 1:9p 2:9p 3:3m-"), "three of these make runs");
}

#[test]
fn where_the_leader_may_stop_it_stops() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.agari_yame = Yame::LeaderChoice;
    rules.tenpai_yame = Yame::LeaderChoice;
    let rules = Arc::new(rules);
    let seats: Vec<SeatInfo> =
        rules.players.seats().map(|_| SeatInfo { name: "normal".into(), kind: SeatKind::Bot }).collect();
    let mut stops = 0;
    for seed in 0..60 {
        let mut bot = SearchBot::new(level::NORMAL, PLAIN);
        let choose = |played: &jantaku_engine::Match, seat, actions: &Actions| {
            let choice = bot.choose(&played.view(seat).unwrap(), actions);
            assert!(actions.legal.contains(&choice));
            if actions.legal.contains(&Action::Stop) {
                assert_eq!(choice, Action::Stop);
                stops += 1;
            }
            choice
        };
        play_match(rules.clone(), &seats, &[seed; 32], choose, |_, _| ()).unwrap();
        if stops > 0 {
            return;
        }
    }
    panic!("no leader was asked: take more seeds");
}
