//! Yaku of the first go-around: double riichi, tenhou, chiihou.

use jantaku_core::Yaku;
use jantaku_engine::RiichiStatus;
use jantaku_testkit::{Play, Scene, SceneExt, seat};

use crate::rules::READY;

/// Those of the described houses whose description has these yaku, and one of today.
const HOUSES: [&str; 4] = ["tenhou", "yakuza", "pretty_girls", "pool_of_dreams"];

fn double(t: &Play, number: usize) -> bool {
    matches!(t.table().riichi[seat(number)], RiichiStatus::Riichi { double: true, .. })
}

/// with the first discard it is double riichi, with the second it is not.
#[test]
fn riichi_with_the_first_discard_is_double() {
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 2z").deal();
    t.discard(0, "1z").riichi(1, "2z").pass_all();
    assert!(double(&t, 1));
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 2z 3z 4z 1z 2z").deal();
    t.discard(0, "1z").discard(1, "2z").run_to(1).riichi(1, "2z").pass_all();
    assert!(!double(&t, 1));
}

/// a call or a closed kan before it leaves an ordinary riichi.
#[test]
fn a_call_before_leaves_an_ordinary_riichi() {
    let mut t = Scene::of("tenhou").hand(1, READY).hand(3, "11z9p").draws("1z 3z 2z").deal();
    t.discard(0, "1z").pon(3).discard(3, "9p").discard(0, "3z").riichi(1, "2z").pass_all();
    assert!(!double(&t, 1));
    let mut t = Scene::of("tenhou").hand(0, "2222z").hand(1, READY).draws("1z 3z").supplements("4z").deal();
    t.ankan(0, "2z").discard(0, "4z").riichi(1, "3z").pass_all();
    assert!(!double(&t, 1));
}

/// a win after it has the yaku in place of riichi.
#[test]
fn double_riichi_replaces_riichi() {
    let mut t = Scene::of("yakuza").hand(0, READY).draws("1z 6p").deal();
    t.riichi(0, "1z").discard(1, "6p").ron(0);
    t.expect_yaku(0, &[Yaku::DoubleRiichi, Yaku::Ippatsu, Yaku::Pinfu, Yaku::Tanyao]);
}

/// the dealer's first fourteen tiles are complete; honba and sticks come on top of the yakuman.
#[test]
fn tenhou_is_the_dealers_first_draw() {
    for house in HOUSES {
        let scene = Scene::of(house).hand(0, READY).draws("6p").honba(1).sticks(2);
        let mut t = scene.points([23000, 25000, 25000, 25000]).deal();
        t.tsumo(0).expect_yaku(0, &[Yaku::Tenhou]).expect_scores([73300, 8900, 8900, 8900]);
    }
}

/// another player's first draw, while nobody has called.
#[test]
fn chiihou_is_the_first_draw_of_another() {
    for house in HOUSES {
        let mut t = Scene::of(house).hand(2, READY).draws("1z 2z 6p").deal();
        t.discard(0, "1z").discard(1, "2z").tsumo(2).expect_yaku(2, &[Yaku::Chiihou]);
    }
}

/// R-187, near miss: after a call or a closed kan it is an ordinary win; so is the second draw.
#[test]
fn a_call_a_closed_kan_or_a_turn_before_makes_it_an_ordinary_win() {
    let ordinary = |t: &mut Play| {
        t.tsumo(2);
        let first = |yaku| [Yaku::Chiihou, Yaku::Tenhou].contains(&yaku);
        assert!(!t.win(2).win.yaku.iter().any(|line| first(line.yaku)));
        t.expect_won(&[2]);
    };
    for house in HOUSES {
        let scene = || Scene::of(house).hand(2, READY).indicators("5z5z");
        let mut called = scene().hand(1, "11z9p").draws("1z 6p").deal();
        ordinary(called.discard(0, "1z").pon(1).discard(1, "9p"));
        let mut kan = scene().hand(0, "2222z").draws("1z 1z 6p").supplements("9p").deal();
        ordinary(kan.ankan(0, "2z").discard(0, "9p").discard(1, "1z"));
        let mut second = scene().draws("1z 2z 3z 4z 1z 2z 6p").deal();
        ordinary(second.run_to(2).discard(2, "3z").run_to(2));
    }
}

/// R-186, near miss: after a closed kan the supplement tile is rinshan, not tenhou.
#[test]
fn a_kan_before_makes_it_rinshan() {
    for house in HOUSES {
        let mut t = Scene::of(house).hand(0, "2222m567m34588s4p").draws("5p").supplements("6p").deal();
        t.ankan(0, "2m").tsumo(0).expect_yaku(0, &[Yaku::MenzenTsumo, Yaku::Rinshan, Yaku::Tanyao]);
    }
}

/// are self-draws: a ron in the first go-around has no yaku of its own under these presets.
#[test]
fn a_ron_in_the_first_go_around_is_ordinary() {
    let mut t = Scene::of("tenhou").hand(2, READY).draws("6p").deal();
    t.discard(0, "6p").ron(2).expect_yaku(2, &[Yaku::Pinfu, Yaku::Tanyao]);
}
