//! Fouls, prevented or punished.

use jantaku_core::Ruleset;
use jantaku_core::rules::{ChomboMode, RiichiAnkan};
use jantaku_engine::{Abort, Action, IllegalReason, Intent};
use jantaku_score::Reason;
use jantaku_testkit::{Scene, SceneExt, kind, seat, tile};

use crate::rules::{READY, discarding, kan};

const FAR: &str = "258m258p258s1234z";

fn punishing(rules: &mut Ruleset) {
    rules.chombo_mode = ChomboMode::Penalised;
    rules.riichi_ankan = RiichiAnkan::UncheckedPenalised;
}

fn riichi(text: &str) -> Action {
    Action::Riichi { tile: tile(text), tsumogiri: true }
}

/// riichi without tenpai is marked as a foul, never listed as legal; where fouls are prevented it is neither.
#[test]
fn riichi_without_tenpai_is_a_foul_where_fouls_are_punished() {
    for house in ["yakuza", "pretty_girls"] {
        let mut t = Scene::of(house).rules(punishing).hand(0, FAR).draws("9p").deal();
        t.expect_illegal(0, Intent::Riichi, IllegalReason::NotTenpai);
        assert!(t.game().legal_actions(seat(0)).fouls.contains(&riichi("9p")));
        t.act(0, riichi("9p")).expect_turn(1).expect_sticks(1);
    }
    for house in ["yakuza", "pretty_girls", "shanghai"] {
        let t = Scene::of(house).hand(0, FAR).draws("9p").deal();
        assert!(t.game().legal_actions(seat(0)).fouls.is_empty());
        assert!(t.game().clone().play(seat(0), riichi("9p")).is_err());
    }
    // With tenpai it is not a foul; points and tiles are needed all the same.
    let t = Scene::of("yakuza").rules(punishing).hand(0, READY).draws("1z").deal();
    assert!(!t.game().legal_actions(seat(0)).fouls.contains(&riichi("1z")));
    let poor = Scene::of("yakuza").rules(punishing).points([900, 30000, 30000, 39100]).hand(0, FAR).draws("9p");
    assert!(poor.deal().game().legal_actions(seat(0)).fouls.is_empty());
}

/// where kans alone are fouls, riichi without tenpai is neither legal nor a foul, with tenpai it is legal,
/// and a kan that breaks the hand in riichi is the only foul there is.
#[test]
fn where_kans_alone_are_fouls_nobody_declares_riichi_without_tenpai() {
    let mut t = Scene::of("yakuza").hand(0, FAR).draws("9p").deal();
    t.expect_illegal(0, Intent::Riichi, IllegalReason::NotTenpai);
    assert!(t.game().legal_actions(seat(0)).fouls.is_empty());
    assert!(t.game().clone().play(seat(0), riichi("9p")).is_err());
    let t = Scene::of("yakuza").hand(0, READY).draws("1z").deal();
    assert!(t.game().legal_actions(seat(0)).legal.contains(&riichi("1z")));
    assert!(t.game().legal_actions(seat(0)).fouls.is_empty());
    let mut t = Scene::of("yakuza").hand(0, "56777m123p456p34s").draws("1z 2z 3z 4z 7m").deal();
    t.riichi(0, "1z").run_to(0);
    assert_eq!(t.game().legal_actions(seat(0)).fouls.as_slice(), [Action::Ankan { kind: kind("7m") }]);
    t.act(0, Action::Ankan { kind: kind("7m") }).run_out().expect_abort(Abort::Chombo);
}

/// whether fouls are punished or not, nobody can win falsely or while furiten at Pretty Girls, miscount tiles or wreck
/// the wall; riichi without tenpai and a kan that breaks the hand can be committed there (above and below).
#[test]
fn a_false_win_cannot_be_claimed() {
    for rule in [(|_| ()) as fn(&mut Ruleset), punishing] {
        let house = || Scene::of("pretty_girls").rules(rule);
        let mut t = house().hand(0, FAR).hand(1, FAR).draws("9p").deal();
        t.expect_not_legal(0, Intent::Tsumo);
        assert!(t.game().clone().play(seat(0), Action::Tsumo).is_err());
        assert!(!t.game().legal_actions(seat(0)).fouls.contains(&Action::Tsumo));
        t.discard(0, "9p").expect_no_claim(1);
        house().hand(0, READY).draws("6p").deal().expect_legal(0, Intent::Tsumo);
        let mut t = house().hand(1, READY).draws("1z 6p 2z 6p").deal();
        t.discard(0, "1z").discard(1, "6p").discard(2, "2z").discard(3, "6p");
        t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("6p")));
        let mut t = house().hand(1, READY).draws("1z 9p 2z 6p").deal();
        t.discard(0, "1z").discard(1, "9p").discard(2, "2z").discard(3, "6p").expect_legal(1, Intent::Ron);
    }
}

/// at Shanghai a win without yaku or below two han after five wins is not offered, though the tile may be called for
/// a set; nor is one while furiten, and a win after riichi is the only choice there is. Each with a near miss.
#[test]
fn shanghai_lets_nobody_commit_a_foul() {
    let offered = |honba, hand| {
        let mut t = Scene::of("shanghai").honba(honba).hand(1, hand).draws("3m").deal();
        t.discard(0, "3m").expect_legal(1, Intent::Chii);
        t
    };
    offered(0, "12m456p99p789s444z").expect_illegal(1, Intent::Ron, IllegalReason::NoYaku);
    offered(5, "12m456p789s11155z").expect_illegal(1, Intent::Ron, IllegalReason::BelowTwoHan { han: 1 });
    offered(4, "12m456p789s11155z").expect_legal(1, Intent::Ron);
    let drawn = |own| {
        let mut t = Scene::of("shanghai").hand(1, READY).draws(&format!("1z {own} 2z 6p")).deal();
        t.discard(0, "1z").discard(1, own).discard(2, "2z").discard(3, "6p");
        t
    };
    drawn("6p").expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("6p")));
    let by_suji = IllegalReason::Furiten147 { discarded: tile("3p"), offered: tile("6p") };
    drawn("3p").expect_illegal(1, Intent::Ron, by_suji);
    drawn("9s").expect_legal(1, Intent::Ron);
    let drawn = || Scene::of("shanghai").hand(0, READY).draws("1z 2z 3z 4z 6p").deal();
    drawn().riichi(0, "1z").run_to(0).expect_only(0, &[Action::Tsumo]);
    drawn().discard(0, "1z").run_to(0).expect_legal(0, discarding("6p"));
    let claimed = || Scene::of("shanghai").hand(0, READY).draws("1z 6p").deal();
    claimed().riichi(0, "1z").discard(1, "6p").expect_only(0, &[Action::Ron]);
    claimed().discard(0, "1z").discard(1, "6p").expect_legal(0, Intent::Ron).pass(0).expect_turn(2);
}

/// discovered when hands are shown, it costs a mangan; every stick of the hand is returned, and
/// the hand is dealt again without another honba.
#[test]
fn a_false_riichi_costs_a_mangan_at_the_draw() {
    let scene = Scene::of("yakuza").rules(punishing).honba(2).sticks(1).hand(1, FAR).hand(2, READY);
    let mut t = scene.draws("9m 9p 1z").deal();
    t.discard(0, "9m").act(1, riichi("9p")).riichi(2, "1z").run_out().expect_abort(Abort::Chombo);
    t.expect_scores([29000, 17000, 27000, 27000]).expect_sticks(1).expect_paid(1, 0, 4000, Reason::Chombo);
    t.expect_next(0, 0, 2, 1);
    let mut t = Scene::of("yakuza").rules(punishing).hand(0, FAR).draws("9p").deal();
    t.act(0, riichi("9p")).run_out().expect_abort(Abort::Chombo).expect_scores([13000, 29000, 29000, 29000]);
}

/// R-078, near misses: a true riichi costs nothing, and where somebody wins no hand is shown.
#[test]
fn only_a_draw_finds_a_false_riichi() {
    let mut t = Scene::of("yakuza").rules(punishing).hand(1, READY).draws("9m 1z").deal();
    t.discard(0, "9m").riichi(1, "1z").run_out().expect_exhaustive(&[1], &[]);
    let mut t = Scene::of("yakuza").rules(punishing).hand(0, FAR).hand(2, READY).draws("9p 6p").deal();
    t.act(0, riichi("9p")).discard(1, "6p").ron(2).expect_won(&[2]).expect_paid(1, 2, 0, Reason::Chombo);
}

/// a kan in riichi that breaks the hand is a foul; one that keeps the waits is none.
#[test]
fn a_kan_that_breaks_the_hand_in_riichi_is_a_foul() {
    for house in ["yakuza", "pretty_girls"] {
        let house = || Scene::of(house).rules(punishing);
        // 56777m: the third 7m belongs to the run or the pair.
        let mut t = house().hand(0, "56777m123p456p34s").draws("1z 2z 3z 4z 7m").deal();
        t.riichi(0, "1z").run_to(0).expect_illegal(0, kan("7m"), IllegalReason::RiichiKan);
        t.act(0, Action::Ankan { kind: kind("7m") }).expect_turn(0).run_out().expect_abort(Abort::Chombo);
        let mut t = house().hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").deal();
        t.riichi(0, "1z").run_to(0).expect_legal(0, kan("2m"));
        assert!(t.game().legal_actions(seat(0)).fouls.is_empty());
    }
}
