//! Tables that do not play by the ranked rules of their site: what their records state is used, and what is not
//! supported is named.

use std::sync::Arc;

use jantaku_core::rules::Rounding;
use jantaku_core::{Ruleset, Wind};
use jantaku_record::Record;
use jantaku_record::formats::log::{Log, LogEnd, StatedLimit};
use jantaku_record::formats::verify::{Check, replay};
use jantaku_record::formats::{StatedRules, mjlog, tenhou6};
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::corpus::check::read_log;
use crate::corpus::recorded;

/// Waits for 3p and 6p, with tanyao and pinfu.
const READY: &str = "234567m34588s45p";
/// Ikkitsuukan with two dragons: six han with a third.
const HANEMAN: &str = "123456789m5577z";

/// The match over these rounds: in each somebody wins on the dealer's first discard, or the dealer from the next player.
fn played(house: &str, change: impl Fn(&mut Ruleset), dealer_wins: &[bool]) -> Play {
    let mut rules = Ruleset::preset(house).unwrap();
    change(&mut rules);
    let mut t = Scene::new(rules).hand(1, READY).draws("6p").indicators("1z").deal();
    t.discard(0, "6p").ron(1);
    for by_dealer in dealer_wins {
        let position = t.next_hand();
        let (dealer, next) = (position.dealer.index(), (position.dealer.index() + 1) % 4);
        if *by_dealer {
            let scene = Scene::after(&mut t).hand(dealer, READY).draws("1z 6p").indicators("1z");
            scene.deal_next(&mut t).discard(dealer, "1z").discard(next, "6p").ron(dealer);
        } else {
            let scene = Scene::after(&mut t).hand(next, READY).draws("6p").indicators("1z");
            scene.deal_next(&mut t).discard(dealer, "6p").ron(next);
        }
    }
    t
}

/// The log of a match, with this word on its rules.
fn log_of(play: &Play, rules: StatedRules) -> Log {
    let log = Log::from_record(&Record::read(recorded(play).to_json_lines().as_bytes()).unwrap());
    Log { rules, ..log }
}

fn tenhou(bits: u32) -> StatedRules {
    StatedRules::Tenhou { bits, lobby: Some(0), early: false, csrule: None }
}

fn through_mjlog(play: &Play, bits: u32) -> Log {
    read_log(&mjlog::print(&log_of(play, tenhou(bits))).unwrap())
}

fn differences(log: &Log) -> Vec<Check> {
    let rules = Arc::new(log.ruleset().unwrap());
    replay(log, &rules).differences.iter().map(|difference| difference.check).collect()
}

fn east(rules: &mut Ruleset) {
    rules.round_winds = vec![Wind::East];
    rules.settle_rounding = Rounding::HalfAway;
}

const TO_THE_END_OF_EAST: &[bool] = &[false, false, true, true];

#[test]
fn a_match_over_east_of_2009_settled_by_its_own_uma() {
    let older = |rules: &mut Ruleset| {
        east(rules);
        rules.uma = vec![10_000, 5_000, -5_000, -10_000];
    };
    let log = through_mjlog(&played("tenhou", older, TO_THE_END_OF_EAST), 0x01);
    assert!(log.result.is_some());
    assert_eq!(log.ruleset().unwrap().uma, [10_000, 5_000, -5_000, -10_000]);
    assert_eq!(differences(&log), []);

    let later = through_mjlog(&played("tenhou", east, TO_THE_END_OF_EAST), 0x01);
    assert_eq!(later.ruleset().unwrap().uma, [20_000, 10_000, -10_000, -20_000]);
    assert_eq!(differences(&later), []);

    // Of neither time.
    let mut wrong = log.clone();
    let totals = wrong.result.as_mut().unwrap().totals.as_mut().unwrap();
    totals.iter_mut().for_each(|(seat, total)| *total += if seat.index() == 3 { 10_000 } else { 0 });
    assert_eq!(differences(&wrong), [Check::Final]);
}

#[test]
fn a_lobby_said_to_play_east_was_played_over_south() {
    // The last dealer of East wins twice and has the goal; then the deal passes on to South.
    let log = through_mjlog(&played("tenhou", |_| (), &[false, false, true, true, false, false]), 0x01);
    assert_eq!(log.rounds.last().unwrap().start.name(), "S1.0");
    assert_eq!(log.ruleset().unwrap().round_winds.len(), 2);
    assert_eq!(differences(&log), []);

    // Nobody has the goal, and East is extended.
    let extended = through_mjlog(&played("tenhou", east, &[false, false, false, false]), 0x01);
    assert_eq!(extended.rounds.last().unwrap().start.name(), "S1.0");
    assert_eq!(extended.ruleset().unwrap().round_winds.len(), 1);
    assert_eq!(differences(&extended), []);
}

#[test]
fn tables_that_are_not_supported_are_called_by_their_names() {
    let play = played("tenhou", |_| (), &[]);
    let said = |bits| through_mjlog(&play, bits).ruleset().map_err(|error| error.to_string());
    for (bits, name) in [
        (0x229, "parlour table (雀荘戦) with 2 chips"),
        (0x621, "parlour table (雀荘戦) with 5 chips"),
        (0x641, "parlour table (雀荘戦) with 5 chips"),
        (0x409, "parlour table (雀荘戦) with no chips"),
        (0x841, "for 東天紅 or for matches of one hand"),
    ] {
        let error = said(bits).unwrap_err();
        assert!(error.starts_with("not supported: ") && error.contains(name), "{error}");
        assert!(error.contains(&format!("{bits:#x}")), "{error}");
    }
    // Discards shown darker are no rule.
    assert_eq!(said(0x101), said(0x01));
    assert!(said(0x101).is_ok());

    let mut tournament = log_of(&play, tenhou(0x09));
    if let StatedRules::Tenhou { csrule, .. } = &mut tournament.rules {
        *csrule = Some("0,30000,1".to_owned());
    }
    let read = read_log(&mjlog::print(&tournament).unwrap());
    assert_eq!(read.rules, tournament.rules);
    let error = read.ruleset().unwrap_err().to_string();
    assert!(
        error.starts_with("not supported: a tournament of Tenhou's") && error.contains("csrule 0,30000,1"),
        "{error}"
    );

    let line = |disp: &str| StatedRules::Display { disp: disp.to_owned(), reds: [1; 3] };
    let error = log_of(&play, line("四若東速祝５")).ruleset().unwrap_err().to_string();
    assert!(error.starts_with("not supported: Tenhou's parlour table"), "{error}");
    assert!(log_of(&play, line("銀の間南喰赤")).ruleset().is_ok(), "a room of Mahjong Soul");
}

/// Four han and 30 fu.
fn seven_thousand_seven_hundred() -> Play {
    let scene = Scene::of("tenhou").rules(|rules| rules.kiriage = true).hand(1, READY);
    let mut t = scene.draws("6p").indicators("7s").deal();
    t.discard(0, "6p").ron(1);
    t
}

#[test]
fn under_kiriage_tenhou_names_no_limit() {
    let unnamed = |play: &Play| {
        let mut log = log_of(play, tenhou(0x09));
        let Some(LogEnd::Won(wins)) = &mut log.rounds[0].end else { panic!("no win") };
        wins[0].limit = Some(StatedLimit::None);
        read_log(&mjlog::print(&log).unwrap())
    };
    let kiriage = Arc::new(Ruleset { kiriage: true, ..Ruleset::preset("tenhou").unwrap() });
    let checks = |log: &Log, rules| replay(log, rules).differences.iter().map(|found| found.check).collect::<Vec<_>>();
    let log = unnamed(&seven_thousand_seven_hundred());
    assert_eq!(checks(&log, &kiriage), []);
    assert!(!differences(&log).is_empty(), "without kiriage it is no mangan");

    let mut t = Scene::of("tenhou").hand(1, HANEMAN).draws("5z").indicators("1p").deal();
    t.discard(0, "5z").ron(1);
    assert_eq!(checks(&unnamed(&t), &kiriage), [Check::Limit], "any other limit is named");
}

#[test]
fn a_contest_of_mahjong_soul_states_its_points_and_uma() {
    let agreed = |rules: &mut Ruleset| {
        rules.round_winds = vec![Wind::East];
        (rules.starting_points, rules.return_points, rules.goal_points) = (30_000, 30_000, 30_000);
        rules.uma = vec![20_000, 10_000, -10_000, -20_000];
    };
    let play = played("mahjong_soul", agreed, &[false, false, true]);
    let room = |disp: &str| {
        let rules = StatedRules::Display { disp: disp.to_owned(), reds: [1; 3] };
        read_log(&tenhou6::print(&log_of(&play, rules)).unwrap())
    };
    let log = room("大会戦東喰赤");
    assert!(log.result.is_some());
    let rules = log.ruleset().unwrap();
    assert_eq!((rules.starting_points, rules.return_points), (30_000, 30_000));
    assert_eq!(rules.uma, [20_000, 10_000, -10_000, -20_000]);
    assert_eq!(differences(&log), []);
    assert_eq!(differences(&room("友人戦東喰赤")), []);
    assert!(!differences(&room("金の間東喰赤")).is_empty(), "a ranked room agrees on nothing");

    for change in [100, 1_000, 4_000, -4_000] {
        let mut wrong = log.clone();
        let totals = wrong.result.as_mut().unwrap().totals.as_mut().unwrap();
        totals.iter_mut().for_each(|(seat, total)| *total += if seat.index() == 0 { change } else { 0 });
        assert_eq!(differences(&wrong), [Check::Final], "{change}");
    }
}
