//! Riichi: its conditions, its stick, the frozen hand.

use jantaku_core::Yaku;
use jantaku_core::rules::{RiichiAnkan, StakeOnRon};
use jantaku_engine::{Action, Event, IllegalReason, Intent, Match, PublicEvent};
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::{READY, discarding, kan};

/// a closed tenpai hand may declare; the stick is paid once the discard has passed.
#[test]
fn riichi_costs_a_stick_once_the_discard_has_passed() {
    let mut t = Scene::of("tenhou").hand(0, READY).hand(2, "88p").draws("8p").deal();
    t.riichi(0, "8p").expect_legal(2, Intent::Pon);
    assert_eq!((t.table().scores[seat(0)], t.table().sticks), (25000, 0));
    t.pon(2);
    assert_eq!((t.table().scores[seat(0)], t.table().sticks), (24000, 1));
}

///
#[test]
fn the_stick_lies_on_the_table() {
    for house in ["tenhou", "yakuza"] {
        let mut t = Scene::of(house).hand(0, READY).draws("1z").deal();
        t.riichi(0, "1z").expect_turn(1).expect_scores([24000, 25000, 25000, 25000]).expect_sticks(1);
    }
}

/// near misses: not tenpai, or open.
#[test]
fn riichi_needs_a_closed_tenpai_hand() {
    let mut t = Scene::of("tenhou").hand(0, "234567m34588s1p9p").draws("1z").deal();
    t.expect_illegal(0, Intent::Riichi, IllegalReason::NotTenpai);
    let mut t = Scene::of("tenhou").hand(0, READY).draws("1z 8s 2z 3z 4z 9s").deal();
    t.discard(0, "4p").discard(1, "8s").pon(0).discard(0, "1z").discard(1, "2z").discard(2, "3z").discard(3, "4z");
    t.expect_turn(0).expect_illegal(0, Intent::Riichi, IllegalReason::HandOpen);
}

/// the wait needs no yaku; near miss: without riichi the same tile does not win.
#[test]
fn riichi_needs_no_yaku() {
    for house in ["yakuza", "pretty_girls", "touzai", "shanghai", "pool_of_dreams"] {
        let scene = || Scene::of(house).hand(0, "123m456p789s11m99p").draws("1z 9p").indicators("1z").deal();
        let mut t = scene();
        t.discard(0, "1z").discard(1, "9p").expect_illegal(0, Intent::Ron, IllegalReason::NoYaku);
        scene().riichi(0, "1z").discard(1, "9p").ron(0).expect_won(&[0]);
    }
}

/// a closed kan does not open the hand.
#[test]
fn riichi_is_possible_after_a_closed_kan() {
    let mut t = Scene::of("tenhou").hand(0, "2222m34588s45p67m").draws("8m").supplements("1z").deal();
    t.ankan(0, "2m").expect_legal(0, Intent::Riichi).riichi(0, "1z").expect_turn(1);
}

/// exactly 1000 points suffice, 900 do not.
#[test]
fn riichi_needs_the_points_of_the_stick() {
    let scene =
        |points| Scene::of("tenhou").points([points, 30000, 30000, 40000 - points]).hand(0, READY).draws("1z").deal();
    scene(1000).expect_legal(0, Intent::Riichi).riichi(0, "1z").expect_scores([0, 30000, 30000, 39000]);
    scene(900).expect_illegal(0, Intent::Riichi, IllegalReason::TooFewPoints { points: 900, needed: 1000 });
    let mut free =
        Scene::of("tenhou").rules(|rules| rules.riichi_below_stake = true).points([900, 30000, 30000, 39100]);
    free = free.hand(0, READY).draws("1z");
    free.deal().riichi(0, "1z").expect_scores([-100, 30000, 30000, 39100]);
}

/// four tiles left suffice, three do not.
#[test]
fn riichi_needs_four_tiles_in_the_wall() {
    for house in ["tenhou", "yakuza", "pretty_girls", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(1, READY).hand(2, "123789m12378p11s").deal();
        t.run_until(4).expect_turn(1).expect_legal(1, Intent::Riichi).tsumogiri(1).expect_turn(2);
        t.expect_illegal(2, Intent::Riichi, IllegalReason::TooFewTiles { left: 3, needed: 4 });
    }
}

/// a ronned declaration costs no stick, and there is no event of a stick.
#[test]
fn a_ronned_declaration_costs_nothing() {
    let scene = Scene::of("tenhou").hand(0, "123789m123789s9p").hand(2, READY).draws("6p").indicators("1z");
    let mut t = scene.deal();
    t.riichi(0, "6p").ron(2).expect_sticks(0).expect_paid(0, 2, 2000, Reason::Hand);
    t.expect_scores([23000, 25000, 27000, 25000]);
    assert!(!t.saw(|event| matches!(event, PublicEvent::RiichiPaid { .. })));
}

/// R-061, the other way: where the stick is lost the winner takes it.
#[test]
fn a_ronned_declaration_costs_the_stick_where_the_house_says_so() {
    let scene = Scene::of("tenhou").rules(|rules| rules.riichi_stake_on_ron = StakeOnRon::Lost);
    let mut t = scene.hand(0, "123789m123789s9p").hand(2, READY).draws("6p").indicators("1z").deal();
    t.riichi(0, "6p").ron(2).expect_scores([22000, 25000, 28000, 25000]).expect_sticks(0);
}

/// the next winner takes all sticks, those left from before too.
#[test]
fn the_winner_takes_all_sticks() {
    let mut t = Scene::of("tenhou")
        .sticks(2)
        .hand(0, READY)
        .hand(1, "123789m123789s9p")
        .draws("1z 2z 3z 4z 9p")
        .indicators("1z")
        .deal();
    t.riichi(0, "1z").riichi(1, "2z").discard(2, "3z").discard(3, "4z").discard(0, "9p").ron(1).expect_sticks(0);
    let hand = t.win(1).win.base;
    assert!(hand > 0);
    let sticks: i32 =
        t.result().payments.iter().filter(|paid| paid.reason == Reason::Sticks).map(|paid| paid.points).sum();
    assert_eq!(sticks, 4000);
}

/// in riichi only the drawn tile may be discarded, and nothing may be called.
#[test]
fn the_hand_is_frozen() {
    let mut t = Scene::of("tenhou").hand(0, READY).draws("1z 8s 2z 3z 9s").deal();
    t.riichi(0, "1z").discard(1, "8s").expect_no_claim(0);
    t.discard(2, "2z").discard(3, "3z").expect_turn(0);
    t.expect_illegal(0, discarding("2m"), IllegalReason::InRiichi).expect_legal(0, discarding("9s")).tsumogiri(0);
}

/// near miss: the same pon is offered without riichi.
#[test]
fn without_riichi_the_same_tile_may_be_called() {
    let mut t = Scene::of("tenhou").hand(0, READY).draws("1z 8s").deal();
    t.discard(0, "1z").discard(1, "8s").expect_legal(0, Intent::Pon);
}

/// the riichi tile is turned sideways; if it is claimed, the next discard is.
#[test]
fn the_next_discard_lies_sideways_if_the_declaring_one_is_claimed() {
    let sideways = |t: &Play| -> Vec<bool> {
        t.table().rivers.values().next().unwrap().iter().map(|discard| discard.sideways).collect()
    };
    let mut t = Scene::of("tenhou").hand(0, READY).hand(2, "99p5z").draws("9p 2z 3z 1z 4z").deal();
    t.riichi(0, "9p").pon(2).discard(2, "5z").discard(3, "2z").discard(0, "3z");
    t.pass_all();
    assert_eq!(sideways(&t), [true, true]);
    t.run_to(0).tsumogiri(0).pass_all();
    assert_eq!(sideways(&t), [true, true, false]);
    let mut t = Scene::of("tenhou").hand(0, READY).draws("9p 2z 3z 1z 4z").deal();
    t.riichi(0, "9p").run_to(0).tsumogiri(0).pass_all();
    assert_eq!(sideways(&t), [true, false]);
}

/// in riichi a closed kan of the drawn tile is possible if the waits stay.
#[test]
fn a_closed_kan_in_riichi_keeps_the_waits() {
    let mut t = Scene::of("tenhou").hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").deal();
    t.riichi(0, "1z").run_to(0).expect_legal(0, kan("2m"));
    // 2m is a triplet or part of a run: the kan would take waits away.
    let mut t = Scene::of("tenhou").hand(0, "2223m567m345p888s").draws("1z 5z 3z 4z 2m").deal();
    t.riichi(0, "1z").run_to(0).expect_illegal(0, kan("2m"), IllegalReason::RiichiKan);
}

/// four tiles held before the riichi are no reason for a kan: only the drawn tile counts.
#[test]
fn a_kan_in_riichi_is_of_the_drawn_tile() {
    let mut t = Scene::of("tenhou").hand(0, "2222m34m34588s45p").draws("1z 2z 3z 4z 1z").deal();
    t.expect_legal(0, kan("2m")).riichi(0, "1z").run_to(0).expect_illegal(
        0,
        kan("2m"),
        IllegalReason::RiichiKanNotDrawn,
    );
}

/// where a house does not ask for the drawn tile, the four held are judged by the waits they leave. Both 1m2m
/// and 2m4m wait for 3m; with a drawn 1z the hand would wait for nothing.
#[test]
fn a_house_may_take_a_kan_in_riichi_from_the_hand() {
    let riichi = |drawn: &str| {
        let rules = |rules: &mut jantaku_core::Ruleset| rules.riichi_ankan_drawn_only = false;
        let scene = Scene::of("tenhou").rules(rules).hand(0, "11112567m34588s");
        let mut t = scene.draws(&format!("1z 2z 3z 4z {drawn}")).deal();
        t.riichi(0, "1z").run_to(0);
        t
    };
    riichi("4m").expect_legal(0, kan("1m"));
    riichi("1z").expect_illegal(0, kan("1m"), IllegalReason::RiichiKan);
}

/// a kan that keeps waits and readings may still cost a yaku; the strictest houses bar that too.
#[test]
fn the_strictest_test_asks_that_no_yaku_is_lost() {
    // It waits for 7m with the nine gates, which no kan can be part of.
    let riichi = |rule: RiichiAnkan, hand: &str| {
        let scene = Scene::of("tenhou").rules(|rules| rules.riichi_ankan = rule).hand(0, hand);
        let mut t = scene.draws("1z 2z 3z 4z 1m").deal();
        t.riichi(0, "1z").run_to(0);
        t
    };
    let gates = "1112234568999m";
    riichi(RiichiAnkan::NoReadingChanged, gates).expect_legal(0, kan("1m"));
    riichi(RiichiAnkan::NoReadingOrYakuChanged, gates).expect_illegal(0, kan("1m"), IllegalReason::RiichiKan);
    riichi(RiichiAnkan::NoReadingOrYakuChanged, "111m567m34588s45p").expect_legal(0, kan("1m"));
}

/// the house may force wins in riichi, by draw and by discard; without riichi they are not forced.
#[test]
fn a_house_may_force_the_win_in_riichi() {
    let scene = |forced: bool, draws: &str| {
        let scene = Scene::of("tenhou").rules(|rules| rules.riichi_forced_win = forced);
        scene.hand(0, READY).draws(draws).deal()
    };
    let mut t = scene(true, "1z 2z 3z 4z 6p");
    t.riichi(0, "1z").run_to(0).expect_only(0, &[Action::Tsumo]);
    let mut t = scene(true, "1z 2z 6p");
    t.riichi(0, "1z").discard(1, "2z").discard(2, "6p").expect_only(0, &[Action::Ron]);
    let mut t = scene(false, "1z 2z 6p");
    t.riichi(0, "1z").discard(1, "2z").discard(2, "6p").expect_only(0, &[Action::Ron, Action::Pass]);
    let mut t = scene(true, "1z 2z 6p");
    t.discard(0, "1z").discard(1, "2z").discard(2, "6p").expect_only(0, &[Action::Ron, Action::Pass]);
}

/// two in riichi must win with one tile and only the nearer does; the record, which has no answers, still
/// replays.
#[test]
fn a_forced_win_that_came_second_replays() {
    let scene = Scene::of("yakuza").rules(|rules| rules.riichi_forced_win = true).hand(1, READY);
    let scene = scene.hand(2, "678m34577m45p345s").draws("1z 9p 9p 6p");
    let setup = scene.clone().setup().unwrap();
    let mut t = scene.deal();
    t.discard(0, "1z").riichi(1, "9p").riichi(2, "9p").discard(3, "6p").ron(1).expect_won(&[1]);
    let (mut replayed, _) = Match::start_from(setup).unwrap();
    let dealt = 2;
    for event in t.events().iter().skip(dealt).filter(|event| !matches!(event, Event::Answered { .. })) {
        replayed.apply(event).unwrap();
    }
    assert_eq!(replayed.table().scores, t.table().scores);
}

/// a house may bar only the last tile, or not even that.
#[test]
fn a_house_may_allow_riichi_to_the_last() {
    let turn = |needed: u8, left: u8| {
        let scene = match needed {
            1 => Scene::of("shanghai"),
            _ => Scene::of("tenhou").rules(|rules| rules.riichi_min_wall = needed),
        };
        let mut t = scene.hand(0, "123789m12378p11s").hand(1, READY).deal();
        t.run_until(left);
        t
    };
    turn(1, 1).expect_legal(0, Intent::Riichi);
    turn(1, 0).expect_illegal(1, Intent::Riichi, IllegalReason::TooFewTiles { left: 0, needed: 1 });
    turn(0, 0).expect_legal(1, Intent::Riichi);
}

/// a house may forbid every kan in riichi.
#[test]
fn a_house_may_forbid_kans_in_riichi() {
    let scene = Scene::of("tenhou").rules(|rules| rules.riichi_ankan = RiichiAnkan::Never);
    let mut t = scene.hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").deal();
    t.riichi(0, "1z").run_to(0).expect_illegal(0, kan("2m"), IllegalReason::RiichiKan);
}

/// with 11123s and 777s a fourth 1s may not be quadded, a fourth 7s may.
#[test]
fn the_strict_test_asks_that_no_reading_changes() {
    let riichi = |drawn: &str| {
        let scene = Scene::of("yakuza").rules(|rules| rules.riichi_ankan = RiichiAnkan::NoReadingChanged);
        let mut t = scene.hand(0, "11123s777s45688p").draws(&format!("1z 2z 3z 4z {drawn}")).deal();
        t.riichi(0, "1z").run_to(0);
        t
    };
    riichi("1s").expect_illegal(0, kan("1s"), IllegalReason::RiichiKan);
    riichi("7s").expect_legal(0, kan("7s"));
}

/// only a winner in riichi turns the ura indicators.
#[test]
fn only_riichi_turns_the_ura_indicators() {
    let scene = || Scene::of("tenhou").hand(0, READY).draws("1z 2z 3z 4z 1z 6p").indicators("1z").ura("1m").deal();
    let mut t = scene();
    t.riichi(0, "1z").run_to(0).tsumogiri(0).discard(1, "6p").ron(0);
    assert_eq!(t.win(0).win.dora.ura, 1);
    t.expect_yaku(0, &[Yaku::DoubleRiichi, Yaku::Pinfu, Yaku::Tanyao]);
    let mut t = scene();
    t.discard(0, "1z").run_to(0).tsumogiri(0).discard(1, "6p").ron(0);
    assert_eq!(t.win(0).win.dora.ura, 0);
    t.expect_yaku(0, &[Yaku::Pinfu, Yaku::Tanyao]);
    assert_eq!(t.win(0).tile, tile("6p"));
}
