//! The quoted figures, as the examples of the specification have them.

use jantaku_core::Yaku;
use jantaku_score::{Limit, Value, YakuLine};
use jantaku_stats::{Filter, HandFacts, QUOTED, RARE, WinFacts, YAKUMAN_PER_MATCH, group, learn_first};

use crate::games::{game, idle, ron, winning};

/// R-388, example y100: the yaku to learn first, in their order, each with the wins that count for it.
#[test]
fn the_yaku_to_learn_first_are_in_their_order() {
    let order = [
        ("riichi", &[Yaku::Riichi, Yaku::DoubleRiichi][..]),
        ("yakuhai", &[Yaku::SeatWind, Yaku::RoundWind, Yaku::Haku, Yaku::Hatsu, Yaku::Chun]),
        ("tanyao", &[Yaku::Tanyao]),
        ("pinfu", &[Yaku::Pinfu]),
        ("menzen_tsumo", &[Yaku::MenzenTsumo]),
        ("honitsu", &[Yaku::Honitsu]),
        ("iipeikou", &[Yaku::Iipeikou]),
        ("toitoi", &[Yaku::Toitoi]),
        ("sanshoku_doujun", &[Yaku::SanshokuDoujun]),
        ("chiitoitsu", &[Yaku::Chiitoitsu]),
    ];
    assert!(learn_first().map(|(key, _)| key).eq(order.map(|(key, _)| key)));
    let group = group("learn_first").unwrap();
    for &yaku in Yaku::ALL {
        let counting = order.iter().filter(|(_, yakus)| yakus.contains(&yaku)).map(|(key, _)| *key);
        assert!((group.values)(&with(yaku, None)).into_iter().eq(counting), "{yaku:?}");
    }
}

/// R-413, example y101: yakuman are 0.18 % of wins, one in 550; three of them 0.04 % each.
#[test]
fn shares_of_yakuman_are_quoted() {
    let percent = |key: &str| QUOTED.iter().find(|quoted| quoted.key == key).map(|quoted| 100.0 * quoted.share);
    let near = |key: &str, wanted: f64| (percent(key).unwrap() - wanted).abs() < 1e-9;
    assert!(near("yakuman", 0.18) && near("suuankou", 0.04) && near("daisangen", 0.04) && near("kokushi", 0.04));
    let one_in = 100.0 / percent("yakuman").unwrap();
    assert!((one_in - 550.0).abs() < 10.0, "one in {one_in}");
}

/// R-414, example g059.
#[test]
fn four_yakuman_are_quoted_for_four_hundred_games() {
    assert_eq!(YAKUMAN_PER_MATCH, (4, 400));
}

fn with(yaku: Yaku, limit: Option<Limit>) -> HandFacts {
    winning(WinFacts { yaku: vec![YakuLine { yaku, value: Value::Han(1) }], limit, ..ron() })
}

/// both forms of a yakuman count as one, and others do not.
#[test]
fn what_is_quoted_is_measured() {
    let yakuman = Some(Limit::Yakuman(1));
    let hands = [
        with(Yaku::SuuankouTanki, yakuman),
        with(Yaku::Suuankou, yakuman),
        with(Yaku::Kokushi13, yakuman),
        with(Yaku::Daisangen, yakuman),
        with(Yaku::Shousangen, None),
        with(Yaku::Sanankou, Some(Limit::Kazoe)),
        idle(),
    ];
    let matches = [game(["a", "b", "c", "d"], &hands), game(["a", "b", "c", "d"], &[idle()])];
    let selection = Filter { player: Some("a".to_owned()), ..Filter::default() }.select(&matches);
    let measured = QUOTED.map(|quoted| (quoted.key, selection.share_of_wins(quoted.holds)));
    let counts = measured.map(|(key, found)| (key, found.sum, found.count));
    assert_eq!(counts, [("yakuman", 4, 6), ("suuankou", 2, 6), ("daisangen", 1, 6), ("kokushi", 1, 6)]);
    let per_match = selection.yakuman_per_match();
    assert_eq!((per_match.sum, per_match.count, per_match.value), (4, 2, Some(2.0)));
}

/// what is named as rare.
#[test]
fn what_is_rare_is_counted_over_all_hands() {
    let keys = ["sanshoku_doukou", "sankantsu", "ryanpeikou", "nagashi", "chankan"];
    assert_eq!(RARE.each_ref().map(|rare| rare.key), keys);
    let yaku = [Yaku::SanshokuDoukou, Yaku::Sankantsu, Yaku::Ryanpeikou, Yaku::Chankan];
    let near = [Yaku::SanshokuDoujun, Yaku::Sanankou, Yaku::Iipeikou, Yaku::Rinshan];
    let hands: Vec<HandFacts> = yaku.into_iter().chain(near).map(|yaku| with(yaku, None)).collect();
    for (nth, rare) in RARE.iter().filter(|rare| rare.key != "nagashi").enumerate() {
        let held: Vec<usize> = (0..hands.len()).filter(|&hand| (rare.holds)(&hands[hand])).collect();
        assert_eq!(held, [nth], "{}", rare.key);
    }
    let nagashi = RARE.iter().find(|rare| rare.key == "nagashi").unwrap();
    assert!(
        (nagashi.holds)(&HandFacts { nagashi: true, ..idle() })
            && !(nagashi.holds)(&HandFacts { tenpai: true, ..idle() })
    );
    let matches = [game(["a", "b", "c", "d"], &[with(Yaku::Chankan, None), idle()])];
    let share = Filter::default().select(&matches).share_of_hands(RARE[4].holds);
    assert_eq!((share.sum, share.count), (1, 8));
}
