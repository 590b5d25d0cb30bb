//! The three kinds of furiten.

use jantaku_core::rules::{FuritenRiichi, TempFuritenUntil};
use jantaku_engine::{IllegalReason, Intent};
use jantaku_testkit::{Scene, SceneExt, tile};

use crate::rules::READY;

/// with 3p among the player's discards neither 3p nor 6p can be ronned, but both can be won by self-draw.
#[test]
fn an_own_discard_bars_every_ron_but_no_tsumo() {
    for house in ["tenhou", "yakuza"] {
        let mut t = Scene::of(house).hand(1, READY).draws("1z 3p 6p 2z 4z 6p").deal();
        t.discard(0, "1z").expect_turn(1).expect_legal(1, Intent::Tsumo).discard(1, "3p").discard(2, "6p");
        t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("3p"))).discard(3, "2z").discard(0, "4z");
        t.expect_turn(1).expect_legal(1, Intent::Tsumo);
    }
}

/// R-091, near miss: a tile the hand does not wait for is no furiten.
#[test]
fn a_discard_beside_the_waits_bars_nothing() {
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 9p 6p").deal();
    t.discard(0, "1z").discard(1, "9p").discard(2, "6p").expect_legal(1, Intent::Ron).ron(1).expect_won(&[1]);
}

/// a red five among the discards is a five.
#[test]
fn a_discarded_red_five_counts() {
    let mut t = Scene::of("shanghai").hand(1, "234567m34588s67p").draws("1z 0p 5p").deal();
    t.discard(0, "1z").discard(1, "0p").discard(2, "5p");
    t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("0p")));
}

/// a discard counts though another player claimed it.
#[test]
fn a_claimed_discard_counts() {
    let mut t = Scene::of("tenhou").hand(1, READY).hand(3, "33p1z").draws("2z 3p 6p").deal();
    t.discard(0, "2z").discard(1, "3p").pon(3).discard(3, "1z").discard(0, "6p");
    t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("3p")));
}

/// furiten ends when the waits change so that none is among the discards.
#[test]
fn new_waits_end_furiten() {
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 3p 2z 3z 4z 5p 8s").deal();
    t.discard(0, "1z").discard(1, "3p").discard(2, "2z").discard(3, "3z").discard(0, "4z").discard(1, "4p");
    t.discard(2, "8s").expect_legal(1, Intent::Ron);
}

/// a player who passes 6p cannot ron 3p either until their next draw.
#[test]
fn a_passed_tile_bars_ron_until_the_next_draw() {
    for house in ["tenhou", "yakuza"] {
        let mut t = Scene::of(house).hand(1, READY).draws("1z 9p 6p 3p 2z 9s 3p").deal();
        t.discard(0, "1z").discard(1, "9p").discard(2, "6p").pass(1).discard(3, "3p");
        t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenPassed(tile("6p")));
        t.discard(0, "2z").discard(1, "9s").discard(2, "3p").expect_legal(1, Intent::Ron);
    }
}

/// a completing tile without a yaku counts as passed.
#[test]
fn a_tile_without_yaku_counts_as_passed() {
    let mut t = Scene::of("tenhou").hand(1, "23m456p678s444s55p").draws("1m 9p 1m 4m").deal();
    t.discard(0, "1m").expect_illegal(1, Intent::Ron, IllegalReason::NoYaku);
    t.discard(1, "9p").discard(2, "1m").expect_illegal(1, Intent::Ron, IllegalReason::NoYaku);
    t.discard(3, "4m").expect_illegal(1, Intent::Ron, IllegalReason::FuritenPassed(tile("1m")));
}

/// the same hand wins with the other end, which has tanyao.
#[test]
fn one_wait_may_win_where_the_other_does_not() {
    let mut t = Scene::of("tenhou").hand(1, "23m456p678s444s55p").draws("1z 9p 4m").deal();
    t.discard(0, "1z").discard(1, "9p").discard(2, "4m").expect_legal(1, Intent::Ron);
}

/// Passing and then calling: whether the call ends it is a rule of the house.
fn pass_then_pon(until: TempFuritenUntil) -> jantaku_testkit::Play {
    let scene = Scene::of("yakuza").rules(|rules| rules.temp_furiten_until = until);
    let mut t = scene.hand(1, "234567m45p888s22p").draws("1z 9p 6p 2p 3p").deal();
    t.discard(0, "1z").discard(1, "9p").discard(2, "6p").pass(1).discard(3, "2p").pon(1).discard(1, "8s");
    t.discard(2, "3p");
    t
}

/// under the house's rule the player's call ends it.
#[test]
fn a_call_ends_furiten_where_the_house_says_so() {
    pass_then_pon(TempFuritenUntil::OwnDrawOrCall).expect_legal(1, Intent::Ron);
    pass_then_pon(TempFuritenUntil::OwnDiscard).expect_legal(1, Intent::Ron);
}

/// where only a draw ends it, neither a call nor the discard after it does.
#[test]
fn only_a_draw_ends_furiten_where_the_house_says_so() {
    let mut t = pass_then_pon(TempFuritenUntil::OwnDraw);
    t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenPassed(tile("6p")));
}

/// a tile passed in riichi bars ron for the rest of the round; tsumo stays.
#[test]
fn a_tile_passed_in_riichi_bars_ron_for_good() {
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 9p 6p 2z 3z 9s 3p 4z 1z 6p").deal();
    t.discard(0, "1z").riichi(1, "9p").discard(2, "6p").pass(1).discard(3, "2z").discard(0, "3z").discard(1, "9s");
    t.discard(2, "3p").expect_illegal(1, Intent::Ron, IllegalReason::FuritenRiichi(tile("6p")));
    t.discard(3, "4z").discard(0, "1z").expect_turn(1).expect_legal(1, Intent::Tsumo);
}

/// a winning draw discarded in riichi counts as the player's discard.
#[test]
fn a_tsumo_let_go_in_riichi_is_furiten() {
    let mut t = Scene::of("tenhou").hand(1, READY).draws("1z 9p 1z 2z 3z 3p 6p").deal();
    t.discard(0, "1z").riichi(1, "9p").discard(2, "1z").discard(3, "2z").discard(0, "3z").tsumogiri(1);
    t.discard(2, "6p").expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(tile("3p")));
}

/// where the house uses the 1-4-7 rule, the reason names the tile that the discard bars; elsewhere only the
/// discard.
#[test]
fn furiten_may_be_explained_by_the_1_4_7_rule() {
    let scene = |by_suji: bool, offered: &str| {
        let scene = Scene::of("shanghai").rules(|rules| rules.furiten_147 = by_suji);
        let mut t = scene.hand(1, READY).draws(&format!("1z 3p {offered}")).deal();
        t.discard(0, "1z").discard(1, "3p").discard(2, offered);
        t
    };
    let (discarded, offered) = (tile("3p"), tile("6p"));
    scene(true, "6p").expect_illegal(1, Intent::Ron, IllegalReason::Furiten147 { discarded, offered });
    scene(true, "3p").expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(discarded));
    scene(false, "6p").expect_illegal(1, Intent::Ron, IllegalReason::FuritenDiscard(discarded));
    // The tile may be called all the same.
    let mut t = Scene::of("shanghai").hand(1, READY).draws("1z 3p . . 6p").deal();
    t.discard(0, "1z").discard(1, "3p").run_to(0).discard(0, "6p");
    t.expect_illegal(1, Intent::Ron, IllegalReason::Furiten147 { discarded, offered });
    t.expect_legal(1, Intent::Chii).chii(1, "45p").expect_turn(1);
}

/// the document's hand, which waits for 3, 5, 6, 8 and 9. Near misses: a discard of another group, and tiles that complete a pair or a triplet.
#[test]
fn the_1_4_7_rule_is_of_runs() {
    let reason = |hand: &str, discarded: &str, offered: &str, expected: IllegalReason| {
        let mut t = Scene::of("shanghai").hand(1, hand).draws(&format!("1z {discarded} {offered}")).deal();
        t.discard(0, "1z").discard(1, discarded).discard(2, offered).expect_illegal(1, Intent::Ron, expected);
    };
    let five = "456m4445678p456s";
    for (own, other) in [("6p", "9p"), ("6p", "3p"), ("3p", "6p"), ("9p", "3p"), ("9p", "6p")] {
        let (discarded, offered) = (tile(own), tile(other));
        reason(five, own, other, IllegalReason::Furiten147 { discarded, offered });
    }
    reason(five, "8p", "6p", IllegalReason::FuritenDiscard(tile("8p")));
    reason(five, "8p", "5p", IllegalReason::FuritenDiscard(tile("8p")));
    reason("234m33p66p567789s", "3p", "6p", IllegalReason::FuritenDiscard(tile("3p")));
    let (discarded, offered) = (tile("2s"), tile("8s"));
    reason("123m11p345p34567s", "2s", "8s", IllegalReason::Furiten147 { discarded, offered });
}

/// each kind of furiten is a rule of its own.
#[test]
fn a_house_may_know_no_furiten_of_a_kind() {
    let own = |rules: &mut jantaku_core::Ruleset| rules.discard_furiten = false;
    let mut t = Scene::of("tenhou").rules(own).hand(1, READY).draws("1z 3p 6p").deal();
    t.discard(0, "1z").discard(1, "3p").discard(2, "6p").expect_legal(1, Intent::Ron);
    // It bars no riichi then, either.
    let bars = |rules: &mut jantaku_core::Ruleset| {
        (rules.discard_furiten, rules.furiten_riichi) = (false, FuritenRiichi::Forbidden);
    };
    let mut t = Scene::of("tenhou").rules(bars).hand(1, READY).draws("1z 3p 2z 4z 3z 9s").deal();
    t.discard(0, "1z").discard(1, "3p").run_to(1).expect_legal(1, Intent::Riichi);
    let passed = |riichi: bool, change: fn(&mut jantaku_core::Ruleset)| {
        let mut t = Scene::of("tenhou").rules(change).hand(1, READY).draws("1z 9p 6p 3p 2z 9s 3p").deal();
        t.discard(0, "1z");
        if riichi {
            t.riichi(1, "9p")
        } else {
            t.discard(1, "9p")
        };
        t.discard(2, "6p").pass(1).discard(3, "3p");
        t
    };
    passed(false, |rules| rules.temporary_furiten = false).expect_legal(1, Intent::Ron);
    passed(false, |rules| rules.riichi_furiten = false).expect_not_legal(1, Intent::Ron);
    passed(true, |rules| rules.temporary_furiten = false).expect_illegal(
        1,
        Intent::Ron,
        IllegalReason::FuritenRiichi(tile("6p")),
    );
    // Without it, furiten in riichi lasts until the next draw, as for any hand.
    let mut t = passed(true, |rules| rules.riichi_furiten = false);
    t.expect_illegal(1, Intent::Ron, IllegalReason::FuritenPassed(tile("6p")));
    t.discard(0, "2z").discard(1, "9s").discard(2, "3p").expect_legal(1, Intent::Ron);
}

/// riichi while furiten is allowed in every described house; a house may forbid it.
#[test]
fn riichi_while_furiten_is_a_rule_of_the_house() {
    for house in ["yakuza", "pretty_girls", "touzai", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(1, READY).draws("1z 3p 1z 2z 3z 9s").deal();
        t.discard(0, "1z").discard(1, "3p").run_to(1).expect_legal(1, Intent::Riichi);
    }
    let scene = |change: fn(&mut jantaku_core::Ruleset)| {
        Scene::of("shanghai").rules(change).hand(1, READY).draws("1z 3p 1z 2z 3z 9s").deal()
    };
    for (forbidden, mut t) in
        [(false, scene(|_| ())), (true, scene(|rules| rules.furiten_riichi = FuritenRiichi::Forbidden))]
    {
        t.discard(0, "1z").discard(1, "3p").discard(2, "1z").discard(3, "2z").discard(0, "3z").expect_turn(1);
        if forbidden {
            t.expect_illegal(1, Intent::Riichi, IllegalReason::RiichiFuriten(tile("3p")));
        } else {
            t.expect_legal(1, Intent::Riichi);
        }
    }
    // A discard that another claimed bars it too; near miss: one beside the waits.
    let strict = || Scene::of("shanghai").rules(|rules| rules.furiten_riichi = FuritenRiichi::Forbidden).hand(1, READY);
    let mut t = strict().hand(3, "33p1z").draws("2z 3p 6z 9s").deal();
    t.discard(0, "2z").discard(1, "3p").pon(3).discard(3, "1z").discard(0, "6z").expect_turn(1);
    t.expect_illegal(1, Intent::Riichi, IllegalReason::RiichiFuriten(tile("3p")));
    let mut t = strict().draws("1z 9p 1z 2z 3z 9s").deal();
    t.discard(0, "1z").discard(1, "9p").run_to(1).expect_legal(1, Intent::Riichi);
}
