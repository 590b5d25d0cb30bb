//! Chii, pon and open kan, their priority, and passing.

use jantaku_core::rules::CallPriority;
use jantaku_engine::{Action, IllegalReason, Intent};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::{READY, discarding, kan};

/// chii from the left only; every fitting pair may be chosen.
#[test]
fn chii_is_for_the_next_player_with_any_fitting_pair() {
    let scene = Scene::of("tenhou").hand(1, "2467m").hand(2, "46m").hand(3, "46m");
    let mut t = scene.draws("5m").deal();
    t.discard(0, "5m");
    let own = |low, high| Action::Chii { own: [tile(low), tile(high)] };
    t.expect_only(1, &[own("4m", "6m"), own("6m", "7m"), Action::Pass]).expect_not_asked(2).expect_not_asked(3);
    t.chii(1, "67m").expect_turn(1).discard(1, "2m").expect_turn(2);
}

/// honours make no runs, and runs do not wrap.
#[test]
fn honours_and_nines_make_no_runs() {
    let mut t = Scene::of("tenhou").hand(1, "23z29p").draws("1z 1p").deal();
    t.discard(0, "1z").expect_no_claim(1);
    let mut t = Scene::of("tenhou").hand(1, "29p").draws("1p").deal();
    t.discard(0, "1p").expect_no_claim(1);
}

/// pon from any side; the players between lose their turn and play goes on to the caller's right.
#[test]
fn pon_is_for_everybody_and_skips_players() {
    for caller in 1..4 {
        let mut t = Scene::of("yakuza").hand(caller, "55z9m").draws("5z").deal();
        t.discard(0, "5z").expect_legal(caller, Intent::Pon).pon(caller).discard(caller, "9m");
        t.expect_turn((caller + 1) % 4);
    }
    let mut t = Scene::of("yakuza").hand(2, "5z").draws("5z").deal();
    t.discard(0, "5z").expect_no_claim(2);
}

/// a red five is chosen or kept.
#[test]
fn a_pon_may_keep_or_lay_the_red_five() {
    let mut t = Scene::of("tenhou").hand(2, "055p").draws("5p").deal();
    t.discard(0, "5p");
    let own = |a, b| Action::Pon { own: [tile(a), tile(b)] };
    t.expect_only(2, &[own("0p", "5p"), own("5p", "5p"), Action::Daiminkan, Action::Pass]);
    t.pon_with(2, "55p").expect_illegal(
        2,
        discarding("0p"),
        IllegalReason::Kuikae { called: tile("5p"), tile: tile("0p") },
    );
}

/// an open kan needs three tiles; the fourth is the discard, a supplement is drawn.
#[test]
fn an_open_kan_needs_three_tiles() {
    let mut t = Scene::of("tenhou").hand(2, "555z").draws("5z").supplements("9s").deal();
    t.discard(0, "5z").expect_legal(2, kan("5z")).daiminkan(2).expect_turn(2);
    assert_eq!((t.table().live_left, t.round().hand(seat(2)).unwrap().drawn()), (68, Some(tile("9s"))));
    let mut t = Scene::of("tenhou").hand(2, "55z").draws("5z").deal();
    t.discard(0, "5z").expect_not_legal(2, kan("5z"));
}

/// ron has priority over pon, pon over chii, in whatever order they are called.
#[test]
fn ron_before_pon_before_chii() {
    let scene = || Scene::of("tenhou").hand(1, "45p9m").hand(2, "66p9m").hand(3, READY).draws("6p").deal();
    let mut t = scene();
    t.discard(0, "6p").chii(1, "45p").pon(2).ron(3).expect_won(&[3]);
    let mut t = scene();
    t.discard(0, "6p").ron(3).expect_won(&[3]);
    let mut t = scene();
    t.discard(0, "6p").chii(1, "45p").pon(2).pass(3).expect_turn(2);
    let mut t = scene();
    t.discard(0, "6p").pass(3).pon(2).expect_turn(2);
}

/// when pon and ron are declined the chii goes through.
#[test]
fn a_chii_goes_through_when_the_others_decline() {
    let mut t = Scene::of("tenhou").hand(1, "45p9m").hand(2, "66p9m").hand(3, READY).draws("6p").deal();
    t.discard(0, "6p").chii(1, "45p").pass(3).pass(2).expect_turn(1).expect_legal(1, discarding("9m"));
}

/// players with nothing to claim are not asked, and play goes on at once.
#[test]
fn nobody_is_asked_without_a_possible_claim() {
    let mut t = Scene::of("tenhou").hand(1, "19m").draws("5z").deal();
    t.discard(0, "5z");
    assert_eq!(t.game().asked().collect::<Vec<_>>(), [seat(1)]);
    t.expect_legal(1, discarding("9m"));
}

/// tiles of a meld cannot be discarded.
#[test]
fn melds_are_locked() {
    let mut t = Scene::of("yakuza").hand(2, "55z9m").draws("5z").deal();
    t.discard(0, "5z").pon(2).expect_not_legal(2, discarding("5z")).expect_legal(2, discarding("9m"));
}

/// after a chii or pon the caller discards: no kan, no riichi, no tsumo.
#[test]
fn after_a_call_one_only_discards() {
    let mut t = Scene::of("yakuza").hand(2, "55z1111m234567s1p").draws("5z").deal();
    t.discard(0, "5z").pon(2).expect_not_legal(2, kan("1m")).expect_not_legal(2, Intent::Riichi);
    t.expect_not_legal(2, Intent::Tsumo);
}

/// pon goes before chii, or in some houses whichever was called first; a ron goes before both everywhere.
#[test]
fn the_first_call_may_go_first() {
    let scene = |priority: CallPriority| {
        let scene = Scene::of("tenhou").rules(|rules| rules.call_priority = priority);
        let mut t = scene.hand(1, "57p1m").hand(2, "66p1m").draws("6p").deal();
        t.discard(0, "6p");
        t
    };
    let turn = |t: &mut Play, number: usize| {
        t.expect_turn(number);
    };
    turn(scene(CallPriority::PonOverChii).chii(1, "57p").pon(2), 2);
    turn(scene(CallPriority::FirstCall).chii(1, "57p"), 1);
    turn(scene(CallPriority::FirstCall).pon(2), 2);
    turn(scene(CallPriority::FirstCall).pass(2).chii(1, "57p"), 1);
    let rules = |rules: &mut jantaku_core::Ruleset| rules.call_priority = CallPriority::FirstCall;
    let mut t = Scene::of("tenhou").rules(rules).hand(1, "57p1m").hand(3, crate::rules::READY).draws("6p").deal();
    t.discard(0, "6p").chii(1, "57p").ron(3).expect_won(&[3]);
}
