//! Open riichi (開立直).

use jantaku_core::rules::{OpenRiichiRon, RiichiAnkan, StakeOnRon};
use jantaku_core::{Ruleset, Yaku};
use jantaku_engine::{Action, Declares, Event, IllegalReason, PublicEvent};
use jantaku_score::{Limit, Reason};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::{READY, kan};

/// A house that knows it.
fn house() -> Scene {
    Scene::of("tenhou").rules(|rules| {
        rules.yaku.switch_on(Yaku::OpenRiichi);
        rules.yaku.switch_on(Yaku::OpenDoubleRiichi);
    })
}

fn may_open(t: &Play, number: usize) -> bool {
    t.view(number).legal_actions().legal.iter().any(|action| matches!(action, Action::OpenRiichi { .. }))
}

#[test]
fn it_is_offered_beside_riichi_where_the_house_knows_it() {
    let t = house().hand(0, READY).draws("1z").deal();
    let legal = t.view(0).legal_actions().legal;
    for (riichi, open) in legal.iter().filter_map(|action| match *action {
        Action::Riichi { tile, tsumogiri } => Some((*action, Action::OpenRiichi { tile, tsumogiri })),
        _ => None,
    }) {
        assert!(legal.contains(&open), "{riichi}");
    }
    assert!(may_open(&t, 0));
    assert!(!may_open(&Scene::of("tenhou").hand(0, READY).draws("1z").deal(), 0));
    let double_only = |rules: &mut Ruleset| rules.yaku.switch_on(Yaku::OpenDoubleRiichi);
    let mut double = Scene::of("tenhou").rules(double_only).hand(0, READY).draws("1z 2z 3z 4z 1z").deal();
    assert!(may_open(&double, 0));
    double.discard(0, "1z").run_to(0);
    assert!(!may_open(&double, 0));
}

/// The conditions are those of riichi.
#[test]
fn it_has_the_conditions_of_riichi() {
    let not_tenpai = house().hand(0, "234567m34588s1p9p").draws("1z").deal();
    let poor = house().points([900, 30000, 30000, 39100]).hand(0, READY).draws("1z").deal();
    let opened = house().hand(0, READY).draws("1z 8s 2z 3z 4z 9s").deal();
    let mut called = opened;
    called.discard(0, "4p").discard(1, "8s").pon(0).discard(0, "1z").run_to(0);
    assert!(!may_open(&not_tenpai, 0) && !may_open(&poor, 0) && !may_open(&called, 0));
}

/// Everyone sees the hand; nobody sees what its owner draws.
#[test]
fn the_hand_lies_open_for_everybody() {
    let mut t = house().hand(0, READY).draws("1z 2z 3z 4z 5z").deal();
    t.open_riichi(0, "1z").expect_turn(1).expect_scores([24000, 25000, 25000, 25000]);
    t.discard(1, "2z").run_to(0);
    for number in 0..4 {
        let view = t.view(number);
        let shown = view.table().opened[seat(0)].as_ref().map(|hand| hand.concealed().to_vec());
        assert_eq!(shown.as_deref(), Some(t.view(0).hand().concealed()), "seat {number}");
        assert!(view.table().opened.values().skip(1).all(Option::is_none));
    }
    let opens = |event: &&Event| {
        matches!(event, Event::Public(PublicEvent::Discarded { declares: Declares::OpenRiichi(_), .. }))
    };
    assert_eq!(t.events().iter().filter(opens).count(), 1);
}

/// A player who deals in pays a yakuman, unless in riichi too; a self-draw is paid as usual.
#[test]
fn dealing_in_costs_a_yakuman() {
    let mut fed = house().hand(0, READY).draws("1z 6p").deal();
    fed.open_riichi(0, "1z").discard(1, "6p").ron(0).expect_yaku(0, &[Yaku::OpenDoubleRiichi]);
    fed.expect_paid(1, 0, 48000, Reason::Hand);
    assert_eq!(fed.win(0).win.limit, Some(Limit::Yakuman(1)));
    let mut drawn = house().hand(0, READY).draws("1z 2z 3z 4z 6p").deal();
    drawn.open_riichi(0, "1z").run_to(0).tsumo(0);
    let yaku = [Yaku::OpenDoubleRiichi, Yaku::Ippatsu, Yaku::MenzenTsumo, Yaku::Pinfu, Yaku::Tanyao];
    drawn.expect_yaku(0, &yaku);
}

const OTHER: &str = "123789m123789s1z";

#[test]
fn who_is_in_riichi_pays_as_usual() {
    let course = |rule| {
        let scene = house().rules(|rules| rules.open_riichi_ron = rule).hand(0, READY).hand(1, OTHER);
        let mut t = scene.draws("1m 2z 3z 4z 5z 6p").deal();
        t.open_riichi(0, "1m").riichi(1, "2z").run_to(1).tsumogiri(1).ron(0);
        t.win(0).win
    };
    let yakuman = Some(Limit::Yakuman(1));
    assert_eq!(course(OpenRiichiRon::YakumanUnlessRiichi).han, 5); // open double riichi, pinfu, tanyao
    assert_eq!(course(OpenRiichiRon::Yakuman).limit, yakuman);
    assert_eq!(course(OpenRiichiRon::Usual).han, 5);
}

/// The tile that declares riichi was still chosen freely.
#[test]
fn who_only_declares_riichi_with_the_tile_pays_a_yakuman() {
    for stake in [StakeOnRon::Returned, StakeOnRon::Lost] {
        let scene = house().rules(|rules| rules.riichi_stake_on_ron = stake).hand(0, READY).hand(1, OTHER);
        let mut t = scene.draws("1m 6p").deal();
        t.open_riichi(0, "1m").riichi(1, "6p").ron(0);
        assert_eq!(t.win(0).win.limit, Some(Limit::Yakuman(1)));
    }
}

/// In some houses dealing in costs what the hand is worth.
#[test]
fn a_house_may_ask_no_more_than_the_hand() {
    let mut t =
        house().rules(|rules| rules.open_riichi_ron = OpenRiichiRon::Usual).hand(0, READY).draws("1z 6p").deal();
    t.open_riichi(0, "1z").discard(1, "6p").ron(0);
    t.expect_yaku(0, &[Yaku::OpenDoubleRiichi, Yaku::Ippatsu, Yaku::Pinfu, Yaku::Tanyao]);
}

/// A kan leaves the rest of the hand open; it must use the tile just drawn, since otherwise that tile would join a hand
/// that everyone sees.
#[test]
fn a_kan_leaves_the_rest_open() {
    let scene = || {
        house().rules(|rules| {
            (rules.riichi_ankan, rules.riichi_ankan_drawn_only) = (RiichiAnkan::WaitsUnchanged, false);
        })
    };
    let mut t = scene().hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").supplements("9s").deal();
    t.open_riichi(0, "1z").run_to(0).ankan(0, "2m").expect_turn(0);
    let view = t.view(2);
    let shown = view.table().opened[seat(0)].as_ref().expect("it lies open");
    assert_eq!((shown.concealed_len(), shown.melds().len()), (10, 1));
    assert_eq!(shown.concealed(), t.view(0).hand().concealed());
    let mut held = scene().hand(0, "1111z567m34588s4p").draws("5p 2z 3z 4z 9s").deal();
    held.open_riichi(0, "1z");
    held.expect_turn(1);
    let mut kept = scene().hand(0, "1111m23m567p3459s").draws("9s 2z 3z 4z 9m").deal();
    kept.open_riichi(0, "9s").run_to(0).expect_illegal(0, kan("1m"), IllegalReason::RiichiKanNotDrawn);
    assert_eq!(tile("9m").kind(), kept.view(0).hand().drawn().expect("it drew").kind());
}
