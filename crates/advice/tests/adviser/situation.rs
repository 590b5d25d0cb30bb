use jantaku_advice::AdviceRule::*;
use jantaku_advice::Fact;
use jantaku_core::{Suit, Yaku};
use jantaku_engine::View;
use jantaku_testkit::{ViewScript, tile};

use crate::adviser::{NEAR, chooses, house, notes, seen, silent};

///
#[test]
fn the_dealer_wins_fast() {
    chooses(DealerQuick, &seen(0, NEAR, "0:9m-"), "9m");
    silent(DealerQuick, &seen(1, NEAR, "0:9p 1:9m-"));
}

/// Where the third or the fourth player deals, and the match ends with the fourth; seat 0 has the first of these points.
fn late(dealer: usize, scores: [i32; 4]) -> ViewScript {
    ViewScript { dealer, scores, ..house("yakuza", 0, NEAR) }
}

fn last_hand(scores: [i32; 4]) -> View<'static> {
    late(3, scores).view("3:9p 0:9m-").unwrap()
}

///
#[test]
fn a_large_hand_brings_back_the_last_place() {
    let behind = [18000, 30000, 32000, 20000];
    // Whoever pays, 16,000 points are more than the first has; 12,000 are not.
    let first = [Fact::Place(4), Fact::Target(1), Fact::Points(16000)];
    assert_eq!(notes(LastPlace, &last_hand(behind)), first);
    // Where no hand brings the first place, one brings the second, without the loss of the uma.
    let facts = notes(LastPlace, &last_hand([10000, 14000, 64000, 12000]));
    assert_eq!(facts[..2], [Fact::Place(4), Fact::Target(2)]);
    // Other hands follow, or somebody else is last.
    silent(LastPlace, &late(2, behind).view("2:9p 3:9p 0:9m-").unwrap());
    silent(LastPlace, &last_hand([20000, 30000, 32000, 18000]));
}

///
#[test]
fn the_second_place_saves_the_uma() {
    let facts = notes(SecondPlace, &last_hand([24000, 28000, 30000, 18000]));
    assert_eq!(facts, [Fact::Place(3), Fact::Target(2), Fact::Points(4500)]);
    silent(SecondPlace, &last_hand([28000, 24000, 30000, 18000]));
    // Without uma the places cost nothing.
    let mut scene = late(3, [24000, 28000, 30000, 18000]);
    scene.rules.uma = vec![0; 4];
    silent(SecondPlace, &scene.view("3:9p 0:9m-").unwrap());
}

///
#[test]
fn the_deal_suggests_yaku() {
    let facts = notes(PlanYaku, &seen(0, "1234678m1155z47p", "0:9m-"));
    assert_eq!(facts, [Fact::Yaku(vec![Yaku::SeatWind, Yaku::Haku, Yaku::Honitsu, Yaku::Ittsuu])]);
    silent(PlanYaku, &seen(0, "147m258p369s1234z", "0:9m-"));
    // A terminal alone may go; one in a run stays, and bars tanyao.
    assert_eq!(notes(PlanYaku, &seen(0, "1346m2578p34677s", "0:9m-")), [Fact::Yaku(vec![Yaku::Tanyao])]);
    silent(PlanYaku, &seen(0, "1236m2578p34677s", "0:9m-"));
}

/// a plan ends when its tiles are visible.
#[test]
fn a_pair_without_a_third_tile_is_no_plan() {
    let hand = "234m567p2267s55z9m";
    let facts = notes(PlanDead, &seen(0, hand, "0:1p 1:5z 2:5z 3:9m 0:9m-"));
    assert_eq!(facts, [Fact::Tile(tile("5z")), Fact::Copies(0)]);
    silent(PlanDead, &seen(0, hand, "0:1p 1:5z 2:9m 3:9m 0:9m-"));
}

///
#[test]
fn honours_and_one_suit_lead_to_a_half_flush() {
    let facts = chooses(HonitsuPlan, &seen(0, "1234678m1155z4p9s", "0:9m-"), "9s");
    assert_eq!(facts[1], Fact::Suit(Suit::Man));
    silent(HonitsuPlan, &seen(0, "1234678m1456z4p9s", "0:9m-"));
    // A pair of any wind will do.
    chooses(HonitsuPlan, &seen(0, "1234678m3344z4p9s", "0:9m-"), "9s");
}

///
#[test]
fn a_deal_with_most_of_a_yakuman_is_named() {
    let facts = notes(YakumanStart, &seen(0, "19m19p19s1234z258m", "0:5p-"));
    assert_eq!(facts, [Fact::Yaku(vec![Yaku::Kokushi]), Fact::Held { held: 10, needed: 13 }]);
    silent(YakumanStart, &seen(0, "1m9p19s12z235m4567p", "0:5s-"));
    // Each kind of it, and one tile of it less.
    let deals = [
        (Yaku::Tsuuiisou, "11223457z258m36p", "1122345z258m369p", 8, 14),
        (Yaku::Chinroutou, "11199m11p1s258m47p", "1199m11p1s258m47p3s", 8, 14),
        (Yaku::Suuankou, "222m44p77s3388m56z", "22m44p77s3388m567z", 11, 14),
        (Yaku::Daisangen, "55566z258m369p47s", "5566z258m369p47s3m", 5, 9),
    ];
    for (yaku, most, less, held, needed) in deals {
        let facts = notes(YakumanStart, &seen(0, most, "0:5s-"));
        assert_eq!(facts, [Fact::Yaku(vec![yaku]), Fact::Held { held, needed }]);
        silent(YakumanStart, &seen(0, less, "0:5s-"));
    }
}

///
#[test]
fn other_yakuman_are_not_chased() {
    let facts = notes(NoYakuman, &seen(0, "1m9p19s12z235m4567p", "0:5s-"));
    assert_eq!(facts, [Fact::Yaku(vec![Yaku::Kokushi]), Fact::Held { held: 6, needed: 13 }]);
    silent(NoYakuman, &seen(0, "19m19p19s1234z258m", "0:5p-"));
}
