//! Every reason against a choice is given somewhere.

use std::collections::BTreeSet;

use jantaku_core::rules::{FuritenRiichi, Kuikae, Sakizuke};
use jantaku_engine::{IllegalReason, Intent, PlayError};
use jantaku_score::LateYaku;
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::{READY, discarding, kan};

/// A number for each reason: a new one must be added here, and to the cases below.
fn number(why: IllegalReason) -> usize {
    match why {
        IllegalReason::FuritenDiscard(_) => 0,
        IllegalReason::FuritenPassed(_) => 1,
        IllegalReason::FuritenRiichi(_) => 2,
        IllegalReason::NoYaku => 3,
        IllegalReason::BelowTwoHan { .. } => 4,
        IllegalReason::Kuikae { .. } => 5,
        IllegalReason::KuikaeNoDiscard => 6,
        IllegalReason::InRiichi => 7,
        IllegalReason::RiichiKan => 8,
        IllegalReason::HandOpen => 9,
        IllegalReason::NotTenpai => 10,
        IllegalReason::TooFewTiles { .. } => 11,
        IllegalReason::TooFewPoints { .. } => 12,
        IllegalReason::RiichiFuriten(_) => 13,
        IllegalReason::LastTile => 14,
        IllegalReason::FourKans => 15,
        IllegalReason::RoundEnds => 16,
        IllegalReason::ClosedKan => 17,
        IllegalReason::NotFirstTurn => 18,
        IllegalReason::KitaTooFewTiles { .. } => 19,
        IllegalReason::KitaInRiichi => 20,
        IllegalReason::KitaAfterCall => 21,
        IllegalReason::Furiten147 { .. } => 22,
        IllegalReason::RiichiKanNotDrawn => 23,
        IllegalReason::MustWin => 24,
        IllegalReason::LateYaku(LateYaku::NoneWith(_)) => 25,
        IllegalReason::LateYaku(LateYaku::NotTheSame) => 26,
        IllegalReason::LateYaku(LateYaku::NotByFirstCall) => 27,
    }
}

const REASONS: usize = 28;

type Case = (Play, usize, Intent, IllegalReason);

fn play(scene: Scene, course: impl FnOnce(&mut Play) -> &mut Play) -> Play {
    let mut t = scene.deal();
    course(&mut t);
    t
}

fn wins() -> Vec<Case> {
    let waiting = |draws: &str| Scene::of("tenhou").hand(1, READY).draws(draws);
    let discard = play(waiting("1z 3p 6p"), |t| t.discard(0, "1z").discard(1, "3p").discard(2, "6p"));
    let scene = waiting("1z 3p 6p").rules(|rules| rules.furiten_147 = true);
    let related = play(scene, |t| t.discard(0, "1z").discard(1, "3p").discard(2, "6p"));
    let passed =
        play(waiting("1z 9p 6p 3p"), |t| t.discard(0, "1z").discard(1, "9p").discard(2, "6p").pass(1).discard(3, "3p"));
    let riichi =
        play(waiting("1z 9p 6p 3p"), |t| t.discard(0, "1z").riichi(1, "9p").discard(2, "6p").pass(1).discard(3, "3p"));
    let none = play(Scene::of("tenhou").hand(1, "23m456p678s444s55p").draws("1m"), |t| t.discard(0, "1m"));
    let poor = Scene::of("yakuza").honba(5).hand(1, "23m456p678s444s22p").draws("4m");
    let poor = play(poor, |t| t.discard(0, "4m"));
    let scene = Scene::of("yakuza").hand(0, "999s").hand(3, "234567m34588p78s").draws("9s");
    let closed = play(scene, |t| t.ankan(0, "9s"));
    vec![
        (discard, 1, Intent::Ron, IllegalReason::FuritenDiscard(tile("3p"))),
        (related, 1, Intent::Ron, IllegalReason::Furiten147 { discarded: tile("3p"), offered: tile("6p") }),
        (passed, 1, Intent::Ron, IllegalReason::FuritenPassed(tile("6p"))),
        (riichi, 1, Intent::Ron, IllegalReason::FuritenRiichi(tile("6p"))),
        (none, 1, Intent::Ron, IllegalReason::NoYaku),
        (poor, 1, Intent::Ron, IllegalReason::BelowTwoHan { han: 1 }),
        (closed, 3, Intent::Ron, IllegalReason::ClosedKan),
    ]
}

fn late_yaku() -> Vec<Case> {
    let house = |sakizuke| Scene::of("tenhou").rules(|rules| rules.sakizuke = sakizuke);
    let one_sided = house(Sakizuke::EveryWait).hand(1, "23m456p678s444s55p").draws("4m");
    let one_sided = play(one_sided, |t| t.discard(0, "4m"));
    let two = house(Sakizuke::OneYaku).hand(1, "234m456p789s5577z").draws("5z");
    let two = play(two, |t| t.discard(0, "5z"));
    let run_first = house(Sakizuke::FirstCall).hand(1, "46m55z234p67s99s12z").draws("5m . . 5z 8s");
    let run_first = play(run_first, |t| {
        t.discard(0, "5m").chii(1, "46m").discard(1, "1z").run_to(0).discard(0, "5z").pon(1).discard(1, "2z");
        t.discard(2, "8s")
    });
    vec![
        (one_sided, 1, Intent::Ron, IllegalReason::LateYaku(LateYaku::NoneWith(tile("1m").kind()))),
        (two, 1, Intent::Ron, IllegalReason::LateYaku(LateYaku::NotTheSame)),
        (run_first, 1, Intent::Ron, IllegalReason::LateYaku(LateYaku::NotByFirstCall)),
    ]
}

fn riichi() -> Vec<Case> {
    let open = Scene::of("tenhou").hand(0, READY).draws("1z 8s 2z 3z 4z 9s");
    let open = play(open, |t| t.discard(0, "1z").discard(1, "8s").pon(0).discard(0, "5p").run_to(0));
    let far = play(Scene::of("tenhou"), |t| t);
    let late = play(Scene::of("tenhou").hand(2, "123789m12378p11s"), |t| t.run_until(3));
    let points = [900, 30000, 30000, 39100];
    let poor = play(Scene::of("tenhou").points(points).hand(0, READY).draws("1z"), |t| t);
    let scene = Scene::of("tenhou").rules(|rules| rules.furiten_riichi = FuritenRiichi::Forbidden);
    let furiten = play(scene.hand(0, READY).draws("3p 1z 2z 3z 9s"), |t| t.discard(0, "3p").run_to(0));
    let frozen = play(Scene::of("tenhou").hand(0, READY).draws("1z 2z 3z 4z 9s"), |t| t.riichi(0, "1z").run_to(0));
    let kan_scene = Scene::of("tenhou").hand(0, "2223m567m345p888s").draws("1z 5z 3z 4z 2m");
    let barred = play(kan_scene, |t| t.riichi(0, "1z").run_to(0));
    let held = Scene::of("tenhou").hand(0, "2222m34m34588s45p").draws("1z 2z 3z 4z 1z");
    let held = play(held, |t| t.riichi(0, "1z").run_to(0));
    let forced = Scene::of("tenhou").rules(|rules| rules.riichi_forced_win = true).hand(0, READY);
    let forced = play(forced.draws("1z 2z 3z 4z 6p"), |t| t.riichi(0, "1z").run_to(0));
    vec![
        (open, 0, Intent::Riichi, IllegalReason::HandOpen),
        (far, 0, Intent::Riichi, IllegalReason::NotTenpai),
        (late, 2, Intent::Riichi, IllegalReason::TooFewTiles { left: 3, needed: 4 }),
        (poor, 0, Intent::Riichi, IllegalReason::TooFewPoints { points: 900, needed: 1000 }),
        (furiten, 0, Intent::Riichi, IllegalReason::RiichiFuriten(tile("3p"))),
        (frozen, 0, discarding("2m"), IllegalReason::InRiichi),
        (barred, 0, kan("2m"), IllegalReason::RiichiKan),
        (held, 0, kan("2m"), IllegalReason::RiichiKanNotDrawn),
        (forced, 0, discarding("6p"), IllegalReason::MustWin),
    ]
}

fn calls() -> Vec<Case> {
    let kuikae = play(Scene::of("tenhou").hand(1, "2349s").draws("4s"), |t| t.discard(0, "4s").chii(1, "23s"));
    let scene = Scene::of("tenhou").rules(|rules| rules.kuikae = Kuikae::NoSameOrSuji);
    let stuck = play(scene.hand(1, "112255z1234s9m1p9p").draws("1z . . 2z . . 5z . . 4s"), |t| {
        t.discard(0, "1z").pon(1).discard(1, "9m").run_to(0).discard(0, "2z").pon(1).discard(1, "1p");
        t.run_to(0).discard(0, "5z").pon(1).discard(1, "9p").run_to(0).discard(0, "4s")
    });
    let last = play(Scene::of("tenhou").hand(3, "55p").last_draws("5p"), |t| t.run_until(0).discard(1, "5p"));
    let scene = Scene::of("tenhou").hand(0, "1111222233334m").hand(2, "999s").draws("4m 9s").supplements("4m4m1z2z");
    let fifth = play(scene, |t| {
        t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").ankan(0, "4m").discard(0, "2z").discard(1, "9s")
    });
    let scene = Scene::of("tenhou").hand(0, "111122223333m").hand(1, "4444p").hand(3, "88p").draws("1z 7z");
    let ends = play(scene.supplements("1z2z3z8p"), |t| {
        t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4p").discard(1, "8p")
    });
    let scene = Scene::of("tenhou").hand(1, "19m19p19s123z2345m").hand(3, "44z5m").draws("4z 5z 5p");
    let nine = play(scene, |t| t.discard(0, "4z").pon(3).discard(3, "5m").discard(0, "5z"));
    vec![
        (kuikae, 1, discarding("4s"), IllegalReason::Kuikae { called: tile("4s"), tile: tile("4s") }),
        (stuck, 1, Intent::Chii, IllegalReason::KuikaeNoDiscard),
        (last, 3, Intent::Pon, IllegalReason::LastTile),
        (fifth, 2, kan("9s"), IllegalReason::FourKans),
        (ends, 3, Intent::Pon, IllegalReason::RoundEnds),
        (nine, 1, Intent::KyuushuKyuuhai, IllegalReason::NotFirstTurn),
    ]
}

fn norths() -> Vec<Case> {
    let called = play(Scene::of("tenhou_sanma").hand(1, "55z4z").draws("5z"), |t| t.discard(0, "5z").pon(1));
    let last = play(Scene::of("tenhou_sanma").last_draws("4z"), |t| t.run_until(0));
    let scene = Scene::of("tenhou_sanma").hand(0, "234678p23466s44z").draws("1z 2z 3z 5z");
    let waiting = play(scene, |t| t.riichi(0, "1z").discard(1, "2z").discard(2, "3z").pass_all());
    vec![
        (called, 1, Intent::Kita, IllegalReason::KitaAfterCall),
        (last, 0, Intent::Kita, IllegalReason::KitaTooFewTiles { left: 0, needed: 1 }),
        (waiting, 0, Intent::Kita, IllegalReason::KitaInRiichi),
    ]
}

/// each reason is given in some position, with a distinct text.
#[test]
fn every_reason_is_given() {
    let cases: Vec<Case> =
        wins().into_iter().chain(late_yaku()).chain(riichi()).chain(calls()).chain(norths()).collect();
    let mut reached = BTreeSet::new();
    let mut words = BTreeSet::new();
    for (mut t, number_of_seat, what, why) in cases {
        t.expect_illegal(number_of_seat, what, why);
        reached.insert(number(why));
        words.insert(why.to_string());
    }
    assert_eq!(reached, (0..REASONS).collect());
    assert_eq!(words.len(), REASONS);
}

/// what the document of Shanghai lists, refused by that house's own rules.
#[test]
fn shanghai_names_the_rules_it_refuses_by() {
    let scene = || Scene::of("shanghai");
    let none = play(scene().hand(1, "23m456p678s444s55p").draws("1m"), |t| t.discard(0, "1m"));
    let poor = play(scene().honba(5).hand(1, "23m456p678s444s22p").draws("4m"), |t| t.discard(0, "4m"));
    let waiting = |draws: &str| scene().hand(1, READY).draws(draws);
    let related = play(waiting("1z 3p 6p"), |t| t.discard(0, "1z").discard(1, "3p").discard(2, "6p"));
    let passed =
        play(waiting("1z 9p 6p 3p"), |t| t.discard(0, "1z").discard(1, "9p").discard(2, "6p").pass(1).discard(3, "3p"));
    let forced = play(scene().hand(0, READY).draws("1z 2z 3z 4z 6p"), |t| t.riichi(0, "1z").run_to(0));
    let kuikae = play(scene().hand(1, "2349s").draws("4s"), |t| t.discard(0, "4s").chii(1, "23s"));
    let last = play(scene().hand(3, "55p").last_draws("5p"), |t| t.run_until(0).discard(1, "5p"));
    let cases: [Case; 7] = [
        (none, 1, Intent::Ron, IllegalReason::NoYaku),
        (poor, 1, Intent::Ron, IllegalReason::BelowTwoHan { han: 1 }),
        (related, 1, Intent::Ron, IllegalReason::Furiten147 { discarded: tile("3p"), offered: tile("6p") }),
        (passed, 1, Intent::Ron, IllegalReason::FuritenPassed(tile("6p"))),
        (forced, 0, discarding("6p"), IllegalReason::MustWin),
        (kuikae, 1, discarding("4s"), IllegalReason::Kuikae { called: tile("4s"), tile: tile("4s") }),
        (last, 3, Intent::Pon, IllegalReason::LastTile),
    ];
    for (mut t, number_of_seat, what, why) in cases {
        t.expect_illegal(number_of_seat, what, why);
    }
}

/// trying a barred action gives the same reason as the list.
#[test]
fn a_barred_action_is_refused_with_its_reason() {
    let mut t = Scene::of("tenhou").hand(1, "2349s").draws("4s").deal();
    t.discard(0, "4s").chii(1, "23s");
    let action = jantaku_engine::Action::Discard { tile: tile("4s"), tsumogiri: false };
    let why = IllegalReason::Kuikae { called: tile("4s"), tile: tile("4s") };
    assert_eq!(t.game().clone().play(seat(1), action), Err(PlayError::IllegalIntent { action, why }));
}
