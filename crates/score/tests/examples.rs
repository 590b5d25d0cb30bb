//! Worked facts of the parlour rules, by the number under which the specification lists them.

mod common;

use std::collections::BTreeSet;

use common::{Scene, keys, value_of, win};
use jantaku_core::notation::{format_tiles, parse_tiles};
use jantaku_core::{Counts, Kind, Players, Ruleset, Seat, Yaku};
use jantaku_score::{
    FuReason, Limit, NoWin, Shape, Value, WinPayment, accepts, base_points, shanten, waits, win_payments,
};

fn rules() -> Ruleset {
    Ruleset::preset("yakuza").expect("a preset")
}

/// Indicator and dora.
const DORA: &[(&str, &str, &str)] = &[
    ("y004", "2p", "3p"),
    ("y005", "3s", "4s"),
    ("y006", "6p", "7p"),
    ("y007", "7s", "8s"),
    ("y008", "9m", "1m"),
    ("y009", "9p", "1p"),
    ("y010", "9s", "1s"),
    ("y011", "6z", "7z"),
    ("y012", "7z", "5z"),
    ("y013", "5z", "6z"),
    ("y014", "1z", "2z"),
    ("y015", "2z", "3z"),
    ("y016", "3z", "4z"),
    ("y017", "4z", "1z"),
];

/// Hands with their count of dora, ura and red fives together.
const DORA_IN_HAND: &[(&str, &str, u8)] = &[
    ("y018", "33p456789m67s555z ron:8s dora:2p", 2),
    ("y019", "444s456789m1p555z ron:1p dora:3s", 3),
    ("y020", "234s456789m67s44z riichi ron:8s dora:3s ura:3s", 2),
    ("g014", "406s234789m1p666z ron:1p dora:9s5z rules:tenhou", 4),
    ("g015", "067m234p11678s44z riichi ron:4z ura:4m rules:tenhou", 2),
    ("g016", "406m234p1178s555z ron:9s dora:4m rules:tenhou", 2),
    ("b025", "67m234p11678s555z ron:8m dora:6m6m", 2),
];

const WAITS: &[(&str, &str, &str)] = &[
    ("y035", "234m789p345s11m56s", "47s"),
    ("y036", "6667m111222333z", "578m"),
    ("y037", "2345m111222333z", "25m"),
    ("y038", "23456m11122255z", "147m"),
    ("y040", "123456m11789s67p", "58p"),
    ("y041", "56777m45s123456p", "36s"),
];

/// Han, fu, winner deals, and what a ron pays.
const RON: &[(&str, u8, u8, bool, i32)] = &[
    ("y042", 3, 50, false, 6400),
    ("y044", 3, 70, false, 8000),
    ("y045", 3, 70, true, 12000),
    ("y046", 4, 40, false, 8000),
    ("y047", 4, 40, true, 12000),
    ("y048", 5, 30, false, 8000),
    ("y049", 5, 30, true, 12000),
    ("y050", 6, 30, false, 12000),
    ("y051", 6, 30, true, 18000),
    ("y052", 7, 30, false, 12000),
    ("y053", 7, 30, true, 18000),
    ("y054", 8, 30, false, 16000),
    ("y055", 8, 30, true, 24000),
    ("y056", 10, 30, false, 16000),
    ("y057", 10, 30, true, 24000),
    ("y058", 11, 30, false, 24000),
    ("y059", 11, 30, true, 36000),
    ("y060", 12, 30, false, 24000),
    ("y061", 12, 30, true, 36000),
    ("y062", 13, 30, false, 32000),
    ("y063", 13, 30, true, 48000),
    ("y064", 4, 30, false, 7700),
    ("y065", 3, 60, false, 7700),
    ("g027", 3, 70, false, 8000),
    ("g028", 4, 40, false, 8000),
    ("g029", 5, 20, false, 8000),
];

/// Equal pairs of han and fu.
const EQUAL: &[(&str, [(u8, u8); 2])] = &[("y118", [(6, 30), (7, 30)]), ("y118", [(4, 40), (5, 30)])];

/// Hands with all their yaku, and the han in all or the yakuman units.
const YAKU: &[(&str, &str, &str, Value)] = &[
    (
        "y078",
        "1133m5577p2244s6z riichi ippatsu tsumo:6z dora:5z",
        "riichi ippatsu menzen_tsumo chiitoitsu",
        Value::Han(7),
    ),
    ("y102", "22334m456p789s11z ron:4m seat:W round:S", "pinfu iipeikou", Value::Han(2)),
    ("y103", "123456789m22p34s ron:5s", "pinfu ittsuu", Value::Han(3)),
    ("y103", "456789m22p34s chii:123m ron:5s", "ittsuu", Value::Han(1)),
    ("y104", "22m445566p66778s ron:8s", "pinfu tanyao ryanpeikou", Value::Han(5)),
    ("y105", "2233445m678p123s ron:5m", "pinfu iipeikou", Value::Han(2)),
    ("y106", "1123344566678m ron:9m", "chinitsu", Value::Han(6)),
    ("y107", "2233445566778p ron:8p", "daisharin", Value::Units(1)),
    ("y108", "2233445566778s ron:8s", "pinfu tanyao ryanpeikou chinitsu", Value::Han(11)),
    ("y109", "1122334455667z ron:7z", "tsuuiisou", Value::Units(1)),
    ("y110", "1122z pon:555z pon:666z pon:777z ron:1z", "daisangen tsuuiisou", Value::Units(2)),
    ("y111", "9m19p19s12345677z ron:1m", "kokushi", Value::Units(1)),
    ("y112", "19m19p19s1234567z ron:7z", "kokushi13", Value::Units(2)),
    ("y113", "1112345678999m ron:5m", "chuuren9", Value::Units(2)),
    ("y114", "2223334446668s ron:8s", "suuankou_tanki ryuuiisou", Value::Units(3)),
    ("y119", "333m22456p67888s riichi ron:5s dora:2m2m7s1p", "riichi tanyao", Value::Han(13)),
    ("y068", "19m19p19s1234567z first seat:E tsumo:7z", "tenhou kokushi13", Value::Units(3)),
];

/// Hands that win with one tile and not with another.
const ONE_WAIT_WINS: &[(&str, &str, &str, &str)] = &[
    ("y115", "234456m66p23s chii:567p", "ron:4s", "ron:1s"),
    ("y116", "456789m22s77z chii:123p", "ron:7z", "ron:2s"),
    ("y117", "234m456p12789s44z", "tsumo:3s", "ron:3s"),
];

/// Hands with one wait of these fu.
const WAIT_FU: &[(&str, &str, u8)] = &[
    ("y039", "234m456p12789s44z riichi ron:3s", 2),
    ("y039", "234m456p46789s44z riichi ron:5s", 2),
    ("y039", "234m456p56789s44z riichi ron:4s", 0),
    ("y039", "234m456p56s33344z riichi ron:7s", 0),
    ("y039", "234m456p8s333444z riichi ron:8s", 2),
];

/// Hands with a set of this shape, and its fu.
const SET_FU: &[(&str, &str, Shape, u8)] = &[
    ("g032", "345789m11p34s pon:222p last ron:5s", Shape::Triplet, 2),
    ("g033", "345789m11p34s pon:999p last ron:5s", Shape::Triplet, 4),
    ("g034", "345789m11222p34s riichi ron:5s", Shape::Triplet, 4),
    ("g035", "345789m11999p34s riichi ron:5s", Shape::Triplet, 8),
    ("g036", "345789m11p34s kan:2222p last ron:5s", Shape::Quad, 8),
    ("g037", "345789m11p34s kan:9999p last ron:5s", Shape::Quad, 16),
    ("g038", "345789m11p34s ankan:2222p riichi ron:5s", Shape::Quad, 16),
    ("g039", "345789m11p34s ankan:9999p riichi ron:5s", Shape::Quad, 32),
    ("g040", "345789m11234p34s riichi ron:5s", Shape::Run, 0),
];

/// Hands with a pair, and its fu.
const PAIR_FU: &[(&str, &str, u8)] =
    &[("g041", "345789m234p34s55z riichi ron:5s", 2), ("g042", "345789m234p34s11z riichi ron:5s seat:E", 4)];

/// What is shown elsewhere, or is no fact of a hand.
const ELSEWHERE: &[(&str, &str)] = &[
    ("y021", "how many indicators lie open is the round's affair"),
    ("y022", "the dead wall's order belongs to the wall"),
    ("y040", "which tile to discard is advice; its waits are above"),
    ("y041", "the penalty for a foul is the round's affair; its waits are above"),
    ("g062", "two sums without a hand; dealer haneman and baiman are above"),
    ("g063", "two sums without a hand"),
];

fn counts(text: &str) -> Counts {
    parse_tiles(text).expect("tiles").into_iter().collect()
}

///
#[test]
fn indicators_point_to_dora() {
    for (id, indicator, dora) in DORA {
        assert_eq!(rules().dora(indicator.parse().unwrap()).to_string(), *dora, "{id}");
    }
}

///
#[test]
fn dora_in_the_hand() {
    for (id, line, count) in DORA_IN_HAND {
        assert_eq!(win(line).dora.total(), *count, "{id}");
    }
}

///
#[test]
fn red_fives_of_the_parlour() {
    // y023: one, two and one where they are switched on.
    let mut rules = rules();
    rules.red_fives = jantaku_core::rules::RedFives { m: 1, p: 2, s: 1 };
    let red: Vec<_> = rules.tile_set().tiles().into_iter().filter(|tile| tile.is_red()).collect();
    assert_eq!(format_tiles(&red), "0m00p0s");
}

///
#[test]
fn hands_wait_for_their_tiles() {
    for (id, hand, expected) in WAITS {
        let found: Vec<_> = waits(&counts(hand), 0).iter().map(Kind::tile).collect();
        assert_eq!(format_tiles(&found), *expected, "{id}");
    }
    // y041: the closed kan of 7m takes the pair away.
    assert!(shanten(&counts("56m45s123456p"), 1).min() > 0);
    // y040: 679p is helped by 5p and 8p.
    let helped = accepts(&counts("123456m11s22z679p"), 0);
    assert!(["5p", "8p"].iter().all(|tile| helped.contains(tile.parse::<jantaku_core::Tile>().unwrap().kind())));
}

/// Dealer's and others' payments for a hand of these han and fu: ron, then self-draw by payer.
fn paid(rules: &Ruleset, han: u8, fu: u8, dealer: bool, ron: bool) -> Vec<i32> {
    let (base, limit) = base_points(rules, han, fu);
    let won = jantaku_score::Win { base, limit, ..win("234m456p1167s555z ron:8s") };
    let seat = |index| Seat::new(index).expect("a seat from 0 to 3");
    let payments = win_payments(&WinPayment {
        rules,
        win: &won,
        winner: seat(if dealer { 0 } else { 1 }),
        from: ron.then(|| seat(2)),
        dealer: seat(0),
        honba: 0,
        sticks: 0,
        pao: None,
    });
    payments.deltas(Players::Four).values().map(|delta| -delta).filter(|paid| *paid > 0).collect()
}

///
#[test]
fn a_ron_pays() {
    for (id, han, fu, dealer, points) in RON {
        assert_eq!(paid(&rules(), *han, *fu, *dealer, true), [*points], "{id}");
    }
    for (id, [one, other]) in EQUAL {
        assert_eq!(base_points(&rules(), one.0, one.1), base_points(&rules(), other.0, other.1), "{id}");
    }
    // y043: a self-draw of the same hand as y042.
    assert_eq!(paid(&rules(), 3, 50, false, false), [3200, 1600, 1600]);
}

/// y128: ron of a non-dealer and of the dealer, self-draw of a non-dealer (dealer's share, another's), share of a
/// dealer's self-draw; by fu (a line) and han (1 to 4). Above the last line everything is a mangan.
const SCORE_TABLE: &[(u8, [[i32; 5]; 4])] = &[
    (
        20,
        [
            [700, 1000, 400, 200, 400],
            [1300, 2000, 700, 400, 700],
            [2600, 3900, 1300, 700, 1300],
            [5200, 7700, 2600, 1300, 2600],
        ],
    ),
    (
        25,
        [
            [800, 1200, 400, 200, 400],
            [1600, 2400, 800, 400, 800],
            [3200, 4800, 1600, 800, 1600],
            [6400, 9600, 3200, 1600, 3200],
        ],
    ),
    (
        30,
        [
            [1000, 1500, 500, 300, 500],
            [2000, 2900, 1000, 500, 1000],
            [3900, 5800, 2000, 1000, 2000],
            [7700, 11600, 3900, 2000, 3900],
        ],
    ),
    (40, [[1300, 2000, 700, 400, 700], [2600, 3900, 1300, 700, 1300], [5200, 7700, 2600, 1300, 2600], MANGAN]),
    (50, [[1600, 2400, 800, 400, 800], [3200, 4800, 1600, 800, 1600], [6400, 9600, 3200, 1600, 3200], MANGAN]),
    (60, [[2000, 2900, 1000, 500, 1000], [3900, 5800, 2000, 1000, 2000], [7700, 11600, 3900, 2000, 3900], MANGAN]),
    (70, [[2300, 3400, 1200, 600, 1200], [4500, 6800, 2300, 1200, 2300], MANGAN, MANGAN]),
    (80, [[2600, 3900, 1300, 700, 1300], [5200, 7700, 2600, 1300, 2600], MANGAN, MANGAN]),
    (90, [[2900, 4400, 1500, 800, 1500], [5800, 8700, 2900, 1500, 2900], MANGAN, MANGAN]),
    (100, [[3200, 4800, 1600, 800, 1600], [6400, 9600, 3200, 1600, 3200], MANGAN, MANGAN]),
    (110, [[3600, 5300, 1800, 900, 1800], [7100, 10600, 3600, 1800, 3600], MANGAN, MANGAN]),
];

const MANGAN: [i32; 5] = [8000, 12000, 4000, 2000, 4000];

///
#[test]
fn the_score_table() {
    for (fu, by_han) in SCORE_TABLE {
        for (han, expected) in (1u8..).zip(by_han) {
            let [ron, dealer_ron, from_dealer, from_other, each] = *expected;
            let paid = |dealer, by_ron| paid(&rules(), han, *fu, dealer, by_ron);
            assert_eq!(paid(false, true), [ron], "{han} han {fu} fu");
            assert_eq!(paid(true, true), [dealer_ron], "{han} han {fu} fu");
            assert_eq!(paid(false, false), [from_dealer, from_other, from_other], "{han} han {fu} fu");
            assert_eq!(paid(true, false), [each; 3], "{han} han {fu} fu");
        }
    }
}

///
#[test]
fn hands_have_their_yaku() {
    for (id, line, yaku, value) in YAKU {
        let won = win(line);
        let units = won.yaku.iter().map(|line| line.value.units()).sum();
        let found = if units > 0 { Value::Units(units) } else { Value::Han(won.han) };
        assert_eq!((keys(&won).as_str(), found), (*yaku, *value), "{id}");
    }
    // y103, y104: closed and open values.
    assert_eq!(value_of(&win("456789m22p34s chii:123m ron:5s"), Yaku::Ittsuu), Some(Value::Han(1)));
    assert_eq!(value_of(&win("22m445566p66778s ron:8s"), Yaku::Ryanpeikou), Some(Value::Han(3)));
    // y119: thirteen han of yaku and dora.
    assert_eq!(win("333m22456p67888s riichi ron:5s dora:2m2m7s1p").limit, Some(Limit::Kazoe));
}

/// Who pays what for a hand of the table at a table where seat 3 (y078) or 0 (y068) deals.
#[test]
fn sums_of_two_hands() {
    let rules = rules();
    let seat = |index| Seat::new(index).expect("a seat from 0 to 3");
    let deltas = |won: &jantaku_score::Win, dealer, sticks| {
        let payment = WinPayment {
            rules: &rules,
            win: won,
            winner: seat(0),
            from: None,
            dealer: seat(dealer),
            honba: 0,
            sticks,
            pao: None,
        };
        win_payments(&payment).deltas(Players::Four).values().copied().collect::<Vec<_>>()
    };
    let pairs = win(YAKU[0].1);
    assert_eq!(pairs.limit, Some(Limit::Haneman));
    assert_eq!(deltas(&pairs, 3, 1), [13000, -3000, -3000, -6000]);
    let heaven = win("19m19p19s1234567z first seat:E tsumo:7z");
    assert_eq!(heaven.base, 24000);
    assert_eq!(deltas(&heaven, 0, 0), [144000, -48000, -48000, -48000]);
}

///
#[test]
fn one_tile_wins_and_another_does_not() {
    for (id, hand, wins, does_not) in ONE_WAIT_WINS {
        assert!(Scene::read(&format!("{hand} {wins}")).score().is_ok(), "{id}");
        assert_eq!(Scene::read(&format!("{hand} {does_not}")).score(), Err(NoWin::NoYaku), "{id}");
    }
}

fn fu_of(line: &str, is: impl Fn(&FuReason) -> bool) -> u8 {
    win(line).fu.items.iter().filter(|item| is(&item.reason)).map(|item| item.fu).sum()
}

///
#[test]
fn fu_of_waits_sets_and_pairs() {
    for (id, line, fu) in WAIT_FU {
        assert_eq!(fu_of(line, |reason| matches!(reason, FuReason::Wait(_))), *fu, "{id} {line}");
    }
    for (id, line, shape, fu) in SET_FU {
        let found = win(line);
        assert!(found.reading.sets().iter().any(|set| set.shape == *shape), "{id}");
        assert_eq!(fu_of(line, |reason| matches!(reason, FuReason::Set(_))), *fu, "{id}");
    }
    for (id, line, fu) in PAIR_FU {
        assert_eq!(fu_of(line, |reason| matches!(reason, FuReason::Pair(_))), *fu, "{id}");
    }
}

/// The examples of scores, fu, dora, yaku and waits that hold in the parlour: prefix, first and last number.
const LISTED: &[(char, u32, u32)] = &[
    ('y', 4, 23),
    ('y', 35, 65),
    ('y', 68, 68),
    ('y', 78, 78),
    ('y', 102, 119),
    ('y', 128, 128),
    ('g', 14, 16),
    ('g', 27, 29),
    ('g', 32, 42),
    ('g', 62, 63),
    ('b', 25, 25),
];

#[test]
fn every_listed_example_is_shown_or_said_to_be_elsewhere() {
    let mut known: BTreeSet<&str> = ["y023", "y043", "y128"].into(); // in tests of their own
    known.extend(DORA.iter().map(|row| row.0));
    known.extend(DORA_IN_HAND.iter().map(|row| row.0));
    known.extend(WAITS.iter().map(|row| row.0));
    known.extend(RON.iter().map(|row| row.0));
    known.extend(EQUAL.iter().map(|row| row.0));
    known.extend(YAKU.iter().map(|row| row.0));
    known.extend(ONE_WAIT_WINS.iter().map(|row| row.0));
    known.extend(WAIT_FU.iter().map(|row| row.0));
    known.extend(SET_FU.iter().map(|row| row.0));
    known.extend(PAIR_FU.iter().map(|row| row.0));
    known.extend(ELSEWHERE.iter().map(|row| row.0));
    let listed =
        LISTED.iter().flat_map(|&(prefix, first, last)| (first..=last).map(move |n| format!("{prefix}{n:03}")));
    let missing: Vec<String> = listed.filter(|id| !known.contains(id.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new());
}
