use jantaku_advice::AdviceRule::*;
use jantaku_advice::{Fact, yaku_after_call};
use jantaku_core::{Suit, Yaku};
use jantaku_engine::{Action, View};
use jantaku_testkit::{Play, Scene, SceneExt, ViewScript, tile};

use crate::adviser::{avoids, chooses, dora, house, notes, seen, seen_in, silent};

///
#[test]
fn a_pair_of_value_honours_is_ponned() {
    let facts = chooses(ValuePon, &seen(1, "234m567p2267s55z9m", "0:5z"), "pon");
    assert_eq!(facts, [Fact::Tile(tile("5z")), Fact::Shanten(0), Fact::Han(1)]);
    silent(ValuePon, &seen(1, "234m567p2267s44z9m", "0:4z"));
    // The only pair, which brings no nearer, is a yaku all the same; on the way to seven pairs it is not.
    chooses(ValuePon, &seen(1, "2468m357p24s1255z", "0:5z"), "pon");
    silent(ValuePon, &seen(1, "2288m33p7799s155z", "0:5z"));
}

///
#[test]
fn the_dealer_takes_a_cheap_quick_win() {
    chooses(DealerPon, &seen(0, "234m567p2267s55z1m", "0:9m 1:5z"), "pon");
    silent(DealerPon, &seen(1, "234m567p2267s55z9m", "0:5z"));
}

/// who has called already has given up riichi, and the triplet is a yaku.
#[test]
fn an_open_hand_with_a_yaku_goes_on() {
    let hand = "24m667p2278s55z19p";
    let mut play = Scene::of("yakuza").hand(0, hand).draws("9m 5z 9s 9s 3m").deal();
    play.tsumogiri(0).tsumogiri(1).pon(0);
    play.discard(0, "1p").tsumogiri(1).tsumogiri(2).tsumogiri(3);
    chooses(CallOn, &play.view(0), "chii");
    // A closed hand has riichi to lose.
    silent(CallOn, &seen(0, hand, "0:9m 1:9s 2:9s 3:3m"));
}

///
#[test]
fn several_dora_are_worth_a_call() {
    let hand = "234m456p2267s55p3m";
    let facts = chooses(CallWithDora, &dora(1, hand, "4p", "0:8s"), "chii");
    assert_eq!(facts[2..], [Fact::Han(3), Fact::Yaku(vec![Yaku::Tanyao])]);
    silent(CallWithDora, &seen(1, hand, "0:8s"));
    // Where open hands have no tanyao, the dora win nothing.
    let mut scene = ViewScript { indicator: "4p", ..house("yakuza", 1, hand) };
    scene.rules.open_tanyao = false;
    silent(CallWithDora, &scene.view("0:8s").unwrap());
}

///
#[test]
fn a_flush_is_worth_a_call() {
    let facts = chooses(CallForFlush, &seen(1, "12345678m1122z5p", "0:9m"), "chii");
    assert_eq!(facts[2], Fact::Suit(Suit::Man));
    silent(CallForFlush, &seen(1, "12378m456p9s1122z", "0:9m"));
}

/// A hand one tile from tenpai.
const ONE_AWAY: &str = "1123m78999p2267s";

/// One of the last discards makes the hand of this seat tenpai by chii.
fn late(house: &str, me: usize) -> Play {
    let mut play = Scene::of(house).hand(me, ONE_AWAY).last_draws("8888s6666p").deal();
    let left = (me + 3) % 4;
    play.run_until(8).run_to(left).tsumogiri(left);
    play
}

/// a late call saves the payment at the draw.
#[test]
fn late_calls_reach_tenpai() {
    let facts = chooses(CallForTenpai, &late("yakuza", 1).view(1), "chii");
    assert!(matches!(facts[2], Fact::Wall(..=16)));
    silent(CallForTenpai, &seen(1, ONE_AWAY, "0:8s"));
}

///
#[test]
fn late_calls_keep_the_deal() {
    notes(DealerTenpai, &late("pretty_girls", 0).view(0));
    silent(DealerTenpai, &late("pretty_girls", 1).view(1));
}

///
#[test]
fn chii_for_a_straight_or_the_same_run_in_three_suits() {
    let straight = chooses(CallForRuns, &seen_in("pretty_girls", 1, "12356m789m99p34s1z", "0:4m"), "chii");
    assert_eq!(straight[2], Fact::Yaku(vec![Yaku::Ittsuu]));
    let repeated = chooses(CallForRuns, &seen_in("pretty_girls", 1, "34m345p345s99m78p1z", "0:5m"), "chii");
    assert_eq!(repeated[2], Fact::Yaku(vec![Yaku::SanshokuDoujun]));
    silent(CallForRuns, &seen_in("pretty_girls", 1, "12356m678p99p34s1z", "0:4m"));
}

///
#[test]
fn pon_for_a_hand_of_pairs() {
    let facts = chooses(CallForTriplets, &seen_in("pretty_girls", 1, "111m333p77p99s44z6s", "0:7p"), "pon");
    assert_eq!(facts[2], Fact::Yaku(vec![Yaku::Toitoi]));
    silent(CallForTriplets, &seen_in("pretty_girls", 1, "111234m77p99s44z6s", "0:7p"));
}

/// Seat 0 has ponned 9s and holds three green dragons; seat 1 discards the fourth, after seat 3's riichi or without one.
fn fourth(hand: &str, riichi: bool) -> Play {
    let mut play =
        Scene::of("pretty_girls").hand(0, hand).hand(3, "123456789m23p88s").draws("4z 9s 1z 2z 7z 3z 6z").deal();
    play.tsumogiri(0).tsumogiri(1).pon(0).discard(0, "1z").tsumogiri(1).tsumogiri(2);
    if riichi {
        play.riichi(3, "7z")
    } else {
        play.tsumogiri(3)
    };
    play.pass_all().tsumogiri(0).tsumogiri(1);
    play
}

/// an open hand of triplets makes an open kan. Near misses: a run in the hand, and a riichi.
#[test]
fn open_kan_for_a_hand_of_triplets() {
    let pairs = "22m33p99s88p666z1z4m";
    chooses(OpenKan, &fourth(pairs, false).view(0), "kan");
    silent(OpenKan, &fourth("23m345p99s88p666z1z", false).view(0));
    silent(OpenKan, &fourth(pairs, true).view(0));
}

///
#[test]
fn a_call_that_leaves_no_yaku_is_passed() {
    chooses(NoYakuCall, &seen(1, "1123m78911p2367s", "0:5s"), "pass");
    silent(NoYakuCall, &seen(1, "1123m789p2367s55z", "0:5s"));
}

///
#[test]
fn far_from_a_win_calls_cost_more_than_they_bring() {
    let facts = chooses(FewCalls, &seen(1, "2468m357p24s1235z", "0:3m"), "pass");
    assert!(matches!(facts[0], Fact::Shanten(2..)));
    silent(FewCalls, &seen(1, "2468m357p24s1255z", "0:5z"));
}

///
#[test]
fn a_call_that_brings_no_nearer_is_passed() {
    // With four pairs and more a pon of dragons is one, too.
    chooses(NoNearer, &seen(1, "2288m33p7799s155z", "0:5z"), "pass");
    silent(NoNearer, &seen(1, "2468m357p24s1255z", "0:5z"));
    chooses(NoNearer, &seen(1, "234m567p2367s99p1z", "0:9p"), "pass");
    silent(NoNearer, &seen(1, "234m567p2367s99p1z", "0:1s"));
}

///
#[test]
fn against_a_riichi_calls_are_passed() {
    let hand = "234m567p2267s55z9m";
    chooses(SkipAgainstRiichi, &seen(3, hand, "0:9p 1:8m 2!5z"), "pass");
    silent(SkipAgainstRiichi, &seen(3, hand, "0:9p 1:8m 2:5z"));
}

///
#[test]
fn the_only_pair_is_not_ponned() {
    assert_eq!(chooses(OnlyPair, &seen(1, "234m567p3467s99p1z", "0:9p"), "pass"), [Fact::Tile(tile("9p"))]);
    silent(OnlyPair, &seen(1, "234m567p3377s99p1z", "0:9p"));
}

///
#[test]
fn a_closed_kan_waits_until_tenpai() {
    let facts = avoids(DelayKan, &seen(0, "1111m258p369s123z", "0:9p-"), "kan");
    assert_eq!(facts[0], Fact::Tile(tile("1m")));
    silent(DelayKan, &seen(0, "1111m234p567p99s8s", "0:7s-"));
}

/// however near the own hand is, two more dora would be the other's.
#[test]
fn no_kan_into_a_riichi() {
    let hand = "1111m258p36s1234z";
    let riichi = "0:9p 1:8m 2!6s 3:7s 0:3s-";
    avoids(NoKanIntoRiichi, &seen(0, hand, riichi), "kan");
    silent(NoKanIntoRiichi, &seen(0, hand, "0:9p 1:8m 2:6s 3:7s 0:3s-"));
    let tenpai = "1111m234p567p99s8s";
    avoids(NoKanIntoRiichi, &seen(0, tenpai, "0:9p 1:8m 2!6s 3:7s 0:7s-"), "kan");
    // Where a kan turns no dora, it gives nothing away.
    let mut scene = house("yakuza", 0, tenpai);
    (scene.rules.kan_dora, scene.rules.kan_ura_dora) = (false, false);
    silent(NoKanIntoRiichi, &scene.view("0:9p 1:8m 2!6s 3:7s 0:7s-").unwrap());
}

/// Seat 0 has ponned 3m and draws this tile.
fn ponned(draw: &str) -> Play {
    let draws = format!("4z 3m 9m 1m 9p {draw}");
    let mut play = Scene::of("yakuza").hand(0, "33m234567p9978s1z").draws(&draws).deal();
    play.tsumogiri(0).tsumogiri(1).pon(0).discard(0, "1z").tsumogiri(1).tsumogiri(2).tsumogiri(3).pass_all();
    play
}

///
#[test]
fn the_fourth_tile_of_a_pon_can_be_added() {
    assert_eq!(chooses(AddToPon, &ponned("3m").view(0), "kan"), [Fact::Tile(tile("3m"))]);
    silent(AddToPon, &ponned("5z").view(0));
}

/// The yaku after the call on offer, or the last of several.
fn after_call(view: &View) -> Vec<Yaku> {
    let call = view.legal_actions().legal.into_iter().rfind(|action| *action != Action::Pass);
    yaku_after_call(view, call.expect("something is on offer"))
}

///
#[test]
fn a_call_leaves_yaku_or_none() {
    assert_eq!(after_call(&seen(1, "234m567p2267s55z9m", "0:5z")), [Yaku::Haku]);
    assert_eq!(after_call(&seen(1, "234m456p2267s55p3m", "0:8s")), [Yaku::Tanyao]);
    assert_eq!(after_call(&seen(1, "12356m789m99p34s1z", "0:4m")), [Yaku::Ittsuu]);
    // The guest wind brings nothing.
    assert_eq!(after_call(&seen(1, "123m567p126s44z99m", "0:4z")), []);
    let passing = seen(1, "234m567p2267s55z9m", "0:5z");
    assert_eq!(yaku_after_call(&passing, Action::Pass), []);
}
