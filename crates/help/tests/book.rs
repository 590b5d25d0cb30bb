//! Everything the book of a house claims, against the scorer: in every preset, and in houses made by chance.

use jantaku_core::{Ruleset, Yaku};
use jantaku_help::{Book, Points};
use jantaku_score::{FuReason, Limit, Win, WinBy, WinPayment, win_payments};
use jantaku_testkit::{Chance, random_house};

fn presets() -> impl Iterator<Item = Ruleset> {
    Ruleset::preset_names().map(|name| Ruleset::preset(name).unwrap())
}

fn houses() -> impl Iterator<Item = Ruleset> {
    let mut chance = Chance::new(7);
    presets().chain((0..200).map(move |_| random_house(&mut chance)).collect::<Vec<_>>())
}

///
#[test]
fn every_yaku_of_every_house_has_a_hand_with_it_and_one_without() {
    let (mut pages, mut shown) = (0, 0);
    for rules in houses() {
        let book = Book::of(&rules);
        let known = Yaku::ALL
            .iter()
            .filter(|&&yaku| [true, false].iter().any(|&closed| rules.yaku.counting(closed).contains(yaku)));
        let mut listed: Vec<Yaku> = book.yaku.iter().map(|page| page.yaku).collect();
        listed.sort();
        assert_eq!(listed, known.copied().collect::<Vec<_>>(), "{}", rules.name);
        for page in &book.yaku {
            pages += 1;
            shown += usize::from(page.hand.is_some() && page.near_miss.is_some());
            assert!(page.hand.as_ref().is_none_or(|hand| hand.has(page.yaku)), "{}: {}", rules.name, page.yaku);
            let miss = page.near_miss.as_ref();
            assert!(miss.is_none_or(|miss| !miss.hand.has(page.yaku)), "{}: {}", rules.name, page.yaku);
            assert_eq!(page.worth, rules.yaku.worth(page.yaku));
        }
    }
    // A house by chance may value other yaku of the same tiles more, or none of them.
    assert!(10 * shown > 9 * pages, "{shown} of {pages}");
}

///
#[test]
fn in_a_preset_no_yaku_lacks_its_hands() {
    for rules in presets() {
        for page in Book::of(&rules).yaku {
            assert!(page.hand.is_some() && page.near_miss.is_some(), "{}: {}", rules.name, page.yaku);
        }
    }
}

/// in the order of the house's document, which is not the same in any two of them.
#[test]
fn yaku_come_in_the_order_of_the_house() {
    for (name, order) in [
        (
            "yakuza",
            "pinfu tanyao iipeikou menzen_tsumo riichi ippatsu haku hatsu chun seat_wind round_wind haitei houtei \
             rinshan chankan toitoi chanta ittsuu chiitoitsu sanshoku_doujun sanankou honroutou shousangen \
             sanshoku_doukou sankantsu double_riichi junchan honitsu ryanpeikou chinitsu suuankou tsuuiisou daisangen \
             ryuuiisou kokushi shousuushii chinroutou daisharin suukantsu chuuren tenhou chiihou suuankou_tanki \
             kokushi13 daisuushii chuuren9",
        ),
        (
            "pretty_girls",
            "riichi chiitoitsu menzen_tsumo ippatsu haitei houtei rinshan chankan double_riichi pinfu iipeikou \
             sanshoku_doujun ittsuu ryanpeikou toitoi sanankou sanshoku_doukou sankantsu tanyao seat_wind round_wind \
             haku hatsu chun chanta junchan honroutou shousangen honitsu chinitsu kokushi kokushi13 suuankou",
        ),
        (
            "touzai",
            "menzen_tsumo pinfu tanyao chanta iipeikou sanshoku_doujun ittsuu round_wind seat_wind hatsu chun haku riichi \
             chankan rinshan haitei houtei toitoi honitsu sanshoku_doukou sanankou sankantsu chiitoitsu",
        ),
        (
            "pool_of_dreams",
            "riichi double_riichi ippatsu haku hatsu chun seat_wind round_wind shousangen tanyao chanta junchan \
             honroutou pinfu iipeikou ryanpeikou ittsuu sanshoku_doujun toitoi sanankou sankantsu sanshoku_doukou \
             chiitoitsu honitsu chinitsu menzen_tsumo haitei houtei rinshan chankan",
        ),
    ] {
        let book = Book::of(&Ruleset::preset(name).unwrap());
        let listed: Vec<&str> = book.yaku.iter().map(|page| page.yaku.key()).collect();
        assert!(listed.join(" ").starts_with(order), "{name}: {}", listed.join(" "));
    }
}

///
#[test]
fn the_ten_to_learn_first_are_in_every_preset() {
    let order = Yaku::LEARN_FIRST.map(|(_, yaku)| yaku.iter().map(|yaku| yaku.key()).collect::<Vec<_>>().join(" "));
    assert_eq!(
        order.join(", "),
        "riichi, haku hatsu chun seat_wind round_wind, tanyao, pinfu, menzen_tsumo, honitsu, iipeikou, toitoi, \
         sanshoku_doujun, chiitoitsu"
    );
    let listed = Yaku::LEARN_FIRST.map(|(_, yaku)| yaku).concat();
    for rules in presets() {
        let book = Book::of(&rules);
        let places: Vec<u8> =
            (1..=10).filter(|&place| book.yaku.iter().any(|page| page.first == Some(place))).collect();
        assert_eq!(places, (1..=10).collect::<Vec<_>>(), "{}", rules.name);
        assert!(book.yaku.iter().all(|page| page.first.is_some() == listed.contains(&page.yaku)));
    }
}

/// the usual fu, item by item.
#[test]
fn the_fu_table_is_the_usual_one() {
    let book = Book::of(&Ruleset::preset("tenhou").unwrap());
    let fu: Vec<u8> = book.fu.iter().map(|line| line.item.fu).collect();
    assert_eq!(fu, [20, 10, 2, 25, 2, 2, 4, 4, 8, 8, 16, 16, 32, 2, 2, 4, 2, 2, 2]);
    assert!(book.fu.iter().all(|line| line.hand.win.is_some()));
}

/// R-399, T:452-494: an open pinfu is raised by nothing at TOUZAI, and open tanyao is no yaku there.
#[test]
fn the_fu_table_of_touzai_is_that_of_its_document() {
    let book = Book::of(&Ruleset::preset("touzai").unwrap());
    let fu: Vec<u8> = book.fu.iter().map(|line| line.item.fu).collect();
    assert_eq!(fu, [20, 10, 2, 25, 2, 4, 4, 8, 8, 16, 16, 32, 2, 2, 4, 2, 2, 2]);
    assert!(book.fu.iter().all(|line| line.hand.win.is_some()));
}

///
#[test]
fn each_hand_of_the_fu_table_has_its_item() {
    for rules in houses() {
        for line in Book::of(&rules).fu {
            assert!(line.item.fu > 0);
            let Some(win) = &line.hand.win else { continue };
            let counted = !matches!(win.limit, Some(Limit::Yakuman(_)));
            let found = win.fu.items.contains(&line.item);
            assert!(found || !counted || line.item.reason == FuReason::Chiitoitsu, "{}: {line:?}", rules.name);
        }
    }
}

/// What a win pays by the payments of a round: what each payer gives.
fn paid(rules: &Ruleset, win: &Win, by: WinBy, dealer_wins: bool) -> Points {
    let seats: Vec<_> = rules.players.seats().collect();
    let (winner, from) = if dealer_wins { (seats[0], seats[1]) } else { (seats[1], seats[2]) };
    let from = (by == WinBy::Ron).then_some(from);
    let deltas = win_payments(&WinPayment::new(rules, win, winner, from, seats[0])).deltas(rules.players);
    let mut points = Points { limit: win.limit, dealer_ron: None, dealer_tsumo: None, ron: None, tsumo: None };
    match (dealer_wins, from) {
        (true, Some(from)) => points.dealer_ron = Some(-deltas[from]),
        (true, None) => points.dealer_tsumo = Some(-deltas[seats[1]]),
        (false, Some(from)) => points.ron = Some(-deltas[from]),
        (false, None) => points.tsumo = Some([-deltas[seats[2]], -deltas[seats[0]]]),
    }
    points
}

/// every hand of the book that has less than a limit is paid as its cell says; above that as its limit does.
#[test]
fn what_hands_are_paid_is_in_the_tables() {
    let mut compared = 0;
    for rules in houses() {
        let book = Book::of(&rules);
        let wins = book.yaku.iter().filter_map(|page| page.hand.as_ref()).chain(book.fu.iter().map(|line| &line.hand));
        for (example, win) in wins.filter_map(|example| Some((example, example.win.as_ref()?))) {
            let cell = match (win.limit, win.han) {
                _ if rules.aotenjou => continue,
                (_, 1..=4) => book
                    .points
                    .iter()
                    .find(|row| row.fu == win.fu.total)
                    .and_then(|row| row.cells[usize::from(win.han) - 1].as_ref()),
                // A limit that a yaku gives by itself.
                (Some(limit), _) => book.limits.iter().find(|line| line.limit == limit).map(|line| &line.points),
                (None, _) => None,
            };
            let fixed = win.han == 0 || win.yaku.iter().any(|line| line.value.units() > 0);
            let Some(cell) = cell else {
                assert!(fixed, "{}: {win:?} is in no table", rules.name);
                continue;
            };
            for dealer_wins in [true, false] {
                let paid = paid(&rules, win, example.line.by, dealer_wins);
                let agree = [
                    paid.dealer_ron.is_none_or(|points| cell.dealer_ron == Some(points)),
                    paid.dealer_tsumo.is_none_or(|points| cell.dealer_tsumo == Some(points)),
                    paid.ron.is_none_or(|points| cell.ron == Some(points)),
                    paid.tsumo.is_none_or(|points| cell.tsumo == Some(points)),
                ];
                assert!(agree.iter().all(|&agrees| agrees), "{}: {paid:?}, {cell:?} for {win:?}", rules.name);
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// the numbers that players know by heart.
#[test]
fn the_tables_of_tenhou_are_those_players_know() {
    let book = Book::of(&Ruleset::preset("tenhou").unwrap());
    let cell = |fu: u8, han: usize| book.points.iter().find(|row| row.fu == fu).unwrap().cells[han - 1].clone();
    let thirty_one = cell(30, 1).unwrap();
    assert_eq!((thirty_one.ron, thirty_one.tsumo), (Some(1000), Some([300, 500])));
    assert_eq!((thirty_one.dealer_ron, thirty_one.dealer_tsumo), (Some(1500), Some(500)));
    assert_eq!(cell(20, 1), None);
    let pinfu = cell(20, 2).unwrap();
    assert_eq!((pinfu.ron, pinfu.tsumo), (None, Some([400, 700])));
    assert_eq!(cell(25, 1), None);
    assert_eq!(cell(25, 2).unwrap().tsumo, None);
    assert_eq!(cell(25, 3).unwrap().tsumo, Some([800, 1600]));
    assert_eq!(cell(40, 4).unwrap().limit, Some(Limit::Mangan));
    let limits: Vec<_> =
        book.limits.iter().map(|line| (line.limit, [line.least_han, line.most_han], line.points.ron)).collect();
    assert_eq!(
        limits,
        [
            (Limit::Mangan, [Some(5), Some(5)], Some(8000)),
            (Limit::Haneman, [Some(6), Some(7)], Some(12_000)),
            (Limit::Baiman, [Some(8), Some(10)], Some(16_000)),
            (Limit::Sanbaiman, [Some(11), Some(12)], Some(24_000)),
            (Limit::Kazoe, [Some(13), None], Some(32_000)),
            (Limit::Yakuman(1), [None, None], Some(32_000)),
        ]
    );
}

/// three han of 70 fu and four of 40 are a mangan; ten fu less are one where the house rounds up to it.
#[test]
fn a_mangan_of_fewer_han_has_its_least_fu() {
    let by_fu = |rules: Ruleset| {
        let lines = Book::of(&rules).limits;
        lines
            .into_iter()
            .map(|line| (line.limit, line.by_fu))
            .filter(|(_, by_fu)| !by_fu.is_empty())
            .collect::<Vec<_>>()
    };
    let yakuza = Ruleset::preset("yakuza").unwrap();
    assert_eq!(by_fu(yakuza.clone()), [(Limit::Mangan, vec![(3, 70), (4, 40)])]);
    assert_eq!(by_fu(Ruleset { kiriage: true, ..yakuza }), [(Limit::Mangan, vec![(3, 60), (4, 30)])]);
    assert_eq!(by_fu(Ruleset::preset("pool_of_dreams").unwrap()), [(Limit::Mangan, vec![(3, 60), (4, 30)])]);
}
