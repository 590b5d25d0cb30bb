//! The other hands whose feeder may be liable.

use jantaku_core::Yaku;
use jantaku_core::rules::PaoHand;
use jantaku_testkit::{Play, Scene, SceneExt, seat};

/// Four melds of seat 1, called in turn from seats 0, 2, 3 and 3; then seat 1 waits for its last tile.
fn four_pons(scene: Scene, hand: &str, called: [&str; 4], thrown: [&str; 4], last: &str) -> Play {
    let scene = scene.hand(1, hand).indicators("9m");
    let [a, b, c, d] = called;
    let mut t = scene.draws(&format!("{a} {b} {c} 2m {d} 2m 3m 4m {last}")).deal();
    t.discard(0, a).pon(1).discard(1, thrown[0]).discard(2, b).pon(1).discard(1, thrown[1]).discard(2, c).pon(1);
    t.discard(1, thrown[2]).discard(2, "2m").discard(3, d).pon(1).discard(1, thrown[3]).run_to(1).tsumo(1);
    t
}

/// the fourth set of honours, of terminals, of green tiles; without the hand in the house's list nobody is liable.
#[test]
fn the_fourth_set_of_a_kind_of_tiles() {
    let thrown = ["9s", "7s", "5s", "1s"];
    let cases = [
        (PaoHand::Tsuuiisou, Yaku::Tsuuiisou, "112255667z9s7s5s1s", ["1z", "2z", "5z", "6z"], thrown, "7z"),
        (
            PaoHand::Chinroutou,
            Yaku::Chinroutou,
            "1199m11p11s9p8s7s5s3s",
            ["1m", "9m", "1p", "1s"],
            ["8s", "7s", "5s", "3s"],
            "9p",
        ),
        (
            PaoHand::Ryuuiisou,
            Yaku::Ryuuiisou,
            "22334466s8s1p3p5p7p",
            ["2s", "3s", "4s", "6s"],
            ["1p", "3p", "5p", "7p"],
            "8s",
        ),
    ];
    for (pao, yaku, hand, called, thrown, last) in cases {
        let mut t = four_pons(Scene::of("pool_of_dreams"), hand, called, thrown, last);
        t.expect_yaku(1, &[yaku]).expect_scores([25000, 57000, 25000, -7000]);
        assert_eq!(t.win(1).liable, Some(seat(3)), "{pao:?}");
        let without = Scene::of("pool_of_dreams").rules(|rules| rules.pao.retain(|listed| *listed != pao));
        for others in [without, Scene::of("yakuza"), Scene::of("shanghai")] {
            let mut t = four_pons(others, hand, called, thrown, last);
            t.expect_scores([9000, 57000, 17000, 17000]);
            assert_eq!(t.win(1).liable, None, "{pao:?}");
        }
    }
}

/// a fourth quad fed by seat 3 makes that seat liable.
#[test]
fn the_fourth_quad() {
    let scene = Scene::of("pool_of_dreams").indicators("9m9m9m9m1s");
    let mut t = scene.hand(1, "111222333p444p5z").draws("2m 1p 3m 4p").supplements("2p3p6z5z").deal();
    t.discard(0, "2m").ankan(1, "1p").ankan(1, "2p").ankan(1, "3p").discard(1, "6z").discard(2, "3m");
    t.discard(3, "4p").daiminkan(1).tsumo(1).expect_yaku(1, &[Yaku::Suukantsu]);
    assert_eq!(t.win(1).liable, Some(seat(3)));
    t.expect_scores([25000, 57000, 25000, -7000]);
}

/// R-240, near miss: the third quad was fed, the fourth is a tile added to an earlier pon.
#[test]
fn a_fourth_quad_of_the_own_tile() {
    let scene = Scene::of("pool_of_dreams").indicators("9m9m9m9m1s");
    let mut t = scene.hand(1, "111222333p44p5z9s").draws("2m 1p 4p 3m 3p").supplements("2p6z4p5z").deal();
    t.discard(0, "2m").ankan(1, "1p").ankan(1, "2p").discard(1, "6z").discard(2, "4p").pon(1).discard(1, "9s");
    t.discard(2, "3m").discard(3, "3p").daiminkan(1).kakan(1, "4p").tsumo(1);
    t.expect_yaku(1, &[Yaku::Suukantsu]).expect_scores([9000, 57000, 17000, 17000]);
    assert_eq!(t.win(1).liable, None);
}

/// Seat 1 calls an open kan from seat 2 and draws the supplement tile.
fn open_kan(house: &str, supplements: &str) -> Play {
    let scene = Scene::of(house).hand(1, "555z234m456p78s99s");
    let mut t = scene.indicators("9m1m").draws("2z 3z 5z").supplements(supplements).deal();
    t.discard(0, "2z").discard(1, "3z").discard(2, "5z").daiminkan(1);
    t
}

/// the player who fed an open kan pays a win on its supplement tile in full.
#[test]
fn the_feeder_of_the_kan_pays_the_supplement_win() {
    let mut t = open_kan("pretty_girls", "6s");
    t.tsumo(1).expect_yaku(1, &[Yaku::Haku, Yaku::Rinshan]);
    assert_eq!(t.win(1).liable, Some(seat(2)));
    let won = t.table().scores[seat(1)] - 25000;
    t.expect_scores([25000, 25000 + won, 25000 - won, 25000]);
}

/// R-244, near misses: the house does not know it; or the win comes with a later tile.
#[test]
fn a_later_win_is_paid_by_all() {
    let mut t = open_kan("yakuza", "6s");
    t.tsumo(1);
    assert_eq!(t.win(1).liable, None);
    let late = Scene::of("pretty_girls")
        .hand(1, "555z234m456p78s99s")
        .indicators("9m1m")
        .draws("2z 3z 5z 2z 3z 4z 6s")
        .supplements("1z");
    let mut t = late.deal();
    t.discard(0, "2z").discard(1, "3z").discard(2, "5z").daiminkan(1).discard(1, "1z").run_to(1).tsumo(1);
    assert_eq!(t.win(1).liable, None);
}
