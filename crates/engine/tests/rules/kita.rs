//! Three players: declared norths, no chii, the shorter wall, the lost share.

use jantaku_core::rules::Ruleset;
use jantaku_core::{Yaku, Yaku::*};
use jantaku_engine::{Event, IllegalReason, Intent};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

/// Closed, waiting for 3s and 6s, with tanyao and pinfu.
const READY: &str = "234678p2344566s";

/// Closed, waiting for 6s and for north.
const FOR_NORTH: &str = "234678p23466s44z";

/// A player who has drawn may declare a north and draws again; the wall is one tile shorter.
#[test]
fn a_north_is_laid_aside_for_a_supplement_tile() {
    let mut t = Scene::of("tenhou_sanma").hand(0, "4z").draws("1z").supplements("9s").deal();
    assert_eq!(t.table().live_left, 54);
    t.expect_legal(0, Intent::Kita).kita(0).expect_turn(0);
    assert_eq!((t.table().live_left, t.table().kita[seat(0)], t.table().melds[seat(0)].len()), (53, 1, 0));
    assert!(t.round().hand(seat(0)).unwrap().is_closed());
    t.discard(0, "9s").expect_turn(1);
}

/// Near misses: not in a house without kita, not after a call.
#[test]
fn a_north_stays_without_the_rule_and_after_a_call() {
    Scene::of("tenhou").hand(0, "4z").deal().expect_not_legal(0, Intent::Kita);
    let mut t = Scene::of("tenhou_sanma").hand(1, "55z4z").draws("5z").deal();
    t.discard(0, "5z").pon(1).expect_illegal(1, Intent::Kita, IllegalReason::KitaAfterCall);
}

/// Seat 1 is in riichi when seat 0 declares a north.
fn in_riichi(hand: &str, change: impl FnOnce(&mut Ruleset)) -> Play {
    let scene = Scene::of("tenhou_sanma").rules(change).hand(1, hand).draws("1z 9p 2z 4z 6s").supplements("3z");
    let mut t = scene.deal();
    t.discard(0, "1z").riichi(1, "9p").discard(2, "2z").kita(0);
    t
}

/// The north can be won with: no chankan, but ippatsu still.
#[test]
fn a_north_laid_aside_can_be_won_with() {
    let mut t = in_riichi(FOR_NORTH, |_| {});
    t.expect_legal(1, Intent::Ron).ron(1).expect_won(&[1]).expect_yaku(1, &[DoubleRiichi, Ippatsu]);
    in_riichi(FOR_NORTH, |rules| rules.kita_chankan_yaku = true)
        .ron(1)
        .expect_yaku(1, &[DoubleRiichi, Ippatsu, Chankan]);
}

/// Near misses: other waits, no yaku, a house without it.
#[test]
fn a_north_laid_aside_cannot_be_won_with() {
    in_riichi(READY, |_| {}).expect_no_claim(1).expect_turn(0);
    let without = |rules: &mut Ruleset| (rules.kita_ron, rules.kita_chankan_yaku) = (false, false);
    let mut t = in_riichi(FOR_NORTH, without);
    t.expect_no_claim(1).expect_turn(0);
    assert_eq!(t.view(1).furiten(), None, "what could not be won with was not let pass");
    let mut t = Scene::of("tenhou_sanma").hand(1, FOR_NORTH).draws("4z").deal();
    t.kita(0);
    assert!(t.offer().illegal_intents(seat(1)).iter().any(|denied| denied.why == IllegalReason::NoYaku));
}

/// If passed, the north makes the wait furiten.
#[test]
fn a_north_let_pass_is_furiten() {
    let mut t = in_riichi(FOR_NORTH, |_| {});
    t.pass(1).expect_turn(0);
    assert!(matches!(t.view(1).furiten(), Some(IllegalReason::FuritenRiichi(_))));
}

/// Nobody wins with it: ippatsu is over for everybody, where the house says so.
#[test]
fn a_north_laid_aside_ends_ippatsu() {
    let win = |breaks: bool| {
        let mut t = in_riichi(READY, |rules| rules.kita_breaks_ippatsu = breaks);
        t.discard(0, "3z").tsumo(1);
        t
    };
    win(true).expect_yaku(1, &[DoubleRiichi, MenzenTsumo, Pinfu, Tanyao]);
    win(false).expect_yaku(1, &[DoubleRiichi, Ippatsu, MenzenTsumo, Pinfu, Tanyao]);
}

/// Where a north does not end ippatsu, a win on the tile drawn for the player's north scores it and rinshan; elsewhere
/// only rinshan.
#[test]
fn a_north_may_leave_ippatsu_for_its_own_supplement_tile() {
    let win = |breaks: bool| {
        let scene = Scene::of("tenhou_sanma").rules(|rules| rules.kita_breaks_ippatsu = breaks).hand(1, READY);
        let mut t = scene.draws("1z 9p 2z 3z 4z").supplements("6s").deal();
        t.discard(0, "1z").riichi(1, "9p").discard(2, "2z").discard(0, "3z").kita(1).tsumo(1);
        t
    };
    win(true).expect_yaku(1, &[DoubleRiichi, Rinshan, MenzenTsumo, Pinfu, Tanyao]);
    win(false).expect_yaku(1, &[DoubleRiichi, Ippatsu, Rinshan, MenzenTsumo, Pinfu, Tanyao]);
}

/// A win with the north itself may still be ippatsu, or not.
#[test]
fn a_win_with_the_north_may_keep_ippatsu() {
    in_riichi(FOR_NORTH, |_| {}).ron(1).expect_yaku(1, &[DoubleRiichi, Ippatsu]);
    in_riichi(FOR_NORTH, |rules| rules.kita_ron_keeps_ippatsu = false).ron(1).expect_yaku(1, &[DoubleRiichi]);
}

/// A north may turn an indicator, once nobody has won with it; there are at most five.
#[test]
fn a_north_may_turn_an_indicator() {
    let turns = |turns: bool, hand: &str| {
        let scene = Scene::of("tenhou_sanma").rules(|rules| rules.kita_new_dora = turns).hand(0, hand);
        scene.draws("4z").supplements("9s9s1s1s5z").deal()
    };
    turns(false, "").kita(0).expect_indicators(1);
    turns(true, "").kita(0).expect_indicators(2);
    let mut t = turns(true, "444z0555p");
    t.kita(0).kita(0).kita(0).kita(0).expect_indicators(5).ankan(0, "5p").expect_indicators(5);
    in_riichi(FOR_NORTH, |rules| rules.kita_new_dora = true).expect_indicators(1).ron(1).expect_indicators(1);
}

/// A robbed north turns no pending indicator of a kan; one that is not robbed turns it before its supplement tile.
#[test]
fn a_robbed_north_turns_no_pending_indicator() {
    let play = || {
        let scene = Scene::of("tenhou_sanma").hand(0, "555z").hand(1, FOR_NORTH).indicators("1z3z");
        let mut t = scene.draws("1z 9p 5z").supplements("4z3z").deal();
        t.discard(0, "1z").riichi(1, "9p").discard(2, "5z").daiminkan(0).kita(0);
        t
    };
    let mut t = play();
    t.expect_indicators(1).ron(1).expect_indicators(1);
    assert_eq!(t.win(1).win.dora.dora, 0);
    play().pass(1).expect_turn(0).expect_indicators(2);
}

/// A north may open the hand: no riichi, no closed yaku.
#[test]
fn a_north_may_open_the_hand() {
    let scene = |opens: bool| {
        let rules = |rules: &mut Ruleset| (rules.kita_opens_hand, rules.kita_in_riichi) = (opens, false);
        let scene = Scene::of("tenhou_sanma").rules(rules).hand(0, READY).draws("4z");
        let mut t = scene.supplements("6s").indicators("7z").deal();
        t.kita(0);
        t
    };
    scene(false).expect_legal(0, Intent::Riichi).tsumo(0).expect_yaku(0, &[Rinshan, MenzenTsumo, Pinfu, Tanyao]);
    scene(true).expect_illegal(0, Intent::Riichi, IllegalReason::HandOpen).tsumo(0).expect_yaku(0, &[Rinshan, Tanyao]);
}

/// Declared norths may count as the player's discards.
#[test]
fn a_north_laid_aside_may_be_furiten() {
    let scene = |counts: bool| {
        let scene = Scene::of("tenhou_sanma").rules(|rules| rules.kita_in_own_discards = counts);
        let mut t = scene.hand(0, FOR_NORTH).draws("4z 4z").supplements("1z").deal();
        t.kita(0).riichi(0, "1z").discard(1, "4z");
        t
    };
    scene(false).expect_legal(0, Intent::Ron);
    scene(true).expect_illegal(0, Intent::Ron, IllegalReason::FuritenDiscard(tile("4z")));
}

/// It counts as a call for the first turn, where the house says so.
#[test]
fn a_north_laid_aside_disturbs_the_first_turn() {
    let turn = |breaks: bool| {
        let scene = Scene::of("tenhou_sanma").rules(|rules| rules.kita_breaks_first_turn = breaks);
        let mut t = scene.hand(0, "4z").hand(1, "19m19p19s123z55z").draws("7z 6z").deal();
        t.kita(0).discard(0, "7z");
        t.pass_all();
        t
    };
    turn(true).expect_illegal(1, Intent::KyuushuKyuuhai, IllegalReason::NotFirstTurn);
    turn(false).expect_legal(1, Intent::KyuushuKyuuhai);
}

fn wins_after_kita(change: impl FnOnce(&mut Ruleset), indicator: &str) -> Play {
    let scene = Scene::of("tenhou_sanma").rules(change).hand(0, READY).draws("4z").supplements("6s");
    let mut t = scene.indicators(indicator).deal();
    t.kita(0).tsumo(0);
    t
}

const PLAIN: [Yaku; 3] = [MenzenTsumo, Pinfu, Tanyao];

/// A win on its supplement tile is rinshan; the north is a dora; the share of a fourth player is not paid.
#[test]
fn a_win_on_the_supplement_tile_is_rinshan_with_a_dora() {
    let mut t = wins_after_kita(|_| {}, "1s");
    t.expect_yaku(0, &[Rinshan, MenzenTsumo, Pinfu, Tanyao]);
    assert_eq!(t.win(0).win.dora.kita, 1);
    let mut t = wins_after_kita(|_| {}, "7z");
    t.expect_han_fu(0, 5, 20).expect_scores([43000, 31000, 31000]);
}

/// An indicator of west counts the north once more.
#[test]
fn an_indicator_counts_norths_laid_aside() {
    wins_after_kita(|_| {}, "3z").expect_han_fu(0, 6, 20);
}

/// Near misses: no rinshan, no dora, where the house says so.
#[test]
fn a_house_may_count_neither() {
    let mut t = wins_after_kita(|rules| rules.kita_rinshan_yaku = false, "7z");
    t.expect_yaku(0, &PLAIN).expect_han_fu(0, 4, 20);
    wins_after_kita(|rules| rules.kita_is_dora = false, "3z").expect_han_fu(0, 4, 20);
}

/// In riichi a north just drawn may be declared, where the house says so.
#[test]
fn a_north_drawn_in_riichi() {
    let turn = |allowed: bool| {
        let scene = Scene::of("tenhou_sanma").rules(|rules| rules.kita_in_riichi = allowed);
        let mut t = scene.hand(0, READY).draws("1z 2z 3z 4z").deal();
        t.riichi(0, "1z").discard(1, "2z").discard(2, "3z").pass_all();
        t
    };
    turn(true).expect_legal(0, Intent::Kita);
    turn(false).expect_illegal(0, Intent::Kita, IllegalReason::KitaInRiichi);
}

/// A north that the hand in riichi waits with stays.
#[test]
fn a_north_of_the_hand_stays_in_riichi() {
    let mut t = Scene::of("tenhou_sanma").hand(0, FOR_NORTH).draws("1z 2z 3z 5z").deal();
    t.riichi(0, "1z").discard(1, "2z").discard(2, "3z").pass_all();
    t.expect_illegal(0, Intent::Kita, IllegalReason::KitaInRiichi);
}

/// A supplement tile needs a tile of the live wall.
#[test]
fn the_last_tile_cannot_be_laid_aside() {
    let mut t = Scene::of("tenhou_sanma").last_draws("4z1z").deal();
    t.run_until(1).expect_legal(2, Intent::Kita);
    let mut t = Scene::of("tenhou_sanma").last_draws("4z").deal();
    t.run_until(0).expect_illegal(0, Intent::Kita, IllegalReason::KitaTooFewTiles { left: 0, needed: 1 });
}

/// A hand that runs out has 55 draws, supplement tiles included.
#[test]
fn a_hand_has_55_draws() {
    for norths in ["", "4z", "444z", "4444z"] {
        let mut t = Scene::of("tenhou_sanma").hand(0, norths).draws("1z").supplements("9s9s1s1s").deal();
        (0..norths.len().saturating_sub(1)).for_each(|_| {
            t.kita(0);
        });
        t.run_out().expect_exhaustive(&[], &[]);
        let draws = t.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
        assert_eq!(draws, 55, "{norths}");
    }
}

/// An indicator still to be turned for a kan is turned first; a north turns none itself.
#[test]
fn a_north_turns_a_pending_indicator() {
    let mut t = Scene::of("tenhou_sanma").hand(0, "999s44z").draws("1z 9s").deal();
    t.discard(0, "1z").discard(1, "9s").daiminkan(0).expect_indicators(1);
    t.kita(0).expect_indicators(2);
    t.kita(0).expect_indicators(2);
}

/// No runs are called, where the house says so.
#[test]
fn no_chii_among_three() {
    let turn = |chii: bool| {
        let mut t = Scene::of("tenhou_sanma").rules(|rules| rules.chii = chii).hand(1, "23s").draws("4s").deal();
        t.discard(0, "4s");
        t
    };
    turn(false).expect_no_claim(1);
    turn(true).expect_legal(1, Intent::Chii);
}
