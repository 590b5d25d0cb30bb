//! The abortive draws.

use jantaku_core::Ruleset;
use jantaku_core::rules::{AfterFourKans, KyuushuKyuuhai, MultiRon, SuufonRenda, Suukaikan};
use jantaku_engine::{Abort, Action, IllegalReason, Intent, Outcome};
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

const NINE_KINDS: &str = "19m19p19s123z2345m";

/// nine kinds on the first turn, if the player wants; the hand is shown and honba rise.
#[test]
fn nine_kinds_may_end_the_round() {
    let mut t = Scene::of("pretty_girls").hand(1, NINE_KINDS).draws("1p 5p").deal();
    t.discard(0, "1p").expect_legal(1, Intent::KyuushuKyuuhai).kyuushu(1).expect_abort(Abort::KyuushuKyuuhai);
    match t.result().outcome {
        Outcome::Abortive { shown, .. } => {
            assert!(shown.iter().all(|(seat, hand)| hand.is_some() == (seat.index() == 1)))
        }
        outcome => panic!("{outcome:?}"),
    }
    t.expect_scores([25000; 4]).expect_next(0, 0, 1, 0);
}

/// the drawn tile counts; eight kinds are too few.
#[test]
fn eight_kinds_are_too_few() {
    let mut t = Scene::of("tenhou").hand(0, "19m19p19s12z23456m").draws("3z").deal();
    t.expect_legal(0, Intent::KyuushuKyuuhai);
    let mut t = Scene::of("tenhou").hand(0, "19m19p19s12z23456m").draws("1z").deal();
    t.expect_not_legal(0, Intent::KyuushuKyuuhai);
}

/// not after a call, not on a later turn, and not under yakuza.
#[test]
fn nine_kinds_count_on_the_undisturbed_first_turn_only() {
    let mut t = Scene::of("pretty_girls").hand(1, NINE_KINDS).hand(3, "44z5m").draws("4z 5z 5p").deal();
    t.discard(0, "4z").pon(3).discard(3, "5m").discard(0, "5z").expect_turn(1);
    t.expect_illegal(1, Intent::KyuushuKyuuhai, IllegalReason::NotFirstTurn);
    let mut t = Scene::of("tenhou").hand(1, NINE_KINDS).draws("1p 5p").deal();
    t.discard(0, "1p").discard(1, "5p").run_to(1).expect_not_legal(1, Intent::KyuushuKyuuhai);
    let mut t = Scene::of("yakuza").hand(0, NINE_KINDS).draws("1p").deal();
    t.expect_not_legal(0, Intent::KyuushuKyuuhai);
}

fn shanghai(hand: &str, seat: usize) -> Scene {
    Scene::of("shanghai").hand(seat, hand)
}

/// the dealer with exactly nine kinds may have the deal repeated before anyone draws; so may any player with
/// exactly eight and one of them twice.
#[test]
fn the_deal_may_be_repeated_before_the_first_draw() {
    let mut t = shanghai("19m19p19s123z2345m", 0).deal();
    t.expect_legal(0, Intent::KyuushuKyuuhai).expect_not_asked(1);
    assert_eq!(t.table().live_left, 70);
    t.act(0, Action::KyuushuKyuuhai).expect_abort(Abort::KyuushuKyuuhai).expect_next(0, 0, 1, 0);
    let mut t = shanghai("199m19p19s12z2345m", 2).deal();
    t.expect_legal(2, Intent::KyuushuKyuuhai).pass(2).expect_turn(0).expect_not_legal(0, Intent::KyuushuKyuuhai);
}

/// everyone who may decide does; the hands of those who want it are shown.
#[test]
fn several_may_have_the_deal_repeated() {
    let mut t = shanghai("19m19p19s123z2345m", 0).hand(2, "199m19p19s12z6667p").deal();
    t.pass(0).act(2, Action::KyuushuKyuuhai).expect_abort(Abort::KyuushuKyuuhai);
    match t.result().outcome {
        Outcome::Abortive { shown, .. } => {
            assert!(shown.iter().all(|(seat, hand)| hand.is_some() == (seat.index() == 2)))
        }
        outcome => panic!("{outcome:?}"),
    }
}

/// R-126, near misses: ten kinds, nine kinds of another than the dealer, eight without a pair or with a triplet.
#[test]
fn other_hands_do_not_repeat_the_deal() {
    for (hand, seat) in
        [("19m19p19s1234z234m", 0), ("19m19p19s123z2345m", 1), ("19m19p19s12z23456m", 0), ("1999m19p19s12z234m", 0)]
    {
        shanghai(hand, seat).draws("5p").deal().expect_turn(0);
    }
}

/// exactly eight kinds and another on the first draw; not on the second, and not with a kind already in the
/// hand.
#[test]
fn a_ninth_kind_on_the_first_draw_repeats_the_deal() {
    let scene = |draws: &str| shanghai("19m19p19s12z23456m", 1).draws(draws).deal();
    let mut t = scene("5p 3z");
    t.discard(0, "5p").expect_legal(1, Intent::KyuushuKyuuhai).kyuushu(1).expect_abort(Abort::KyuushuKyuuhai);
    let mut t = scene("5p 1z");
    t.discard(0, "5p").expect_turn(1).expect_not_legal(1, Intent::KyuushuKyuuhai);
    let mut t = scene("5p 5p . . . 3z");
    t.discard(0, "5p").discard(1, "5p").run_to(1).expect_not_legal(1, Intent::KyuushuKyuuhai);
}

/// after four kans of one player a fifth ends the round, where the house says so; it may be robbed first.
#[test]
fn a_fifth_kan_may_end_the_round() {
    let scene = |hand: &str| {
        let rules = |rules: &mut Ruleset| rules.after_four_kans_one_player = AfterFourKans::FifthKanAborts;
        let scene = Scene::of("yakuza").rules(rules).hand(0, "2222333344445p").hand(1, "999s").hand(2, hand);
        let mut t = scene.draws("5p 9s").supplements("5p5p1z2z").deal();
        t.ankan(0, "2p").ankan(0, "3p").ankan(0, "4p").ankan(0, "5p").discard(0, "2z").expect_turn(1);
        t
    };
    let mut t = scene("");
    t.ankan(1, "9s").expect_abort(Abort::FifthKan).expect_indicators(5).expect_next(0, 0, 1, 0);
    let mut t = scene("19m19p1s1234567z1z");
    t.ankan(1, "9s").ron(2).expect_won(&[2]);
    // An open kan as well; four kans of several players leave none.
    let rules = |rules: &mut Ruleset| {
        rules.after_four_kans_one_player = AfterFourKans::FifthKanAborts;
        rules.suukaikan = Suukaikan::Off;
    };
    let scene = Scene::of("tenhou").rules(rules).hand(0, "1111222233334m").hand(2, "999s").draws("4m 9s");
    let mut t = scene.supplements("4m4m1z2z").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").ankan(0, "4m").discard(0, "2z").discard(1, "9s").daiminkan(2);
    t.expect_abort(Abort::FifthKan);
    let scene = Scene::of("tenhou").rules(rules).hand(0, "111122223333m").hand(1, "4444s").hand(2, "777z");
    let mut t = scene.draws("1z 2z").supplements("1z2z3z7z").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4s").discard(1, "7z");
    t.expect_illegal(2, crate::rules::kan("7z"), IllegalReason::FourKans);
}

fn four_winds(house: &str, fourth: &str) -> Play {
    let mut t = Scene::of(house).draws(&format!("2z 2z 2z {fourth}")).deal();
    t.discard(0, "2z").discard(1, "2z").discard(2, "2z").discard(3, fourth).pass_all();
    t
}

/// four first discards of one wind end the round under tenhou, not under yakuza.
#[test]
fn four_discards_of_one_wind() {
    // nobody scores nagashi, though all have discarded only honours.
    four_winds("tenhou", "2z").expect_abort(Abort::SuufonRenda).expect_scores([25000; 4]).expect_next(0, 0, 1, 0);
    four_winds("yakuza", "2z").expect_turn(0);
}

/// R-122, near misses: another wind, a dragon, or a call before.
#[test]
fn three_discards_of_one_wind_are_not_enough() {
    four_winds("tenhou", "3z").expect_turn(0);
    let mut t = Scene::of("tenhou").draws("5z 5z 5z 5z").deal();
    t.run_until(65).expect_turn(0);
    let mut t = Scene::of("tenhou").hand(0, "55m9s").draws("2z 2z 2z 5m 2z").deal();
    t.discard(0, "2z").discard(1, "2z").discard(2, "2z").discard(3, "5m").pon(0).discard(0, "9s");
    t.run_to(3).expect_turn(3);
    let mut t = Scene::of("tenhou").rules(|rules| rules.suufon_renda = SuufonRenda::Off).draws("2z 2z 2z 2z").deal();
    t.run_until(65).expect_turn(0);
}

/// a house may count any go-around; a call in between begins a new one.
#[test]
fn four_winds_in_any_go_around() {
    let scene = |rule: SuufonRenda| Scene::of("tenhou").rules(|rules| rules.suufon_renda = rule);
    let winds = |scene: Scene| {
        let mut t = scene.draws("1z 9p 9s 1z 2z 2z 2z 2z").deal();
        t.run_until(61);
        t
    };
    let mut t = winds(scene(SuufonRenda::AnyGoAround));
    t.expect_abort(Abort::SuufonRenda);
    winds(scene(SuufonRenda::FirstGoAround)).expect_turn(0);
    // South twice, a pon, south twice: no go-around.
    let scene = scene(SuufonRenda::AnyGoAround).hand(3, "55p2z").hand(0, "2z").draws("9p 2z 2z 5p");
    let mut t = scene.deal();
    t.discard(0, "9p").discard(1, "2z").discard(2, "2z").discard(3, "5p").expect_turn(0);
}

const ALL_READY: [&str; 4] = [READY, "123m456p789s1122z", "678m345p12399s33z", "123m46p123678s44z"];

fn four_riichi(house: &str, last: &str) -> Play {
    four_riichi_under(Scene::of(house), last)
}

fn four_riichi_under(mut scene: Scene, last: &str) -> Play {
    for (at, hand) in ALL_READY.iter().enumerate() {
        scene = scene.hand(at, hand);
    }
    let mut t = scene.draws(&format!("5z 5z 6z {last}")).deal();
    t.riichi(0, "5z").riichi(1, "5z").riichi(2, "6z");
    t
}

/// the fourth riichi ends the round once its discard has passed; the fourth stick is paid.
#[test]
fn four_riichi_end_the_round() {
    for house in ["tenhou", "yakuza", "pretty_girls", "shanghai"] {
        let mut t = four_riichi(house, "7z");
        t.riichi(3, "7z").expect_abort(Abort::SuuchaRiichi).expect_scores([24000; 4]).expect_sticks(4);
        t.expect_next(0, 0, 1, 4);
    }
}

/// the fourth declaring discard can still be ronned, and then its stick stays with its owner.
#[test]
fn the_fourth_riichi_discard_can_be_ronned() {
    let mut t = four_riichi("tenhou", "6p");
    t.riichi(3, "6p").ron(0).expect_won(&[0]).expect_sticks(0);
    let paid: i32 =
        t.result().payments.iter().filter(|paid| paid.reason == Reason::Sticks).map(|paid| paid.points).sum();
    assert_eq!(paid, 3000);
}

/// R-121, near miss: three riichi play on.
#[test]
fn three_riichi_play_on() {
    four_riichi("tenhou", "7z").discard(3, "7z").expect_turn(0);
}

/// the discard after the fourth kan can be ronned, but not called.
#[test]
fn the_discard_after_the_fourth_kan_can_be_ronned_only() {
    let scene = || {
        let scene =
            Scene::of("tenhou").hand(0, "1111222m3333m").hand(1, "4444p").hand(2, "234567s345s88m67p").hand(3, "88p");
        let mut t = scene.draws("2m 7z").supplements("1z2z3z8p").deal();
        t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4p").discard(1, "8p");
        t
    };
    let mut t = scene();
    t.expect_illegal(3, Intent::Pon, IllegalReason::RoundEnds).ron(2).expect_won(&[2]);
    scene().expect_abort(Abort::Suukaikan).expect_next(0, 0, 1, 0);
}

/// a house may end the round as soon as the fourth kan is made; four kans by one player never end a round.
#[test]
fn the_fourth_kan_itself_may_end_the_round() {
    let at_once = |rules: &mut jantaku_core::Ruleset| rules.suukaikan = Suukaikan::AtFourthKan;
    let scene = || Scene::of("tenhou").rules(at_once).draws("1z 2z").supplements("1z2z3z7z");
    let mut t = scene().hand(0, "111122223333m").hand(1, "4444s").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4s").expect_abort(Abort::Suukaikan);
    t.expect_next(0, 0, 1, 0);
    let mut t = scene().hand(0, "111122223333m").hand(1, "444s").draws("1z . . 4s").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").run_to(3);
    t.discard(3, "4s").daiminkan(1).expect_abort(Abort::Suukaikan);
    let mut t = scene().hand(0, "1111222233334m").draws("4m").supplements("4m4m1z2z").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").ankan(0, "4m").expect_turn(0);
}

fn three_rons(rule: MultiRon) -> Play {
    let scene = Scene::of("tenhou").rules(|rules| rules.multi_ron = rule);
    let scene = scene.hand(1, READY).hand(2, "678m34577m45p345s").hand(3, "456m678s2223478p");
    let mut t = scene.draws("6p").deal();
    t.discard(0, "6p").ron(1).ron(2);
    t
}

/// three rons on one tile end the round, two are paid.
#[test]
fn three_rons_end_the_round() {
    let mut t = three_rons(MultiRon::DoublePayTripleAbort);
    t.expect_legal(3, Intent::Ron);
    t.clone().ron(3).expect_abort(Abort::Sanchahou).expect_scores([25000; 4]).expect_next(0, 0, 1, 0);
    t.pass(3).expect_won(&[1, 2]);
    three_rons(MultiRon::AllPay).ron(3).expect_won(&[1, 2, 3]);
}

/// the pool of dreams pays all three.
#[test]
fn three_rons_may_all_be_paid() {
    let scene = Scene::of("pool_of_dreams").hand(1, READY).hand(2, "678m34577m45p345s").hand(3, "456m678s2223478p");
    let mut t = scene.draws("6p").deal();
    t.discard(0, "6p").ron(1).ron(2).ron(3).expect_won(&[1, 2, 3]);
}

/// after an abortive draw the dealer deals again, honba rise, sticks stay.
#[test]
fn the_dealer_deals_again() {
    let mut t = Scene::of("tenhou").dealer(2).wind(1).honba(3).sticks(1).hand(2, NINE_KINDS).draws("1p").deal();
    t.kyuushu(2).expect_next(1, 2, 4, 1);
}

/// every abortive draw is an option of its own; without it play goes on.
#[test]
fn every_abortive_draw_is_an_option() {
    let none = |rules: &mut Ruleset| {
        (rules.suucha_riichi, rules.suukaikan, rules.kyuushu_kyuuhai) = (false, Suukaikan::Off, KyuushuKyuuhai::Off);
        (rules.suufon_renda, rules.multi_ron) = (SuufonRenda::Off, MultiRon::AllPay);
    };
    let scene = || Scene::of("tenhou").rules(none);
    four_riichi_under(scene(), "7z").riichi(3, "7z").expect_turn(0).expect_sticks(4);
    let mut t = scene().hand(0, NINE_KINDS).draws("1p").deal();
    t.expect_not_legal(0, Intent::KyuushuKyuuhai);
    let mut t = scene().draws("2z 2z 2z 2z").deal();
    t.run_until(65).expect_turn(0);
    let mut t = scene().hand(0, "111122223333m").hand(1, "4444s").draws("1z 2z").supplements("1z2z3z7z").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4s").discard(1, "7z").expect_turn(2);
    three_rons(MultiRon::AllPay).ron(3).expect_won(&[1, 2, 3]);
}
