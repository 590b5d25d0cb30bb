//! The places that one win can still reach.

use jantaku_core::Ruleset;
use jantaku_engine::Better;
use jantaku_score::Limit;
use jantaku_testkit::{Scene, SceneExt, seat};

/// The last hand of the match, dealt by the last seat, with these points.
fn last_hand<const N: usize>(scene: Scene, points: [i32; N]) -> Scene {
    scene.wind(1).dealer(N - 1).points(points)
}

/// The bases of the cheapest wins that lead seat 0 to a place: a ron from each of the others, and a self-draw.
fn bases(scene: Scene, place: u8) -> (Vec<Option<i32>>, Option<i32>) {
    let t = scene.deal();
    let table = t.view(0).table().clone();
    let reach = table.placement_target(seat(0)).expect("the last hand");
    let better = reach.better.iter().find(|better| better.place == place);
    let ron = |from: usize| better.and_then(|Better { ron, .. }| ron.iter().find(|(of, _)| *of == seat(from)));
    let rons = (1..table.players().count()).map(|from| ron(from).map(|(_, least)| least.base)).collect();
    (rons, better.and_then(|better| better.tsumo).map(|least| least.base))
}

/// the payer loses as much as the winner gains. Seat 0 is third; among equals the first dealer is ahead.
#[test]
fn a_ron_from_the_rival_takes_least() {
    let points = [24_000, 30_000, 26_000, 20_000];
    // 1,000 from seat 2; otherwise 2,000. By self-draw 300/500 make 25,100 against 25,700, 400/700 make 25,500 against
    // 25,600.
    let (ron, tsumo) = bases(last_hand(Scene::of("tenhou"), points), 2);
    assert_eq!(ron, [Some(480), Some(240), Some(480)]);
    assert_eq!(tsumo, Some(400));
    // 3,000 from the leader are needed: 3,200. From the others 6,000: 6,400.
    let (ron, _) = bases(last_hand(Scene::of("tenhou"), points), 1);
    assert_eq!(ron, [Some(800), Some(1600), Some(1600)]);
}

/// 300 for a honba and 1,000 for each stick come with the hand.
#[test]
fn honba_and_sticks_count() {
    let points = [24_000, 30_000, 26_000, 20_000];
    let with = last_hand(Scene::of("tenhou"), points).honba(2).sticks(1);
    // 1,600 come with any win: 1,000 are more than enough.
    assert_eq!(bases(with, 2).0, [Some(240); 3]);
}

/// 7,700 are enough, but a house that rounds 1,920 base points up has no such hand.
#[test]
fn worth_is_that_of_the_house() {
    let points = [20_000, 27_700, 36_000, 16_300];
    let house = |kiriage| Scene::new(Ruleset { kiriage, ..Ruleset::preset("tenhou").unwrap() });
    let from_last = |kiriage| bases(last_hand(house(kiriage), points), 2).0[2];
    assert_eq!([from_last(false), from_last(true)], [Some(1920), Some(2000)]);
    let t = last_hand(house(true), points).deal();
    let reach = t.view(0).table().placement_target(seat(0)).unwrap();
    let (_, least) = reach.better.last().unwrap().ron[2];
    assert_eq!(least.limit, Some(Limit::Mangan));
}

/// R-383, three players: the self-draw lacks the share of the one who is not there.
#[test]
fn with_three_players_two_pay() {
    let points = [34_000, 38_000, 33_000];
    let scene = Scene::of("tenhou_sanma").wind(1).dealer(2).points(points);
    let (ron, tsumo) = bases(scene, 1);
    assert_eq!(ron, [Some(480), Some(1120)]);
    assert!(tsumo.is_some());
}

/// nothing is listed that no hand can reach, nor anything before the last hand.
#[test]
fn nothing_is_promised_that_cannot_be() {
    let far = last_hand(Scene::of("tenhou"), [1_000, 90_000, 8_000, 1_000]);
    assert_eq!(bases(far, 1), (vec![None, None, None], None));
    let early = Scene::of("tenhou").wind(1).dealer(2).deal();
    assert_eq!(early.view(0).table().placement_target(seat(0)), None);
    let over = last_hand(Scene::of("tenhou"), [40_000, 20_000, 20_000, 20_000]).deal();
    let reach = over.view(0).table().placement_target(seat(0)).unwrap();
    assert_eq!((reach.now, reach.better), (1, vec![]));
}
