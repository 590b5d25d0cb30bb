//! What a hand is worth in each described house, by its document.

use jantaku_score::Limit;

use crate::common::{keys, win};

/// A hand, and for some houses its yaku with all han or units together.
const TABLE: &[(&str, &[&str])] = &[
    //
    ("1123344566678m ron:9m", &["yakuza pretty_girls pool_of_dreams = chinitsu 6", "touzai = chinitsu 5"]),
    ("1123344578m chii:567m ron:9m", &["yakuza pretty_girls touzai pool_of_dreams = chinitsu 5"]),
    //
    ("222m444p33666s11z tsumo:3s", &["yakuza pretty_girls touzai pool_of_dreams = suuankou 1"]),
    (
        "222m444p333666s1z ron:1z",
        &["yakuza pretty_girls pool_of_dreams = suuankou_tanki 2", "touzai = suuankou_tanki 1"],
    ),
    //
    ("1122334455667z ron:7z", &["yakuza touzai = tsuuiisou 1", "pretty_girls pool_of_dreams = daichisei 2"]),
    ("1112223335566z ron:5z", &["yakuza pretty_girls touzai pool_of_dreams = tsuuiisou 1"]),
    //
    ("2233445566778p ron:8p", &["yakuza pool_of_dreams = daisharin 1"]),
    ("2233445566778s ron:8s", &["pool_of_dreams = daisharin 1"]),
    //
    ("55s77z pon:111s pon:777s pon:999s ron:5s", &["yakuza = toitoi honitsu 4", "pretty_girls = beni_kujaku 1"]),
    //
    ("19m19p19s1234567z ron:7z", &["yakuza pretty_girls pool_of_dreams = kokushi13 2"]),
    //
    (
        "1m pon:111z pon:222z kan:3333z pon:444z ron:1m",
        &["yakuza pretty_girls pool_of_dreams = daisuushii 2", "touzai = daisuushii 1"],
    ),
    //
    ("1112345678999m ron:5m", &["yakuza pretty_girls pool_of_dreams = chuuren9 2"]),
];

#[test]
fn each_house_scores_by_its_document() {
    for (line, expected) in TABLE {
        for (houses, found) in expected.iter().filter_map(|cell| cell.split_once(" = ")) {
            for house in houses.split(' ') {
                let win = win(&format!("{line} rules:{house}"));
                let units: u8 = win.yaku.iter().map(|line| line.value.units()).sum();
                assert_eq!(format!("{} {}", keys(&win), win.han.max(units)), found, "{line} in {house}");
            }
        }
    }
}

/// thirteen han are a yakuman, or in one house no more than a baiman.
#[test]
fn thirteen_han_are_counted_by_the_house() {
    let limit = |house: &str| win(&format!("333m22456p67888s riichi ron:5s dora:2m2m7s1p rules:{house}")).limit;
    assert_eq!(["yakuza", "pretty_girls", "pool_of_dreams"].map(limit), [Some(Limit::Kazoe); 3]);
    assert_eq!(limit("touzai"), Some(Limit::Baiman));
}
