//! What is selected, measured and listed.

use jantaku_core::{BySeat, Players, Yaku};
use jantaku_score::{Limit, Value, YakuLine};
use jantaku_stats::{
    Filter, HandFacts, Listing, ListingError, MatchFacts, Mode, WaitShape, WinFacts, group, hand_figure, match_figure,
    wilson,
};
use jantaku_testkit::seat;

use crate::games::{game, idle, result, ron, winning};

/// Aki wins one of three hands in the first match and one of one in the second; Beni sits in both, Chika in the second.
fn matches() -> Vec<MatchFacts> {
    let mut first = game(["Aki", "Beni", "Dai", "Dai"], &[winning(ron()), idle(), idle()]);
    first.date = "2018-01-20".parse().ok();
    first.results = BySeat::from_vec(vec![result(1, 50000), result(2, 40000), result(3, 10000), result(4, 0)]);
    let mut second = game(["Aki", "Beni", "Chika", ""], &[winning(ron())]);
    second.rules = "yakuza".to_owned();
    second.mode = Mode { players: Players::Three, winds: 1 };
    vec![first, second]
}

fn count(filter: &Filter) -> (u64, i64) {
    let matches = matches();
    let win = filter.select(&matches).measure(hand_figure("win").expect("it is a figure"));
    (win.count, win.sum)
}

#[test]
fn a_filter_leaves_out_what_does_not_fit() {
    let name = |name: &str| Some(name.to_owned());
    let filter = Filter::default;
    assert_eq!(count(&filter()), (16, 2));
    assert_eq!(count(&Filter { player: name("Aki"), ..filter() }), (4, 2));
    assert_eq!(count(&Filter { player: name("aki"), ..filter() }), (0, 0));
    assert_eq!(count(&Filter { player: name("Dai"), ..filter() }), (6, 0), "one player may have two seats");
    assert_eq!(count(&Filter { player: name("Aki"), opponent: name("Chika"), ..filter() }), (1, 1));
    assert_eq!(count(&Filter { player: name("Aki"), opponent: name("Aki"), ..filter() }), (0, 0));
    assert_eq!(count(&Filter { opponent: name("Chika"), ..filter() }), (3, 1), "Chika is no opponent of Chika");
    assert_eq!(count(&Filter { rules: name("yakuza"), ..filter() }), (4, 1));
    assert_eq!(count(&Filter { players: Some(Players::Three), ..filter() }), (4, 1));
    assert_eq!(count(&Filter { winds: Some(2), ..filter() }), (12, 1));
    let day = |day: &str| day.parse().ok();
    assert_eq!(count(&Filter { since: day("2018-01-20"), until: day("2018-01-20"), ..filter() }), (12, 1));
    assert_eq!(count(&Filter { since: day("2018-01-21"), ..filter() }), (0, 0));
    assert_eq!(count(&Filter { until: day("2018-01-19"), ..filter() }), (0, 0));
}

#[test]
fn a_share_has_its_list_and_its_errors() {
    let matches = matches();
    let selection = Filter { player: Some("Aki".to_owned()), ..Filter::default() }.select(&matches);
    let win = selection.measure(hand_figure("win").unwrap());
    assert_eq!((win.sum, win.count, win.value, win.interval), (2, 4, Some(0.5), wilson(2, 4)));
    // Two matches with 1 of 3 and 1 of 1: the deviations from half are -1/2 and 1/2, over a mean of 2 hands.
    let error = (2.0_f64 * 0.25 / (2.0 * 1.0) / 4.0).sqrt();
    assert!((win.error.unwrap() - error).abs() < 1e-12, "{win:?}");
    let list = selection.list(hand_figure("win").unwrap());
    let listed: Vec<_> = list.iter().map(|row| (row.number, row.round.unwrap().number, row.seat)).collect();
    assert_eq!(listed, [(0, 0, seat(0)), (1, 0, seat(0))]);
    let nothing = selection.measure(hand_figure("riichi_win").unwrap());
    assert_eq!((nothing.count, nothing.value, nothing.error, nothing.interval), (0, None, None, None));
}

/// results of every member.
#[test]
fn each_player_has_a_part_of_their_own() {
    let matches = matches();
    let all = Filter::default().select(&matches);
    let players = all.by_player();
    assert_eq!(players.keys().copied().collect::<Vec<_>>(), ["Aki", "Beni", "Chika", "Dai"]);
    let place = |name: &str| players[name].measure(match_figure("place").unwrap());
    assert_eq!((place("Dai").sum, place("Dai").count, place("Dai").error), (7, 2, None));
    assert_eq!((place("Aki").sum, place("Aki").count), (1, 1), "the second match has no result");
    assert_eq!(place("Chika").value, None);
}

#[test]
fn the_sum_runs_over_matches() {
    let mut matches = matches();
    matches[1].results = BySeat::from_vec(vec![result(4, -5000), result(1, 60000), result(2, 1), result(3, 0)]);
    let selection = Filter { player: Some("Aki".to_owned()), ..Filter::default() }.select(&matches);
    let sums: Vec<i64> = selection.over_time().iter().map(|standing| standing.sum).collect();
    assert_eq!(sums, [20000, -15000]);
}

fn with(yaku: &[Yaku], wait: WaitShape, paid: i32) -> HandFacts {
    let line = |yaku: &Yaku| YakuLine { yaku: *yaku, value: Value::Han(1) };
    HandFacts { paid, ..winning(WinFacts { yaku: yaku.iter().map(line).collect(), wait, ..ron() }) }
}

#[test]
fn wins_are_divided_by_wait_and_by_yaku() {
    let hands = [
        with(&[Yaku::Riichi, Yaku::Pinfu], WaitShape::Ryanmen, 2000),
        with(&[Yaku::Riichi], WaitShape::Kanchan, 1300),
        with(&[Yaku::Tanyao], WaitShape::Ryanmen, 1000),
        idle(),
    ];
    let matches = [game(["a", "b", "c", "d"], &hands)];
    let selection = Filter::default().select(&matches);
    let part = |key: &str| {
        let parts = selection.parts(group(key).unwrap());
        parts.into_iter().map(|part| (part.value, part.share.sum, part.share.count, part.figures[0].1.sum))
    };
    assert!(part("wait").eq([("ryanmen", 2, 3, 3000), ("kanchan", 1, 3, 1300)]));
    let mut yaku: Vec<_> = part("yaku").collect();
    yaku.sort_unstable();
    assert_eq!(yaku, [("pinfu", 1, 3, 2000), ("riichi", 2, 3, 3300), ("tanyao", 1, 3, 1000)]);
    let list = selection.listed_hands(&Listing::find(None, Some(("yaku", "riichi"))).unwrap());
    assert_eq!(list.iter().map(|row| row.round.unwrap().number).collect::<Vec<_>>(), [0, 1]);
}

/// the best hand, the yakuman, and the wins of each limit.
#[test]
fn the_best_hands_are_worth_most() {
    let worth = |base, han, limit| winning(WinFacts { base, han, limit, ..ron() });
    let hands = [
        worth(2000, 5, Some(Limit::Mangan)),
        worth(8000, 13, Some(Limit::Kazoe)),
        worth(8000, 0, Some(Limit::Yakuman(1))),
        HandFacts { dealer: true, ..worth(3000, 6, Some(Limit::Haneman)) },
        worth(4000, 8, Some(Limit::Baiman)),
        idle(),
    ];
    let matches = [game(["a", "b", "c", "d"], &hands)];
    let selection = Filter::default().select(&matches);
    let numbers = |rows: Vec<jantaku_stats::Row<HandFacts>>| {
        rows.iter().map(|row| row.round.map(|round| round.number)).collect::<Option<Vec<_>>>()
    };
    assert_eq!(numbers(selection.best(4)), Some(vec![1, 2, 3, 4]));
    assert_eq!(numbers(selection.best(9)), Some(vec![1, 2, 3, 4, 0]));
    assert_eq!(numbers(selection.yakuman()), Some(vec![2]));
    let limits = selection.parts(group("limit").unwrap()).into_iter().map(|part| (part.value, part.share.sum));
    assert!(limits.eq([("mangan", 1), ("haneman", 1), ("baiman", 1), ("kazoe", 1), ("yakuman", 1)]));
}

/// of each match only the seat counts that is the player's, whatever the names.
#[test]
fn of_each_match_one_seat_counts() {
    let matches = matches();
    let own = |at: [usize; 2]| matches.iter().zip(at).map(|(facts, at)| (facts, seat(at))).collect::<Vec<_>>();
    let wins = |filter: &Filter, at| {
        let win = filter.select_seats(own(at)).measure(hand_figure("win").unwrap());
        (win.count, win.sum)
    };
    assert_eq!(wins(&Filter::default(), [0, 0]), (4, 2));
    assert_eq!(wins(&Filter::default(), [0, 1]), (4, 1), "another seat of the second match");
    assert_eq!(wins(&Filter { rules: Some("yakuza".to_owned()), ..Filter::default() }, [0, 0]), (1, 1));
    let against = |name: &str| Filter { opponent: Some(name.to_owned()), ..Filter::default() };
    assert_eq!(wins(&against("Chika"), [0, 0]), (1, 1));
    assert_eq!(wins(&against("Aki"), [0, 0]), (0, 0), "nobody is their own opponent");
    let second = against("Chika").select_seats(own([0, 0]));
    assert_eq!(second.matches[0].number, 1, "the number counts matches that are left out, too");
}

/// every number has its list: hands of a figure, of a property, of both, or results.
#[test]
fn a_listing_is_found_by_its_keys() {
    let mut matches = matches();
    matches[0].rounds[1].hands[seat(0)] = HandFacts { nagashi: true, ..idle() };
    let selection = Filter::default().select_seats(matches.iter().map(|facts| (facts, seat(0))));
    let hands = |figure, value| {
        let listing = Listing::find(figure, value).unwrap();
        let rows = selection.listed_hands(&listing);
        rows.iter().map(|row| (row.number, row.round.unwrap().number)).collect::<Vec<_>>()
    };
    assert_eq!(hands(Some("win"), None), [(0, 0), (1, 0)]);
    assert_eq!(hands(Some("win"), Some(("wait", ron().wait.key()))), [(0, 0), (1, 0)]);
    assert_eq!(hands(Some("win"), Some(("wait", "kanchan"))), []);
    assert_eq!(hands(None, Some(("rare", "nagashi"))), [(0, 1)]);
    assert_eq!(hands(None, Some(("quoted", "yakuman"))), []);
    let first = Listing::find(Some("first"), None).unwrap();
    assert_eq!((selection.listed_results(&first).len(), selection.listed_hands(&first).len()), (1, 0));
    let fails = |figure, value| Listing::find(figure, value).unwrap_err();
    assert_eq!(fails(None, None), ListingError::Figure);
    assert_eq!(fails(Some("wins"), None), ListingError::Figure);
    assert_eq!(fails(Some("win"), Some(("shape", "ryanmen"))), ListingError::Group);
    assert_eq!(fails(Some("win"), Some(("wait", "pinfu"))), ListingError::Value);
    assert_eq!(fails(Some("place"), Some(("wait", "ryanmen"))), ListingError::Group, "results have no waits");
}
