//! The ordinary yaku: what each gives in hands that have it, and near misses.

use jantaku_core::Yaku;
use jantaku_score::Value;

use Value::{Han, Units};

/// A yaku, hands with what it gives in them, and near misses.
pub type Row = (Yaku, &'static [(&'static str, Value)], &'static [&'static str]);

pub const TABLE: &[Row] = &[
    //
    (
        Yaku::Riichi,
        &[("123m456p789s1122z riichi ron:1z", Han(1)), ("234m456p1167s ankan:9999m riichi ron:8s", Han(1))],
        &["123m456p789s1122z ron:1z", "123m456p789s1122z double ron:1z"],
    ),
    //
    (Yaku::DoubleRiichi, &[("123m456p789s1122z double ron:1z", Han(2))], &["123m456p789s1122z riichi ron:1z"]),
    //
    (
        Yaku::Ippatsu,
        &[
            ("123m456p789s1122z riichi ippatsu ron:1z", Han(1)),
            ("234m456p1167s444z riichi ippatsu chankan ron:8s", Han(1)),
        ],
        &["123m456p789s1122z riichi ron:1z"],
    ),
    //
    (
        Yaku::MenzenTsumo,
        &[("123m456p789s1122z tsumo:1z", Han(1)), ("234m456p1167s ankan:9999m rinshan tsumo:8s", Han(1))],
        &["123m456p789s1122z ron:1z", "123m456p1122z chii:789s tsumo:1z"],
    ),
    //
    (
        Yaku::Pinfu,
        &[
            ("23455m456p67789s ron:5s", Han(1)),
            ("23455m456p67789s tsumo:5s", Han(1)),
            ("234m456p67789s44z ron:5s", Han(1)), // a guest wind as the pair
            ("123456789m3345p ron:3p", Han(1)),   // pair 33 and 45, R-140
            ("234m456p67789s22z ron:5s seat:W", Han(1)),
        ],
        &[
            "23455m456p68789s ron:7s",  // a middle wait
            "123456789m3456p ron:6p",   // 3456 waits for its pair, R-140
            "234m456p67789s11z ron:5s", // the round wind as the pair
            "234m456p67789s22z ron:5s", // the seat wind
            "234m456p67789s55z ron:5s", // a dragon
            "23455m67789s chii:456p ron:5s",
            "23455m456p12789s ron:3s", // an edge wait
            "23455m444p67789s ron:5s", // a triplet
        ],
    ),
    //
    (
        Yaku::Tanyao,
        &[
            ("234456m678p3356s ron:7s", Han(1)),
            ("234456m3356s chii:678p ron:7s", Han(1)),
            ("2244m5566p33778s ron:8s", Han(1)),
        ],
        &["234456m678p2333s ron:1s", "234456m678p33s44z tsumo:4z"],
    ),
    //
    (
        Yaku::Iipeikou,
        &[("223344m456p789s1z ron:1z", Han(1)), ("22334455m78p123s ron:6p", Han(1))],
        &["223344m789s1z chii:456p ron:1z", "223344m556677p1z ron:1z", "123234m456p789s1z tsumo:1z"],
    ),
    //
    (
        Yaku::SeatWind,
        &[
            ("234m456p1167s222z ron:8s", Han(1)),
            ("234m456p1167s pon:222z ron:8s", Han(1)),
            ("234m456p1167s ankan:2222z ron:8s", Han(1)),
        ],
        &["234m456p1167s222z ron:8s seat:W", "234m456p234678s2z tsumo:2z"],
    ),
    //
    (
        Yaku::RoundWind,
        &[("234m456p1167s111z ron:8s", Han(1)), ("234m456p1167s pon:111z ron:8s seat:E", Han(1))],
        &["234m456p1167s111z ron:8s round:S", "234m456p1167s222z ron:8s"],
    ),
    //
    (
        Yaku::Haku,
        &[
            ("234m456p1167s555z ron:8s", Han(1)),
            ("234m456p1167s pon:555z ron:8s", Han(1)),
            ("234m456p1167s kan:5555z ron:8s", Han(1)),
        ],
        &["234m456p1167s666z ron:8s", "234m456p23467s55z ron:8s"],
    ),
    //
    (Yaku::Hatsu, &[("234m456p1167s666z ron:8s", Han(1))], &["234m456p1167s777z ron:8s", "234m456p23467s66z ron:8s"]),
    //
    (Yaku::Chun, &[("234m456p1167s777z ron:8s", Han(1))], &["234m456p1167s555z ron:8s", "234m456p23467s77z ron:8s"]),
    //
    (
        Yaku::Haitei,
        &[("234m456p1167s444z tsumo:8s last", Han(1)), ("234m1167s444z chii:456p tsumo:8s last", Han(1))],
        &[
            "234m456p1167s444z ron:8s last",
            "234m456p1167s444z tsumo:8s",
            "234m456p1167s ankan:9999m rinshan last tsumo:8s",
        ],
    ),
    //
    (
        Yaku::Houtei,
        &[("234m456p1167s444z ron:8s last", Han(1)), ("234m1167s444z chii:456p ron:8s last", Han(1))],
        &["234m456p1167s444z tsumo:8s last", "234m456p1167s444z ron:8s"],
    ),
    //
    (
        Yaku::Rinshan,
        &[("234m456p1167s ankan:9999m rinshan tsumo:8s", Han(1)), ("234m456p1167s kan:9999m rinshan tsumo:8s", Han(1))],
        &["234m456p1167s ankan:9999m tsumo:8s", "234m456p1167s ankan:9999m ron:8s"],
    ),
    //
    (
        Yaku::Chankan,
        &[("234m456p1167s444z chankan ron:8s", Han(1)), ("234m1167s444z chii:456p chankan ron:8s", Han(1))],
        &["234m456p1167s444z ron:8s"],
    ),
    //
    (
        Yaku::Toitoi,
        &[
            ("111m999p33s44z pon:222s ron:3s", Han(2)),
            ("111m3s kan:9999p pon:222s kakan:4444z ron:3s", Han(2)),
            ("222m444p33666s11z ron:3s", Han(2)),
        ],
        &["111m999p3345s pon:222s ron:6s"],
    ),
    //
    (
        Yaku::Chanta,
        &[("123m789p1299s111z ron:3s", Han(2)), ("123m1299s111z chii:789p ron:3s", Han(1))],
        &[
            "234m789p1299s111z ron:3s",
            "111m999p11s44z pon:999s ron:1s",
            "123789m789p1299s ron:3s",
            "123m789p1244s111z ron:3s",
        ],
    ),
    //
    (
        Yaku::Ittsuu,
        &[("123456789m45p11s ron:6p", Han(2)), ("456789m45p11s chii:123m ron:6p", Han(1))],
        &["123456m45789p11s ron:6p", "123567789m45p11s ron:6p"],
    ),
    //
    (
        Yaku::Chiitoitsu,
        &[("1133m5577p2244s6z ron:6z", Han(2)), ("1133m5577p2244s6z tsumo:6z", Han(2))],
        &["223344m556677p1z ron:1z"],
    ),
    //
    (
        Yaku::SanshokuDoujun,
        &[("234789m234p23s11z ron:4s", Han(2)), ("234789m23s11z chii:234p ron:4s", Han(1))],
        &["234789m234p23s11z ron:1s", "234789m345p23s11z ron:4s"],
    ),
    //
    (
        Yaku::Sanankou,
        &[
            ("222m444p66678s11z ron:9s", Han(2)),
            ("222m444p666s1z chii:789s ron:1z", Han(2)),
            ("222m444p66s11z chii:789s tsumo:6s", Han(2)),
            ("222m666s1z ankan:4444p chii:789s ron:1z", Han(2)),
            ("222m444p33666s11z ron:3s", Han(2)), // the fourth triplet came by ron
        ],
        &["222m444p66s11z chii:789s ron:6s", "222m666s1z kan:4444p chii:789s ron:1z"],
    ),
    //
    (
        Yaku::SanshokuDoukou,
        &[("222m222p22789s11z ron:2s", Han(2)), ("22789s11z pon:222m kan:2222p ron:2s", Han(2))],
        &["222m333p22789s11z ron:2s"],
    ),
    //
    (
        Yaku::Sankantsu,
        &[("67s11z kan:2222m ankan:9999p kakan:4444s ron:8s", Han(2))],
        &["67s11z kan:2222m ankan:9999p pon:444s ron:8s"],
    ),
    //
    (
        Yaku::Honroutou,
        &[("111m999p11s44z pon:999s ron:1s", Han(2)), ("1199m1199p1199s4z ron:4z", Han(2))],
        &["111m999p22s44z pon:999s ron:2s", "1199m1199p1188s4z ron:4z"],
    ),
    //
    (
        Yaku::Shousangen,
        &[("23m456p55566677z ron:4m", Han(2)), ("23m456p55577z pon:666z ron:4m", Han(2))],
        &["1123m456p555666z ron:4m", "23m11p555666777z ron:4m"],
    ),
    //
    (
        Yaku::Junchan,
        &[("123789m789p1299s ron:3s", Han(3)), ("123789m1299s chii:789p ron:3s", Han(2))],
        &["123m789p1299s111z ron:3s", "111999m11199p11s ron:1s", "123789m789p1255s ron:3s"],
    ),
    //
    (
        Yaku::Honitsu,
        &[
            ("12345678m11555z ron:9m", Han(3)),
            ("12345678m11z pon:555z ron:9m", Han(2)),
            ("1122335588m116z ron:6z", Han(3)),
        ],
        &["123456m78p11555z ron:9p", "1123344556778m ron:9m"],
    ),
    //
    (
        Yaku::Ryanpeikou,
        &[("223344m556677p1z ron:1z", Han(3)), ("1122334466778s ron:8s", Han(3))],
        &["223344m567789p1z ron:1z", "1133m5577p2244s6z ron:6z"],
    ),
    //
    (
        Yaku::Chinitsu,
        &[("1123344556778m ron:9m", Han(6)), ("1123344578m chii:567m ron:9m", Han(5))],
        &["12345678m11555z ron:9m", "112233445566m8p tsumo:8p"],
    ),
    //
    (
        Yaku::Tenhou,
        &[("123m456p789s1122z first seat:E tsumo:1z", Units(1))],
        &["123m456p789s1122z first tsumo:1z", "123m456p789s1122z seat:E tsumo:1z"],
    ),
    //
    (
        Yaku::Chiihou,
        &[("123m456p789s1122z first tsumo:1z", Units(1))],
        &["123m456p789s1122z first seat:E tsumo:1z", "123m456p789s1122z first ron:1z"],
    ),
    //
    (
        Yaku::Kokushi,
        &[("19m19p199s123456z ron:7z", Units(1))],
        &["1199m1199p1199s4z ron:4z", "19m19p19s1234567z ron:7z"],
    ),
    //
    (Yaku::Kokushi13, &[("19m19p19s1234567z ron:7z", Units(2))], &["19m19p199s123456z ron:7z"]),
    //
    (
        Yaku::Suuankou,
        &[("222m444p33666s11z tsumo:3s", Units(1)), ("222m44p33s ankan:6666s ankan:1111z tsumo:3s", Units(1))],
        &["222m444p33666s11z ron:3s", "222m44p33s kan:6666s ankan:1111z tsumo:3s", "222m444p333666s1z ron:1z"],
    ),
    //
    (
        Yaku::SuuankouTanki,
        &[("222m444p333666s1z ron:1z", Units(2))],
        &["222m444p33666s11z tsumo:3s", "222m444p333s1z pon:666s ron:1z"],
    ),
    //
    (
        Yaku::Daisangen,
        &[("23m11p555666777z ron:4m", Units(1)), ("23m11p777z pon:555z kan:6666z ron:4m", Units(1))],
        &["23m456p55566677z ron:4m"],
    ),
    //
    (
        Yaku::Shousuushii,
        &[("23m11122233344z ron:4m", Units(1)), ("23m11122244z pon:333z ron:4m", Units(1))],
        &["234m23p11122244z ron:4p", "1m111222333444z ron:1m"],
    ),
    //
    (
        Yaku::Daisuushii,
        &[("1m111222333444z ron:1m", Units(2)), ("1m pon:111z pon:222z kan:3333z pon:444z ron:1m", Units(2))],
        &["23m11122233344z ron:4m"],
    ),
    //
    (
        Yaku::Tsuuiisou,
        &[("1112223335566z ron:5z", Units(1)), ("1122334455667z ron:7z", Units(1))],
        &["11m11122233355z ron:1m"],
    ),
    //
    (Yaku::Chinroutou, &[("111999m11199p11s ron:1s", Units(1))], &["111m999p11s44z pon:999s ron:1s"]),
    //
    (
        Yaku::Ryuuiisou,
        &[("22233344466s66z ron:6z", Units(1)), ("2223334446688s ron:8s", Units(1))],
        &["22233344455s66z ron:6z", "22233344466s55z ron:5z"],
    ),
    //
    (
        Yaku::Chuuren,
        &[("1112345678899m ron:9m", Units(1)), ("1112345678899s tsumo:9s", Units(1))],
        &["2345678999m ankan:1111m ron:5m", "1112345678999m ron:5m", "1112223334569m ron:9m"],
    ),
    //
    (
        Yaku::Chuuren9,
        &[("1112345678999m ron:5m", Units(2)), ("1112345678999p tsumo:1p", Units(2))],
        &["1112345678899m ron:9m"],
    ),
    //
    (
        Yaku::Suukantsu,
        &[("1z kan:2222m ankan:9999p kakan:4444s kan:5555z ron:1z", Units(1))],
        &["1z kan:2222m ankan:9999p kakan:4444s pon:555z ron:1z"],
    ),
    //
    (Yaku::Daisharin, &[("2233445566778p ron:8p", Units(1))], &["2233445566778s ron:8s", "1122334455667p ron:7p"]),
];
