//! Every figure has a hand that it counts and one that it just does not.

use std::collections::BTreeMap;

use jantaku_core::{Players, Yaku};
use jantaku_score::{Limit, Value, YakuLine};
use jantaku_stats::{
    GROUPS, HAND_FIGURES, HandFacts, MATCH_FIGURES, RoundKind, SeatResult, WaitShape, WinFacts, group, hand_figure,
    match_figure,
};

use crate::games::{idle, result, ron, winning};

/// By the key of a figure: hands with what each adds to the sum, `None` where it is not counted at all.
fn cases() -> Vec<(&'static str, HandFacts, Option<i64>)> {
    let drawn = || HandFacts { end: RoundKind::Exhaustive, ..idle() };
    let riichi = || HandFacts { riichi: Some(7), ..idle() };
    let called = || HandFacts { called: true, ..idle() };
    let loser = || HandFacts { dealt_into: vec![WaitShape::Kanchan], paid: -3900, points: -4900, ..idle() };
    let tsumo = || WinFacts { tsumo: true, ..ron() };
    let limit = |limit| WinFacts { limit: Some(limit), ..ron() };
    let kokushi = YakuLine { yaku: Yaku::Kokushi, value: Value::Units(1) };
    let yakuman = |limit| WinFacts { limit, yaku: vec![kokushi], ..ron() };
    vec![
        ("win", winning(ron()), Some(1)),
        ("win", loser(), Some(0)),
        ("deal_in", loser(), Some(1)),
        ("deal_in", HandFacts { paid: -1000, ..idle() }, Some(0)),
        ("riichi", riichi(), Some(1)),
        ("riichi", called(), Some(0)),
        ("call", called(), Some(1)),
        ("call", riichi(), Some(0)),
        ("exhaustive", drawn(), Some(1)),
        ("exhaustive", HandFacts { end: RoundKind::Abortive, ..idle() }, Some(0)),
        ("abortive", HandFacts { end: RoundKind::Abortive, ..idle() }, Some(1)),
        ("abortive", drawn(), Some(0)),
        ("abortive", HandFacts { end: RoundKind::Chombo, chombo: true, ..idle() }, Some(0)),
        ("chombo", HandFacts { end: RoundKind::Chombo, chombo: true, ..idle() }, Some(1)),
        ("chombo", HandFacts { end: RoundKind::Chombo, ..idle() }, Some(0)),
        ("nagashi", HandFacts { nagashi: true, ..drawn() }, Some(1)),
        ("nagashi", HandFacts { tenpai: true, ..drawn() }, Some(0)),
        ("tenpai", HandFacts { tenpai: true, ..drawn() }, Some(1)),
        ("tenpai", drawn(), Some(0)),
        ("tenpai", HandFacts { tenpai: true, ..idle() }, None),
        ("hand_points", loser(), Some(-4900)),
        ("hand_points", idle(), Some(0)),
        ("win_points", HandFacts { paid: 8300, points: 7300, ..winning(ron()) }, Some(8300)),
        ("win_points", HandFacts { paid: 1500, ..drawn() }, None),
        ("deal_in_points", loser(), Some(-3900)),
        ("deal_in_points", HandFacts { paid: -2000, ..idle() }, None),
        ("tsumo", winning(tsumo()), Some(1)),
        ("tsumo", winning(ron()), Some(0)),
        ("tsumo", idle(), None),
        ("win_with_riichi", HandFacts { riichi: Some(1), ..winning(ron()) }, Some(1)),
        ("win_with_riichi", winning(ron()), Some(0)),
        ("win_with_riichi", riichi(), None),
        ("win_with_call", HandFacts { called: true, ..winning(ron()) }, Some(1)),
        ("win_with_call", winning(ron()), Some(0)),
        ("win_with_call", called(), None),
        ("win_silent", winning(ron()), Some(1)),
        ("win_silent", HandFacts { called: true, ..winning(ron()) }, Some(0)),
        ("win_silent", HandFacts { riichi: Some(1), ..winning(ron()) }, Some(0)),
        ("yakuman", winning(yakuman(Some(Limit::Yakuman(1)))), Some(1)),
        ("yakuman", winning(yakuman(None)), Some(1)),
        ("yakuman", winning(limit(Limit::Kazoe)), Some(0)),
        ("kazoe", winning(limit(Limit::Kazoe)), Some(1)),
        ("kazoe", winning(limit(Limit::Yakuman(2))), Some(0)),
        ("riichi_win", HandFacts { riichi: Some(1), ..winning(ron()) }, Some(1)),
        ("riichi_win", riichi(), Some(0)),
        ("riichi_win", winning(ron()), None),
        ("riichi_deal_in", HandFacts { riichi: Some(1), ..loser() }, Some(1)),
        ("riichi_deal_in", riichi(), Some(0)),
        ("riichi_deal_in", loser(), None),
        ("riichi_points", HandFacts { riichi: Some(1), ..loser() }, Some(-4900)),
        ("riichi_points", loser(), None),
        ("riichi_turn", riichi(), Some(7)),
        ("riichi_turn", idle(), None),
        ("call_win", HandFacts { called: true, ..winning(ron()) }, Some(1)),
        ("call_win", called(), Some(0)),
        ("call_win", winning(ron()), None),
        ("call_deal_in", HandFacts { called: true, ..loser() }, Some(1)),
        ("call_deal_in", called(), Some(0)),
        ("call_deal_in", loser(), None),
        ("call_points", HandFacts { called: true, ..loser() }, Some(-4900)),
        ("call_points", loser(), None),
    ]
}

/// win rate and deal-in rate, and everything beside them.
#[test]
fn every_figure_of_hands_counts_what_it_says() {
    let mut seen: BTreeMap<&str, Vec<Option<i64>>> = BTreeMap::new();
    for (key, hand, value) in cases() {
        let figure = hand_figure(key).unwrap_or_else(|| panic!("there is no figure {key}"));
        assert_eq!(figure.value(&hand), value, "{key}: {hand:?}");
        let listed = if figure.is_share() { value == Some(1) } else { value.is_some() };
        assert_eq!(figure.lists(&hand), listed, "{key}: {hand:?}");
        seen.entry(key).or_default().push(value);
    }
    for figure in &HAND_FIGURES {
        let values = seen.get(figure.key).map_or(&[][..], Vec::as_slice);
        assert!(values.iter().any(|value| *value != values[0]), "{} has no near miss", figure.key);
    }
}

/// places, and the mean place.
#[test]
fn every_figure_of_matches_counts_what_it_says() {
    let cases = [
        ("place", [4, 1, 2]),
        ("first", [0, 1, 0]),
        ("second", [0, 0, 1]),
        ("third", [0, 0, 0]),
        ("fourth", [1, 0, 0]),
        ("below_zero", [1, 0, 0]),
        ("final_points", [-100, 50000, 0]),
        ("total", [-30100, 20000, -30000]),
    ];
    assert_eq!(cases.map(|(key, _)| key), MATCH_FIGURES.map(|figure| figure.key));
    for (key, values) in cases {
        let figure = match_figure(key).unwrap();
        let results = [result(4, -100), result(1, 50000), result(2, 0)];
        assert_eq!(results.map(|result| figure.value(&result)), values.map(Some), "{key}");
    }
    let of_three = SeatResult { players: Players::Three, ..result(3, 0) };
    assert_eq!(match_figure("fourth").unwrap().value(&of_three), None, "with three players there is no fourth place");
    assert_eq!(match_figure("third").unwrap().value(&result(3, 0)), Some(1));
}

#[test]
fn keys_are_there_once() {
    let keys = HAND_FIGURES.iter().map(|figure| figure.key).chain(MATCH_FIGURES.iter().map(|figure| figure.key));
    let mut keys: Vec<&str> = keys.chain(GROUPS.iter().map(|group| group.key)).collect();
    keys.sort_unstable();
    let all = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), all);
    let measured = GROUPS.iter().flat_map(|group| group.figures);
    assert!(measured.clone().all(|key| hand_figure(key).is_some()) && measured.count() > 0);
}

#[test]
fn a_hand_has_the_values_of_its_properties() {
    let values = |key: &str, hand: &HandFacts| (group(key).unwrap().values)(hand);
    for wait in WaitShape::ALL {
        assert_eq!(values("wait", &winning(WinFacts { wait, ..ron() })), [wait.key()]);
    }
    let twice = HandFacts { dealt_into: vec![WaitShape::Tanki, WaitShape::Penchan], ..idle() };
    assert_eq!(values("dealt_into", &twice), ["tanki", "penchan"], "two may win on one tile");
    let riichi = |turn| HandFacts { riichi: Some(turn), ..idle() };
    let turns = [(1, "1-6"), (6, "1-6"), (7, "7-12"), (12, "7-12"), (13, "13+"), (255, "13+")];
    assert!(turns.into_iter().all(|(turn, part)| values("turn", &riichi(turn)) == [part]));
    let limits = [Limit::Mangan, Limit::Haneman, Limit::Baiman, Limit::Sanbaiman, Limit::Kazoe, Limit::Yakuman(2)];
    let named = limits.map(|limit| values("limit", &winning(WinFacts { limit: Some(limit), ..ron() })));
    assert_eq!(named.concat(), (group("limit").unwrap().all)());
    for group in &GROUPS {
        assert!((group.values)(&idle()).is_empty() && !(group.among)(&idle()), "{}", group.key);
    }
    assert!(values("limit", &winning(ron())).is_empty(), "a win below mangan has no limit");
}
