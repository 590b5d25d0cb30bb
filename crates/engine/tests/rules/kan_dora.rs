//! When a kan turns its indicator.

use jantaku_core::rules::KanDoraTiming;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

/// A closed kan turns it at once, before the supplement tile.
#[test]
fn a_closed_kan_turns_at_once() {
    for house in ["tenhou", "yakuza", "pretty_girls", "shanghai", "pool_of_dreams"] {
        let mut t = Scene::of(house).hand(0, "1111m").deal();
        t.expect_indicators(1).ankan(0, "1m").expect_indicators(2);
    }
}

/// An open and an added kan turn it at once, or after the next discard.
#[test]
fn an_open_kan_turns_with_the_discard_or_at_once() {
    for (house, at_once) in [("tenhou", 1), ("pool_of_dreams", 1), ("yakuza", 2), ("pretty_girls", 2), ("shanghai", 2)]
    {
        let mut t = Scene::of(house).hand(2, "555z9m").draws("5z").supplements("9s").deal();
        t.discard(0, "5z").daiminkan(2).expect_indicators(at_once).discard(2, "9s").pass_all().expect_indicators(2);
        let mut t = Scene::of(house).hand(2, "555z9m").draws("5z").supplements("9s").deal();
        t.discard(0, "5z").pon(2).discard(2, "9m").run_to(2).kakan(2, "5z").expect_indicators(at_once);
        t.tsumogiri(2).pass_all().expect_indicators(2);
    }
}

/// with the discard it is in time for a ron on it. It points to 8s, of which the winner has two.
#[test]
fn a_pending_indicator_counts_for_the_ron_on_the_discard() {
    let scene = Scene::of("tenhou").hand(0, READY).hand(1, "555z").indicators("1z7s");
    let mut t = scene.draws("1z 2z 3z 5z").supplements("6p").deal();
    t.discard(0, "1z").run_to(3).discard(3, "5z").daiminkan(1).expect_indicators(1);
    t.discard(1, "6p").expect_indicators(2).ron(0);
    assert_eq!(t.win(0).win.dora.dora, 2);
}

/// R-106, near miss: it is too late for a win on the supplement tile, except where it comes at once.
#[test]
fn a_pending_indicator_does_not_count_for_rinshan() {
    for (house, dora) in [("tenhou", 0), ("yakuza", 2)] {
        let scene = Scene::of(house).hand(1, "555z23488s45678p").indicators("1z7s").draws("5z").supplements("3p");
        let mut t = scene.deal();
        t.discard(0, "5z").daiminkan(1).tsumo(1);
        assert_eq!(t.win(1).win.dora.dora, dora);
    }
}

/// A further kan turns the pending one first: then its own waits, or comes at once.
#[test]
fn a_further_kan_turns_the_pending_one_first() {
    let mut t = Scene::of("tenhou").hand(2, "555z1111m").draws("5z").deal();
    t.discard(0, "5z").daiminkan(2).expect_indicators(1).ankan(2, "1m").expect_indicators(3);
    let mut t = Scene::of("tenhou").hand(2, "555z99p1z").draws("9p 1m 2m 5z").supplements("9p7z6z").deal();
    t.discard(0, "9p").pon(2).discard(2, "1z").run_to(1).discard(1, "5z").daiminkan(2).expect_indicators(1);
    t.kakan(2, "9p").expect_indicators(2).discard(2, "7z").expect_indicators(3);
}

/// Where it waits for the discard to pass, a ron on it does not count it; a call lets it be turned.
#[test]
fn an_indicator_may_wait_until_the_discard_has_passed() {
    let scene = || {
        let late = |rules: &mut jantaku_core::Ruleset| rules.kan_dora_daiminkan = KanDoraTiming::AfterDiscardPasses;
        let scene = Scene::of("tenhou").rules(late).hand(0, READY).hand(1, "555z").hand(3, "66p");
        let mut t = scene.draws("1z 2z 3z 5z").supplements("6p").indicators("1z7s").deal();
        t.discard(0, "1z").run_to(3).discard(3, "5z").daiminkan(1).discard(1, "6p").expect_indicators(1);
        t
    };
    let mut t = scene();
    t.ron(0).expect_indicators(1);
    assert_eq!(t.win(0).win.dora.dora, 0);
    let mut t = scene();
    t.pass(0).pon(3).expect_indicators(2);
    let mut t = scene();
    t.pass_all().expect_indicators(2);
}

/// it may wait for the discard to pass and yet be turned for a win before that, on the supplement tile or on the
/// discard; a robbed kan turns none.
#[test]
fn an_indicator_may_be_turned_for_a_win() {
    let late = |rules: &mut jantaku_core::Ruleset| rules.kan_dora_daiminkan = KanDoraTiming::AfterDiscardOrWithWin;
    let scene = Scene::of("tenhou").rules(late).hand(1, "555z23488s45678p").indicators("1z7s").draws("5z");
    let mut t = scene.supplements("3p").deal();
    t.discard(0, "5z").daiminkan(1).expect_indicators(1).tsumo(1).expect_indicators(2);
    assert_eq!(t.win(1).win.dora.dora, 2);

    let scene = || {
        let scene = Scene::of("tenhou").rules(late).hand(0, READY).hand(1, "555z").hand(3, "66p");
        let mut t = scene.draws("1z 2z 3z 5z").supplements("6p").indicators("1z7s").deal();
        t.discard(0, "1z").run_to(3).discard(3, "5z").daiminkan(1).discard(1, "6p").expect_indicators(1);
        t
    };
    let mut t = scene();
    t.ron(0).expect_indicators(2);
    assert_eq!(t.win(0).win.dora.dora, 2);
    // Near misses: nobody wins with the discard, whether somebody calls it or not.
    scene().pass(0).pon(3).expect_indicators(2);
    scene().pass_all().expect_indicators(2);
}

/// Where the pending one does not come first, each keeps its own time.
#[test]
fn each_kan_may_keep_its_own_time() {
    let scene = || Scene::of("tenhou").rules(|rules| rules.kan_dora_pending_first = false);
    // The closed kan turns its own before the draw, the open one's still waits for the discard.
    let mut t = scene().hand(2, "555z1111m").draws("5z").supplements("9s9p").deal();
    t.discard(0, "5z").daiminkan(2).expect_indicators(1).ankan(2, "1m").expect_indicators(2);
    t.discard(2, "9p").expect_indicators(3);
    // Two that wait for the discard come with it together.
    let mut t = scene().hand(2, "555z99p1z").draws("9p 1m 2m 5z").supplements("9p7z6z").deal();
    t.discard(0, "9p").pon(2).discard(2, "1z").run_to(1).discard(1, "5z").daiminkan(2).expect_indicators(1);
    t.kakan(2, "9p").expect_indicators(1).discard(2, "7z").expect_indicators(3);
}

/// Seat 1 makes an open kan, whose indicator waits, draws 3p and adds it to a pon; seat 0 waits for 3p.
fn second_kan(house: Scene) -> Play {
    let scene = house.hand(0, READY).hand(1, "33p555z9s").indicators("1z7s");
    let mut t = scene.draws("1z 2z 4z 3p 1z 2z 3z 4z 5z").supplements("3p9s").deal();
    t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "3p").pass(0).pon(1).discard(1, "9s");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").discard(1, "4z").discard(2, "5z").daiminkan(1);
    t.expect_indicators(1).kakan(1, "3p");
    t
}

/// A second kan that is robbed turns none, not even the one pending from the first.
#[test]
fn a_robbed_second_kan_turns_no_pending_indicator() {
    for house in ["tenhou", "pool_of_dreams"] {
        let mut t = second_kan(Scene::of(house));
        t.expect_indicators(1).ron(0).expect_indicators(1);
        assert_eq!(t.win(0).win.dora.dora, 0, "{house}");
        // Near miss: it is not robbed, and the pending one is turned before its supplement tile, its own with the
        // discard.
        let mut t = second_kan(Scene::of(house));
        t.pass(0).expect_turn(1).expect_indicators(2);
    }
}

/// Where a robbed kan does turn its indicator, the one that waits comes with it.
#[test]
fn a_robbed_second_kan_may_turn_both() {
    let house = Scene::of("tenhou").rules(|rules| rules.kan_dora_on_robbed_kan = true);
    let mut t = second_kan(house);
    t.ron(0).expect_indicators(3);
    assert_eq!(t.win(0).win.dora.dora, 2);
}

/// A closed kan robbed by thirteen orphans leaves the pending one where it is too.
#[test]
fn a_robbed_closed_kan_turns_no_pending_indicator() {
    let play = || {
        let scene = Scene::of("tenhou").rules(|rules| rules.chankan_kokushi_on_ankan = true);
        let scene = scene.hand(1, "777p9999s").hand(3, "19m19p1s1234567z1z").draws("2m 3m 7p");
        let mut t = scene.deal();
        t.discard(0, "2m").discard(1, "3m").discard(2, "7p").daiminkan(1).ankan(1, "9s");
        t
    };
    play().expect_indicators(1).ron(3).expect_indicators(1);
    play().pass(3).expect_turn(1).expect_indicators(3);
}

/// a robbed kan turns no indicator, or in some houses does, and then it counts for the win.
#[test]
fn a_robbed_kan_may_turn_its_indicator() {
    for (turned, house) in [(false, "tenhou"), (true, "tenhou"), (false, "yakuza"), (true, "yakuza")] {
        let scene = Scene::of(house).rules(|rules| rules.kan_dora_on_robbed_kan = turned);
        let scene = scene.hand(0, READY).hand(1, "33p5z").draws("1z 2z 4z 3p 1z 2z 3z 3p").indicators("1z7s");
        let mut t = scene.deal();
        t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "3p").pass(0).pon(1).discard(1, "5z");
        t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "3p").ron(0);
        t.expect_indicators(1 + usize::from(turned));
        assert_eq!(t.win(0).win.dora.dora, 2 * u8::from(turned));
    }
}

/// the indicators may be a stack nearer to the end; the last two supplement tiles are then behind them.
#[test]
fn the_first_indicator_may_lie_on_the_second_stack() {
    let turned = |house: &str, stack: usize| {
        let mut t = Scene::of(house).hand(0, "1111m").deal();
        t.ankan(0, "1m");
        let (wall, table) = (t.round().wall().clone(), t.table().indicators.clone());
        let at = |at: usize| wall.tiles()[122 + at];
        assert_eq!(table[..], [at(2 * stack - 2), at(2 * stack)]);
    };
    turned("yakuza", 3);
    turned("touzai", 2);
}

/// without kan dora no indicator is turned.
#[test]
fn without_kan_dora_nothing_is_turned() {
    let rules = |rules: &mut jantaku_core::Ruleset| (rules.kan_dora, rules.kan_ura_dora) = (false, false);
    let mut t = Scene::of("shanghai").rules(rules).hand(0, "1111m").draws("1z").deal();
    t.ankan(0, "1m").tsumogiri(0).expect_turn(1).expect_indicators(1);
}

/// in riichi the ura indicators of the deal and of the kans count, where the house has them.
#[test]
fn kan_ura_count_by_rule() {
    for (deal, kans, ura) in [(true, true, 3), (true, false, 1), (false, true, 2), (false, false, 0)] {
        let scene = Scene::of("touzai").rules(|rules| (rules.ura_dora, rules.kan_ura_dora) = (deal, kans));
        let scene = scene.hand(0, "1111m567m34588s5p").draws("6p 2z 3z 4z 1z 4p").supplements("1z");
        let mut t = scene.indicators("1z1z").ura("2s7s").deal();
        t.ankan(0, "1m").riichi(0, "1z").run_to(0).tsumogiri(0).discard(1, "4p").ron(0);
        assert_eq!(t.win(0).win.dora.ura, ura);
    }
}
