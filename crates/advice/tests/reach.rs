//! Each kind of yaku within reach, and hands that need one tile too many for it.

use jantaku_advice::yaku_in_reach;
use jantaku_core::Ruleset;
use jantaku_core::Yaku;
use jantaku_engine::View;
use jantaku_testkit::{Scene, SceneExt, ViewScript};

fn yakuza(me: usize, hand: &'static str) -> ViewScript {
    ViewScript::new(Ruleset::preset("yakuza").expect("a preset"), me, hand)
}

/// What the first dealer sees after the first draw.
fn dealt(hand: &'static str, draw: &str) -> View<'static> {
    yakuza(0, hand).view(&format!("0:{draw}-")).unwrap_or_else(|error| panic!("{hand} {draw}: {error}"))
}

#[track_caller]
fn reached(yaku: Yaku, hand: &'static str) {
    let found = yaku_in_reach(&dealt(hand, "9m"));
    assert!(found.contains(&yaku), "{hand}: {found:?}");
}

#[track_caller]
fn too_far(yaku: Yaku, hand: &'static str) {
    let found = yaku_in_reach(&dealt(hand, "9m"));
    assert!(!found.contains(&yaku), "{hand}: {found:?}");
}

#[test]
fn simples_may_lack_one_tile() {
    // Tenpai; one terminal run needs one simple tile, two terminal runs need two.
    reached(Yaku::Tanyao, "234m567p34s678s88p");
    reached(Yaku::Tanyao, "123m567p34s678s88p");
    too_far(Yaku::Tanyao, "123m789p34s678s88p");
}

#[test]
fn a_value_triplet_may_lack_one_tile_more_than_the_hand() {
    // The pair is to become a triplet, and the hand then needs another pair.
    reached(Yaku::Haku, "234m567p2267s55z9p");
    too_far(Yaku::Hatsu, "234m567p2267s55z9p");
    // In tenpai with other sets, all three are one too many.
    too_far(Yaku::Haku, "234m567p34s678s88p");
}

#[test]
fn flushes_straights_and_three_suits() {
    reached(Yaku::Honitsu, "1234579m11555z2p");
    too_far(Yaku::Honitsu, "123457m23p678s55z");
    reached(Yaku::Ittsuu, "12345678m234p55s");
    too_far(Yaku::Ittsuu, "234m567p34s678s88p");
    reached(Yaku::SanshokuDoujun, "234m234p23s66678s");
    too_far(Yaku::SanshokuDoujun, "234m567p34s678s88p");
}

#[test]
fn pairs_and_triplets() {
    reached(Yaku::Chiitoitsu, "1133m5577p2244s6z");
    reached(Yaku::Toitoi, "222m444p88s66s119p");
    too_far(Yaku::Toitoi, "234m567p34s678s88p");
}

/// a plan ends as tiles become visible, and another begins with what is drawn.
#[test]
fn what_lies_open_is_out_of_reach() {
    let hand = "234m567p2267s55z9p";
    let seen = |script: &str| yaku_in_reach(&yakuza(0, hand).view(script).unwrap_or_else(|e| panic!("{e}")));
    assert!(seen("0:9m 1:5z 2:1m 3:1s 0:9m-").contains(&Yaku::Haku));
    assert!(!seen("0:9m 1:5z 2:5z 3:1s 0:9m-").contains(&Yaku::Haku));
    let drawn = |tile: &str| yaku_in_reach(&dealt(hand, tile)).contains(&Yaku::Hatsu);
    assert!(!drawn("9m") && drawn("6z"));
}

/// A call takes riichi and tsumo away, and a melded set counts.
#[test]
fn an_open_hand_keeps_what_its_melds_allow() {
    let closed = dealt("234m567p2267s55z9p", "9m");
    assert!([Yaku::Riichi, Yaku::MenzenTsumo].iter().all(|yaku| yaku_in_reach(&closed).contains(yaku)));
    let mut play = Scene::of("yakuza").hand(0, "234m567p2267s55z9p").draws("1m 5z 9m 1p").deal();
    play.tsumogiri(0).tsumogiri(1).pon(0);
    let open = yaku_in_reach(&play.view(0));
    assert!(open.contains(&Yaku::Haku), "{open:?}");
    assert!(![Yaku::Riichi, Yaku::MenzenTsumo].iter().any(|yaku| open.contains(yaku)), "{open:?}");
}

#[test]
fn a_house_without_help_says_nothing() {
    let mut scene = yakuza(0, "234m567p34s678s88p");
    scene.rules.wait_display = false;
    assert_eq!(yaku_in_reach(&scene.view("0:9m-").unwrap()), []);
}
