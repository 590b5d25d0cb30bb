use jantaku_advice::AdviceRule::*;
use jantaku_advice::Fact;
use jantaku_advice::safety::Class;
use jantaku_core::Suit;
use jantaku_engine::View;
use jantaku_testkit::{Play, Scene, SceneExt, kind, seat, tile};

use crate::adviser::{PERFECT, chooses, notes, seen, seen_in, silent, turns};

const HAND: &str = "1479m258p369s126z";
const RIICHI: &str = "0:9p 1:8m 2!6s 3:7s-";
const NO_RIICHI: &str = "0:9p 1:8m 2:6s 3:7s-";

///
#[test]
fn far_from_a_win_the_hand_folds() {
    let facts = chooses(Fold, &seen(3, HAND, RIICHI), "6s");
    assert_eq!(facts[1..3], [Fact::Class(Class::Genbutsu), Fact::Players(vec![seat(2)])]);
    silent(Fold, &seen(3, HAND, NO_RIICHI));
}

///
#[test]
fn a_triplet_gives_three_safe_discards() {
    let facts = chooses(BreakTriplet, &seen(3, "1479m258p666s123z", RIICHI), "6s");
    assert!(facts.contains(&Fact::Held { held: 3, needed: 3 }));
    silent(BreakTriplet, &seen(3, HAND, RIICHI));
}

///
#[test]
fn folding_breaks_finished_sets() {
    let view = seen(3, "1479m258p567s123z", RIICHI);
    chooses(Fold, &view, "6s");
    assert_eq!(notes(BreakSet, &view), [Fact::Tile(tile("6s")), Fact::Players(vec![seat(2)])]);
    silent(BreakSet, &seen(3, "1479m258p369s123z", "0:9p 1:8m 2!6s 3:1p-"));
}

///
#[test]
fn near_tenpai_the_hand_goes_around_the_danger() {
    chooses(Cautious, &seen_in("pretty_girls", 3, PERFECT, "0:9p 1:8m 2!9m 3:9m-"), "9m");
    silent(Cautious, &seen_in("pretty_girls", 3, PERFECT, "0:9p 1:8m 2:9m 3:9m-"));
}

///
#[test]
fn a_good_tenpai_attacks_in_full() {
    let hand = "234m567p2344678s";
    chooses(FullAttack, &seen_in("pretty_girls", 3, hand, "0:9p 1:8m 2!6p 3:9m-"), "riichi 9m");
    silent(FullAttack, &seen_in("pretty_girls", 3, hand, "0:9p 1:8m 2:6p 3:9m-"));
}

/// One tile from tenpai with a dora, and many tiles that bring it there.
const WIDE: &str = "234m067p2236788s";

///
#[test]
fn one_tile_from_tenpai_a_wide_hand_pushes() {
    let riichi = "0:9p 1:8m 2!1z 3:1m-";
    chooses(PushNear, &seen_in("pretty_girls", 3, WIDE, riichi), "3s");
    // Without dora it is not worth a dangerous tile.
    silent(PushNear, &seen_in("pretty_girls", 3, "234m567p2236788s", riichi));
    silent(PushNear, &seen_in("pretty_girls", 3, WIDE, "0:9p 1:8m 2:1z 3:1m-"));
    // A safe tile that leaves the hand there is better.
    silent(PushNear, &seen_in("pretty_girls", 3, WIDE, "0:9p 1:8m 2!9m 3:9m-"));
}

///
#[test]
fn a_hand_not_worth_the_danger_discards_the_least_dangerous() {
    let far = "258m258p258s3467s";
    chooses(LeastDanger, &seen_in("pretty_girls", 3, far, "0:9p 1:8p 2!1z 3:7s-"), "8p");
    silent(LeastDanger, &seen_in("pretty_girls", 3, far, "0:9p 1:8p 2:1z 3:7s-"));
    // Where a tile is safe, the hand folds.
    silent(LeastDanger, &seen_in("pretty_girls", 3, HAND, RIICHI));
    // Seven tiles make this hand tenpai, and eight where none of them is visible.
    let near = "234m567p13p2279s9m";
    chooses(LeastDanger, &seen_in("pretty_girls", 3, near, "0:2p 1:8m 2!6p 3:1m-"), "6p");
    silent(LeastDanger, &seen_in("pretty_girls", 3, near, "0:9p 1:8m 2!6p 3:1m-"));
}

/// two tiles have suji, and around one of them more is visible.
#[test]
fn of_suji_tiles_the_one_whose_neighbours_are_visible_goes() {
    let hand = "12589m2478p2479s";
    let least = |others: &str| {
        let script = format!("{others} 2:6p 3:1z 0:4z 1:4z 2:5s 3:1z 0:3z 1:3z 2:2z 3:1z 0:7z 1:7z 2!7z 3:3p-");
        seen_in("pretty_girls", 3, hand, &script)
    };
    chooses(LeastDanger, &least("0:4p 1:5p"), "3p");
    chooses(LeastDanger, &least("0:1s 1:1s"), "2s");
}

/// of two tiles of a class, the one of which more copies are visible.
#[test]
fn of_like_tiles_the_one_that_is_rarer_goes() {
    let hand = "258m258p258s3467s";
    let least = |shown: &str| seen_in("pretty_girls", 3, hand, &format!("0:{shown} 1:{shown} 2!1z 3:7s-"));
    chooses(LeastDanger, &least("2m"), "2m");
    chooses(LeastDanger, &least("2p"), "2p");
}

///
#[test]
fn safe_tiles_are_named() {
    let facts = notes(SafeTiles, &seen(3, HAND, RIICHI));
    assert_eq!(facts[0], Fact::Tiles([kind("6s")].into_iter().collect()));
    silent(SafeTiles, &seen(3, "1479m258p39s1263z", RIICHI));
}

///
#[test]
fn a_player_in_riichi_is_tenpai() {
    assert_eq!(notes(RiichiIsTenpai, &seen(3, HAND, RIICHI)), [Fact::Players(vec![seat(2)])]);
    silent(RiichiIsTenpai, &seen(3, HAND, NO_RIICHI));
}

/// a dealer's mangan costs 12,000.
#[test]
fn the_dealer_costs_more() {
    let facts = notes(DealerCosts, &seen(3, HAND, "0!6s 1:8m 2:9p 3:7s-"));
    assert_eq!(facts, [Fact::Points(12000), Fact::Players(vec![seat(0)])]);
    silent(DealerCosts, &seen(3, HAND, RIICHI));
}

/// two copies are discarded, and the hand has the other two.
#[test]
fn a_tile_that_nobody_else_can_hold_is_waited_for_by_runs_only() {
    let hand = "1479m258p388s126z";
    let facts = notes(NoPairWait, &seen_in("pretty_girls", 3, hand, "0:8s 1:8s 2!6s 3:7s-"));
    assert_eq!(facts[0], Fact::Tile(tile("8s")));
    silent(NoPairWait, &seen_in("pretty_girls", 3, hand, "0:8s 1:8m 2!6s 3:7s-"));
    silent(NoPairWait, &seen_in("pretty_girls", 3, "1479m258p368s166z", "0:6z 1:6z 2!6s 3:7s-"));
}

/// Seat 1 calls each of these from seat 0, and seat 0 draws again.
fn chiis(count: usize) -> Play {
    let scene = Scene::of("yakuza").hand(0, "369m147p258s1234z").hand(1, "1245m19p19s34567z");
    let mut play = scene.draws("9s").deal();
    for (discard, own, then) in [("3m", "12m", "3z"), ("6m", "45m", "4z")].into_iter().take(count) {
        play.discard(0, discard).chii(1, own).discard(1, then).tsumogiri(2).tsumogiri(3).pass_all();
    }
    play
}

/// This seat pons two of these from seat 0, which draws again.
fn pons(who: usize, called: [&str; 2]) -> Play {
    let scene = Scene::of("yakuza").hand(0, "369m147p258s1234z").hand(who, "3366m44p19s34567z");
    let mut play = scene.draws("9s").deal();
    for (discard, then) in called.into_iter().zip(["5z", "6z"]) {
        play.discard(0, discard).pon(who).discard(who, then).pass_all().run_to(0);
    }
    play
}

/// only who sits to the right can chii what this player discards.
#[test]
fn the_player_to_the_right_can_chii() {
    let facts = notes(WatchRight, &chiis(2).view(0));
    assert_eq!(facts, [Fact::Players(vec![seat(1)]), Fact::Suit(Suit::Man)]);
    silent(WatchRight, &chiis(1).view(0));
    assert_eq!(notes(WatchRight, &pons(1, ["3m", "6m"]).view(0)), facts);
    silent(WatchRight, &pons(1, ["3m", "4p"]).view(0));
    silent(WatchRight, &pons(2, ["3m", "6m"]).view(0));
    silent(WatchRight, &pons(3, ["3m", "6m"]).view(0));
}

/// Nine turns in which seat 2 discards these.
fn nine_turns(river: &str) -> View<'static> {
    let others = "1z 2z 3z 4z 5z 6z 7z 1m 9m".split(' ');
    let own = "3z 4z 5z 6z 7z 1m 9m 1s 9s".split(' ');
    let turns = others.zip(river.split(' ')).zip(own).enumerate();
    let script = turns.map(|(nth, ((other, read), own))| {
        format!("0:{other} 1:{other} 2:{read} 3:{own}{} ", if nth == 8 { "-" } else { "" })
    });
    seen(3, "47m2583p369s1126z", &script.collect::<String>())
}

///
#[test]
fn a_missing_suit_suggests_a_flush() {
    let facts = notes(FlushSuspected, &nine_turns("1p 4p 7p 2s 5s 8s 1z 2z 9p"));
    assert_eq!(facts, [Fact::Players(vec![seat(2)]), Fact::Suit(Suit::Man)]);
    silent(FlushSuspected, &nine_turns("1p 4p 7p 2s 5s 8s 1z 2m 9p"));
}

/// Seat 1 has ponned 5p and discarded these.
fn open_hand(hand: &str, river: &str) -> Play {
    let mut play = Scene::of("yakuza").hand(0, "258m147p369s1234z").hand(1, hand).draws("5p").deal();
    play.discard(0, "5p").pon(1);
    for (nth, tile) in river.split(' ').enumerate() {
        turns(&mut play, &format!("1:{tile} 2: 3:"));
        play.pass_all();
        if nth + 1 < river.split(' ').count() {
            play.tsumogiri(0);
        }
    }
    play
}

///
#[test]
fn honours_and_terminals_in_the_river_suggest_tanyao() {
    let facts = notes(TanyaoSuspected, &open_hand("19m55p19s1567z235m", "1m 9m 1s 9s 5z 6z").view(0));
    assert_eq!(facts, [Fact::Players(vec![seat(1)])]);
    silent(TanyaoSuspected, &open_hand("19m55p19s1567z235m", "1m 2m 1s 9s 3m 6z").view(0));
}
