use jantaku_advice::AdviceRule::*;
use jantaku_advice::{Advice, Fact, Stance, advice, ron_after};
use jantaku_core::{Kind, Ruleset};
use jantaku_engine::Action;
use jantaku_testkit::{Scene, SceneExt, ViewScript, kind, tile};

use crate::adviser::{avoids, chooses, dora, house, notes, seen, silent};

const TENPAI: &str = "234m567p2344678s";
const PINFU: &str = "234m567678p2399s";

/// what comes into play is 136 tiles without the hands, the dead wall and the tile drawn.
#[test]
fn riichi_is_good_with_two_waits_and_time() {
    let facts = chooses(GoodRiichi, &seen(0, TENPAI, "0:9m-"), "riichi 9m");
    assert_eq!(facts[2], Fact::Wall(136 - 4 * 13 - 14 - 1));
    // An edge wait.
    silent(GoodRiichi, &seen(0, "234m567p12s99p678s", "0:9m-"));
}

/// without riichi this hand could not win by ron.
#[test]
fn riichi_gives_a_hand_its_yaku() {
    let edge = "234m567p12s99p678s";
    chooses(RiichiForYaku, &seen(0, edge, "0:9m-"), "riichi 9m");
    silent(RiichiForYaku, &seen(0, PINFU, "0:1z-"));
    silent(RiichiForYaku, &seen(3, edge, "0:9p 1:8m 2!6p 3:9m-"));
    // Two of the waits are gone.
    silent(RiichiForYaku, &seen(0, edge, "0:1z 1:3s 2:3s 3:9m 0:9m-"));
}

/// with fifteen tiles left there is time, with fewer there is not.
#[test]
fn a_late_riichi_has_few_chances() {
    let last = "1111222233334444z";
    let left = |me: usize, live_left: u8| {
        let mut play = Scene::of("yakuza").hand(me, PINFU).last_draws(last).deal();
        play.run_until(live_left);
        play
    };
    silent(LateRiichi, &left(0, 69).view(0));
    let view = left(2, 15);
    assert_eq!(chooses(GoodRiichi, &view.view(2), "riichi 1z")[2], Fact::Wall(15));
    silent(LateRiichi, &view.view(2));
    let late = left(3, 14);
    let late = late.view(3);
    assert_eq!(notes(LateRiichi, &late)[0], Fact::Wall(14));
    silent(GoodRiichi, &late);
    chooses(StayTenpai, &late, "1z");
}

/// by copies, yaku and furiten.
#[test]
fn riichi_discards_are_compared() {
    let hand = "123m456789p2499s";
    let facts = chooses(RiichiDiscard, &seen(0, hand, "0:1z 1:5s 2:5s 3:9m 0:6s-"), "riichi 6s");
    assert!(facts.contains(&Fact::Other(tile("2s"))));
    // Three tiles with tanyao bring more than four without, and one does not.
    let simples = "345567m456s88s13p";
    let facts = chooses(RiichiDiscard, &dora(0, simples, "9m", "0:1z 1:4p 2:9m 3:9m 0:5p-"), "riichi 1p");
    assert!(facts.contains(&Fact::Other(tile("5p"))), "{facts:?}");
    chooses(RiichiDiscard, &dora(0, simples, "9m", "0:1z 1:4p 2:4p 3:4p 0:5p-"), "riichi 5p");
    silent(RiichiDiscard, &seen(0, PINFU, "0:1z-"));
}

/// with its own discard among the waits a hand wins by tsumo only, and the other wait is better with fewer copies.
#[test]
fn a_wait_in_furiten_is_no_riichi() {
    let hand = "123m456789p2499s";
    let furiten = seen(0, hand, "0:3s 1:1z 2:1z 3:9m 0:6s-");
    assert_eq!(avoids(FuritenRiichi, &furiten, "riichi 6s")[1], Fact::Tiles([kind("3s")].into_iter().collect()));
    chooses(RiichiDiscard, &furiten, "riichi 2s");
    silent(FuritenRiichi, &seen(0, hand, "0:1z 1:3s 2:1z 3:9m 0:6s-"));
    // Where the own discards bar no win, nothing is lost.
    let mut scene = house("yakuza", 0, hand);
    scene.rules.discard_furiten = false;
    silent(FuritenRiichi, &scene.view("0:3s 1:1z 2:1z 3:9m 0:6s-").unwrap());
}

///
#[test]
fn after_riichi_there_is_no_defence() {
    notes(NoDefence, &seen(3, TENPAI, "0:9p 1:8m 2!6p 3:9m-"));
    silent(NoDefence, &seen(3, TENPAI, "0:9p 1:8m 2:6p 3:9m-"));
}

///
#[test]
fn a_bad_wait_with_much_worth_stays_silent() {
    let hand = "234m067678p2466s";
    let facts = chooses(DamaBadWait, &dora(0, hand, "5s", "0:1z 1:3s 2:3s 3:9m 0:9m-"), "9m");
    assert_eq!(facts[2], Fact::Points(12000));
    silent(DamaBadWait, &dora(0, hand, "5s", "0:1z 1:3z 2:3z 3:9m 0:9m-"));
}

///
#[test]
fn an_open_hand_is_silent_in_any_case() {
    let mut play = Scene::of("yakuza").hand(0, "33m234567p9978s1z").draws("4z 3m").deal();
    play.tsumogiri(0).tsumogiri(1).pon(0);
    notes(DamaOpen, &play.view(0));
    silent(DamaOpen, &seen(0, TENPAI, "0:9m-"));
}

/// a flush of six han, a seventh changes nothing, nor does a fifth with 40 fu.
#[test]
fn another_han_gains_nothing() {
    let flush = |house: &str| {
        let rules = Ruleset::preset(house).unwrap();
        ViewScript::new(rules, 0, "1113456788899m").view("0:1p-").unwrap()
    };
    let modern = flush("yakuza");
    assert_eq!(notes(EnoughHan, &modern), [Fact::Han(6), Fact::Points(18000)]);
    chooses(GoodRiichi, &modern, "riichi 1p");
    // Without ippatsu and ura dora, riichi brings its one han and nothing else.
    let classic = flush("jpml_a");
    notes(EnoughHan, &classic);
    chooses(StayTenpai, &classic, "1p");
    silent(GoodRiichi, &classic);
    // Tanyao and three dora with 40 fu are a mangan, and so are five han.
    let four = notes(EnoughHan, &dora(0, "234m067p444p68s33s", "2s", "0:9m-"));
    assert_eq!(four, [Fact::Han(4), Fact::Points(12000)]);
    // With 30 fu four han are less, and a sixth han is more than the fifth.
    silent(EnoughHan, &dora(0, "123m067678p67s33s", "2s", "0:9m-"));
    silent(EnoughHan, &dora(0, "234m067678p67s33s", "2s", "0:9m-"));
    silent(EnoughHan, &seen(0, TENPAI, "0:9m-"));
}

/// Half a ryanpeikou beside a pair: 7p completes it, and 4p wins for less.
const HALF: &str = "223344m55667p99s";

/// whatever it draws, the wait of half a ryanpeikou stays silent where every win must be taken, and no other rule speaks for riichi.
#[test]
fn half_a_ryanpeikou_is_no_riichi_where_every_win_must_be_taken() {
    let scene = |house: &str| ViewScript::new(Ruleset::preset(house).unwrap(), 0, HALF);
    // 4p and 7p win.
    for drawn in Kind::all().filter(|drawn| ![kind("4p"), kind("7p")].contains(drawn)) {
        let script = format!("0:{}-", drawn.tile());
        let view = scene("shanghai").view(&script).unwrap();
        let facts = chooses(RyanpeikouTrap, &view, &drawn.tile().to_string());
        let cheap = Fact::Tiles([kind("4p")].into_iter().collect());
        let dear = [Fact::Other(tile("7p")), Fact::OtherPoints(12000)];
        assert_eq!(
            facts,
            [[Fact::Tile(drawn.tile()), cheap, Fact::Points(5800)].as_slice(), &dear].concat(),
            "{drawn}"
        );
        let said = advice(&view, &view.legal_actions().legal);
        assert_eq!(said[0].rule, RyanpeikouTrap, "{drawn}");
        let riichi = |said: &Advice| matches!(said.stance, Stance::Choose(Action::Riichi { .. }));
        assert!(!said.iter().any(riichi), "{drawn}: {said:?}");
        // In other houses the cheap tile may be let go.
        silent(RyanpeikouTrap, &scene("yakuza").view(&script).unwrap());
    }
    // The cheap tile is gone: nothing else is left to win with.
    let scene = ViewScript { indicator: "4p", ..scene("shanghai") };
    silent(RyanpeikouTrap, &scene.view("0:1z 1:4p 2:4p 3:4p 0:1z-").unwrap());
}

///
#[test]
fn riichi_with_pinfu_is_the_usual_base() {
    chooses(PinfuRiichi, &seen(0, PINFU, "0:1z-"), "riichi 1z");
    silent(PinfuRiichi, &seen(0, "234m567678p2499s", "0:1z-"));
}

/// in tenpai the choice is between waits.
#[test]
fn single_tiles_have_no_rule_in_tenpai() {
    let view = seen(0, PINFU, "0:1z-");
    silent(SingleHonours, &view);
    silent(IsolatedFirst, &seen(0, PINFU, "0:9m-"));
    let scene = ViewScript { indicator: "5p", ..house("yakuza", 0, PINFU) };
    avoids(KeepDora, &scene.view("0:1z-").unwrap(), "6p");
}

/// pinfu wins without riichi, and an edge wait does not.
#[test]
fn each_wait_has_its_points_or_no_yaku() {
    let drawn = tile("9m");
    let silent = Action::Discard { tile: drawn, tsumogiri: true };
    let riichi = Action::Riichi { tile: drawn, tsumogiri: true };
    let told = |hand, action| {
        let rons = ron_after(&seen(1, hand, "0:1z 1:9m-"), action);
        rons.into_iter().map(|(kind, points)| (kind.tile().to_string(), points)).collect::<Vec<_>>()
    };
    let each = |points| ["1s", "4s"].map(|kind| (kind.to_owned(), points)).to_vec();
    assert_eq!(told(PINFU, silent), each(Some(1000)));
    assert_eq!(told(PINFU, riichi), each(Some(2000)));
    let edge = "234m567p12s99p678s";
    assert_eq!(told(edge, silent), [("3s".to_owned(), None)]);
    assert_eq!(told(edge, riichi), [("3s".to_owned(), Some(1300))]);
    // What leaves no tenpai, and what is no discard, has none.
    assert_eq!(told("159m159p159s1234z", silent), []);
    assert_eq!(told(PINFU, Action::Pass), []);
}

/// an open hand cannot declare riichi.
#[test]
fn without_riichi_a_hand_stays_tenpai() {
    let mut play = Scene::of("yakuza").hand(0, "234m567p67s99p55z1m").draws("9m 5z").deal();
    play.tsumogiri(0).tsumogiri(1).pon(0);
    chooses(StayTenpai, &play.view(0), "1m");
    silent(StayTenpai, &seen(0, TENPAI, "0:9m-"));
}

/// a cheap hand with a yaku and one wait gains by riichi. Near misses: another player's riichi, and no time left.
#[test]
fn riichi_makes_a_cheap_hand_worth_more() {
    let hand = "234m234p24s567s99s";
    let quiet = seen(0, hand, "0:9m-");
    let facts = chooses(PlainRiichi, &quiet, "riichi 9m");
    assert_eq!(facts[0], Fact::Tile(tile("9m")));
    let script = "0:1z 1!9p 2:8m 3:7s 0:9m-";
    silent(PlainRiichi, &seen(0, hand, script));
}
