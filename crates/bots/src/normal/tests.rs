//! Positions in which the right choice is known, each beside one that differs a little and asks for another.

use std::sync::Arc;

use jantaku_core::rules::Yame;
use jantaku_core::{Kind, Ruleset};
use jantaku_engine::Action;
use jantaku_record::{SeatInfo, SeatKind, play_match};

use super::*;
use crate::scene::{Scene, discarded, tile};

#[test]
fn the_two_sided_wait_is_kept() {
    let scene = Scene::new("0", "123456m67811p24s");
    assert_eq!(scene.choice(&mut Normal, "0:5s-"), Action::Riichi { tile: tile("2s"), tsumogiri: false });
}

#[test]
fn where_the_second_side_is_dead_the_dora_is_kept() {
    let scene = Scene { indicator: "1s", ..Scene::new("3", "123456m67811p24s") };
    let river = "0:6s 1:6s 2:6s 3:9m 0:6s 1:9m 2:9m 3:5s-";
    assert_eq!(discarded(scene.choice(&mut Normal, river)), Some(tile("5s")));
}

#[test]
fn loose_tiles_go_first_and_then_the_worst_partial_run() {
    let scene = Scene::new("0", "123m45688p13s67s9m");
    assert_eq!(discarded(scene.choice(&mut Normal, "0:3z-")), Some(tile("3z")));
    let scene = Scene::new("0", "12335m45688p13s6s");
    assert_eq!(discarded(scene.choice(&mut Normal, "0:7s-")), Some(tile("1s")));
}

#[test]
fn a_red_five_is_kept_unless_it_is_the_loose_tile() {
    let scene = Scene::new("0", "123456m4056p99s8s");
    assert_eq!(discarded(scene.choice(&mut Normal, "0:7s-")), Some(tile("5p")));
    let scene = Scene::new("0", "123456m45699p80s");
    assert_eq!(discarded(scene.choice(&mut Normal, "0:7s-")), Some(tile("0s")));
}

/// Nothing in it, and no tile sure against the riichi but what it has discarded.
const POOR: &str = "1479m258p369s126z";

#[test]
fn far_from_tenpai_it_folds_to_a_riichi() {
    let scene = Scene::new("3", POOR);
    assert_eq!(discarded(scene.choice(&mut Normal, "0:9p 1:9p 2!5p 3:7s-")), Some(tile("5p")));
    assert_eq!(discarded(scene.choice(&mut Normal, "0:9p 1:9p 2!6s 3:7s-")), Some(tile("6s")));
}

#[test]
fn without_a_riichi_middle_tiles_are_kept() {
    let choice = discarded(Scene::new("3", POOR).choice(&mut Normal, "0:9p 1:9p 2:5p 3:7s-")).unwrap();
    assert_ne!(choice, tile("5p"));
    assert!(choice.kind().is_yaochuu());
}

#[test]
fn tenpai_it_pushes_through_a_riichi() {
    let scene = Scene::new("3", "123456m67811p24s");
    assert_eq!(discarded(scene.choice(&mut Normal, "0:1z 1:1z 2!4z 3:5s-")), Some(tile("2s")));
    let far = Scene::new("3", "15m2681p2459s124z");
    assert_eq!(discarded(far.choice(&mut Normal, "0:1z 1:1z 2!4z 3:5s-")), Some(tile("4z")));
}

#[test]
fn what_passed_after_the_riichi_is_safe_too() {
    let scene = Scene::new("3", POOR);
    // 5p was let pass by the riichi of seat 1 afterwards; before it, that says nothing.
    assert_eq!(discarded(scene.choice(&mut Normal, "0:9p 1!7p 2:5p 3:7s-")), Some(tile("5p")));
    assert_ne!(discarded(scene.choice(&mut Normal, "0:5p 1!7p 2:9p 3:7s-")), Some(tile("5p")));
}

#[test]
fn suji_and_walls_are_safer() {
    let danger =
        |river: &str, text: &str| Sight::wary(&Scene::new("3", POOR).view(river)).danger[tile(text).kind().index()];
    let suji = "0:9p 1:9p 2!6s 3:7s-";
    assert_eq!(danger(suji, "6s"), 0.0);
    assert!(danger(suji, "9s") < danger(suji, "9m") / 2.0);
    assert!(danger(suji, "3s") < danger(suji, "4m") / 2.0);
    assert!(danger(suji, "1z") < danger(suji, "1m"));
    // With all four 8p seen nobody waits for 9p on two sides or an edge.
    let wall = "0:8p 1:8p 2!6s 3:8p-";
    assert!(danger(wall, "9p") < danger(suji, "9m") / 2.0);
}

#[test]
fn a_dragon_is_called_and_a_guest_wind_is_not() {
    let pon = |of: &str| Action::Pon { own: [tile(of), tile(of)] };
    assert_eq!(Scene::new("3", "234m99m67p345s55z1s").choice(&mut Normal, "0:5z"), pon("5z"));
    assert_eq!(Scene::new("3", "234m99m67p345s33z1s").choice(&mut Normal, "0:3z"), Action::Pass);
    // North is the own wind of seat 3.
    assert_eq!(Scene::new("3", "234m99m67p345s44z1s").choice(&mut Normal, "0:4z"), pon("4z"));
}

#[test]
fn at_two_han_a_lone_dragon_is_not_called() {
    let mut scene = Scene::new("3", "234m99m67p345s55z1s");
    scene.rules.two_han_from = 5;
    scene.honba = 5;
    assert_eq!(scene.choice(&mut Normal, "0:5z"), Action::Pass);
    scene.honba = 4;
    assert!(matches!(scene.choice(&mut Normal, "0:5z"), Action::Pon { .. }));
}

#[test]
fn nothing_is_called_without_a_yaku() {
    let late: String = (1..=6).flat_map(|z| (0..4).map(move |seat| format!("{seat}:{z}z "))).collect();
    let river = late + "0:5m";
    let mut simples = Scene { indicator: "4s", ..Scene::new("1", "348m257p2245668s") };
    assert!(matches!(simples.choice(&mut Normal, &river), Action::Chii { .. }));
    simples.rules.open_tanyao = false;
    assert_eq!(simples.choice(&mut Normal, &river), Action::Pass);
    let terminals = Scene { indicator: "4s", ..Scene::new("1", "348m279p1145668s") };
    assert_eq!(terminals.choice(&mut Normal, &river), Action::Pass);
}

#[test]
fn no_riichi_on_a_dead_wait() {
    let scene = Scene::new("3", "123456m67811p24s");
    assert!(matches!(scene.choice(&mut Normal, "0:9m 1:9m 2:9m 3:9s-"), Action::Riichi { .. }));
    let dead = scene.choice(&mut Normal, "0:3s 1:3s 2:3s 3:9m 0:3s 1:9m 2:9m 3:9s-");
    assert!(!matches!(dead, Action::Riichi { .. }), "{dead}");
}

#[test]
fn a_closed_kan_is_laid_only_while_nobody_is_in_riichi() {
    let scene = Scene::new("3", "234m99m67p345s111z");
    assert_eq!(scene.choice(&mut Normal, "0:9p 1:9p 2:9p 3:1z-"), Action::Ankan { kind: Kind::EAST });
    assert!(!matches!(scene.choice(&mut Normal, "0:9p 1:9p 2!9p 3:1z-"), Action::Ankan { .. }));
    // Three of these make runs.
    let runs = Scene::new("3", "333m45m12m67899p5s");
    assert!(!matches!(runs.choice(&mut Normal, "0:9p 1:9p 2:9p 3:3m-"), Action::Ankan { .. }));
}

#[test]
fn nine_kinds_end_a_bad_hand_only() {
    assert_eq!(Scene::new("0", "159m158p148s1236z").choice(&mut Normal, "0:7z-"), Action::KyuushuKyuuhai);
    assert_ne!(Scene::new("0", "19m19p19s123456z5m").choice(&mut Normal, "0:7z-"), Action::KyuushuKyuuhai);
}

#[test]
fn every_choice_is_legal_and_the_leader_stops() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.agari_yame = Yame::LeaderChoice;
    rules.tenpai_yame = Yame::LeaderChoice;
    let rules = Arc::new(rules);
    let seats: Vec<SeatInfo> =
        rules.players.seats().map(|_| SeatInfo { name: "normal".into(), kind: SeatKind::Bot }).collect();
    let mut stops = 0;
    for seed in 0..12 {
        let choose = |played: &jantaku_engine::Match, seat, actions: &Actions| {
            let choice = Normal.choose(&played.view(seat).unwrap(), actions);
            assert!(actions.legal.contains(&choice));
            if actions.legal.contains(&Action::Stop) {
                assert_eq!(choice, Action::Stop);
                stops += 1;
            }
            choice
        };
        play_match(rules.clone(), &seats, &[seed; 32], choose, |_, _| ()).unwrap();
    }
    assert!(stops > 0, "no leader was asked: take more seeds");
}
