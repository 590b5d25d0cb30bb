//! What may not be discarded right after a call.

use jantaku_core::rules::Kuikae;
use jantaku_engine::{IllegalReason, Intent};
use jantaku_testkit::{Play, Scene, SceneExt, tile};

use crate::rules::discarding;

fn chii(rule: Kuikae, hand: &str, offered: &str, own: &str) -> Play {
    let mut t = Scene::of("tenhou").rules(|rules| rules.kuikae = rule).hand(1, hand).draws(offered).deal();
    t.discard(0, offered).chii(1, own);
    t
}

fn barred(called: &str, discarded: &str) -> IllegalReason {
    IllegalReason::Kuikae { called: tile(called), tile: tile(discarded) }
}

/// calling 4s for 2-3-4s bars 4s and, in the full form, 1s; the tile may be discarded in a later turn.
#[test]
fn the_other_end_of_the_run_is_barred_in_the_full_form() {
    let mut t = chii(Kuikae::NoSameOrSuji, "12349s", "4s", "23s");
    t.expect_illegal(1, discarding("1s"), barred("4s", "1s")).expect_illegal(1, discarding("4s"), barred("4s", "4s"));
    t.discard(1, "9s").run_to(1).expect_legal(1, discarding("1s"));
    let mut t = chii(Kuikae::NoSame, "12349s", "4s", "23s");
    t.expect_legal(1, discarding("1s")).expect_illegal(1, discarding("4s"), barred("4s", "4s"));
    let mut t = chii(Kuikae::Allowed, "12349s", "4s", "23s");
    t.expect_legal(1, discarding("1s")).expect_legal(1, discarding("4s"));
}

/// read literally, no other tile of the run may be discarded either.
#[test]
fn a_house_may_bar_every_tile_of_the_run() {
    let mut t = chii(Kuikae::NoTileOfRun, "123349s", "4s", "23s");
    t.expect_illegal(1, discarding("3s"), barred("4s", "3s")).expect_illegal(1, discarding("1s"), barred("4s", "1s"));
    t.expect_legal(1, discarding("9s"));
    chii(Kuikae::NoSameOrSuji, "123349s", "4s", "23s").expect_legal(1, discarding("3s"));
}

/// a red five counts as a five: neither 5p nor, in the full form, 2p.
#[test]
fn a_red_five_is_barred_as_a_five() {
    let mut t = chii(Kuikae::NoSameOrSuji, "22345p9s", "0p", "34p");
    t.expect_illegal(1, discarding("5p"), barred("0p", "5p")).expect_illegal(1, discarding("2p"), barred("0p", "2p"));
    t.expect_legal(1, discarding("9s"));
}

/// R-048, near miss: calling the middle tile bars only that kind; a run at the end has no other end.
#[test]
fn the_middle_tile_has_no_other_end() {
    let mut t = chii(Kuikae::NoSameOrSuji, "24567s", "3s", "24s");
    t.expect_legal(1, discarding("5s")).expect_legal(1, discarding("6s"));
    let mut t = chii(Kuikae::NoSameOrSuji, "12346s", "3s", "12s");
    t.expect_legal(1, discarding("6s")).expect_legal(1, discarding("4s"));
}

/// with 9-9-9 in hand and a 9 called, the remaining 9 stays.
#[test]
fn after_a_pon_the_fourth_tile_stays() {
    let mut t = Scene::of("tenhou").hand(2, "999s1z").draws("9s").deal();
    t.discard(0, "9s").pon(2).expect_illegal(2, discarding("9s"), barred("9s", "9s")).discard(2, "1z");
    let mut t = Scene::of("yakuza").hand(2, "999s1z").draws("9s").deal();
    t.discard(0, "9s").pon(2).expect_legal(2, discarding("9s"));
}

/// a chii after which every tile would be barred is not offered, and the reason is given.
#[test]
fn a_call_that_leaves_no_discard_is_not_offered() {
    let scene = |rule: Kuikae| {
        let scene = Scene::of("tenhou").rules(|rules| rules.kuikae = rule).hand(1, "112255z1234s9m1p9p");
        let mut t = scene.draws("1z . . 2z . . 5z . . 4s").deal();
        t.discard(0, "1z").pon(1).discard(1, "9m").run_to(0).discard(0, "2z").pon(1).discard(1, "1p");
        t.run_to(0).discard(0, "5z").pon(1).discard(1, "9p").run_to(0).discard(0, "4s");
        t
    };
    scene(Kuikae::NoSameOrSuji).expect_illegal(1, Intent::Chii, IllegalReason::KuikaeNoDiscard);
    scene(Kuikae::NoSame).expect_legal(1, Intent::Chii).chii(1, "23s").discard(1, "1s");
    scene(Kuikae::Allowed).expect_legal(1, Intent::Chii);
}
